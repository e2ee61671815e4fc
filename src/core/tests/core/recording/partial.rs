//! Moments in the middle of an expansion: only what the fine steps have reached has happened.

use proptest::prelude::*;

use super::moments::{ESTIMATES, algorithms, problems, recording};
use super::naive::{self, Open, Run, Snapshot, key};
use crate::common::{databases, depth_first_strategies, eight_puzzle};
use slidescope_core::explain;
use slidescope_core::explain::{FineStep, StepKind, Treatment, fine_steps, part_at};
use slidescope_core::puzzle::{Move, Size, State};
use slidescope_core::recording::{LevelKey, MapCounts, Moment, Recording, StateMap};
use slidescope_core::search::{Algorithm, Distances, Fate, Side};

fn after(size: Size, state: State, mv: Move) -> State {
    let blank = state.blank();
    let to = size.neighbour(blank, mv).expect("on the board");
    state.slide(blank, to)
}

/// The expected state of the search after `steps` of expansion `k`.
fn partial(run: &Run, size: Size, k: usize, steps: &[FineStep], algorithm: Algorithm) -> Snapshot {
    let (before, now) = (&run.moments[k - 1], &run.moments[k]);
    let expansion = run.trace[k - 1];
    let (side, state) = (expansion.side, expansion.state);
    let mut shown = before.clone();
    shown.current = now.current;
    shown.stats.expanded += 1;
    if algorithm != Algorithm::Bidirectional {
        shown.stats.depth = now.stats.depth;
    }
    shown
        .open
        .retain(|open| (open.side, open.state) != (side, state));
    if let Some(stored) = shown.stored.get_mut(&key(side, state)) {
        stored.closed = true;
    }
    for step in steps {
        let Some(mv) = step.successor else { continue };
        let fate = expansion.successors.get(mv);
        let child = after(size, state, mv);
        match step.kind {
            StepKind::Generated(_) => shown.stats.generated += 1,
            StepKind::Treated(..) if fate != Fate::New => shown.stats.duplicates += 1,
            StepKind::Inserted { .. } => {
                let here = |open: &&Open| (open.side, open.state) == (side, child);
                let new = *now.open.iter().find(here).expect("it was put in");
                shown.open.retain(|open| !here(&open));
                shown.open.push(new);
                let stored = now.stored[&key(side, child)];
                let old = shown.stored.insert(key(side, child), stored);
                match old {
                    None => shown.stats.visited += 1,
                    Some(old) if old.closed => shown.stats.reopened += 1,
                    Some(_) => shown.stats.improved += 1,
                }
            }
            _ => {}
        }
    }
    let order = |open: &Open| (open.side != side, naive::order(algorithm, open), open.age);
    shown.open.sort_by_key(order);
    shown.stats.frontier = shown.open.len() as u64;
    shown.stats.peak_frontier = shown.stats.peak_frontier.max(shown.stats.frontier);
    shown
}

fn check(moment: &Moment<'_>, expected: &Snapshot) {
    let recording = moment.recording();
    assert_eq!(moment.stats(), expected.stats);
    let open = moment.open();
    let nodes: Vec<_> = open.range(0..usize::MAX).collect();
    let listed: Vec<_> = nodes.iter().map(|n| (n.side, n.state, n.g)).collect();
    let list = expected.open.iter().map(|o| (o.side, o.state, o.g));
    assert_eq!(listed, list.collect::<Vec<_>>(), "the open list");
    for (place, node) in nodes.iter().enumerate() {
        assert_eq!(open.place(node), Some(place));
    }
    assert_eq!(moment.nodes(), expected.stored.len(), "nodes");
    assert_eq!(moment.drawn(), expected.stored.len(), "nodes drawn");
    let mut children = 0;
    for index in 0..recording.nodes() {
        let id = recording.id(index).expect("a node");
        let state = recording.state(id);
        let sides = [Side::Forward, Side::Backward];
        let side = sides
            .into_iter()
            .find(|&s| recording.find(state, s) == Some(id));
        let side = side.expect("it has a side");
        let stored = expected.stored.get(&key(side, state));
        let node = moment.node(id);
        assert_eq!(
            node.map(|node| (node.g, node.mv, node.closed)),
            stored.map(|stored| (stored.g, stored.came, stored.closed)),
            "{id:?}"
        );
        if node.is_some() {
            children += moment.children(id).len();
        }
    }
    let roots = expected
        .stored
        .values()
        .filter(|s| s.came.is_none())
        .count();
    assert_eq!(children, expected.stored.len() - roots, "children");
    assert!(!moment.is_over() && moment.solution().is_empty());
    for by in [LevelKey::Depth, LevelKey::F] {
        let levels = [Side::Forward, Side::Backward].map(|side| moment.levels(side, by));
        let sum = |what: fn(&slidescope_core::recording::Level) -> u64| -> u64 {
            levels.iter().flatten().map(what).sum()
        };
        let stats = expected.stats;
        let sums = (sum(|l| l.expanded), sum(|l| l.stored), sum(|l| l.frontier));
        assert_eq!(
            sums,
            (stats.expanded, stats.visited, stats.frontier),
            "levels"
        );
    }
}

/// The successors shown are those that the steps have reached.
fn check_successors(moment: &Moment<'_>, steps: &[FineStep]) {
    let generated = steps
        .iter()
        .filter(|s| matches!(s.kind, StepKind::Generated(_)));
    let treated = steps
        .iter()
        .filter(|s| matches!(s.kind, StepKind::Treated(..)));
    let (generated, treated) = (generated.count(), treated.count());
    let shown = explain::successors(moment);
    let undecided = shown.iter().filter(|s| s.result == Treatment::Undecided);
    assert_eq!(undecided.count(), generated - treated);
    let decided = shown.iter().filter(|s| {
        matches!(
            s.result,
            Treatment::Kept { .. } | Treatment::Dropped { .. } | Treatment::Reparented { .. }
        )
    });
    assert_eq!(decided.count(), treated);
    assert!(shown.iter().all(|s| s.result != Treatment::NotReached));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn what_has_not_happened_is_not_there(
        problem in problems(), algorithm in algorithms(), estimate in prop::sample::select(ESTIMATES.to_vec()),
        most in 1_usize..120,
    ) {
        let run = naive::run(&problem, algorithm, estimate, most);
        let recording = recording(&problem, algorithm, estimate, &run, 16);
        for k in 1..run.moments.len() {
            let whole = recording.at(k as u64);
            let steps = fine_steps(&whole);
            prop_assert!(part_at(&steps, steps.len() - 1).is_none(), "the last one ends it");
            for at in 0..steps.len() - 1 {
                let part = part_at(&steps, at).expect("it is not over yet");
                let moment = whole.partly(part);
                check(&moment, &partial(&run, problem.size(), k, &steps[..=at], algorithm));
                check_successors(&moment, &steps[..=at]);
            }
        }
    }
}

/// A depth-first search puts its successors on the stack one by one, and drops none before the expansion is over.
#[test]
fn a_stack_grows_one_by_one() {
    let problem = eight_puzzle("813467052", "123456780");
    for strategy in depth_first_strategies() {
        let recording = Recording::ahead(&problem, strategy, 700, databases());
        for k in 1..=recording.len() {
            let (before, whole) = (recording.at(k - 1), recording.at(k));
            let next = before.next().expect("it goes on").id;
            let waits: Vec<_> = before.open().range(0..usize::MAX).map(|n| n.id).collect();
            assert_eq!(waits.first(), Some(&next));
            let steps = fine_steps(&whole);
            for at in 0..steps.len().saturating_sub(1) {
                let moment = whole.partly(part_at(&steps, at).expect("not over"));
                let put = steps[..=at].iter();
                let put = put
                    .filter(|s| matches!(s.kind, StepKind::Stacked(_)))
                    .count();
                let first = before.nodes();
                let new = (first..first + put).map(|i| recording.id(i).expect("a node"));
                let expected: Vec<_> = new.chain(waits[1..].iter().copied()).collect();
                let open = moment.open();
                let listed: Vec<_> = open.range(0..usize::MAX).map(|n| n.id).collect();
                assert_eq!(listed, expected, "{strategy:?} at {k}, step {at}");
                let stats = moment.stats();
                assert_eq!(stats.frontier, expected.len() as u64);
                assert_eq!(stats.generated, before.stats().generated);
                assert_eq!(stats.iterations, before.stats().iterations);
                assert_eq!(moment.nodes(), first + put);
                assert!(moment.node(next).expect("taken").closed);
                assert_eq!(moment.current().map(|node| node.id), Some(next));
                let levels = moment.levels(Side::Forward, LevelKey::Depth);
                let frontier: u64 = levels.iter().map(|level| level.frontier).sum();
                assert_eq!(frontier, stats.frontier);
            }
        }
    }
}

/// The map follows fine steps forward and back, and its counts equal those of a new map.
#[test]
fn the_map_counts_what_there_is() {
    let problem = eight_puzzle("136402758", "123456780");
    let distances = |board| Distances::new(board).expect("a small space");
    let map = StateMap::new(&distances(problem.start()), &distances(problem.goal()));
    let map = map.expect("a way from start to goal");
    for strategy in crate::common::strategies() {
        let recording = Recording::ahead(&problem, strategy, 60, databases());
        let mut counts = MapCounts::default();
        let moments = (1..=recording.len()).chain((1..=recording.len()).rev().step_by(3));
        for k in moments {
            let whole = recording.at(k);
            let steps = fine_steps(&whole);
            for at in 0..steps.len() {
                let part = part_at(&steps, at);
                let moment = part.map_or(whole, |part| whole.partly(part));
                counts.go(&map, &moment);
                let mut fresh = MapCounts::default();
                fresh.go(&map, &moment);
                for (g, h) in (0..map.across()).flat_map(|g| (0..map.up()).map(move |h| (g, h))) {
                    assert_eq!(
                        counts.reached(g, h),
                        fresh.reached(g, h),
                        "at {k}, step {at}"
                    );
                }
                if !strategy.algorithm.is_depth_first() {
                    assert_eq!(counts.generated(), moment.stats().visited);
                }
            }
        }
    }
}
