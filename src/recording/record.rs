//! Appending to a recording, up to its limit.

use crate::puzzle::{Move, Problem, State, Step};
use crate::recording::nodes::{ParentLink, estimate};
use crate::recording::open_list::given_timeline::GivenTimeline;
use crate::recording::open_list::kind::OpenNode;
use crate::recording::open_list::timeline::Timeline;
use crate::recording::{Coverage, Meeting, NodeId, Recording};
use crate::search::{
    Algorithm, Fate, Limits, PatternDatabases, SLICE, Side, Status, Strategy, Stretch, Successors,
    Trace, any_search,
};

/// How many expansions before it is read a slot of the index is asked for, and the state that stands there.
const SLOTS_AHEAD: usize = 12;
const STATES_AHEAD: usize = 6;

impl Recording {
    /// How many nodes a recording holds unless told otherwise: the whole space of the 8-puzzle three times over. Up to here
    /// a search is some times faster than its recording, so twice as many would leave the pictures twice as far behind it.
    pub const CAP: usize = 600_000;

    /// Appends the next stretch of the run's trace, and stops recording for good where the cap is reached.
    pub fn append(&mut self, trace: Stretch<'_>) {
        for (index, (successors, state)) in trace.steps().enumerate() {
            if self.coverage != Coverage::Growing {
                return;
            }
            self.prefetch(trace, index);
            if self.nodes.len() >= self.cap || !self.record(successors, state) {
                self.coverage = Coverage::Truncated(self.len());
            }
        }
    }

    /// Asks for what the index says of expansions to come and of their successors: recording mostly waits for memory.
    #[inline]
    fn prefetch(&self, trace: Stretch<'_>, index: usize) {
        let later = |distance: usize| {
            let state = trace.state(index + distance);
            self.timeline.later(self, distance as u32, state)
        };
        if let Some((state, side)) = later(SLOTS_AHEAD) {
            if !self.algorithm.implies_trace() {
                self.index[side as usize].prefetch_slot(state);
            }
            for (child, _) in self.looked_up(state, trace.successors(index + SLOTS_AHEAD)) {
                self.index[side as usize].prefetch_slot(child);
                if self.expansions.roots() == 2 {
                    self.index[side.other() as usize].prefetch_slot(child);
                }
            }
        }
        if let Some((state, side)) = later(STATES_AHEAD) {
            let index_of_side = &self.index[side as usize];
            if !self.algorithm.implies_trace()
                && let Some(node) = index_of_side.expected(state)
            {
                self.nodes.prefetch(node);
            }
            for (child, is_new) in self.looked_up(state, trace.successors(index + STATES_AHEAD)) {
                if !is_new && let Some(node) = index_of_side.expected(child) {
                    self.nodes.prefetch_state(node);
                }
            }
        }
    }

    /// The successors of `state` that are looked up when it is expanded, and whether it is known that they are new.
    #[inline]
    fn looked_up(
        &self,
        state: State,
        fates: Option<Successors>,
    ) -> impl Iterator<Item = (State, bool)> {
        let blank = state.blank();
        let steps = self.grid.steps(blank, None).iter();
        steps.filter_map(move |step| {
            let fate = fates.map(|fates| fates.get(step.mv));
            let is_dropped = matches!(fate, Some(Fate::None | Fate::Duplicate));
            let child = state.slide(blank, usize::from(step.to));
            (!is_dropped).then_some((child, fate == Some(Fate::New)))
        })
    }

    pub fn finish(&mut self, expanded: u64) {
        if self.coverage == Coverage::Growing {
            self.coverage = if expanded == self.len() {
                Coverage::Complete
            } else {
                Coverage::Truncated(self.len())
            };
        }
    }

    pub(crate) fn add_root(&mut self, state: State, side: Side) {
        let h = self.estimate_of(state, side);
        let id = self.nodes.push_root(state, side, 0, h);
        if self.algorithm.is_depth_first() {
            return;
        }
        self.index[side as usize].insert(state, id);
        let root = self.open_node(id, side, (0, u32::from(h)));
        self.timeline.insert(root, 0);
        self.check_goal_and_meeting(id, state, side, 0);
    }

    pub(crate) fn estimate_of(&self, state: State, side: Side) -> u16 {
        estimate(self.estimates[side as usize].as_ref(), state)
    }

    #[inline]
    fn open_node(&self, id: u32, side: Side, (g, h): (u32, u32)) -> OpenNode {
        let rank = self.rank(g, h);
        OpenNode {
            id,
            side,
            g,
            h,
            rank,
        }
    }

    /// Records the expansion of `state`, or of whichever comes next, with what became of its `successors`, or what must
    /// have become of them; `false`, and nothing recorded, where no such node is open.
    fn record(&mut self, successors: Option<Successors>, state: Option<State>) -> bool {
        if self.algorithm.is_depth_first() {
            return self.record_depth_first();
        }
        let Some(node) = self.timeline.next(self, state) else {
            return false;
        };
        let at = self.expansions.len() + 1;
        let (state, side) = (self.nodes.state(node), self.nodes.side(node));
        let g = self.nodes.g(node);
        self.close(node, g, side, at);
        let blank = state.blank();
        let straight_back = (!self.nodes.is_root(node)).then(|| self.nodes.link(node).mv.inverse());
        let (mut fates, mut duplicates) = (Successors::default(), 0);
        for step in 0..Move::ALL.len() {
            let Some(&Step { mv, to }) = self.grid.steps(blank, None).get(step) else {
                break;
            };
            let child = state.slide(blank, usize::from(to));
            let fate = match successors {
                Some(successors) => successors.get(mv),
                None if Some(mv) == straight_back => Fate::None,
                None => self.implied(child, side),
            };
            fates.set(mv, fate);
            duplicates += u32::from(matches!(fate, Fate::Duplicate | Fate::Improved));
            let link = ParentLink {
                parent: node,
                mv,
                g: g + 1,
            };
            match fate {
                Fate::New => self.generate(child, side, link, at),
                Fate::Improved => self.improve(child, side, link, at),
                Fate::Duplicate | Fate::None => {}
            }
            if fate == Fate::New && self.ends_with(child) {
                break;
            }
        }
        self.timeline.end_expansion();
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

    /// `node` leaves the open list to be expanded.
    fn close(&mut self, node: u32, g: u32, side: Side, at: u32) {
        let h = self.nodes.h(node);
        let taken = self.open_node(node, side, (g, h));
        let inserted_at = || self.revisions.last_inserted(&self.nodes, node);
        self.timeline
            .expand(taken, inserted_at, at, &self.expansions);
        if self.nodes.expand(node, at) {
            self.reexpansions.push(node, at);
        }
    }

    fn generate(&mut self, state: State, side: Side, link: ParentLink, at: u32) {
        let id = self.nodes.len() as u32;
        let h = self.estimate_of(state, side);
        self.nodes.push(state, side, at, h, link);
        self.index[side as usize].insert(state, id);
        let new = self.open_node(id, side, (link.g, u32::from(h)));
        self.timeline.insert(new, at);
        self.check_goal_and_meeting(id, state, side, at);
    }

    fn improve(&mut self, state: State, side: Side, link: ParentLink, at: u32) {
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
        self.check_path(id, side, at);
    }

    /// Sees whether a new node is the goal, or where two searches meet.
    fn check_goal_and_meeting(&mut self, id: u32, state: State, side: Side, at: u32) {
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
            self.check_path(id, side, at);
        }
    }
}

impl Recording {
    /// The recording of the first expansions of a run that is yet to come. A search is deterministic: the run will make
    /// the same. It ends where a recording is full.
    pub fn ahead(
        problem: &Problem,
        strategy: Strategy,
        expansions: u64,
        databases: &PatternDatabases,
    ) -> Self {
        let mut ahead = Self::new(problem, strategy, databases);
        let mut search = any_search(problem, strategy, Limits::NONE, databases);
        // What a recording cannot hold is not searched for.
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

    /// The recording of expansions in an order that somebody gives, made by the rule of `strategy` but for the choice. It
    /// ends before the first board that does not wait in the frontier. Not for MM and depth-first searches, whose next
    /// board follows from more than those before it.
    pub fn following(
        problem: &Problem,
        strategy: Strategy,
        order: impl IntoIterator<Item = State>,
        databases: &PatternDatabases,
    ) -> Self {
        let mut recording = Self::new(problem, strategy, databases);
        recording.timeline = Timeline::Given(GivenTimeline::new(strategy.algorithm));
        for state in order {
            if recording.nodes.len() >= recording.cap {
                break;
            }
            let Some(node) = GivenTimeline::next(&recording, state) else {
                break;
            };
            let fates = recording.fates_of(node);
            recording.record(Some(fates), Some(state));
        }
        recording.finish(recording.len());
        recording
    }

    /// What becomes of the successors of `node` if it is expanded now.
    fn fates_of(&self, node: u32) -> Successors {
        let (state, side, g) = (
            self.nodes.state(node),
            self.nodes.side(node),
            self.nodes.g(node),
        );
        let mut fates = Successors::default();
        let goal_when_taken = !self.algorithm.implies_trace();
        if goal_when_taken && state == self.problem.goal().state() {
            return fates;
        }
        let came_by = (!self.nodes.is_root(node)).then(|| self.nodes.link(node).mv);
        let improves = self.algorithm.goes_by_f() || self.algorithm == Algorithm::UniformCost;
        let blank = state.blank();
        for step in self.grid.steps(blank, came_by) {
            let child = state.slide(blank, usize::from(step.to));
            let fate = match self.find(child, side) {
                None => Fate::New,
                Some(NodeId(known)) if improves && g + 1 < self.nodes.g(known) => Fate::Improved,
                Some(_) => Fate::Duplicate,
            };
            fates.set(step.mv, fate);
        }
        fates
    }

    /// The nodes that expansion `k` put into the open list, in order, and whether each is new (or else improved).
    pub fn inserted_by(&self, k: u32) -> impl Iterator<Item = (u32, bool)> {
        let node = self.expansions.node(k).unwrap_or_default();
        let (state, side) = (self.nodes.state(node), self.nodes.side(node));
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
                Fate::Duplicate if self.algorithm.is_depth_first() => {
                    new += 1;
                    Some((new - 1, true))
                }
                Fate::None | Fate::Duplicate => None,
            })
    }
}
