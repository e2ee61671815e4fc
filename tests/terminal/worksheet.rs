//! `slidescope worksheet`: files read back by independent readers, and what is refused.

use std::fs;
use std::path::Path;

use crate::program::run;

/// Runs the command, and returns the file.
fn write(folder: &Path, name: &str, args: &[&str]) -> Vec<u8> {
    let path = folder.join(name);
    let path = path.to_str().expect("a text");
    let run = run(&[&["worksheet", "-o", path], args].concat());
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.err);
    let (last, before) = run
        .err
        .trim_end()
        .rsplit_once('\n')
        .map_or((run.err.as_str(), ""), |(before, last)| (last, before));
    assert!(last.starts_with(&format!("Wrote {path} (")), "{}", run.err);
    // With a number of expansions there may be too few boards that exercise something, which is said.
    let few = before.contains(" sheets the search leaves") && args.contains(&"--expansions");
    assert!(before.is_empty() || few, "{}", run.err);
    assert_eq!(run.out, "");
    fs::read(path).expect("written")
}

fn text(folder: &Path, name: &str, args: &[&str]) -> String {
    String::from_utf8(write(folder, name, args)).expect("text")
}

/// The number of pages of a PDF, by its tree of pages and by counting.
pub fn pages(pdf: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(pdf);
    let count = text.split("/Count ").nth(1).expect("a tree of pages");
    let digits: String = count.chars().take_while(char::is_ascii_digit).collect();
    let leaves = text.matches("/Type /Page\n").count();
    (digits.parse().expect("a number"), leaves)
}

#[test]
fn a_sheet_and_its_solution_are_written_in_every_format() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let board = ["136402758"];
    let solution = ["136402758", "--solution"];
    assert_eq!(pages(&write(folder, "a.pdf", &board)), (1, 1));
    assert_eq!(pages(&write(folder, "b.pdf", &solution)), (1, 1));
    let markdown = text(folder, "b.md", &solution);
    assert!(
        markdown.starts_with("# A\\* by hand — solution\n"),
        "{markdown}"
    );
    assert!(
        markdown.contains("| 1 | `1 3 6 / 4 0 2 / 7 5 8` | 0 | 6 | 6 |"),
        "{markdown}"
    );
    assert!(markdown.contains("6 moves"), "{markdown}");
    let empty = text(folder, "a.md", &board);
    assert!(empty.starts_with("# A\\* by hand\n"), "{empty}");
    assert!(empty.contains("| 7 |  |  |  |  |  |  |"), "{empty}");
    let latex = text(folder, "b.tex", &solution);
    for (begin, end) in [
        ("\\begin{tabular}", "\\end{tabular}"),
        ("\\begin{longtable}", "\\end{longtable}"),
        ("{", "}"),
    ] {
        assert_eq!(latex.matches(begin).count(), latex.matches(end).count());
    }
    assert!(
        latex.ends_with("\\end{document}\n") && latex.is_ascii(),
        "{latex}"
    );
}

#[test]
fn a_room_has_a_page_for_each_and_the_same_seed_the_same_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let room = ["--copies", "12", "--seed", "4"];
    let pdf = write(folder, "a.pdf", &room);
    let (count, leaves) = pages(&pdf);
    assert!(
        count == leaves && count.is_multiple_of(12),
        "{count} {leaves}"
    );
    assert_eq!(pdf, write(folder, "b.pdf", &room));
    assert_ne!(pdf, write(folder, "c.pdf", &["--copies", "12"]));
    let markdown = text(folder, "a.md", &room);
    let sheets: Vec<&str> = markdown.split("\n# ").collect();
    assert_eq!(sheets.len(), 12, "{markdown}");
    let head = "Sheet 3 of 12 · seed 4 · all sheets need ";
    assert!(sheets[2].contains(head), "{}", sheets[2]);
    // A long table continues on further pages.
    let long = ["--teaches", "reopened", "--strategy", "astar:patchy"];
    let (count, leaves) = pages(&write(folder, "d.pdf", &long));
    assert!(count > 1 && count == leaves, "{count} {leaves}");
}

#[test]
fn every_strategy_with_one_list_has_a_sheet_and_the_others_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    for name in [
        "bfs",
        "bidirectional",
        "uniform-cost",
        "astar:misplaced",
        "weighted-astar:manhattan:w=3",
        "greedy",
        "idastar",
    ] {
        let args = ["--strategy", name, "--expansions", "8", "--solution"];
        assert_eq!(pages(&write(folder, "a.pdf", &args)), (1, 1), "{name}");
    }
    for name in ["mm", "depth-limited", "iterative-deepening"] {
        let path = folder.join("b.pdf");
        let path = path.to_str().expect("a text");
        let run = run(&["worksheet", "--strategy", name, "-o", path]);
        assert_eq!(run.code, Some(2), "{name}: {}", run.err);
        assert!(run.err.contains("there is no worksheet of"), "{}", run.err);
    }
}

#[test]
fn an_impossible_sheet_is_refused_and_no_file_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.pdf");
    let path = path.to_str().expect("a text");
    for (args, code, words) in [
        (vec!["813467052"], 3, "more than 40 expansions"),
        (vec!["123456780"], 2, "the start is the goal"),
        (vec!["123456870"], 1, "has no solution"),
        (vec!["1234"], 2, "not legal"),
        (vec!["--expansions", "1"], 2, "from 2 to 40"),
        (vec!["--expansions", "41"], 2, "from 2 to 40"),
        (vec!["--copies", "0"], 2, "from 1 to 200"),
        (vec!["--ties", "few"], 2, "write none"),
        (
            vec!["--strategy", "bfs", "--ties", "none"],
            2,
            "no ties; leave",
        ),
        (
            vec!["--strategy", "bfs", "--teaches", "misled"],
            2,
            "no heuristic",
        ),
        (
            vec!["--strategy", "greedy", "--teaches", "reopened"],
            2,
            "astar:patchy",
        ),
        (
            vec!["--teaches", "unsolvable", "--size", "3x3"],
            2,
            "--size 2x2",
        ),
        (
            vec![
                "--teaches",
                "unsolvable",
                "--size",
                "2x3",
                "--strategy",
                "bfs",
            ],
            2,
            "expands all 360 boards",
        ),
        (
            vec!["--teaches", "unsolvable", "--copies", "13"],
            3,
            "only 12 different boards",
        ),
        (
            vec!["--expansions", "7", "--ties", "3"],
            3,
            "The nearest is",
        ),
        (
            vec!["136402758", "--expansions", "7"],
            2,
            "cannot be used with",
        ),
    ] {
        let run = run(&[&["worksheet", "-o", path], &args[..]].concat());
        assert_eq!(run.code, Some(code), "{args:?}: {}", run.err);
        assert!(run.err.contains(words), "{args:?}: {}", run.err);
    }
    let other = run(&["worksheet", "-o", "x.svg"]);
    assert_eq!(other.code, Some(2));
    assert!(other.err.contains(".pdf, .tex or .md"), "{}", other.err);
    assert_eq!(fs::read_dir(folder.path()).expect("there").count(), 0);
    let nowhere = folder.path().join("no").join("x.pdf");
    let run = run(&["worksheet", "-o", nowhere.to_str().expect("a text")]);
    assert_eq!(run.code, Some(74), "{}", run.err);
}

/// A question must not need dozens of expansions by hand.
#[test]
fn only_what_can_be_worked_out_by_hand_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let asked = "BFS have expanded";
    assert!(!text(folder, "far.md", &["136402758", "--solution"]).contains(asked));
    let near = text(folder, "near.md", &["123456078", "--solution"]);
    let bfs = [
        "solve",
        "123456078",
        "--algorithm",
        "bfs",
        "--format",
        "json",
    ];
    let bfs: serde_json::Value = serde_json::from_str(&run(&bfs).out).expect("JSON");
    let answer = format!("{asked}? **{}**", bfs["expanded"]);
    assert!(near.contains(&answer), "{near}");
}

/// A sheet on which the heuristic leads straight to the goal would ask for no choice.
#[test]
fn a_choice_arises_on_every_sheet_of_a_room() {
    let folder = tempfile::tempdir().expect("a folder");
    for strategy in [
        "astar:manhattan",
        "astar:misplaced",
        "greedy:manhattan",
        "idastar:manhattan",
    ] {
        let room = ["--copies", "30", "--solution", "--strategy", strategy];
        let sheets = text(folder.path(), "room.md", &room);
        let sheets: Vec<&str> = sheets.split("\n---\n").collect();
        assert_eq!(sheets.len(), 30);
        for sheet in sheets {
            let expansions = sheet.lines().filter(|line| line.starts_with("| ")).count() - 2;
            let length = sheet.split("the solution? **").nth(1).expect("answered");
            let length: usize = length
                .split(' ')
                .next()
                .and_then(|n| n.parse().ok())
                .expect("moves");
            let astray = expansions > length + 1;
            assert!(astray || has_tie(sheet), "{strategy}: {sheet}");
        }
    }
}

/// Whether two boards of the frontier have the lowest priority at some step of a sheet in Markdown.
fn has_tie(sheet: &str) -> bool {
    let mut open: Vec<(String, u32)> = Vec::new();
    let lowest = |open: &[(String, u32)]| open.iter().map(|(_, f)| *f).min();
    sheet
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'))
        .any(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let expanded = cells
                .iter()
                .find(|cell| cell.starts_with('`'))
                .expect("a board");
            let least = lowest(&open);
            let tied = open.iter().filter(|(_, f)| Some(*f) == least).count() > 1;
            open.retain(|(board, _)| !expanded.contains(board.as_str()));
            let successors = cells.iter().rev().find(|cell| cell.contains("`:"));
            for successor in successors.into_iter().flat_map(|cell| cell.split("; ")) {
                let (board, sum) = successor.split_once(": ").expect("a sum");
                let f = sum
                    .split([' ', ','])
                    .rfind(|word| word.parse::<u32>().is_ok());
                open.push((
                    board.to_owned(),
                    f.and_then(|f| f.parse().ok()).expect("a number"),
                ));
            }
            tied
        })
}

/// Everything that is needed to work out h is on the sheet.
#[test]
fn programs_and_tables_that_a_sheet_needs_are_on_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let program = folder.join("my.h");
    let file = program.to_str().expect("text");
    fs::write(
        &program,
        "// a remark\nlet h = manhattan();\nh + pattern([1, 2])",
    )
    .expect("written");
    let own = [
        "136402758",
        "--strategy",
        "greedy:my",
        "--heuristic-file",
        file,
    ];
    let own = text(folder, "own.md", &own);
    assert!(own.contains("let h = manhattan(); h + pattern"), "{own}");
    let tables = text(
        folder,
        "tables.md",
        &["136402758", "--strategy", "astar:patterns"],
    );
    for sheet in [own, tables] {
        assert!(sheet.contains("1 3 6 / 4 0 2 / 7 5 8 →"), "{sheet}");
    }
}

#[test]
fn bidirectional_search_has_a_sheet_by_its_own_defaults() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["--strategy", "bidirectional", "--copies", "5"];
    assert_eq!(pages(&write(folder.path(), "a.pdf", &args)).0 % 5, 0);
}
