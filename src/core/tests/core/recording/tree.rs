//! The places of nodes in the tree: given once, in order, and drawn where they are.

use std::collections::BTreeMap;

use proptest::prelude::{prop, prop_assert, prop_assert_eq, proptest};

use super::moments::{ESTIMATES, algorithms, problems, recording};
use super::naive::{self, Estimate, Run, strategy};
use crate::common::{databases, eight_puzzle, korf};
use slidescope_core::explain;
use slidescope_core::explain::NodeEvent;
use slidescope_core::layout::visible::{Visible, Window};
use slidescope_core::layout::{Position, Tree};
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::recording::{LevelKey, Moment, Node, NodeId, Recording};
use slidescope_core::search::{Algorithm, Heuristic, Limits, Side, Strategy, Trace, any_search};

/// The recording of a run, and its tree, of which the first `known` expansions are laid out ahead.
fn grown(
    problem: &Problem,
    algorithm: Algorithm,
    estimate: Estimate,
    run: &Run,
    known: usize,
    budget: u64,
) -> (Recording, Tree) {
    let mut ahead = Recording::with(
        problem,
        strategy(algorithm),
        Some(std::sync::Arc::new(estimate)),
        Recording::CAP,
    );
    ahead.append(Trace::of(algorithm, &run.trace).stretch(..known));
    let whole = recording(problem, algorithm, estimate, run, 16);
    let mut tree = Tree::new(&ahead);
    while !tree.grow(&whole, budget) {}
    (whole, tree)
}

fn nodes<'a>(moment: &'a Moment<'_>) -> impl Iterator<Item = NodeId> + 'a {
    (0..moment.nodes()).filter_map(|index| moment.recording().id(index))
}

/// The moments at which a node got a new place, except the first.
fn moves(recording: &Recording, id: NodeId) -> Vec<u64> {
    let story = explain::events_of(recording, id).into_iter();
    let improved = story.filter(|(_, event)| matches!(event, NodeEvent::Improved { .. }));
    improved.map(|(at, _)| at).collect()
}

/// No node moves unless it got another parent.
fn check_stability(recording: &Recording, tree: &Tree) {
    for id in nodes(&recording.newest()) {
        let moves = moves(recording, id);
        let mut last: Option<(Position, u64)> = None;
        for k in 0..=recording.len() {
            let position = tree.position(&recording.at(k), id);
            if let (Some(position), Some((before, since))) = (position, last)
                && !moves.iter().any(|&at| since < at && at <= k)
            {
                assert_eq!(position, before, "{id:?} at {k}");
            }
            last = position.map(|position| (position, k)).or(last);
        }
    }
}

/// In every row the parents are in the order of their children, and, if `apart`, no two nodes share a place. A random
/// order may need more places between two neighbours than there are numbers, as nothing moves.
fn check_order(moment: &Moment<'_>, tree: &Tree, apart: bool) {
    let mut rows: BTreeMap<(usize, u32), Vec<(f64, f64)>> = BTreeMap::new();
    for id in nodes(moment) {
        let node = moment.node(id).expect("a node of this moment");
        let under = node.parent.unwrap_or(id);
        let x = |id| tree.position(moment, id).expect("a place").x;
        rows.entry((node.side as usize, node.g))
            .or_default()
            .push((x(id), x(under)));
    }
    for (row, mut positions) in rows {
        positions.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        for pair in positions.windows(2) {
            let is_so = pair[0].0 < pair[1].0 || !apart;
            assert!(is_so, "{row:?} at {}: {pair:?}", moment.k());
            assert!(
                pair[0].1 <= pair[1].1,
                "{row:?} at {}: {pair:?}",
                moment.k()
            );
        }
    }
}

/// What is seen in a window, compared with a look at every node.
fn check_sight(moment: &Moment<'_>, tree: &Tree, window: &Window, visible: &mut Visible) {
    tree.see(moment, window, visible);
    // The number of cells across the whole tree is a power of two.
    let cells = (tree.width / visible.cell).round();
    assert_eq!(cells.log2().fract(), 0.0);
    assert!(cells == 1.0 || (0.5..2.0).contains(&(visible.cell / window.cell)));
    let column = |x: f64| (x * (cells / tree.width)).floor() as i64;
    let columns = column(window.low.x)..=column(window.high.x);
    let cell = |position: Position, side: Side, g: u32| {
        (column(position.x), side as usize, g, position.y.to_bits())
    };

    let mut expected: BTreeMap<_, Vec<Node>> = BTreeMap::new();
    for id in nodes(moment) {
        let position = tree.position(moment, id).expect("a place");
        let node = moment.node(id).expect("a node");
        let inside = columns.contains(&column(position.x))
            && (window.low.y..=window.high.y).contains(&position.y);
        if inside {
            expected
                .entry(cell(position, node.side, node.g))
                .or_default()
                .push(node);
        }
    }
    let mut told: BTreeMap<_, (u32, u32)> = BTreeMap::new();
    for dot in &visible.dots {
        assert_eq!(Some(dot.position), tree.position(moment, dot.node));
        let node = moment.node(dot.node).expect("a node of this moment");
        assert_eq!(
            Some(dot.parent),
            tree.position(moment, node.parent.unwrap_or(dot.node))
        );
        assert_eq!(dot.open, !node.closed);
        told.insert(
            cell(dot.position, node.side, node.g),
            (1, u32::from(dot.open)),
        );
    }
    for cloud in &visible.clouds {
        let cell = cell(cloud.position, cloud.side, cloud.g);
        told.insert(cell, (cloud.nodes, cloud.open));
        if let Some(nodes) = expected.get(&cell) {
            let h = nodes.iter().filter_map(|node| node.h).sum::<u32>() as f32;
            assert!((cloud.h - h / nodes.len() as f32).abs() < 1e-3);
        }
    }
    for (cell, nodes) in expected {
        let open = nodes.iter().filter(|node| !node.closed).count() as u32;
        assert_eq!(
            told.get(&cell),
            Some(&(nodes.len() as u32, open)),
            "{cell:?} at {}",
            moment.k()
        );
    }
}

/// The node nearest to a place, compared with a look at every node of the nearest row.
fn check_nearest(moment: &Moment<'_>, tree: &Tree, at: Position, reach: f64) {
    let newest = moment.recording().newest();
    let off = |side: Side, g: u32| (tree.y(side, g) - at.y).abs();
    let row = |side: Side| {
        let depths =
            (0..newest.levels(side, LevelKey::Depth).len() as u32).filter(|&g| off(side, g) <= 0.5);
        depths.min_by(|&a, &b| off(side, a).total_cmp(&off(side, b)))
    };
    let rows = [Side::Forward, Side::Backward].map(|side| (side, row(side)));
    let distance = |id: NodeId| {
        let node = moment.node(id).expect("a node of this moment");
        let away = (tree.position(moment, id).expect("a place").x - at.x).abs();
        (rows.contains(&(node.side, Some(node.g))) && away <= reach).then_some(away)
    };
    let nearest = nodes(moment).filter_map(distance).min_by(f64::total_cmp);
    let found = tree.nearest(moment, at, reach);
    assert_eq!(found.and_then(distance), nearest, "{found:?} at {at:?}");
}

proptest! {
    #[test]
    fn places_are_given_once_and_seen_as_they_are(
        problem in problems(), algorithm in algorithms(), estimate in prop::sample::select(ESTIMATES.to_vec()),
        most in 0_usize..120, known in 0_usize..120, budget in 1_u64..50,
        low in (-1.0..1.0_f64, -0.2..1.0_f64), size in (0.05..1.5_f64, 0.1..1.5_f64), cell in 0.01..5.0_f64,
    ) {
        let run = naive::run(&problem, algorithm, estimate, most);
        let (recording, tree) = grown(&problem, algorithm, estimate, &run, known, budget);
        let (same, again) = grown(&problem, algorithm, estimate, &run, known, u64::MAX);
        check_stability(&recording, &tree);
        let wild = recording.newest().stats().reopened > 0;
        let mut visible = Visible::default();
        for k in (0..=recording.len()).step_by(5).chain([recording.len()]) {
            let moment = recording.at(k);
            let (least, greatest) = tree.bounds(&moment);
            for id in nodes(&moment) {
                let position = tree.position(&moment, id).expect("a place");
                prop_assert_eq!(Some(position), again.position(&same.at(k), id));
                prop_assert!((least.x..=greatest.x).contains(&position.x), "{:?}", position);
                prop_assert!((least.y..=greatest.y).contains(&position.y), "{:?}", position);
                prop_assert!((0.0..=tree.width).contains(&position.x));
            }
            if !wild {
                check_order(&moment, &tree, false);
            }
            let (width, height) = (tree.width, tree.height().max(1.0));
            let low = Position { x: low.0 * width, y: low.1 * height };
            let high = Position { x: low.x + size.0 * width, y: low.y + size.1 * height };
            check_sight(&moment, &tree, &Window { low, high, cell }, &mut visible);
            check_nearest(&moment, &tree, low, cell);
        }
    }
}

/// Open nodes that move to better paths leave little room between others, but some must remain.
#[test]
fn nodes_that_move_leave_places_apart() {
    let size = Size::new(4, 4).expect("a size");
    let start = [4, 2, 3, 1, 6, 8, 15, 0, 10, 5, 14, 7, 13, 12, 11, 9];
    let goal = [0, 1, 2, 4, 3, 6, 5, 7, 8, 9, 10, 11, 12, 13, 15, 14];
    let [start, goal] = [start, goal].map(|cells| Board::from_cells(size, &cells).expect("legal"));
    let problem = Problem::new(start, goal).expect("equal sizes");
    for estimate in ESTIMATES {
        for algorithm in [Algorithm::AStar, Algorithm::Mm] {
            let run = naive::run(&problem, algorithm, estimate, 99);
            let (recording, tree) = grown(&problem, algorithm, estimate, &run, 2, 1);
            if recording.newest().stats().reopened == 0 {
                for k in 0..=recording.len() {
                    check_order(&recording.at(k), &tree, true);
                }
            }
        }
    }
}

/// The layout ahead leaves room for everything that follows: no two nodes of a row are ever nearer than a leaf's width.
#[test]
fn a_search_that_ends_within_the_horizon_is_never_crowded() {
    let size = Size::new(3, 3).expect("a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("a legal board");
    let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
    for (algorithm, heuristic) in [
        (Algorithm::AStar, Heuristic::Manhattan),
        (Algorithm::AStar, Heuristic::LinearConflict),
        (Algorithm::Bidirectional, Heuristic::Zero),
    ] {
        let strategy = Strategy::new(algorithm, heuristic);
        let recording = Recording::ahead(&problem, strategy, Tree::horizon(algorithm), databases());
        assert!(recording.newest().is_over());
        let tree = Tree::new(&recording);
        assert_eq!(tree.grown(), recording.len());
        for k in (0..=recording.len()).step_by(29).chain([recording.len()]) {
            let moment = recording.at(k);
            check_order(&moment, &tree, true);
            let mut rows: BTreeMap<(usize, u32), Vec<f64>> = BTreeMap::new();
            for id in nodes(&moment) {
                let node = moment.node(id).expect("a node of this moment");
                let x = tree.position(&moment, id).expect("a place").x;
                rows.entry((node.side as usize, node.g))
                    .or_default()
                    .push(x);
            }
            for mut row in rows.into_values() {
                row.sort_by(f64::total_cmp);
                assert!(row.windows(2).all(|pair| pair[1] - pair[0] > 1.0 - 1e-9));
            }
        }
    }
}

/// What is seen of a large tree is counted from the moment seen before, be it a few expansions away or many.
#[test]
fn what_is_seen_from_far_is_what_is_there() {
    let (hardest, korf) = (eight_puzzle("867254301", "123456780"), korf());
    for (problem, algorithm, heuristic) in [
        (&hardest, Algorithm::Bfs, Heuristic::Zero),
        (&korf[0].problem, Algorithm::Bidirectional, Heuristic::Zero),
        // This heuristic is inconsistent, so nodes are reopened.
        (&hardest, Algorithm::AStar, Heuristic::Patchy),
    ] {
        let strategy = Strategy::new(algorithm, heuristic);
        let recording = Recording::ahead(problem, strategy, 30_000, databases());
        let mut tree = Tree::new(&Recording::ahead(problem, strategy, 200, databases()));
        tree.grow(&recording, u64::MAX);
        let stats = recording.newest().stats();
        assert_eq!(stats.reopened > 10, heuristic == Heuristic::Patchy);
        let mut visible = Visible::default();
        let last = recording.len();
        for (step, k) in [last, last - 9, last - 2, last - 2000, last - 1]
            .iter()
            .enumerate()
        {
            let moment = recording.at(*k);
            assert!(moment.drawn() > 30_000, "{strategy}: it is large");
            let (low, width) = (tree.width * 0.3, tree.width / (step + 1) as f64);
            let window = Window {
                low: Position { x: low, y: 2.0 },
                high: Position {
                    x: low + width,
                    y: 40.0,
                },
                cell: width / 300.0,
            };
            check_sight(&moment, &tree, &window, &mut visible);
        }
    }
}

/// A copy can be appended to as well; neither affects the other.
#[test]
fn a_copy_and_its_original_go_on_by_themselves() {
    let problem = eight_puzzle("867254301", "123456780");
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
    let mut trace = Trace::default();
    any_search(&problem, strategy, Limits::NONE, databases()).record(4000, &mut trace);
    let mut original = Recording::new(&problem, strategy, databases());
    original.append(trace.stretch(..1000));
    let mut copy = original.clone();
    original.append(trace.stretch(1000..));
    let before = copy.clone();
    copy.append(trace.stretch(1000..3000));
    for (recording, length) in [(&original, 4000), (&copy, 3000), (&before, 1000)] {
        assert_eq!(recording.len(), length);
        let stopped = Recording::ahead(&problem, strategy, length, databases());
        for k in (0..=length).step_by(250) {
            let [moment, expected] = [recording, &stopped].map(|recording| recording.at(k));
            assert_eq!(moment.stats(), expected.stats());
            for id in nodes(&expected) {
                assert_eq!(moment.node(id), expected.node(id));
                assert_eq!(moment.children(id), expected.children(id));
            }
        }
        for id in nodes(&stopped.newest()) {
            let found = recording.find(stopped.state(id), Side::Forward);
            assert_eq!(found, Some(id));
        }
    }
}
