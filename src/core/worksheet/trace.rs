//! A search recorded expansion by expansion, as on paper.

use std::collections::HashSet;

use crate::puzzle::{Board, Costs, Move, Problem};
use crate::recording::{Moment, NodeId, Recording};
use crate::search::heuristics::script::ScriptError;
use crate::search::{
    Algorithm, Fate, Limit, Limits, Outcome, PatternDatabases, Side, Solution, Status, Strategy,
    Trace, any_search,
};

/// The most expansions of a sheet: about three pages of a table.
pub const MOST_EXPANSIONS: u32 = 40;

/// A search, expansion by expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    pub problem: Problem,
    pub strategy: Strategy,
    pub steps: Vec<Expanded>,
    pub end: End,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expanded {
    /// The side that made the expansion. It is always forward in a one-sided search.
    pub side: Side,
    pub board: Board,
    /// The cost of the path from the root of its side: its number of moves, unless moves have different costs.
    pub g: u32,
    /// The estimate, if the strategy uses one.
    pub h: Option<u32>,
    /// The value of f, if the strategy uses it.
    pub f: Option<u32>,
    /// The successors that were added to the frontier or cut by IDA*, in the order of moves.
    pub successors: Vec<Successor>,
    /// The number of open nodes afterwards, in the forward and the backward search.
    pub frontier: [u64; 2],
    /// The threshold of IDA* at this step. `None` for other algorithms.
    pub threshold: Option<u32>,
    /// The number of nodes with the lowest priority when this one was taken, including it; 0 if the open list is a queue.
    pub lowest: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    pub board: Board,
    pub g: u32,
    pub h: Option<u32>,
    pub f: Option<u32>,
    /// Whether it was visited before by a longer path, so that its parent changes.
    pub reparented: bool,
    /// Whether IDA* cuts it off because its f exceeds the threshold.
    pub cut: bool,
    /// Whether it ends the search: it is the goal, if that is tested at generation, or a board of the other side.
    pub ends: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Solved(Solution),
    /// The frontier is empty, so there is no solution.
    Exhausted,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum WorksheetError {
    /// Its frontier cannot be written as a list in one column.
    Unsupported(Algorithm, Costs),
    NothingToDo,
    TooLong(u32),
    NoMemory,
    NoEstimate(Box<ScriptError>),
}

impl Worksheet {
    /// Whether there are sheets of this algorithm where moves have these `costs`. By costs a bidirectional search goes by
    /// the priority of MM.
    pub const fn supports(algorithm: Algorithm, costs: Costs) -> bool {
        let is_mm = algorithm.is_bidirectional() && !costs.is_unit();
        !is_mm
            && !matches!(
                algorithm,
                Algorithm::Mm
                    | Algorithm::Dfs
                    | Algorithm::DepthLimited
                    | Algorithm::IterativeDeepening
            )
    }

    /// Searches `problem` with `strategy` and records every expansion. A problem without a solution is searched too.
    ///
    /// # Errors
    /// [`WorksheetError`], for example if the search takes more than `most` expansions.
    pub fn trace(
        problem: &Problem,
        strategy: Strategy,
        most: u32,
        databases: &PatternDatabases,
    ) -> Result<Self, WorksheetError> {
        if !Self::supports(strategy.algorithm, problem.costs()) {
            let (algorithm, costs) = (strategy.algorithm, problem.costs());
            return Err(WorksheetError::Unsupported(algorithm, costs));
        }
        if problem.start() == problem.goal() {
            return Err(WorksheetError::NothingToDo);
        }
        let limits = Limits::of_expansions(u64::from(most));
        let mut search = any_search(problem, strategy, limits, databases);
        let mut trace = Trace::default();
        let end = loop {
            match search.record(u64::from(most), &mut trace) {
                Status::Running => {}
                Status::Finished(Outcome::Solved(solution)) => break End::Solved(solution),
                Status::Finished(Outcome::Exhausted) => break End::Exhausted,
                Status::Finished(Outcome::Limit(Limit::Expansions | Limit::Depth)) => {
                    return Err(WorksheetError::TooLong(most));
                }
                Status::Finished(Outcome::NoEstimate(error)) => {
                    return Err(WorksheetError::NoEstimate(error));
                }
                Status::Finished(Outcome::Limit(Limit::Memory) | Outcome::Cancelled) => {
                    return Err(WorksheetError::NoMemory);
                }
            }
        };
        let mut recording = Recording::new(problem, strategy, databases);
        recording.append(trace.all());
        Ok(Self {
            problem: *problem,
            strategy,
            steps: steps(&recording),
            end,
        })
    }

    pub fn expansions(&self) -> u32 {
        self.steps.len() as u32
    }

    /// Returns the number of steps at which several nodes had the lowest priority, so that the tie rule decided.
    pub fn ties(&self) -> u32 {
        let tied = self.steps.iter().filter(|step| step.lowest > 1);
        tied.count() as u32
    }

    /// Returns the numbers of the steps, from 1, at which a board visited before gets another parent.
    pub fn reparenting(&self) -> Vec<usize> {
        let better = |step: &Expanded| step.successors.iter().any(|each| each.reparented);
        self.numbers(better)
    }

    /// Returns the numbers of the steps, from 1, at which a closed board is reopened because a shorter path to it is found.
    pub fn reopening(&self) -> Vec<usize> {
        let mut closed: HashSet<Board> = HashSet::new();
        let mut numbers = Vec::new();
        for (step, number) in self.steps.iter().zip(1..) {
            closed.insert(step.board);
            let better = step.successors.iter().filter(|each| each.reparented);
            let reopened = better.filter(|each| closed.remove(&each.board));
            if reopened.count() > 0 {
                numbers.push(number);
            }
        }
        numbers
    }

    /// Returns the numbers of the steps, from 1, that expand a board off the solution path. Empty if there is no solution.
    pub fn astray(&self) -> Vec<usize> {
        match &self.end {
            End::Solved(solution) => self.numbers(|step| !solution.boards().contains(&step.board)),
            End::Exhausted => Vec::new(),
        }
    }

    /// Returns `true` if greedy search by the same heuristic expands other boards, or in another order.
    pub fn differs_from_greedy(&self, databases: &PatternDatabases) -> bool {
        let greedy = Strategy {
            algorithm: Algorithm::Greedy,
            ..self.strategy
        };
        let same = Self::trace(&self.problem, greedy, self.expansions(), databases);
        let boards = |sheet: &Self| {
            sheet
                .steps
                .iter()
                .map(|step| step.board)
                .collect::<Vec<_>>()
        };
        same.map_or(true, |same| boards(&same) != boards(self))
    }

    /// Returns `true` if the search leaves the solution path at least twice, f rises, and greedy search differs, each as far
    /// as the algorithm can show it.
    pub fn exercises_something(&self, databases: &PatternDatabases) -> bool {
        let algorithm = self.strategy.algorithm;
        let first = self.steps.first().map(|step| (step.f, step.threshold));
        let is_higher =
            |step: &Expanded| first.is_some_and(|first| (step.f, step.threshold) > first);
        let rises = !algorithm.goes_by_f() || self.steps.iter().any(is_higher);
        let differs = || algorithm == Algorithm::Greedy || self.differs_from_greedy(databases);
        rises && self.astray().len() >= 2 && differs()
    }

    fn numbers(&self, is_one: impl Fn(&Expanded) -> bool) -> Vec<usize> {
        let steps = self.steps.iter().enumerate();
        let numbers = steps.filter_map(|(index, step)| is_one(step).then_some(index + 1));
        numbers.collect()
    }
}

/// Returns all expansions of a search.
fn steps(recording: &Recording) -> Vec<Expanded> {
    let two_sided = recording.algorithm().is_bidirectional();
    let mut open = [1, u64::from(two_sided)];
    let step = |k| {
        let moment = recording.at(k);
        let node = moment.current()?;
        let successors = successors(&moment);
        let side = node.side as usize;
        open[side] = match two_sided {
            true => open[side] + successors.len() as u64 - 1,
            false => moment.stats().frontier,
        };
        Some(Expanded {
            side: node.side,
            board: moment.board(node.state)?,
            g: node.g,
            h: node.h,
            f: node.h.and(node.f),
            successors,
            frontier: open,
            threshold: moment
                .threshold()
                .filter(|_| recording.algorithm() == Algorithm::IdaStar),
            lowest: lowest(&recording.at(k - 1)),
        })
    };
    (1..=recording.len()).filter_map(step).collect()
}

/// Returns the number of open nodes with the lowest priority, or 0 if the algorithm has no priorities.
fn lowest(moment: &Moment<'_>) -> usize {
    let (open, strategy) = (moment.open(), moment.recording().strategy());
    let epsilon = strategy.epsilon(moment.recording().problem());
    let nodes = open.range(0..open.len());
    let ranks: Vec<u32> = nodes
        .filter_map(|node| strategy.rank_by(epsilon, node.g, node.h.unwrap_or(0)))
        .collect();
    let lowest = ranks.iter().min();
    ranks.iter().filter(|rank| Some(*rank) == lowest).count()
}

/// Returns the successors that the last expansion added to the frontier or cut.
fn successors(moment: &Moment<'_>) -> Vec<Successor> {
    let (recording, algorithm) = (moment.recording(), moment.recording().algorithm());
    let successor = |(mv, id, is_new): (Move, u32, bool)| {
        let node = moment.node(NodeId(id))?;
        let met = recording.find(node.state, node.side.other());
        Some(Successor {
            board: moment.board(node.state)?,
            g: node.g,
            h: node.h,
            f: node.h.and(node.f),
            reparented: !is_new,
            // IDA* stores no boards, so a duplicate here is a successor that was cut off.
            cut: algorithm == Algorithm::IdaStar && moment.fate(mv) == Fate::Duplicate,
            ends: match algorithm {
                Algorithm::Bfs => node.state == recording.problem().goal().state(),
                Algorithm::Bidirectional => met.is_some_and(|met| met < node.id),
                _ => false,
            },
        })
    };
    let inserted = recording.inserted_by(moment.k() as u32);
    inserted.filter_map(successor).collect()
}
