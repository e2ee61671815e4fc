//! What the Heuristics place means for the other features: boards, settings, comparison and experiment.

use crate::app::heuristics::{Action, Chosen, OwnHeuristics};
use crate::app::{Effect, Model, Screen, boards};
use crate::puzzle::Problem;
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Algorithm, Heuristic, Strategy};
use crate::text::language::Language;

impl Model {
    pub(crate) fn poll_heuristics(&mut self) {
        let shown = self.facts.screen == Screen::Heuristics;
        let editor = &self.facts.boards.editor;
        let (goal, start) = (editor.goal.board, editor.start.board);
        self.heuristics.poll(shown, goal, start);
    }

    pub(crate) fn update_heuristics(&mut self, action: Action) {
        match &action {
            Action::UseAsStart(board) => {
                if let Ok(problem) = Problem::new(*board, self.heuristics.goal()) {
                    self.update(Effect::Boards(boards::Action::Load(problem)));
                }
            }
            Action::SearchWith => self.search_with_chosen(),
            Action::Choose(_)
            | Action::New
            | Action::Duplicate
            | Action::Rename(_)
            | Action::Delete
            | Action::Undelete
            | Action::Edit(_)
            | Action::Show(_)
            | Action::Effort(_)
            | Action::File(_)
            | Action::Save
            | Action::Open => {}
        }
        self.heuristics.update(action);
    }

    /// Speaks another language; none is the system's. The examples have their names in it, unless they were edited.
    pub(crate) fn speak(&mut self, language: Option<Language>) {
        let examples = self.heuristics.own == OwnHeuristics::default();
        self.facts.settings.language = language;
        language.unwrap_or_else(Language::of_the_system).choose();
        if examples {
            self.heuristics.own = OwnHeuristics::default();
            self.offer_heuristics();
        }
    }

    /// Offers the heuristics as they are written now, and lets whatever goes by an earlier version go by the new one.
    pub(crate) fn offer_heuristics(&mut self) {
        self.heuristics.offered = self.heuristics.own.to_offer();
        let offered = self.heuristics.offered.clone();
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
        form.own = offered;
    }

    /// Goes to Explore with the heuristic that is chosen, and with A* where the algorithm uses none.
    fn search_with_chosen(&mut self) {
        let heuristic = match (self.heuristics.chosen, self.heuristics.written()) {
            (Chosen::BuiltIn(heuristic), _) => heuristic,
            (Chosen::Own(_), Some(written)) => {
                match OwnHeuristic::new(&written.name, &written.source) {
                    Ok(own) => Heuristic::Own(own),
                    // The button says why it does nothing.
                    Err(_) => return,
                }
            }
            (Chosen::Own(_), None) => return,
        };
        let mut settings = self.facts.settings.clone();
        if !settings.strategy.algorithm.uses_heuristic() {
            settings.choose(Algorithm::AStar);
        }
        settings.strategy.heuristic = heuristic;
        self.update(Effect::Set(settings));
        self.update(Effect::Visit(Screen::Explore));
    }
}
