//! Heuristics compared with true distances on the whole 3×3 space, and searches by a table of their values.

use std::ops::ControlFlow;

use criterion::{Criterion, Throughput};

use crate::workloads::{Goal, HARDEST, HARDEST_MOVES, korf_numbered};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Distances, Heuristic, Limits, Parallel, PatternDatabases, Strategy, solve,
};
use slidescope_core::services::machine::Cores;
use slidescope_core::study::effort::{Guide, Searcher};
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
    let guide = Guide::new(goal, &corner(), &PatternDatabases::default()).expect("room");
    let guide = guide.with_values(&values);
    let start = Board::from_cells(goal.size(), &HARDEST[0]).expect("a legal board");
    let run = |searcher| {
        let go_on = || ControlFlow::Continue(());
        guide
            .run(searcher, &start, u64::MAX, &go_on)
            .expect("nothing stops it")
    };
    let mut group = criterion.benchmark_group("heuristic-effort-3x3");
    group.sample_size(10);
    for (name, searcher) in [("astar", Searcher::AStar), ("idastar", Searcher::IdaStar)] {
        let known = run(searcher);
        assert_eq!(known.moves, Some(HARDEST_MOVES as u32), "{name} is wrong");
        group.throughput(Throughput::Elements(known.expanded));
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert_eq!(run(searcher), known, "{name} is wrong"));
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
    databases.keep_estimates(CORNER, &goal, &known);
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
