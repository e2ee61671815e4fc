//! The searches of every board of the 8-puzzle, beside the same searches as an experiment makes them: see `benches/README.md`.

use std::ops::ControlFlow;
use std::time::Instant;

use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Distances, Heuristic, PatternDatabases, Sequential, Strategy};
use slidescope_core::study::every_board::EveryBoard;
use slidescope_core::study::experiment::{
    Control, Instance, Plan, Source, Spec, results_table, run as make,
};
use slidescope_core::study::parse_strategy;

const STRATEGIES: [&str; 10] = [
    "bfs",
    "bidirectional",
    "astar:misplaced",
    "idastar:manhattan",
    "astar:manhattan:ties=smaller-g",
    "mm:manhattan",
    "astar:manhattan",
    "weighted-astar:manhattan:w=2",
    "astar:linear-conflict",
    "greedy:manhattan",
];

/// The boards of the sample that an experiment searches, and the rounds, in each of which both sides have a turn.
const SAMPLE: usize = 2000;
const ROUNDS: usize = 3;

fn main() {
    // `cargo bench` passes options of the test harness.
    let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
    let distances = Distances::new(goal).expect("a small space");
    let boards = distances.counts().iter().sum::<u64>() as f64;
    let sample = sample(&distances);
    let scale = boards / sample.len() as f64;
    println!(
        "seconds of one thread for every board: an experiment (of {SAMPLE} boards, scaled), every board, the ratio"
    );
    for round in 1..=ROUNDS {
        let mut totals = [[0.0; 2]; 2];
        for (at, name) in STRATEGIES.iter().enumerate() {
            let strategy = parse_strategy(name).expect("a strategy");
            let experiment = experiment(&sample, strategy) * scale;
            let every = every_board(goal, strategy);
            println!(
                "{round} {name:32} {experiment:8.2} {every:8.2} {:6.3}",
                every / experiment
            );
            // All ten, and the eight without the breadth-first searches.
            for total in &mut totals[..if at < 2 { 1 } else { 2 }] {
                total[0] += experiment;
                total[1] += every;
            }
        }
        for (which, [experiment, every]) in ["all ten", "the eight"].iter().zip(totals) {
            println!(
                "{round} {which:32} {experiment:8.2} {every:8.2} {:6.3}",
                every / experiment
            );
        }
        let own = OwnHeuristic::new("own", "manhattan()").expect("a name");
        let mut strategy = Strategy::default();
        let built_in = every_board(goal, strategy);
        strategy.heuristic = Heuristic::Own(own);
        let own = every_board(goal, strategy);
        println!(
            "{round} {:32} {built_in:8.2} {own:8.2} {:6.3}",
            "A*: Manhattan, as a program",
            own / built_in
        );
    }
}

/// Boards drawn at random from all of them.
fn sample(distances: &Distances) -> Vec<Instance> {
    let all: u64 = distances.counts().iter().sum();
    let mut instances = Vec::new();
    for (length, &count) in (0..).zip(distances.counts()) {
        let share = (count * SAMPLE as u64).div_ceil(all) as usize;
        for board in distances.boards_at(length, share, 47) {
            instances.push(Instance {
                name: String::new(),
                problem: slidescope_core::puzzle::Problem::new(board, distances.goal())
                    .expect("equal sizes"),
                length: Some(length),
            });
        }
    }
    instances
}

fn experiment(sample: &[Instance], strategy: Strategy) -> f64 {
    let plan = Plan::new(Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Given(sample.to_vec()),
        strategies: vec![strategy],
        limits: slidescope_core::search::Limits {
            memory: Plan::MEMORY,
            expansions: None,
        },
    });
    let plan = plan.expect("a plan");
    let databases = PatternDatabases::default();
    let began = Instant::now();
    let mut runs = Vec::new();
    make(&plan, &[], 1, &Control::default(), &databases, |event| {
        if let slidescope_core::study::experiment::Event::Finished(run) = event {
            runs.push(*run);
        }
    })
    .expect("it runs");
    std::hint::black_box(results_table(&plan, &runs));
    began.elapsed().as_secs_f64()
}

fn every_board(goal: Board, strategy: Strategy) -> f64 {
    let every = EveryBoard::new(goal, None, vec![strategy], None).expect("measured");
    let databases = PatternDatabases::default();
    let began = Instant::now();
    let measured = every.measure(&databases, &Sequential, &|_| ControlFlow::Continue(()));
    std::hint::black_box(every.table(Some(&measured.expect("no own heuristic fails"))));
    began.elapsed().as_secs_f64()
}
