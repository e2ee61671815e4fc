//! Appending to a recording, up to its limit.

use crate::puzzle::{Move, Problem, State, Step};
use crate::recording::nodes::{ParentLink, estimate};
use crate::recording::open_list::Timeline;
use crate::recording::open_list::kind::{GivenOrder, OpenNode};
use crate::recording::{Coverage, Meeting, NodeId, Recording};
use crate::search::{
    Algorithm, Fate, Limits, PatternDatabases, SLICE, Side, Status, Strategy, Stretch, Successors,
    Trace, any_search,
};

impl Recording {
    /// The default limit of nodes in a recording: three times the space of the 8-puzzle. A search runs several times faster
    /// than it can be recorded, so doubling this limit would double how far the views lag behind. The memory of a page never
    /// shrinks, and it has one thread for searching and recording.
    pub const CAP: usize = if cfg!(target_arch = "wasm32") {
        250_000
    } else {
        600_000
    };

    /// Appends the next stretch of the run's trace, and stops recording for good when the cap is reached.
    pub fn append(&mut self, trace: Stretch<'_>) {
        for (successors, hs) in trace.steps() {
            if self.coverage != Coverage::Growing {
                break;
            }
            let is_recorded = self.nodes.len() < self.cap
                && match successors {
                    Some(successors) => self.record_next(successors, hs),
                    None => self.record_depth_first(),
                };
            if !is_recorded {
                self.coverage = Coverage::Truncated;
            }
        }
        self.settle();
    }

    pub fn finish(&mut self, expanded: u64) {
        self.is_whole = true;
        if self.coverage == Coverage::Growing {
            self.coverage = if expanded == self.len() {
                Coverage::Complete
            } else {
                Coverage::Truncated
            };
        }
    }

    pub(crate) fn add_root(&mut self, state: State, side: Side) {
        let h = self.estimate_of(state, side);
        let id = self.nodes.push(state, side, 0, h, None);
        let root = self.open_node(id, side, (0, u32::from(h)));
        self.timeline.insert(root, 0);
    }

    pub(crate) fn estimate_of(&self, state: State, side: Side) -> u16 {
        estimate(self.estimates[side as usize].as_ref(), state)
    }

    #[inline]
    fn open_node(&self, id: u32, side: Side, (g, h): (u32, u32)) -> OpenNode {
        OpenNode {
            id,
            side,
            g,
            h,
            rank: self.rank(g, h),
            tie: self.strategy.tie(g, h),
        }
    }

    /// Records the expansion of the first open node, with the fates of its successors. If none is open, records nothing and
    /// returns `false`.
    fn record_next(&mut self, fates: Successors, hs: Option<[u16; 4]>) -> bool {
        let at = self.expansions.len() + 1;
        let taken = self.timeline.take(at, &self.expansions, &self.nodes);
        if let Some(node) = taken {
            self.record(node, fates, hs);
        }
        taken.is_some()
    }

    /// Records the expansion of `node`, with the fates of its successors and their estimates, if known.
    fn record(&mut self, node: u32, fates: Successors, hs: Option<[u16; 4]>) {
        let at = self.expansions.len() + 1;
        let (state, side) = (self.nodes.state(node), self.nodes.side(node));
        let (g, depth) = (self.nodes.g(node), self.nodes.depth(node) + 1);
        if self.nodes.expand(node, at) {
            self.reexpansions.push(node, at);
        }
        let blank = state.blank();
        let mut duplicates = 0;
        for step in 0..Move::ALL.len() {
            let Some(&Step { mv, to }) = self.grid.steps(blank, None).get(step) else {
                break;
            };
            let fate = fates.get(mv);
            duplicates += u32::from(matches!(fate, Fate::Duplicate | Fate::Improved));
            if matches!(fate, Fate::Duplicate | Fate::None) {
                continue;
            }
            let child = state.slide(blank, usize::from(to));
            let parent = node;
            let g = g + self.cost_of(state, usize::from(to));
            let link = ParentLink {
                parent,
                mv,
                g,
                depth,
            };
            if fate == Fate::Improved {
                self.improve(child, side, link, at);
                continue;
            }
            let h = match hs {
                Some(hs) => hs[mv as usize],
                None => self.estimate_of(child, side),
            };
            let id = self.nodes.push(child, side, at, h, Some(link));
            let new = self.open_node(id, side, (g, u32::from(h)));
            self.timeline.insert(new, at);
        }
        self.choose_side();
        let nodes = self.nodes.len() as u32;
        let open = nodes + self.revisions.reopenings() - at;
        self.expansions.push(node, nodes, duplicates, open, fates);
    }

    /// Adds the new nodes to the index, and checks whether one of them is the goal or a meeting of two searches.
    pub(crate) fn settle(&mut self) {
        let unsettled = self.settled..self.nodes.len() as u32;
        self.settled = unsettled.end;
        if self.algorithm.is_depth_first() {
            return;
        }
        let two_sided = self.expansions.roots() == 2;
        for side in [Side::Forward, Side::Backward] {
            let states = self.nodes.states().range(unsettled.clone());
            let of_side = |id: u32| !two_sided || self.nodes.side(id) == side;
            let own = unsettled.clone().zip(states).filter(|&(id, _)| of_side(id));
            self.index[side as usize].insert_all(own);
            if !two_sided {
                break;
            }
        }
        let goal = self.problem.goal().state();
        self.goal = self.find(goal, Side::Forward).map(|NodeId(id)| id);
        for id in unsettled.filter(|_| two_sided) {
            self.check_meeting(id);
        }
        self.choose_side();
    }

    /// Lets MM choose its next side, when an expansion, or all data so far, has been recorded.
    #[inline]
    fn choose_side(&mut self) {
        if let Some(mm) = self.timeline.mm_mut() {
            mm.choose_side();
        }
    }

    /// The node of each side with the state of node `id`, if both sides have reached it.
    pub(crate) fn ends(&self, id: u32) -> Option<[u32; 2]> {
        let side = self.nodes.side(id);
        let NodeId(twin) = self.find(self.nodes.state(id), side.other())?;
        Some(match side {
            Side::Forward => [id, twin],
            Side::Backward => [twin, id],
        })
    }

    fn improve(&mut self, state: State, side: Side, link: ParentLink, at: u32) {
        self.settle();
        let Some(NodeId(id)) = self.find(state, side) else {
            return;
        };
        let old = self.nodes.link(id);
        let reopened = self.nodes.is_closed(id);
        let h = self.nodes.h(id);
        if !reopened {
            let before = self.open_node(id, side, (old.g, h));
            let inserted_at = self.revisions.last_inserted(&self.nodes, id);
            self.timeline.remove(before, inserted_at, at);
        }
        let after = self.open_node(id, side, (link.g, h));
        self.timeline.insert(after, at);
        self.revisions.push(id, at, old, reopened);
        self.nodes.revise(id, link);
        if let Some(ends) = self.ends(id) {
            self.check_path(ends, at);
        }
    }

    /// Records a meeting if the other side had the state of the new node before.
    fn check_meeting(&mut self, id: u32) {
        let Some(ends) = self.ends(id).filter(|ends| ends.iter().max() == Some(&id)) else {
            return;
        };
        let at = self.nodes.generated_at(id);
        self.meetings.push(Meeting {
            at: u64::from(at),
            ends: ends.map(NodeId),
        });
        self.check_path(ends, at);
    }
}

impl Recording {
    /// Records the first `expansions` expansions of a future run, which will make the same ones because a search is
    /// deterministic. Ends early if the recording is full.
    pub fn ahead(
        problem: &Problem,
        strategy: Strategy,
        expansions: u64,
        databases: &PatternDatabases,
    ) -> Self {
        let mut ahead = Self::new(problem, strategy, databases);
        let mut search = any_search(problem, strategy, Limits::NONE, databases);
        // The search stops when the recording is full.
        let status = loop {
            let mut trace = Trace::default();
            let status = search.record(SLICE.min(expansions - ahead.len()), &mut trace);
            ahead.append(trace.all());
            let is_full = ahead.coverage() != Coverage::Growing;
            if status != Status::Running || ahead.len() == expansions || is_full {
                break status;
            }
        };
        if status != Status::Running {
            ahead.finish(search.stats().expanded);
        }
        ahead
    }

    /// Records expansions in a given order, made by the rules of `strategy` except for the choice of the node. It ends
    /// before the first board that is not in the frontier. Not for MM and depth-first searches, whose next board depends on
    /// more than the previous ones.
    pub fn following(
        problem: &Problem,
        strategy: Strategy,
        order: impl IntoIterator<Item = State>,
        databases: &PatternDatabases,
    ) -> Self {
        let mut recording = Self::new(problem, strategy, databases);
        recording.timeline = Timeline::Given(GivenOrder::default());
        for state in order {
            if recording.nodes.len() >= recording.cap {
                break;
            }
            let Some(node) = recording.open_with(state) else {
                break;
            };
            let (g, h) = (recording.nodes.g(node), recording.nodes.h(node));
            let depth = match strategy.algorithm.goes_by_f() {
                true => recording.rank(g, h),
                false => g,
            };
            if let Timeline::Given(given) = &mut recording.timeline {
                given.depths.note(recording.expansions.len() + 1, depth);
            }
            recording.record(node, recording.fates_of(node), None);
            recording.settle();
        }
        recording.finish(recording.len());
        recording
    }

    /// The open node of `state`. If both sides have one, that of the side expanded last, because two searches that have met
    /// end with the layer of that side.
    fn open_with(&self, state: State) -> Option<u32> {
        let last = self.expansions.node(self.expansions.len());
        let side = last.map_or(Side::Forward, |node| self.nodes.side(node));
        let sides = [side, side.other()].into_iter();
        let mut nodes = sides.filter_map(|side| self.find(state, side));
        let node = nodes.find(|&NodeId(node)| !self.nodes.is_closed(node))?;
        Some(node.0)
    }

    /// The fates of the successors of `node` if it is expanded now.
    fn fates_of(&self, node: u32) -> Successors {
        let (state, side, g) = (
            self.nodes.state(node),
            self.nodes.side(node),
            self.nodes.g(node),
        );
        let mut fates = Successors::default();
        let goal_when_taken = !self.algorithm.is_breadth_first();
        if goal_when_taken && state == self.problem.goal().state() {
            return fates;
        }
        let came_by = (!self.nodes.is_root(node)).then(|| self.nodes.link(node).mv);
        let blank = state.blank();
        for step in self.grid.steps(blank, came_by) {
            let child = state.slide(blank, usize::from(step.to));
            let g = g + self.cost_of(state, usize::from(step.to));
            let fate = match self.find(child, side) {
                None => Fate::New,
                Some(NodeId(known))
                    if self.strategy.improves(
                        g,
                        self.nodes.g(known),
                        self.nodes.is_closed(known),
                    ) =>
                {
                    Fate::Improved
                }
                Some(_) => Fate::Duplicate,
            };
            fates.set(step.mv, fate);
            // BFS ends as soon as the goal is generated, in the middle of an expansion.
            let is_goal = child == self.problem.goal().state();
            if self.algorithm == Algorithm::Bfs && fate == Fate::New && is_goal {
                break;
            }
        }
        fates
    }

    /// The nodes that expansion `k` put into the open list, in order: the move, the node, and whether it is new (otherwise it is
    /// improved).
    pub fn inserted_by(&self, k: u32) -> impl Iterator<Item = (Move, u32, bool)> {
        let fates = self.expansions.successors(k);
        let mut new = self.expansions.nodes(k.saturating_sub(1));
        let mut improved = self.revisions.made_by(k);
        let moves = self.strategy.move_order.moves();
        moves.into_iter().filter_map(move |mv| {
            let fate = fates.get(mv);
            if fate == Fate::Improved {
                return improved.next().map(|known| (mv, known, false));
            }
            let inserts =
                fate == Fate::New || fate == Fate::Duplicate && self.algorithm.is_depth_first();
            inserts.then(|| {
                new += 1;
                (mv, new - 1, true)
            })
        })
    }
}
