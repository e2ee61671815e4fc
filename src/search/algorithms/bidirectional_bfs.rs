//! Bidirectional breadth-first search.

use crate::{
    puzzle::{Problem, State},
    search::{
        Algorithm, Limit, Limits, NodeView, Observer, Outcome, Search, Side, Solution, Stats,
        Status,
        engine::{
            bfs_frontier::{self, BfsFrontier, Portion},
            node_table::{Space, Table},
            parent_move::{self, ParentMove},
            run_limits::RunLimits,
        },
    },
};

/// Breadth-first search from start and goal at once. It expands whole layers, the one of the smaller frontier first (the
/// forward one where they are equal), finishes the layer in which the frontiers first meet, and stops. The two depths
/// before that layer add up to less than the answer, so the first meeting lies on a shortest path: any shorter one would
/// have met in an earlier layer (Pohl 1971; the layer rule keeps the early stop correct, see Holte et al., *MM*, 2017).
pub struct Bidirectional<S: Space> {
    problem: Problem,
    /// How each side reached a state.
    table: S::Table<u8>,
    fronts: [BfsFrontier<S>; 2],
    /// Layers that each side has expanded.
    depths: [u32; 2],
    /// Whether start and goal lie in the same space, so that a shared address is a shared state.
    same_space: bool,
    /// The side whose layer is being expanded.
    turn: Side,
    layer_left: u64,
    meeting: Option<S::Node>,
    /// The side of the node expanded last, and that node's depth.
    current: (Side, u32),
    run: RunLimits,
}

const FORWARD: usize = Side::Forward as usize;
const BACKWARD: usize = Side::Backward as usize;

const fn other(side: Side) -> Side {
    match side {
        Side::Forward => Side::Backward,
        Side::Backward => Side::Forward,
    }
}

impl<S: Space> Bidirectional<S> {
    /// A search of `problem`, with the spaces around its start and its goal.
    ///
    /// # Panics
    /// If start or goal is not in its space.
    pub fn new(problem: &Problem, spaces: [S; 2], limits: Limits) -> Self {
        let [start, goal] = [problem.start().state(), problem.goal().state()];
        let [from_start, from_goal] = spaces;
        let same_space = from_start.node(goal).is_some();
        let mut table = from_start.table();
        let mut front = |space: S, side: Side, state: State| {
            let root = space.root(state);
            bfs_frontier::mark(table.entry(root), side, ParentMove::root());
            BfsFrontier::new(space, side, root)
        };
        let fronts = [
            front(from_start, Side::Forward, start),
            front(from_goal, Side::Backward, goal),
        ];
        let bytes = table.bytes() + fronts.iter().map(BfsFrontier::bytes).sum::<u64>();
        let mut search = Self {
            problem: *problem,
            table,
            fronts,
            depths: [0; 2],
            same_space,
            turn: Side::Forward,
            layer_left: 1,
            meeting: None,
            current: (Side::Forward, 0),
            run: RunLimits::new(limits, 2, bytes),
        };
        if start == goal {
            let stats = search.run.stats;
            let none = Solution::found(problem, Vec::new());
            search.run.publish(stats, Some(Outcome::Solved(none)));
        }
        search
    }

    fn bytes(&self) -> u64 {
        self.table.bytes() + self.fronts.iter().map(BfsFrontier::bytes).sum::<u64>()
    }

    /// The path through `meeting`: the forward way to it, then the backward way to it taken back.
    fn solved(&self, meeting: S::Node) -> Outcome {
        let way = |side: Side| {
            parent_move::path_to(self.fronts[side as usize].space(), meeting, |node| {
                bfs_frontier::parent_move(self.table.get(node), side).mv()
            })
        };
        let mut moves = way(Side::Forward);
        moves.extend(way(Side::Backward).iter().rev().map(|mv| mv.inverse()));
        Outcome::Solved(Solution::found(&self.problem, moves))
    }

    /// At the end of a layer: chooses the next one, and stops where the frontiers have met or one is used up.
    fn next_layer(&mut self) -> Option<Outcome> {
        let [forward, backward] = self.fronts.each_ref().map(BfsFrontier::len);
        self.turn = if forward <= backward {
            Side::Forward
        } else {
            Side::Backward
        };
        self.layer_left = forward.min(backward);
        if let Some(meeting) = self.meeting {
            return Some(self.solved(meeting));
        }
        (self.layer_left == 0).then_some(Outcome::Exhausted)
    }

    fn expand<O: Observer>(
        &mut self,
        budget: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<Outcome> {
        let last = stats.expanded.saturating_add(budget);
        while stats.expanded < last {
            if self.run.out_of_memory(stats.expanded, || self.bytes()) {
                return Some(Outcome::Limit(Limit::Memory));
            }
            let (side, before) = (self.turn, stats.expanded);
            let portion = Portion {
                limit: RunLimits::until_memory_check(before)
                    .min(last - before)
                    .min(self.layer_left),
                g: self.depths[side as usize],
                elsewhere: self.fronts[other(side) as usize].len(),
            };
            let (front, table) = (&mut self.fronts[side as usize], &mut self.table);
            let met = match side {
                Side::Forward => {
                    front.expand::<FORWARD, false, O>(table, &portion, stats, observer)
                }
                Side::Backward => {
                    front.expand::<BACKWARD, false, O>(table, &portion, stats, observer)
                }
            };
            if self.same_space {
                self.meeting = self.meeting.or(met);
            }
            self.current = (side, portion.g);
            self.layer_left -= stats.expanded - before;
            if self.layer_left == 0 {
                self.depths[side as usize] += 1;
                if let Some(end) = self.next_layer() {
                    return Some(end);
                }
            }
        }
        None
    }
}

impl<S: Space> Search for Bidirectional<S> {
    const ALGORITHM: Algorithm = Algorithm::Bidirectional;

    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status {
        let mut stats = self.run.stats;
        let end = self.expand(self.run.allowance(budget), &mut stats, observer);
        stats.visited = 2 + stats.generated - stats.duplicates;
        stats.depth = self.depths.iter().sum();
        stats.bytes = self.bytes();
        self.run.publish(stats, end)
    }

    fn stats(&self) -> Stats {
        self.run.stats
    }

    fn current(&self) -> Option<NodeView> {
        let (side, g) = self.current;
        self.fronts[side as usize].current(g)
    }

    /// The rest of the layer at hand, then what the other side would expand next.
    fn next_open(&self, count: usize) -> Vec<NodeView> {
        let of =
            |side: Side, left| self.fronts[side as usize].views(self.depths[side as usize], left);
        let nodes = of(self.turn, self.layer_left).chain(of(other(self.turn), u64::MAX));
        nodes.take(count).collect()
    }
}
