//! The open nodes of a breadth-first search, and how a portion of them is expanded.
//!
//! A breadth-first search knows which nodes it expands next. So it makes the successors of several in one go, and while it
//! looks at them one by one, in order, it asks the memory for the places of those that come after: for one at each look, so
//! that the memory is kept busy and never flooded. Whether a successor is new is hardly foreseeable, so nothing branches on
//! it: each is written behind the new ones before it, whose number then grows by one or not at all.

use std::hint::select_unpredictable;

use crate::search::{
    Expansion, Fate, NodeView, Observer, Side, Stats, Successors,
    engine::{
        fifo::Fifo,
        node_table::{Space, Successor, Table},
        parent_move::ParentMove,
    },
};

/// The nodes expanded at once at most; a space may want fewer.
const PORTION: usize = 64;

/// Open nodes for which there is room from the beginning.
const ROOM: usize = 1024;

/// The open nodes of one side of a breadth-first search, oldest first. What both sides remember of a state stands in one
/// entry of the table: [`ParentMove`] of the forward search in the low bits, of the backward one above.
pub struct BfsFrontier<S: Space> {
    space: S,
    side: Side,
    queue: Fifo<S::Queued>,
    /// The successors of the nodes that are expanded.
    now: Batch<S::Successor>,
    /// Those of the nodes behind them, where the table can use it that they are known so early.
    ahead: Batch<S::Successor>,
    /// The node expanded last.
    current: Option<S::Node>,
}

/// The successors of some nodes.
struct Batch<A> {
    parents: usize,
    arrivals: Box<[A; 4 * PORTION]>,
    count: usize,
}

impl<A: Copy + Default> Batch<A> {
    fn new() -> Self {
        Self {
            parents: 0,
            arrivals: Box::new([A::default(); 4 * PORTION]),
            count: 0,
        }
    }

    /// Makes the successors of `parents`.
    #[inline(always)]
    fn make<S: Space<Successor = A>>(&mut self, space: &S, parents: &[S::Queued]) {
        self.parents = parents.len();
        let count = space.successors(parents, &mut self.arrivals[..]);
        self.count = count.min(self.arrivals.len());
    }
}

const fn shift(side: usize) -> u32 {
    side as u32 * ParentMove::BITS
}

/// The bits of an entry that belong to a side.
const fn bits(side: usize) -> u8 {
    ((1 << ParentMove::BITS) - 1) << shift(side)
}

/// How `side` reached the state of an entry.
pub const fn parent_move(entry: u8, side: Side) -> ParentMove {
    ParentMove::from_code(entry >> shift(side as usize))
}

/// Notes in an entry how `side` reached its state.
pub const fn mark(entry: &mut u8, side: Side, parent_move: ParentMove) {
    *entry |= parent_move.code() << shift(side as usize);
}

/// What [`BfsFrontier::expand`] has to know of the search around it.
pub struct Portion {
    /// Nodes to be expanded at most, all of one layer.
    pub limit: u64,
    /// Their depth.
    pub g: u32,
    /// Open nodes of the other side.
    pub elsewhere: u64,
}

impl<S: Space> BfsFrontier<S> {
    /// The front of `side`: its root alone.
    pub fn new(space: S, side: Side, root: S::Node) -> Self {
        let mut queue = Fifo::with_room(ROOM);
        queue.extend(&[root], |root| space.queue(root, None));
        Self {
            space,
            side,
            queue,
            now: Batch::new(),
            ahead: Batch::new(),
            current: None,
        }
    }

    /// Expands some of the next nodes, at least one if there are any, and counts what it did. Gives back the first new
    /// state that the other side has marked; where it is to `STOP`, it ends there, in the middle of an expansion. `SIDE`
    /// is this side's number, told again because the loop is the faster for being made for it.
    pub fn expand<const SIDE: usize, const STOP: bool, O: Observer>(
        &mut self,
        table: &mut S::Table<u8>,
        portion: &Portion,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<S::Node> {
        self.prepare(table, portion.limit);
        let (space, ahead) = (&self.space, &self.ahead);
        let parents = self.queue.ahead(self.now.parents);
        let (arrivals, count) = (&mut *self.now.arrivals, self.now.count);

        let (own, shift) = (bits(SIDE), shift(SIDE));
        let all = self.queue.len() as u64 + portion.elsewhere;
        let (mut growth, mut most) = (0_i32, i32::MIN);
        let (mut generated, mut new, mut seen) = (0, 0, 0);
        let mut fates = [Successors::default(); PORTION];
        let mut parent = 0_usize;
        while generated < count {
            if S::Table::<u8>::PREFETCHES && generated < ahead.count {
                table.prefetch(ahead.arrivals[generated].node());
            }
            let arrival = arrivals[generated];
            let entry = table.entry(arrival.node());
            let before = *entry;
            let is_new = before & own == 0;
            let after = before | arrival.parent_move().code() << shift;
            *entry = select_unpredictable(is_new, after, before);
            seen |= before;
            arrivals[new] = arrival;
            new += usize::from(is_new);
            generated += 1;
            growth += i32::from(is_new) - i32::from(arrival.is_first());
            most = most.max(growth);
            if O::WATCHES {
                parent += usize::from(arrival.is_first());
                let fate = if is_new { Fate::New } else { Fate::Duplicate };
                fates[parent - 1].note(arrival.parent_move(), fate);
            }
            if STOP && before & !own != 0 {
                break;
            }
        }

        for arrival in ahead.arrivals[..ahead.count].iter().skip(generated) {
            table.prefetch(arrival.node());
        }

        let new = &arrivals[..new];
        let meeting = || {
            let mut nodes = new.iter().map(|arrival| arrival.node());
            nodes.find(|&node| table.get(node) & !own != 0)
        };
        let meeting = if seen & !own == 0 { None } else { meeting() };
        let expanded = (new.len() as i32 - growth) as usize;
        let parents = &parents[..expanded];
        if O::WATCHES {
            for (&parent, &successors) in parents.iter().zip(&fates) {
                observer.expanded(successors, || Expansion {
                    state: space.state(space.unqueue(parent).0),
                    side: self.side,
                    g: portion.g,
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
        self.queue.extend(new, |arrival| space.enqueue(arrival));
        self.queue.skip(expanded);
        meeting
    }

    /// Sees to it that the successors of the next nodes are made, of at most `limit`, and those of the nodes behind them.
    #[inline(always)]
    fn prepare(&mut self, table: &S::Table<u8>, limit: u64) {
        let most = S::PORTION.min(PORTION);
        let limit = limit.min(most as u64) as usize;
        let ahead = S::Table::<u8>::PREFETCHES;
        if ahead {
            std::mem::swap(&mut self.now, &mut self.ahead);
        }
        if !ahead || !(1..=limit).contains(&self.now.parents) {
            self.now.make(&self.space, self.queue.ahead(limit));
            for arrival in &self.now.arrivals[..self.now.count] {
                table.prefetch(arrival.node());
            }
        }
        if ahead {
            let parents = self.queue.ahead(self.now.parents + most);
            let behind = parents.get(self.now.parents..).unwrap_or_default();
            self.ahead.make(&self.space, behind);
        }
    }

    /// Open nodes.
    pub fn len(&self) -> u64 {
        self.queue.len() as u64
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.queue.bytes()
    }

    /// The space it lives in.
    pub const fn space(&self) -> &S {
        &self.space
    }

    /// The node expanded last, where `g` is its depth.
    pub fn current(&self, g: u32) -> Option<NodeView> {
        self.current.map(|node| self.view(node, g))
    }

    /// The open nodes, next first; those behind the first `layer_left` are one deeper than `g`.
    pub fn views(&self, g: u32, layer_left: u64) -> impl Iterator<Item = NodeView> {
        self.queue.iter().enumerate().map(move |(place, queued)| {
            let deeper = u32::from(place as u64 >= layer_left);
            self.view(self.space.unqueue(queued).0, g + deeper)
        })
    }

    fn view(&self, node: S::Node, g: u32) -> NodeView {
        NodeView {
            state: self.space.state(node),
            side: self.side,
            g,
            h: None,
        }
    }
}
