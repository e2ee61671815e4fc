//! Finds the errors in the form.

use crate::window::screens::experiment::{BoardsFrom, Form, FormField};
use slidescope_core::study::every_board::EveryBoardError;
use slidescope_core::study::experiment::{LengthsError, Plan, SpecError};
use slidescope_core::study::presets::Preset;
use slidescope_core::text::experiment::fault as text;
use slidescope_core::text::sentence;

impl Form {
    pub(crate) fn check(&mut self) {
        let mut faults = Vec::new();
        let mut at = |field, text| faults.push((field, text));
        self.check_boards(&mut at);
        self.check_strategies(&mut at);
        let is_empty = self.text(FormField::Expansions).trim().is_empty();
        let expansions = self.number::<u64>(FormField::Expansions);
        if !is_empty && expansions.is_none_or(|n| n == 0) {
            at(FormField::Expansions, text::EXPANSIONS.to_string());
        }
        self.faults = faults;
    }

    fn check_boards(&self, at: &mut impl FnMut(FormField, String)) {
        if self.is_own()
            && let Err(fault) = self.costs()
        {
            at(FormField::Costs, sentence(&fault.to_string()));
        }
        if let Err(fault) = self.in_orders() {
            at(FormField::MoveOrder, sentence(&fault.to_string()));
        }
        if self.is_own() && self.from == BoardsFrom::File {
            if self.text(FormField::File).trim().is_empty() && self.boards_taken_up().is_none() {
                at(FormField::File, text::FILE.to_string());
            }
            return;
        }
        if self.is_own() {
            if let Err(fault) = self.goal() {
                at(FormField::Goal, sentence(&fault));
            }
            if self.from == BoardsFrom::Every {
                match self.every_board() {
                    Some(Err(EveryBoardError::TooLarge(size))) => {
                        at(FormField::Goal, text::every_too_large(size));
                    }
                    Some(Err(fault)) => at(FormField::Strategies, sentence(&fault.to_string())),
                    Some(Ok(_)) | None => {}
                }
                return;
            }
            for field in [FormField::From, FormField::To, FormField::Step] {
                if self.number::<u32>(field).is_none() {
                    at(field, text::LENGTH.to_string());
                }
            }
            match self.lengths() {
                Some(Err(fault @ LengthsError::NoStep)) => {
                    at(FormField::Step, sentence(&fault.to_string()));
                }
                Some(Err(fault)) => at(FormField::To, sentence(&fault.to_string())),
                Some(Ok(_)) | None => {}
            }
        }
        match self.number::<u32>(FormField::Each) {
            None | Some(0) => at(FormField::Each, text::BOARDS.to_string()),
            Some(each) => {
                let lengths = self.lengths().and_then(Result::ok);
                let lengths = lengths.map_or(1, |lengths| lengths.iter().count() as u64);
                let strategies = self.in_orders().map_or(1, |all| all.len()) as u64;
                let runs = lengths * u64::from(each) * strategies;
                // A published set has a fixed number of boards, whatever the form asks for.
                let published = self.preset.is_some_and(Preset::is_published);
                if runs > Plan::MOST_RUNS && !published {
                    let fault = SpecError::TooMany { runs };
                    at(FormField::Each, sentence(&fault.to_string()));
                }
            }
        }
        if self.seed().is_none() {
            at(FormField::Seed, text::SEED.to_string());
        }
    }

    fn check_strategies(&self, at: &mut impl FnMut(FormField, String)) {
        if self.strategies.is_empty() {
            let fault = sentence(&SpecError::NoStrategies.to_string());
            at(FormField::Strategies, fault);
        }
        if self.depth_limit().is_none() && self.adder.algorithm.is_depth_first() {
            at(FormField::DepthLimit, text::DEPTH_LIMIT.to_string());
        }
        // Strategies that differ only in settings they do not use are the same.
        let name = self.adder.to_string();
        let mut known = self.strategies.iter();
        if known.any(|known| known.to_string() == name) {
            at(FormField::Adder, text::is_listed(&name));
        }
    }
}
