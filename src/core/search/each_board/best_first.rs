//! Best-first search of board after board to one goal, with h by rank and tables that are kept.
//!
//! This is [`BestFirst`](crate::search::algorithms::best_first::BestFirst) without all that a single search offers: nothing
//! is observed, bounded or resumed. Both share the open list, the order of it and the record of a node.

use std::sync::Arc;

use crate::puzzle::{ADDRESS, FIRST, LABEL, LABEL_MASK, Placed, Ranking};
use crate::search::algorithms::priority::Priority;
use crate::search::each_board::{Count, Searcher};
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::node_record::NodeRecord;
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::parent_move::ParentMove;

pub(super) struct BestFirst<P> {
    ranking: &'static Ranking,
    priority: P,
    goal: u32,
    /// Whether the path found may be shorter than the g of the goal: if the parent of a node above it improved later.
    follows_path: bool,
    /// By address: the [`NodeRecord`] in the high bits, zero before a search, and h in the low ones.
    nodes: Vec<u32>,
    /// The addresses of the visited nodes.
    visited: Vec<u32>,
    open: BucketQueue<Placed>,
}

const H: u32 = 0xffff;
const RECORD: u32 = 16;

impl<P: Priority> BestFirst<P> {
    /// `hs` are the estimates by address.
    pub(super) fn new(
        ranking: &'static Ranking,
        priority: P,
        goal: u32,
        follows_path: bool,
        hs: &Arc<[u16]>,
    ) -> Self {
        Self {
            ranking,
            priority,
            goal,
            follows_path,
            nodes: hs.iter().map(|&h| h.into()).collect(),
            visited: Vec::new(),
            open: BucketQueue::default(),
        }
    }

    #[inline(always)]
    fn put(&mut self, queued: Placed, g: u32) {
        let label = ParentMove::from_code((queued >> LABEL) as u8);
        let entry = &mut self.nodes[(queued & ADDRESS) as usize];
        let h = *entry & H;
        *entry = u32::from(NodeRecord::<u16>::open(g, label).0) << RECORD | h;
        let (rank, tie) = (self.priority.rank(g, h), self.priority.tie(g, h));
        self.open.push(rank, tie, queued & !FIRST);
    }

    /// The moves from the start to the goal.
    fn path_length(&self, goal: Placed) -> u32 {
        let (mut node, mut length) = (goal & !LABEL_MASK, 0);
        loop {
            let record = NodeRecord((self.nodes[(node & ADDRESS) as usize] >> RECORD) as u16);
            let Some(mv) = record.parent_move() else {
                return length;
            };
            node = self.ranking.before(node, mv);
            length += 1;
        }
    }
}

impl<P: Priority + Send> Searcher for BestFirst<P> {
    fn count(&mut self, start: u32) -> Count {
        let root = self.ranking.at(start);
        self.visited.push(start);
        self.put(root | u32::from(ParentMove::root().code()) << LABEL, 0);
        let mut count = Count::default();
        while let Some((rank, tie, n)) = self.open.pop() {
            let address = n & ADDRESS;
            let entry = &mut self.nodes[address as usize];
            let record = NodeRecord((*entry >> RECORD) as u16);
            let (g, _) = self.priority.undo(rank, tie);
            if record.is_closed() || P::IMPROVES && record.g() != g {
                continue;
            }
            *entry = u32::from(record.closed().0) << RECORD | *entry & H;
            count.expanded += 1;
            if address == self.goal {
                count.length = g;
                if self.follows_path {
                    count.length = self.path_length(n);
                }
                break;
            }
            let mut successors = [0; 4];
            let len = self.ranking.successors(n, &mut successors).min(4);
            count.generated += len as u64;
            for &m in &successors[..len] {
                let place = m & ADDRESS;
                let record = NodeRecord((self.nodes[place as usize] >> RECORD) as u16);
                if !record.is_visited() {
                    self.visited.push(place);
                } else if !P::IMPROVES
                    || record.g() <= g + 1
                    || record.is_closed() && !self.priority.reopens()
                {
                    continue;
                }
                self.put(m, g + 1);
            }
        }
        for address in self.visited.drain(..) {
            self.nodes[address as usize] &= H;
        }
        self.open.clear();
        count
    }
}
