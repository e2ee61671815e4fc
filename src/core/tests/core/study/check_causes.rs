//! Orders as they are read from a file, orders of this program's own, and the causes that are named for whole orders.

use std::ops::Range;

use slidescope_core::order::{
    Divergence, Explains, Given, Order, OrderFileFault, Row, TiesAccepted, Why, check, own_order,
    read_order,
};
use slidescope_core::puzzle::{Board, Costs, Move, Problem, Size, random_walk};
use slidescope_core::search::{Algorithm, Heuristic, Limits, Reopen, Status, Strategy, any_search};

use crate::common::{databases, eight_puzzle};
use crate::study::check::{beside, problem, strategy};

#[test]
fn every_way_of_writing_an_order_is_read_alike() {
    let problem = eight_puzzle("813467052", "123456780");
    let bare = [
        r#"["813467052", "813067452"]"#,
        r#"["8 1 3 / 4 6 7 / 0 5 2", "8 1 3 / 0 6 7 / 4 5 2"]"#,
        "[[8,1,3,4,6,7,0,5,2],[8,1,3,0,6,7,4,5,2]]",
        "[[[8,1,3],[4,6,7],[0,5,2]],[[8,1,3],[0,6,7],[4,5,2]]]",
        "[813467052, 813067452]",
        r#"{"order": [{"board": "813467052"}, {"state": [8,1,3,0,6,7,4,5,2], "g": null}]}"#,
        "813467052\n813067452\n",
        "\u{feff}813467052\r\n\r\n813067452",
        "8,1,3,4,6,7,0,5,2\n8,1,3,0,6,7,4,5,2",
        "[8,1,3,4,6,7,0,5,2]\n[8,1,3,0,6,7,4,5,2]",
        "board\n813467052\n813067452",
    ];
    let rows = ["813467052", "813067452"].map(|text| Row::of(text.parse().expect("a board")));
    for text in bare {
        let read = read_order(text.as_bytes(), &problem);
        assert_eq!(read.expect(text).rows, rows, "{text}");
    }
    let with_values = [
        r#"{"order": [{"board": 813467052, "g": 0, "h": 12.0, "f": 12}], "solution": "ur d"}"#,
        "board,g,h,f\n813467052,0,12,12\nsolution,URD",
        "f;h;g;Board\n12;12;0;\"8 1 3 / 4 6 7 / 0 5 2\"\nsolution;URD",
        "813467052,0,12,12\nsolution URD",
    ];
    let row = Row {
        g: Some(0.0),
        h: Some(12.0),
        f: Some(12.0),
        ..rows[0]
    };
    for text in with_values {
        let read = read_order(text.as_bytes(), &problem).expect(text);
        assert_eq!(read.rows, [row], "{text}");
        let moves = [Move::Up, Move::Right, Move::Down].to_vec();
        assert_eq!(read.solutions, [Given::Moves(moves)]);
    }
}

#[test]
fn what_is_no_order_is_named() {
    let problem = eight_puzzle("813467052", "123456780");
    let fault = |text: &[u8]| read_order(text, &problem).expect_err("no order");
    let entry = |text: &str| match fault(text.as_bytes()) {
        OrderFileFault::Entry { number, .. } => number,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(fault(b""), OrderFileFault::Empty);
    assert_eq!(fault(b"[]"), OrderFileFault::Empty);
    assert_eq!(fault(b"{\"order\": 3}"), OrderFileFault::NoList);
    assert_eq!(fault(b"\x80\xff\x80\xff"), OrderFileFault::Encoding);
    let brackets = vec![b'['; 1 << 20];
    assert!(matches!(fault(&brackets), OrderFileFault::Damaged { .. }));
    let million = "813467052\n".repeat(1_000_001);
    assert_eq!(fault(million.as_bytes()), OrderFileFault::TooMany);
    let cut = r#"["813467052", "8130"#;
    assert!(matches!(
        fault(cut.as_bytes()),
        OrderFileFault::Damaged { .. }
    ));
    assert_eq!(entry(r#"["813467052", "1230"]"#), 2);
    assert_eq!(entry(r#"["813467052", {"g": 1}]"#), 2);
    assert_eq!(
        entry(r#"["813467052", {"board": "813067452", "g": -1}]"#),
        2
    );
    assert_eq!(entry("813467052\n813467053"), 2);
    assert_eq!(entry("board,g\n813467052,x"), 2);
    assert_eq!(
        fault(b"813467052\nsolution,UX"),
        OrderFileFault::Solution("UX".to_owned())
    );
}

#[test]
fn this_program_agrees_with_itself_in_both_ways_of_ties() {
    agrees_with_itself(0..1);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_this_program_agrees_with_itself_on_more_boards() {
    agrees_with_itself(1..4);
}

fn agrees_with_itself(seeds: Range<u64>) {
    for (size, moves) in [
        ("2x2", 5),
        ("2x3", 40),
        ("3x3", 30),
        ("2x5", 30),
        ("4x4", 25),
        ("5x5", 12),
    ] {
        for algorithm in Algorithm::ALL {
            for heuristic in [
                Heuristic::Manhattan,
                Heuristic::Patchy,
                Heuristic::Misplaced,
            ] {
                let strategy = Strategy::new(algorithm, heuristic);
                for seed in seeds.clone() {
                    let problem = problem(size, moves, seed);
                    let limits = Limits {
                        expansions: Some(3000),
                        ..Limits::NONE
                    };
                    let mut search = any_search(&problem, strategy, limits, databases());
                    let mut rows = Vec::new();
                    let status = search.observe(10_000, &mut |expansion| {
                        let board =
                            Board::from_state(problem.size(), expansion.state).expect("a board");
                        rows.push(Row {
                            g: Some(expansion.g.into()),
                            ..Row::of(board)
                        });
                    });
                    let over = search.stats().expanded < 3000;
                    let order = Order {
                        rows,
                        ..Order::default()
                    };
                    for ties in TiesAccepted::ALL {
                        let found = check(&problem, strategy, &order, ties, databases());
                        let number = found.divergence.as_ref().map(|it| it.number);
                        let end = (!over).then_some(order.rows.len() + 1);
                        assert_eq!(
                            number, end,
                            "{size} {strategy:?} {seed} {status:?} {found:?}"
                        );
                    }
                }
            }
        }
    }
}

/// A program that leaves closed boards closed is told so where a shorter path to one is found; with `reopen=never` it is
/// right.
#[test]
fn a_program_that_never_reopens_is_named() {
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let reopens = Strategy::new(Algorithm::AStar, Heuristic::Patchy);
    let never = Strategy {
        reopen: Reopen::Never,
        ..reopens
    };
    let mut named = 0;
    for seed in 0..40 {
        let problem = Problem::new(random_walk(goal, 40, seed), goal).expect("equal sizes");
        let mut rows = Vec::new();
        let mut search = any_search(&problem, never, Limits::NONE, databases());
        let status = search.observe(400, &mut |expansion| {
            rows.extend(
                Board::from_state(goal.size(), expansion.state).map(|board| Row {
                    board,
                    g: None,
                    h: None,
                    f: None,
                }),
            );
        });
        if matches!(status, Status::Running) {
            continue;
        }
        let order = Order {
            rows,
            ..Order::default()
        };
        let check = |by| check(&problem, by, &order, TiesAccepted::AsHere, databases());
        assert!(check(never).agrees(), "{}", problem.start());
        if let Some(found) = check(reopens).divergence {
            let is_all = matches!(found.explains, Explains::All);
            named += usize::from(is_all && *found.reason() == Why::NotReopened);
        }
    }
    assert!(named > 0, "no order shows it");
}

/// Where an order that has `rows` differs.
fn difference(problem: &Problem, by: Strategy, rows: Vec<Row>) -> Option<Divergence> {
    let order = Order {
        rows,
        ..Order::default()
    };
    check(problem, by, &order, TiesAccepted::Any, databases()).divergence
}

/// The cause of an order that has `rows`, if it explains the whole rest.
fn whole_cause(problem: &Problem, by: Strategy, rows: Vec<Row>) -> Option<Why> {
    let found = difference(problem, by, rows)?;
    (found.explains == Explains::All).then(|| found.reason().clone())
}

/// The boards of this program's own order, without values.
fn own_rows(problem: &Problem, by: Strategy) -> Vec<Row> {
    let order = own_order(problem, by, databases()).expect("solvable");
    order.rows.iter().map(|row| Row::of(row.board)).collect()
}

/// A program that tests for the goal when it generates it may list it at once, though other boards are nearer.
#[test]
fn a_goal_listed_when_it_is_generated_hides_no_cause() {
    let costly = problem("3x3", 14, 4).with_costs(Costs::Tile);
    let by = strategy(Algorithm::UniformCost);
    let mut rows = own_rows(&costly, by);
    let goal = rows.pop().expect("the goal");
    let beside_goal = |row: &Row| beside(goal.board, Move::ALL, false).contains(&row.board);
    let first = rows
        .iter()
        .position(beside_goal)
        .expect("a board beside the goal");
    assert!(first + 1 < rows.len(), "other boards are nearer");
    rows.truncate(first + 1);
    rows.push(goal);
    assert_eq!(whole_cause(&costly, by, rows), Some(Why::GoalWhenGenerated));

    let [here, other] = ["123456780", "123804765"].map(|goal| eight_puzzle("023156487", goal));
    let mut rows = own_rows(&other, strategy(Algorithm::Bfs));
    rows.push(Row::of(other.goal()));
    let cause = whole_cause(&here, strategy(Algorithm::Bfs), rows.clone());
    assert_eq!(cause, Some(Why::OtherGoal(other.goal())));
    let cause = whole_cause(&other, strategy(Algorithm::AStar), rows);
    assert_eq!(cause, Some(Why::OtherStrategy(strategy(Algorithm::Bfs))));
}

#[test]
fn other_limits_are_named() {
    let limited = |limit| Strategy {
        depth_limit: Some(limit),
        ..strategy(Algorithm::DepthLimited)
    };
    // The goal, 11 moves away, lies beyond the limit that was meant.
    let far = eight_puzzle("412650783", "123456780");
    let [meant, made] = [10, 11].map(limited);
    let found = difference(&far, meant, own_rows(&far, made)).expect("it differs");
    assert_eq!(found.causes, [[Why::OtherStrategy(made)]], "and no other");

    let problem = problem("3x3", 9, 2);
    let by = strategy(Algorithm::IterativeDeepening);
    let mut rows = own_rows(&problem, by);
    rows.remove(0);
    assert_eq!(whole_cause(&problem, by, rows), Some(Why::FirstLimit));
}

/// A list that ends early is explained in part. By equal costs BFS takes the same boards, but nobody meant BFS.
#[test]
fn costs_that_were_left_out_come_before_the_search_that_they_make() {
    let plain = problem("3x3", 14, 4);
    let by = strategy(Algorithm::UniformCost);
    let mut rows = own_rows(&plain, by);
    rows.truncate(rows.len() / 2);
    let found = difference(&plain.with_costs(Costs::Tile), by, rows).expect("it differs");
    assert!(matches!(found.explains, Explains::Part { .. }));
    assert_eq!(found.causes, [[Why::OtherCosts(Costs::Unit)]]);
}

/// Depth-first search explains every path, so a path is called a path.
#[test]
fn a_solution_in_place_of_the_order_is_no_search() {
    let problem = eight_puzzle("867254301", "123456780");
    let by = strategy(Algorithm::AStar);
    let order = own_order(&problem, by, databases()).expect("solvable");
    let [Given::Moves(moves)] = &order.solutions[..] else {
        panic!("one solution, in moves");
    };
    let mut board = problem.start();
    let mut rows = vec![Row::of(board)];
    for &mv in moves {
        board = board.after(mv).expect("a move on the board");
        rows.push(Row::of(board));
    }
    assert_eq!(whole_cause(&problem, by, rows), Some(Why::Path));
}
