//! Depth-first searches: their stacks and iterations, compared with the searches themselves and their traces.

use super::engine::{check, problem, sample};
use crate::common::{databases, depth_first_strategies, eight_puzzle, own_deepening};
use slidescope_core::explain;
use slidescope_core::explain::{GuessVerdict, NodeEvent, Reason, Treatment};
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::recording::{Breakpoint, Landmark, NodeId, Recording};
use slidescope_core::search::{Expansion, Heuristic, Limits, Side, Strategy, any_search};

/// Each strategy without a depth limit, with limits too low for most boards, and with one that is not.
fn strategies() -> Vec<Strategy> {
    let limits = [None, Some(0), Some(9), Some(21)];
    let all = depth_first_strategies().into_iter().chain(own_deepening());
    all.flat_map(|strategy| {
        limits.map(|depth_limit| Strategy {
            depth_limit,
            ..strategy
        })
    })
    .collect()
}

#[test]
fn moments_of_runs_on_2x3() {
    let size = Size::new(2, 3).expect("a size");
    let unsolvable = Board::blank_last(size).swapped(0, 1);
    for strategy in strategies() {
        for start in [[4, 1, 2, 5, 0, 3], [4, 5, 0, 1, 2, 3], [1, 2, 3, 4, 5, 0]] {
            for goal in [None, Some(unsolvable), Some(Board::blank_first(size))] {
                check(&problem(2, 3, &start, goal), strategy, 4000, |end| {
                    (0..=end.min(300))
                        .chain(sample(end, 200).into_iter().filter(|&k| k > 300))
                        .collect()
                });
            }
        }
    }
}

#[test]
fn sampled_moments_of_runs_on_3x3_and_4x4() {
    let last = Board::blank_first(Size::new(4, 4).expect("a size"));
    let korf_79 = [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15];
    for strategy in strategies() {
        for start in [
            [8, 6, 7, 2, 5, 4, 3, 0, 1],
            [8, 1, 3, 4, 6, 7, 0, 5, 2],
            [1, 2, 3, 4, 5, 6, 0, 7, 8],
        ] {
            check(&problem(3, 3, &start, None), strategy, 30_000, |end| {
                sample(end, 60)
            });
        }
        check(
            &problem(4, 4, &korf_79, Some(last)),
            strategy,
            30_000,
            |end| sample(end, 30),
        );
    }
}

/// The first `count` expansions of a search, each with the threshold at which it was made.
fn expansions(problem: &Problem, strategy: Strategy, count: u64) -> Vec<(Expansion, u32)> {
    let mut search = any_search(problem, strategy, Limits::NONE, databases());
    let mut expansions = Vec::new();
    for _ in 0..count {
        let threshold = search.stats().threshold;
        let _ = search.observe(1, &mut |expansion| expansions.push((*expansion, threshold)));
    }
    expansions
}

fn runs() -> impl Iterator<Item = (Recording, Vec<(Expansion, u32)>)> {
    let problems = [
        eight_puzzle("813467052", "123456780"),
        eight_puzzle("123456078", "123456780"),
    ];
    let all = strategies().into_iter();
    all.flat_map(move |strategy| problems.map(|problem| (problem, strategy)))
        .map(|(problem, strategy)| run(&problem, strategy))
}

fn run(problem: &Problem, strategy: Strategy) -> (Recording, Vec<(Expansion, u32)>) {
    let recording = Recording::ahead(problem, strategy, 2500, databases());
    let told = expansions(problem, strategy, 2500);
    assert_eq!(recording.len(), told.len() as u64);
    (recording, told)
}

#[test]
fn landmarks_and_breakpoints_are_where_they_happen() {
    for (recording, told) in runs() {
        let at = |wanted: &dyn Fn(usize) -> bool| -> Vec<u64> {
            let places = (0..told.len()).filter(|&index| wanted(index));
            places.map(|index| index as u64 + 1).collect()
        };
        let begins = at(&|k| told[k].0.g == 0);
        assert_eq!(recording.landmarks(Landmark::Threshold), begins);
        let deeper = at(&|k| told[..k].iter().all(|(other, _)| other.g < told[k].0.g));
        assert_eq!(recording.landmarks(Landmark::Layer), deeper);
        for (wanted, _) in told.iter().step_by(97) {
            let expanded = at(&|k| told[k].0.state == wanted.state);
            for k in [0, recording.len() / 3, recording.len() / 2] {
                assert_eq!(
                    recording.strikes(Breakpoint::Expanded(wanted.state), k),
                    expanded.iter().copied().find(|&at| at > k)
                );
            }
        }
    }
}

#[test]
fn a_moment_has_the_nodes_of_its_iteration() {
    for (recording, told) in runs() {
        for k in sample(recording.len(), 50) {
            let moment = recording.at(k);
            let ids = (0..moment.nodes()).filter_map(|index| recording.id(index));
            let here: Vec<NodeId> = ids.filter(|&id| moment.contains(id)).collect();
            let began = (0..k as usize).rfind(|&index| told[index].0.g == 0);
            let made = began.map_or(0, |began| k as usize - began);
            let expanded = here.iter().filter(|&&id| {
                let story = explain::events_of(&recording, id);
                story
                    .iter()
                    .any(|&(at, event)| at <= k && event == NodeEvent::Expanded)
            });
            assert_eq!(expanded.count(), made, "at {k}");
            for &id in &here {
                let node = moment.node(id).expect("a node of this moment");
                let path = moment.path(id);
                assert_eq!(path.len() as u32, node.g + 1);
                assert!(path.iter().all(|&above| moment.contains(above)));
                let closed = moment.open().place(&node).is_none();
                assert_eq!(node.closed, closed, "{id:?} at {k}");
                if let Some(parent) = node.parent {
                    assert!(moment.children(parent).contains(&id));
                }
            }
        }
    }
}

#[test]
fn reasons_name_the_threshold_and_how_far_it_backtracked() {
    for (recording, told) in runs() {
        for k in sample(recording.len(), 80) {
            let moment = recording.at(k);
            let Some((next, threshold)) = told.get(k as usize) else {
                assert!(moment.next().is_none() || !moment.is_over());
                continue;
            };
            let last = k.checked_sub(1).map(|last| &told[last as usize]);
            let by_f = recording.algorithm().uses_heuristic();
            let expected = match last {
                None => Reason::Only,
                Some(last) if next.g == 0 => Reason::NextThreshold {
                    by_f,
                    last: last.1,
                    threshold: *threshold,
                },
                Some(last) => Reason::LastOnPath {
                    back: last.0.g + 1 - next.g,
                    by_f,
                    threshold: *threshold,
                },
            };
            assert_eq!(
                explain::why_next(&moment).map(|why| why.reason),
                Some(expected)
            );
            let open = moment.open();
            let first = open.id(0).expect("something is open");
            assert_eq!(explain::predictable(&moment), [first]);
            for node in open.range(0..usize::MAX) {
                let place = open.place(&node).expect("it is open");
                let f = node.g + node.h.unwrap_or(0);
                let expected = match place {
                    0 => GuessVerdict::Right,
                    _ if f > *threshold => GuessVerdict::Beyond {
                        f,
                        by_f,
                        threshold: *threshold,
                    },
                    before => GuessVerdict::LaterOnStack { before },
                };
                assert_eq!(explain::judge(&moment, node.id), expected);
            }
        }
    }
}

#[test]
fn successors_are_stacked_and_dropped_when_their_turn_comes() {
    for (recording, told) in runs() {
        let goal = recording.problem().goal().state();
        for (k, (expansion, limit)) in (1..).zip(&told) {
            let moment = recording.at(k);
            let stacked = explain::successors(&moment)
                .into_iter()
                .filter_map(|s| match s.result {
                    Treatment::Stacked { f, threshold, .. } => Some((s.id, f, threshold)),
                    Treatment::AtLimit { limit } => {
                        assert_eq!(limit, expansion.g);
                        None
                    }
                    _ => None,
                });
            let stacked: Vec<_> = stacked.collect();
            let ids: Vec<_> = stacked.iter().filter_map(|&(id, ..)| id).collect();
            let node = moment.current().expect("an expansion was made");
            assert_eq!(moment.children(node.id), ids);
            assert!(expansion.state != goal || ids.is_empty());
            for (id, f, threshold) in stacked {
                assert_eq!(threshold, *limit);
                let story = explain::events_of(&recording, id.expect("it is a node"));
                assert_eq!(story[0], (k, NodeEvent::Generated { by: Some(node.id) }));
                if let Some((_, event)) = story.get(1) {
                    assert_eq!(*event == NodeEvent::Beyond, f > threshold);
                }
            }
        }
    }
}

#[test]
fn levels_count_the_iteration_and_the_path() {
    for (recording, told) in runs() {
        for k in sample(recording.len(), 40) {
            let moment = recording.at(k);
            let levels = moment.levels(Side::Forward, slidescope_core::recording::LevelKey::Depth);
            let began = (0..k as usize)
                .rfind(|&index| told[index].0.g == 0)
                .unwrap_or(0);
            for (g, level) in (0..).zip(&levels) {
                let made = told[began..k as usize].iter().filter(|(e, _)| e.g == g);
                assert_eq!(level.expanded, made.count() as u64, "depth {g} at {k}");
            }
            let stats = moment.stats();
            let frontier: u64 = levels.iter().map(|level| level.frontier).sum();
            assert_eq!(frontier, stats.frontier);
            let path = moment.next().map_or(0, |next| u64::from(next.g));
            let stored: u64 = levels.iter().map(|level| level.stored).sum();
            assert!(moment.next().is_none() || stored == path + stats.frontier);
        }
    }
}

#[test]
fn reasons_read_well() {
    let problem = eight_puzzle("813467052", "123456780");
    let strategy = Strategy::new(
        slidescope_core::search::Algorithm::IdaStar,
        Heuristic::Manhattan,
    );
    let recording = Recording::ahead(&problem, strategy, 2500, databases());
    let next = recording.landmarks(Landmark::Threshold)[1];
    let why = |k: u64| explain::why(&recording.at(k)).map_or(String::new(), |why| why.to_string());
    let stats = |k: u64| recording.at(k).stats().threshold;
    let (low, high) = (stats(0), stats(next));
    assert_eq!(
        why(next),
        format!(
            "No node is left within the threshold {low}. The search begins again at the root, with the threshold {high}."
        )
    );
    assert_eq!(
        why(next + 1),
        format!(
            "It is the first successor of the node expanded last that is within the threshold {high}."
        )
    );
}
