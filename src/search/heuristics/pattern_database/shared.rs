//! The tables that are at hand: once for the whole program, whoever asks.

use std::{ops::ControlFlow, sync::OnceLock};

use crate::{
    puzzle::{Board, MAX_CELLS, Size},
    search::{
        Sequential, engine::symmetry::Symmetry, heuristics::pattern_database::PatternDatabase,
    },
};

/// The tables for boards of `size` (lying or square) with the goal's blank on `blank`, as seen. They follow from these
/// two alone and never change, so that they are made once and kept: one to four megabytes of each kind that is used.
fn place(size: Size, blank: u8) -> &'static OnceLock<PatternDatabase> {
    static SHARED: [[[OnceLock<PatternDatabase>; MAX_CELLS]; 7]; 3] =
        [const { [const { [const { OnceLock::new() }; MAX_CELLS] }; 7] }; 3];
    &SHARED[size.rows() - 2][size.columns() - 2][usize::from(blank)]
}

impl PatternDatabase {
    /// The tables for `goal`, where they are at hand.
    #[must_use]
    pub fn at_hand(goal: &Board) -> Option<&'static Self> {
        let symmetry = Symmetry::new(goal);
        place(symmetry.size(), symmetry.blank()).get()
    }

    /// The tables for `goal`. Where they are not at hand they are made, on this thread, which takes some tenths of a
    /// second: whoever can make them beforehand, or has kept them, hands them in by [`share`](Self::share).
    ///
    /// # Panics
    /// Never: nothing breaks the making off.
    #[must_use]
    pub fn of(goal: &Board) -> &'static Self {
        let symmetry = Symmetry::new(goal);
        place(symmetry.size(), symmetry.blank()).get_or_init(|| {
            Self::build(goal, &Sequential, &|_| ControlFlow::Continue(()))
                .expect("it goes on to the end")
        })
    }

    /// Puts these tables at hand.
    pub fn share(self) -> &'static Self {
        place(self.size, self.blank).get_or_init(|| self)
    }
}
