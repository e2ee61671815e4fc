//! Where the recursion of a depth-first search is entered and left.

use crate::puzzle::{NARROW_CELLS, Packed, Word};
use crate::search::engine::blank_cell::{AnyCell, BlankCell, KnownCell};
use crate::search::engine::path::packed_call::{Budget, Path};
use crate::search::engine::path::{Deepening, PathNode, ThresholdSearch};
use crate::search::heuristics::Estimate;

impl<W: Word, D: Deepening, E: Estimate> ThresholdSearch<W, D, E> {
    /// Searches from `node`; where it is not new, it was expanded already and only its remaining moves are tried. Chooses
    /// the functions that are compiled for the cell of its blank.
    pub(crate) fn search_from(
        &mut self,
        node: &PathNode<W>,
        is_new: bool,
        budget: Budget,
    ) -> Budget {
        macro_rules! known {
            ($($cell:literal)*) => {
                match node.blank {
                    $($cell => self.search_at(KnownCell::<$cell>, node, is_new, budget),)*
                    _ => budget,
                }
            };
        }
        if E::BY_TWO && W::CELLS == NARROW_CELLS && self.known {
            known!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
        } else {
            let blank = AnyCell {
                cell: node.blank,
                blank_moves: self.blank_moves,
            };
            self.search_at(blank, node, is_new, budget)
        }
    }

    /// As [`search_from`](Self::search_from): chooses by the last move, and by whether there is room.
    fn search_at<B: BlankCell>(
        &mut self,
        blank: B,
        node: &PathNode<W>,
        is_new: bool,
        budget: Budget,
    ) -> Budget {
        let cells = node.state.0;
        let room = (self.threshold - self.base.0 - node.h) / E::STEP;
        let path = Path::with_room(room);
        if is_new {
            let search = match (node.mv, E::BY_TWO && room == 0) {
                (0, false) => Self::search::<B, 0, false>,
                (1, false) => Self::search::<B, 1, false>,
                (2, false) => Self::search::<B, 2, false>,
                (3, false) => Self::search::<B, 3, false>,
                (_, false) => Self::search::<B, 4, false>,
                (0, true) => Self::search::<B, 0, true>,
                (1, true) => Self::search::<B, 1, true>,
                (2, true) => Self::search::<B, 2, true>,
                (3, true) => Self::search::<B, 3, true>,
                (_, true) => Self::search::<B, 4, true>,
            };
            return search(self, blank, cells, path, budget);
        }
        let (budget, left) = (budget.generated(node.left), node.left);
        if E::BY_TWO && room == 0 {
            self.try_moves::<B, true>(blank, cells, path, budget, left)
        } else {
            self.try_moves::<B, false>(blank, cells, path, budget, left)
        }
    }

    /// Ends the recursion before a node for which there is no budget; or notes how far the path goes, and expands the node.
    #[cold]
    #[inline(never)]
    pub(crate) fn stop_or_note<B: BlankCell, const LAST: u8, const TIGHT: bool>(
        &mut self,
        blank: B,
        cells: W,
        path: Path,
        budget: Budget,
    ) -> Budget {
        self.moves[usize::from(path.index())] = LAST;
        if budget.is_used_up() {
            self.stop = path.index();
            return budget.unwind();
        }
        if Self::GOAL_IS_DEEPEST && cells == self.goal {
            return self.find(path, budget);
        }
        self.reach = self.reach.with(path);
        self.search::<B, LAST, TIGHT>(blank, cells, path, budget)
    }

    /// Expands the goal, and ends the recursion.
    #[cold]
    pub(crate) fn find(&mut self, path: Path, budget: Budget) -> Budget {
        (self.stop, self.found) = (path.index(), true);
        self.reach = self.reach.with(path);
        budget.expanded(0).unwind()
    }

    /// The path of the child by the move `MV`, with the room that is left to it; none where it is beyond the threshold.
    #[inline(always)]
    pub(crate) fn within_threshold<const MV: usize, const TIGHT: bool>(
        &mut self,
        parent: Packed<W>,
        blank: usize,
        to: usize,
        path: Path,
    ) -> Option<Path> {
        if E::BY_TWO {
            let grows = self.estimate.grows(blank, MV, parent, to);
            return if TIGHT {
                (!grows).then_some(path)
            } else {
                Some(path.after_growth(grows))
            };
        }
        // h is what is left of the threshold.
        let g = self.base.0 + path.depth();
        let h = self.threshold - g - path.room() * E::STEP;
        let f = g + 1 + self.estimate.after(h, parent, blank, to);
        if f > self.threshold {
            self.beyond = self.beyond.min(f);
            return None;
        }
        Some(path.set_room(self.threshold - f))
    }
}
