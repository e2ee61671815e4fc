//! Entering and leaving the recursion of a depth-first search, and the node types it is compiled for.

use crate::puzzle::{Arrangement, NARROW_CELLS, Packed, Word};
use crate::search::algorithms::recursion::{Next, Node, search, search_children};
use crate::search::engine::blank_cell::{AnyCell, BlankCell, KnownCell};
use crate::search::engine::path::packed_call::{Budget, Path};
use crate::search::engine::path::{PathNode, PathSearch};
use crate::search::heuristics::Estimate;

/// A node in registers: its cells and the cell of its blank. `LAST` is the number of the move that led to it, 4 at the root.
/// If f grows by two, `TIGHT` means that it cannot grow any more within the threshold; without it IDA* by Manhattan takes a
/// fifth longer (Korf 1, 0.84 s for 0.67 s).
#[derive(Clone, Copy)]
struct NodeAt<W, B, const LAST: u8, const TIGHT: bool> {
    cells: W,
    blank: B,
}

/// The moves of `left` that come after the move of number `mv`.
#[inline(always)]
const fn after(left: u8, mv: u8) -> u8 {
    left & (0b1110 << mv)
}

impl<W: Word, B: BlankCell, const LAST: u8, const TIGHT: bool> NodeAt<W, B, LAST, TIGHT> {
    /// The successor by the move `MV`; `None` if `left` does not contain the move or it is beyond the threshold.
    #[inline(always)]
    fn child<const MV: u8, C: BlankCell, E: Estimate, const BY_F: bool>(
        self,
        path: Path,
        left: u8,
        shared: &mut PathSearch<W, E, BY_F>,
    ) -> Next<NodeAt<W, C, MV, TIGHT>> {
        if left & 1 << MV == 0 {
            return None;
        }
        let there = C::at(shared.blank_moves.to(self.blank.cell(), MV));
        let (n, from, to) = (
            Packed(self.cells),
            self.blank.cell().into(),
            there.cell().into(),
        );
        let path = if !E::BY_TWO {
            shared.after_change(n, from, to, path)?
        } else {
            let grows = shared.estimate.grows(from, MV as usize, n, to);
            if TIGHT {
                (!grows).then_some(path)?
            } else {
                path.after_growth(grows)
            }
        };
        let child = NodeAt {
            cells: n.slide(from, to).0,
            blank: there,
        };
        Some((child, path.deeper(after(left, MV))))
    }
}

impl<W: Word, B: BlankCell, E: Estimate, const BY_F: bool, const LAST: u8, const TIGHT: bool>
    Node<PathSearch<W, E, BY_F>> for NodeAt<W, B, LAST, TIGHT>
{
    /// A bit for each move.
    type Moves = u8;
    type Up = NodeAt<W, B::Up, 0, TIGHT>;
    type Left = NodeAt<W, B::Left, 1, TIGHT>;
    type Right = NodeAt<W, B::Right, 2, TIGHT>;
    type Down = NodeAt<W, B::Down, 3, TIGHT>;

    #[inline(always)]
    fn must_stop(self, path: Path, shared: &PathSearch<W, E, BY_F>, budget: Budget) -> bool {
        shared.reach.is_passed_by(path) || budget.is_used_up()
    }

    /// Stops before a node for which there is no budget; otherwise records how far the path goes, and expands the node.
    #[cold]
    #[inline(never)]
    fn stop(self, path: Path, shared: &mut PathSearch<W, E, BY_F>, budget: Budget) -> Budget {
        if budget.is_used_up() {
            shared.moves[usize::from(path.index())] = LAST;
            shared.stop = path.index();
            return budget.unwind();
        }
        if self.cells == shared.goal && PathSearch::<W, E, BY_F>::GOAL_IS_DEEPEST {
            return self.found(path, shared, budget);
        }
        shared.reach = shared.reach.with(path);
        search(self, path, shared, budget)
    }

    #[inline(always)]
    fn is_goal(self, shared: &PathSearch<W, E, BY_F>) -> bool {
        !PathSearch::<W, E, BY_F>::GOAL_IS_DEEPEST && self.cells == shared.goal
    }

    #[cold]
    fn found(self, path: Path, shared: &mut PathSearch<W, E, BY_F>, budget: Budget) -> Budget {
        shared.moves[usize::from(path.index())] = LAST;
        (shared.stop, shared.found) = (path.index(), true);
        shared.reach = shared.reach.with(path);
        budget.expanded(0).unwind()
    }

    #[inline(always)]
    fn expand(self, path: Path, s: &mut PathSearch<W, E, BY_F>, budget: Budget) -> (u8, Budget) {
        s.moves[usize::from(path.index())] = LAST;
        let is_limit = if BY_F {
            PathSearch::<W, E, BY_F>::LIMITS_DEPTH && s.base.0 + path.depth() == s.deepest
        } else {
            path.room() == 0
        };
        let left = if is_limit {
            0
        } else {
            self.blank.onward(s.blank_moves, LAST)
        };
        (left, budget.expanded(left))
    }

    #[inline(always)]
    fn up(self, path: Path, left: u8, s: &mut PathSearch<W, E, BY_F>) -> Next<Self::Up> {
        self.child::<0, _, _, _>(path, left, s)
    }

    #[inline(always)]
    fn left(self, path: Path, left: u8, s: &mut PathSearch<W, E, BY_F>) -> Next<Self::Left> {
        self.child::<1, _, _, _>(path, left, s)
    }

    #[inline(always)]
    fn right(self, path: Path, left: u8, s: &mut PathSearch<W, E, BY_F>) -> Next<Self::Right> {
        self.child::<2, _, _, _>(path, left, s)
    }

    #[inline(always)]
    fn down(self, path: Path, left: u8, s: &mut PathSearch<W, E, BY_F>) -> Next<Self::Down> {
        self.child::<3, _, _, _>(path, left, s)
    }

    #[inline(always)]
    fn is_last(left: u8, last: u8) -> bool {
        after(left, last) == 0
    }

    #[inline(always)]
    fn search(self, path: Path, shared: &mut PathSearch<W, E, BY_F>, budget: Budget) -> Budget {
        if E::BY_TWO && !TIGHT && path.room() == 0 {
            let (cells, blank) = (self.cells, self.blank);
            let tight = NodeAt::<W, B, LAST, true> { cells, blank };
            return search(tight, path, shared, budget);
        }
        search(self, path, shared, budget)
    }
}

impl<W: Word, E: Estimate, const BY_F: bool> PathSearch<W, E, BY_F> {
    /// Searches from `node`. If it is not new, it was expanded already and only its remaining moves are tried. Selects the
    /// functions compiled for the cell of its blank.
    pub(super) fn search_from(
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
            self.search_at(AnyCell::at(node.blank), node, is_new, budget)
        }
    }

    /// As [`search_from`](Self::search_from): selects by the last move, and by whether there is room.
    fn search_at<B: BlankCell>(
        &mut self,
        blank: B,
        node: &PathNode<W>,
        is_new: bool,
        budget: Budget,
    ) -> Budget {
        let path = Path::with_room((self.threshold - self.base.0 - node.h) / E::STEP);
        let cells = node.state.0;
        if is_new {
            return match node.mv {
                0 => NodeAt::<W, B, 0, false> { cells, blank }.search(path, self, budget),
                1 => NodeAt::<W, B, 1, false> { cells, blank }.search(path, self, budget),
                2 => NodeAt::<W, B, 2, false> { cells, blank }.search(path, self, budget),
                3 => NodeAt::<W, B, 3, false> { cells, blank }.search(path, self, budget),
                _ => NodeAt::<W, B, 4, false> { cells, blank }.search(path, self, budget),
            };
        }
        let (budget, left) = (budget.generated(node.left), node.left);
        if E::BY_TWO && path.room() == 0 {
            let n = NodeAt::<W, B, 4, true> { cells, blank };
            search_children(n, path, left, self, budget)
        } else {
            let n = NodeAt::<W, B, 4, false> { cells, blank };
            search_children(n, path, left, self, budget)
        }
    }

    /// The path after a move with an arbitrary effect on f, with the remaining room; `None` if it is beyond the threshold.
    #[inline(always)]
    fn after_change(
        &mut self,
        parent: Packed<W>,
        blank: usize,
        to: usize,
        path: Path,
    ) -> Option<Path> {
        // h follows from the threshold, g and the room.
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
