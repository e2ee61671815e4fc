//! Reads what the form asks for, and finds its errors on the way.

use std::fmt::Display;
use std::path::PathBuf;

use crate::window::screens::experiment::{BoardsFrom, Filled, Form, FormField};
use slidescope_core::study::every_board::{EveryBoard, EveryBoardError};
use slidescope_core::study::experiment::{
    Draw, ExperimentRequest, Lengths, LengthsError, Plan, Source, Spec, SpecError,
};
use slidescope_core::text::experiment::fault as text;
use slidescope_core::text::{Message, sentence};

/// The errors found so far, each at its field.
#[derive(Default)]
struct Faults(Vec<(FormField, String)>);

impl Faults {
    fn at(&mut self, field: FormField, fault: impl Display) {
        self.0.push((field, sentence(&fault.to_string())));
    }

    fn ok<T>(&mut self, field: FormField, read: Result<T, impl Display>) -> Option<T> {
        read.map_err(|fault| self.at(field, fault)).ok()
    }

    fn some<T>(&mut self, field: FormField, read: Option<T>, fault: Message) -> Option<T> {
        self.ok(field, read.ok_or(fault))
    }
}

impl Form {
    pub(crate) fn check(&mut self) {
        let mut faults = Faults::default();
        self.filled = match self.asks_for_all() {
            true => self.every_board(&mut faults).map(Filled::Every),
            false => self.runs(&mut faults).map(Filled::Runs),
        };
        self.check_strategies(&mut faults);
        self.faults = faults.0;
    }

    fn every_board(&self, faults: &mut Faults) -> Option<EveryBoard> {
        let costs = faults.ok(FormField::Costs, self.costs());
        let goal = faults.ok(FormField::Goal, self.goal())?;
        match EveryBoard::new(goal, None, self.strategies.clone(), None) {
            Ok(every) => Some(every.with_costs(costs?)),
            Err(EveryBoardError::TooLarge(size)) => {
                faults.at(FormField::Goal, text::every_too_large(size));
                None
            }
            Err(fault) => {
                faults.at(FormField::Strategies, fault);
                None
            }
        }
    }

    /// Reads every field before one of them ends it, so that all errors are found.
    fn runs(&self, faults: &mut Faults) -> Option<ExperimentRequest> {
        let costs = faults.ok(FormField::Costs, self.costs());
        let strategies = faults.ok(FormField::MoveOrder, self.in_orders());
        let limits = self.limits();
        if limits.expansions == Some(0)
            || limits.expansions.is_none() && !self.text(FormField::Expansions).trim().is_empty()
        {
            faults.at(FormField::Expansions, text::EXPANSIONS);
        }
        let (source, file) = self.boards(faults)?;
        let (costs, strategies) = (costs?, strategies?);
        if let Source::Drawn(draw) = &source {
            let boards = draw.lengths.iter().count() as u64 * u64::from(draw.each);
            let runs = boards * strategies.len() as u64;
            if runs > Plan::MOST_RUNS {
                faults.at(FormField::Each, SpecError::TooMany { runs });
            }
        }
        Some(ExperimentRequest {
            spec: Spec {
                source,
                costs,
                strategies,
                limits,
            },
            file,
            journals: None,
            done: Vec::new(),
            anew: true,
        })
    }

    /// Returns the boards, or the file that has them.
    fn boards(&self, faults: &mut Faults) -> Option<(Source, Option<PathBuf>)> {
        if self.is_own() && self.from == BoardsFrom::File {
            if let Some(instances) = self.boards_taken_up() {
                return Some((Source::Given(instances.to_vec()), None));
            }
            let path = Some(self.text(FormField::File).trim()).filter(|path| !path.is_empty());
            let path = faults.some(FormField::File, path, text::FILE)?;
            return Some((Source::Given(Vec::new()), Some(path.into())));
        }
        let each = self.number(FormField::Each).filter(|each| *each > 0);
        let each = faults.some(FormField::Each, each, text::BOARDS);
        let seed = faults.some(FormField::Seed, self.seed(), text::SEED);
        if let Some(preset) = self.preset {
            let spec = preset.spec(Some(each?), seed?, self.limits());
            return Some((spec.source, None));
        }
        let goal = faults.ok(FormField::Goal, self.goal());
        let ends = [FormField::From, FormField::To, FormField::Step];
        let [from, to, step] =
            ends.map(|field| faults.some(field, self.number(field), text::LENGTH));
        let lengths = Lengths::new(from?, to?, step?);
        let at = match lengths {
            Err(LengthsError::NoStep) => FormField::Step,
            _ => FormField::To,
        };
        let draw = Draw {
            lengths: faults.ok(at, lengths)?,
            goal: goal?,
            each: each?,
            seed: seed?,
        };
        Some((Source::Drawn(draw), None))
    }

    fn check_strategies(&self, faults: &mut Faults) {
        if self.strategies.is_empty() {
            faults.at(FormField::Strategies, SpecError::NoStrategies);
        }
        if self.depth_limit().is_none() && self.adder.algorithm.is_depth_first() {
            faults.at(FormField::DepthLimit, text::DEPTH_LIMIT);
        }
        // Strategies that differ only in settings they do not use are the same.
        let name = self.adder.to_string();
        let mut known = self.strategies.iter();
        if known.any(|known| known.to_string() == name) {
            faults.at(FormField::Adder, text::is_listed(&name));
        }
    }
}
