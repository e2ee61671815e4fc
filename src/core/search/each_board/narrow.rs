//! A* and weighted A* where g and h are small: on boards of up to nine cells, with most heuristics.
//!
//! What a search reads fits the second-level cache: a byte for each state, another when it is put into the open list, and
//! half-ranks of two bytes for the moves. That is what the time is spent on: with the tables of the
//! [general search](crate::search::each_board::best_first) an expansion takes about twice as long. An entry of the open list is
//! stale if its g is not that of the node: a node is put in again only with a smaller g. So no node need be marked as closed.

use std::sync::Arc;

use crate::puzzle::{ADDRESS, CompactMoves, FIRST, LABEL, LABEL_MASK, Placed, Ranking};
use crate::search::algorithms::priority::Priority;
use crate::search::each_board::{Count, Searcher};
use crate::search::engine::bucket_queue::BucketQueue;
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::parent_move::ParentMove;

/// More entries than a space of nine cells has states, so that no index is out of bounds.
const STATES: usize = 1 << 18;

pub(super) struct Narrow<P, const FOLLOWS: bool> {
    ranking: &'static Ranking,
    moves: Arc<CompactMoves>,
    priority: P,
    goal: u32,
    /// By address: [`top`](Self::top) less g. What earlier searches left is less than any mark of this one, so a node that this
    /// search has not seen is one that it improves.
    marks: Box<[u8; STATES]>,
    /// The mark of a start.
    top: u8,
    /// More than any g.
    span: u8,
    /// By address.
    hs: Box<[u8; STATES]>,
    /// By address: the move that led to a node, if the path found is `FOLLOWS`ed: its length may be less than the g of the
    /// goal if the parent of a node above it improved later.
    labels: Vec<u8>,
    open: BucketQueue<Placed>,
}

/// A number above any g, if all values fit: no g exceeds the `longest` path that is needed with the highest estimate added.
pub(super) fn span(ranking: &Ranking, longest: u32, factor: u32, hs: &[u16]) -> Option<u8> {
    let highest = hs.iter().max().map_or(0, |&h| u32::from(h));
    let fits = ranking.addresses() <= STATES && highest <= u8::MAX.into();
    let span = longest + factor * highest + 2;
    u8::try_from(span).ok().filter(|_| fits)
}

impl<P: Priority, const FOLLOWS: bool> Narrow<P, FOLLOWS> {
    /// `hs` are the estimates by address, `span` is [that of them](span).
    pub(super) fn new(
        ranking: &'static Ranking,
        moves: &Arc<CompactMoves>,
        priority: P,
        goal: u32,
        hs: &[u16],
        span: u8,
    ) -> Self {
        let mut by_address = Box::new([0; STATES]);
        for (to, &h) in by_address.iter_mut().zip(hs) {
            *to = h as u8;
        }
        Self {
            ranking,
            moves: Arc::clone(moves),
            priority,
            goal,
            marks: Box::new([0; STATES]),
            top: 0,
            span,
            hs: by_address,
            labels: vec![0; if FOLLOWS { hs.len() } else { 0 }],
            open: BucketQueue::default(),
        }
    }

    /// Puts in a node with this mark.
    #[inline(always)]
    fn put(&mut self, queued: Placed, mark: u8) {
        let place = (queued & ADDRESS) as usize % STATES;
        self.marks[place] = mark;
        if FOLLOWS {
            self.labels[place] = (queued >> LABEL) as u8;
        }
        let (g, h) = ((self.top - mark).into(), self.hs[place].into());
        let (rank, tie) = (self.priority.rank(g, h), self.priority.tie(g, h));
        self.open.push(rank, tie, queued & !FIRST);
    }

    fn path_length(&self, goal: Placed) -> u32 {
        let (mut node, mut length) = (goal & !LABEL_MASK, 0);
        while let Some(mv) = ParentMove::from_code(self.labels[(node & ADDRESS) as usize]).mv() {
            node = self.ranking.before(node, mv);
            length += 1;
        }
        length
    }
}

impl<P: Priority + Send, const FOLLOWS: bool> Searcher for Narrow<P, FOLLOWS> {
    fn count(&mut self, start: u32) -> Count {
        self.top = self.top.checked_add(self.span).unwrap_or_else(|| {
            self.marks.fill(0);
            self.span
        });
        let root = u32::from(ParentMove::root().code()) << LABEL;
        self.put(self.ranking.at(start) | root, self.top);
        let mut count = Count::default();
        while let Some((rank, tie, n)) = self.open.pop() {
            let (g, _) = self.priority.undo(rank, tie);
            let address = n & ADDRESS;
            let mark = self.marks[address as usize % STATES];
            if u32::from(self.top - mark) != g {
                continue;
            }
            count.expanded += 1;
            if address == self.goal {
                count.length = if FOLLOWS { self.path_length(n) } else { g };
                break;
            }
            let mut successors = [0; 4];
            let len = self.moves.successors(n, &mut successors).min(4);
            count.generated += len as u64;
            let mark = mark - 1;
            for &m in &successors[..len] {
                if mark > self.marks[(m & ADDRESS) as usize % STATES] {
                    self.put(m, mark);
                }
            }
        }
        self.open.clear();
        count
    }
}
