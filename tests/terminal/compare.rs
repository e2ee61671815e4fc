//! `slidescope compare`, run as a person or a script runs it.

use crate::program::{Run, assert_solve_agrees, rows, run};

fn compare(args: &[&str]) -> Run {
    run(&[&["compare"], args].concat())
}

#[test]
fn the_same_boards_by_every_strategy() {
    let done = compare(&[
        "285174306",
        "813467052",
        "--strategies",
        "bfs,astar:misplaced,astar",
        "--format",
        "csv",
    ]);
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    let rows = rows(&done.out);
    assert_eq!(rows.len(), 6);
    for (row, length) in rows.iter().zip(["19", "19", "19", "20", "20", "20"]) {
        assert_eq!(row["length"], length);
        assert_eq!(row["verdict"], "optimal, proven");
        let counters = ["expanded", "generated", "visited", "peak_frontier"];
        assert_solve_agrees(row, &counters);
    }
}

#[test]
fn a_table_is_written_as_asked() {
    for (format, part) in [
        ("table", "Strategy"),
        ("csv", "strategy,"),
        ("json", "\"strategy\""),
        ("markdown", "| Strategy |"),
        ("latex", "\\begin{tabular}"),
    ] {
        let done = compare(&["412503", "--format", format]);
        assert_eq!(done.code, Some(0));
        assert!(done.out.contains(part), "{format}: {}", done.out);
    }
    let sorted = |by: &str| {
        let done = compare(&["867254301", "--format", "csv", "--sort", by]);
        let expanded: Vec<u64> = rows(&done.out)
            .iter()
            .map(|row| row["expanded"].parse().expect("a count"))
            .collect();
        expanded
    };
    assert!(sorted("expanded").is_sorted());
    assert!(sorted("-expanded").iter().rev().is_sorted());
}

/// A line of LaTeX has room for some columns only; the user chooses which.
#[test]
fn columns_are_chosen_and_in_latex_few_with_the_notes_as_text() {
    let chosen = ["--columns", "strategy,ratio", "--sort", "-expanded"];
    let done = compare(&[&["412503", "--format", "csv"][..], &chosen].concat());
    assert!(done.out.starts_with("strategy,ratio"), "{}", done.out);
    let latex = compare(&["412503", "--format", "latex", "--sort", "ratio"]).out;
    let widest = latex.lines().map(|line| line.matches('&').count()).max();
    assert!(
        widest.is_some_and(|widest| (5..8).contains(&widest)),
        "{latex}"
    );
    for (column, note) in [
        ("seconds", "Seconds: the median"),
        ("ratio", "Times the fewest"),
    ] {
        let columns = ["--columns", &format!("strategy,{column}")];
        let chosen = compare(&[&["412503", "--format", "latex"], &columns[..]].concat()).out;
        assert!(chosen.contains(&format!("\n\\noindent {note}")), "{chosen}");
        // No note is about a column that is left out.
        assert!(!chosen.contains("\n\\noindent Memory"), "{chosen}");
    }
    assert!(!latex.lines().any(|line| line.starts_with('%')), "{latex}");
    // Boards and names are broken into lines to leave room for the numbers.
    let wide = compare(&[
        "korf-1",
        "korf-5",
        "--format",
        "latex",
        "--max-expansions",
        "10",
    ])
    .out;
    assert!(wide.contains("\\begin{tabular}{p{"), "{wide}");
    let wrong = compare(&["412503", "--columns", "strategy,colour"]);
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong.err.contains("--columns") && wrong.err.contains("colour"),
        "{}",
        wrong.err
    );
}

#[test]
fn a_table_can_go_to_a_file() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("compare-{}.csv", std::process::id()));
    let name = file.to_str().expect("a name");
    let done = compare(&["412503", "--format", "csv", "--output", name]);
    assert_eq!((done.code, done.out.as_str()), (Some(0), ""));
    assert_eq!(
        rows(&std::fs::read_to_string(&file).expect("it is there")).len(),
        3
    );
    std::fs::remove_file(&file).expect("it is there");
    let done = compare(&["412503", "--output", "/no/such/folder/table.csv"]);
    assert_eq!(done.code, Some(74));
    assert!(
        done.err.contains("/no/such/folder/table.csv"),
        "{}",
        done.err
    );
}

#[test]
fn what_is_wrong_is_said() {
    for (args, code, parts) in [
        (
            &["412503", "--strategies", "bfs"][..],
            2,
            &["1 strategy cannot", "2 to 6"][..],
        ),
        (
            &["412503", "--strategies", "bfs,annealing"],
            2,
            &["annealing", "bidirectional"],
        ),
        (
            &["412503", "--strategies", "bfs,astar:euclid"],
            2,
            &["euclid", "misplaced"],
        ),
        (
            &["412503", "--strategies", "bfs:manhattan,bfs"],
            2,
            &["BFS uses no heuristic"],
        ),
        (&["412503", "28517430"], 2, &["28517430", "cell 2"]),
        (&["412503", "--sort", "size"], 2, &["“size”", "expanded"]),
        (&["412503", "--format", "xml"], 2, &["xml", "markdown"]),
        (&["123540"], 1, &["no solution", "--search-anyway"]),
        (&["korf-1", "--max-expansions", "10"], 3, &[]),
        (&["123540", "--search-anyway"], 1, &[]),
        (&[], 2, &["BOARD"]),
    ] {
        let done = compare(args);
        assert_eq!(done.code, Some(code), "{args:?}: {}", done.err);
        for part in parts {
            assert!(done.err.contains(part), "{args:?}: {part} in {}", done.err);
        }
    }
}

/// BFS searches this space to its end, where it holds less than before.
#[test]
fn solve_and_compare_mean_the_same_by_bytes() {
    let board = ["123456870", "--search-anyway"];
    let done = compare(
        &[
            &board[..],
            &["--strategies", "bfs,astar", "--format", "csv"],
        ]
        .concat(),
    );
    let compared = &rows(&done.out)[0]["bytes"];
    let bfs = ["--algorithm", "bfs", "--format", "json"];
    let solved = run(&[&["solve"], &board[..], &bfs].concat());
    let solved: serde_json::Value = serde_json::from_str(&solved.out).expect("JSON");
    assert_eq!(*compared, solved["bytes"].to_string());
}

/// The first board, in the order of `expense.txt`, on which no shortest path is a cheapest one.
#[test]
fn moves_and_costs_stand_side_by_side() {
    let board = [
        "253410786",
        "--strategies",
        "bfs,uniform-cost",
        "--format",
        "csv",
    ];
    let columns = ["--columns", "strategy,verdict,length,cost"];
    let done = compare(&[&board[..], &columns[..], &["--cost", "tile"]].concat());
    let lines: Vec<&str> = done.out.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "bfs,costs 8 more than optimal,11,53",
            "uniform-cost,\"optimal, proven\",15,45"
        ]
    );
    let unit = compare(&[&board[..], &columns[..]].concat());
    assert_eq!(unit.code, Some(2), "without costs there is no such column");
    for (costs, says) in [
        ("1,2", "2 costs"),
        ("dear", "unit"),
        ("0,1,1,1,1,1,1,1", "1 to 99"),
    ] {
        let wrong = compare(&["253410786", "--cost", costs]);
        assert_eq!(wrong.code, Some(2), "{costs}");
        assert!(
            wrong.err.contains("--cost") && wrong.err.contains(says),
            "{}",
            wrong.err
        );
    }
}
