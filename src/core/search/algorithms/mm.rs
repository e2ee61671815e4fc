//! MM: bidirectional heuristic search that meets in the middle.

use crate::puzzle::{Move, Problem};
use crate::search::engine::mm_bounds::{Bounds, is_over, leading, priority};
use crate::search::engine::node_record::{NodeRecord, RecordBits};
use crate::search::engine::node_table::{NodeTable, Space, Successor, path_through};
use crate::search::engine::open_queue::OpenQueue;
use crate::search::engine::parent_move::ParentMove;
use crate::search::engine::step_costs::{StepCosts, Unit};
use crate::search::heuristics::Estimate;
use crate::search::{
    End, Fate, NodeView, Observer, Outcome, SearchAlgorithm, Side, Stats, Successors,
};

/// MM (Holte, Felner, Sharon, Sturtevant, *Bidirectional Search That Is Guaranteed to Meet in the Middle*, AAAI 2016), with
/// the cost ε of the cheapest move: A* from start and goal at once, each guided towards the root of the other. Nodes are ordered by their priority
/// max(g + h, 2g + ε), so neither side expands a node beyond the middle of a cheapest path. The side with the lowest
/// priority expands a node, forward if both are equal; among equal priorities, the node with the lowest g, then the oldest.
///
/// The best path so far leads through a state that both sides have reached. It is a cheapest path as soon as it is no dearer
/// than any of four lower bounds on the paths still to be found: the lowest priority, the lowest f of each side, and the sum
/// of the lowest g of both sides and ε. Nodes whose g improves are opened again, so any admissible estimate is allowed.
///
/// Without an estimate this is uniform-cost search from both ends (MM₀ in the paper), the bidirectional search of boards
/// whose moves have different costs. There the first meeting proves nothing: it joins what each side has reached so far, and
/// a path through another state, not yet reached by one side, may cost less. A path still to be found leaves one closed set
/// and enters the other, so it costs at least the lowest open g of both sides and ε, and the search goes on until the best
/// path costs no more than that.
pub struct Mm<S: Space, E: Estimate, C: StepCosts = Unit> {
    is_solved: bool,
    /// Whether the search has an estimate to show.
    is_guided: bool,
    costs: C,
    sides: [Half<S, E, C>; 2],
    /// The [`NodeRecord`] of the forward search in the low bits of each entry, that of the backward search in the high bits.
    nodes: S::Table<Pair<C>>,
    /// Whether start and goal lie in the same space, so that a shared address is a shared state.
    same_space: bool,
    /// The cost of the cheapest path so far, and a state on it that both sides have reached.
    best: Option<(u32, S::Node)>,
    turn: Side,
    /// The node expanded last, with its side, g and h.
    current: Option<(S::Node, Side, u32, u32)>,
}

/// The records of both sides.
type Pair<C> = <<C as StepCosts>::Bits as RecordBits>::Pair;

type Record<C> = NodeRecord<<C as StepCosts>::Bits>;

struct Half<S: Space, E, C: StepCosts> {
    space: S,
    estimate: E,
    open: C::Open<S::Node>,
    bounds: Bounds,
}

impl<S: Space, E: Estimate, C: StepCosts> Half<S, E, C> {
    /// Takes the first open node and closes it. Returns it with its priority, its g and the move that led to it. Skips stale
    /// entries of nodes that have been closed or improved since.
    #[inline(always)]
    fn take(
        &mut self,
        nodes: &mut S::Table<Pair<C>>,
        side: Side,
    ) -> Option<(u32, u32, S::Node, Option<Move>)> {
        loop {
            let (rank, g, node) = self.open.pop()?;
            let entry = nodes.known(node);
            let record = Record::<C>::of(*entry, side);
            if record.g() == g && !record.is_closed() {
                record.closed().store(entry, side);
                return Some((rank, g, node, record.parent_move()));
            }
        }
    }

    #[inline]
    fn put(&mut self, node: S::Node, g: u32, h: u32, epsilon: u32) {
        self.open.push(priority(g, h, epsilon), g, node);
        self.bounds.put(g, h);
    }
}

impl<S: Space, E: Estimate, C: StepCosts> Mm<S, E, C> {
    /// Searches `problem`, with the spaces around its start and its goal, by an estimate made for its goal and one made
    /// for its start, with the `costs` of the problem.
    ///
    /// # Panics
    /// If start or goal is not in its space.
    pub fn new(problem: &Problem, spaces: [S; 2], estimates: [E; 2], costs: C) -> Self {
        let states = [problem.start().state(), problem.goal().state()];
        let same_space = spaces[0].node(states[1]).is_some();
        let mut nodes = spaces[0].table();
        let mut make = |side: Side, space: S, estimate: E| {
            let state = states[side as usize];
            let node = space.root(state);
            let record = Record::<C>::open(0, ParentMove::root());
            record.store(nodes.entry(node), side);
            let h = estimate.of(state);
            let mut half = Half {
                space,
                estimate,
                open: C::Open::default(),
                bounds: Bounds::by(costs.least()),
            };
            half.put(node, 0, h, costs.least());
            half
        };
        let ([start, goal], [to_goal, to_start]) = (spaces, estimates);
        let sides = [
            make(Side::Forward, start, to_goal),
            make(Side::Backward, goal, to_start),
        ];
        Self {
            is_solved: states[0] == states[1],
            is_guided: true,
            costs,
            sides,
            nodes,
            same_space,
            best: None,
            turn: Side::Forward,
            current: None,
        }
    }

    /// The same search, which shows no estimates because it has none.
    pub fn unguided(self) -> Self {
        Self {
            is_guided: false,
            ..self
        }
    }

    /// Chooses the side to expand next. Ends the search if the best path cannot be improved or a side has no open node.
    fn next_turn(&mut self) -> Option<End> {
        let [forward, backward] = &mut self.sides;
        let lowest = [forward.bounds.lowest(), backward.bounds.lowest()];
        self.turn = leading(lowest);
        if !is_over(lowest, self.best.map(|(cost, _)| cost)) {
            return None;
        }
        Some(self.best.map_or(End::Exhausted, |(_, meeting)| {
            let spaces = self.sides.each_ref().map(|half| &half.space);
            End::Path(path_through(spaces, meeting, |node, side| {
                Record::<C>::of(self.nodes.get(node), side).parent_move()
            }))
        }))
    }

    fn view(&self, node: S::Node, side: Side, g: u32, h: u32) -> NodeView {
        NodeView {
            state: self.sides[side as usize].space.state(node).into(),
            side,
            g,
            h: self.is_guided.then_some(h),
        }
    }

    /// The open nodes of one side, in the order of expansion.
    fn open_of(&self, side: Side) -> impl Iterator<Item = NodeView> {
        let half = &self.sides[side as usize];
        let live = half.open.iter().filter(move |&(_, g, node)| {
            let record = Record::<C>::of(self.nodes.get(node), side);
            record.g() == g && !record.is_closed()
        });
        live.map(move |(_, g, node)| {
            let h = half.estimate.of(half.space.state(node));
            self.view(node, side, g, h)
        })
    }
}

impl<S: Space, E: Estimate, C: StepCosts> SearchAlgorithm for Mm<S, E, C> {
    const ROOTS: u64 = 2;

    fn begin(&mut self, _: &mut Stats) -> Option<End> {
        if self.is_solved {
            return Some(End::Path(Vec::new()));
        }
        self.next_turn()
    }

    #[inline(always)]
    fn expand<O: Observer>(&mut self, _: u64, stats: &mut Stats, observer: &mut O) -> Option<End> {
        let side = self.turn;
        let half = &mut self.sides[side as usize];
        // n ← lowest p of both, smallest g, oldest
        let Some((rank, g, node, parent_move)) = half.take(&mut self.nodes, side) else {
            return Some(End::Exhausted);
        };
        let state = half.space.state(node);
        let h = half.estimate.of(state);
        half.bounds.forget(g, h);
        stats.expanded += 1;
        stats.depth = stats.depth.max(rank);
        self.current = Some((node, side, g, h));

        let blank = half.space.blank(node, state);
        let parent = half.space.queue(node, parent_move);
        let mut successors = [S::Successor::default(); 4];
        let count = half.space.successors(&[parent], &mut successors).min(4);
        for child in &successors[..count] {
            self.nodes.prefetch(child.node());
        }
        let mut frontier = stats.frontier - 1;
        let (mut fates, mut hs) = (Successors::default(), [0; 4]);
        // for each neighbour m of n but its parent
        for m in &successors[..count] {
            stats.generated += 1;
            let entry = self.nodes.entry(m.node());
            let own = Record::<C>::of(*entry, side);
            let m_g = g + self.costs.of(state, m.blank());
            // if m is new to this side or g(n) + the cost of the move < g(m)
            if own.is_visited() && own.g() <= m_g {
                stats.duplicates += 1;
                fates.note(m.parent_move(), Fate::Duplicate);
                continue;
            }
            let h = half.estimate.after(h, state, blank, m.blank());
            let fate = if !own.is_visited() {
                frontier += 1;
                Fate::New
            } else {
                stats.duplicates += 1;
                if own.is_closed() {
                    stats.reopened += 1;
                    frontier += 1;
                } else {
                    stats.improved += 1;
                    // Its old entry stays in the open list as a stale entry.
                    half.bounds.forget(own.g(), h);
                }
                Fate::Improved
            };
            fates.note(m.parent_move(), fate);
            // parent(m) ← n; put m into this side’s frontier
            Record::<C>::open(m_g, m.parent_move()).store(entry, side);
            let theirs = Record::<C>::of(*entry, side.other());
            half.put(m.node(), m_g, h, self.costs.least());
            if O::WATCHES {
                hs[m.parent_move().index()] = h as u16;
            }
            // if the other has m: best ← the cheaper
            let cost = m_g + theirs.g();
            if self.same_space
                && theirs.is_visited()
                && self.best.is_none_or(|(best, _)| cost < best)
            {
                self.best = Some((cost, m.node()));
            }
        }
        stats.open(frontier);
        fates.report(observer, Some(hs), state, side, g);
        // until best ≤ a bound or a frontier is empty
        self.next_turn()
    }

    #[inline]
    fn failure(&self) -> Option<Outcome> {
        let mut sides = self.sides.iter();
        sides.find_map(|half| Outcome::of_failure(&half.estimate))
    }

    fn make_room(&mut self, new: usize) -> bool {
        self.nodes.make_room(new)
    }

    fn bytes(&self, _: &Stats) -> u64 {
        let open = self.sides.iter().map(|half| half.open.bytes());
        self.nodes.bytes() + open.sum::<u64>()
    }

    fn current(&self) -> Option<NodeView> {
        let (node, side, g, h) = self.current?;
        Some(self.view(node, side, g, h))
    }

    /// The open nodes of the side to expand next, then those of the other. Only the first is certain to be expanded next.
    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        let other = self.open_of(self.turn.other());
        self.open_of(self.turn).chain(other).all(shown);
    }
}
