//! Heuristics compared with true distances on the whole 3×3 space, and searches by a table of their values.

use std::ops::ControlFlow;

use criterion::{Criterion, Throughput};

use crate::workloads::{Goal, HARDEST, HARDEST_MOVES, korf_numbered};
use slidescope_core::puzzle::Problem;
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Parallel, PatternDatabases, Strategy, solve,
};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::heuristic_check::{
    HeuristicCheck, Subject, check_every_state, every_value,
};

const CORNER: &str = include_str!("../../assets/heuristics/corner-aware-manhattan.rhai");

fn corner() -> Subject {
    Subject::Script(CORNER.into())
}

fn values(subject: &Subject, distances: &Distances, cores: &impl Parallel) -> Vec<u32> {
    let databases = PatternDatabases::default();
    let go_on = |_| ControlFlow::Continue(());
    every_value(subject, distances, &databases, cores, &go_on).expect("nothing stops it")
}

/// A whole check: true distances, the heuristic of every state, and every move.
fn check(subject: &Subject, cores: &impl Parallel) -> HeuristicCheck {
    let distances = Distances::new(Goal::ThreeByThree.board()).expect("a small space");
    check_every_state(&distances, &values(subject, &distances, cores))
}

/// The corner example and Manhattan on two threads.
pub fn check_3x3(criterion: &mut Criterion) {
    let cores = Cores::up_to(2);
    let mut group = criterion.benchmark_group("heuristic-check-3x3");
    group.sample_size(10);
    for (name, subject, inconsistencies) in [
        ("corner-aware", corner(), 78),
        ("manhattan", Subject::BuiltIn(Heuristic::Manhattan), 0),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let check = check(&subject, &cores);
                assert_eq!(
                    (check.states, check.overestimates, check.inconsistencies),
                    (181_440, 0, inconsistencies),
                    "heuristic-check-3x3/{name} is wrong"
                );
            });
        });
    }
    group.finish();
}

/// A* and IDA* by a table of the corner example's values, on the first of the hardest boards: expansions per second.
pub fn effort_3x3(criterion: &mut Criterion) {
    let goal = Goal::ThreeByThree.board();
    let distances = Distances::new(goal).expect("a small space");
    let values = values(&corner(), &distances, &Cores::all());
    let heuristic = corner().heuristic().expect("room");
    let databases = PatternDatabases::default();
    databases.own().keep(CORNER, &goal, &values);
    let problem = Goal::ThreeByThree.from(HARDEST[0]);
    let run = |algorithm| {
        let strategy = Strategy::new(algorithm, heuristic);
        match solve(&problem, strategy, Limits::NONE, &databases, |_| ()) {
            (Outcome::Solved(path), stats) => (path.len(), stats.expanded),
            (outcome, _) => panic!("{outcome:?}"),
        }
    };
    let mut group = criterion.benchmark_group("heuristic-effort-3x3");
    group.sample_size(10);
    for algorithm in [Algorithm::AStar, Algorithm::IdaStar] {
        let (name, known) = (algorithm.id(), run(algorithm));
        assert_eq!(known.0, HARDEST_MOVES, "{name} is wrong");
        group.throughput(Throughput::Elements(known.1));
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert_eq!(run(algorithm), known, "{name} is wrong"));
        });
    }
    group.finish();
}

/// A* by the corner example, as in the app: expansions per second. On 3×3 its check has left a table of its values; on
/// 4×4 the program is run for each node.
pub fn own_astar(criterion: &mut Criterion) {
    const EXPANSIONS: u64 = 50_000;
    let own = OwnHeuristic::new("corner-aware", CORNER).expect("a heuristic");
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Own(own));
    let databases = PatternDatabases::default();
    let goal = Goal::ThreeByThree.board();
    let distances = Distances::new(goal).expect("a small space");
    let known = values(&corner(), &distances, &Cores::all());
    databases.own().keep(CORNER, &goal, &known);
    let (fifteen, ..) = korf_numbered(1);
    let run = |problem: &Problem| {
        let limits = Limits {
            expansions: Some(EXPANSIONS),
            ..Limits::NONE
        };
        let (_, stats) = solve(problem, strategy, limits, &databases, |_| ());
        stats.expanded
    };
    let mut group = criterion.benchmark_group("own-heuristic-astar");
    group.sample_size(10);
    let eight = Goal::ThreeByThree.from(HARDEST[0]);
    for (name, problem) in [("3x3", eight), ("4x4", fifteen)] {
        let expanded = run(&problem);
        assert!(name == "3x3" || expanded == EXPANSIONS, "{name} is wrong");
        group.throughput(Throughput::Elements(expanded));
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert_eq!(run(&problem), expanded, "{name} is wrong"));
        });
    }
    group.finish();
}
