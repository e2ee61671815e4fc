//! A run under every kind of window: one that takes messages, one that never does, one that closes, one that clicks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;

use crate::common::{board, databases, eight_puzzle, length, strategies};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Heuristic, Limit, Limits, Outcome, Strategy, Trace, any_search, solve,
};
use slidescope_core::services::search_task::{
    Command, Event, Pace, Progress, Report, Request, RunHandle, Series, TraceReceiver, spawn,
    traces,
};
use slidescope_core::tasks::under_both_runners;
use slidescope_core::tasks::{FrameRunner, Turn, turn_all};

/// Long enough for any machine; only a hang takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

fn request(problem: Problem, strategy: Strategy) -> Request {
    Request {
        problem,
        strategy,
        limits: Limits::NONE,
        databases: databases().clone(),
        pace: Pace::Full,
        paused: false,
        trace_cap: 1 << 20,
    }
}

/// Waits for `time`; tasks of this thread are turned meanwhile.
pub fn rest(time: Duration) {
    if turn_all(time) != Some(Turn::Busy) {
        thread::sleep(time);
    }
}

fn wait_until(mut so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < PATIENCE, "it never came to that");
        rest(Duration::from_millis(1));
    }
}

const BFS: Strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);

/// A board that no machine searches to the end within a test: a hard 15-puzzle by BFS.
fn endless() -> Request {
    let tiles = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];
    let size = "4x4".parse().expect("a size");
    let start = Board::from_cells(size, &tiles).expect("legal");
    let problem = Problem::new(start, Board::blank_first(size)).expect("equal sizes");
    Request {
        limits: Limits {
            memory: 64 << 20,
            expansions: None,
        },
        ..request(problem, BFS)
    }
}

/// The next event that `wanted` picks; other events are dropped.
fn next<T>(run: &mut RunHandle, mut wanted: impl FnMut(Event) -> Option<T>) -> T {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        match run.poll() {
            Some(event) => {
                if let Some(found) = wanted(event) {
                    return found;
                }
            }
            None => rest(Duration::from_micros(200)),
        }
    }
    panic!("no such event in {PATIENCE:?}");
}

fn report(run: &mut RunHandle, mut each: impl FnMut(&Progress)) -> Report {
    next(run, |event| match event {
        Event::Progress(progress) => {
            each(&progress);
            None
        }
        Event::Finished(report) => {
            each(&report.progress);
            Some(*report)
        }
        Event::Failed(text) => panic!("{text}"),
    })
}

/// A run, and the receiver of its trace.
fn traced(request: Request) -> (RunHandle, TraceReceiver) {
    let (sender, receiver) = traces();
    let run = spawn(request, Some(sender), || ()).expect("a thread");
    (run, receiver)
}

fn when_paused(run: &mut RunHandle) -> Progress {
    next(run, |event| match event {
        Event::Progress(progress) => progress.paused.then_some(*progress),
        other => panic!("{other:?}"),
    })
}

#[test]
fn what_is_streamed_is_the_search_itself() {
    under_both_runners(|| {
        let problem = eight_puzzle("813467052", "123456780");
        for strategy in strategies() {
            let (mut run, traces) = traced(request(problem, strategy));
            let (mut trace, mut samples) = (0, Vec::new());
            let report = report(&mut run, |progress| {
                trace += traces.take().trace.len();
                assert!(
                    trace as u64 >= progress.stats.expanded,
                    "what is told was sent before"
                );
                samples.extend_from_slice(&progress.samples);
            });
            let (expected, stats) = length(&problem, strategy);
            let Outcome::Solved(path) = report.outcome else {
                panic!("{:?}", report.outcome)
            };
            assert_eq!(
                (Some(path.len() as u32), report.progress.stats),
                (expected, stats),
                "{strategy}"
            );
            assert_eq!(trace as u64, stats.expanded);
            assert!(
                samples
                    .windows(2)
                    .all(|pair| pair[0].expanded <= pair[1].expanded)
            );
            assert_eq!(
                samples.last().map(|s| (s.expanded, s.visited)),
                Some((stats.expanded, stats.visited))
            );
        }
    });
}

/// Even if fewer are held at the end, as by BFS once a whole space is searched.
#[test]
fn the_most_bytes_held_are_told() {
    under_both_runners(|| {
        let problem = eight_puzzle("123456870", "123456780");
        let mut run = spawn(request(problem, BFS), None, || ()).expect("a thread");
        let mut most = 0;
        let report = report(&mut run, |progress| {
            assert!(progress.peak_bytes >= progress.stats.bytes.max(most));
            most = progress.peak_bytes;
        });
        assert!(report.progress.peak_bytes > report.progress.stats.bytes);
    });
}

/// A run ends although its messages are never taken, and what it holds for the window is bounded.
#[test]
fn a_window_that_never_drains_holds_nobody_up() {
    under_both_runners(|| {
        let cap = 10_000;
        let (mut run, _traces) = traced(Request {
            trace_cap: cap,
            ..endless()
        });
        let woken = Arc::new(AtomicU64::new(0));
        let (sender, second_traces) = traces();
        let mut second = {
            let woken = Arc::clone(&woken);
            let wake = move || {
                woken.fetch_add(1, Ordering::Relaxed);
            };
            let request = Request {
                trace_cap: cap,
                ..endless()
            };
            spawn(request, Some(sender), wake).expect("a thread")
        };
        // The second run's trace is not taken until the first has reached its limit.
        report(&mut run, |_| ());
        let mut traced = 0;
        wait_until(|| {
            let taken = second_traces.take();
            traced += taken.trace.len() as u64;
            taken.over.is_some()
        });
        assert!(
            woken.load(Ordering::Relaxed) <= 1,
            "one message fits, so one wakes the window"
        );
        let mut sampled = 0;
        let report = report(&mut second, |progress| {
            sampled = sampled.max(progress.samples.len());
        });
        assert_eq!(report.outcome, Outcome::Limit(Limit::Memory));
        assert!(traced > 0 && traced <= cap, "{traced} expansions traced");
        assert!(sampled <= Series::CAP, "{sampled} samples in one message");
    });
}

/// A recorder that pauses again and again still gets everything, and what waits for it is bounded.
#[test]
fn a_recorder_that_stops_for_a_while_misses_nothing() {
    under_both_runners(|| {
        let cap = 40_000;
        for algorithm in [Algorithm::AStar, Algorithm::Bfs, Algorithm::IdaStar] {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let request = Request {
                trace_cap: cap,
                strategy,
                ..endless()
            };
            let (sender, traces) = traces();
            let _run = spawn(request.clone(), Some(sender), || ()).expect("a thread");
            let (mut trace, began) = (Trace::default(), Instant::now());
            for turn in 0.. {
                rest(Duration::from_millis(if turn % 5 == 2 { 50 } else { 1 }));
                // An expansion takes nine bytes: four estimates and the fates.
                let most = 2 * 9 * (cap + cap / 8);
                assert!(traces.bytes() <= most, "{algorithm}");
                let mut taken = traces.take();
                trace.append(&mut taken.trace);
                if taken.over.is_some() {
                    break;
                }
                assert!(began.elapsed() < PATIENCE, "{algorithm}");
            }
            let mut search = any_search(&request.problem, strategy, Limits::NONE, databases());
            let mut alone = Trace::default();
            search.record(trace.len() as u64, &mut alone);
            assert!(!trace.is_empty() && trace == alone, "{algorithm}");
        }
    });
}

/// The wake closure is dropped when the thread has ended and freed what it held.
#[test]
fn a_window_that_vanishes_ends_the_run() {
    under_both_runners(|| {
        for paused in [false, true] {
            let alive = Arc::new(());
            let held = Arc::clone(&alive);
            let run = spawn(
                Request {
                    paused,
                    ..endless()
                },
                None,
                move || drop(Arc::clone(&held)),
            )
            .expect("a thread");
            rest(Duration::from_millis(20));
            drop(run);
            wait_until(|| Arc::strong_count(&alive) == 1);
        }
    });
}

#[test]
fn pause_step_and_resume() {
    under_both_runners(|| {
        let problem = eight_puzzle("813467052", "123456780");
        let mut run = spawn(
            Request {
                paused: true,
                ..request(problem, BFS)
            },
            None,
            || (),
        )
        .expect("a thread");
        assert_eq!(when_paused(&mut run).stats.expanded, 0);
        for (step, total) in [(1, 1), (1, 2), (10, 12), (5000, 5012)] {
            run.send(Command::Step(step));
            let reached = next(&mut run, |event| match event {
                Event::Progress(progress) => {
                    (progress.stats.expanded == total).then_some(*progress)
                }
                other => panic!("{other:?}"),
            });
            assert!(reached.paused);
        }
        run.send(Command::Go(Pace::PerSecond(1.0)));
        rest(Duration::from_millis(50));
        run.send(Command::Pause);
        let slow = when_paused(&mut run);
        assert!(
            slow.stats.expanded < 5100,
            "one a second, not {}",
            slow.stats.expanded - 5012
        );
        run.send(Command::Go(Pace::Full));
        let Outcome::Solved(path) = report(&mut run, |_| ()).outcome else {
            panic!("not solved")
        };
        assert_eq!(path.len(), 20);
    });
}

/// No message is repeated, and a waiting run does not wake the window.
#[test]
fn a_paused_run_is_silent() {
    under_both_runners(|| {
        let woken = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&woken);
        let problem = eight_puzzle("813467052", "123456780");
        let wake = move || {
            count.fetch_add(1, Ordering::Relaxed);
        };
        let mut run = spawn(
            Request {
                paused: true,
                ..request(problem, BFS)
            },
            None,
            wake,
        )
        .expect("a thread");
        when_paused(&mut run);
        // Each command has one answer, so a message without a command would be one more.
        for answers in 1..20 {
            wait_until(|| woken.load(Ordering::Relaxed) >= answers);
            assert!(run.poll().is_none());
            run.send(Command::Pause);
            when_paused(&mut run);
        }
        assert!(woken.load(Ordering::Relaxed) <= 20);
    });
}

#[test]
fn a_run_that_is_over_at_once_says_so() {
    under_both_runners(|| {
        let mut run = spawn(
            request(eight_puzzle("123456780", "123456780"), BFS),
            None,
            || (),
        )
        .expect("a thread");
        let Outcome::Solved(path) = report(&mut run, |_| ()).outcome else {
            panic!("not solved")
        };
        assert!(path.is_empty());
        let six =
            Problem::new(board("2x3", "123540"), board("2x3", "123450")).expect("equal sizes");
        let mut run = spawn(request(six, BFS), None, || ()).expect("a thread");
        assert_eq!(report(&mut run, |_| ()).outcome, Outcome::Exhausted);
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    /// Whatever is clicked in whatever order, the run ends with the same counts once it is resumed.
    #[test]
    fn random_clicks_change_nothing(
        clicks in prop::collection::vec((0..6_u8, 0..400_u64), 0..60),
        pick in any::<prop::sample::Index>(),
        drain in any::<bool>(),
        by_hand in any::<bool>(),
    ) {
        let _frame = by_hand.then(FrameRunner::enter);
        let strategies = strategies();
        let strategy = strategies[pick.index(strategies.len())];
        let problem = eight_puzzle("285174306", "123456780");
        let mut run = spawn(request(problem, strategy), None, || ()).expect("a thread");
        let mut done = None;
        for (click, micros) in clicks {
            let pace = Pace::PerSecond(1.0 + micros as f64 * 100.0);
            run.send(match click {
                0 => Command::Pause,
                1 => Command::Go(pace),
                2 => Command::Step(1),
                3 => Command::Step(micros),
                4 => Command::Pace(pace),
                _ => Command::Pace(Pace::Full),
            });
            rest(Duration::from_micros(micros));
            if drain && done.is_none() && let Some(Event::Finished(report)) = run.poll() {
                done = Some(*report);
            }
        }
        run.send(Command::Go(Pace::Full));
        let report = done.unwrap_or_else(|| report(&mut run, |_| ()));
        let (expected, stats) = length(&problem, strategy);
        let Outcome::Solved(path) = report.outcome else { panic!("{:?}", report.outcome) };
        prop_assert_eq!((Some(path.len() as u32), report.progress.stats), (expected, stats));
    }
}

/// A depth-first search stores a single path; its trace is capped all the same, and the counters go on to those of the
/// whole search.
#[test]
fn the_trace_of_a_depth_first_search_is_capped() {
    under_both_runners(|| {
        let cap = 1_000;
        let problem = eight_puzzle("285174306", "123456780");
        let limited = Strategy {
            depth_limit: Some(18),
            ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
        };
        let deepening = Strategy::new(Algorithm::IterativeDeepening, Heuristic::Zero);
        let ida_star = Strategy::new(Algorithm::IdaStar, Heuristic::Misplaced);
        for strategy in [limited, deepening, ida_star] {
            let request = Request {
                trace_cap: cap,
                ..request(problem, strategy)
            };
            let (mut run, traces) = traced(request);
            let report = report(&mut run, |_| ());
            let traced = traces.take().trace.len() as u64;
            let (_, stats) = solve(&problem, strategy, Limits::NONE, databases(), |_| ());
            assert_eq!(report.progress.stats, stats, "{strategy}");
            assert!(stats.expanded > 2 * cap, "{strategy}: {}", stats.expanded);
            // The trace grows by portions, of which the last may exceed the cap.
            let most = cap + cap / 8;
            assert!(traced > 0 && traced <= most, "{strategy}: {traced} traced");
        }
    });
}
