//! Tables for reading: aligned text, Markdown and LaTeX.

use unicode_width::UnicodeWidthStr;

use crate::study::table::{Cell, ColumnKey, Table};

/// The space between two columns of text.
const GAP: &str = "  ";

pub(crate) fn text(table: &Table) -> String {
    let heading = table.columns.iter().map(|column| column.title.clone());
    let mut lines: Vec<Vec<String>> = vec![heading.collect()];
    let shown = |row: &Vec<Cell>| row.iter().map(Cell::shown).collect();
    lines.extend(table.rows.iter().map(shown));
    let width = |at: usize| lines.iter().map(|line| line[at].width()).max();
    let widths: Vec<usize> = (0..table.columns.len()).filter_map(width).collect();
    let rule = widths.iter().map(|width| "─".repeat(*width)).collect();
    lines.insert(1, rule);

    let mut text = format!("{}\n\n", table.title);
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(at, (cell, &width))| {
            // `format!` cannot pad here, because it counts a wide character as one column.
            let space = " ".repeat(width - cell.width());
            match table.is_numeric(at) {
                true => format!("{space}{cell}"),
                false => format!("{cell}{space}"),
            }
        });
        let cells: Vec<String> = cells.collect();
        text.push_str(cells.join(GAP).trim_end());
        text.push('\n');
    }
    if !table.notes.is_empty() {
        text.push('\n');
    }
    for note in table.notes() {
        text.push_str(note);
        text.push('\n');
    }
    text
}

pub(crate) fn markdown(table: &Table) -> String {
    let mut text = format!("**{}**\n\n", markdown_escaped(&table.title));
    let titles = table.columns.iter().map(|c| markdown_escaped(&c.title));
    text.push_str(&markdown_line(titles));
    let rules = (0..table.columns.len()).map(|at| {
        let rule = if table.is_numeric(at) { "--:" } else { ":--" };
        rule.to_owned()
    });
    text.push_str(&markdown_line(rules));
    for row in &table.rows {
        let cells = row.iter().map(|cell| markdown_escaped(&cell.shown()));
        text.push_str(&markdown_line(cells));
    }
    for note in table.notes() {
        text.push_str(&format!("\n{}\n", markdown_escaped(note)));
    }
    text
}

pub(crate) fn markdown_line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {} |\n", cells.join(" | "))
}

/// Puts a backslash before these characters and replaces those that `other` has words for. Line breaks become spaces, because
/// they would end the row.
fn escaped(text: &str, marked: &str, other: fn(char) -> Option<&'static str>) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match other(c) {
            Some(words) => escaped.push_str(words),
            None if matches!(c, '\n' | '\r') => escaped.push(' '),
            None => {
                escaped.extend(marked.contains(c).then_some('\\'));
                escaped.push(c);
            }
        }
    }
    escaped
}

pub(crate) fn markdown_escaped(text: &str) -> String {
    escaped(text, r"\|*_`<>[]#~&$", |_| None)
}

/// The text width of the LaTeX class `article`, in points.
const TEXT_BLOCK: f32 = 345.0;
/// The average width of a letter in small size and the padding of a column, in points.
const LETTER: f32 = 4.4;
const AROUND: f32 = 8.0;
/// The width, in letters, of a text column that is broken into lines.
const BROKEN: usize = 17;

/// Columns that are left out if the table is too wide, the least important first.
const EXPENDABLE: [ColumnKey; 13] = [
    ColumnKey::BytesPerState,
    ColumnKey::Ratio,
    ColumnKey::PeakFrontier,
    ColumnKey::GeneratedDeviation,
    ColumnKey::Bytes,
    ColumnKey::Goal,
    ColumnKey::Run,
    ColumnKey::End,
    ColumnKey::Verdict,
    ColumnKey::Runs,
    ColumnKey::Visited,
    ColumnKey::Seconds,
    ColumnKey::Solved,
];

/// Returns a LaTeX `tabular` in small type with its title above and its notes below. Its rules are `\hline`s, so it needs no
/// package. It fits the text width of `article`: headings take several lines, words are broken, and unless the user chose
/// the columns, some are left out. Columns that still do not fit go into further `tabular`s, which repeat the first column.
pub(crate) fn latex(table: &Table) -> String {
    let mut table = table.clone();
    for key in EXPENDABLE {
        if table.is_chosen || fits(&table) {
            break;
        }
        let others = (0..table.columns.len()).filter(|&at| table.columns[at].key() != Some(key));
        table.keep(&others.collect::<Vec<_>>());
    }
    let mut text = chinese_engine(&table).to_owned();
    text += &format!(
        "{{\\footnotesize\\setlength{{\\tabcolsep}}{{4pt}}\n\\noindent {}\\par\\smallskip\n",
        latex_escaped(&table.title)
    );
    for part in parts(&table) {
        text.push_str(&tabular(&part));
    }
    for note in table.notes() {
        text.push_str(&format!("\\noindent {}\\par\n", latex_escaped(note)));
    }
    text + "}\n"
}

pub(crate) fn is_chinese(text: &str) -> bool {
    text.contains(|c| ('\u{2e80}'..='\u{9fff}').contains(&c))
}

/// What a table with Chinese says first: the engine, for editors of LaTeX, and the package.
fn chinese_engine(table: &Table) -> &'static str {
    let titles = table.columns.iter().map(|column| column.title.as_str());
    match titles.chain([table.title.as_str()]).any(is_chinese) {
        true => "% !TEX program = xelatex\n% \\usepackage{ctex}\n",
        false => "",
    }
}

fn fits(table: &Table) -> bool {
    let least = |(at, letters): (usize, usize)| match table.is_numeric(at) {
        true => letters,
        false => letters.min(BROKEN),
    };
    points(widths(table).into_iter().enumerate().map(least)) <= TEXT_BLOCK
}

/// Splits the table into as few parts as fit, with about equally many columns each. Every part begins with the first column.
fn parts(table: &Table) -> Vec<Table> {
    let others: Vec<usize> = (1..table.columns.len()).collect();
    let in_pieces = |count: usize| -> Vec<Table> {
        let part = |columns: &[usize]| {
            let mut part = table.clone();
            part.keep(&[&[0], columns].concat());
            part
        };
        others
            .chunks(others.len().div_ceil(count))
            .map(part)
            .collect()
    };
    let mut pieces = (1..=others.len()).map(in_pieces);
    pieces
        .find(|parts| parts.iter().all(fits))
        .unwrap_or_else(|| vec![table.clone()])
}

fn tabular(table: &Table) -> String {
    let widths = widths(table);
    let words = |at: &usize| !table.is_numeric(*at) && widths[*at] > BROKEN;
    let all: usize = (0..widths.len()).filter(words).map(|at| widths[at]).sum();
    let room = TEXT_BLOCK - (points(widths.iter().copied()) - all as f32 * LETTER);
    let is_wide = room < all as f32 * LETTER && room > 0.0;
    let spec = |at: usize| {
        if table.is_numeric(at) {
            "r".to_owned()
        } else if is_wide && words(&at) {
            format!("p{{{:.0}pt}}", room * widths[at] as f32 / all as f32)
        } else {
            "l".to_owned()
        }
    };
    let spec: String = (0..widths.len()).map(spec).collect();
    let mut text = format!("\\noindent\\begin{{tabular}}{{{spec}}}\n\\hline\n");
    let headings = table.columns.iter().zip(&widths);
    let headings: Vec<Vec<String>> = headings
        .map(|(c, &width)| in_lines(&c.title, width))
        .collect();
    let lines = headings.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..lines {
        // Headings are aligned at the bottom.
        let word = |words: &Vec<String>| match (line + words.len()).checked_sub(lines) {
            Some(at) => latex_escaped(&words[at]),
            None => String::new(),
        };
        text.push_str(&latex_line(headings.iter().map(word)));
    }
    text.push_str("\\hline\n");
    for row in &table.rows {
        let cell = |(at, cell): (usize, &Cell)| match is_wide && words(&at) {
            true => format!("\\raggedright {}", latex_escaped(&cell.shown())),
            false => latex_escaped(&cell.shown()),
        };
        text.push_str(&latex_line(row.iter().enumerate().map(cell)));
    }
    text + "\\hline\n\\end{tabular}\\par\\smallskip\n"
}

/// Returns the width of each column in letters: that of its widest cell or of the longest word in its heading.
fn widths(table: &Table) -> Vec<usize> {
    let width = |at: usize| {
        let cells = table.rows.iter().map(|row| row[at].shown().width());
        let words = table.columns[at].title.split(' ');
        let words = words.map(UnicodeWidthStr::width);
        cells.chain(words).max().unwrap_or(0)
    };
    (0..table.columns.len()).map(width).collect()
}

fn points(widths: impl Iterator<Item = usize>) -> f32 {
    widths.map(|letters| letters as f32 * LETTER + AROUND).sum()
}

/// Breaks `text` into lines of at most `width` letters. A longer word gets a line of its own.
fn in_lines(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A row ends with `\tabularnewline`, because `\\` would only break the line in a paragraph cell.
fn latex_line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("{} \\tabularnewline\n", cells.join(" & "))
}

/// Escapes LaTeX's special characters. Other symbols that the program uses become commands, so that they work with any
/// engine and font encoding.
pub(crate) fn latex_escaped(text: &str) -> String {
    escaped(text, "&%$#_{}", |c| {
        Some(match c {
            '\\' => "\\textbackslash{}",
            '~' => "\\textasciitilde{}",
            '^' => "\\textasciicircum{}",
            '<' => "\\textless{}",
            '>' => "\\textgreater{}",
            '|' => "\\textbar{}",
            '–' => "--",
            '×' => "$\\times$",
            '·' => "$\\cdot$",
            '…' => "\\dots{}",
            '±' => "$\\pm$",
            '≥' => "$\\ge$",
            '≤' => "$\\le$",
            '“' => "``",
            '”' | '"' => "''",
            // LaTeX would take a `[` at the start of a line after `\\` as an optional argument.
            '[' => "{[}",
            ']' => "{]}",
            _ => return None,
        })
    })
}
