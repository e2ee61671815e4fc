//! Pattern databases as a heuristic.

use std::ops::Deref;
use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, NARROW_CELLS, Word};
use crate::search::engine::symmetry::Symmetry;
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::{PATTERNS, WIDE_PATTERNS};
use crate::search::heuristics::{Estimate, Manhattan};

/// The estimate of pattern databases for one goal. It is admissible, and differs from the truth by an even number; it is
/// not consistent: a table keeps only the least number over all regions of the blank, so a move may change it by three or
/// more.
pub struct PatternEstimate<P = Arc<PatternDatabase>> {
    patterns: P,
    symmetry: Symmetry,
    manhattan: Manhattan,
}

impl PatternDatabase {
    /// The estimate for `goal`, or `None` where these tables do not [serve](Self::serves) it.
    #[must_use]
    pub fn estimate(self: &Arc<Self>, goal: &Board) -> Option<PatternEstimate> {
        self.serves(goal)
            .then(|| PatternEstimate::new(Arc::clone(self), goal))
    }

    /// By view, half of what the patterns add to the city-block distances.
    pub(crate) fn beyond<W: Word, const N: usize>(&self, indices: [W; 2]) -> [[u32; N]; 2] {
        std::array::from_fn(|view| {
            let tables = &self.views[view].tables;
            std::array::from_fn(|pattern| tables[pattern].entry(self.bytes(), indices[view]))
        })
    }
}

impl<P: Deref<Target = PatternDatabase>> PatternEstimate<P> {
    /// The estimate by `patterns`, which serve `goal`.
    pub(crate) fn new(patterns: P, goal: &Board) -> Self {
        Self {
            patterns,
            symmetry: Symmetry::new(goal),
            manhattan: Manhattan::new(goal),
        }
    }

    /// The sums of both views.
    #[must_use]
    pub fn sums(&self, state: impl Arrangement) -> [u32; 2] {
        if self.symmetry.size.cells() > NARROW_CELLS {
            self.sums_of::<u128, WIDE_PATTERNS>(state)
        } else {
            self.sums_of::<u64, PATTERNS>(state)
        }
    }

    /// The same for a board with at most `N` patterns, whose indices fit `W`. A pattern that there is not adds nothing.
    #[inline(always)]
    fn sums_of<W: Word, const N: usize>(&self, state: impl Arrangement) -> [u32; 2] {
        let mut indices = [W::default(); 2];
        for cell in 0..self.symmetry.size.cells() {
            let (tile, seen) = (state.tile(cell), usize::from(self.symmetry.cell(cell)));
            let home = usize::from(self.symmetry.home(tile));
            for (view, indices) in self
                .patterns
                .views
                .iter()
                .zip(&mut indices)
                .filter(|_| tile != 0)
            {
                *indices = *indices | W::of_tile(view.cells[seen]) << view.shift[home].into();
            }
        }
        let manhattan = self.manhattan.of(state);
        let beyond = self.patterns.beyond::<W, N>(indices);
        beyond.map(|view| manhattan + 2 * view.iter().sum::<u32>())
    }
}

impl<P: Deref<Target = PatternDatabase>> Estimate for PatternEstimate<P> {
    fn of(&self, state: impl Arrangement) -> u32 {
        let [first, second] = self.sums(state);
        first.max(second)
    }

    #[inline]
    fn after(&self, _: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.of(parent.slide(blank, to))
    }
}
