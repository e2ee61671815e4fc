//! Recordings of the real searches, compared with the same searches stopped at each moment.

use std::collections::HashSet;

use crate::common::{databases, strategies};
use slidescope_core::puzzle::{Board, MoveOrder, Problem, Size, State};
use slidescope_core::recording::{Coverage, Moment, Recording};
use slidescope_core::search::{
    Algorithm, AnySearch, Expansion, Heuristic, Limits, Marks, NodeView, Outcome, Side, Stats,
    Status, Strategy, Ties, Trace, any_search,
};

/// Every strategy that stores what it visits, A* with each rule for ties, and each kind of depth-first search, in different
/// orders of moves.
fn recorded() -> Vec<Strategy> {
    let mut all = strategies();
    let ties = [Ties::SmallerG, Ties::Oldest, Ties::Newest];
    for heuristic in [Heuristic::Manhattan, Heuristic::Patchy] {
        let usual = Strategy::new(Algorithm::AStar, heuristic);
        all.extend(ties.map(|ties| Strategy { ties, ..usual }));
    }
    let dfs = Strategy::new(Algorithm::Dfs, Heuristic::Zero);
    let marks = [Marks::Generated, Marks::Taken];
    all.extend(marks.map(|marks| Strategy { marks, ..dfs }));
    // The usual order is that of all other tests.
    for (strategy, order) in all.iter_mut().zip(MoveOrder::all().cycle()) {
        strategy.move_order = order;
    }
    all
}

/// Checks that the solution in the recording of a whole run is the one that the search found.
fn check_solution(recording: &Recording, outcome: &Outcome) {
    let newest = recording.newest();
    let boards = newest.solution().into_iter().map(|id| {
        let node = newest.node(id).expect("a node on the way");
        Board::from_state(recording.problem().size(), node.state).expect("a legal board")
    });
    let mut boards: Vec<Board> = boards.collect();
    // The board at which two searches met is there twice.
    boards.dedup();
    match outcome {
        Outcome::Solved(solution) => assert_eq!(boards, solution.boards()),
        _ => assert!(boards.is_empty()),
    }
    let before = recording.at(recording.len().saturating_sub(1));
    assert!(before.solution().is_empty() || recording.is_empty());
}

/// The recording of a run of at most `most` expansions.
fn record(problem: &Problem, strategy: Strategy, most: u64) -> Recording {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut recording = Recording::new(problem, strategy, databases());
    let mut trace = Trace::default();
    let status = search.record(most, &mut trace);
    for from in (0..trace.len()).step_by(777) {
        recording.append(trace.stretch(from..from + 777));
    }
    if let Status::Finished(outcome) = status {
        check_solution(&recording, &outcome);
        recording.finish(search.stats().expanded);
        assert_eq!(recording.coverage(), Coverage::Complete);
    }
    recording
}

fn compare(moment: &Moment<'_>, search: &dyn AnySearch, trace: &[Expansion]) {
    let k = moment.k();
    let stats = Stats {
        bytes: 0,
        ..search.stats()
    };
    assert_eq!(moment.stats(), stats, "counters at {k}");

    let view = |node: slidescope_core::recording::Node| NodeView {
        state: node.state,
        side: node.side,
        g: node.g,
        h: node.h,
    };
    // An improved node's g is that of the moment, not of the expansion.
    let current = moment.current().map(|node| (node.state, node.side));
    assert_eq!(
        current,
        search.current().map(|node| (node.state, node.side)),
        "current at {k}"
    );
    let open: Vec<NodeView> = moment.open().range(0..usize::MAX).map(view).collect();
    let expected = search.next_open(usize::MAX);
    assert_eq!(open.len(), expected.len(), "open list at {k}");
    for (place, pair) in open.iter().zip(&expected).enumerate() {
        assert_eq!(pair.0, pair.1, "place {place} of the open list at {k}");
    }

    let solution = moment.solution().len() as u64;
    if moment.recording().algorithm().is_depth_first() {
        // A depth-first search has the current path as its nodes.
        let path = moment.current().map_or(1, |last| u64::from(last.g) + 1);
        assert_eq!(stats.visited, path, "nodes of the path at {k}");
        assert!(solution == 0 || solution == stats.visited);
        return;
    }
    let open: HashSet<(Side, State)> = open.iter().map(|node| (node.side, node.state)).collect();
    let expanded: HashSet<_> = trace
        .iter()
        .map(|expansion| (expansion.side, expansion.state))
        .collect();
    let nodes = (0..moment.nodes()).filter_map(|index| moment.node(moment.recording().id(index)?));
    let closed: HashSet<_> = nodes
        .filter(|node| node.closed)
        .map(|node| (node.side, node.state))
        .collect();
    let expected: HashSet<_> = expanded.difference(&open).copied().collect();
    assert!(closed == expected, "closed set at {k}");
    assert_eq!((open.len() + closed.len()) as u64, stats.visited);
}

pub(crate) fn problem(rows: usize, columns: usize, start: &[u8], goal: Option<Board>) -> Problem {
    let size = Size::new(rows, columns).expect("a size");
    let goal = goal.unwrap_or(Board::blank_last(size));
    Problem::new(Board::from_cells(size, start).expect("a legal board"), goal)
        .expect("a legal board")
}

pub(crate) fn check(
    problem: &Problem,
    strategy: Strategy,
    most: u64,
    moments: impl Fn(u64) -> Vec<u64>,
) {
    let recording = record(problem, strategy, most);
    // Stops a run at each moment, and compares.
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut trace = Vec::new();
    for k in moments(recording.len()) {
        let budget = k - search.stats().expanded;
        let _ = search.observe(budget, &mut |expansion| trace.push(*expansion));
        assert_eq!(search.stats().expanded, k);
        compare(&recording.at(k), search.as_ref(), &trace);
    }
}

/// About `count` moments from 0 to `end`, both included, unevenly spread.
pub(crate) fn sample(end: u64, count: u64) -> Vec<u64> {
    let mut moments: Vec<u64> = (0..count).map(|i| (i * i * 7919 + i) % (end + 1)).collect();
    moments.extend([0, 1.min(end), end]);
    moments.sort_unstable();
    moments.dedup();
    moments
}

#[test]
fn every_moment_of_runs_on_2x3() {
    let blank_first = Board::blank_first(Size::new(2, 3).expect("a size"));
    every_moment_on_2x3(&[[4, 1, 2, 5, 0, 3]], &[None, Some(blank_first)]);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_moment_of_runs_on_2x3() {
    let size = Size::new(2, 3).expect("a size");
    let unsolvable = Board::blank_last(size).swapped(0, 1);
    every_moment_on_2x3(
        &[[4, 1, 2, 5, 0, 3], [4, 5, 0, 1, 2, 3], [1, 2, 3, 4, 5, 0]],
        &[None, Some(unsolvable), Some(Board::blank_first(size))],
    );
}

fn every_moment_on_2x3(starts: &[[u8; 6]], goals: &[Option<Board>]) {
    for strategy in recorded() {
        for start in starts {
            for &goal in goals {
                check(&problem(2, 3, start, goal), strategy, u64::MAX, |end| {
                    (0..=end).collect()
                });
            }
        }
    }
}

#[test]
fn sampled_moments_of_a_run_on_3x3() {
    let p1379 = Board::from_cells(
        Size::new(3, 3).expect("a size"),
        &[1, 2, 3, 8, 0, 4, 7, 6, 5],
    );
    sampled_on_3x3([2, 8, 3, 1, 6, 4, 7, 0, 5], p1379);
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_sampled_moments_of_runs_on_3x3() {
    sampled_on_3x3([8, 6, 7, 2, 5, 4, 3, 0, 1], None);
    sampled_on_3x3([8, 1, 3, 4, 6, 7, 0, 5, 2], None);
}

fn sampled_on_3x3(start: [u8; 9], goal: Option<Board>) {
    for strategy in recorded() {
        check(&problem(3, 3, &start, goal), strategy, u64::MAX, |end| {
            sample(end, 12)
        });
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_sampled_moments_of_runs_on_4x4() {
    let goal = Some(Board::blank_first(Size::new(4, 4).expect("a size")));
    let korf_79 = [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15];
    for strategy in recorded() {
        check(&problem(4, 4, &korf_79, goal), strategy, 60_000, |end| {
            sample(end, 6)
        });
    }
}
