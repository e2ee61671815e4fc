//! The Compare place.

/// What a person wishes there.
#[derive(Clone, Debug, PartialEq)]
pub enum CompareWish {}

/// A comparison.
#[derive(Debug)]
pub struct Compare {}

impl Compare {
    pub(super) const fn new() -> Self {
        Self {}
    }

    pub(super) fn apply(&mut self, wish: CompareWish) {
        match wish {}
    }
}
