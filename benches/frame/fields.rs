//! What a frame costs after a megabyte was pasted into a text field.

use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, window};

/// Frames that are measured after each paste.
const FRAMES: usize = 20;

/// Pastes `text` at the end of a field, and measures the frames that follow.
fn paste(window: &mut Window, field: &str, text: &str) -> Vec<Duration> {
    window.get_by_label(field).focus();
    window.run_ok();
    window.event(egui::Event::Paste(text.to_owned()));
    let frame = |_| {
        let begun = Instant::now();
        window.step();
        let shapes = window.output().shapes.clone();
        drop(window.ctx.tessellate(shapes, 1.0));
        begun.elapsed()
    };
    (0..FRAMES).map(frame).collect()
}

/// Prints the frame times of every text field.
pub fn report() {
    let board = "1 2 3 4 ".repeat(1 << 17);
    let digits = "9".repeat(1 << 20);
    let mut window = window();
    let tell = |window: &mut Window, field: &str, text: &str| {
        let mut frames = paste(window, field, "5");
        frames.sort_unstable();
        let usual = frames[FRAMES / 2];
        let mut frames = paste(window, field, text);
        let first = frames[0];
        frames.sort_unstable();
        println!(
            "text-fields, {field}: a megabyte pasted {first:.2?}, then median {:.2?}, slowest {:.2?}; before it median {usual:.2?}",
            frames[FRAMES / 2],
            frames[FRAMES - 1],
        );
    };
    tell(&mut window, "Start board", &board);
    tell(&mut window, "Goal board", &board);
    click(&mut window, "Lesson");
    tell(&mut window, "Note", &board);
    tell(&mut window, "File", &board);
    click(&mut window, "Lesson");
    click(&mut window, "Experiment");
    for field in ["Seed", "From length", "Expansion limit per run"] {
        tell(&mut window, field, &digits);
    }
}
