//! The tree and the map of depth-first searches: one iteration at a time, and one place for every path.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::engine::sample;
use crate::common::{databases, depth_first_strategies, eight_puzzle};
use slidescope_core::explain;
use slidescope_core::layout::visible::{Visible, Window};
use slidescope_core::layout::{Position, Tree};
use slidescope_core::puzzle::{Board, Move, Problem};
use slidescope_core::recording::{MapCounts, Moment, NodeId, Recording, StateMap};
use slidescope_core::search::{Algorithm, Distances, Strategy};

/// Each depth-first strategy. A search that goes to depth 31 at once divides places so often that they reach the
/// precision of numbers, far below what can be seen; so depth-limited search gets a smaller limit.
fn strategies() -> Vec<Strategy> {
    let mut all = depth_first_strategies();
    for strategy in &mut all {
        if strategy.algorithm == Algorithm::DepthLimited {
            strategy.depth_limit = Some(14);
        }
    }
    all
}

fn runs(expansions: u64) -> Vec<(Recording, Problem, Strategy)> {
    let problems = [
        eight_puzzle("813467052", "123456780"),
        eight_puzzle("123456078", "123456780"),
        eight_puzzle("867254301", "123456780"),
    ];
    let strategies = strategies().into_iter();
    strategies
        .flat_map(|strategy| problems.map(|problem| (problem, strategy)))
        .map(|(problem, strategy)| {
            let recording = Recording::ahead(&problem, strategy, expansions, databases());
            (recording, problem, strategy)
        })
        .collect()
}

/// The tree of a run, of which the first `known` expansions are laid out ahead.
fn tree(recording: &Recording, problem: &Problem, strategy: Strategy, known: u64) -> Tree {
    let mut tree = Tree::new(&Recording::ahead(problem, strategy, known, databases()));
    while !tree.grow(recording, 97) {}
    tree
}

/// The nodes that are drawn: those of the iteration of the last expanded node.
fn drawn(moment: &Moment<'_>) -> Vec<NodeId> {
    let root = moment.current().map(|node| moment.path(node.id)[0]);
    let ids = (0..moment.nodes()).filter_map(|index| moment.recording().id(index));
    let ids = ids.filter(|&id| moment.contains(id));
    ids.filter(|&id| root.is_none() || moment.path(id).first().copied() == root)
        .collect()
}

fn moves(moment: &Moment<'_>, id: NodeId) -> Vec<Option<Move>> {
    let nodes = moment.path(id).into_iter().filter_map(|id| moment.node(id));
    nodes.map(|node| node.mv).collect()
}

#[test]
fn a_path_has_one_place_in_all_iterations() {
    for (recording, problem, strategy) in runs(700) {
        for known in [0, 60, 5000] {
            let tree = tree(&recording, &problem, strategy, known);
            let mut positions: HashMap<Vec<Option<Move>>, Position> = HashMap::new();
            for k in sample(recording.len(), 25) {
                let moment = recording.at(k);
                let (low, high) = tree.bounds(&moment);
                for id in drawn(&moment) {
                    let position = tree.position(&moment, id).expect("a place");
                    let first = *positions.entry(moves(&moment, id)).or_insert(position);
                    assert_eq!(first, position, "{strategy}: {id:?} at {k}");
                    assert!((low.x..=high.x).contains(&position.x));
                    assert!((low.y..=high.y).contains(&position.y));
                }
            }
            let taken: HashSet<(u64, u64)> = positions
                .values()
                .map(|position| (position.x.to_bits(), position.y.to_bits()))
                .collect();
            assert_eq!(taken.len(), positions.len(), "{strategy}: a place for each");
        }
    }
}

#[test]
fn edges_do_not_cross() {
    for (recording, problem, strategy) in runs(700) {
        for known in [0, 60, 5000] {
            let tree = tree(&recording, &problem, strategy, known);
            for k in sample(recording.len(), 12) {
                let moment = recording.at(k);
                let mut rows: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
                for id in drawn(&moment) {
                    let node = moment.node(id).expect("a node of this moment");
                    let x = |id| tree.position(&moment, id).expect("a place").x;
                    let under = x(node.parent.unwrap_or(id));
                    rows.entry(node.g).or_default().push((x(id), under));
                }
                for mut row in rows.into_values() {
                    row.sort_by(|a, b| a.0.total_cmp(&b.0));
                    let apart =
                        |pair: &[(f64, f64)]| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1;
                    assert!(row.windows(2).all(apart), "{strategy} at {k}");
                }
            }
        }
    }
}

/// What is seen of the whole tree: nodes and open nodes by row, and the nodes that are drawn singly.
fn check_sight(moment: &Moment<'_>, tree: &Tree, visible: &mut Visible) {
    let window = Window {
        low: Position { x: 0.0, y: 0.0 },
        high: Position {
            x: tree.width,
            y: 100.0,
        },
        cell: tree.width / 200.0,
    };
    tree.see(moment, &window, visible);
    let mut seen: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    for dot in &visible.dots {
        assert_eq!(Some(dot.position), tree.position(moment, dot.node));
        let node = moment.node(dot.node).expect("a node of this moment");
        assert_eq!(dot.open, !node.closed);
        let row = seen.entry(dot.g).or_default();
        *row = (row.0 + 1, row.1 + u32::from(dot.open));
        assert_eq!(tree.nearest(moment, dot.position, 1e-6), Some(dot.node));
    }
    for cloud in &visible.clouds {
        let row = seen.entry(cloud.g).or_default();
        *row = (row.0 + cloud.nodes, row.1 + cloud.open);
    }
    let mut expected: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    for id in drawn(moment) {
        let node = moment.node(id).expect("a node of this moment");
        let row = expected.entry(node.g).or_default();
        *row = (row.0 + 1, row.1 + u32::from(!node.closed));
    }
    assert_eq!(seen, expected, "at {}", moment.k());
}

#[test]
fn what_is_seen_is_one_iteration() {
    for (recording, problem, strategy) in runs(2500) {
        let tree = tree(&recording, &problem, strategy, 300);
        let mut visible = Visible::default();
        for k in sample(recording.len(), 25) {
            check_sight(&recording.at(k), &tree, &mut visible);
        }
    }
}

/// A tree so large that its picture is computed from counts.
#[test]
fn what_is_seen_from_far_is_one_iteration() {
    let problem = eight_puzzle("867254301", "123456780");
    let mut all = strategies();
    all.retain(|strategy| !strategy.algorithm.uses_heuristic());
    let mut large = false;
    for mut strategy in all {
        if strategy.algorithm == Algorithm::DepthLimited {
            strategy.depth_limit = Some(20);
        }
        let recording = Recording::ahead(&problem, strategy, 130_000, databases());
        let tree = tree(&recording, &problem, strategy, 4096);
        let mut visible = Visible::default();
        for k in sample(recording.len(), 6) {
            let moment = recording.at(k);
            large |= drawn(&moment).len() > 30_000;
            check_sight(&moment, &tree, &mut visible);
        }
    }
    assert!(large);
}

#[test]
fn the_map_counts_each_state_once() {
    for (recording, problem, strategy) in runs(1500) {
        let distances = |board| Distances::new(board).expect("a small space");
        let (from, to) = (distances(problem.start()), distances(problem.goal()));
        let map = StateMap::new(&from, &to).expect("a way from start to goal");
        let mut counts = MapCounts::default();
        let mut moments = sample(recording.len(), 6);
        moments.extend(sample(recording.len(), 4).into_iter().rev());
        for k in moments {
            let moment = recording.at(k);
            counts.go(&map, &moment);
            let whole = (0..moment.nodes()).filter_map(|index| recording.id(index));
            let (mut generated, mut expanded) = (HashSet::new(), HashSet::new());
            for id in whole {
                let state = recording.state(id);
                generated.insert(state.bits());
                let story = explain::events_of(&recording, id);
                let done = |&(at, event)| {
                    at <= k && event == slidescope_core::explain::NodeEvent::Expanded
                };
                if story.iter().any(done) {
                    expanded.insert(state.bits());
                }
            }
            let cell = |bits: &u128| {
                let state = slidescope_core::puzzle::State::from_bits(*bits);
                let board = Board::from_state(problem.size(), state).expect("a legal board");
                let far = |to: &Distances| to.distance(&board).expect("a way") as usize;
                (far(&from), far(&to))
            };
            let mut expected: BTreeMap<(usize, usize), [u32; 2]> = BTreeMap::new();
            generated
                .iter()
                .for_each(|bits| expected.entry(cell(bits)).or_default()[0] += 1);
            expanded
                .iter()
                .for_each(|bits| expected.entry(cell(bits)).or_default()[1] += 1);
            for g in 0..map.across() {
                for h in 0..map.up() {
                    let reached = counts.reached(g, h);
                    let own = expected.get(&(g, h)).copied().unwrap_or_default();
                    assert_eq!(
                        [reached.generated[0], reached.expanded[0]],
                        own,
                        "{strategy} at {k}"
                    );
                }
            }
        }
    }
}
