//! Nodes generated per second by IDA* in the task that the window watches, and by the same search unwatched.

use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::korf_1;
use slidescope_core::puzzle::Problem;
use slidescope_core::recording::Recording;
use slidescope_core::search::{Algorithm, Heuristic, Limits, PatternDatabases, Strategy, solve};
use slidescope_core::services::search_task::{Event, Pace, Request, spawn, traces};

const IDA_STAR: Strategy = Strategy::new(Algorithm::IdaStar, Heuristic::Manhattan);

/// Nodes that the window records; after them the search runs unrecorded.
const TRACE_CAP: u64 = Recording::CAP as u64;

/// Runs of each kind; the kinds alternate.
const TURNS: usize = 9;

/// Nodes generated, and the time from start to end.
type Speed = (u64, Duration);

fn unwatched(problem: Problem) -> Speed {
    let begun = Instant::now();
    let search = thread::spawn(move || {
        let databases = PatternDatabases::default();
        solve(&problem, IDA_STAR, Limits::NONE, &databases, |_| {}).1
    });
    let stats = search.join().expect("the search ends");
    (stats.generated, begun.elapsed())
}

/// With a consumer that takes every message, and a recorder, as in the window.
fn watched(problem: Problem, trace_cap: u64) -> Speed {
    let request = Request {
        problem,
        strategy: IDA_STAR,
        limits: Limits::NONE,
        databases: PatternDatabases::default(),
        pace: Pace::Full,
        paused: false,
        trace_cap,
    };
    let (sender, receiver) = traces();
    thread::spawn(move || {
        let mut recording = Recording::capped(
            &problem,
            IDA_STAR,
            trace_cap as usize,
            &PatternDatabases::default(),
        );
        let mut gone = false;
        while !gone {
            receiver.waker.wait(None);
            let traced = receiver.take();
            recording.append(traced.trace.all());
            gone = traced.gone;
        }
    });
    let (wake, woken) = mpsc::sync_channel(1);
    let begun = Instant::now();
    let wake = move || _ = wake.try_send(());
    let mut run = spawn(request, Some(sender), wake).expect("a thread");
    for () in woken {
        while let Some(event) = run.poll() {
            match event {
                Event::Progress(_) => {}
                Event::Finished(report) => {
                    return (report.progress.stats.generated, begun.elapsed());
                }
                Event::Failed(text) => panic!("{text}"),
            }
        }
    }
    panic!("the run ended without a report");
}

/// Prints the speeds of the fastest turns, which other work on the machine disturbs least, and their ratios.
pub fn compare() {
    let problem = korf_1();
    let mut times: [Vec<Duration>; 3] = Default::default();
    let mut nodes = 0;
    for _ in 0..TURNS {
        let turn = [
            unwatched(problem),
            watched(problem, TRACE_CAP),
            watched(problem, 0),
        ];
        nodes = turn[0].0;
        for (times, (generated, time)) in times.iter_mut().zip(turn) {
            assert_eq!(generated, nodes, "all make the same search");
            times.push(time);
        }
    }
    let [unwatched, window, unrecorded] = times.map(|times| {
        let fastest = times.into_iter().min().unwrap_or_default();
        nodes as f64 / fastest.as_secs_f64()
    });
    println!(
        "idastar-in-window: {:.0} million nodes/s unwatched; {:.0} in the window, ratio {:.3}; \
         {:.0} in the window without recording, ratio {:.3}",
        unwatched / 1e6,
        window / 1e6,
        window / unwatched,
        unrecorded / 1e6,
        unrecorded / unwatched,
    );
}
