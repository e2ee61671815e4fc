//! A lesson leaves the other places as they were.

use crate::window::shell::Model;
use crate::window::shell::places::Places;
use slidescope_core::lesson::SearchSetup;

impl Model {
    pub(crate) fn note_places(&mut self) {
        let strategy = self.facts.settings.strategy;
        let problem = self.facts.boards.editor.problem();
        let options = &self.explore.options;
        self.places.get_or_insert(Places {
            setup: problem.map(|problem| SearchSetup { problem, strategy }),
            tab: self.explore.tab,
            colour: options.colour,
            log_levels: options.log_levels,
            compared: self.compare.strategies(),
            limits: self.compare.limits,
            trees: self.compare.trees,
            heuristic: self.heuristics.chosen,
        });
    }

    /// Shows again what was shown before the lesson. A search that a slide showed is gone.
    pub(crate) fn restore_places(&mut self) {
        let Some(places) = self.places.take() else {
            return;
        };
        if let Some(setup) = places.setup {
            self.set_search(setup);
        }
        self.show_tab(places.tab);
        self.explore.options.colour = places.colour;
        self.explore.options.log_levels = places.log_levels;
        if self.compare.strategies() != places.compared {
            self.compare.compare(&places.compared);
        }
        self.compare.limits = places.limits;
        self.compare.trees = places.trees;
        self.heuristics.chosen = places.heuristic;
    }
}
