//! Pattern databases that are made already, shared by the whole process.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use crate::puzzle::{Board, MAX_CELLS, Size};
use crate::search::Sequential;
use crate::search::engine::symmetry::Symmetry;
use crate::search::heuristics::pattern_database::PatternDatabase;

/// The tables for boards of `size` (lying or square) with the goal's blank on `blank`, as seen. They follow from these
/// two alone and never change, so that they are made once and kept: one to four megabytes of each kind that is used.
fn place(size: Size, blank: u8) -> &'static OnceLock<PatternDatabase> {
    static SHARED: [[[OnceLock<PatternDatabase>; MAX_CELLS]; 7]; 3] =
        [const { [const { [const { OnceLock::new() }; MAX_CELLS] }; 7] }; 3];
    &SHARED[size.rows() - 2][size.columns() - 2][usize::from(blank)]
}

impl PatternDatabase {
    /// The tables for `goal`, where they are made already.
    #[must_use]
    pub fn at_hand(goal: &Board) -> Option<&'static Self> {
        let symmetry = Symmetry::new(goal);
        place(symmetry.size, symmetry.blank()).get()
    }

    /// The tables for `goal`. Where there are none yet, they are made on this thread, which takes some tenths of a second; a
    /// caller that makes them on many threads, or reads them from a file, passes them to [`share`](Self::share) first.
    ///
    /// # Panics
    /// Never: nothing breaks the making off.
    #[must_use]
    pub fn of(goal: &Board) -> &'static Self {
        let symmetry = Symmetry::new(goal);
        place(symmetry.size, symmetry.blank()).get_or_init(|| {
            Self::build(goal, &Sequential, &|_| ControlFlow::Continue(()))
                .expect("it goes on to the end")
        })
    }

    /// Shares these tables with the whole process.
    pub fn share(self) -> &'static Self {
        place(self.size, self.blank).get_or_init(|| self)
    }
}
