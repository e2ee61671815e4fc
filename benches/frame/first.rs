//! The time of the app's first frame, and of an empty window's first frame.

use std::time::{Duration, Instant};

use egui::{Context, Pos2, RawInput, Rect, Ui, vec2};
use slidescope::window::App;

const TIMES: usize = 21;

/// The time from an empty context to the triangles of its first frame, including reading fonts and drawing glyphs.
fn first_frame(draw: impl FnOnce(&Context, RawInput) -> egui::FullOutput) -> Duration {
    let begun = Instant::now();
    let ctx = Context::default();
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
        ..RawInput::default()
    };
    let mut output = draw(&ctx, input);
    let triangles = ctx.tessellate(output.shapes, output.pixels_per_point);
    std::hint::black_box(triangles);
    output.textures_delta.clear();
    begun.elapsed()
}

fn empty() -> Duration {
    first_frame(|ctx, input| ctx.run_ui(input, |_: &mut Ui| ()))
}

fn ours() -> Duration {
    first_frame(|ctx, input| {
        let mut app = App::new(ctx, 1, 1 << 30);
        ctx.run_ui(input, |ui: &mut Ui| {
            app.logic(ui.ctx());
            app.ui(ui);
        })
    })
}

fn median(measure: fn() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES).map(|_| measure()).collect();
    times.sort();
    times[TIMES / 2]
}

/// Prints both medians.
pub fn report() {
    let (empty, ours) = (median(empty), median(ours));
    println!("first-frame: an empty window {empty:.2?}, ours {ours:.2?}");
}
