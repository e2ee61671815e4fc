//! The cost of watching a run: the same search unwatched, and streamed to a consumer that takes every message.

use std::hint::black_box;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use criterion::Criterion;

use crate::workloads::{Goal, HARDEST, HARDEST_MOVES};
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve,
};
use slidescope_core::services::search_task::{Event, Pace, Request, spawn, traces};

const BFS: Strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);

fn moves(outcome: &Outcome) -> usize {
    match outcome {
        Outcome::Solved(solution) => solution.len(),
        other => panic!("no solution, but {other:?}"),
    }
}

/// On a thread of its own like the streamed run, so that the cost of starting a thread is not counted as streaming.
fn unwatched(problem: Problem) -> usize {
    let search = thread::spawn(move || {
        let databases = PatternDatabases::default();
        moves(&solve(&problem, BFS, Limits::NONE, &databases, |_| {}).0)
    });
    search.join().expect("the search does not panic")
}

/// Ends, like the unwatched run, when the search has been freed: the run's thread then drops `wake`.
fn streamed(problem: Problem, trace_cap: u64) -> usize {
    let request = Request {
        problem,
        strategy: BFS,
        limits: Limits::NONE,
        databases: PatternDatabases::default(),
        pace: Pace::Full,
        paused: false,
        trace_cap,
    };
    let (sender, receiver) = traces();
    let (wake, woken) = mpsc::sync_channel(1);
    let wake = move || _ = wake.try_send(());
    let mut run = spawn(request, Some(sender), wake).expect("there is a thread");
    let mut found = 0;
    for () in woken {
        black_box(receiver.take());
        while let Some(event) = run.poll() {
            match event {
                Event::Progress(progress) => drop(black_box(progress)),
                Event::Finished(report) => found = moves(&report.outcome),
                Event::Failed(text) => panic!("{text}"),
            }
        }
    }
    found
}

/// The group `streamed-3x3`: BFS on the hardest board, every expansion traced; and the counters and samples alone.
pub fn streamed_3x3(criterion: &mut Criterion) {
    let problem = Goal::ThreeByThree.from(HARDEST[0]);
    for found in [unwatched(problem), streamed(problem, u64::MAX)] {
        assert_eq!(found, HARDEST_MOVES);
    }
    let mut group = criterion.benchmark_group("streamed-3x3");
    group.bench_function("unwatched", |b| b.iter(|| unwatched(problem)));
    group.bench_function("streamed", |b| b.iter(|| streamed(problem, u64::MAX)));
    group.bench_function("streamed-untraced", |b| b.iter(|| streamed(problem, 0)));
    group.finish();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let timed = arguments.iter().any(|argument| argument == "--bench");
    let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
    if timed && filter.is_none_or(|filter| "streamed-3x3".contains(filter.as_str())) {
        side_by_side(problem);
    }
}

/// The same in turns, run by run, so that other load on the machine affects all alike.
fn side_by_side(problem: Problem) {
    const TURNS: usize = 200;
    let timed = |run: &dyn Fn() -> usize| {
        let begun = Instant::now();
        black_box(run());
        begun.elapsed()
    };
    let mut times: [Vec<Duration>; 3] = Default::default();
    for _ in 0..TURNS {
        times[0].push(timed(&|| unwatched(problem)));
        times[1].push(timed(&|| streamed(problem, u64::MAX)));
        times[2].push(timed(&|| streamed(problem, 0)));
    }
    let [alone, traced, untraced] = times.map(|mut times| {
        times.sort_unstable();
        times[TURNS / 2].as_secs_f64()
    });
    println!(
        "streamed-3x3, medians of {TURNS} turns: streamed {:+.1} %, streamed-untraced {:+.1} %",
        100.0 * (traced / alone - 1.0),
        100.0 * (untraced / alone - 1.0)
    );
}
