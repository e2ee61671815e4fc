//! What is wrong with the form.

use crate::{
    app::experiment::{BoardsFrom, FaultPlace, Form, FormField},
    study::{
        experiment::{LengthsError, Plan, SpecError},
        presets::Preset,
    },
};

impl Form {
    /// Finds everything that is wrong.
    pub(crate) fn check(&mut self) {
        let mut faults = Vec::new();
        self.check_boards(&mut faults);
        self.check_strategies(&mut faults);
        let expansions = self.text(FormField::Expansions).trim();
        if !expansions.is_empty()
            && self
                .number(FormField::Expansions)
                .is_none_or(|n: u64| n == 0)
        {
            let text = "Write a whole number from 1, or leave the field empty for no limit.";
            faults.push((FaultPlace::Field(FormField::Expansions), text.to_owned()));
        }
        self.faults = faults;
    }

    fn check_boards(&self, faults: &mut Vec<(FaultPlace, String)>) {
        let mut at = |field, text: String| faults.push((FaultPlace::Field(field), text));
        if self.is_own() && self.from == BoardsFrom::File {
            if self.text(FormField::File).trim().is_empty() && self.boards_taken_up().is_none() {
                at(
                    FormField::File,
                    "Write the path of a file with boards.".to_owned(),
                );
            }
            return;
        }
        if self.is_own() {
            if let Err(fault) = self.goal() {
                at(FormField::Goal, said(&fault));
            }
            for field in [FormField::From, FormField::To, FormField::Step] {
                if self.number::<u32>(field).is_none() {
                    at(field, "Write a whole number of moves.".to_owned());
                }
            }
            match self.lengths() {
                Some(Err(fault @ LengthsError::NoStep)) => at(FormField::Step, said(&fault)),
                Some(Err(fault)) => at(FormField::To, said(&fault)),
                Some(Ok(_)) | None => {}
            }
        }
        match self.number::<u32>(FormField::Each) {
            None | Some(0) => at(FormField::Each, "Ask for at least one board.".to_owned()),
            Some(each) => {
                let lengths = self.lengths().and_then(Result::ok);
                let lengths = lengths.map_or(1, |lengths| lengths.iter().count() as u64);
                let runs = lengths * u64::from(each) * self.strategies.len() as u64;
                // Korf's are as many as there are, whatever is asked for.
                if runs > Plan::MOST_RUNS && self.preset != Some(Preset::Korf) {
                    at(FormField::Each, said(&SpecError::TooMany { runs }));
                }
            }
        }
        if self.seed().is_none() {
            at(FormField::Seed, "Write a whole number.".to_owned());
        }
    }

    fn check_strategies(&self, faults: &mut Vec<(FaultPlace, String)>) {
        if self.strategies.is_empty() {
            faults.push((FaultPlace::Strategies, said(&SpecError::NoStrategies)));
        }
        if self.depth_limit().is_none() && self.adder.algorithm.is_depth_first() {
            let text = "Write a whole number of moves, or leave the field empty.";
            faults.push((FaultPlace::Field(FormField::DepthLimit), text.to_owned()));
        }
        // Settings that a strategy does not use make no difference.
        let name = self.adder.to_string();
        if self
            .strategies
            .iter()
            .any(|known| known.to_string() == name)
        {
            faults.push((FaultPlace::Adder, format!("{name} is in the list.")));
        }
    }
}

/// A fault as a sentence.
pub(crate) fn said(fault: &impl ToString) -> String {
    let text = fault.to_string();
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let mut sentence: String = first.chain(letters).collect();
    if !sentence.ends_with('.') {
        sentence.push('.');
    }
    sentence
}
