//! What a frame costs while a search runs at full speed, in every view; and what the search loses by being watched. What
//! the figures are and how to read them: `benches/README.md`.

use std::{
    cell::RefCell,
    env,
    rc::Rc,
    time::{Duration, Instant},
};

use egui_kittest::{Harness, kittest::Queryable as _};
use slidescope::app::App;

type Window = Harness<'static>;

fn window() -> Window {
    let app: Rc<RefCell<Option<App>>> = Rc::default();
    let shown = Rc::clone(&app);
    let mut window = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(400)
        .with_context_setup(move |ctx| *app.borrow_mut() = Some(App::new(ctx, 1, 4 << 30)))
        .build_ui(move |ui| {
            let mut app = shown.borrow_mut();
            let app = app.as_mut().expect("set up before the first frame");
            app.logic(ui.ctx());
            app.ui(ui);
        });
    window.run();
    window
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run_ok();
}

fn fill(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).set_text_value_accesskit(text);
    window.run_ok();
}

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

/// The time of each frame, the tessellation of its shapes included, from the click on Finish on.
fn measure(workload: &Workload, tab: &str) -> Vec<Duration> {
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
    let mut frames = Vec::new();
    for _ in 0..workload.frames {
        let begun = Instant::now();
        window.step();
        let built = begun.elapsed();
        let shapes = window.output().shapes.clone();
        let begun = Instant::now();
        let meshes = window.ctx.tessellate(shapes, 1.0);
        frames.push(built + begun.elapsed());
        drop(meshes);
        // A screen shows sixty a second; the search goes on meanwhile.
        std::thread::sleep(Duration::from_millis(16).saturating_sub(built));
    }
    frames
}

fn main() {
    // `cargo test` builds benches and runs them with no argument.
    if !env::args().any(|argument| argument == "--bench") {
        return;
    }
    for workload in &WORKLOADS {
        for tab in ["Tree", "State space", "Depths", "Expansion"] {
            let mut frames = measure(workload, tab);
            frames.sort_unstable();
            let at = |share: f64| frames[((frames.len() - 1) as f64 * share) as usize];
            println!(
                "{}, {tab}: median {:.2?}, p95 {:.2?}, slowest {:.2?}",
                workload.name,
                at(0.5),
                at(0.95),
                at(1.0)
            );
        }
    }
}
