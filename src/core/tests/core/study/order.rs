//! Orders as programs print them, what a check says of values that it does not compare, and causes: true or none.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use proptest::prelude::*;
use slidescope_core::order::{
    Checked, Explains, Given, GoalRow, MAX_BOARDS, MAX_ORDER_FILE, Order, OrderFileFault, Remark,
    Row, TiesAccepted, Why, check, read_order, write_order,
};
use slidescope_core::puzzle::{Board, Move, Notation, Problem, Size, default_goals, random_walk};
use slidescope_core::search::{self, Algorithm, Heuristic, Limits, Weight, any_search};

use crate::common::{databases, eight_puzzle};

/// 813467052 and the next two boards of an order, as most of the layouts below have them.
const BOARDS: [&str; 3] = ["813467052", "813067452", "813460752"];

fn problem() -> Problem {
    eight_puzzle(BOARDS[0], "123456780")
}

fn boards() -> Vec<Board> {
    BOARDS
        .iter()
        .map(|text| text.parse().expect("a board"))
        .collect()
}

fn read(text: &str) -> Order {
    read_order(text.as_bytes(), &problem()).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

/// Each board's cells between these marks.
fn each(open: &str, between: &str, close: &str, blank: &str, end: &str) -> String {
    let cells = |board: Board| {
        let cells = board.cells().into_iter();
        let cells = cells.map(|tile| {
            if tile == 0 {
                blank.to_owned()
            } else {
                tile.to_string()
            }
        });
        format!("{open}{}{close}", cells.collect::<Vec<_>>().join(between))
    };
    boards()
        .into_iter()
        .map(cells)
        .collect::<Vec<_>>()
        .join(end)
}

#[test]
fn an_order_is_read_as_any_program_prints_it() {
    let numpy = |board: Board| {
        let rows = board.cells();
        let rows = rows
            .chunks(3)
            .map(|row| format!("[{} {} {}]", row[0], row[1], row[2]));
        format!("[{}]", rows.collect::<Vec<_>>().join("\n "))
    };
    let numpy: Vec<String> = boards().into_iter().map(numpy).collect();
    let rows = |blank: &str, between: &str| {
        let rows = |board: Board| board.write(Notation::Lines);
        let rows: Vec<String> = boards().into_iter().map(rows).collect();
        rows.join(between).replace('0', blank)
    };
    let layouts = [
        each("(", ", ", ")", "0", "\n"),
        format!("[{}]", each("(", ", ", ")", "0", ", ")),
        format!("order = [{}]", each("(", ", ", ")", "None", ", ")),
        format!("[{}]", each("'", "", "'", "_", ", ")),
        format!("[{}]", each("(", ", ", ")", "'_'", ", ")),
        format!("[{}]", each("[", ", ", "]", "-1", ", ")),
        format!("[{}]", each("[", ",", "]", "9", ",")),
        format!("[{}]", each("['", "', '", "']", " ", ", ")),
        format!("deque([{}])", each("Board((", ", ", "))", "0", ", ")),
        each("[", " ", "]", "0", "\n"),
        each("{", ",", "}", "0", "\n"),
        each("{\"board\": [", ",", "]}", "0", "\n"),
        each("8.0 ", ".0 ", ".0", "0", "\n").replace("8.0 8", "8"),
        each("Expanding (", ", ", ")", "0", "\n").replace("Expanding ", "board: "),
        format!("{{{}: 1}}", each("(", ", ", ")", "0", ": 1, ")).replace(": 1", ": None"),
        numpy.join("\n"),
        numpy.join("\n\n"),
        format!(
            "[{}]",
            numpy
                .iter()
                .map(|it| format!("array({it})"))
                .collect::<Vec<_>>()
                .join(", ")
        ),
        rows("0", "\n"),
        rows("_", "\n\n"),
        rows("0", "\n-----\n"),
        format!("# a comment\n{}", rows("0", "\n\n").replace('\n', "\r\n")),
        format!("state\n{}", each("\"(", ", ", ")\"", "0", "\n")),
        format!(
            "board\n{}",
            numpy
                .iter()
                .map(|it| format!("\"{it}\""))
                .collect::<Vec<_>>()
                .join("\n")
        ),
        each("", "，", "", "0", "\n"),
    ];
    for text in layouts {
        let order = read(&text);
        let read: Vec<Board> = order.rows.iter().map(|row| row.board).collect();
        assert_eq!(read, boards(), "{text}");
        assert_eq!(order.left_out, Vec::<String>::new(), "{text}");
    }
    // Numbers before the rows of a board are not compared, and named.
    let steps = boards().into_iter().map(|board| {
        let rows = board.write(Notation::Lines);
        format!("Step 1: g = 0 h = 12\n{rows}\n")
    });
    let order = read(&steps.collect::<String>());
    let found: Vec<Board> = order.rows.iter().map(|row| row.board).collect();
    assert_eq!((found, order.left_out.len()), (boards(), 1));
    let blank = |text: &str| Remark::Blank(text.to_owned());
    let nine = read(&each("[", ",", "]", "9", "\n"));
    assert_eq!(nine.remarks, [blank("9")]);
    // Read column by column, the first board is the start.
    let turned = "846137052\n806137452\n";
    let turned = read_order(turned.as_bytes(), &eight_puzzle("810432675", "123456780"));
    assert!(matches!(turned, Ok(order) if order.rows[0].board.to_string() == "846137052"));
    let turned = "[[8, 4, 0], [1, 6, 5], [3, 7, 2]], [[8, 0, 4], [1, 6, 5], [3, 7, 2]]";
    let turned = read(turned);
    assert_eq!(turned.remarks, [Remark::ByColumns]);
    assert_eq!(
        turned.rows.iter().map(|row| row.board).collect::<Vec<_>>(),
        boards()[..2]
    );
    // A board of another shape is none.
    let start = "412503".parse().expect("a board");
    let wide = Problem::new(start, Board::blank_last(start.size())).expect("one size");
    let tall = read_order(b"[[4, 1], [2, 5], [0, 3]]", &wide);
    assert!(
        matches!(tall, Err(OrderFileFault::Entry { number: 1, .. })),
        "{tall:?}"
    );
}

#[test]
fn values_beside_a_board_have_many_names_or_none() {
    let row = |g, h, f| Row {
        g,
        h,
        f,
        ..Row::of(boards()[0])
    };
    let (g, h, f) = (Some(0.0), Some(12.0), Some(12.0));
    for (text, expected, left_out) in [
        ("board,G,H,F\n813467052,0,12,12", row(g, h, f), vec![]),
        (
            "state;g(n);h(n);f(n)\n813467052;0;12;12.0",
            row(g, h, f),
            vec![],
        ),
        (
            "node,cost,heuristic,priority\n813467052,0,12,12",
            row(g, h, f),
            vec![],
        ),
        (
            "board,g,cost,time\n813467052,0,7,0.5",
            row(g, None, None),
            vec!["cost", "time"],
        ),
        (
            "{'state': (8,1,3,4,6,7,0,5,2), 'g_score': 0, 'parent': None, 'action': 'Up'}",
            row(g, None, None),
            vec!["action"],
        ),
        (
            "Node(state='813467052', g=0, h=12, id=7)",
            row(g, h, None),
            vec!["id"],
        ),
        ("813467052 g=0 h=12", row(g, h, None), vec![]),
        (
            "Expanding 813467052 (g=0, h=12, f=12)",
            row(g, h, f),
            vec!["Expanding"],
        ),
    ] {
        let order = read(text);
        assert_eq!(
            (order.rows.as_slice(), order.left_out),
            (
                &[expected][..],
                left_out.iter().map(|it| (*it).to_owned()).collect()
            ),
            "{text}"
        );
    }
    // Without names, what only g and f can be is found, and a counter is left out.
    let heap = "[(12, 0, 0, (8,1,3,4,6,7,0,5,2)), (14, 1, 1, (8,1,3,0,6,7,4,5,2)), (2, 9, 2, (1,2,3,4,5,6,7,8,0))]";
    let order = read(heap);
    let gs: Vec<Option<f64>> = order.rows.iter().map(|row| row.g).collect();
    assert_eq!(gs, [Some(0.0), Some(1.0), Some(2.0)]);
    assert_eq!(
        order.remarks,
        [Remark::Column(0, "f"), Remark::Column(2, "g")]
    );
    assert_eq!(order.left_out, ["#2"]);
}

#[test]
fn a_solution_is_read_in_every_form() {
    let goal = boards()[0]
        .after(Move::Right)
        .and_then(|it| it.after(Move::Up))
        .expect("a board");
    let problem = Problem::new(boards()[0], goal).expect("one size");
    let given = |solution: &str| {
        let text = format!("813467052\n{solution}");
        let order = read_order(text.as_bytes(), &problem);
        order.map(|order| (order.solutions, order.remarks))
    };
    let moves = Given::Moves(vec![Move::Right, Move::Up]);
    let middle = boards()[0].after(Move::Right).expect("a board");
    let path = format!("path: ['{}', '{middle}', '{goal}']", boards()[0]);
    for solution in [
        "solution,RU",
        "Solution: Right Up",
        "moves = ['right', 'up']",
        "solution\tr,u",
        "path: R1U1",
        "解：右上",
        "Actions: →↑",
        "solution: Move Right, Move Up",
        &path,
    ] {
        assert_eq!(
            given(solution),
            Ok((vec![moves.clone()], vec![])),
            "{solution}"
        );
    }
    let tiles = Ok((vec![moves.clone()], vec![Remark::TilesMoves]));
    assert_eq!(given("solution: Left Down"), tiles);
    let first = boards()[0].tile(7);
    let second = middle.tile(4);
    let numbers = Ok((vec![moves], vec![Remark::TilesNumbers]));
    assert_eq!(given(&format!("solution: {first}, {second}")), numbers);
    assert_eq!(given("solution: 2"), Ok((vec![Given::Length(2)], vec![])));
    assert_eq!(given("solution: None"), Ok((vec![], vec![])));
    // What else a program prints is named; a board with a fault is refused.
    let printed = read("813467052\nNodes expanded: 174\nSolved in 20 moves");
    assert_eq!(printed.left_out, ["Nodes expanded", "Solved in 20 moves"]);
    for broken in [
        "board: (8,1,3,4,6,7,0,5,5)",
        "state 813467055",
        "8 1 3\n4 6 7",
    ] {
        let read = read_order(format!("813467052\n{broken}").as_bytes(), &problem);
        assert!(
            matches!(read, Err(OrderFileFault::Entry { number: 2, .. })),
            "{read:?}"
        );
    }
    for (unread, named) in [("fish", "fish"), ("{\"a\": 1}", "a")] {
        let fault = OrderFileFault::Solution(named.to_owned());
        assert_eq!(given(&format!("solution: {unread}")), Err(fault));
    }
    // Whole columns, as pandas writes them.
    let columns =
        r#"{"state": {"0": [[8,1,3],[4,6,7],[0,5,2]], "1": "813067452"}, "g": {"0": 0, "1": 1}}"#;
    let gs: Vec<Option<f64>> = read(columns).rows.iter().map(|row| row.g).collect();
    assert_eq!(gs, [Some(0.0), Some(1.0)]);
}

/// Words as a program may use them for columns, keys and values.
const WORD: &str = "[a-z][a-z_]{2,10}";

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_not_compared_is_named(name in WORD, value in prop_oneof![WORD, "[0-9]{1,3}"]) {
        let texts = [
            format!("board,{name}\n813467052,{value}"),
            format!("{{\"order\": [{{\"board\": \"813467052\", \"{name}\": \"{value}\"}}]}}"),
            format!("{{\"{name}\": \"{value}\", \"order\": [\"813467052\"]}}"),
            format!("813467052\n{name}: {value}"),
            format!("('813467052', '{name}')"),
        ];
        for text in texts {
            // A value that cannot be one of its column, and a solution that is none, are refused by name.
            let Ok(order) = read_order(text.as_bytes(), &problem()) else { continue };
            let by = search::Strategy::default();
            let checked = check(&problem(), by, &order, TiesAccepted::Any, databases());
            let is_named = order.left_out.contains(&name);
            let is_compared = !checked.compared.is_empty() || !order.solutions.is_empty();
            let is_told = !order.remarks.is_empty() || text.matches(&name).count() == 0;
            prop_assert!(is_named || is_compared || is_told, "{text}: {order:?}");
        }
    }

    #[test]
    fn no_text_ends_in_a_panic(text in prop_oneof![".{0,200}", "[\\[\\](){}'\",:=|/;0-9a-c \n.-]{0,120}"]) {
        let _ = read_order(text.as_bytes(), &problem());
        let _ = read_order(format!("{}\n{text}", BOARDS[0]).as_bytes(), &problem());
    }
}

/// A plain best-first search: f = `by_g` · g + `weight` · h, and what it does with a shorter way.
struct Plain<H> {
    h: H,
    by_g: u32,
    weight: u32,
    improves: bool,
    reopens: bool,
}

fn manhattan(board: &Board) -> u32 {
    let size = board.size();
    let cells = (0..size.cells()).filter(|cell| board.tile(*cell) > 0);
    cells
        .map(|cell| size.distance(cell, usize::from(board.tile(cell)) - 1) as u32)
        .sum()
}

impl<H: Fn(&Board) -> u32> Plain<H> {
    const fn new(h: H) -> Self {
        Self {
            h,
            by_g: 1,
            weight: 1,
            improves: true,
            reopens: true,
        }
    }

    fn run(&self, start: Board, goal: Board) -> Vec<Row> {
        let f = |g: u32, board: &Board| self.by_g * g + self.weight * (self.h)(board);
        let mut best = HashMap::from([(start, 0)]);
        let mut closed = BTreeSet::new();
        let key = |board: &Board| board.cells();
        let mut open = BTreeMap::from([((f(0, &start), 0), (start, 0_u32))]);
        let (mut age, mut rows) = (0, Vec::new());
        while let Some((_, (board, g))) = open.pop_first()
            && rows.len() < 30_000
        {
            if best[&board] != g {
                continue;
            }
            closed.insert(key(&board));
            rows.push(Row::of(board));
            if board == goal {
                break;
            }
            for next in Move::ALL.iter().filter_map(|mv| board.after(*mv)) {
                if let Some(old) = best.get(&next) {
                    let is_closed = closed.contains(&key(&next));
                    if *old <= g + 1 || !self.improves || (is_closed && !self.reopens) {
                        continue;
                    }
                }
                age += 1;
                best.insert(next, g + 1);
                open.insert((f(g + 1, &next), age), (next, g + 1));
            }
        }
        rows
    }
}

fn strategy(algorithm: Algorithm) -> search::Strategy {
    search::Strategy::new(algorithm, Heuristic::Manhattan)
}

fn held(start: Board, goal: Board, by: search::Strategy, rows: Vec<Row>) -> Checked {
    let problem = Problem::new(start, goal).expect("one size");
    let order = Order {
        rows,
        ..Order::default()
    };
    check(&problem, by, &order, TiesAccepted::Any, databases())
}

fn starts() -> impl Iterator<Item = Board> {
    let size: Size = "3x3".parse().expect("a size");
    (0..20).map(move |seed| random_walk(Board::blank_last(size), 16 + 2 * seed as usize, seed))
}

#[test]
fn of_an_unknown_estimate_no_cause_is_stated() {
    fn sum(board: &Board, by: fn(usize, usize) -> usize) -> u32 {
        let cells = (0..board.size().cells()).filter(|cell| board.tile(*cell) > 0);
        cells
            .map(|cell| by(cell, usize::from(board.tile(cell)) - 1) as u32)
            .sum()
    }
    type Estimate = fn(&Board) -> u32;
    let unknown: [(&str, Estimate); 4] = [
        ("linear index", |board| sum(board, usize::abs_diff)),
        ("rows only", |board| {
            sum(board, |a, b| (a / 3).abs_diff(b / 3))
        }),
        ("chebyshev", |board| {
            sum(board, |a, b| {
                (a / 3).abs_diff(b / 3).max((a % 3).abs_diff(b % 3))
            })
        }),
        ("inversions", |board| {
            let tiles: Vec<u8> = board.cells().into_iter().filter(|tile| *tile > 0).collect();
            let pairs = (0..8).flat_map(|a| (a..8).map(move |b| (a, b)));
            pairs.filter(|&(a, b)| tiles[a] > tiles[b]).count() as u32
        }),
    ];
    let mut stated = Vec::new();
    for start in starts() {
        let goal = Board::blank_last(start.size());
        for (name, h) in unknown {
            let checked = held(
                start,
                goal,
                strategy(Algorithm::AStar),
                Plain::new(h).run(start, goal),
            );
            if let Some(found) = checked.divergence.filter(|it| *it.reason() != Why::Unknown) {
                stated.push((name, start, found.causes));
            }
        }
    }
    assert!(stated.is_empty(), "{stated:?}");
}

#[test]
fn the_bounds_of_an_h_hold_where_only_that_h_is_another() {
    let mut told = 0;
    for (start, seed) in starts().zip(0..) {
        let goal = Board::blank_last(start.size());
        let rows = Plain::new(manhattan).run(start, goal);
        let Some(odd) = rows.get(rows.len() / 2).map(|row| row.board) else {
            continue;
        };
        let off = [2, 4, 6][seed % 3];
        let h = move |board: &Board| {
            manhattan(board).saturating_sub(if *board == odd { off } else { 0 })
        };
        let checked = held(
            start,
            goal,
            strategy(Algorithm::AStar),
            Plain::new(h).run(start, goal),
        );
        let found = checked
            .divergence
            .as_ref()
            .filter(|it| it.yours.is_some_and(|row| row.board == odd));
        if let Some(between) = found.and_then(|it| it.h_between) {
            assert!(
                (between.low..=between.high).contains(&h(&odd)),
                "{start} {between:?}"
            );
            told += 1;
        }
    }
    assert!(told >= 8, "{told}");
}

#[test]
fn true_causes_are_named() {
    let weighted = |weight| search::Strategy {
        weight: Weight::new(weight).expect("a weight"),
        ..strategy(Algorithm::WeightedAStar)
    };
    let plain = Plain::new(manhattan);
    let greedy = Plain {
        by_g: 0,
        ..Plain::new(manhattan)
    };
    let never = Plain {
        weight: 3,
        reopens: false,
        ..Plain::new(manhattan)
    };
    let twice = Plain {
        weight: 2,
        ..Plain::new(manhattan)
    };
    let planted: [(&Plain<_>, search::Strategy, &[&str], usize); 5] = [
        (&plain, strategy(Algorithm::AStar), &[], 0),
        (&greedy, strategy(Algorithm::Greedy), &["g-improved"], 8),
        (&never, weighted(3), &["not-reopened", "g-not-updated"], 4),
        (&twice, strategy(Algorithm::AStar), &["other-strategy"], 8),
        (&plain, strategy(Algorithm::IdaStar), &["other-strategy"], 8),
    ];
    for (program, by, causes, least) in planted {
        let mut named = 0;
        for start in starts() {
            let goal = Board::blank_last(start.size());
            let checked = held(start, goal, by, program.run(start, goal));
            let Some(found) = checked.divergence else {
                continue;
            };
            let reason = found.reason().id();
            assert!(
                causes.contains(&reason) || reason == "unknown",
                "{start} {by:?} {found:?}"
            );
            named += usize::from(reason != "unknown");
        }
        assert!(named >= least, "{by:?} {named}");
    }
}

#[test]
fn another_goal_is_found() {
    let goals = default_goals("3x3".parse().expect("a size"));
    let (_, other) = goals[2];
    let start = random_walk(other, 40, 3);
    let problem = Problem::new(start, other).expect("one size");
    let mut rows = Vec::new();
    let by = strategy(Algorithm::AStar);
    let mut search = any_search(&problem, by, Limits::NONE, databases());
    let _ = search.observe(100_000, &mut |expansion| {
        rows.extend(Board::from_state(start.size(), expansion.state).map(Row::of));
    });
    let usual = Board::blank_last(start.size());
    let checked = held(start, usual, by, rows);
    let found = checked.divergence.expect("another goal");
    assert_eq!(
        (found.reason(), found.explains),
        (&Why::OtherGoal(other), Explains::All)
    );
    let solvable = Problem::new(start, usual)
        .expect("one size")
        .solvability()
        .is_solvable();
    assert_eq!(checked.unreachable, !solvable);
}

#[test]
fn a_goal_that_is_left_out_is_accepted_and_said() {
    let size: Size = "3x3".parse().expect("a size");
    let goal = Board::blank_last(size);
    for start in starts().take(6) {
        let mut rows = Plain::new(manhattan).run(start, goal);
        let whole = held(start, goal, strategy(Algorithm::AStar), rows.clone());
        rows.pop();
        let checked = held(start, goal, strategy(Algorithm::AStar), rows);
        assert!(checked.agrees(), "{checked:?}");
        assert_eq!(
            (whole.goal, checked.goal),
            (GoalRow::AsTheRule, GoalRow::LeftOut)
        );
        // Where the goal is taken right after it is generated, a board or a strategy that tells is named, and it does.
        let Some(telling) = checked.telling else {
            continue;
        };
        let (board, by) = telling.by.expect("uniform-cost search tells");
        let problem = Problem::new(board, goal).expect("one size");
        let early = early_order(&problem, by);
        assert!(!held(board, goal, by, early).agrees(), "{board}");
    }
}

/// The order of a uniform-cost search that ends when the goal is generated.
fn early_order(problem: &Problem, by: search::Strategy) -> Vec<Row> {
    assert_eq!(by.algorithm, Algorithm::UniformCost);
    let rows = Plain {
        weight: 0,
        ..Plain::new(manhattan)
    }
    .run(problem.start(), problem.goal());
    let is_beside = |row: &Row| {
        let mut beside = Move::ALL.iter().filter_map(|mv| row.board.after(*mv));
        beside.any(|board| board == problem.goal())
    };
    let end = rows.iter().position(is_beside).expect("the goal");
    rows[..=end].to_vec()
}

#[test]
fn the_longest_order_that_is_written_can_be_read() {
    let size = Size::new(5, 5).expect("a size");
    let goal = Board::blank_last(size);
    let problem = Problem::new(goal, goal).expect("one size");
    let value = Some(999.0);
    let row = Row {
        board: goal,
        g: value,
        h: value,
        f: value,
    };
    let bytes = |boards: usize| {
        let order = Order {
            rows: vec![row; boards],
            ..Order::default()
        };
        write_order(&problem, strategy(Algorithm::AStar), &order, true).len()
    };
    let each = bytes(2) - bytes(1);
    let most = bytes(1) + each * (MAX_BOARDS - 1);
    assert!(most as u64 <= MAX_ORDER_FILE, "{most}");
}

#[test]
fn an_order_of_a_million_boards_is_read() {
    for (head, each, tail, boards) in [
        ("", "813467052\n", "", 1_000_000),
        ("[", "(8, 1, 3, 4, 6, 7, 0, 5, 2), ", "]", 50_000),
        ("board,g\n", "813467052,0\n", "", 50_000),
    ] {
        let text = format!("{head}{}{tail}", each.repeat(boards));
        let order = read_order(text.as_bytes(), &problem());
        assert_eq!(order.map(|order| order.rows.len()), Ok(boards));
    }
}

/// Where the start is the goal, BFS expands nothing: its order has no board, and a solution of no moves.
#[test]
fn an_order_of_no_boards_is_right_where_nothing_is_expanded() {
    let problem = eight_puzzle("123456780", "123456780");
    for text in [
        r#"{"order": [], "solution": ""}"#,
        "{\"format\":\"slidescope order\",\"solution\":\"\",\"order\":[\n\n]}",
    ] {
        let order = read_order(text.as_bytes(), &problem).expect("an order");
        for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional] {
            let strategy = search::Strategy::new(algorithm, Heuristic::Zero);
            let found = check(
                &problem,
                strategy,
                &order,
                TiesAccepted::AsHere,
                databases(),
            );
            assert!(found.agrees(), "{text}");
        }
    }
    assert!(read_order(b"{\"format\": 3}", &problem).is_err());
}

#[test]
fn ends_are_compared_whether_they_are_boards_or_objects_with_one() {
    let other: Board = "123456708".parse().expect("a board");
    for (key, remark) in [
        ("start", Remark::OtherStart(other)),
        ("goal", Remark::OtherGoal(other)),
    ] {
        for end in ["\"123456708\"", "{\"board\": \"123456708\"}"] {
            let order = read(&format!(
                "{{\"{key}\": {end}, \"expanded\": [\"{}\", \"{}\"]}}",
                BOARDS[0], BOARDS[1]
            ));
            assert_eq!(order.remarks, std::slice::from_ref(&remark), "{key}: {end}");
            assert_eq!(order.left_out, Vec::<String>::new(), "{key}: {end}");
            assert_eq!(order.rows.len(), 2, "{key}: {end}");
        }
    }
}
