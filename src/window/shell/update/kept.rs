//! Collects the saved settings from the features and restores them, and applies a change of the language or of the user's own
//! heuristics everywhere.

use crate::window::screens::compare::Compare;
use crate::window::screens::explore::sides::Sides;
use crate::window::screens::heuristics::OwnHeuristics;
use crate::window::shell::Model;
use crate::window::shell::kept::{Kept, KeptStrategy, Opened, Store};
use slidescope_core::boards::Editor;
use slidescope_core::run::{Speed, Tone};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Heuristic, Strategy};
use slidescope_core::text::kept as text;
use slidescope_core::text::language::Language;
use slidescope_core::text::playback::STRATEGY_CHANGED;
use slidescope_parts::deck::exercise::kept::believed;
use slidescope_parts::export::recent::Recent;
use slidescope_parts::tiles::Tiles;
use slidescope_parts::{Effect, Settings};

impl Model {
    /// Restores the saved settings, and saves changes in `store`.
    pub fn keep_in(&mut self, store: Store, opened: &Opened) {
        self.facts.keeps = store.keeps();
        self.keeping.store = store;
        self.restore(&opened.kept);
        if let Some((_, words)) = &opened.trouble {
            self.say(Tone::Bad, words);
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
        settings.page = kept.page.clone().unwrap_or_default();
        if let Some(strategy) = kept.strategy.as_ref() {
            settings.strategy = strategy.over(settings.strategy, &self.facts.own);
        }
        if let Some(tiles) = &kept.tiles {
            self.tiles.restore(tiles, &self.facts.wake);
        }
        let (speed, compare) = (&mut self.facts.playback.speed, &mut self.compare.speed);
        *speed = kept.speed.unwrap_or(*speed);
        *compare = kept.compare_speed.unwrap_or(*compare);
        if let Some(problem) = kept.problem() {
            self.facts.boards.editor = Editor::new(problem);
        }
        let keeping = &mut self.keeping;
        keeping.lessons = Recent::of(&kept.recent_lessons);
        keeping.exports = Recent::of(&kept.recent_exports);
        self.course.progress.clone_from(&kept.progress);
        self.exercises.kept = believed(&kept.exercises);
        keeping.first_lesson_offered = kept.first_lesson_offered;
    }

    /// Returns the settings to save now. The caller adds the window's place and its panels.
    pub fn kept(&mut self) -> Kept {
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
            speed: Some(self.facts.playback.speed),
            compare_speed: Some(self.compare.speed),
            tiles: Some(self.tiles.kept()),
            memory_limit: memory.filter(|bytes| *bytes != keeping.usual_memory),
            page: Some(settings.page.clone()).filter(|page| !page.is_empty()),
            start: keeping.boards.map(|problem| problem.start().to_string()),
            goal: keeping.boards.map(|problem| problem.goal().to_string()),
            costs: keeping
                .boards
                .map(|problem| problem.costs())
                .filter(|costs| !costs.is_unit())
                .map(slidescope_core::puzzle::Costs::write),
            // It is offered until it is taken or refused.
            first_lesson_offered: keeping.first_lesson_offered && !self.lesson.offered,
            recent_lessons: keeping.lessons.texts(),
            recent_exports: keeping.exports.texts(),
            heuristics: Kept::of_heuristics(&self.heuristics.own),
            progress: self.course.progress.clone(),
            exercises: self.exercises.kept(),
            window: None,
            panels: None,
        }
    }

    /// Offers the first lesson, at every start until the offer is taken or refused.
    pub const fn offer_first_lesson(&mut self) {
        self.lesson.offered = true;
        self.keeping.first_lesson_offered = true;
    }

    /// Resets the settings that the help says are reset.
    pub(crate) fn reset_settings(&mut self) {
        let mut usual = Settings::new(self.keeping.usual_memory);
        if self.facts.settings.strategy != usual.strategy {
            self.facts.playback.drop_run(&STRATEGY_CHANGED);
        }
        usual.language = self.facts.settings.language;
        usual.page = self.facts.settings.page.clone();
        self.facts.settings = usual;
        self.tiles = Tiles::default();
        self.facts.playback.set_speed(Speed::DEFAULT);
        self.compare.speed = Compare::first_speed();
        self.explore.sides = Sides::default();
        self.say(Tone::Quiet, text::RESET_DONE);
    }

    /// Switches to another language; `None` is the system's. The examples get names in it, unless they were edited.
    pub(crate) fn speak(&mut self, language: Option<Language>) {
        let examples = self.heuristics.own == OwnHeuristics::default();
        self.facts.settings.language = language;
        language.unwrap_or_else(Language::of_the_system).choose();
        if examples {
            self.heuristics.own = OwnHeuristics::default();
            self.offer_heuristics();
        }
    }

    /// Adds the heuristics of a lesson or a link to the user's own, and offers them.
    pub(crate) fn take_in(&mut self, own: &[OwnHeuristic]) {
        self.heuristics.own.take_in(own);
        self.facts.own = self.heuristics.own.to_offer();
    }

    /// Offers the heuristics as written now, and replaces earlier versions of them in all strategies.
    pub fn offer_heuristics(&mut self) {
        let offered = self.heuristics.own.to_offer();
        let newer = |strategy: Strategy| match strategy.heuristic {
            Heuristic::Own(old) if !offered.contains(&old) => {
                let named = offered.iter().find(|own| own.name() == old.name());
                let heuristic = Heuristic::Own(*named?);
                Some(Strategy {
                    heuristic,
                    ..strategy
                })
            }
            _ => None,
        };
        if let Some(strategy) = newer(self.facts.settings.strategy) {
            let mut settings = self.facts.settings.clone();
            settings.strategy = strategy;
            self.update(Effect::Set(settings));
        }
        for (index, strategy) in self.compare.strategies().into_iter().enumerate() {
            if let Some(strategy) = newer(strategy) {
                self.compare.change(index, strategy);
            }
        }
        let form = &mut self.experiment.form;
        for strategy in form.strategies.iter_mut().chain([&mut form.adder]) {
            *strategy = newer(*strategy).unwrap_or(*strategy);
        }
        self.facts.own = offered;
    }
}
