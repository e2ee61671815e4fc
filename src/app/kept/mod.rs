//! What is kept from one start to the next: settings, the last boards, the window's place, recent files.
//!
//! [`Kept`] is the content of a file that a person can read, `settings.json` in the platform's configuration folder, and
//! [`Store`] reads and writes it. serde and JSON do it rather than eframe's storage: that would bring another format (RON)
//! and hold egui's own memory, with positions that nobody can read or check; it uses a folder of its own, writes without
//! moving a whole file into place, and starts anew without a word where the file is damaged. JSON is what lessons are in.
//!
//! No value of the file is trusted: one that the window's own fields could not produce counts as not there.

pub(crate) mod file;
pub(crate) mod place;
pub(crate) mod recent;
pub(crate) mod recent_view;
pub(crate) mod store;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use file::{Kept, KeptPanels, KeptSpeed, KeptStrategy};
pub(crate) use place::WindowPlace;
pub(crate) use recent::Recent;
pub(crate) use store::{Opened, Store};

use crate::app::boards::Editor;
use crate::app::tiles::Tiles;
use crate::app::toast::Toast;
use crate::app::{Model, Settings, Speed, Tone};
use crate::lesson::{DEPTH_LIMITS, SPEEDS};
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Heuristic, Strategy, Ties, Weight};
use crate::study::{parse_algorithm, parse_heuristic};
use crate::text::kept as text;
use crate::worker::Pace;

/// What a person asks of what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Set theme, zoom, tiles, speed, strategy, memory limit and panels back to what a first start has.
    Reset,
}

/// What the model keeps beside what its features hold.
pub(crate) struct Keeping {
    pub(crate) store: Store,
    pub(crate) lessons: Recent,
    pub(crate) exports: Recent,
    first_lesson_offered: bool,
    /// The memory limit that the machine suggests; only another one is kept.
    usual_memory: u64,
    /// The last legal boards, while those in the window are being typed.
    boards: Option<Problem>,
    /// Whether the panels go back to their first widths.
    pub(crate) panels_reset: bool,
}

impl Keeping {
    /// Keeps nothing.
    pub(crate) fn nothing(usual_memory: u64) -> Self {
        Self {
            store: Store::none(),
            lessons: Recent::new(),
            exports: Recent::new(),
            first_lesson_offered: false,
            usual_memory,
            boards: None,
            panels_reset: false,
        }
    }
}

impl Model {
    /// Takes over what was kept, and keeps changes in `store`. Gives back what belongs to the views.
    pub(crate) fn keep_in(&mut self, store: Store, opened: &Opened) {
        self.keeping.store = store;
        self.restore(&opened.kept);
        if let Some(trouble) = &opened.trouble {
            self.toast = Some(Toast::new(Tone::Bad, trouble.text()));
        }
    }

    fn restore(&mut self, kept: &Kept) {
        if let Some(own) = kept.heuristics() {
            self.heuristics.own = own;
            self.offer_heuristics();
        }
        if let Some(language) = kept.language.as_ref().and_then(|tag| tag.parse().ok()) {
            self.speak(Some(language));
        }
        let settings = &mut self.facts.settings;
        settings.theme = kept.theme.unwrap_or(settings.theme);
        settings.zoom = kept.zoom().unwrap_or(settings.zoom);
        settings.memory_limit = kept.memory_limit().unwrap_or(settings.memory_limit);
        if let Some(strategy) = kept.strategy.as_ref() {
            settings.strategy = strategy.over(settings.strategy, &self.facts.own);
        }
        if let Some(tiles) = &kept.tiles {
            self.tiles.restore(tiles, &self.facts.wake);
        }
        self.facts.playback.speed = speed(kept.speed).unwrap_or(self.facts.playback.speed);
        self.compare.speed = speed(kept.compare_speed).unwrap_or(self.compare.speed);
        if let Some(problem) = kept.problem() {
            self.facts.boards.editor = Editor::new(problem);
        }
        let keeping = &mut self.keeping;
        keeping.lessons = Recent::of(&kept.recent_lessons);
        keeping.exports = Recent::of(&kept.recent_exports);
        keeping.first_lesson_offered = kept.first_lesson_offered;
    }

    /// What is to be kept now. The window's place and its panels are the caller's.
    pub(crate) fn kept(&mut self) -> Kept {
        if let Some(problem) = self.facts.boards.editor.problem() {
            self.keeping.boards = Some(problem);
        }
        let settings = &self.facts.settings;
        let keeping = &self.keeping;
        let memory = Some(settings.memory_limit);
        Kept {
            theme: Some(settings.theme),
            language: settings.language.map(|language| language.tag().to_owned()),
            zoom_percent: Some((settings.zoom * 100.0).round() as u32),
            strategy: Some(KeptStrategy::of(settings.strategy)),
            speed: Some(KeptSpeed::of(self.facts.playback.speed)),
            compare_speed: Some(KeptSpeed::of(self.compare.speed)),
            tiles: Some(self.tiles.kept()),
            memory_limit: memory.filter(|bytes| *bytes != keeping.usual_memory),
            start: keeping.boards.map(|problem| problem.start().to_string()),
            goal: keeping.boards.map(|problem| problem.goal().to_string()),
            first_lesson_offered: keeping.first_lesson_offered,
            recent_lessons: keeping.lessons.texts(),
            recent_exports: keeping.exports.texts(),
            heuristics: Kept::of_heuristics(&self.heuristics.own),
            window: None,
            panels: None,
        }
    }

    /// Offers the first lesson; it is not offered at the next start.
    pub(crate) const fn offer_first_lesson(&mut self) {
        self.lesson.offered = true;
        self.keeping.first_lesson_offered = true;
    }

    pub(crate) fn update_kept(&mut self, action: &Action) {
        match action {
            Action::Reset => {
                let usual = Settings::new(self.keeping.usual_memory);
                if self.facts.settings.strategy != usual.strategy {
                    self.facts
                        .playback
                        .drop_run(&crate::text::playback::STRATEGY_CHANGED);
                }
                let language = self.facts.settings.language;
                self.facts.settings = usual;
                self.facts.settings.language = language;
                self.tiles = Tiles::new();
                self.facts.playback.set_speed(Speed::DEFAULT);
                self.compare.speed = crate::app::compare::Compare::first_speed();
                self.keeping.panels_reset = true;
                self.toast = Some(Toast::new(Tone::Quiet, text::RESET_DONE));
            }
        }
    }
}

impl KeptStrategy {
    fn of(strategy: Strategy) -> Self {
        Self {
            algorithm: Some(strategy.algorithm.id().to_owned()),
            heuristic: Some(strategy.heuristic.id().to_owned()),
            weight: u8::try_from(strategy.weight.get()).ok(),
            ties: Some(strategy.ties.id().to_owned()),
            depth_limit: strategy.depth_limit,
        }
    }

    /// What is kept of a strategy, over `usual`.
    fn over(&self, usual: Strategy, own: &[OwnHeuristic]) -> Strategy {
        let id = |id: &Option<String>| id.clone().unwrap_or_default();
        let mut strategy = usual;
        if let Ok(algorithm) = parse_algorithm(&id(&self.algorithm)) {
            strategy.algorithm = algorithm;
        }
        let heuristic = id(&self.heuristic);
        if let Some(&own) = own.iter().find(|own| own.name() == heuristic) {
            strategy.heuristic = Heuristic::Own(own);
        } else if let Ok(heuristic) = parse_heuristic(&heuristic) {
            strategy.heuristic = heuristic;
        }
        if let Some(weight) = self.weight.and_then(Weight::new) {
            strategy.weight = weight;
        }
        let ties = Ties::ALL.into_iter();
        let ties = ties.into_iter().find(|ties| ties.id() == id(&self.ties));
        strategy.ties = ties.unwrap_or(strategy.ties);
        let limit = self
            .depth_limit
            .filter(|limit| DEPTH_LIMITS.contains(limit));
        // As in the window: the other algorithms go without.
        let limited = strategy.algorithm == crate::search::Algorithm::DepthLimited;
        strategy.depth_limit = limit.filter(|_| limited);
        strategy
    }
}

impl KeptSpeed {
    fn of(speed: Speed) -> Self {
        match speed.pace() {
            Pace::PerSecond(rate) => Self::PerSecond(rate),
            Pace::Full => Self::Full(file::Full::Full),
        }
    }
}

fn speed(kept: Option<KeptSpeed>) -> Option<Speed> {
    match kept? {
        KeptSpeed::Full(file::Full::Full) => Some(Speed::FULL),
        KeptSpeed::PerSecond(rate) if SPEEDS.contains(&rate) => {
            Some(Speed::nearest(Pace::PerSecond(rate)))
        }
        KeptSpeed::PerSecond(_) => None,
    }
}

impl Kept {
    fn problem(&self) -> Option<Problem> {
        let board = |text: &Option<String>| text.as_ref()?.parse::<Board>().ok();
        Problem::new(board(&self.start)?, board(&self.goal)?).ok()
    }

    /// A step of the zoom.
    fn zoom(&self) -> Option<f32> {
        let percent = self.zoom_percent?;
        let mut steps = Settings::ZOOMS.into_iter();
        steps.find(|zoom| (zoom * 100.0).round() as u32 == percent)
    }
}
