//! Landmarks, breakpoints, the events of nodes, and levels.

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::moments::{ESTIMATES, algorithms, problems, recording};
use super::naive::{self, Estimate, Run, Snapshot, is_best_first, key};
use slidescope_core::explain;
use slidescope_core::explain::NodeEvent;
use slidescope_core::puzzle::{Move, State};
use slidescope_core::recording::{Breakpoint, Landmark, Level, LevelKey, Recording};
use slidescope_core::search::{Algorithm, Fate, Side, Stats};

const SIDES: [Side; 2] = [Side::Forward, Side::Backward];

/// The moments at which `happens` holds for the moment before and the moment itself.
fn moments_when(run: &Run, happens: impl Fn(&Snapshot, &Snapshot) -> bool) -> Vec<u64> {
    let pairs = run.moments.windows(2).enumerate();
    pairs
        .filter(|(_, pair)| happens(&pair[0], &pair[1]))
        .map(|(k, _)| k as u64 + 1)
        .collect()
}

fn check_landmarks(recording: &Recording, run: &Run, algorithm: Algorithm) {
    let at = |k: usize| {
        run.trace
            .get(k)
            .map(|expansion| (expansion.side, expansion.g))
    };
    let layers: Vec<u64> = (0..run.trace.len())
        .filter(|&k| k == 0 || at(k) != at(k - 1))
        .map(|k| k as u64 + 1)
        .collect();
    let deeper: Vec<u64> = (0..run.trace.len())
        .filter(|&k| run.trace[..k].iter().all(|e| e.g < run.trace[k].g))
        .map(|k| k as u64 + 1)
        .collect();
    assert_eq!(
        recording.landmarks(Landmark::Layer),
        if !algorithm.is_breadth_first() {
            deeper
        } else {
            layers
        }
    );
    // A first f of 0 is a rise too, though no counter shows it.
    let rises = moments_when(run, |old, new| {
        new.stats.depth > old.stats.depth || old.stats.expanded == 0
    });
    for (landmark, counts) in [
        (Landmark::F, algorithm.goes_by_f()),
        (Landmark::Priority, algorithm == Algorithm::Mm),
    ] {
        let rises = rises.iter().copied().filter(|_| counts);
        assert_eq!(recording.landmarks(landmark), rises.collect::<Vec<_>>());
    }

    type Count = fn(&Stats) -> u64;
    let counted: [(Landmark, Count); 3] = [
        (Landmark::Reopened, |stats| stats.reopened),
        (Landmark::Improved, |stats| stats.improved),
        (Landmark::Duplicate, |stats| stats.duplicates),
    ];
    for (landmark, count) in counted {
        let more = moments_when(run, |old, new| count(&new.stats) > count(&old.stats));
        assert_eq!(recording.landmarks(landmark), more, "{landmark:?}");
    }
    let depths = || run.trace.iter().map(|expansion| expansion.g);
    let deepest = depths().max();
    let deepest = depths().position(|g| Some(g) == deepest);
    let deepest: Vec<u64> = deepest.into_iter().map(|k| k as u64 + 1).collect();
    assert_eq!(recording.landmarks(Landmark::Deepest), deepest);

    let goal = recording.problem().goal().state();
    let has = |snapshot: &Snapshot, side, state| snapshot.stored.contains_key(&key(side, state));
    if recording.problem().start() != recording.problem().goal() {
        let found = moments_when(run, |old, new| {
            !has(old, Side::Forward, goal) && has(new, Side::Forward, goal)
        });
        assert_eq!(recording.landmarks(Landmark::Goal), found);
    }
    let met = |snapshot: &Snapshot| {
        let states = snapshot.stored.keys().filter(|(side, _)| *side == 0);
        states
            .filter(|(_, bits)| has(snapshot, Side::Backward, State::from_bits(*bits)))
            .count()
    };
    let mut meetings = moments_when(run, |old, new| met(new) > met(old));
    if met(&run.moments[0]) > 0 {
        meetings.insert(0, 0);
    }
    assert_eq!(recording.landmarks(Landmark::Meeting), meetings);
    assert_eq!(
        recording.meetings().len(),
        met(run.moments.last().expect("moment 0 at least"))
    );

    for landmark in [
        Landmark::Layer,
        Landmark::F,
        Landmark::Meeting,
        Landmark::End,
    ] {
        let all = recording.landmarks(landmark);
        for k in 0..=recording.len() {
            assert_eq!(
                recording.next(landmark, k),
                all.iter().copied().find(|&at| at > k)
            );
            assert_eq!(
                recording.previous(landmark, k),
                all.iter().copied().rfind(|&at| at < k)
            );
        }
    }
}

fn check_breakpoints(recording: &Recording, run: &Run, algorithm: Algorithm) {
    let first = |moments: Vec<u64>, k: u64| moments.into_iter().find(|&at| at > k);
    let deepest = |k: usize| {
        run.trace[..k]
            .iter()
            .map(|expansion| expansion.g)
            .max()
            .unwrap_or(0)
    };
    for depth in 1..12 {
        let reached = |snapshot: &Snapshot| match algorithm {
            _ if is_best_first(algorithm) || algorithm == Algorithm::Mm => {
                deepest(snapshot.stats.expanded as usize) >= depth
            }
            _ => snapshot.stats.depth >= depth,
        };
        let strikes = moments_when(run, |old, new| !reached(old) && reached(new));
        assert_eq!(
            recording.strikes(Breakpoint::Depth(depth), 0),
            first(strikes, 0),
            "depth {depth}"
        );
    }
    for f in 1..30 {
        let guided = algorithm.goes_by_f();
        let strikes = moments_when(run, |old, new| {
            guided && old.stats.depth < f && new.stats.depth >= f
        });
        assert_eq!(
            recording.strikes(Breakpoint::F(f), 0),
            first(strikes, 0),
            "f {f}"
        );
    }
    for expansion in run.trace.iter().step_by(3) {
        let state = expansion.state;
        let count = |snapshot: &Snapshot| {
            SIDES
                .into_iter()
                .filter(|&side| snapshot.stored.contains_key(&key(side, state)))
                .count()
        };
        let generated = moments_when(run, |old, new| count(new) > count(old));
        let expanded = moments_when(run, |_, new| {
            new.current.is_some_and(|(_, current)| current == state)
        });
        for k in [0, recording.len() / 2, recording.len()] {
            assert_eq!(
                recording.strikes(Breakpoint::Generated(state), k),
                first(generated.clone(), k)
            );
            assert_eq!(
                recording.strikes(Breakpoint::Expanded(state), k),
                first(expanded.clone(), k)
            );
        }
    }
}

/// The events of each node, from the trace.
fn stories(recording: &Recording, run: &Run) -> BTreeMap<(u8, u128), Vec<(u64, NodeEvent)>> {
    let mut stories: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for key in run.moments[0].stored.keys() {
        stories.insert(*key, vec![(0, NodeEvent::Generated { by: None })]);
    }
    for (k, expansion) in run.trace.iter().enumerate() {
        let (before, at, side) = (&run.moments[k], k as u64 + 1, expansion.side);
        let by = recording
            .find(expansion.state, side)
            .expect("a stored node");
        stories
            .entry(key(side, expansion.state))
            .or_default()
            .push((at, NodeEvent::Expanded));
        let blank = expansion.state.blank();
        for mv in Move::ALL {
            let Some(to) = recording.problem().size().neighbour(blank, mv) else {
                continue;
            };
            let child = key(side, expansion.state.slide(blank, to));
            let event = match expansion.successors.get(mv) {
                Fate::None => continue,
                Fate::New => NodeEvent::Generated { by: Some(by) },
                Fate::Duplicate => NodeEvent::MetAgain { by },
                Fate::Improved => {
                    let (old, new) = (before.stored[&child], run.moments[k + 1].stored[&child]);
                    NodeEvent::Improved {
                        by,
                        old: old.g,
                        new: new.g,
                        reopened: old.closed,
                    }
                }
            };
            stories.entry(child).or_default().push((at, event));
        }
    }
    stories
}

fn levels(now: &Snapshot, run: &Run, side: Side, by: impl Fn(State, u32) -> u32) -> Vec<Level> {
    let mut levels: Vec<Level> = Vec::new();
    let mut add = |state: State, g: u32, change: &dyn Fn(&mut Level)| {
        let value = by(state, g) as usize;
        levels.resize_with(levels.len().max(value + 1), Level::default);
        change(&mut levels[value]);
    };
    for expansion in run.trace[..now.stats.expanded as usize]
        .iter()
        .filter(|expansion| expansion.side == side)
    {
        add(expansion.state, expansion.g, &|level| level.expanded += 1);
    }
    for (&(of, bits), stored) in &now.stored {
        if of == side as u8 {
            add(State::from_bits(bits), stored.g, &|level| {
                level.stored += 1;
                level.frontier += u64::from(!stored.closed);
            });
        }
    }
    levels
}

fn check_levels(recording: &Recording, run: &Run, algorithm: Algorithm, estimate: Estimate) {
    for (k, now) in run.moments.iter().enumerate() {
        let moment = recording.at(k as u64);
        for side in SIDES {
            assert_eq!(
                moment.levels(side, LevelKey::Depth),
                levels(now, run, side, |_, g| g),
                "depths at {k}"
            );
            if algorithm == Algorithm::AStar {
                let f = |state: State, g: u32| g + estimate(state);
                assert_eq!(
                    moment.levels(side, LevelKey::F),
                    levels(now, run, side, f),
                    "f at {k}"
                );
            }
        }
    }
}

proptest! {
    #[test]
    fn moments_mean_what_they_say(
        problem in problems(), algorithm in algorithms(), estimate in prop::sample::select(ESTIMATES.to_vec()),
        most in 0_usize..120,
    ) {
        let run = naive::run(&problem, algorithm, estimate, most);
        let recording = recording(&problem, algorithm, estimate, &run, 16);
        check_landmarks(&recording, &run, algorithm);
        check_breakpoints(&recording, &run, algorithm);
        check_levels(&recording, &run, algorithm, estimate);
        for ((side, bits), story) in stories(&recording, &run) {
            let id = recording.find(State::from_bits(bits), SIDES[usize::from(side)]).expect("a stored node");
            prop_assert_eq!(explain::events_of(&recording, id), story.clone());
            let changes = story.iter().filter(|(_, event)| !matches!(event, NodeEvent::MetAgain { .. })).map(|&(at, _)| at);
            prop_assert_eq!(recording.landmarks(Landmark::Change(id)), changes.collect::<Vec<_>>());
        }
    }
}
