//! Recomputes what a slide shows: the search up to its moment, and the answers to queries about it.

use std::collections::HashSet;

use crate::explain::{Treatment, fine_steps, part_at, successors};
use crate::lesson::query::{Condition, FigureQuery, Letter, NodeKind, SetQuery};
use crate::lesson::{ExploreScene, Scene, Slide};
use crate::puzzle::{Board, Costs, Move, Problem, State};
use crate::recording::{Coverage, Moment, Node, NodeId, Recording};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Side, Solution, Stats, Strategy,
    estimator, solve,
};
use crate::study::strategy_names::own_heuristics;

/// The limits of a search that runs to its end: a few seconds of IDA*.
pub(crate) const LIMITS: Limits = Limits {
    memory: 1 << 30,
    expansions: Some(100_000_000),
};

/// The maximum number of states counted at one depth.
const MOST_STATES: usize = 2_000_000;

/// A slide with its search, run up to its moment.
pub(crate) struct SlideMoment<'a> {
    problem: Problem,
    strategy: Strategy,
    scene: Option<&'a ExploreScene>,
    recording: Recording,
    databases: &'a PatternDatabases,
}

impl<'a> SlideMoment<'a> {
    /// Repeats the search of `slide` up to `more` expansions beyond its moment. Returns `None` if that is more than a
    /// recording holds. A slide without a moment is at the start of the search. For a slide about a heuristic, the search
    /// is A* with it.
    pub(crate) fn new(
        slide: &'a Slide,
        more: u64,
        databases: &'a PatternDatabases,
    ) -> Option<Self> {
        let problem = slide.setup.problem;
        let strategy = match &slide.scene {
            Scene::Heuristics(heuristic) => Strategy::new(Algorithm::AStar, *heuristic),
            _ => slide.setup.strategy,
        };
        let scene = slide.scene.search();
        let until = scene
            .map_or(0, |scene| scene.expansion)
            .saturating_add(more);
        let recording = Recording::ahead(&problem, strategy, until, databases);
        let is_there = recording.len() >= until || recording.coverage() == Coverage::Complete;
        is_there.then_some(Self {
            problem,
            strategy,
            scene,
            recording,
            databases,
        })
    }

    /// Returns the moment `more` expansions after the slide's moment.
    pub(crate) fn later(&self, more: u64) -> Moment<'_> {
        let expansion = self.scene.map_or(0, |scene| scene.expansion);
        self.recording.at(expansion.saturating_add(more))
    }

    /// Returns the slide's moment. It is within an expansion if the slide shows one of its steps.
    pub(crate) fn moment(&self) -> Moment<'_> {
        let whole = self.later(0);
        let step = self.scene.and_then(|scene| scene.fine_step);
        let part = step.and_then(|step| part_at(&fine_steps(&whole), step as usize));
        part.map_or(whole, |part| whole.partly(part))
    }

    pub(crate) fn board(&self, state: State) -> Option<Board> {
        Board::from_state(self.problem.size(), state)
    }

    pub(crate) fn boards(&self, query: &SetQuery) -> Option<Vec<Board>> {
        let nodes = self.nodes(query)?;
        let mut seen = HashSet::new();
        let states = nodes.iter().map(|node| node.state);
        let states = states.filter(|&state| seen.insert(state));
        states.map(|state| self.board(state)).collect()
    }

    /// Returns the nodes of a set in the order of generation, or `None` if another search needed for it is too long.
    pub(crate) fn nodes(&self, query: &SetQuery) -> Option<Vec<Node>> {
        let moment = self.moment();
        let of_kind = |node: &Node| match query.kind {
            NodeKind::Nodes | NodeKind::LeftOut => true,
            NodeKind::Frontier => !node.closed,
            NodeKind::Expanded => node.closed && !moment.is_dropped(node.id),
        };
        let ids: Vec<NodeId> = match query.kind {
            NodeKind::LeftOut => left_out(&moment),
            _ => moment.range().map(NodeId).collect(),
        };
        let nodes = ids.into_iter().filter_map(|id| moment.node(id));
        let mut nodes: Vec<Node> = nodes.filter(of_kind).collect();
        for condition in &query.conditions {
            self.keep(&mut nodes, condition)?;
        }
        Some(nodes)
    }

    fn keep(&self, nodes: &mut Vec<Node>, condition: &Condition) -> Option<()> {
        match *condition {
            Condition::Compared(letter, relation, number) => nodes.retain(|node| {
                value(node, letter).is_some_and(|value| relation.holds(value, number))
            }),
            Condition::Smallest(letter) => {
                let end = nodes.iter().filter_map(|node| value(node, letter)).min();
                nodes.retain(|node| value(node, letter) == end);
            }
            Condition::Largest(letter) => {
                let end = nodes.iter().filter_map(|node| value(node, letter)).max();
                nodes.retain(|node| value(node, letter) == end);
            }
            Condition::ExpandedBy { strategy, does } => {
                let other = self.expanded_by(strategy)?;
                nodes.retain(|node| other.contains(&node.state) == does);
            }
        }
        Some(())
    }

    /// Returns every state that `strategy` expands, or `None` if its search is too long to be recorded completely.
    fn expanded_by(&self, strategy: Strategy) -> Option<HashSet<State>> {
        let all = Recording::ahead(&self.problem, strategy, u64::MAX, self.databases);
        let states = (1..=all.len()).filter_map(|k| Some(all.at(k).current()?.state));
        (all.coverage() == Coverage::Complete).then(|| states.collect())
    }

    /// Returns a number of the moment, or `None` if there is none or computing it takes too long.
    pub(crate) fn figure(&self, query: &FigureQuery) -> Option<f64> {
        let number = match query {
            FigureQuery::Count(set) => self.nodes(set)?.len() as u64,
            FigureQuery::Counter(name, None) => name.of(&self.moment().stats()),
            FigureQuery::Counter(name, Some(strategy)) => name.of(&self.end(*strategy)?.1),
            FigureQuery::Moves(strategy) => {
                let strategy = strategy.unwrap_or(self.strategy);
                self.end(strategy)?.0?.len() as u64
            }
            FigureQuery::Value(letter) => self.value(*letter)?.into(),
            FigureQuery::HStar => {
                let problem = Problem::new(self.subject()?, self.problem.goal()).ok()?;
                shortest(&problem, self.databases)?.len() as u64
            }
            FigureQuery::FallOfH => return self.fall_of_h(),
            FigureQuery::Shortest => shortest(&self.problem, self.databases)?.len() as u64,
            // At most 25! / 2, rounded to the nearest `f64`.
            FigureQuery::States => return Some(self.problem.size().reachable_states() as f64),
            FigureQuery::StatesAtDepth(depth) => states_at_depth(self.problem.start(), *depth)?,
            FigureQuery::NextThreshold => self.next_threshold()?.into(),
        };
        Some(number as f64)
    }

    /// Returns the solution and the final counters of `strategy`, or `None` if its search hits a limit.
    fn end(&self, strategy: Strategy) -> Option<(Option<Solution>, Stats)> {
        let (outcome, stats) = solve(&self.problem, strategy, LIMITS, self.databases, |_| ());
        match outcome {
            Outcome::Solved(solution) => Some((Some(solution), stats)),
            Outcome::Exhausted => Some((None, stats)),
            Outcome::Limit(_) | Outcome::Cancelled | Outcome::NoEstimate(_) => None,
        }
    }

    /// Returns the slide's selected node if it has been generated; without a selection, the last expanded node or the root.
    fn node(&self) -> Option<Node> {
        let moment = self.moment();
        match self.scene.and_then(|scene| scene.selected) {
            Some(board) => {
                let mut found = named(&moment, board).into_iter();
                found.find_map(|id| moment.node(id))
            }
            None => moment.current().or_else(|| moment.node(NodeId(0))),
        }
    }

    /// Returns the slide's selected board, even if it has not been generated, or else the board of [`node`](Self::node).
    fn subject(&self) -> Option<Board> {
        let chosen = self.scene.and_then(|scene| scene.selected);
        chosen.or_else(|| self.board(self.node()?.state))
    }

    fn value(&self, letter: Letter) -> Option<u32> {
        match self.node() {
            Some(node) => value(&node, letter),
            None if letter == Letter::H => self.estimate(self.subject()?),
            None => None,
        }
    }

    fn estimate(&self, board: Board) -> Option<u32> {
        self.strategy.heuristic_used()?;
        let estimate = estimator(self.strategy, &self.problem.goal(), self.databases);
        Some(estimate(board.state()))
    }

    fn fall_of_h(&self) -> Option<f64> {
        let moment = self.moment();
        let step = self.scene.and_then(|scene| {
            let steps = fine_steps(&self.later(0));
            steps.get(scene.fine_step? as usize)?.successor
        });
        let chosen = self.scene.and_then(|scene| scene.selected);
        let (from, to) = match step.filter(|_| chosen.is_none()) {
            Some(mv) => {
                let from = self.board(moment.current()?.state)?;
                (from, from.after(mv)?)
            }
            None => {
                let node = self.node()?;
                let parent = moment.node(node.parent?)?;
                (self.board(parent.state)?, self.board(node.state)?)
            }
        };
        Some(f64::from(self.estimate(from)?) - f64::from(self.estimate(to)?))
    }

    fn next_threshold(&self) -> Option<u32> {
        let now = self.moment().stats().threshold;
        let mut until = self.recording.len().max(1 << 10);
        loop {
            let all = Recording::ahead(&self.problem, self.strategy, until, self.databases);
            let then = all.newest().stats().threshold;
            if then > now {
                let next = |k: u64| Some(all.at(k).stats().threshold).filter(|&it| it > now);
                return (self.recording.len()..=all.len()).find_map(next);
            }
            if all.coverage() != Coverage::Growing {
                return None;
            }
            until *= 2;
        }
    }
}

fn value(node: &Node, letter: Letter) -> Option<u32> {
    match letter {
        Letter::F => node.f.or_else(|| Some(node.g + node.h?)),
        Letter::G => Some(node.g),
        Letter::H => node.h,
    }
}

fn left_out(moment: &Moment<'_>) -> Vec<NodeId> {
    let dropped = successors(moment).into_iter().filter(|it| match it.result {
        Treatment::Dropped { .. } => true,
        Treatment::Stacked { f, threshold, .. } => f > threshold,
        _ => false,
    });
    dropped.filter_map(|successor| successor.id).collect()
}

/// Returns the nodes with this board: at most one for each side of a search, and any number for a depth-first search.
pub(crate) fn named(moment: &Moment<'_>, board: Board) -> Vec<NodeId> {
    let (recording, state) = (moment.recording, board.state());
    if board.size() != recording.problem.size() {
        return Vec::new();
    }
    if recording.algorithm.is_depth_first() {
        let nodes = moment.range().map(NodeId);
        return nodes.filter(|&id| recording.state(id) == state).collect();
    }
    let sides = [Side::Forward, Side::Backward].into_iter();
    let found = sides.filter_map(|side| recording.find(state, side));
    found.filter(|&id| moment.contains(id)).collect()
}

/// Returns the moves of a shortest path, or `None` if there is no path or finding it takes too long.
pub(crate) fn shortest(problem: &Problem, databases: &PatternDatabases) -> Option<Vec<Move>> {
    if !problem.solvability().is_solvable() {
        return None;
    }
    // Small spaces fit into memory. Pattern databases of boards with more than sixteen cells take too long to build.
    let strategy = match problem.size().cells() {
        ..=10 => Strategy::new(Algorithm::AStar, Heuristic::LinearConflict),
        11..=16 => Strategy::new(Algorithm::IdaStar, Heuristic::Patterns),
        _ => Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict),
    };
    // The fewest moves, whatever they cost.
    let problem = problem.with_costs(Costs::Unit);
    match solve(&problem, strategy, LIMITS, databases, |_| ()).0 {
        Outcome::Solved(solution) => Some(solution.moves().to_vec()),
        _ => None,
    }
}

/// Returns the number of states at distance `depth` from `start`, found layer by layer.
fn states_at_depth(start: Board, depth: u32) -> Option<u64> {
    let (mut before, mut layer) = (HashSet::new(), HashSet::from([start.state()]));
    for _ in 0..depth {
        let mut next = HashSet::new();
        for &state in &layer {
            let board = Board::from_state(start.size(), state)?;
            let after = Move::ALL.into_iter().filter_map(|mv| board.after(mv));
            // A move changes the colour of the blank's cell, so it leads to the previous or the next layer.
            next.extend(
                after
                    .map(|board| board.state())
                    .filter(|it| !before.contains(it)),
            );
        }
        if next.len() > MOST_STATES {
            return None;
        }
        before = std::mem::replace(&mut layer, next);
    }
    Some(layer.len() as u64)
}

/// Returns the user-defined heuristics that queries of a slide may use by name.
pub(crate) fn own_of(slide: &Slide) -> Vec<OwnHeuristic> {
    own_heuristics(std::iter::once(slide.setup.strategy).chain(slide.scene.strategies()))
}
