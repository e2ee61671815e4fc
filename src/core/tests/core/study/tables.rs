//! Tables, read back by independent readers.

use proptest::prelude::*;

use slidescope_core::search::Limits;
use slidescope_core::study::experiment::{Plan, Summary, results_table};
use slidescope_core::study::presets::Preset;
use slidescope_core::study::table::{Cell, Field, Format, Table};
use slidescope_core::text;

/// A row of words, a number, and a count that may be missing.
type Row = (String, f64, Option<u64>);

fn fields() -> Vec<Field<Row>> {
    vec![
        Field::new("name", "Name & more", |row: &Row| Cell::text(row.0.clone())),
        Field::new("mean", "Mean", |row: &Row| Cell::number(Some(row.1), 2)),
        Field::new("count", "Count_%", |row: &Row| Cell::count(row.2)),
    ]
}

fn table(rows: &[Row]) -> Table {
    Table::new("Title {1}", &fields(), rows).note("A note: 50 % of it.")
}

/// The rows of a CSV text, by the `csv` crate.
fn read_csv(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    assert_eq!(
        reader.headers().expect("a head"),
        vec!["name", "mean", "count"]
    );
    let fields = |record: csv::StringRecord| record.iter().map(str::to_owned).collect();
    reader
        .records()
        .map(|r| fields(r.expect("a record")))
        .collect()
}

/// Rows that are hard to write in each format.
fn hard() -> Vec<Row> {
    [
        "plain",
        "a,b",
        "say \"so\"",
        "two\nlines",
        "pipe | star * _x_",
        "100 % & $5 #1 {x} ~ ^ \\end",
        " spaced ",
        "",
        "[8pt]",
    ]
    .iter()
    .zip(0..)
    .map(|(name, i)| {
        (
            (*name).to_owned(),
            1234.5678 * f64::from(i),
            Some(u64::MAX).filter(|_| i % 2 == 0),
        )
    })
    .collect()
}

#[test]
fn csv_is_read_back_by_another_reader() {
    let rows = hard();
    let read = read_csv(&table(&rows).write(Format::Csv));
    assert_eq!(read.len(), rows.len());
    for (read, row) in read.iter().zip(&rows) {
        assert_eq!(read[0], row.0);
        assert_eq!(read[1].parse(), Ok(row.1));
        assert_eq!(read[2], row.2.map_or_else(String::new, |n| n.to_string()));
    }
}

#[test]
fn json_is_read_back_by_another_reader() {
    let rows = hard();
    let text = table(&rows).write(Format::Json);
    let read: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(read["title"], "Title {1}");
    assert_eq!(read["notes"][0], "A note: 50 % of it.");
    for (at, row) in rows.iter().enumerate() {
        let read = &read["rows"][at];
        assert_eq!(read["name"], row.0.as_str());
        let mean = read["mean"].as_f64().expect("a number");
        // This reader may be wrong in the last digit.
        assert!((mean - row.1).abs() <= f64::EPSILON * row.1);
        assert_eq!(read["count"].as_u64(), row.2);
        assert_eq!(read["count"].is_null(), row.2.is_none());
    }
    let keys: Vec<usize> = ["name", "mean", "count"]
        .iter()
        .filter_map(|key| text.find(key))
        .collect();
    assert!(keys.is_sorted(), "the columns keep their order");
}

/// The cells of a line of a Markdown table: cut at the pipes that no backslash escapes, and unescaped.
fn markdown_cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut letters = line.chars();
    while let Some(c) = letters.next() {
        match c {
            '\\' => cells.last_mut().expect("one").extend(letters.next()),
            '|' => cells.push(String::new()),
            _ => cells.last_mut().expect("one").push(c),
        }
    }
    assert!(cells.len() > 2 && cells[0].is_empty() && cells[cells.len() - 1].is_empty());
    cells[1..cells.len() - 1]
        .iter()
        .map(|cell| cell.trim().to_owned())
        .collect()
}

#[test]
fn markdown_keeps_every_cell_in_its_column() {
    let rows = hard();
    let text = table(&rows).write(Format::Markdown);
    let lines: Vec<Vec<String>> = text
        .lines()
        .filter(|l| l.starts_with('|'))
        .map(markdown_cells)
        .collect();
    assert_eq!(lines[0], ["Name & more", "Mean", "Count_%"]);
    assert_eq!(lines[1], [":--", "--:", "--:"]);
    assert_eq!(lines.len(), rows.len() + 2);
    for (line, row) in lines[2..].iter().zip(&rows) {
        assert_eq!(line.len(), 3);
        assert_eq!(line[0], row.0.replace('\n', " ").trim());
        assert_eq!(line[1].replace(',', ""), format!("{:.2}", row.1));
    }
}

/// The number of cells in a row of a LaTeX tabular, which is cut at each `&` that is not escaped.
fn latex_cells(line: &str) -> usize {
    let line = line.strip_suffix(" \\tabularnewline").expect("a row");
    let bytes = line.as_bytes();
    let marks =
        (0..bytes.len()).filter(|&at| bytes[at] == b'&' && (at == 0 || bytes[at - 1] != b'\\'));
    marks.count() + 1
}

#[test]
fn latex_keeps_every_cell_in_its_column_and_escapes_what_is_special() {
    let rows = hard();
    let text = table(&rows).write(Format::Latex);
    let body: Vec<&str> = text
        .lines()
        .filter(|line| line.ends_with("\\tabularnewline"))
        .collect();
    assert_eq!(body.len(), rows.len() + 1);
    assert!(body.iter().all(|line| latex_cells(line) == 3), "{text}");
    assert!(text.contains("\\begin{tabular}{lrr}"));
    for part in [
        "Name \\& more",
        "Count\\_\\%",
        "100 \\% \\& \\$5 \\#1 \\{x\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}end",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let braces = |open: char| {
        let plain = text.replace("\\{", "").replace("\\}", "");
        let plain = plain
            .lines()
            .filter(|l| !l.starts_with('%'))
            .collect::<String>();
        plain.matches(open).count()
    };
    assert_eq!(braces('{'), braces('}'));
}

#[test]
fn the_text_stands_in_columns() {
    let rows = [
        ("a".to_owned(), 1.0, Some(7)),
        ("long name".to_owned(), 1000.0, None),
    ];
    let text = table(&rows).write(Format::Text);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[2], "Name & more      Mean  Count_%");
    assert_eq!(lines[4], "a                1.00        7");
    assert_eq!(lines[5], "long name    1,000.00        –");
    assert_eq!(lines.last(), Some(&"A note: 50 % of it."));
}

#[test]
fn rows_sort_by_any_column_and_what_is_missing_comes_last() {
    let rows: Vec<Row> = [("b", 2.0, Some(10)), ("a", 10.0, None), ("c", 1.0, Some(9))]
        .map(|(name, mean, count)| (name.to_owned(), mean, count))
        .into();
    let names = |by: &str| {
        let mut table = table(&rows);
        table.sort(by).expect("a column");
        let name = |row: &Vec<Cell>| match &row[0] {
            Cell::Text(name) => name.clone(),
            other => panic!("{other:?}"),
        };
        table.rows().iter().map(name).collect::<String>()
    };
    for (by, order) in [
        ("name", "abc"),
        ("-name", "cba"),
        ("mean", "cba"),
        ("-mean", "abc"),
        ("count", "cba"),
        ("-count", "bca"),
    ] {
        assert_eq!(names(by), order, "{by}");
    }
    let fault = table(&rows)
        .sort("size")
        .expect_err("no such column")
        .to_string();
    assert!(
        fault.contains("“size”") && fault.contains("name, mean, count"),
        "{fault}"
    );
}

proptest! {
    #[test]
    fn any_words_survive_csv_and_json(words in proptest::collection::vec("\\PC*|[\r\n\",;= ]*", 1..6), mean in -1e9..1e9_f64) {
        let rows: Vec<Row> = words.iter().map(|word| (word.clone(), mean, None)).collect();
        let read = read_csv(&table(&rows).write(Format::Csv));
        let json: serde_json::Value = serde_json::from_str(&table(&rows).write(Format::Json)).expect("JSON");
        prop_assert_eq!(read.len(), rows.len());
        for (at, word) in words.iter().enumerate() {
            // What a spreadsheet would run as a formula is marked as a text.
            let runs = word.starts_with(['=', '+', '-', '@', '\t', '\r']) && word.parse::<f64>().is_err();
            let mark = if runs { "'" } else { "" };
            prop_assert_eq!(&read[at][0], &format!("{mark}{word}"));
            prop_assert_eq!(read[at][1].parse(), Ok(mean));
            prop_assert_eq!(json["rows"][at]["name"].as_str(), Some(word.as_str()));
        }
    }
}

#[test]
fn numbers_read_well() {
    for (cell, text) in [
        (Cell::Count(0), "0"),
        (Cell::Count(999), "999"),
        (Cell::Count(1000), "1,000"),
        (Cell::Count(u64::MAX), "18,446,744,073,709,551,615"),
        (Cell::Number(1234.5678, 2), "1,234.57"),
        (Cell::Number(-1234.5, 0), "-1,234"),
        (Cell::Number(0.5, 3), "0.500"),
        (Cell::None, "–"),
        (Cell::text("1000"), "1000"),
    ] {
        assert_eq!(cell.shown(), text);
    }
}

/// In a spreadsheet whose point separates thousands, 1.234 is a thousand times too large.
#[test]
fn no_number_for_programs_has_exactly_three_decimals() {
    let fields = [Field::new("mean", "Mean", |value: &f64| {
        Cell::Number(*value, 2)
    })];
    for (number, text) in [
        (1.234, "1.2340"),
        (0.5, "0.5"),
        (783.341_237, "783.341237"),
        (12.0, "12"),
    ] {
        let table = Table::new(String::new(), &fields, &[number]);
        let csv = table.write(Format::Csv);
        assert_eq!(csv.lines().nth(1), Some(text));
        assert_eq!(text.parse(), Ok(number));
    }
}

/// A number that is not zero is not shown as zero.
#[test]
fn a_small_number_shows_its_first_digit() {
    for (number, shown) in [
        (0.000_003, "0.000003"),
        (0.000_42, "0.00042"),
        (0.000_004_2, "0.000004"),
        (0.0, "0.00000"),
        (1.5, "1.50000"),
    ] {
        assert_eq!(Cell::Number(number, 5).shown(), shown);
    }
}

#[test]
fn every_column_of_every_table_is_explained() {
    for preset in Preset::ALL {
        let spec = preset.spec(Some(1), 1, Limits::NONE);
        let plan = Plan::new(spec).expect("a plan");
        let tables = [
            preset.table(&plan, &[]),
            results_table(&plan, &[]),
            Summary::default().table(&plan),
        ];
        for column in tables.iter().flat_map(Table::columns) {
            let key = column.key().expect(&column.id);
            assert!(
                text::experiment::column(key).ends_with('.'),
                "{}",
                column.id
            );
        }
    }
}
