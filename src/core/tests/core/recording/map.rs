//! The map of the state space, compared with looking up every state by itself.

use std::collections::BTreeMap;

use crate::common::{board, databases, eight_puzzle, strategies};
use slidescope_core::explain;
use slidescope_core::puzzle::{Board, Problem, Size, State};
use slidescope_core::recording::{MapCounts, Moment, Reached, Recording, StateMap};
use slidescope_core::search::{Distances, Side};

fn map(problem: &Problem) -> (StateMap, Distances, Distances) {
    let distances = |board| Distances::new(board).expect("a small space");
    let (from, to) = (distances(problem.start()), distances(problem.goal()));
    let map = StateMap::new(&from, &to).expect("a way from start to goal");
    (map, from, to)
}

/// The cells that a moment has reached, node by node.
fn reached(
    moment: &Moment<'_>,
    pair: impl Fn(State) -> (usize, usize),
    ever: impl Fn(State, Side) -> bool,
) -> BTreeMap<(usize, usize), Reached> {
    let mut cells: BTreeMap<_, Reached> = BTreeMap::new();
    for index in 0..moment.nodes() {
        let id = moment.recording().id(index).expect("a node of that number");
        let node = moment.node(id).expect("a node of this moment");
        let cell = cells.entry(pair(node.state)).or_default();
        cell.generated[node.side as usize] += 1;
        cell.expanded[node.side as usize] += u32::from(ever(node.state, node.side));
    }
    cells
}

fn check(problem: &Problem, moments: impl Fn(u64) -> Vec<u64>) {
    let (map, from, to) = map(problem);
    let size = problem.size();
    let pair = |state: State| {
        let board = Board::from_state(size, state).expect("a legal board");
        let distance = |to: &Distances| to.distance(&board).expect("a way") as usize;
        (distance(&from), distance(&to))
    };
    for strategy in strategies() {
        let recording = Recording::ahead(problem, strategy, u64::MAX, databases());
        let mut counts = MapCounts::default();
        for k in moments(recording.len()) {
            let moment = recording.at(k);
            counts.go(&map, &moment);
            let expanded = |state, side| {
                let id = recording.find(state, side).expect("a stored node");
                let story = explain::events_of(&recording, id);
                let expanded = story
                    .iter()
                    .filter(|(_, event)| *event == slidescope_core::explain::NodeEvent::Expanded);
                expanded.into_iter().any(|&(at, _)| at <= k)
            };
            let expected = reached(&moment, pair, expanded);
            for g in 0..map.across() {
                for h in 0..map.up() {
                    let reached = expected.get(&(g, h)).copied().unwrap_or_default();
                    assert_eq!(
                        counts.reached(g, h),
                        reached,
                        "{strategy} at {k}: g* = {g}, h* = {h}"
                    );
                }
            }
        }
    }
}

#[test]
fn counts_are_those_of_the_nodes() {
    let goal = Board::blank_last(Size::new(2, 3).expect("a size"));
    let small = Problem::new(board("2x3", "412503"), goal).expect("equal sizes");
    check(&small, |end| {
        (0..=end).chain((0..=end).rev().step_by(7)).collect()
    });
    let large = eight_puzzle("813467052", "123456780");
    check(&large, |end| {
        [0, end, end / 2, end / 2 + 3, end / 2 - 1, 1]
            .map(|k| k.min(end))
            .to_vec()
    });
}

#[test]
fn every_state_is_somewhere_on_the_map() {
    for problem in [
        eight_puzzle("867254301", "123456780"),
        eight_puzzle("123456780", "123456780"),
    ] {
        let (map, from, to) = map(&problem);
        assert_eq!(
            (map.across(), map.up()),
            (from.counts().len(), to.counts().len())
        );
        assert_eq!(Some(map.optimal()), to.distance(&problem.start()));
        for g in 0..map.across() {
            let states: u64 = (0..map.up()).map(|h| u64::from(map.states(g, h))).sum();
            assert_eq!(states, from.counts()[g]);
        }
        for h in 0..map.up() {
            let states: u64 = (0..map.across()).map(|g| u64::from(map.states(g, h))).sum();
            assert_eq!(states, to.counts()[h]);
        }
        // No state has g + h below the distance between start and goal.
        let optimal = map.optimal() as usize;
        let nearer = (0..optimal).flat_map(|g| (0..optimal - g).map(move |h| (g, h)));
        assert!(nearer.into_iter().all(|(g, h)| map.states(g, h) == 0));
    }
}

#[test]
fn there_is_no_map_without_a_way() {
    let distances = |digits| Distances::new(board("3x3", digits)).expect("a small space");
    assert!(StateMap::new(&distances("123456870"), &distances("123456780")).is_none());
}
