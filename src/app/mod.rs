//! The window: a model without egui types, panels that show it and push actions, and painters.

pub(crate) mod boards;
pub(crate) mod compare;
pub(crate) mod experiment;
pub mod explore;
pub(crate) mod export;
pub(crate) mod help;
pub(crate) mod keys;
pub(crate) mod layout;
pub(crate) mod lesson;
pub(crate) mod model;
pub(crate) mod playback;
pub(crate) mod present;
pub(crate) mod settings;
pub(crate) mod status;
pub(crate) mod survey;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod theme;
pub(crate) mod top_bar;
pub(crate) mod widgets;
pub(crate) mod window;

pub(crate) use boards::Verdict;
pub(crate) use explore::{ColourBy, XAxis};
pub use export::headless::picture;
pub use export::worksheet::worksheet;
pub(crate) use model::Screen;
pub(crate) use model::{Action, Model};
pub(crate) use playback::Speed;
pub(crate) use settings::{Settings, Theme};
pub(crate) use status::{Status, Tone};
pub use window::{App, KeepingUp};

use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;

use crate::cli::Opening;
use crate::console;
use crate::jobs::cache::Cache;
use crate::lesson::Shipped;
use crate::text::window as text;

/// Opens the window and stays until it is closed. Exit code 1 where no window can be had.
#[must_use]
pub fn run(opening: Opening) -> ExitCode {
    let mut viewport = egui::ViewportBuilder::default()
        .with_title(text::TITLE)
        .with_app_id("slidescope")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([900.0, 600.0]);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")) {
        viewport = viewport.with_icon(icon);
    }
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        system_font_fallback: true,
        ..Default::default()
    };
    let seed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
    let limit = crate::jobs::machine::default_memory_limit();
    let creator: eframe::AppCreator<'_> = Box::new(move |cc| {
        theme::fonts::draw_boxes(&cc.egui_ctx);
        let app = App::new(&cc.egui_ctx, seed, limit);
        let mut app = app.caching(Cache::of_this_machine());
        // Without a home there is no place to keep anything; everything else works.
        if let Ok(places) = choose_native_strategy() {
            let data = places.data_dir().join("slidescope");
            app = app
                .keeping(data.join("experiments"))
                .keeping_slides(data.join("unsaved"))
                .exporting_to(places.home_dir());
            let first = is_first_start(&places.config_dir().join("slidescope"));
            if first && opening == Opening::Board {
                app = app.offering_first_lesson();
            }
        }
        app = match opening {
            Opening::Board => app,
            Opening::Lesson(path) => app.with_lesson(path),
            Opening::FirstLesson => app.with_shipped(Shipped::First),
        };
        Ok(Box::new(app))
    });
    match eframe::run_native(text::TITLE, options, creator) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            console::warn(text::terminal_instead(&reason(&error)));
            ExitCode::FAILURE
        }
    }
}

/// Whether the program was never started before: it leaves a file in its `folder`. Where that cannot be written, it is no
/// first start, so that nobody is asked again and again.
fn is_first_start(folder: &Path) -> bool {
    let made = std::fs::create_dir_all(folder).and_then(|()| {
        let mut new = std::fs::OpenOptions::new();
        new.write(true).create_new(true);
        new.open(folder.join("started"))
    });
    made.is_ok()
}

/// Why no window can be had, in a line.
fn reason(error: &eframe::Error) -> String {
    match error {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => text::NO_DISPLAY.to_owned(),
        other => {
            let words = other.to_string();
            let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
            text::cannot_show(&line)
        }
    }
}
