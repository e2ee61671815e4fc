//! Applies changes of the user's own heuristics to settings, comparison and experiment.

use crate::app::heuristics::OwnHeuristics;
use crate::app::{Effect, Model};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Heuristic, Strategy};
use crate::text::language::Language;

impl Model {
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
    pub(crate) fn offer_heuristics(&mut self) {
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
