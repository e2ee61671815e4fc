//! Appending to a history.

use crate::{
    puzzle::{Move, Problem, State},
    recording::{Coverage, History, Meeting, NodeId, Order, nodes::Way},
    search::{
        Algorithm, Fate, Limits, Side, Status, Strategy, Stretch, Successors, Trace, any_search,
    },
};

impl History {
    /// Appends the next stretch of the run's trace, and stops recording for good where the cap is reached.
    pub fn append(&mut self, trace: Stretch<'_>) {
        for (successors, state) in trace.steps() {
            if self.coverage != Coverage::Growing {
                return;
            }
            if self.nodes.len() >= self.cap || !self.record(successors, state) {
                self.coverage = Coverage::Truncated(self.len());
            }
        }
    }

    /// Notes that the run has ended after `expanded` expansions.
    pub fn finish(&mut self, expanded: u64) {
        if self.coverage == Coverage::Growing {
            self.coverage = if expanded == self.len() {
                Coverage::Complete
            } else {
                Coverage::Truncated(self.len())
            };
        }
    }

    /// Puts in the root of one side.
    pub(crate) fn plant(&mut self, state: State, side: Side) {
        let h = self.estimate_of(state, side);
        let id = self.nodes.push_root(state, side, h);
        if self.algorithm.is_depth_first() {
            return;
        }
        self.index[side as usize].insert(&self.nodes.state, id);
        self.put(id, side, (0, u32::from(h)), 0);
        self.notice(id, state, side, 0);
    }

    pub(crate) fn estimate_of(&self, state: State, side: Side) -> u16 {
        let estimate = self.estimates[side as usize].as_ref();
        let h = estimate.map_or(0, |estimate| estimate(state));
        h.min(u32::from(u16::MAX)) as u16
    }

    /// A node is open with this g and h from expansion `at` on, where the open list is not implied.
    #[inline]
    fn put(&mut self, id: u32, side: Side, (g, h): (u32, u32), at: u32) {
        let rank = self.rank(g, h);
        match &mut self.open {
            Order::Buckets(buckets) => buckets.push(id, rank, g, at),
            Order::Facing(facing) => {
                facing.side_mut(side).push(id, rank, g, at);
                facing.bounds(side).put(g, h);
            }
            Order::Queues(_) | Order::Stack(_) => {}
        }
    }

    /// Records the expansion of `state`, or of whichever comes next, with what became of its `successors`, or what must
    /// have become of them; `false`, and nothing recorded, where no such node is open.
    fn record(&mut self, successors: Option<Successors>, state: Option<State>) -> bool {
        if self.descent().is_some() {
            return self.descend(successors);
        }
        let Some(node) = self.taken(state) else {
            return false;
        };
        let at = self.expansions.len() + 1;
        let (state, side) = (self.nodes.state[node as usize], self.nodes.side(node));
        let g = self.nodes.g[node as usize];
        self.take(node, u32::from(g), side, at);
        let blank = state.blank();
        let straight_back = (!self.nodes.is_root(node)).then(|| self.nodes.way(node).mv.inverse());
        let (mut fates, mut duplicates) = (Successors::default(), 0);
        for mv in Move::ALL {
            let Some(to) = self.grid.size().neighbour(blank, mv) else {
                continue;
            };
            let child = state.slide(blank, to);
            let fate = match successors {
                Some(successors) => successors.get(mv),
                None if Some(mv) == straight_back => Fate::None,
                None => self.implied(child, side),
            };
            fates.set(mv, fate);
            duplicates += u32::from(matches!(fate, Fate::Duplicate | Fate::Improved));
            let way = Way {
                parent: node,
                mv,
                g: g.saturating_add(1),
            };
            match fate {
                Fate::New => self.generate(child, side, way, at),
                Fate::Improved => self.improve(child, side, way, at),
                Fate::Duplicate | Fate::None => {}
            }
            if fate == Fate::New && self.ends_with(child) {
                break;
            }
        }
        if let Order::Facing(facing) = &mut self.open {
            facing.look();
        }
        let nodes = self.nodes.len() as u32;
        let open = nodes + self.revisions.reopenings() - at;
        self.expansions.push(node, nodes, duplicates, open, fates);
        true
    }

    /// What becomes of a successor in a search that drops what it has met before, and nothing else.
    fn implied(&self, child: State, side: Side) -> Fate {
        match self.find(child, side) {
            Some(_) => Fate::Duplicate,
            None => Fate::New,
        }
    }

    /// Whether the search is over as soon as `child` is generated, in the middle of an expansion.
    fn ends_with(&self, child: State) -> bool {
        self.algorithm == Algorithm::Bfs && child == self.problem.goal().state()
    }

    /// The node expanded next: the one of `state`, or the one that is first in the queues.
    fn taken(&self, state: Option<State>) -> Option<u32> {
        match (&self.open, state) {
            (Order::Queues(layers), _) => {
                let next = layers.next(&self.expansions);
                ((next as usize) < self.nodes.len()).then_some(next)
            }
            (Order::Buckets(_), Some(state)) => self.find(state, Side::Forward).map(|id| id.0),
            (Order::Facing(facing), Some(state)) => {
                let node = self.find(state, facing.next()?);
                node.map(|id| id.0)
            }
            (Order::Buckets(_) | Order::Facing(_), None) | (Order::Stack(_), _) => None,
        }
    }

    /// `node` leaves the open list.
    fn take(&mut self, node: u32, g: u32, side: Side, at: u32) {
        let h = u32::from(self.nodes.h[node as usize]);
        let rank = self.rank(g, h);
        match &mut self.open {
            Order::Queues(layers) => layers.expand(side, g, &self.expansions),
            Order::Buckets(buckets) => {
                let put = put(&self.revisions, &self.nodes, node);
                buckets.expand(node, (rank, g), put, at);
            }
            Order::Facing(facing) => {
                let put = put(&self.revisions, &self.nodes, node);
                facing.side_mut(side).expand(node, (rank, g), put, at);
                facing.bounds(side).forget(g, h);
            }
            Order::Stack(_) => {}
        }
        if self.nodes.expand(node, at) {
            self.again.push(node, at);
        }
    }

    fn generate(&mut self, state: State, side: Side, way: Way, at: u32) {
        let id = self.nodes.len() as u32;
        let h = self.estimate_of(state, side);
        self.nodes.push(state, side, at, h, way);
        self.index[side as usize].insert(&self.nodes.state, id);
        self.put(id, side, (u32::from(way.g), u32::from(h)), at);
        self.notice(id, state, side, at);
    }

    fn improve(&mut self, state: State, side: Side, way: Way, at: u32) {
        let Some(NodeId(id)) = self.find(state, side) else {
            return;
        };
        let old = self.nodes.way(id);
        let reopened = self.nodes.is_closed(id);
        let h = u32::from(self.nodes.h[id as usize]);
        let (old_g, new_g) = (u32::from(old.g), u32::from(way.g));
        if !reopened {
            let rank = (self.rank(old_g, h), old_g);
            let put = put(&self.revisions, &self.nodes, id);
            match &mut self.open {
                Order::Buckets(buckets) => buckets.improve(id, rank, put, at),
                Order::Facing(facing) => {
                    facing.side_mut(side).improve(id, rank, put, at);
                    facing.bounds(side).forget(old_g, h);
                }
                Order::Queues(_) | Order::Stack(_) => {}
            }
        }
        self.put(id, side, (new_g, h), at);
        self.revisions.push(id, at, old, reopened);
        self.nodes.revise(id, way);
        self.join(id, side, at);
    }

    /// Sees whether a new node is the goal, or where two searches meet.
    fn notice(&mut self, id: u32, state: State, side: Side, at: u32) {
        if side == Side::Forward && state == self.problem.goal().state() {
            self.goal = Some(id);
        }
        if self.expansions.roots() == 1 {
            return;
        }
        if let Some(twin) = self.find(state, side.other()) {
            let (forward, backward) = match side {
                Side::Forward => (NodeId(id), twin),
                Side::Backward => (twin, NodeId(id)),
            };
            self.meetings.push(Meeting {
                at: u64::from(at),
                forward,
                backward,
            });
            self.join(id, side, at);
        }
    }
}

/// When a node was last put into the open list.
fn put(
    revisions: &crate::recording::revisions::Revisions,
    nodes: &crate::recording::nodes::Nodes,
    node: u32,
) -> u32 {
    let born = nodes.born[node as usize];
    if nodes.is_revised(node) {
        revisions
            .of(node)
            .next()
            .map_or(born, |revision| revision.at)
    } else {
        born
    }
}

impl History {
    /// The history of the first expansions of a run that is yet to come. A search is deterministic: the run will make
    /// the same.
    #[must_use]
    pub fn ahead(problem: &Problem, strategy: Strategy, expansions: u64) -> Self {
        let mut ahead = Self::new(problem, strategy);
        let mut search = any_search(problem, strategy, Limits::NONE);
        let mut trace = Trace::default();
        let status = search.record(expansions, &mut trace);
        ahead.append(trace.all());
        if status != Status::Running {
            ahead.finish(search.stats().expanded);
        }
        ahead
    }
}

impl History {
    /// The nodes that expansion `k` put into the open list, in order, and whether each is new (or else improved).
    pub fn put_in(&self, k: u32) -> impl Iterator<Item = (u32, bool)> {
        let node = self.expansions.node(k).unwrap_or_default();
        let (state, side) = (self.nodes.state[node as usize], self.nodes.side(node));
        let fates = self.expansions.successors(k);
        let mut new = self.expansions.nodes(k.saturating_sub(1));
        Move::ALL
            .into_iter()
            .filter_map(move |mv| match fates.get(mv) {
                Fate::New => {
                    new += 1;
                    Some((new - 1, true))
                }
                Fate::Improved => {
                    let blank = state.blank();
                    let to = self.grid.size().neighbour(blank, mv)?;
                    let id = self.find(state.slide(blank, to), side)?;
                    Some((id.0, false))
                }
                Fate::Duplicate if self.descent().is_some() => {
                    new += 1;
                    Some((new - 1, true))
                }
                Fate::None | Fate::Duplicate => None,
            })
    }
}
