//! One moment of a recorded search: its nodes, and whether each is open, closed, reopened or dropped.

use std::ops::Range;

use crate::puzzle::{Board, Move, State};
use crate::recording::nodes::{NEVER, ParentLink};
use crate::recording::{NodeId, OpenList, PartOfExpansion, Recording};
use crate::search::{Algorithm, Fate, NodeView, Side, Stats, Successors};

#[derive(Clone, Copy)]
pub struct Moment<'h> {
    pub(crate) recording: &'h Recording,
    pub(crate) k: u32,
    /// The progress of the last expansion; `None` if it is complete.
    pub(crate) part: Option<PartOfExpansion>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub id: NodeId,
    pub state: State,
    pub side: Side,
    /// What the path from the root of its side costs: its moves, unless moves have different costs.
    pub g: u32,
    /// Moves from the root of its side.
    pub depth: u32,
    /// The estimate of the moves left, if the algorithm uses one.
    pub h: Option<u32>,
    /// Its f, if the algorithm orders by f: g + h for A*, g + w·h for weighted A*.
    pub f: Option<u32>,
    /// The node it was reached from; `None` for a root.
    pub parent: Option<NodeId>,
    /// The blank's move that led to it; `None` for a root.
    pub mv: Option<Move>,
    /// Whether it is closed; otherwise it is open.
    pub closed: bool,
}

impl Node {
    /// The node without its place in the tree.
    pub const fn view(&self) -> NodeView {
        NodeView {
            state: self.state,
            side: self.side,
            g: self.g,
            h: self.h,
        }
    }
}

impl<'h> Moment<'h> {
    pub(crate) const fn new(recording: &'h Recording, k: u32) -> Self {
        Self {
            recording,
            k,
            part: None,
        }
    }

    pub fn k(&self) -> u64 {
        u64::from(self.k)
    }

    pub const fn recording(&self) -> &'h Recording {
        self.recording
    }

    /// The board of a state of the searched problem.
    pub fn board(&self, state: State) -> Option<Board> {
        Board::from_state(self.recording.problem.size(), state)
    }

    /// The counters as the search itself would have reported them, except `bytes`, which is unknown and 0.
    pub fn stats(&self) -> Stats {
        self.recording.timeline.kind().stats(self)
    }

    /// The counters of a search that stores every node it generates, with its value of `depth`.
    pub(crate) fn stats_of_graph_search(&self, depth: u32) -> Stats {
        let (expansions, k) = (&self.recording.expansions, self.k);
        let pending = self.pending_counts();
        let [nodes, duplicates] = [expansions.nodes(k), expansions.duplicates(k)].map(u64::from);
        let generated = nodes + duplicates - u64::from(expansions.roots());
        let (revised, reopened) = self.recording.revisions.counts(k);
        let visited = nodes - pending.visited;
        let reopenings = u64::from(reopened) - pending.reopened;
        let frontier = visited + reopenings - u64::from(k);
        Stats {
            expanded: u64::from(k),
            generated: generated - pending.generated,
            duplicates: duplicates - pending.duplicates,
            reopened: reopenings,
            improved: u64::from(revised - reopened) - pending.improved,
            frontier,
            peak_frontier: u64::from(expansions.peak(self.settled())).max(frontier),
            visited,
            depth,
            ..Stats::default()
        }
    }

    /// How many nodes have been generated: those with smaller numbers; by a depth-first search, in all iterations.
    pub fn nodes(&self) -> usize {
        self.range().end as usize
    }

    /// The numbers of the existing nodes: see [`contains`](Self::contains).
    pub(crate) fn range(&self) -> Range<u32> {
        let whole = self.recording.nodes_at(self.k);
        if self.part.is_none() {
            return whole;
        }
        let first = self.recording.expansions.nodes(self.k - 1);
        let pending = self.pending();
        let new = pending.iter().find(|&&node| node >= first);
        // In a depth-first search, the root of the next iteration comes after them.
        let end = new.copied().unwrap_or(match self.recording.depth_first() {
            Some(_) => self.recording.expansions.children(self.k).end,
            None => whole.end,
        });
        whole.start..end
    }

    /// The numbers of the nodes shown in the tree.
    pub fn drawn_range(&self) -> Range<u32> {
        let range = self.range();
        let next_root = self.part.is_none() && self.recording.root_before(self.k).is_some();
        range.start..range.end - u32::from(next_root)
    }

    /// The number of nodes shown in the tree: for a depth-first search, those of one iteration.
    pub fn drawn(&self) -> usize {
        self.drawn_range().len()
    }

    /// Whether `id` has been generated; for a depth-first search, in the iteration of the node expanded last, or as the root
    /// of one that is about to begin.
    pub fn contains(&self, id: NodeId) -> bool {
        self.range().contains(&id.0)
    }

    /// The threshold, or the depth limit, within which a depth-first search expanded its last node. When the next iteration
    /// begins, the counters already belong to that.
    pub fn threshold(&self) -> Option<u32> {
        let stack = self.recording.depth_first()?;
        Some(stack.of_expansion(self.k).threshold).filter(|_| self.k > 0)
    }

    /// The node expanded last; `None` at moment 0.
    pub fn current(&self) -> Option<Node> {
        let id = self.recording.expansions.node(self.k)?;
        self.node(NodeId(id))
    }

    pub fn node(&self, id: NodeId) -> Option<Node> {
        if !self.contains(id) {
            return None;
        }
        let nodes = &self.recording.nodes;
        let link = self.link(id.0);
        let root = nodes.is_root(id.0);
        let h = nodes.h(id.0);
        Some(Node {
            id,
            state: nodes.state(id.0),
            side: nodes.side(id.0),
            g: link.g,
            depth: link.depth,
            h: self.recording.algorithm.uses_heuristic().then_some(h),
            f: self.recording.strategy.f(link.g, h),
            parent: (!root).then_some(NodeId(link.parent)),
            mv: (!root).then_some(link.mv),
            closed: self.is_closed(id),
        })
    }

    /// Whether `id` is closed: it has been expanded, or dropped because it was beyond the threshold.
    pub fn is_closed(&self, id: NodeId) -> bool {
        let nodes = &self.recording.nodes;
        if id.index() >= nodes.len() || nodes.expanded_at(id.0) > self.k {
            return false;
        }
        if nodes.expanded_at(id.0) > self.settled() && !self.is_current(id) {
            // Only a depth-first search drops other nodes, at the end of an expansion.
            return false;
        }
        if !nodes.is_reopened(id.0) {
            return true;
        }
        let reopened = self.recording.revisions.of(id.0);
        let reopened = reopened
            .filter(|revision| revision.reopened && self.has_revised(revision))
            .map(|revision| revision.at)
            .next();
        let expanded = self.recording.expansions_of(id.0).find(|&at| at <= self.k);
        expanded > reopened
    }

    /// Whether a depth-first search has dropped `id`, because it was beyond the threshold.
    pub fn is_dropped(&self, id: NodeId) -> bool {
        let recording = self.recording;
        let left = recording.nodes.expanded_at(id.0);
        recording.algorithm.is_depth_first()
            && left <= self.settled()
            && recording.expansions.node(left) != Some(id.0)
    }

    /// Whether a search by f with a threshold does not expand `id` in this iteration: it has dropped it, or will.
    pub fn is_beyond(&self, id: NodeId) -> bool {
        let waits = |node: Node| !node.closed && node.f > self.threshold();
        let by_f = self.recording.algorithm == Algorithm::IdaStar && self.k > 0;
        self.is_dropped(id) || by_f && self.node(id).is_some_and(waits)
    }

    #[inline]
    pub(crate) fn link(&self, id: u32) -> ParentLink {
        let newest = self.recording.nodes.link(id);
        if !self.recording.nodes.is_revised(id) {
            return newest;
        }
        let later = self.recording.revisions.of(id);
        later
            .take_while(|revision| !self.has_revised(revision))
            .last()
            .map_or(newest, |revision| revision.old)
    }

    /// The nodes whose parent is `id`, in the order of moves.
    pub fn children(&self, id: NodeId) -> Vec<NodeId> {
        if self.recording.algorithm.is_depth_first() {
            let mut expansions = self.recording.expansions_of(id.0);
            let expanded = expansions.find(|&at| at <= self.k);
            let children = expanded.map(|at| self.recording.expansions.children(at));
            let children = children.into_iter().flatten().map(NodeId);
            return children.filter(|&child| self.contains(child)).collect();
        }
        let neighbours = self.recording.neighbours(id);
        let children = neighbours.filter_map(|(_, neighbour)| neighbour);
        children
            .filter(|&child| {
                self.contains(child)
                    && !self.recording.nodes.is_root(child.0)
                    && self.link(child.0).parent == id.0
            })
            .collect()
    }

    /// The nodes from the root to `id`, both included; empty if `id` has not been generated yet.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut next = Some(id).filter(|&id| self.contains(id));
        while let Some(id) = next {
            path.push(id);
            next = (!self.recording.nodes.is_root(id.0)).then(|| NodeId(self.link(id.0).parent));
        }
        path.reverse();
        path
    }

    /// Whether the search has its answer or nothing left to expand.
    pub fn is_over(&self) -> bool {
        self.part.is_none() && self.recording.timeline.kind().is_over(self)
    }

    /// Whether the goal has been reached, in the way that counts: for BFS generated, otherwise expanded.
    pub(crate) fn has_reached_goal(&self) -> bool {
        let reached = |goal| match self.recording.algorithm {
            Algorithm::Bfs => self.contains(goal),
            _ => self.is_closed(goal),
        };
        self.recording.goal().is_some_and(reached)
    }

    /// The node that will be taken next; `None` if the search is over, or in the middle of an expansion.
    pub fn next(&self) -> Option<Node> {
        if self.is_over() || self.part.is_some() {
            return None;
        }
        self.open().first()
    }

    /// The nodes of the solution, from the start to the goal; empty if it has not been found yet. If two searches met, the
    /// meeting state is in it twice, as the last node of the forward path and the first of the backward one.
    pub fn solution(&self) -> Vec<NodeId> {
        let recording = self.recording;
        if !self.is_over() {
            return Vec::new();
        }
        if !recording.algorithm.is_bidirectional() {
            return recording.goal().map_or(Vec::new(), |goal| self.path(goal));
        }
        let Some([forward, backward]) = self.meeting() else {
            return Vec::new();
        };
        let mut path = self.path(forward);
        path.extend(self.path(backward).into_iter().rev());
        path
    }

    /// The node of each side through which the path of a bidirectional search goes, if it has one: for bidirectional BFS at
    /// the first meeting, for MM on the best path so far.
    pub fn meeting(&self) -> Option<[NodeId; 2]> {
        if let Some(mm) = self.recording.timeline.mm() {
            return Some(mm.best_path(self)?.ends.map(NodeId));
        }
        let first = self.recording.meetings.first()?;
        let met = first.at <= self.k() && first.ends.iter().all(|&id| self.contains(id));
        met.then_some(first.ends)
    }

    /// The fates of the successors of a node when it was last expanded; `None` if it has not been.
    pub fn fates(&self, id: NodeId) -> Option<Successors> {
        let known = Some(id).filter(|&id| self.contains(id))?;
        let expanded = self
            .recording
            .expansions_of(known.0)
            .find(|&at| at <= self.k)?;
        if expanded == self.k {
            return Some(self.fates_so_far());
        }
        Some(self.recording.expansions.successors(expanded))
    }

    pub fn open(&self) -> OpenList<'h> {
        OpenList::new(*self)
    }

    pub fn fate(&self, mv: Move) -> Fate {
        self.fates_so_far().get(mv)
    }
}

impl Recording {
    /// The expansions of a node, newest first.
    pub fn expansions_of(&self, id: u32) -> impl Iterator<Item = u32> {
        let first = self.nodes.expanded_at(id);
        // In a depth-first search this may be where the node was dropped.
        let expanded = self.expansions.node(first) == Some(id);
        let first = (first != NEVER && expanded).then_some(first);
        // Only a node that was reopened is expanded again.
        let reopened = self.nodes.is_reopened(id);
        let again = reopened.then(|| self.reexpansions.of(id));
        again.into_iter().flatten().chain(first)
    }

    /// The blank's moves from a node, each with the node of the neighbouring state on the same side, if ever generated.
    pub(crate) fn neighbours(&self, id: NodeId) -> impl Iterator<Item = (Move, Option<NodeId>)> {
        let state = self.nodes.state(id.0);
        let side = self.nodes.side(id.0);
        let blank = state.blank();
        let moves = self.strategy.move_order.moves().into_iter();
        moves.filter_map(move |mv| {
            let to = self.grid.size().neighbour(blank, mv)?;
            Some((mv, self.find(state.slide(blank, to), side)))
        })
    }
}
