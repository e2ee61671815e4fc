//! What a slide shows, worked out again: the search up to its moment, and the answers to queries of it.

use std::collections::HashSet;

use crate::explain::{Treatment, fine_steps, part_at, successors};
use crate::lesson::query::{Condition, FigureQuery, Letter, NodeKind, SetQuery};
use crate::lesson::{ExploreScene, Scene, Slide};
use crate::puzzle::{Board, Move, Problem, State};
use crate::recording::{Coverage, Moment, Node, NodeId, Recording};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Side, Solution, Stats, Strategy,
    estimator, solve,
};
use crate::study::strategy_names::own_heuristics;

/// What a search whose end is asked for may use: some seconds of IDA*.
pub(crate) const LIMITS: Limits = Limits {
    memory: 1 << 30,
    expansions: Some(100_000_000),
};

/// The most states of one depth that are counted on boards of any size.
const MOST_STATES: usize = 2_000_000;

/// A slide with its search up to its moment.
pub(crate) struct SlideMoment<'a> {
    problem: Problem,
    strategy: Strategy,
    scene: Option<&'a ExploreScene>,
    recording: Recording,
    databases: &'a PatternDatabases,
}

impl<'a> SlideMoment<'a> {
    /// Repeats the search of `slide` to `more` expansions beyond its moment. `None` where that moment is beyond what a
    /// recording holds. A slide without a moment stands at the beginning; the search of one that shows an estimate is A* by
    /// it.
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

    /// So many expansions after the slide's moment.
    pub(crate) fn later(&self, more: u64) -> Moment<'_> {
        let expansion = self.scene.map_or(0, |scene| scene.expansion);
        self.recording.at(expansion.saturating_add(more))
    }

    /// The slide's moment, in the middle of an expansion where the slide shows one of its steps.
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

    /// The nodes of a set, in the order in which they were generated; `None` where another search goes too far.
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

    /// Every state that `strategy` expands before it ends.
    fn expanded_by(&self, strategy: Strategy) -> Option<HashSet<State>> {
        let all = Recording::ahead(&self.problem, strategy, u64::MAX, self.databases);
        let states = (1..=all.len()).filter_map(|k| Some(all.at(k).current()?.state));
        (all.coverage() == Coverage::Complete).then(|| states.collect())
    }

    /// A number of the moment; `None` where there is none, or finding it takes too long.
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
            // At most 25! / 2: the nearest number that a student could type.
            FigureQuery::States => return Some(self.problem.size().reachable_states() as f64),
            FigureQuery::StatesAtDepth(depth) => states_at_depth(self.problem.start(), *depth)?,
            FigureQuery::NextThreshold => self.next_threshold()?.into(),
        };
        Some(number as f64)
    }

    /// The solution and the counters with which `strategy` ends.
    fn end(&self, strategy: Strategy) -> Option<(Option<Solution>, Stats)> {
        let (outcome, stats) = solve(&self.problem, strategy, LIMITS, self.databases, |_| ());
        match outcome {
            Outcome::Solved(solution) => Some((Some(solution), stats)),
            Outcome::Exhausted => Some((None, stats)),
            Outcome::Limit(_) | Outcome::Cancelled | Outcome::NoEstimate(_) => None,
        }
    }

    /// The node that the slide chooses, if it has been generated; else the one expanded last, or the root.
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

    /// Its board; of a board that the slide chooses, whether it has been generated or not.
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
        Letter::F => node.f().or_else(|| Some(node.g + node.h?)),
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

/// The nodes that have this board: of two searches one of each, of a depth-first search any number.
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

/// The moves of a shortest path; `None` where there is no path, or finding it takes too long.
pub(crate) fn shortest(problem: &Problem, databases: &PatternDatabases) -> Option<Vec<Move>> {
    if !problem.solvability().is_solvable() {
        return None;
    }
    // Small spaces are held whole; the tables of boards above sixteen cells take too long to make.
    let strategy = match problem.size().cells() {
        ..=10 => Strategy::new(Algorithm::AStar, Heuristic::LinearConflict),
        11..=16 => Strategy::new(Algorithm::IdaStar, Heuristic::Patterns),
        _ => Strategy::new(Algorithm::IdaStar, Heuristic::LinearConflict),
    };
    match solve(problem, strategy, LIMITS, databases, |_| ()).0 {
        Outcome::Solved(solution) => Some(solution.moves().to_vec()),
        _ => None,
    }
}

/// How many states are `depth` moves from `start` at best, layer by layer.
fn states_at_depth(start: Board, depth: u32) -> Option<u64> {
    let (mut before, mut layer) = (HashSet::new(), HashSet::from([start.state()]));
    for _ in 0..depth {
        let mut next = HashSet::new();
        for &state in &layer {
            let board = Board::from_state(start.size(), state)?;
            let after = Move::ALL.into_iter().filter_map(|mv| board.after(mv));
            // A move changes the colour of the blank's cell: it leads to the layer before or to the next.
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

/// The heuristics that the queries of a slide may call by name.
pub(crate) fn own_of(slide: &Slide) -> Vec<OwnHeuristic> {
    let estimate = match &slide.scene {
        Scene::Heuristics(heuristic) => Some(Strategy::new(Algorithm::AStar, *heuristic)),
        _ => None,
    };
    let shown = slide.scene.strategies().iter().copied().chain(estimate);
    own_heuristics(std::iter::once(slide.setup.strategy).chain(shown))
}
