//! How soon a run obeys: the time from a command to the message that it was obeyed, at full speed, while the run grows
//! to gigabytes. What the figures are and how to read them: `benches/README.md`.

mod idastar_in_window;

use std::time::{Duration, Instant};
use std::{env, hint};

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{Algorithm, Heuristic, Limits, PatternDatabases, Strategy};
use slidescope_core::services::search_task::{Command, Event, Pace, Request, RunHandle, spawn};

/// Korf's first board, which none of the searches solves within the memory limit.
const START: [u8; 16] = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];

fn korf_1() -> Problem {
    let size = "4x4".parse().expect("a size");
    let start = Board::from_cells(size, &START).expect("a legal board");
    Problem::new(start, Board::blank_first(size)).expect("equal sizes")
}

fn request(algorithm: Algorithm, memory: u64) -> Request {
    Request {
        problem: korf_1(),
        strategy: Strategy::new(algorithm, Heuristic::Zero),
        limits: Limits {
            memory,
            expansions: None,
        },
        databases: PatternDatabases::default(),
        pace: Pace::Full,
        paused: false,
        trace_cap: 0,
    }
}

/// Waits for the message that the run pauses, and returns the bytes that it holds; `None` if it has ended.
fn paused(run: &mut RunHandle) -> Option<u64> {
    loop {
        match run.poll() {
            Some(Event::Progress(progress)) if progress.paused => {
                return Some(progress.stats.bytes);
            }
            Some(Event::Finished(_) | Event::Failed(_)) => return None,
            _ => hint::spin_loop(),
        }
    }
}

fn measure(algorithm: Algorithm, memory: u64) {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let mut run = spawn(request(algorithm, memory), None, || ()).expect("a thread");
    let (mut waits, mut held) = (Vec::new(), 0);
    loop {
        let until = Instant::now() + Duration::from_micros(u64::from(random.next_u32() % 20_000));
        while Instant::now() < until {
            if let Some(Event::Finished(_) | Event::Failed(_)) = run.poll() {
                return tell(algorithm, waits, held, run);
            }
            hint::spin_loop();
        }
        let sent = Instant::now();
        run.send(Command::Pause);
        let Some(bytes) = paused(&mut run) else {
            return tell(algorithm, waits, held, run);
        };
        waits.push(sent.elapsed());
        held = bytes;
        run.send(Command::Go(Pace::Full));
    }
}

fn tell(algorithm: Algorithm, mut waits: Vec<Duration>, held: u64, run: RunHandle) {
    let begun = Instant::now();
    drop(run);
    let dropped = begun.elapsed();
    waits.sort_unstable();
    let count = waits.len();
    if count == 0 {
        return;
    }
    let mean = waits.iter().sum::<Duration>() / count as u32;
    println!(
        "{algorithm}: {count} pauses up to {} MiB; mean {mean:.2?}, p99 {:.2?}, worst {:.2?}; handle dropped in {dropped:.2?}",
        held >> 20,
        waits[count * 99 / 100],
        waits[count - 1],
    );
}

fn main() {
    // `cargo test` builds benches and runs them with no argument.
    if !env::args().any(|argument| argument == "--bench") {
        return;
    }
    let wanted = |name: &str| {
        env::args()
            .skip(1)
            .all(|filter| filter.starts_with('-') || name.contains(&filter))
    };
    if wanted("idastar-in-window") {
        idastar_in_window::compare();
    }
    if !wanted("pause") {
        return;
    }
    // Searches that store nothing never reach the limit.
    for &algorithm in Algorithm::ALL.iter().filter(|a| !a.is_depth_first()) {
        measure(algorithm, 4 << 30);
    }
}
