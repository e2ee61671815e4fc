//! The queue of a breadth-first search, expanded in batches.
//!
//! A breadth-first search knows which nodes it expands next. A batch generates the successors of several of them at once.
//! While one successor is looked up, the table entry of a later one is prefetched, which keeps the memory busy but never
//! overloads it. Whether a successor is new is hardly predictable, so the code avoids a branch: each successor is written
//! after the new ones before it, whose count then grows by one or zero.

use std::hint::select_unpredictable;

use crate::puzzle::Move;
use crate::search::engine::fifo::Fifo;
use crate::search::engine::node_table::{NodeTable, Space, Successor};
use crate::search::engine::parent_move::ParentMove;
use crate::search::{Expansion, Fate, NodeView, Observer, Side, Stats, Successors};

/// The largest number of nodes in a batch; a space may set a smaller one.
const PORTION: usize = 64;

/// Initial capacity in open nodes.
const ROOM: usize = 1024;

/// The open nodes of one side of a breadth-first search, oldest first. Both sides share a table of [`Reached`].
pub struct BfsFrontier<S: Space> {
    pub space: S,
    side: Side,
    queue: Fifo<S::Queued>,
    now: Generated<S::Successor>,
    /// The successors of the nodes after those, if the table can prefetch.
    ahead: Generated<S::Successor>,
    /// By node of the batch.
    fates: Box<[Successors; PORTION]>,
    current: Option<S::Node>,
}

struct Generated<A> {
    parents: usize,
    successors: Box<[A; 4 * PORTION]>,
    count: usize,
}

impl<A: Copy + Default> Generated<A> {
    fn new() -> Self {
        Self {
            parents: 0,
            successors: Box::new([A::default(); 4 * PORTION]),
            count: 0,
        }
    }

    #[inline(always)]
    fn make<S: Space<Successor = A>>(&mut self, space: &S, parents: &[S::Queued]) {
        self.parents = parents.len();
        let count = space.successors(parents, &mut self.successors[..]);
        self.count = count.min(self.successors.len());
    }
}

/// The entry of a state: the [`ParentMove`] of the forward search in its low bits, that of the backward search above. `SIDE`
/// is the number of the side as a constant.
#[derive(Clone, Copy, Default)]
pub struct Reached(pub u8);

impl Reached {
    const fn shift(side: usize) -> u32 {
        side as u32 * ParentMove::BITS
    }

    const fn bits(side: usize) -> u8 {
        ((1 << ParentMove::BITS) - 1) << Self::shift(side)
    }

    pub const fn mark(entry: &mut u8, side: Side, parent_move: ParentMove) {
        *entry |= parent_move.code() << Self::shift(side as usize);
    }

    /// Whether the side has reached the state.
    #[inline(always)]
    pub const fn by<const SIDE: usize>(self) -> bool {
        self.0 & Self::bits(SIDE) != 0
    }

    #[inline(always)]
    pub const fn by_other<const SIDE: usize>(self) -> bool {
        self.0 & !Self::bits(SIDE) != 0
    }

    /// Returns the entry unchanged if the side has reached the state; else with the move by which it does so now.
    #[inline(always)]
    pub fn or_by<const SIDE: usize>(self, parent_move: ParentMove) -> Self {
        let now = self.0 | parent_move.code() << Self::shift(SIDE);
        Self(select_unpredictable(!self.by::<SIDE>(), now, self.0))
    }

    /// The move by which `side` reached the state; `None` at its root.
    pub const fn parent_move(self, side: Side) -> Option<Move> {
        ParentMove::from_code(self.0 >> Self::shift(side as usize)).mv()
    }
}

/// The successors of the oldest nodes of a queue, to be looked up one by one.
pub struct Batch<'a, S: Space> {
    successors: &'a mut [S::Successor; 4 * PORTION],
    ahead: &'a [S::Successor],
    fates: &'a mut [Successors; PORTION],
    counts: BatchCounts,
    len: usize,
    /// Nodes whose first successor has been looked up.
    parents: usize,
}

pub struct BatchCounts {
    generated: usize,
    new: usize,
    /// The growth of the queue, and its maximum so far.
    growth: i32,
    most: i32,
}

impl<S: Space> Batch<'_, S> {
    #[inline(always)]
    pub const fn has_more(&self) -> bool {
        self.counts.generated < self.len
    }

    /// The next successor, whose entry in `table` was prefetched before; prefetches that of a later one.
    #[inline(always)]
    pub fn next_successor(&mut self, table: &S::Table<u8>) -> S::Successor {
        let place = self.counts.generated;
        if S::Table::<u8>::PREFETCHES && place < self.ahead.len() {
            table.prefetch(self.ahead[place].node());
        }
        self.counts.generated += 1;
        self.successors[place]
    }

    /// Keeps the successor taken last for the queue if it is new.
    #[inline(always)]
    pub fn keep_if<O: Observer>(&mut self, is_new: bool, successor: S::Successor) {
        let counts = &mut self.counts;
        // The index is always in range. The remainder lets the compiler omit the bounds check.
        self.successors[counts.new % (4 * PORTION)] = successor;
        counts.new += usize::from(is_new);
        counts.growth += i32::from(is_new) - i32::from(successor.is_first());
        counts.most = counts.most.max(counts.growth);
        if O::WATCHES {
            self.parents += usize::from(successor.is_first());
            let fate = if is_new { Fate::New } else { Fate::Duplicate };
            self.fates[self.parents - 1].note(successor.parent_move(), fate);
        }
    }

    pub fn new_nodes(&self) -> impl Iterator<Item = S::Node> {
        let new = self.successors[..self.counts.new].iter();
        new.map(|successor| successor.node())
    }

    /// Ends the batch, at or before its last successor.
    #[inline(always)]
    pub fn end(self, table: &S::Table<u8>) -> BatchCounts {
        for successor in self.ahead.iter().skip(self.counts.generated) {
            table.prefetch(successor.node());
        }
        self.counts
    }
}

impl<S: Space> BfsFrontier<S> {
    /// Creates the frontier of `side` with only its root.
    pub fn new(space: S, side: Side, root: S::Node) -> Self {
        let mut queue = Fifo::with_room(ROOM);
        queue.extend(&[root], |root| space.queue(root, None));
        Self {
            space,
            side,
            queue,
            now: Generated::new(),
            ahead: Generated::new(),
            fates: Box::new([Successors::default(); PORTION]),
            current: None,
        }
    }

    /// Returns the successors of some of the oldest nodes: of at least one if there is any, and of at most `most`, which are
    /// of one layer.
    #[inline(always)]
    pub fn next_batch<O: Observer>(&mut self, table: &S::Table<u8>, most: u64) -> Batch<'_, S> {
        self.generate(table, most);
        if O::WATCHES {
            self.fates.fill(Successors::default());
        }
        Batch {
            len: self.now.count,
            successors: &mut self.now.successors,
            ahead: &self.ahead.successors[..self.ahead.count],
            fates: &mut self.fates,
            counts: BatchCounts {
                generated: 0,
                new: 0,
                growth: 0,
                most: i32::MIN,
            },
            parents: 0,
        }
    }

    /// Generates the successors of the next nodes, at most `limit`, and those of the nodes after them.
    #[inline(always)]
    fn generate(&mut self, table: &S::Table<u8>, limit: u64) {
        let most = S::PORTION.min(PORTION);
        let limit = limit.min(most as u64) as usize;
        let ahead = S::Table::<u8>::PREFETCHES;
        if ahead {
            std::mem::swap(&mut self.now, &mut self.ahead);
        }
        if !ahead || !(1..=limit).contains(&self.now.parents) {
            self.now.make(&self.space, self.queue.ahead(limit));
            for successor in &self.now.successors[..self.now.count] {
                table.prefetch(successor.node());
            }
        }
        if ahead {
            let parents = self.queue.ahead(self.now.parents + most);
            let behind = parents.get(self.now.parents..).unwrap_or_default();
            self.ahead.make(&self.space, behind);
        }
    }

    /// Removes the expanded nodes, of depth `g`, from the queue, appends the new ones, counts and reports them. `elsewhere`
    /// is the number of open nodes of the other side.
    #[inline(always)]
    pub fn finish<O: Observer>(
        &mut self,
        counts: &BatchCounts,
        g: u32,
        elsewhere: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) {
        let BatchCounts {
            generated,
            new,
            growth,
            most,
        } = *counts;
        let space = &self.space;
        let all = self.queue.len() as u64 + elsewhere;
        let new = &self.now.successors[..new];
        let expanded = (new.len() as i32 - growth) as usize;
        let parents = &self.queue.ahead(self.now.parents)[..expanded];
        if O::WATCHES {
            for (&parent, &successors) in parents.iter().zip(&*self.fates) {
                observer.expanded(successors, || Expansion {
                    state: space.state(space.unqueue(parent).0).into(),
                    side: self.side,
                    g,
                    successors,
                });
            }
        }
        self.current = parents.last().map(|&last| space.unqueue(last).0);
        stats.expanded += expanded as u64;
        stats.generated += generated as u64;
        stats.duplicates += (generated - new.len()) as u64;
        stats.frontier = all.saturating_add_signed(growth.into());
        if generated > 0 {
            let peak = all.saturating_add_signed(most.into());
            stats.peak_frontier = stats.peak_frontier.max(peak);
        }
        self.queue.extend(new, |successor| space.enqueue(successor));
        self.queue.skip(expanded);
    }

    pub fn len(&self) -> u64 {
        self.queue.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    pub fn bytes(&self) -> u64 {
        self.queue.bytes()
    }

    /// The node expanded last, whose depth is `g`.
    pub fn current(&self, g: u32) -> Option<NodeView> {
        self.current.map(|node| self.view(node, g))
    }

    /// The open nodes, next first; those after the first `layer_left` have depth `g` + 1.
    pub fn views(&self, g: u32, layer_left: u64) -> impl Iterator<Item = NodeView> {
        self.queue.iter().enumerate().map(move |(place, queued)| {
            let deeper = u32::from(place as u64 >= layer_left);
            self.view(self.space.unqueue(queued).0, g + deeper)
        })
    }

    fn view(&self, node: S::Node, g: u32) -> NodeView {
        NodeView {
            state: self.space.state(node).into(),
            side: self.side,
            g,
            h: None,
        }
    }
}
