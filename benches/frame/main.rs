//! The cost of a frame while a search runs at full speed, in every view, and how much being watched slows the search.
//! What the figures are and how to read them: `benches/README.md`.

#[allow(dead_code, reason = "the tests of the window use the rest")]
#[path = "../../tests/common/window.rs"]
mod window;

mod fields;
mod first;

use std::env;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;
use window::{click, counter, fill, window};

use slidescope_core::puzzle::Problem;
use slidescope_core::reading::Draft;
use slidescope_core::search::{Algorithm, Heuristic, Limits, PatternDatabases, Strategy, solve};
use slidescope_core::text::Named as _;

/// As on most screens.
const FRAME_SECONDS: f32 = 1.0 / 60.0;

/// A board, a strategy, and how many frames of it are measured.
struct Workload {
    name: &'static str,
    start: &'static str,
    goal: Option<&'static str>,
    algorithm: &'static str,
    frames: usize,
}

const WORKLOADS: [Workload; 3] = [
    Workload {
        name: "bfs-3x3",
        start: "867254301",
        goal: None,
        algorithm: "BFS",
        frames: 120,
    },
    Workload {
        name: "astar-4x4",
        start: "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
        goal: Some("0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15"),
        algorithm: "A*",
        frames: 300,
    },
    Workload {
        name: "bfs-4x4",
        start: "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
        goal: Some("0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15"),
        algorithm: "BFS",
        frames: 300,
    },
];

/// The measurements of one search in one view.
struct Measured {
    /// The time of each frame from the click on Finish on, including the tessellation of its shapes.
    frames: Vec<Duration>,
    /// Expansions made until the search or the measurement ended, and the time until then.
    expanded: u64,
    time: Duration,
}

fn measure(workload: &Workload, tab: &str) -> Measured {
    let mut window = window();
    fill(&mut window, "Start board", workload.start);
    if let Some(goal) = workload.goal {
        fill(&mut window, "Goal board", goal);
    }
    click(&mut window, "Algorithm");
    let entry = window.query_all_by_label(workload.algorithm).last();
    entry.expect("an algorithm").click();
    window.run_ok();
    click(&mut window, tab);
    window.get_by_label("Finish").click();
    let started = Instant::now();
    let (mut frames, mut ended) = (Vec::new(), None);
    for _ in 0..workload.frames {
        let begun = Instant::now();
        window.step();
        let built = begun.elapsed();
        let shapes = window.output().shapes.clone();
        let begun = Instant::now();
        let meshes = window.ctx.tessellate(shapes, 1.0);
        frames.push(built + begun.elapsed());
        drop(meshes);
        if ended.is_none() && window.query_by_label("Run again").is_some() {
            ended = Some(started.elapsed());
        }
        // A screen shows sixty frames a second; the search goes on during the wait.
        std::thread::sleep(Duration::from_millis(16).saturating_sub(built));
    }
    let time = ended.unwrap_or_else(|| started.elapsed());
    Measured {
        frames,
        expanded: counter(&window, "Expanded"),
        time,
    }
}

/// The time of the first `expansions` expansions of the same search, unwatched, on a thread of its own.
fn unwatched(workload: &Workload, expansions: u64) -> Duration {
    let board = |text| Draft::parse(text, None).board().expect("a legal board");
    let goal = workload.goal.expect("only long searches are compared");
    let problem = Problem::new(board(workload.start), board(goal)).expect("the same tiles");
    let algorithm = Algorithm::ALL
        .iter()
        .find(|algorithm| algorithm.name() == workload.algorithm)
        .expect("an algorithm");
    let strategy = Strategy::new(*algorithm, Heuristic::Manhattan);
    let limits = Limits {
        expansions: Some(expansions),
        ..Limits::NONE
    };
    let begun = Instant::now();
    let search = std::thread::spawn(move || {
        let databases = PatternDatabases::default();
        solve(&problem, strategy, limits, &databases, |_| {});
        Instant::now()
    });
    search.join().expect("the search does not panic") - begun
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    // `cargo test` builds benches and runs them with no argument.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let wanted = arguments.iter().find(|argument| !argument.starts_with('-'));
    if wanted.is_none_or(|part| "text-fields".contains(part)) {
        fields::report();
    }
    if wanted.is_none_or(|part| "first-frame".contains(part)) {
        first::report();
    }
    for workload in &WORKLOADS {
        for tab in ["Tree", "State space", "Depths", "Expansion"] {
            let name = format!("{}, {tab}", workload.name);
            if wanted.is_none_or(|part| name.contains(part)) {
                report(&name, workload, tab);
            }
        }
    }
}

fn report(name: &str, workload: &Workload, tab: &str) {
    let mut measured = measure(workload, tab);
    let frames = &mut measured.frames;
    let slowest = frames.iter().enumerate().max_by_key(|(_, time)| **time);
    let slowest = slowest.map_or(0, |(frame, _)| frame);
    frames.sort_unstable();
    let at = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize];
    println!(
        "{name}: median {:.2?}, p95 {:.2?}, slowest {:.2?} (frame {slowest})",
        at(0.5),
        at(0.95),
        at(1.0)
    );
    if workload.goal.is_some() {
        let alone = unwatched(workload, measured.expanded);
        println!(
            "{name}: {} expansions, {:.1} % of the unwatched speed",
            measured.expanded,
            100.0 * alone.as_secs_f64() / measured.time.as_secs_f64()
        );
    }
}
