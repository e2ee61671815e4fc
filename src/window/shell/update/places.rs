//! A lesson leaves the other places as they were.

use crate::window::shell::Model;
use slidescope_core::lesson::SearchSetup;

impl Model {
    /// Notes what Explore, Compare and Heuristics show, unless a lesson is played already.
    pub(crate) fn note_places(&mut self) {
        if self.places.is_some() {
            return;
        }
        let strategy = self.facts.settings.strategy;
        let problem = self.facts.boards.editor.problem();
        let setup = problem.map(|problem| SearchSetup { problem, strategy });
        let (tab, options) = (self.explore.tab, self.explore.options);
        let (limits, trees) = (self.compare.limits, self.compare.trees);
        let (compared, heuristic) = (self.compare.strategies(), self.heuristics.chosen);
        self.places = Some(Box::new(move |model| {
            if let Some(setup) = setup {
                model.set_search(setup);
            }
            model.show_tab(tab);
            model.explore.options.colour = options.colour;
            model.explore.options.log_levels = options.log_levels;
            if model.compare.strategies() != compared {
                model.compare.compare(&compared);
            }
            model.compare.limits = limits;
            model.compare.trees = trees;
            model.heuristics.chosen = heuristic;
        }));
    }

    /// Shows again what was shown before the lesson. A search that a slide showed is gone.
    pub(crate) fn restore_places(&mut self) {
        if let Some(restore) = self.places.take() {
            restore(self);
        }
    }
}
