//! Exact answers: pattern databases, Korf's instances solved with them, and a survey of a whole space.

use std::ops::ControlFlow;
use std::sync::Once;
use std::time::{Duration, Instant};

use criterion::Criterion;

use crate::workloads::{Goal, HARDEST_4X4, HARDEST_4X4_MOVES, STATES_3X4, korf};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::heuristics::pattern_database::{
    PatternDatabase, PatternPlan, PatternSize,
};
use slidescope_core::search::{Outcome, Parallel, Sequential, Survey};
use slidescope_core::services::machine::Cores;

fn build(goal: &Board, crew: &impl Parallel) -> PatternDatabase {
    let built = PatternPlan::standard(goal).build(crew, &|_| ControlFlow::Continue(()));
    built.expect("nobody stops it")
}

/// The three tables for Korf's goal; the first run also builds the automaton.
pub fn pdb_build(criterion: &mut Criterion) {
    let goal = Goal::FourByFourBlankFirst.board();
    let mut group = criterion.benchmark_group("pdb-build");
    group.sample_size(10);
    group.bench_function("one-thread", |b| b.iter(|| build(&goal, &Sequential)));
    group.bench_function("all-cores", |b| b.iter(|| build(&goal, &Cores::all())));
    group.finish();
}

fn moves(patterns: &PatternDatabase, problem: &Problem, parallel: &impl Parallel) -> usize {
    let answer = patterns.solve(problem, parallel, &|_| ControlFlow::Continue(()));
    match answer.expect("made for it").outcome {
        Outcome::Solved(path) => path.len(),
        other => panic!("no solution, but {other:?}"),
    }
}

/// The mean time over all instances, on one thread.
pub fn pdb_korf(criterion: &mut Criterion) {
    let patterns = build(&Goal::FourByFourBlankFirst.board(), &Cores::all());
    let instances = korf();
    let solve_all = || {
        let lengths = instances
            .iter()
            .map(|(problem, _)| moves(&patterns, problem, &Sequential));
        lengths.collect::<Vec<_>>()
    };
    let checked = Once::new();
    let mut group = criterion.benchmark_group("pdb-korf");
    group.sample_size(10);
    group.bench_function("slidescope", |bencher| {
        checked.call_once(|| {
            let published: Vec<usize> = instances.iter().map(|(_, length)| *length).collect();
            assert_eq!(solve_all(), published, "pdb-korf/slidescope is wrong");
        });
        bencher.iter_custom(|times| {
            let began = Instant::now();
            for _ in 0..times {
                std::hint::black_box(solve_all());
            }
            began
                .elapsed()
                .div_f64(instances.len() as f64)
                .max(Duration::from_nanos(1))
        });
    });
    group.finish();
}

/// The easiest of the boards that take 80 moves, with the large tables, on all cores.
pub fn pdb_hardest(criterion: &mut Criterion) {
    let goal = Goal::FourByFour.board();
    let plan = PatternPlan::of(&goal, PatternSize::Large).expect("there are some for 4×4 boards");
    let built = plan.build(&Cores::all(), &|_| ControlFlow::Continue(()));
    let patterns = built.expect("nobody stops it");
    let problem = Goal::FourByFour.from(HARDEST_4X4);
    let mut group = criterion.benchmark_group("pdb-hardest-4x4");
    group.sample_size(10);
    group.bench_function("all-cores", |bencher| {
        bencher.iter(|| {
            assert_eq!(
                moves(&patterns, &problem, &Cores::all()),
                HARDEST_4X4_MOVES,
                "pdb-hardest-4x4 is wrong"
            );
        });
    });
    group.finish();
}

/// The whole 3 × 4 space.
pub fn survey_3x4(criterion: &mut Criterion) {
    let goal = Goal::ThreeByFour.board();
    let mut group = criterion.benchmark_group("survey-3x4");
    group.sample_size(10);
    group.bench_function("one-thread", |b| b.iter(|| survey(&goal, &Sequential)));
    group.bench_function("all-cores", |b| b.iter(|| survey(&goal, &Cores::all())));
    group.finish();
}

fn survey(goal: &Board, crew: &impl Parallel) {
    let survey = Survey::run(goal, crew, &|_| ControlFlow::Continue(())).expect("nobody stops it");
    assert_eq!(
        survey.counts().iter().sum::<u64>(),
        STATES_3X4,
        "survey-3x4 is wrong"
    );
}
