//! A search recorded expansion by expansion, as on paper.

use std::collections::HashSet;

use crate::puzzle::{Board, Costs, Move, Problem};
use crate::search::heuristics::Estimator;
use crate::search::heuristics::script::ScriptError;
use crate::search::{
    Algorithm, Expansion, Fate, Limit, Limits, NodeView, Outcome, PatternDatabases, Side, Solution,
    Status, Strategy, any_search, estimators,
};

/// The most expansions of a sheet: about three pages of a table.
pub const MOST_EXPANSIONS: u32 = 40;

/// The number of open nodes requested to find ties: more than [`MOST_EXPANSIONS`] expansions can open.
const MOST_OPEN: usize = 4 * MOST_EXPANSIONS as usize + 2;

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
        let writer = Writer::new(problem, strategy, databases);
        let (mut steps, mut open) = (Vec::new(), [1, u64::from(writer.is_bidirectional())]);
        loop {
            let lowest = writer.lowest(&search.next_open(MOST_OPEN));
            let mut made = None;
            let status = search.observe(1, &mut |expansion| made = Some(*expansion));
            if let Some(expansion) = made {
                let side = expansion.side as usize;
                let successors = writer.successors(&expansion);
                open[side] = if writer.is_bidirectional() {
                    open[side] + successors.len() as u64 - 1
                } else {
                    search.stats().frontier
                };
                steps.push(writer.expanded(&expansion, successors, open, lowest));
            }
            let end = match status {
                Status::Running => continue,
                Status::Finished(Outcome::Solved(solution)) => End::Solved(solution),
                Status::Finished(Outcome::Exhausted) => End::Exhausted,
                Status::Finished(Outcome::Limit(Limit::Expansions | Limit::Depth)) => {
                    return Err(WorksheetError::TooLong(most));
                }
                Status::Finished(Outcome::NoEstimate(error)) => {
                    return Err(WorksheetError::NoEstimate(error));
                }
                Status::Finished(Outcome::Limit(Limit::Memory) | Outcome::Cancelled) => {
                    return Err(WorksheetError::NoMemory);
                }
            };
            let mut sheet = Self {
                problem: *problem,
                strategy,
                steps,
                end,
            };
            sheet.mark_end();
            if strategy.algorithm == Algorithm::IdaStar {
                sheet.note_thresholds();
            }
            return Ok(sheet);
        }
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

    /// Sets the threshold of each step: first h of the start, then the lowest f cut off in the previous iteration.
    fn note_thresholds(&mut self) {
        let mut threshold = self.steps.first().and_then(|root| root.f);
        let mut beyond = None;
        for step in &mut self.steps {
            if step.g == 0 {
                threshold = beyond.take().or(threshold);
            }
            step.threshold = threshold;
            let cut = step.successors.iter().filter(|each| each.cut);
            let lowest = cut.filter_map(|each| each.f).min();
            beyond = beyond.into_iter().chain(lowest).min();
        }
    }

    /// Marks the successors that end the search: the goal in BFS, and boards that both sides share.
    fn mark_end(&mut self) {
        let goal = self.problem.goal();
        match self.strategy.algorithm {
            Algorithm::Bfs => {
                let last = self.steps.last_mut();
                let children = last.into_iter().flat_map(|step| &mut step.successors);
                for child in children {
                    child.ends = child.board == goal;
                }
            }
            Algorithm::Bidirectional => {
                let mut visited = [vec![self.problem.start()], vec![goal]];
                for step in &mut self.steps {
                    let side = step.side as usize;
                    for child in &mut step.successors {
                        child.ends = visited[1 - side].contains(&child.board);
                        visited[side].push(child.board);
                    }
                }
            }
            _ => {}
        }
    }
}

struct Writer {
    problem: Problem,
    strategy: Strategy,
    estimates: [Option<Estimator>; 2],
}

impl Writer {
    fn new(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) -> Self {
        Self {
            problem: *problem,
            strategy,
            estimates: estimators(problem, strategy, databases),
        }
    }

    const fn is_bidirectional(&self) -> bool {
        self.strategy.algorithm.is_bidirectional()
    }

    fn h(&self, board: Board, side: Side) -> Option<u32> {
        let estimate = self.estimates[side as usize].as_ref()?;
        Some(estimate(board.state()))
    }

    fn f(&self, g: u32, h: Option<u32>) -> Option<u32> {
        self.strategy.f(g, h?)
    }

    /// Returns how many of `open` have the lowest priority, or 0 if the algorithm has no priorities.
    fn lowest(&self, open: &[NodeView]) -> usize {
        let epsilon = self.strategy.epsilon(&self.problem);
        let rank = |node: &NodeView| {
            let h = node.h.unwrap_or(0);
            self.strategy.rank_by(epsilon, node.g, h)
        };
        let ranks: Vec<u32> = open.iter().filter_map(rank).collect();
        let lowest = ranks.iter().min();
        ranks.iter().filter(|rank| Some(*rank) == lowest).count()
    }

    fn successors(&self, expansion: &Expansion) -> Vec<Successor> {
        let size = self.problem.size();
        let costs = self.strategy.costs(&self.problem);
        let blank = expansion.state.blank();
        let successor = |mv: Move| {
            let (reparented, cut) = match expansion.successors.get(mv) {
                // IDA* stores no boards, so a duplicate here is a successor that was cut off.
                Fate::Duplicate if self.strategy.algorithm == Algorithm::IdaStar => (false, true),
                Fate::None | Fate::Duplicate => return None,
                Fate::New => (false, false),
                Fate::Improved => (true, false),
            };
            let cell = size.neighbour(blank, mv)?;
            let state = expansion.state.slide(blank, cell);
            let g = expansion.g + costs.of(expansion.state.tile(cell));
            let board = Board::from_state(size, state)?;
            let h = self.h(board, expansion.side);
            Some(Successor {
                board,
                g,
                h,
                f: self.f(g, h),
                reparented,
                cut,
                ends: false,
            })
        };
        Move::ALL.into_iter().filter_map(successor).collect()
    }

    fn expanded(
        &self,
        expansion: &Expansion,
        successors: Vec<Successor>,
        frontier: [u64; 2],
        lowest: usize,
    ) -> Expanded {
        // A state that a search reports is legal.
        let board = Board::from_state(self.problem.size(), expansion.state);
        let board = board.unwrap_or_else(|| self.problem.start());
        let h = self.h(board, expansion.side);
        Expanded {
            side: expansion.side,
            board,
            g: expansion.g,
            h,
            f: self.f(expansion.g, h),
            successors,
            frontier,
            threshold: None,
            lowest,
        }
    }
}
