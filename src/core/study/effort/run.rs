//! One search on one board, guided by any heuristic.

use std::cell::{OnceCell, RefCell};
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, MoveOrder, Problem, Ranking, Word};
use crate::search::algorithms::best_first::BestFirst;
use crate::search::algorithms::depth_first::{DepthFirst, IdaStar};
use crate::search::algorithms::priority::ByF;
use crate::search::engine::node_table::cache_line::Key;
use crate::search::engine::node_table::{HashedSpace, RankedSpace};
use crate::search::engine::step_costs::Unit;
use crate::search::heuristics::Estimate;
use crate::search::heuristics::script::{MAX_ESTIMATE, ScriptError};
use crate::search::{
    Algorithm, AnySearch, Distances, Limits, Outcome, PatternDatabases, Reopen, Search,
    SearchAlgorithm, Status, Ties,
};
use crate::study::heuristic_check::values::{Evaluate, NoValues, Subject};
use crate::study::heuristic_check::{LongerPath, SoughtLonger};

/// The number of expansions between two calls of `go_on`. They take a few milliseconds at most, even with a script.
const SLICE: u64 = 256;
/// The memory limit of a run, in bytes.
const MEMORY: u64 = 256 << 20;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Searcher {
        /// A*; among nodes of equal f, the one with the larger g first.
        AStar,
        IdaStar,
    }
}

impl Searcher {
    pub const fn algorithm(self) -> Algorithm {
        match self {
            Self::AStar => Algorithm::AStar,
            Self::IdaStar => Algorithm::IdaStar,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub expanded: u64,
    pub generated: u64,
    /// The number of moves of the solution, or `None` if a limit was reached first.
    pub moves: Option<u32>,
}

/// The heuristic that guides a search.
#[derive(Clone)]
pub enum Guide {
    /// The values on every state of the space around this goal.
    Tabulated(Board, Tabulated),
    /// The heuristic itself, evaluated for each node, for spaces that are too large to be listed.
    Evaluated(Board, Subject, PatternDatabases),
}

impl Guide {
    /// Creates a guide from the values of [`every_value`](crate::study::heuristic_check::every_value). Returns `None` if
    /// they do not belong to this space.
    pub fn by_values(distances: &Distances, values: Arc<Vec<u32>>) -> Option<Self> {
        let goal = distances.goal();
        Some(Self::Tabulated(goal, Tabulated::new(&goal, values)?))
    }

    /// Searches from `start`, for at most this number of expansions.
    ///
    /// # Errors
    /// If a heuristic's program cannot be read or fails, or `go_on` breaks.
    pub fn run(
        &self,
        searcher: Searcher,
        start: &Board,
        expansions: u64,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<Run, NoValues> {
        let (Self::Tabulated(goal, _) | Self::Evaluated(goal, ..)) = self;
        let Ok(problem) = Problem::new(*start, *goal) else {
            return Err(NoValues::Cancelled);
        };
        let limits = Limits {
            memory: MEMORY,
            expansions: Some(expansions),
        };
        let search = match self {
            Self::Tabulated(_, values) if searcher == Searcher::IdaStar => {
                ida_star::<u64, _>(&problem, values.clone(), limits)
            }
            Self::Tabulated(_, values) => {
                let space =
                    RankedSpace::around(start, MoveOrder::USUAL).ok_or(NoValues::Cancelled)?;
                let ties = ByF(Ties::LargerG, Reopen::Always);
                let search = BestFirst::new(&problem, space, ties, values.clone(), Unit);
                boxed(&problem, search, limits)
            }
            Self::Evaluated(_, subject, databases) => {
                let estimate = Evaluated {
                    evaluate: RefCell::new(subject.for_goal(goal, databases)?),
                    failure: OnceCell::new(),
                };
                match start.state().is_wide() {
                    true => evaluated::<u128>(searcher, &problem, estimate, limits),
                    false => evaluated::<u64>(searcher, &problem, estimate, limits),
                }
            }
        };
        to_its_end(search, go_on)
    }
}

fn boxed<'a>(
    problem: &Problem,
    algorithm: impl SearchAlgorithm + 'a,
    limits: Limits,
) -> Box<dyn AnySearch + 'a> {
    Box::new(Search::new(problem, algorithm, limits))
}

/// Creates a search over states packed into `W`.
fn evaluated<W: Key>(
    searcher: Searcher,
    problem: &Problem,
    estimate: Evaluated,
    limits: Limits,
) -> Box<dyn AnySearch> {
    match searcher {
        Searcher::AStar => {
            let space = HashedSpace::<W>::new(problem.size(), MoveOrder::USUAL);
            let ties = ByF(Ties::LargerG, Reopen::Always);
            let search = BestFirst::new(problem, space, ties, estimate, Unit);
            boxed(problem, search, limits)
        }
        Searcher::IdaStar => ida_star::<W, _>(problem, estimate, limits),
    }
}

fn ida_star<W: Word, E: Estimate + 'static>(
    problem: &Problem,
    estimate: E,
    limits: Limits,
) -> Box<dyn AnySearch> {
    let search = DepthFirst::<W, IdaStar, _>::new(problem, None, MoveOrder::USUAL, estimate);
    boxed(problem, search, limits)
}

fn to_its_end(
    mut search: Box<dyn AnySearch + '_>,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<Run, NoValues> {
    let outcome = loop {
        if let Status::Finished(outcome) = search.advance(SLICE) {
            break outcome;
        }
        if go_on().is_break() {
            return Err(NoValues::Cancelled);
        }
    };
    let stats = search.stats();
    let moves = match outcome {
        Outcome::Solved(path) => Some(path.len() as u32),
        Outcome::NoEstimate(error) => return Err(NoValues::Script(*error)),
        Outcome::Exhausted | Outcome::Cancelled | Outcome::Limit(_) => None,
    };
    Ok(Run {
        expanded: stats.expanded,
        generated: stats.generated,
        moves,
    })
}

/// The values of a heuristic by the [address](Ranking::address) of each state. An estimate is one look-up, however slow
/// the heuristic itself is.
#[derive(Clone, Debug)]
pub struct Tabulated {
    ranking: &'static Ranking,
    values: Arc<Vec<u32>>,
}

impl Tabulated {
    /// The heuristic with these `values` for `goal`; `None` if the space is too large or there is not one value per address.
    pub fn new(goal: &Board, values: Arc<Vec<u32>>) -> Option<Self> {
        let ranking = Ranking::of(goal)?;
        (values.len() == ranking.addresses()).then_some(Self { ranking, values })
    }
}

impl Estimate for Tabulated {
    const LARGEST_EXCESS: u32 = MAX_ESTIMATE;

    /// Returns 0 for a state of the other half of the space, which no search towards the goal reaches.
    #[inline]
    fn of(&self, state: impl Arrangement) -> u32 {
        let address = self.ranking.address(state);
        address.map_or(0, |address| self.values[address as usize])
    }
}

struct Evaluated {
    evaluate: RefCell<Evaluate<'static>>,
    failure: OnceCell<Box<ScriptError>>,
}

impl Estimate for Evaluated {
    const CAN_FAIL: bool = true;
    const LARGEST_EXCESS: u32 = MAX_ESTIMATE;

    /// Returns 0 after a failure, which ends the search.
    fn of(&self, state: impl Arrangement) -> u32 {
        (self.evaluate.borrow_mut())(state.into()).unwrap_or_else(|error| {
            // Only the first error is kept.
            let _ = self.failure.set(Box::new(error));
            0
        })
    }

    fn after(&self, _: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.of(parent.slide(blank, to))
    }

    fn failure(&self) -> Option<&ScriptError> {
        self.failure.get().map(AsRef::as_ref)
    }
}

/// The number of boards tried for each length. The limit keeps the search on short boards, where a detour is easy to follow.
const SOUGHT_PER_LENGTH: usize = 200;
const MOST_SOUGHT: u64 = 50_000;

/// Looks for a board on which an overestimating h makes A* find a path that is longer than a shortest one.
///
/// Searches from up to 200 boards of each length, the shortest first, with the `values` of every state, until a path is
/// too long. The same values give the same board.
///
/// # Errors
/// If `go_on` breaks.
pub fn sought_longer(
    distances: &Distances,
    values: &Arc<Vec<u32>>,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<SoughtLonger, NoValues> {
    let mut sought = SoughtLonger {
        found: None,
        tried: 0,
    };
    let Some(guide) = Guide::by_values(distances, Arc::clone(values)) else {
        return Ok(sought);
    };
    for shortest in 1..=distances.farthest() {
        for board in distances.boards_at(shortest, SOUGHT_PER_LENGTH, 1) {
            if go_on().is_break() {
                return Err(NoValues::Cancelled);
            }
            let run = guide.run(Searcher::AStar, &board, MOST_SOUGHT, go_on)?;
            sought.tried += 1;
            if let Some(moves) = run.moves.filter(|moves| *moves > shortest) {
                sought.found = Some(LongerPath {
                    board,
                    moves,
                    shortest,
                });
                return Ok(sought);
            }
        }
    }
    Ok(sought)
}
