//! Queries about a moment, compared with a plain filter over its nodes.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::lesson_answers::{board, figure, recording, slide};
use crate::common::databases;
use slidescope_core::lesson::query::{FigureQuery, SetQuery};
use slidescope_core::lesson::{
    Answer, Figure, QueryError, Scene, Slide, Task, judge, parse_number, solution,
};
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::recording::{Moment, Node};
use slidescope_core::search::{Distances, Heuristic, Limits, Stats, estimator, solve};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::question::queries_help;

const STRATEGIES: [&str; 9] = [
    "bfs",
    "bidirectional",
    "uniform-cost",
    "astar",
    "weighted-astar:misplaced",
    "greedy",
    "mm",
    "idastar",
    "iterative-deepening",
];
const STARTS: [&str; 4] = ["136402758", "123456780", "413726580", "813467052"];

/// The boards that the program's own answer marks.
fn marked(start: &str, strategy: &str, expansion: u64, query: &str) -> BTreeSet<String> {
    let answer = query.to_owned();
    let slide = slide(start, strategy, expansion, Task::Mark { answer });
    match solution(&slide, databases()) {
        Some(Answer::Boards(boards)) => boards.iter().map(Board::to_string).collect(),
        other => panic!("{query}: {other:?}"),
    }
}

/// The nodes of a moment.
fn nodes(moment: &Moment<'_>) -> Vec<Node> {
    let recording = moment.recording();
    let ids = (0..recording.nodes()).filter_map(|index| recording.id(index));
    ids.filter_map(|id| moment.node(id)).collect()
}

fn value(node: &Node, letter: &str) -> Option<u32> {
    match letter {
        "g" => Some(node.g),
        "h" => node.h,
        _ => node.f.or_else(|| Some(node.g + node.h?)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_set_is_what_a_plain_filter_leaves(
        start in prop::sample::select(&STARTS),
        strategy in prop::sample::select(&STRATEGIES),
        expansion in 0_u64..60,
        kind in prop::sample::select(&["nodes", "frontier", "expanded"]),
        conditions in prop::collection::vec(
            (prop::sample::select(&["f", "g", "h"]), prop::sample::select(&["<", "<=", "=", ">=", ">", "smallest", "largest"]), 0_u32..14),
            0..4,
        ),
    ) {
        let words: Vec<String> = conditions.iter().map(|(letter, relation, number)| match *relation {
            "smallest" | "largest" => format!("{relation} {letter}"),
            relation => format!("{letter} {relation} {number}"),
        }).collect();
        let with = if words.is_empty() { "" } else { " with " };
        let query = format!("{kind}{with}{}", words.join(" and "));

        let plain = slide(start, strategy, expansion, Task::Solve);
        let recording = recording(&plain, expansion);
        let moment = recording.at(expansion);
        let mut left = nodes(&moment);
        left.retain(|node| match kind {
            "frontier" => !node.closed,
            "expanded" => node.closed && !moment.is_dropped(node.id),
            _ => true,
        });
        for (letter, relation, number) in &conditions {
            let values = left.iter().filter_map(|node| value(node, letter));
            let (least, most) = (values.clone().min(), values.max());
            left.retain(|node| {
                let Some(value) = value(node, letter) else { return least.is_none() && relation.ends_with("est") };
                match *relation {
                    "<" => value < *number,
                    "<=" => value <= *number,
                    "=" => value == *number,
                    ">=" => value >= *number,
                    ">" => value > *number,
                    "smallest" => Some(value) == least,
                    _ => Some(value) == most,
                }
            });
        }
        let size = plain.setup.problem.size();
        let name = |node: &Node| Board::from_state(size, node.state).expect("a board").to_string();
        let expected: BTreeSet<String> = left.iter().map(name).collect();
        prop_assert_eq!(marked(start, strategy, expansion, &query), expected, "{}", query);
        let count = figure(start, strategy, expansion, &format!("count of {query}"));
        prop_assert_eq!(count, Some(left.len() as f64));
    }

    #[test]
    fn any_text_is_a_query_or_a_fault(text in "[a-z0-9*<>= ]{0,40}") {
        let set = SetQuery::parse(&text, &[]);
        let figure = FigureQuery::parse(&text, &[]);
        if set.is_ok() {
            prop_assert!(figure.is_ok(), "a set can be counted: {}", text);
        }
    }
}

#[test]
fn counters_are_those_of_the_search() {
    type Counter = (&'static str, fn(&Stats) -> u64);
    let counters: [Counter; 10] = [
        ("expanded", |it| it.expanded),
        ("generated", |it| it.generated),
        ("visited", |it| it.visited),
        ("frontier", |it| it.frontier),
        ("peak frontier", |it| it.peak_frontier),
        ("duplicates", |it| it.duplicates),
        ("reopened", |it| it.reopened),
        ("depth", |it| it.depth.into()),
        ("threshold", |it| it.threshold.into()),
        ("iterations", |it| it.iterations.into()),
    ];
    let start = STARTS[0];
    for strategy in STRATEGIES {
        let plain = slide(start, strategy, 0, Task::Solve);
        let search = |expansions| {
            let limits = Limits {
                expansions,
                ..Limits::NONE
            };
            let strategy = parse_strategy(strategy).expect("a strategy");
            solve(&plain.setup.problem, strategy, limits, databases(), |_| ())
        };
        let (outcome, end) = search(None);
        let moves = match outcome {
            slidescope_core::search::Outcome::Solved(solution) => solution.len() as f64,
            other => panic!("{other:?}"),
        };
        let part = search(Some(5)).1;
        for (name, count) in counters {
            assert_eq!(
                figure(start, strategy, 5, name),
                Some(count(&part) as f64),
                "{strategy}: {name}"
            );
            let by = format!("{name} by {strategy}");
            assert_eq!(
                figure(start, "bfs", 0, &by),
                Some(count(&end) as f64),
                "{by}"
            );
        }
        assert_eq!(
            figure(start, "bfs", 0, &format!("moves by {strategy}")),
            Some(moves)
        );
        assert_eq!(figure(start, strategy, 3, "moves"), Some(moves));
    }
}

#[test]
fn another_strategy_is_asked_on_the_same_boards() {
    let start = STARTS[0];
    let all = marked(start, "astar", 5, "expanded");
    let both = marked(start, "astar", 5, "expanded with expanded by bfs");
    let alone = marked(start, "astar", 5, "expanded with not expanded by bfs");
    let expected: BTreeSet<String> = all.difference(&both).cloned().collect();
    assert_eq!(alone, expected);
    let of_bfs = marked(start, "bfs", u64::MAX, "expanded");
    let expected: BTreeSet<String> = all.intersection(&of_bfs).cloned().collect();
    assert_eq!(both, expected);
    // A condition alone selects from all nodes; as a number it is the counter.
    assert_eq!(
        marked(start, "astar", 5, "expanded by bfs and f = 6"),
        marked(start, "astar", 5, "nodes with f = 6 and expanded by bfs")
    );
}

#[test]
fn left_out_is_what_the_last_expansion_dropped() {
    for strategy in ["bfs", "astar", "uniform-cost"] {
        let plain = slide(STARTS[3], strategy, 0, Task::Solve);
        let recording = recording(&plain, 60);
        let mut dropped = 0;
        for k in 1..=60 {
            let before = recording.at(k - 1).stats();
            let now = recording.at(k).stats();
            let left_out = marked(STARTS[3], strategy, k, "left out").len() as u64;
            let improved = now.improved + now.reopened - before.improved - before.reopened;
            assert_eq!(
                left_out,
                now.duplicates - before.duplicates - improved,
                "{strategy}, {k}"
            );
            dropped += left_out;
        }
        assert!(dropped > 0, "{strategy}");
    }
}

#[test]
fn distances_and_layers_are_exact() {
    let goal = board("123456780");
    let to_goal = Distances::new(goal).expect("a small space");
    for start in STARTS {
        let fewest = to_goal.distance(&board(start)).map(f64::from);
        assert_eq!(figure(start, "bfs", 0, "shortest"), fewest);
        let from_start = Distances::new(board(start)).expect("a small space");
        for (depth, &count) in from_start.counts().iter().enumerate().take(9) {
            assert_eq!(
                figure(start, "bfs", 0, &format!("states at depth {depth}")),
                Some(count as f64)
            );
        }
        let states: u64 = from_start.counts().iter().sum();
        assert_eq!(figure(start, "bfs", 0, "states"), Some(states as f64));
    }
    assert_eq!(figure(STARTS[0], "bfs", 0, "states at depth 40"), Some(0.0));
}

/// The figure of a slide that may have a chosen board.
fn figure_of(slide: &Slide, query: &str) -> Option<f64> {
    let mut slide = slide.clone();
    let question = slide.question.as_mut().expect("a question");
    question.task = Task::Number {
        answer: Figure::Query(query.to_owned()),
        tolerance: 0.0,
    };
    match solution(&slide, databases())? {
        Answer::Number(number) => {
            assert!(judge(&slide, &Answer::Number(number), databases()).right);
            Some(number)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_value_is_of_the_chosen_node_else_of_the_last_one_else_of_the_start() {
    let mut slide = slide(STARTS[3], "astar", 0, Task::Solve);
    let goal = board("123456780");
    let distances = Distances::new(goal).expect("a small space");
    let h = estimator(slide.setup.strategy, &goal, databases());
    let h_of = |board: &Board| f64::from(h(board.state()));
    let start = board(STARTS[3]);
    let true_distance = |board: &Board| distances.distance(board).map(f64::from);
    assert_eq!(figure_of(&slide, "h"), Some(h_of(&start)));
    assert_eq!(figure_of(&slide, "h*"), true_distance(&start));
    assert_eq!(figure_of(&slide, "fall of h"), None, "no move leads to it");

    let recording = recording(&slide, 12);
    let moment = recording.at(12);
    let node = moment.current().expect("expanded");
    let of = |node: &Node| Board::from_state(goal.size(), node.state).expect("a board");
    let parent = moment.node(node.parent.expect("no root")).expect("there");
    let set = |slide: &mut Slide, expansion, selected| {
        if let Scene::Explore(scene) = &mut slide.scene {
            (scene.expansion, scene.selected) = (expansion, selected);
        }
    };
    set(&mut slide, 12, None);
    assert_eq!(figure_of(&slide, "g"), Some(f64::from(node.g)));
    assert_eq!(figure_of(&slide, "f"), node.f.map(f64::from));
    assert_eq!(
        figure_of(&slide, "fall of h"),
        Some(h_of(&of(&parent)) - h_of(&of(&node)))
    );
    set(&mut slide, 12, Some(of(&parent)));
    assert_eq!(figure_of(&slide, "g"), Some(f64::from(parent.g)));
    assert_eq!(figure_of(&slide, "h*"), true_distance(&of(&parent)));
    // A board that was never generated has an h, but no g.
    let far = Move::ALL
        .into_iter()
        .find_map(|mv| goal.after(mv))
        .expect("a neighbour");
    set(&mut slide, 1, Some(far));
    assert_eq!(figure_of(&slide, "h"), Some(h_of(&far)));
    assert_eq!(figure_of(&slide, "g"), None);
    // On a slide that checks a heuristic, h is the value of that heuristic.
    slide.scene = Scene::Heuristics(Heuristic::Misplaced);
    let misplaced =
        (0..9).filter(|&cell| start.tile(cell) != 0 && start.tile(cell) != goal.tile(cell));
    assert_eq!(figure_of(&slide, "h"), Some(misplaced.count() as f64));
}

#[test]
fn the_next_threshold_is_the_one_that_the_search_takes() {
    let plain = slide(STARTS[3], "idastar", 0, Task::Solve);
    let recording = recording(&plain, u64::MAX);
    let threshold = |k| recording.at(k).stats().threshold;
    for k in [0, 1, 7, 50, recording.len()] {
        let later = (k..=recording.len())
            .map(threshold)
            .find(|&it| it > threshold(k));
        assert_eq!(
            figure(STARTS[3], "idastar", k, "next threshold"),
            later.map(f64::from)
        );
    }
    assert_eq!(figure(STARTS[3], "bfs", 0, "next threshold"), None);
}

#[test]
fn a_fault_names_the_word_that_is_not_known() {
    let set = |text: &str| SetQuery::parse(text, &[]).expect_err(text);
    let figure = |text: &str| FigureQuery::parse(text, &[]).expect_err(text);
    let word = |word: &str| QueryError::Word(word.to_owned());
    let ends = |word: &str| QueryError::Ends(word.to_owned());
    assert_eq!(set("frontline"), word("frontline"));
    assert_eq!(set("frontier where f > 6"), word("where"));
    assert_eq!(set("frontier with f ~ 6"), word("~"));
    assert_eq!(set("frontier with f > six"), word("six"));
    assert_eq!(set("frontier with k > 6"), word("k"));
    assert_eq!(set("frontier with f > 6 or g = 2"), word("or"));
    assert_eq!(set("nodes with smallest x"), word("x"));
    assert_eq!(set("visited"), word("visited"));
    assert_eq!(set(""), ends(""));
    assert_eq!(set("frontier with"), ends("with"));
    assert_eq!(set("frontier with f >"), ends(">"));
    assert_eq!(set("expanded by"), ends("expanded by"));
    assert_eq!(figure("states at depth two"), word("two"));
    assert_eq!(figure("moves of"), word("of"));
    assert_eq!(figure("count of visited"), word("visited"));
    assert!(matches!(
        figure("expanded by dijkstr"),
        QueryError::Strategy(_)
    ));
    assert!(matches!(
        set("nodes with expanded by bfs:manhattan"),
        QueryError::Strategy(_)
    ));
    for text in [
        "frontier with f>6 and g=2",
        "nodes with f≤6",
        "nodes with f≥6",
        " left  out ",
    ] {
        assert!(SetQuery::parse(text, &[]).is_ok(), "{text}");
    }
}

#[test]
fn numbers_are_read_as_people_type_them() {
    for (text, number) in [
        ("6", 6.0),
        (" 1,204 ", 1204.0),
        ("1 204", 1204.0),
        ("1\u{202f}204", 1204.0),
        ("1’204", 1204.0),
        ("10,461,394,944,000", 10_461_394_944_000.0),
        ("1.204.000", 1_204_000.0),
        ("83.7", 83.7),
        ("83,7", 83.7),
        ("0,125", 0.125),
        ("1.204", 1.204),
        ("1.204,5", 1204.5),
        ("1,204.5", 1204.5),
        ("1 204,125", 1204.125),
        (".5", 0.5),
        ("−3", -3.0),
        ("+3", 3.0),
        ("１２３", 123.0),
        ("181440", 181_440.0),
    ] {
        assert_eq!(parse_number(text), Some(number), "{text}");
    }
    for text in [
        "",
        " ",
        "many",
        "12,34,567",
        "1 2",
        "1,204 000",
        "6 moves",
        "1e5",
        ",",
        "-",
        "1..2",
        "NaN",
        "inf",
    ] {
        assert_eq!(parse_number(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn a_number_that_the_program_writes_is_read_back(number in 0_u32..=u32::MAX) {
        let number = f64::from(number) / 4.0;
        let text = slidescope_core::text::question::number(number);
        prop_assert_eq!(parse_number(&text), Some(number), "{}", text);
    }

    #[test]
    fn any_text_is_a_number_or_none(text in "[0-9,.' +−-]{0,12}") {
        let _ = parse_number(&text);
    }
}

#[test]
fn the_queries_that_help_names_are_queries() {
    let [sets, figures] = queries_help();
    for (query, _) in sets {
        assert!(SetQuery::parse(query, &[]).is_ok(), "{query}");
    }
    for (query, _) in figures {
        assert!(FigureQuery::parse(query, &[]).is_ok(), "{query}");
    }
}
