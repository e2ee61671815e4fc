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
pub(crate) use model::Screen;
pub(crate) use model::{Action, Model};
pub(crate) use playback::Speed;
pub(crate) use settings::{Settings, Theme};
pub(crate) use status::{Status, Tone};
pub use window::{App, KeepingUp};

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;

use crate::console;
use crate::jobs::cache::Cache;
use crate::text::window as text;

/// Opens the window, with a lesson where a file is named, and stays until it is closed. Exit code 1 where no window can be had.
#[must_use]
pub fn run(lesson: Option<PathBuf>) -> ExitCode {
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
        system_font_fallback: false,
        ..Default::default()
    };
    let seed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
    let limit = crate::jobs::machine::default_memory_limit();
    let creator: eframe::AppCreator<'_> = Box::new(move |cc| {
        let app = App::new(&cc.egui_ctx, seed, limit);
        let mut app = app.caching(Cache::of_this_machine());
        // Without a home there is no place to keep anything; everything else works.
        if let Ok(places) = choose_native_strategy() {
            let folder = places.data_dir().join("slidescope").join("experiments");
            app = app.keeping(folder).exporting_to(places.home_dir());
        }
        if let Some(path) = lesson {
            app = app.with_lesson(path);
        }
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
