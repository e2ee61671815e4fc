//! Depth-first search with a set of visited states, and no limit.

use crate::puzzle::Problem;
use crate::search::engine::fifo::Fifo;
use crate::search::engine::node_table::{NodeTable, Space, Successor};
use crate::search::engine::parent_move::ParentMove;
use crate::search::{
    End, Fate, Marks, NodeView, Observer, SearchAlgorithm, Side, Stats, Successors,
};

/// Depth-first graph search (Tarjan 1972; Russell & Norvig, 4th ed., § 3.4.3): of all nodes that wait, the one that was put on
/// the stack last. No state is expanded twice; the path may be as long as there are states. The goal is tested when a node
/// is taken.
///
/// When a state [is marked](Marks) as visited decides what is expanded. The recursive search enters the first successor
/// first. It is the stack that marks when a node is taken, with the successors put on it in reverse: an entry of a state
/// that has been entered by then is passed over, and of several entries of one state the newest counts.
pub struct Dfs<S: Space> {
    space: S,
    marks: Marks,
    goal: Option<S::Node>,
    /// [`ParentMove`] of each state on the stack or expanded, and [`CLOSED`] if it was expanded.
    nodes: S::Table<u8>,
    stack: Fifo<S::Queued>,
    /// The g of each entry of the stack.
    depths: Fifo<u32>,
    /// Bytes of both.
    bytes: u64,
    current: Option<(S::Node, u32)>,
}

const CLOSED: u8 = 1 << ParentMove::BITS;

impl<S: Space> Dfs<S> {
    /// Searches `problem` in `space`, the space around its start.
    ///
    /// # Panics
    /// If the start is not in `space`.
    pub fn new(problem: &Problem, space: S, marks: Marks) -> Self {
        let root = space.root(problem.start().state());
        let mut nodes = space.table();
        *nodes.entry(root) = ParentMove::root().code();
        let mut search = Self {
            goal: space.node(problem.goal().state()),
            marks,
            nodes,
            stack: Fifo::default(),
            depths: Fifo::default(),
            bytes: 0,
            current: None,
            space,
        };
        let root = search.space.queue(root, None);
        search.put(root, 0);
        search
    }

    fn put(&mut self, queued: S::Queued, g: u32) {
        self.stack.push(queued, &mut self.bytes);
        self.depths.push(g, &mut self.bytes);
    }

    /// Takes the newest entry whose state was not expanded, and marks it as expanded.
    fn take(&mut self) -> Option<(S::Queued, S::Node, u32)> {
        loop {
            let queued = self.stack.pop_last(&mut self.bytes)?;
            let g = self.depths.pop_last(&mut self.bytes)?;
            let (node, _) = self.space.unqueue(queued);
            let entry = self.nodes.known(node);
            if *entry & CLOSED == 0 {
                *entry |= CLOSED;
                return Some((queued, node, g));
            }
        }
    }

    fn view(&self, node: S::Node, g: u32) -> NodeView {
        NodeView {
            state: self.space.state(node).into(),
            side: Side::Forward,
            g,
            h: None,
        }
    }
}

impl<S: Space> SearchAlgorithm for Dfs<S> {
    fn expand<O: Observer>(&mut self, _: u64, stats: &mut Stats, observer: &mut O) -> Option<End> {
        // n ← the top of the stack
        let Some((queued, node, g)) = self.take() else {
            return Some(End::Exhausted);
        };
        stats.expanded += 1;
        stats.depth = stats.depth.max(g);
        self.current = Some((node, g));
        let state = self.space.state(node);
        let mut frontier = stats.frontier - 1;
        let mut fates = Successors::default();
        // if n is the goal: return its path
        if self.goal == Some(node) {
            stats.frontier = frontier;
            fates.report(observer, None, state, Side::Forward, g);
            let parent_move = |node| ParentMove::from_code(self.nodes.get(node)).mv();
            return Some(End::Path(self.space.path_to(node, parent_move)));
        }
        let mut successors = [S::Successor::default(); 4];
        let count = self.space.successors(&[queued], &mut successors).min(4);
        let successors = &mut successors[..count];
        if self.marks == Marks::Entered {
            successors.reverse();
        }
        // for each neighbour m of n but its parent
        for m in successors {
            let entry = self.nodes.entry(m.node());
            // if m is not marked
            let fate = if *entry == 0 {
                frontier += 1;
                Fate::New
            } else {
                stats.duplicates += 1;
                if *entry & CLOSED != 0 || self.marks == Marks::Generated {
                    fates.note(m.parent_move(), Fate::Duplicate);
                    continue;
                }
                stats.improved += 1;
                Fate::Improved
            };
            fates.note(m.parent_move(), fate);
            // parent(m) ← n; put m on the stack
            *entry = m.parent_move().code();
            self.put(self.space.enqueue(*m), g + 1);
        }
        stats.generated += count as u64;
        stats.open(frontier);
        fates.report(observer, None, state, Side::Forward, g);
        (frontier == 0).then_some(End::Exhausted)
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.nodes.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        self.nodes.bytes() + self.bytes
    }

    fn current(&self) -> Option<NodeView> {
        let (node, g) = self.current?;
        Some(self.view(node, g))
    }

    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        let entries: Vec<(S::Queued, u32)> = self.stack.iter().zip(self.depths.iter()).collect();
        for (queued, g) in entries.into_iter().rev() {
            let (node, by) = self.space.unqueue(queued);
            let entry = self.nodes.get(node);
            // A newer entry of the same state came by another move.
            let is_live = entry & CLOSED == 0 && ParentMove::from_code(entry).mv() == by;
            if is_live && !shown(self.view(node, g)) {
                return;
            }
        }
    }
}
