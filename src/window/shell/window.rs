//! The window: the callbacks of eframe.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, Ui};
use web_time::Instant;

use crate::window::shell::kept::{Kept, Opened, Store, WindowPlace};
use crate::window::shell::keys::FocusFollower;
use crate::window::shell::present::{self, PresentView};
use crate::window::shell::{Model, dropped, keys, panels, toast};
use slidescope_core::run::Tone;
use slidescope_core::services::cache::Cache;
use slidescope_core::text::kept as kept_text;
use slidescope_parts::deck::editor::file::Then;
use slidescope_parts::files::Platform;
use slidescope_parts::theme::{self, Palette};
use slidescope_parts::tiles;
use slidescope_parts::widgets::cut_pasted;

/// What a screen reader calls the window.
const NAME: &str = "Slidescope";

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SearchPace {
    pub made: u64,
    /// The time spent on the expansions made, in seconds.
    pub seconds: f64,
    /// Expansions recorded, with their nodes laid out in the tree.
    pub recorded: u64,
    pub recorded_seconds: f64,
    /// Whether the recording is complete: nothing more will be recorded.
    pub is_whole: bool,
    pub nodes: usize,
    /// The size of the recording and of what waits to be recorded, in bytes.
    pub bytes: u64,
}

pub struct App {
    pub model: Model,
    view: PresentView,
    focus: FocusFollower,
    place: Option<WindowPlace>,
}

impl App {
    /// Creates an app that draws in `ctx`. `seed` seeds the shuffles; a search may use `memory_limit` bytes.
    pub fn new(ctx: &Context, seed: u64, memory_limit: u64) -> Self {
        theme::apply(ctx);
        let waker = ctx.clone();
        let wake = Arc::new(move || waker.request_repaint());
        Self {
            model: Model::new(seed, memory_limit, wake),
            view: PresentView::default(),
            focus: FocusFollower::default(),
            place: None,
        }
    }

    /// Adopts the settings kept from an earlier start, and saves changes to `store`.
    pub(crate) fn with_settings(mut self, store: Store, opened: &Opened) -> Self {
        self.model.keep_in(store, opened);
        self.place = opened.kept.window;
        self.model.explore.sides = opened.kept.panels.unwrap_or_default();
        self
    }

    /// Keeps settings in a file in `folder`, as the program does in the platform's configuration folder.
    #[must_use]
    pub fn with_settings_in(self, folder: &Path) -> Self {
        let (store, opened) = Store::open(folder);
        self.with_settings(store, &opened)
    }

    /// Uses `platform` for file dialogs, the file manager and the preference for reduced motion.
    #[must_use]
    pub fn with_dialogs(mut self, platform: Arc<dyn Platform>) -> Self {
        self.model.use_platform(platform);
        self
    }

    /// Saves everything at once, at the end of the program.
    pub fn finish(&mut self) {
        let kept = self.kept();
        let Model { facts, keeping, .. } = &mut self.model;
        keeping.store.finish(&kept, &facts.wake);
        self.model.finish_answers();
    }

    fn kept(&mut self) -> Kept {
        Kept {
            window: self.place,
            panels: Some(self.model.explore.sides),
            ..self.model.kept()
        }
    }

    /// Schedules saving of what has changed.
    fn keep(&mut self, ctx: &Context) {
        if !self.model.keeping.store.is_on() {
            return;
        }
        self.place = WindowPlace::of(ctx, self.place);
        let kept = self.kept();
        let Model { facts, keeping, .. } = &mut self.model;
        let (wait, failed) = keeping.store.keep(&kept, Instant::now(), &facts.wake);
        facts.keeps = keeping.store.keeps();
        if let Some(wait) = wait {
            ctx.request_repaint_after(wait);
        }
        if let Some(error) = failed {
            self.model.say(Tone::Bad, kept_text::not_written(&error));
        }
    }

    /// Saves experiments in `folder`, so that no finished result is lost when the window is closed.
    #[must_use]
    pub fn with_experiments_in(mut self, folder: PathBuf) -> Self {
        let Model {
            facts, experiment, ..
        } = &mut self.model;
        experiment.keep(folder, facts);
        self
    }

    /// Saves the answers to exercises in `folder`, each as soon as it is given.
    #[must_use]
    pub fn with_answers_in(mut self, folder: PathBuf) -> Self {
        self.model.exercises.folder = Some(folder);
        self
    }

    #[must_use]
    pub fn exporting_to(mut self, folder: &Path) -> Self {
        self.model.export_to(folder);
        self
    }

    /// Stores results that took long to compute in `cache`, for later runs. Without it nothing is stored.
    #[must_use]
    pub fn caching(mut self, cache: Cache) -> Self {
        self.model = self.model.caching(cache);
        self
    }

    /// Opens the lesson in `path`. If that fails, a message over the window says why.
    #[must_use]
    pub fn with_lesson(mut self, path: PathBuf) -> Self {
        let Model { facts, lesson, .. } = &mut self.model;
        lesson.read(path, true, facts);
        self
    }

    /// Opens a link. A message over the window names the parts that are not understood.
    #[must_use]
    pub fn with_link(mut self, link: &str) -> Self {
        self.model.open_link(link);
        self
    }

    #[must_use]
    pub const fn offering_first_lesson(mut self) -> Self {
        self.model.offer_first_lesson();
        self
    }

    /// Keeps unsaved slides in `folder`.
    #[must_use]
    pub fn with_slides_in(mut self, folder: PathBuf) -> Self {
        self.model.lesson.backup.keep_in(folder);
        self
    }

    /// Offers the slides that an earlier session left in the folder of [`Self::with_slides_in`].
    #[must_use]
    pub fn offering_slides(mut self) -> Self {
        let Model { facts, lesson, .. } = &mut self.model;
        lesson.backup.look(facts);
        self
    }

    /// The progress of the search in Explore and of its recording; `None` without a search. For benches.
    pub fn search_pace(&self) -> Option<SearchPace> {
        let run = self.model.facts.playback.run.as_ref()?;
        let timeline = &run.timeline;
        let recorded = timeline.recorded();
        let sample = run.series.before(recorded);
        Some(SearchPace {
            made: run.progress.stats.expanded,
            seconds: run.progress.elapsed.as_secs_f64(),
            recorded,
            recorded_seconds: sample.map_or(0.0, |sample| sample.seconds),
            is_whole: timeline.recording().is_whole(),
            nodes: timeline.recording().nodes(),
            bytes: timeline.bytes(),
        })
    }

    pub fn logic(&mut self, ctx: &Context) {
        self.model.poll();
        if let Some(due) = self.model.due {
            ctx.request_repaint_after(due);
        }
        let (on, played) = (self.model.present.on, self.model.course.is_folded());
        let settings = &self.model.facts.settings;
        let zoom = if on {
            present::zoom(ctx)
        } else {
            settings.zoom
        };
        theme::follow(ctx, settings, zoom);
        theme::bound_glyphs(ctx);
        theme::move_less(ctx, self.model.facts.reduces_motion);
        self.view.follow(ctx, on, played);
        self.close_in_order(ctx);
        self.keep(ctx);
    }

    /// Reads dropped files, and a pasted board if nothing covers the window.
    fn take_dropped(&mut self, ctx: &Context) {
        let model = &mut self.model;
        // In a page, the bytes of the files arrive later.
        if !model.facts.in_page() {
            model.read_dropped(dropped::files(ctx));
        }
        let asks = model.lesson.unsaved.is_some() || model.survey.open;
        let covered = asks || model.exercises.open.is_some() || model.present.on;
        if let Some(words) = dropped::pasted(ctx).filter(|_| !covered) {
            model.paste(&words);
            model.poll();
        }
    }

    /// Asks before unsaved slides are lost by closing the window.
    fn close_in_order(&mut self, ctx: &Context) {
        let lesson = &self.model.lesson;
        if lesson.closes {
            if !lesson.backup.is_busy() {
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        } else if ctx.input(|input| input.viewport().close_requested()) {
            let model = &mut self.model;
            model.lesson.unless_unsaved(Then::Close, &model.facts);
            let lesson = &self.model.lesson;
            if !lesson.closes || lesson.backup.is_busy() {
                ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            }
        }
    }

    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |root| root.set_label(NAME));
        cut_pasted(&ctx);
        self.take_dropped(&ctx);
        // Without this limit, the first frame after an idle period would take a step as long as that period.
        let seconds = f64::from(ctx.input(|input| input.stable_dt)).min(0.1);
        if let Some(next) = self.model.advance(seconds) {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(next.min(1.0 / 60.0)));
        }
        if let Some(blink) = self.model.facts.lengths.blink() {
            ctx.request_repaint_after(blink);
        }
        self.focus.reveal(&ctx);
        self.model.tell_by_key(&ctx);
        keys::read(&ctx, &mut self.model);
        tiles::show_in(&ctx, &self.model.tiles.look, self.model.facts.tile_goal());
        panels::show(ui, &mut self.model, &mut self.view);
        toast::show(ui, &mut self.model.toast, &self.model.facts);
        dropped::hint(&ctx, Palette::of(ui));
        self.focus.follow(&ctx);
        if self.model.carry_out() {
            self.model.poll();
            ctx.request_repaint();
        }
        // What a student does is on its way to the file before it is on the screen.
        if self.model.exercises.open.is_some() || self.model.course.play.is_some() {
            self.keep(&ctx);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        Self::logic(self, ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        if self.model.present.notes {
            self.view.notes.look_for_screen(frame);
        }
        Self::ui(self, ui);
    }

    /// Clears with the background colour: painting it on a large screen would cost a third of a frame.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.extreme_bg_color.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.finish();
    }
}
