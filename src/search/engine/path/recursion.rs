//! The recursion: one function for each place of the blank and last move, which expands a node and calls itself for each
//! child that is not beyond the threshold.

use crate::{
    puzzle::State,
    search::{
        algorithms::depth_first::Deepening,
        engine::{
            blank_cell::{AnyCell, BlankCell, KnownCell, onward},
            path::{
                PathNode, ThresholdSearch,
                packed_call::{
                    ONE_DEEPER, ONE_EXPANSION, ONE_ROOM, ONE_WAITING, UNWIND, depth, is_used_up,
                    room,
                },
            },
        },
        heuristics::Estimate,
    },
};

impl<D: Deepening, E: Estimate> ThresholdSearch<D, E> {
    /// Expands `node`, or where it is not new tries its other moves.
    pub(crate) fn visit(&mut self, node: &PathNode, is_new: bool, tally: i64) -> i64 {
        macro_rules! known {
            ($($cell:literal)*) => {
                match node.blank {
                    $($cell => self.visit_at(KnownCell::<$cell>, node, is_new, tally),)*
                    _ => tally,
                }
            };
        }
        if E::BY_TWO && self.known {
            known!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
        } else {
            let here = AnyCell {
                cell: node.blank,
                blank_moves: self.blank_moves,
            };
            self.visit_at(here, node, is_new, tally)
        }
    }

    fn visit_at<P: BlankCell>(
        &mut self,
        here: P,
        node: &PathNode,
        is_new: bool,
        tally: i64,
    ) -> i64 {
        let cells = node.state.bits();
        let room = (self.threshold - self.base.0 - node.h) / E::STEP;
        let path = u64::from(room) * ONE_ROOM;
        if is_new {
            let enter = match (node.mv, E::BY_TWO && room == 0) {
                (0, false) => Self::enter::<P, 0, false>,
                (1, false) => Self::enter::<P, 1, false>,
                (2, false) => Self::enter::<P, 2, false>,
                (3, false) => Self::enter::<P, 3, false>,
                (_, false) => Self::enter::<P, 4, false>,
                (0, true) => Self::enter::<P, 0, true>,
                (1, true) => Self::enter::<P, 1, true>,
                (2, true) => Self::enter::<P, 2, true>,
                (3, true) => Self::enter::<P, 3, true>,
                (_, true) => Self::enter::<P, 4, true>,
            };
            return enter(self, here, cells, path, tally);
        }
        let (tally, left) = (tally + i64::from(node.left.count_ones()), node.left);
        if E::BY_TWO && room == 0 {
            self.explore::<P, true>(here, cells, path, tally, left)
        } else {
            self.explore::<P, false>(here, cells, path, tally, left)
        }
    }

    /// Expands a node that was reached by the move `LAST`. `TIGHT` says that it has no room.
    #[inline(never)]
    fn enter<P: BlankCell, const LAST: u8, const TIGHT: bool>(
        &mut self,
        here: P,
        cells: u64,
        path: u64,
        tally: i64,
    ) -> i64 {
        if self.reach.is_passed_by(path) || is_used_up(tally) {
            return self.stop_or_note::<P, LAST, TIGHT>(here, cells, path, tally);
        }
        self.moves[usize::from(path as u8)] = LAST;
        if !Self::GOAL_IS_DEEPEST && cells == self.goal {
            return self.find(path, tally);
        }
        if !D::BY_F && room(path) == 0 {
            self.beyond = self.beyond.min(self.threshold + 1);
            return tally + ONE_EXPANSION;
        }
        let left = onward(here.moves(), LAST);
        let tally = tally + (ONE_EXPANSION + i64::from(left.count_ones()));
        self.explore::<P, TIGHT>(here, cells, path, tally, left)
    }

    /// Ends the recursion before a node for which there is no budget; or notes how far the path goes, and expands it.
    #[cold]
    #[inline(never)]
    fn stop_or_note<P: BlankCell, const LAST: u8, const TIGHT: bool>(
        &mut self,
        here: P,
        cells: u64,
        path: u64,
        tally: i64,
    ) -> i64 {
        self.moves[usize::from(path as u8)] = LAST;
        if is_used_up(tally) {
            self.stop = path as u8;
            return tally + UNWIND;
        }
        if Self::GOAL_IS_DEEPEST && cells == self.goal {
            return self.find(path, tally);
        }
        self.reach = self.reach.with(path);
        self.enter::<P, LAST, TIGHT>(here, cells, path, tally)
    }

    /// Expands the goal.
    #[cold]
    fn find(&mut self, path: u64, tally: i64) -> i64 {
        (self.stop, self.found) = (path as u8, true);
        self.reach = self.reach.with(path);
        tally + ONE_EXPANSION + UNWIND
    }

    /// Tries the moves that are `left` of a node. After the last one nothing is left to do here, so that its call takes
    /// the place of this one.
    #[inline(always)]
    fn explore<P: BlankCell, const TIGHT: bool>(
        &mut self,
        here: P,
        cells: u64,
        path: u64,
        mut tally: i64,
        mut left: u8,
    ) -> i64 {
        macro_rules! attempt {
            ($mv:literal, $there:expr) => {
                if left & (1 << $mv) != 0 {
                    left &= !(1 << $mv);
                    let there = $there;
                    let (blank, to) = (here.cell(), there.cell());
                    if let Some(below) = self.below::<$mv, TIGHT>(blank, to, cells, path) {
                        let child = State::from_bits(cells).slide(blank, to).bits();
                        let below = below + ONE_DEEPER + u64::from(left.count_ones()) * ONE_WAITING;
                        tally = if E::BY_TWO && (TIGHT || room(below) == 0) {
                            self.enter::<_, $mv, true>(there, child, below, tally)
                        } else {
                            self.enter::<_, $mv, false>(there, child, below, tally)
                        };
                        if left == 0 || tally >= 0 {
                            return tally;
                        }
                    }
                }
            };
        }
        attempt!(0, here.up());
        attempt!(1, here.left());
        attempt!(2, here.right());
        attempt!(3, here.down());
        tally
    }

    /// The path with the room that a move leaves, or none where it leads beyond the threshold.
    #[inline(always)]
    fn below<const MV: usize, const TIGHT: bool>(
        &mut self,
        blank: usize,
        to: usize,
        cells: u64,
        path: u64,
    ) -> Option<u64> {
        let parent = State::from_bits(cells);
        if E::BY_TWO {
            let grows = self.estimate.grows(blank, MV, parent, to);
            return if TIGHT {
                (!grows).then_some(path)
            } else {
                Some(path - u64::from(grows) * ONE_ROOM)
            };
        }
        // h is what is left of the threshold.
        let g = self.base.0 + depth(path);
        let h = self.threshold - g - room(path) * E::STEP;
        let f = g + 1 + self.estimate.after(h, parent, blank, to);
        if f > self.threshold {
            self.beyond = self.beyond.min(f);
            return None;
        }
        Some(u64::from(path as u32) + u64::from(self.threshold - f) * ONE_ROOM)
    }
}
