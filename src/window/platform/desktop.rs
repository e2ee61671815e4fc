//! The desktop program: sets what holds for the whole process (when freed memory goes back to the system, the cache of the
//! graphics driver) and opens the window.

#[cfg(target_os = "linux")]
use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use egui_system_font_provider::SystemFontProvider;
use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;

use crate::window::App;
use crate::window::shell::kept::{Opened, Store, WindowPlace};
use slidescope_core::console;
use slidescope_core::lesson::Shipped;
use slidescope_core::services::cache::Cache;
use slidescope_core::text::language::Language;
use slidescope_core::text::window as text;
use slidescope_parts::files::Platform;
use slidescope_parts::files::native::Native;
use slidescope_parts::theme;

/// Makes the C library return every block of a megabyte or more to the system as soon as it is freed. By default glibc
/// raises that size to 32 MB while such blocks are freed, and keeps smaller ones. After some 4,000 acts of `tests/soak` the
/// window then held 740 MB at rest, and 300 MB with this.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "only the C library can set this")]
fn return_freed_memory() {
    const MEGABYTE: libc::c_int = 1 << 20;
    // SAFETY: it changes a number of the allocator, which has a lock for that.
    let is_set = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, MEGABYTE) } == 1;
    debug_assert!(is_set, "glibc has this option");
}

/// Has Mesa do without its cache of shaders where the disk of `cache` is full. Mesa 22.3.6 maps a file there that it could not
/// fill, and the system ends the program with SIGBUS.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "the driver is asked by the environment alone")]
fn spare_a_full_disk(cache: &Path) {
    /// What the driver begins with is a tenth of it.
    const ROOM: u64 = 16 << 20;
    let disk = cache
        .ancestors()
        .find_map(|folder| rustix::fs::statvfs(folder).ok());
    if disk.is_some_and(|disk| disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM) {
        console::warn(text::cache_full(cache.display()));
        // SAFETY: no other thread has been started.
        unsafe { std::env::set_var("MESA_SHADER_CACHE_DISABLE", "true") };
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    Board,
    Lesson(PathBuf),
    /// The part of a page's link after its `#`.
    Link(String),
    FirstLesson,
}

/// Opens the window and returns when it is closed. With `fresh`, settings are neither loaded nor saved.
/// Returns exit code 1 if no window can be opened.
pub(crate) fn run(opening: Opening, fresh: bool, language: Option<Language>) -> ExitCode {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    return_freed_memory();
    // Without a home directory nothing can be saved; everything else works.
    let places = choose_native_strategy().ok();
    #[cfg(target_os = "linux")]
    places
        .iter()
        .for_each(|places| spare_a_full_disk(&places.cache_dir()));
    let settings = places.as_ref().filter(|_| !fresh);
    let settings = settings.map(|places| places.config_dir().join("slidescope"));
    let (store, opened) = match &settings {
        Some(folder) => Store::open(folder),
        None => (Store::default(), Opened::default()),
    };
    let mut viewport = WindowPlace::viewport(opened.kept.window)
        .with_title(text::TITLE)
        .with_app_id("slidescope");
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../../assets/icon.png"))
    {
        viewport = viewport.with_icon(icon);
    }
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        // See `ask_the_system`.
        system_font_fallback: false,
        ..Default::default()
    };
    let seed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
    let limit = slidescope_core::services::machine::default_memory_limit();
    let creator: eframe::AppCreator<'_> = Box::new(move |cc| {
        theme::fonts::draw_boxes(&cc.egui_ctx);
        let mut app = App::new(&cc.egui_ctx, seed, limit)
            .caching(Cache::of_this_machine())
            .with_settings(store, &opened)
            .with_dialogs(dialogs(cc));
        if language.is_some() {
            app.model.speak(language);
        }
        ask_the_system(&cc.egui_ctx);
        if let Some(place) = opened.kept.window {
            place.bring_back(&cc.egui_ctx, &screens(cc));
        }
        if let Some(places) = places {
            let data = places.data_dir().join("slidescope");
            app = app
                .with_experiments_in(data.join("experiments"))
                .with_answers_in(data.join("answers"))
                .with_slides_in(data.join("unsaved"))
                .exporting_to(places.home_dir());
            if !fresh {
                app = app.offering_slides();
            }
        }
        if opened.is_first && opening == Opening::Board {
            app.model.offer_first_lesson();
        }
        match opening {
            Opening::Board => {}
            Opening::Lesson(path) => app = app.with_lesson(path),
            Opening::Link(link) => app.model.open_link(&link),
            Opening::FirstLesson => app.model.start_lesson(Shipped::COURSE[0]),
        }
        Ok(Box::new(app))
    });
    match eframe::run_native(&text::TITLE, options, creator) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            console::warn(text::terminal_instead(reason(&error)));
            ExitCode::FAILURE
        }
    }
}

/// Adds the system's fonts as fallbacks for the program's own. If the program's language is Chinese, they use the Chinese
/// forms of characters, whatever the system's language is.
fn ask_the_system(ctx: &egui::Context) {
    let fonts = SystemFontProvider::new();
    ctx.add_font_provider(Arc::new(match Language::chosen().tag() {
        "zh-CN" => fonts.with_locale(Some("zh-Hans")),
        _ => fonts,
    }));
}

fn dialogs(cc: &eframe::CreationContext<'_>) -> Arc<dyn Platform> {
    let window = cc.winit_window().cloned();
    Arc::new(Native::new(move |dialog| match &window {
        Some(window) => dialog.set_parent(window),
        None => dialog,
    }))
}

fn screens(cc: &eframe::CreationContext<'_>) -> Vec<egui::Rect> {
    let window = cc.winit_window().into_iter();
    let monitors = window.flat_map(|window| window.available_monitors());
    let rect = monitors.map(|monitor| {
        let scale = monitor.scale_factor();
        let at = monitor.position().to_logical::<f32>(scale);
        let size = monitor.size().to_logical::<f32>(scale);
        egui::Rect::from_min_size(egui::pos2(at.x, at.y), egui::vec2(size.width, size.height))
    });
    rect.collect()
}

fn reason(error: &eframe::Error) -> String {
    match error {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => text::NO_DISPLAY.to_string(),
        other => {
            let words = other.to_string();
            let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
            text::cannot_show(&line)
        }
    }
}
