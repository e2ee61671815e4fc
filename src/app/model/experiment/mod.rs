//! The Experiment place.

/// What a person wishes there.
#[derive(Clone, Debug, PartialEq)]
pub enum ExperimentWish {}

/// A experiment.
#[derive(Debug)]
pub struct Experiment {}

impl Experiment {
    pub(super) const fn new() -> Self {
        Self {}
    }

    pub(super) fn apply(&mut self, wish: ExperimentWish) {
        match wish {}
    }
}
