//! MM of board after board to one goal, with the forward h by rank and tables that are kept.
//!
//! This is [`Mm`](crate::search::algorithms::mm::Mm) without all that a single search offers. Both share the open lists, the
//! bounds and the record of a node.

use std::sync::Arc;

use crate::puzzle::{ADDRESS, Board, FIRST, LABEL, Placed, Ranking};
use crate::search::Side;
use crate::search::each_board::{Count, Searcher};
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::mm_bounds::{Bounds, is_over, leading, priority};
use crate::search::engine::node_record::NodeRecord;
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::parent_move::ParentMove;
use crate::search::heuristics::Estimate;

pub(super) struct Meeting<F> {
    ranking: &'static Ranking,
    goal: Board,
    /// Makes the estimate for a start, which is the goal of the backward search.
    estimate: F,
    /// The forward estimates by address.
    hs: Arc<[u16]>,
    /// The backward estimates of the visited nodes.
    backward_hs: Vec<u16>,
    /// The [`NodeRecord`]s of both sides, zero before a search.
    nodes: Vec<u32>,
    visited: Vec<u32>,
    sides: [Half; 2],
}

#[derive(Default)]
struct Half {
    open: BucketQueue<Placed>,
    bounds: Bounds,
}

impl<F> Meeting<F> {
    pub(super) fn new(
        ranking: &'static Ranking,
        goal: Board,
        hs: &Arc<[u16]>,
        estimate: F,
    ) -> Self {
        Self {
            ranking,
            goal,
            estimate,
            hs: Arc::clone(hs),
            backward_hs: vec![0; hs.len()],
            nodes: vec![0; hs.len()],
            visited: Vec::new(),
            sides: [Half::default(), Half::default()],
        }
    }

    fn put(&mut self, queued: Placed, side: Side, g: u32, h: u32) {
        let label = ParentMove::from_code((queued >> LABEL) as u8);
        let address = queued & ADDRESS;
        let entry = &mut self.nodes[address as usize];
        if *entry == 0 {
            self.visited.push(address);
        }
        NodeRecord::<u16>::open(g, label).store(entry, side);
        let half = &mut self.sides[side as usize];
        half.open.push(priority(g, h, 1), g, queued & !FIRST);
        half.bounds.put(g, h);
    }

    fn h(&self, address: u32, side: Side) -> u32 {
        let hs = match side {
            Side::Forward => &self.hs[..],
            Side::Backward => &self.backward_hs,
        };
        hs[address as usize].into()
    }

    fn search<E: Estimate>(&mut self, start: u32, to_start: &E) -> Count {
        let ranking = self.ranking;
        let Some(goal) = ranking.placed(self.goal.state()) else {
            return Count::default();
        };
        let mut count = Count::default();
        if goal & ADDRESS == start {
            return count;
        }
        let root = u32::from(ParentMove::root().code()) << LABEL;
        self.put(
            ranking.at(start) | root,
            Side::Forward,
            0,
            self.h(start, Side::Forward),
        );
        let h = to_start.of(self.goal.state());
        self.backward_hs[(goal & ADDRESS) as usize] = h as u16;
        self.put(goal | root, Side::Backward, 0, h);
        let mut best: Option<u32> = None;
        loop {
            let [forward, backward] = &mut self.sides;
            let lowest = [forward.bounds.lowest(), backward.bounds.lowest()];
            if is_over(lowest, best) {
                break;
            }
            let side = leading(lowest);
            let (n, g) = loop {
                let Some((_, g, n)) = self.sides[side as usize].open.pop() else {
                    return count;
                };
                let entry = &mut self.nodes[(n & ADDRESS) as usize];
                let record = NodeRecord::<u16>::of(*entry, side);
                if record.g() == g && !record.is_closed() {
                    record.closed().store(entry, side);
                    break (n, g);
                }
            };
            let n_h = self.h(n & ADDRESS, side);
            self.sides[side as usize].bounds.forget(g, n_h);
            count.expanded += 1;
            let mut successors = [0; 4];
            let len = ranking.successors(n, &mut successors).min(4);
            count.generated += len as u64;
            for &m in &successors[..len] {
                let place = m & ADDRESS;
                let entry = self.nodes[place as usize];
                let own = NodeRecord::<u16>::of(entry, side);
                if own.is_visited() && own.g() <= g + 1 {
                    continue;
                }
                if side == Side::Backward && !own.is_visited() {
                    let (state, blank) = (ranking.state_of(n), Ranking::blank(n));
                    let h = to_start.after(n_h, state, blank, Ranking::blank(m));
                    self.backward_hs[place as usize] = h as u16;
                }
                let h = self.h(place, side);
                if own.is_visited() && !own.is_closed() {
                    self.sides[side as usize].bounds.forget(own.g(), h);
                }
                self.put(m, side, g + 1, h);
                let theirs = NodeRecord::<u16>::of(entry, side.other());
                if theirs.is_visited() {
                    let length = g + 1 + theirs.g();
                    best = Some(best.map_or(length, |best| best.min(length)));
                }
            }
        }
        count.length = best.unwrap_or_default();
        count
    }
}

impl<E: Estimate, F: Fn(&Board) -> E + Send> Searcher for Meeting<F> {
    fn count(&mut self, start: u32) -> Count {
        let Some(board) = Board::from_state(self.goal.size(), self.ranking.state(start)) else {
            return Count::default();
        };
        let to_start = (self.estimate)(&board);
        let count = self.search(start, &to_start);
        for address in self.visited.drain(..) {
            self.nodes[address as usize] = 0;
        }
        for half in &mut self.sides {
            half.open.clear();
            half.bounds.clear();
        }
        count
    }
}
