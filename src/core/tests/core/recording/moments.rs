//! Counters, lists and nodes at every moment.

use proptest::prelude::*;

use super::naive::{self, Estimate, Run, key, strategy};
use slidescope_core::puzzle::{Board, Problem, Size, State};
use slidescope_core::recording::Recording;
use slidescope_core::search::{Algorithm, Side, Trace};

/// Two consistent estimates, an arbitrary one (which reopens nodes), and one with few values (which makes many ties).
pub(crate) const ESTIMATES: [Estimate; 4] = [
    |_| 0,
    |state| {
        (0..16)
            .filter(|&cell| cell > 0 && u64::from(state.tile(cell)) != cell as u64)
            .count() as u32
            / 2
    },
    |state| (scrambled(state) % 23) as u32,
    |state| 2 * (scrambled(state) % 3) as u32,
];

fn scrambled(state: State) -> u64 {
    let bits = state.bits() as u64;
    let mixed = (bits ^ (bits >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 32)
}

/// Two boards of a small size, with or without a path between them.
pub(crate) fn problems() -> impl Strategy<Value = Problem> {
    let size = prop::sample::select(vec![(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (4, 4)]);
    size.prop_flat_map(|(rows, columns)| {
        let size = Size::new(rows, columns).expect("a size");
        let cells: Vec<u8> = (0..size.cells() as u8).collect();
        let board = Just(cells)
            .prop_shuffle()
            .prop_map(move |cells| Board::from_cells(size, &cells).expect("a legal board"));
        (board.clone(), board)
            .prop_map(|(start, goal)| Problem::new(start, goal).expect("equal sizes"))
    })
}

/// Algorithms that store what they have visited; the others are in `depth_first`.
pub(crate) fn algorithms() -> impl Strategy<Value = Algorithm> {
    let stored = Algorithm::ALL.iter().copied();
    let stored = stored.filter(|algorithm| !algorithm.is_depth_first());
    prop::sample::select(stored.collect::<Vec<_>>())
}

/// A recording of `run`, streamed in slices of `slice`.
pub(crate) fn recording(
    problem: &Problem,
    algorithm: Algorithm,
    estimate: Estimate,
    run: &Run,
    slice: usize,
) -> Recording {
    let mut recording = Recording::with(
        problem,
        strategy(algorithm),
        Some(std::sync::Arc::new(estimate)),
        Recording::CAP,
    );
    let trace = Trace::of(algorithm, &run.trace);
    for from in (0..trace.len()).step_by(slice) {
        recording.append(trace.stretch(from..from + slice));
    }
    recording.finish(run.trace.len() as u64);
    recording
}

fn check(recording: &Recording, run: &Run) {
    assert_eq!(recording.len(), run.trace.len() as u64);
    for (k, expected) in run.moments.iter().enumerate() {
        let moment = recording.at(k as u64);
        assert_eq!(moment.stats(), expected.stats, "counters at {k}");
        let current = moment.current().map(|node| (node.side, node.state));
        assert_eq!(current, expected.current, "current node at {k}");

        let open = moment.open();
        let listed: Vec<_> = open
            .range(0..usize::MAX)
            .map(|node| (node.side, node.state, node.g))
            .collect();
        let list: Vec<_> = expected
            .open
            .iter()
            .map(|open| (open.side, open.state, open.g))
            .collect();
        assert_eq!(listed, list, "open list at {k}");
        assert_eq!(open.len(), list.len());
        for (place, node) in open.range(0..usize::MAX).enumerate() {
            assert_eq!(open.id(place), Some(node.id));
            let group = open
                .groups()
                .iter()
                .rfind(|group| group.start <= place)
                .expect("a group");
            assert_eq!((group.side, group.f, group.g), (node.side, node.f, node.g));
        }

        assert_eq!(moment.nodes(), expected.stored.len(), "nodes at {k}");
        for (&(side, bits), stored) in &expected.stored {
            let side = if side == 0 {
                Side::Forward
            } else {
                Side::Backward
            };
            let id = recording
                .find(State::from_bits(bits), side)
                .expect("a stored state has a node");
            let node = moment.node(id).expect("a stored node exists");
            assert_eq!(
                (node.g, node.mv, node.closed),
                (stored.g, stored.came, stored.closed),
                "{id:?} at {k}"
            );
            let parent = node
                .parent
                .map(|parent| moment.node(parent).expect("a parent exists"));
            if let (Some(parent), Some(mv)) = (parent, node.mv) {
                let to = recording
                    .problem()
                    .size()
                    .neighbour(parent.state.blank(), mv)
                    .expect("on the board");
                assert_eq!(parent.state.slide(parent.state.blank(), to), node.state);
                assert!(moment.children(parent.id).contains(&id), "{id:?} at {k}");
            }
            assert_eq!(key(node.side, node.state), (side as u8, bits));
        }
        let with_parent: usize = (0..moment.nodes())
            .map(|index| {
                moment
                    .children(recording.id(index).expect("a node of that number"))
                    .len()
            })
            .sum();
        let roots = expected
            .stored
            .values()
            .filter(|stored| stored.came.is_none())
            .count();
        assert_eq!(
            with_parent,
            expected.stored.len() - roots,
            "children at {k}"
        );
    }
}

proptest! {
    #[test]
    fn every_moment_is_as_it_was(
        problem in problems(), algorithm in algorithms(), estimate in prop::sample::select(ESTIMATES.to_vec()),
        most in 0_usize..150, slice in 1_usize..40,
    ) {
        let run = naive::run(&problem, algorithm, estimate, most);
        check(&recording(&problem, algorithm, estimate, &run, slice), &run);
    }
}

/// The runs above must include reopened and improved nodes.
#[test]
fn the_estimates_reopen_and_improve_nodes() {
    let size = Size::new(2, 3).expect("a size");
    let start = Board::from_cells(size, &[4, 1, 2, 5, 0, 3]).expect("a legal board");
    let problem = Problem::new(start, Board::blank_last(size).swapped(0, 1)).expect("equal sizes");
    let run = naive::run(&problem, Algorithm::AStar, ESTIMATES[2], usize::MAX);
    let end = run.moments.last().expect("moment 0 at least").stats;
    assert!(end.reopened > 10 && end.improved > 10, "{end:?}");
    check(
        &recording(&problem, Algorithm::AStar, ESTIMATES[2], &run, 7),
        &run,
    );
}
