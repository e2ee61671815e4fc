//! Pattern databases as a heuristic.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board};
use crate::search::engine::symmetry::Symmetry;
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::WIDE_PATTERNS;
use crate::search::heuristics::pattern_database::placement::{Placements, is_ranked};
use crate::search::heuristics::{Estimate, Manhattan};

/// The estimate of pattern databases for one goal. It is admissible, and differs from the true distance by an even number.
/// It is not consistent: a table keeps only the minimum over all regions of the blank, so a move may change it by three or
/// more.
pub struct PatternEstimate {
    patterns: Arc<PatternDatabase>,
    symmetry: Symmetry,
    manhattan: Manhattan,
}

impl PatternDatabase {
    pub fn estimate(self: &Arc<Self>, goal: &Board) -> Option<PatternEstimate> {
        self.serves(goal)
            .then(|| PatternEstimate::new(Arc::clone(self), goal))
    }

    /// By view and pattern, half of what the patterns add to the city-block distances; 0 for patterns that do not exist.
    #[inline(always)]
    pub(crate) fn beyond<P: Placements>(&self, placements: [P; 2]) -> [[u32; WIDE_PATTERNS]; 2] {
        let mut beyond = [[0; WIDE_PATTERNS]; 2];
        for (view, (&placements, beyond)) in
            self.views.iter().zip(placements.iter().zip(&mut beyond))
        {
            let tables = (0..).zip(&view.tables[..P::PATTERNS]);
            for ((pattern, &table), beyond) in tables.zip(beyond).take(view.patterns) {
                *beyond = placements.entry(self.bytes(), &self.ranks, pattern, table);
            }
        }
        beyond
    }
}

impl PatternEstimate {
    pub(crate) fn new(patterns: Arc<PatternDatabase>, goal: &Board) -> Self {
        Self {
            patterns,
            symmetry: Symmetry::new(goal),
            manhattan: Manhattan::new(goal),
        }
    }

    pub fn sums(&self, state: impl Arrangement) -> [u32; 2] {
        if is_ranked(self.symmetry.size) {
            self.sums_of::<[u32; WIDE_PATTERNS]>(state)
        } else {
            self.sums_of::<u64>(state)
        }
    }

    #[inline(always)]
    fn sums_of<L: Placements>(&self, state: impl Arrangement) -> [u32; 2] {
        let mut placements = [L::default(); 2];
        for cell in 0..self.symmetry.size.cells() {
            let (tile, seen) = (state.tile(cell), self.symmetry.cell(cell));
            if tile != 0 {
                let home = self.symmetry.home(tile);
                for (view, placements) in self.patterns.views.iter().zip(&mut placements) {
                    view.put(placements, home, seen);
                }
            }
        }
        let manhattan = self.manhattan.of(state);
        let beyond = self.patterns.beyond(placements);
        beyond.map(|view| manhattan + 2 * view[..L::PATTERNS].iter().sum::<u32>())
    }
}

impl Estimate for PatternEstimate {
    fn of(&self, state: impl Arrangement) -> u32 {
        let [first, second] = self.sums(state);
        first.max(second)
    }
}
