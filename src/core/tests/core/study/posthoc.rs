//! Traces for Posthoc, read back and followed event by event.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::ops::ControlFlow;

use serde_json::Value;

use super::files::Folder;
use crate::common::{self, databases};
use slidescope_core::interchange::posthoc::{
    MAX_EXPANSIONS, SLOW_EXPANSIONS, TraceSummary, VERSION, trace,
};
use slidescope_core::puzzle::{Board, Move, Problem, Size, random_walk};
use slidescope_core::search::{Algorithm, Limits, Outcome, Strategy, solve};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::trace_warning;

/// The trace that a run of `strategy` writes.
fn traced(
    name: &str,
    problem: &Problem,
    strategy: Strategy,
) -> (Outcome, TraceSummary, Vec<Value>) {
    let folder = Folder::new(name);
    let path = folder.file("run.trace.json");
    let traced = trace(problem, strategy, Limits::NONE, databases(), &path, |_| {
        ControlFlow::Continue(())
    })
    .expect("room");
    assert_eq!(
        traced.stats,
        solve(problem, strategy, Limits::NONE, databases(), |_| ()).1,
        "watching changes nothing"
    );
    let text = fs::read_to_string(&path).expect("it is there");
    assert_eq!(folder.names(), ["run.trace.json"]);
    let Value::Object(mut whole) = serde_json::from_str(&text).expect("JSON") else {
        panic!("an object")
    };
    assert_eq!(whole["version"], VERSION);
    check_views(&whole["views"], &whole["pivot"], &whole["events"]);
    let Some(Value::Array(events)) = whole.remove("events") else {
        panic!("a list")
    };
    (traced.outcome, traced.written.expect("room"), events)
}

/// Checks Posthoc's schema for version 1.4.0: `views` has lists of views by name, `main` among them. Each view's `$` is
/// another of them or a primitive with all that it is drawn by, and expressions use only fields that are there.
fn check_views(views: &Value, pivot: &Value, events: &Value) {
    let views = views.as_object().expect("an object");
    let given: HashSet<&str> = [
        "type", "id", "f", "g", "h", "board", "tiles", "column", "row",
    ]
    .into();
    for event in events.as_array().expect("a list") {
        assert!(
            given.iter().all(|name| event.get(name).is_some()),
            "{event}"
        );
        let tiles = event["tiles"].as_array().expect("a list");
        let cells = board(event).cells();
        assert!(
            tiles.iter().zip(&cells).all(|(tile, cell)| *tile == *cell),
            "{event}"
        );
    }
    let mut kinds = HashSet::new();
    for (name, list) in views {
        for view in list.as_array().expect("a list of views") {
            let view = view.as_object().expect("an object");
            let drawn = view["$"].as_str().expect("a name");
            let needs: &[&str] = match drawn {
                "rect" => &["x", "y", "width", "height", "fill", "clear"],
                "path" => &["points", "lineWidth", "fill", "clear"],
                other => {
                    assert!(views.contains_key(other) && name == "main", "{other}");
                    &[]
                }
            };
            for need in needs {
                assert!(
                    view.contains_key(*need),
                    "{name}: {need} is missing in {view:?}"
                );
            }
            // What is removed later is copied into every event until then: events × open boards for Posthoc's parser.
            assert!(
                name == "main" || view["clear"] == Value::Bool(false),
                "{name}"
            );
            for text in texts(&Value::Object(view.clone())) {
                let Some(code) = text.strip_prefix("${{").and_then(|t| t.strip_suffix("}}")) else {
                    assert!(!text.contains("{{") && !text.contains("$."), "{text}");
                    continue;
                };
                assert!(!code.contains('{') && !code.contains('}'), "{text}");
                for asked in code
                    .split("$.")
                    .skip(1)
                    .chain(code.split("parent.").skip(1))
                {
                    let asked: String = asked
                        .chars()
                        .take_while(char::is_ascii_alphabetic)
                        .collect();
                    let own = ["i", "ink"].contains(&asked.as_str());
                    assert!(own || given.contains(asked.as_str()), "{asked} of {text}");
                }
                if let Some(kind) = code.split("$.type === '").nth(1).filter(|_| name == "main") {
                    kinds.insert(kind.split('\'').next().expect("a word").to_owned());
                }
            }
        }
    }
    assert!(!views["main"].as_array().expect("a list").is_empty());
    for event in events.as_array().expect("a list") {
        let kind = event["type"].as_str().expect("a type");
        assert!(kinds.contains(kind), "{kind} is drawn");
    }
    assert!(pivot["x"].is_string() && pivot["y"].is_string());
}

/// Every text in a value.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn board(event: &Value) -> Board {
    event["board"]
        .as_str()
        .expect("text")
        .parse()
        .expect("a board")
}

/// Follows a trace, and checks every rule that it must keep.
fn follow(problem: &Problem, strategy: Strategy, events: &[Value]) {
    let two_sided = events[0]["id"].is_string();
    assert_eq!(two_sided, strategy.algorithm.is_bidirectional());
    let mut boards: HashMap<String, Board> = HashMap::new();
    let mut depths: HashMap<String, u64> = HashMap::new();
    let mut numbers: HashMap<String, HashSet<u64>> = HashMap::new();
    let mut places: HashMap<(i64, i64), String> = HashMap::new();
    let mut open = None;
    for (at, event) in events.iter().enumerate() {
        let case = || format!("{strategy}, event {at}: {event}");
        let id = event["id"].to_string();
        let (side, number) = if two_sided {
            let text = event["id"].as_str().expect("text");
            let (side, number) = text.split_once('-').expect("f-… or b-…");
            assert!(side == "f" || side == "b");
            (side.to_owned(), number.parse().expect("a number"))
        } else {
            (String::new(), event["id"].as_u64().expect("a number"))
        };
        numbers.entry(side).or_default().insert(number);
        let (f, g, h) = (
            event["f"].as_u64(),
            event["g"].as_u64().expect("g"),
            event["h"].as_u64(),
        );
        let sum = h.map(|h| g + h * strategy.weight_used().map_or(1, |w| u64::from(w.get())));
        assert_eq!(f, sum, "{}", case());
        assert!(
            h == Some(0) || strategy.heuristic_used().is_some(),
            "{}",
            case()
        );
        // No two nodes share a place; the searched goal is drawn apart.
        if event["type"] != "destination" {
            let place = (
                event["column"].as_i64().expect("it"),
                event["row"].as_i64().expect("it"),
            );
            let there = places.entry(place).or_insert_with(|| id.clone());
            assert_eq!(*there, id, "{}", case());
        }
        // A node keeps its board.
        let known = boards.entry(id.clone()).or_insert_with(|| board(event));
        assert_eq!(*known, board(event), "{}", case());
        match event["type"].as_str().expect("a type") {
            "source" => assert!(at == 0 && board(event) == problem.start() && g == 0),
            "destination" => assert!(at == 1 && board(event) == problem.goal() && g == 0),
            "expanding" => {
                assert_eq!(open.replace(id.clone()), None, "{}", case());
                assert_eq!(depths.get(&id).copied().unwrap_or(0), g, "{}", case());
            }
            "closing" => assert_eq!(open.take(), Some(id.clone()), "{}", case()),
            "generating" => {
                // A parent comes before its children, is being expanded, and is one move away.
                let parent = event["pId"].to_string();
                assert_eq!(open.as_ref(), Some(&parent), "{}", case());
                assert_eq!(
                    depths.get(&parent).copied().unwrap_or(0) + 1,
                    g,
                    "{}",
                    case()
                );
                // Depth-first search puts a board on its stack again, further down its path.
                let deeper = strategy.algorithm == Algorithm::Dfs;
                assert!(
                    depths
                        .insert(id.clone(), g)
                        .is_none_or(|before| before > g || deeper),
                    "{}",
                    case()
                );
                let steps = Move::ALL.iter().filter_map(|mv| boards[&parent].after(*mv));
                assert!(
                    steps.into_iter().any(|after| after == board(event)),
                    "{}",
                    case()
                );
            }
            "end" => assert!(
                open.is_none() && depths.get(&id).copied().unwrap_or(0) == g,
                "{}",
                case()
            ),
            other => panic!("{other}"),
        }
    }
    for (side, numbers) in numbers {
        let most = *numbers.iter().max().expect("some");
        assert_eq!(numbers.len() as u64, most, "{side}: from 1 without a gap");
        assert!(!numbers.contains(&0));
    }
}

fn of_type<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events
        .iter()
        .filter(|event| event["type"] == kind)
        .collect()
}

#[test]
fn every_strategy_is_traced_from_source_to_end() {
    let [start, goal] = ["412503", "123450"].map(|board| common::board("2x3", board));
    every_strategy_is_traced(Problem::new(start, goal).expect("one size"));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_strategy_is_traced_on_the_8_puzzle() {
    every_strategy_is_traced(common::eight_puzzle("285174306", "123456780"));
}

fn every_strategy_is_traced(problem: Problem) {
    for strategy in common::strategies() {
        let (outcome, written, events) = traced("posthoc-all", &problem, strategy);
        follow(&problem, strategy, &events);
        let Outcome::Solved(path) = outcome else {
            panic!("{strategy}")
        };
        // The path of depth-first search may be longer than what is written.
        if strategy.algorithm == Algorithm::Dfs && problem.size().cells() == 9 {
            continue;
        }
        let expanded = of_type(&events, "expanding").len();
        assert_eq!(expanded as u64, written.expansions);
        assert_eq!(of_type(&events, "closing").len(), expanded);
        // The parents of the end lead back to the root: a path as long as the one found.
        let ends = of_type(&events, "end");
        let parents: HashMap<String, String> = of_type(&events, "generating")
            .into_iter()
            .map(|e| (e["id"].to_string(), e["pId"].to_string()))
            .collect();
        let steps = |end: &&Value| {
            let mut id = end["id"].to_string();
            let mut steps = 0;
            while let Some(parent) = parents.get(&id) {
                (id, steps) = (parent.clone(), steps + 1);
            }
            steps
        };
        let sides = if strategy.algorithm.is_bidirectional() {
            2
        } else {
            1
        };
        assert_eq!(ends.len(), sides, "{strategy}");
        assert_eq!(
            ends.iter().map(steps).sum::<usize>(),
            path.len(),
            "{strategy}"
        );
        assert_eq!(board(ends[0]), board(ends[sides - 1]));
    }
}

/// Boards of more than sixteen cells, whose tiles have two digits.
#[test]
fn searches_of_large_boards_are_traced() {
    for (rows, columns) in [(5, 5), (2, 12), (8, 3)] {
        let goal = Board::blank_last(Size::new(rows, columns).expect("a size"));
        let problem = Problem::new(random_walk(goal, 9, 3), goal).expect("one size");
        for name in [
            "bfs",
            "bidirectional",
            "astar:manhattan",
            "weighted-astar:linear-conflict:w=2",
            "idastar:manhattan",
            "mm:manhattan",
        ] {
            let strategy = parse_strategy(name).expect("it is there");
            let (outcome, written, events) = traced("posthoc-wide", &problem, strategy);
            follow(&problem, strategy, &events);
            assert!(matches!(outcome, Outcome::Solved(_)), "{name}");
            let expanded = of_type(&events, "expanding").len();
            assert_eq!(expanded as u64, written.expansions);
        }
    }
}

#[test]
fn the_counters_can_be_counted_in_the_trace() {
    counters_are_counted(&common::eight_puzzle("283104765", "123804765"));
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_counters_can_be_counted_in_the_trace() {
    counters_are_counted(&common::eight_puzzle("285174306", "123456780"));
}

fn counters_are_counted(problem: &Problem) {
    let is_whole = |strategy: &Strategy| strategy.algorithm != Algorithm::Dfs;
    // That of depth-first search has more expansions than are written.
    for strategy in common::strategies().into_iter().filter(is_whole) {
        let (_, _, events) = traced("posthoc-counts", problem, strategy);
        let (_, stats) = solve(problem, strategy, Limits::NONE, databases(), |_| ());
        assert_eq!(
            of_type(&events, "expanding").len() as u64,
            stats.expanded,
            "{strategy}"
        );
        let better = stats.improved + stats.reopened;
        let new = stats.generated - stats.duplicates;
        assert_eq!(
            of_type(&events, "generating").len() as u64,
            new + better,
            "{strategy}"
        );
    }
}

#[test]
fn a_board_that_is_its_goal_is_one_node() {
    let problem = common::eight_puzzle("123456780", "123456780");
    for strategy in common::strategies() {
        let (_, _, events) = traced("posthoc-goal", &problem, strategy);
        follow(&problem, strategy, &events);
        assert_eq!(board(&events[0]), board(&events[1]));
        assert!(!of_type(&events, "end").is_empty());
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_a_large_trace_is_cut_off_and_says_so() {
    let problem = common::eight_puzzle("867254301", "123456780");
    let bfs = parse_strategy("bfs").expect("it is there");
    let (_, written, events) = traced("posthoc-large", &problem, bfs);
    let (_, stats) = solve(&problem, bfs, Limits::NONE, databases(), |_| ());
    assert_eq!(
        written,
        TraceSummary {
            expansions: MAX_EXPANSIONS,
            left_out: stats.expanded - MAX_EXPANSIONS
        }
    );
    assert_eq!(of_type(&events, "expanding").len() as u64, MAX_EXPANSIONS);
    assert_eq!(
        of_type(&events, "end").len(),
        0,
        "the end is beyond the cut"
    );
    assert!(
        trace_warning(&written)
            .expect("large")
            .contains("not in it")
    );
    let warning = |expansions| {
        trace_warning(&TraceSummary {
            expansions,
            left_out: 0,
        })
    };
    assert_eq!(warning(SLOW_EXPANSIONS), None);
    assert!(warning(SLOW_EXPANSIONS + 1).expect("many").contains("slow"));
}

#[test]
fn a_trace_that_cannot_be_written_is_an_error() {
    let problem = common::eight_puzzle("285174306", "123456780");
    let bfs = parse_strategy("bfs").expect("it is there");
    let folder = Folder::new("posthoc-no");
    let path = folder.file("no").join("run.trace.json");
    let fault = trace(&problem, bfs, Limits::NONE, databases(), &path, |_| {
        ControlFlow::Continue(())
    })
    .expect_err("no folder");
    assert!(fault.to_string().contains("run.trace.json"));
}
