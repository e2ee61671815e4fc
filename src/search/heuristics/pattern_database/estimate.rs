//! Pattern databases as a heuristic.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board};
use crate::search::engine::symmetry::Symmetry;
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::PATTERNS;
use crate::search::heuristics::{Estimate, Manhattan};

/// The estimate of pattern databases for one goal. It is admissible, and differs from the truth by an even number; it is
/// not consistent: a table keeps only the least number over all regions of the blank, so a move may change it by three or
/// more.
pub struct PatternEstimate {
    patterns: Arc<PatternDatabase>,
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
    pub(crate) fn beyond(&self, indices: [u64; 2]) -> [[u32; PATTERNS]; 2] {
        std::array::from_fn(|view| {
            let tables = &self.views[view].tables;
            tables.map(|table| table.entry(self.bytes(), indices[view]))
        })
    }
}

impl PatternEstimate {
    /// The estimate by `patterns`, which serve `goal`.
    pub(crate) fn new(patterns: Arc<PatternDatabase>, goal: &Board) -> Self {
        Self {
            patterns,
            symmetry: Symmetry::new(goal),
            manhattan: Manhattan::new(goal),
        }
    }

    /// The sums of both views.
    #[must_use]
    pub fn sums(&self, state: impl Arrangement) -> [u32; 2] {
        let mut indices = [0; 2];
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
                *indices |= u64::from(view.cells[seen]) << view.shift[home];
            }
        }
        let manhattan = self.manhattan.of(state);
        let beyond = self.patterns.beyond(indices);
        beyond.map(|view| manhattan + 2 * view.iter().sum::<u32>())
    }
}

impl Estimate for PatternEstimate {
    fn of(&self, state: impl Arrangement) -> u32 {
        let [first, second] = self.sums(state);
        first.max(second)
    }

    #[inline]
    fn after(&self, _: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.of(parent.slide(blank, to))
    }
}
