//! Why a node is expanded next, how a guess is judged, and what becomes of successors.

use std::collections::HashSet;

use proptest::prelude::*;

use super::moments::{ESTIMATES, algorithms, problems, recording};
use super::naive::{self, Open, Run, Snapshot, key};
use slidescope_core::explain;
use slidescope_core::explain::{GuessVerdict, NodeEvent, Reason, Treatment};
use slidescope_core::puzzle::Move;
use slidescope_core::recording::{Moment, Node, NodeId, Recording};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Fate, Heuristic, PatternDatabases, Side, Strategy as SearchStrategy, Ties,
};

/// The expected reason for the first node of the open list.
fn reason(algorithm: Algorithm, now: &Snapshot, moment: &Moment<'_>) -> Reason {
    let first = now.open[0];
    let count = |same: &dyn Fn(&Open) -> bool| now.open.iter().filter(|open| same(open)).count();
    let rank = |open: &Open| naive::order(algorithm, open).0;
    match algorithm {
        _ if now.open.len() == 1 => Reason::Only,
        Algorithm::Bfs => Reason::Oldest {
            waiting: now.open.len(),
        },
        Algorithm::Dfs => Reason::Newest {
            waiting: now.open.len(),
        },
        Algorithm::AStar | Algorithm::WeightedAStar => Reason::LowestF {
            ties: Ties::LargerG,
            f: rank(&first),
            with_f: count(&|open| rank(open) == rank(&first)),
            g: first.g,
            with_g: count(&|open| (rank(open), open.g) == (rank(&first), first.g)),
        },
        Algorithm::Mm => {
            let same = |open: &Open| (open.side, rank(open)) == (first.side, rank(&first));
            let across = now.open.iter().filter(|open| open.side != first.side);
            Reason::LowestPriority {
                side: first.side,
                priority: rank(&first),
                other: across.map(rank).min().expect("neither side is empty"),
                with_priority: count(&same),
                g: first.g,
                with_g: count(&|open| same(open) && open.g == first.g),
            }
        }
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
            unreachable!("{algorithm} is not among them")
        }
        Algorithm::UniformCost => Reason::LowestG {
            g: first.g,
            with_g: count(&|open| open.g == first.g),
        },
        Algorithm::Greedy => Reason::LowestH {
            h: first.h,
            with_h: count(&|open| open.h == first.h),
            g: first.g,
            with_g: count(&|open| (open.h, open.g) == (first.h, first.g)),
        },
        Algorithm::Bidirectional => {
            let (side, depth) = (first.side, first.g);
            let current = moment.current().map(|node| (node.side, node.g));
            if current == Some((side, depth)) {
                let left = count(&|open| (open.side, open.g) == (side, depth));
                Reason::SameLayer { side, depth, left }
            } else {
                let (here, there) = (
                    count(&|open| open.side == side),
                    count(&|open| open.side != side),
                );
                Reason::SmallerFrontier {
                    side,
                    depth,
                    here,
                    there,
                }
            }
        }
    }
}

/// The open nodes that tie with the first under the rule.
fn tied(algorithm: Algorithm, now: &Snapshot) -> Vec<Open> {
    let first = now.open[0];
    let place = |open: &Open| (open.side, naive::order(algorithm, open), open.g, open.put);
    // The order of moves is the rule of depth-first search.
    let same = |open: &&Open| match algorithm {
        Algorithm::Dfs => **open == first,
        _ => place(open) == place(&first),
    };
    now.open.iter().filter(same).copied().collect()
}

fn check_choice(algorithm: Algorithm, run: &Run, k: usize, moment: &Moment<'_>) {
    let now = &run.moments[k];
    let Some(taken) = run.trace.get(k) else {
        return;
    };
    let why = explain::why_next(moment).expect("an expansion follows");
    assert_eq!(why.reason, reason(algorithm, now, moment), "at {k}");
    assert_eq!(
        explain::why(&moment.recording().at(k as u64 + 1)),
        Some(why)
    );
    let next = moment.next().expect("an expansion follows");
    assert_eq!((next.side, next.state), (taken.side, taken.state));

    let find = |open: &Open| {
        moment
            .recording()
            .find(open.state, open.side)
            .expect("a stored node")
    };
    let allowed: HashSet<NodeId> = tied(algorithm, now).iter().map(find).collect();
    assert_eq!(why.tied, allowed.len());
    assert_eq!(
        explain::predictable(moment)
            .into_iter()
            .collect::<HashSet<_>>(),
        allowed
    );
    for (place, open) in now.open.iter().enumerate() {
        let id = find(open);
        let verdict = explain::judge(moment, id);
        assert_eq!(verdict.is_right(), allowed.contains(&id), "{open:?} at {k}");
        assert_eq!(verdict == GuessVerdict::Right, place == 0);
        if let GuessVerdict::Younger { before } = verdict {
            assert_eq!(before, place);
        }
    }
    for (&(side, bits), _) in now.stored.iter().filter(|(_, stored)| stored.closed) {
        let side = if side == 0 {
            Side::Forward
        } else {
            Side::Backward
        };
        let id = moment
            .recording()
            .find(slidescope_core::puzzle::State::from_bits(bits), side)
            .expect("a stored node");
        assert_eq!(
            explain::judge(moment, id),
            GuessVerdict::NotOpen { closed: true }
        );
    }
}

fn check_successors(algorithm: Algorithm, run: &Run, k: usize, moment: &Moment<'_>) {
    let expansion = run.trace[k - 1];
    let (before, now) = (&run.moments[k - 1], &run.moments[k]);
    for successor in explain::successors(moment) {
        let fate = expansion.successors.get(successor.mv);
        let key = successor.state.map(|state| key(expansion.side, state));
        let stored = |snapshot: &Snapshot| key.and_then(|key| snapshot.stored.get(&key).copied());
        match successor.result {
            Treatment::Edge => assert!(successor.state.is_none()),
            Treatment::Back => {
                let came = before.stored[&naive::key(expansion.side, expansion.state)].came;
                assert_eq!(came.map(Move::inverse), Some(successor.mv));
            }
            Treatment::NotReached => {
                assert_eq!(fate, Fate::None);
                assert_eq!(k, run.trace.len());
            }
            Treatment::AtLimit { .. } | Treatment::Stacked { .. } => {
                unreachable!("{algorithm} has no threshold")
            }
            Treatment::Undecided => unreachable!("the expansion is over"),
            Treatment::Kept { g, .. } => {
                assert!(stored(before).is_none());
                assert_eq!(stored(now).expect("stored now").g, g);
            }
            Treatment::Dropped {
                stored: old,
                g,
                closed,
            } => {
                assert_eq!(stored(before).expect("stored before").g, old);
                assert_eq!(stored(now).expect("stored now").closed, closed);
                assert!(g >= old || matches!(algorithm, Algorithm::Greedy | Algorithm::Dfs));
            }
            Treatment::Reparented {
                old, g, reopened, ..
            } => {
                assert_eq!(
                    stored(before).map(|node| (node.g, node.closed)),
                    Some((old, reopened))
                );
                assert_eq!(
                    stored(now).map(|node| (node.g, node.closed)),
                    Some((g, false))
                );
            }
        }
        let expected = match successor.result {
            Treatment::Edge
            | Treatment::Back
            | Treatment::NotReached
            | Treatment::AtLimit { .. }
            | Treatment::Undecided
            | Treatment::Stacked { .. } => Fate::None,
            Treatment::Kept { .. } => Fate::New,
            Treatment::Dropped { .. } => Fate::Duplicate,
            Treatment::Reparented { .. } => Fate::Improved,
        };
        assert_eq!(fate, expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]
    #[test]
    fn reasons_are_those_of_the_order(
        problem in problems(), algorithm in algorithms(), estimate in prop::sample::select(ESTIMATES.to_vec()),
        most in 0_usize..120,
    ) {
        let run = naive::run(&problem, algorithm, estimate, most);
        let recording = recording(&problem, algorithm, estimate, &run, 16);
        for k in 0..run.moments.len() {
            let moment = recording.at(k as u64);
            check_choice(algorithm, &run, k, &moment);
            if k > 0 {
                check_successors(algorithm, &run, k, &moment);
            }
        }
    }
}

/// When the node entered the open list for the last time.
fn entered(moment: &Moment<'_>, id: NodeId) -> u64 {
    let enters = |event: &NodeEvent| {
        matches!(
            event,
            NodeEvent::Generated { .. } | NodeEvent::Improved { .. }
        )
    };
    let events = explain::events_by(moment, id);
    events
        .iter()
        .rfind(|(_, event)| enters(event))
        .expect("it is stored")
        .0
}

/// Checks that what is said of every node of the frontier is true of that node.
fn check_verdicts(strategy: SearchStrategy, moment: &Moment<'_>) {
    let open = moment.open();
    let nodes: Vec<_> = open.range(0..usize::MAX).collect();
    let Some(next) = moment.next() else { return };
    let priority = |node: &Node| (node.g + node.h.unwrap_or(0)).max(2 * node.g + 1);
    // What the algorithm compares before g, and then before age.
    let rank = |node: &Node| match strategy.algorithm {
        Algorithm::Mm => Some(priority(node)),
        Algorithm::Greedy => node.h,
        _ => node.f,
    };
    let lowest = nodes.iter().map(rank).min().expect("a next node");
    let level = |node: &&Node| node.side == next.side && rank(node) == lowest;
    let gs = || nodes.iter().filter(level).map(|node| node.g);
    let order = |node: &Node| Move::ALL.iter().position(|mv| Some(*mv) == node.mv);
    for (place, node) in nodes.iter().enumerate() {
        let verdict = explain::judge(moment, node.id);
        let is_level = level(&node);
        let is_true = match verdict {
            GuessVerdict::Right => place == 0 && node.id == next.id,
            GuessVerdict::AsGood => {
                let same = (node.parent, node.g) == (next.parent, next.g);
                place > 0 && is_level && same && order(node) > order(&next)
            }
            GuessVerdict::LargerF { f, lowest: least } => {
                node.f == Some(f) && Some(least) == lowest && f > least
            }
            GuessVerdict::LargerH { h, lowest: least } => {
                node.h == Some(h) && Some(least) == lowest && h > least
            }
            GuessVerdict::LargerPriority {
                priority: own,
                lowest: least,
            } => own == priority(node) && Some(least) == lowest && own > least,
            GuessVerdict::ForwardFirst => {
                let sides = (node.side, next.side);
                rank(node) == lowest && sides == (Side::Backward, Side::Forward)
            }
            GuessVerdict::SmallerG { g, largest } => {
                is_level && g == node.g && gs().max() == Some(largest) && g < largest
            }
            GuessVerdict::LargerG { g, smallest } => {
                is_level && g == node.g && gs().min() == Some(smallest) && g > smallest
            }
            GuessVerdict::Younger { before } => {
                let own = entered(moment, node.id);
                let earlier = |other: &Node| {
                    let at = entered(moment, other.id);
                    at < own || at == own && order(other) < order(node)
                };
                before == place && nodes[..place].iter().all(earlier)
            }
            GuessVerdict::Older { before } => {
                let own = entered(moment, node.id);
                let later = |other: &Node| entered(moment, other.id) >= own;
                before == place && nodes[..place].iter().all(later)
            }
            GuessVerdict::OtherSide { turn } => turn == next.side && turn != node.side,
            GuessVerdict::LaterOnStack { before } => before == place && place > 0,
            GuessVerdict::Beyond { f, by_f, threshold } => {
                by_f == node.h.is_some() && f == node.g + node.h.unwrap_or(0) && f > threshold
            }
            GuessVerdict::NotOpen { .. } | GuessVerdict::Over => false,
        };
        assert!(
            is_true,
            "{strategy} at {}: {verdict:?} of {node:?}",
            moment.k()
        );
    }
}

proptest! {
    #[test]
    fn what_is_said_of_a_node_of_the_frontier_is_true_of_it(
        problem in problems(), algorithm in prop::sample::select(Algorithm::ALL.to_vec()),
        smaller in any::<bool>(), heuristic in prop::sample::select(vec!["0", "", "(cell_of(1) * 7 + 2 * blank()) % 5"]),
        most in 1_u64..60,
    ) {
        let heuristic = match heuristic {
            "" => Heuristic::Manhattan,
            source => Heuristic::Own(OwnHeuristic::new("reasons", source).expect("a heuristic")),
        };
        let ties = if smaller { Ties::SmallerG } else { Ties::LargerG };
        let strategy = SearchStrategy { ties, ..SearchStrategy::new(algorithm, heuristic) };
        let recording = Recording::ahead(&problem, strategy, most, &PatternDatabases::default());
        for k in 0..=recording.len() {
            check_verdicts(strategy, &recording.at(k));
        }
    }
}

/// A search that is over expands nothing more; one that was stopped does.
#[test]
fn nothing_comes_after_the_end() {
    use slidescope_core::puzzle::{Board, Problem, Size};
    let size = Size::new(2, 3).expect("a size");
    let start = Board::from_cells(size, &[4, 1, 2, 5, 0, 3]).expect("a legal board");
    let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
    let stored = Algorithm::ALL.iter();
    for &algorithm in stored.filter(|algorithm| !algorithm.is_depth_first()) {
        let run = naive::run(&problem, algorithm, ESTIMATES[0], usize::MAX);
        let recording = recording(&problem, algorithm, ESTIMATES[0], &run, 16);
        assert!(recording.newest().is_over());
        assert_eq!(recording.newest().next(), None);
        assert_eq!(explain::why_next(&recording.newest()), None);
        let root = recording.id(0).expect("a node of that number");
        assert_eq!(
            explain::judge(&recording.newest(), root),
            GuessVerdict::Over
        );
        assert!(!recording.at(recording.len() - 1).is_over());
    }
}

#[test]
fn reasons_read_well() {
    use slidescope_core::explain::Selection;
    let order = "RDUL".parse().expect("an order");
    let say = |reason, tied| {
        let why = Selection {
            reason,
            tied,
            order,
        };
        why.to_string()
    };
    let lowest = |with_f, with_g| Reason::LowestF {
        ties: Ties::LargerG,
        f: 19,
        with_f,
        g: 7,
        with_g,
    };
    assert_eq!(
        say(lowest(1, 1), 1),
        "f = 19 is the lowest in the frontier. No other node has it."
    );
    assert_eq!(
        say(lowest(4, 1), 1),
        "f = 19 is the lowest in the frontier. 4 nodes share it; this one has the largest g (7)."
    );
    assert_eq!(
        say(lowest(4, 2), 1),
        "f = 19 is the lowest in the frontier. 4 nodes share it, 2 of them with the largest g (7); of these it entered the frontier first."
    );
    let smaller = Reason::LowestF {
        ties: Ties::SmallerG,
        f: 19,
        with_f: 4,
        g: 7,
        with_g: 1,
    };
    assert_eq!(
        say(smaller, 1),
        "f = 19 is the lowest in the frontier. 4 nodes share it; this one has the smallest g (7)."
    );
    assert_eq!(
        say(Reason::Oldest { waiting: 9 }, 2),
        "It entered the frontier first of 9 nodes. Siblings enter in the order of moves: blank right, down, up, left."
    );
}
