//! How far the pictures are behind the search, and how much recording slows the search, for every strategy. What the
//! figures are and how to read them: `benches/README.md`.

mod alone;
mod cpu;
#[allow(dead_code, reason = "the tests of the window use the rest")]
#[path = "../../tests/common/window.rs"]
mod window;

use std::env;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;
use window::{Window, fill, pick, window_with_app};

use slidescope::window::SearchPace;
use slidescope_core::puzzle::Problem;
use slidescope_core::reading::Draft;
use slidescope_core::recording::Recording;
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, PatternDatabases, Status, Strategy, any_search,
};
use slidescope_core::text::Named as _;

/// As on most screens.
const FRAME_SECONDS: f32 = 1.0 / 60.0;

/// Start and goal of the boards: the farthest 3×3 board, and number 1 of Korf's hundred.
const BOARDS: [(&str, &str, &str); 2] = [
    ("3x3", "867254301", "123456780"),
    (
        "4x4",
        "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
        "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15",
    ),
];

const ALGORITHMS: [Algorithm; 9] = [
    Algorithm::Bfs,
    Algorithm::Bidirectional,
    Algorithm::AStar,
    Algorithm::WeightedAStar,
    Algorithm::Greedy,
    Algorithm::Mm,
    Algorithm::IdaStar,
    Algorithm::DepthLimited,
    Algorithm::IterativeDeepening,
];

/// How long a run is watched.
const LONG: Duration = Duration::from_secs(3);
/// When the second run of each search is paused.
const PAUSED_AFTER: Duration = Duration::from_millis(200);
const FRAME: Duration = Duration::from_millis(16);
/// More bytes than a run holds in that time: a search ends at 1 GiB.
const MOST: usize = 1400 << 20;

/// A window in which one search is about to begin.
struct Watched {
    window: Window,
    state: Box<dyn Fn() -> SearchPace>,
}

impl Watched {
    fn new(start: &str, goal: &str, algorithm: Algorithm) -> Self {
        let (mut window, app) = window_with_app([1296.0, 816.0]);
        fill(&mut window, "Start board", start);
        fill(&mut window, "Goal board", goal);
        if algorithm != Algorithm::AStar {
            pick(&mut window, "Algorithm", algorithm.name());
        }
        let state = move || {
            let app = app.borrow();
            let app = app.as_ref().expect("a window");
            app.search_pace().unwrap_or_default()
        };
        Self {
            window,
            state: Box::new(state),
        }
    }

    /// Draws and tessellates a frame, waits for the rest of 16 ms, and returns the time that the drawing took.
    fn frame(&mut self) -> Duration {
        let begun = Instant::now();
        self.window.step();
        let built = begun.elapsed();
        let shapes = self.window.output().shapes.clone();
        let begun = Instant::now();
        drop(self.window.ctx.tessellate(shapes, 1.0));
        let spent = built + begun.elapsed();
        std::thread::sleep(FRAME.saturating_sub(spent));
        spent
    }
}

/// The measurements of one run.
#[derive(Default)]
struct Lag {
    /// The longest lag, and the time from the end of the search, or from the cap, to the last picture, in seconds.
    worst: f64,
    after_end: f64,
    frames: Vec<Duration>,
    /// The state when the recording was complete, and at the end.
    whole: SearchPace,
    end: SearchPace,
    /// Processor time that the threads `search`, `recorder` and `layout` had taken when the recording was complete.
    cpu: [Duration; 3],
}

/// Touches as much memory as a run takes, and frees it. A virtual machine's host takes back memory that has been free
/// for some seconds, and getting pages back costs a run more than its search: the run measured first would pay for the
/// others.
fn warm() {
    let mut memory = vec![0_u8; MOST];
    for page in memory.chunks_mut(1 << 12) {
        page[0] = 1;
    }
    std::hint::black_box(&memory);
}

/// Runs at full speed until the search ends, or for `LONG`.
fn running(start: &str, goal: &str, algorithm: Algorithm) -> Lag {
    let mut watched = Watched::new(start, goal, algorithm);
    let mut lag = Lag::default();
    warm();
    watched.window.get_by_label("Finish").click();
    let begun = Instant::now();
    while begun.elapsed() < LONG {
        lag.frames.push(watched.frame());
        let now = begun.elapsed().as_secs_f64();
        let state = (watched.state)();
        lag.end = state;
        if lag.whole.is_whole {
            if watched.window.query_by_label("Run again").is_some() {
                break;
            }
            continue;
        }
        lag.worst = lag.worst.max(now - state.recorded_seconds);
        for (most, name) in lag.cpu.iter_mut().zip(["search", "recorder", "layout"]) {
            *most = cpu::of_threads(name).max(*most);
        }
        if state.is_whole {
            lag.after_end = now - state.recorded_seconds;
            lag.whole = state;
        }
    }
    lag
}

/// The seconds from a pause until the pictures show everything searched, or everything recorded of it.
fn paused(start: &str, goal: &str, algorithm: Algorithm) -> f64 {
    let mut watched = Watched::new(start, goal, algorithm);
    warm();
    watched.window.get_by_label("Finish").click();
    let begun = Instant::now();
    while begun.elapsed() < PAUSED_AFTER {
        watched.frame();
    }
    let Some(pause) = watched.window.query_by_label("Pause") else {
        return 0.0;
    };
    pause.click();
    let begun = Instant::now();
    // The search has stopped once `made` is the same in two frames.
    let mut last = 0;
    loop {
        watched.frame();
        let state = (watched.state)();
        let is_full = state.nodes >= Recording::CAP;
        let is_made = state.recorded >= state.made && state.made == last;
        let is_complete = state.is_whole || is_full || is_made;
        if is_complete || begun.elapsed() > LONG {
            return begun.elapsed().as_secs_f64();
        }
        last = state.made;
    }
}

fn problem(start: &str, goal: &str) -> Problem {
    let board = |text| Draft::parse(text, None).board().expect("a legal board");
    Problem::new(board(start), board(goal)).expect("the same tiles")
}

/// The seconds that the same search takes unwatched for its first `first` expansions, and from there to `second`.
fn unwatched(start: &str, goal: &str, algorithm: Algorithm, first: u64, second: u64) -> [f64; 2] {
    let problem = problem(start, goal);
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    warm();
    std::thread::spawn(move || {
        let mut search = any_search(
            &problem,
            strategy,
            Limits::NONE,
            &PatternDatabases::default(),
        );
        [first, second].map(|to| {
            let begun = Instant::now();
            loop {
                let left = to.saturating_sub(search.stats().expanded);
                if left == 0 || search.advance(left.min(1 << 16)) != Status::Running {
                    return begun.elapsed().as_secs_f64();
                }
            }
        })
    })
    .join()
    .expect("the search does not panic")
}

fn report(name: &str, start: &str, goal: &str, algorithm: Algorithm) {
    let mut lag = running(start, goal, algorithm);
    let paused = paused(start, goal, algorithm);
    lag.frames.sort_unstable();
    let frame = |share: f64| lag.frames[((lag.frames.len() - 1) as f64 * share) as usize];
    let (whole, end) = (lag.whole, lag.end);
    let [first, second] = unwatched(start, goal, algorithm, whole.made, end.made);
    let share = |alone: f64, watched: f64| {
        if watched > 0.02 {
            format!("{:.2}", alone / watched)
        } else {
            "–".to_owned()
        }
    };
    println!(
        "{name}: behind by at most {:.0} ms, complete {:.0} ms after the end and {:.0} ms after a pause; speed {} until \
         recorded ({} of {} expansions, {:.0} ms), {} from there on; frames {:.1} ms, worst {:.1}; {:.0} MB; \
         processor: search {:.0} ms, recorder {:.0}, layout {:.0}",
        1e3 * lag.worst,
        1e3 * lag.after_end,
        1e3 * paused,
        share(first, whole.seconds),
        whole.recorded,
        whole.made,
        1e3 * whole.seconds,
        share(second, end.seconds - whole.seconds),
        1e3 * frame(0.5).as_secs_f64(),
        1e3 * frame(1.0).as_secs_f64(),
        end.bytes as f64 / 1e6,
        1e3 * lag.cpu[0].as_secs_f64(),
        1e3 * lag.cpu[1].as_secs_f64(),
        1e3 * lag.cpu[2].as_secs_f64(),
    );
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    // `cargo test` builds benches and runs them with no argument.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let is_alone = arguments.iter().any(|argument| argument == "--alone");
    let wanted: Vec<&String> = arguments
        .iter()
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    for (size, start, goal) in BOARDS {
        for algorithm in ALGORITHMS {
            let name = format!("{size}, {}", algorithm.name());
            let is_wanted = wanted.iter().all(|part| name.contains(part.as_str()));
            if is_wanted && is_alone {
                let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
                alone::report(&name, &problem(start, goal), strategy);
            } else if is_wanted {
                report(&name, start, goal, algorithm);
            }
        }
    }
}
