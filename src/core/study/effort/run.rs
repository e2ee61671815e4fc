//! One search on one board, guided by any heuristic.

use std::ops::ControlFlow;

use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, PatternDatabases, Status, Strategy,
    any_search,
};
use crate::study::heuristic_check::values::{NoValues, Subject};
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

/// The heuristic that guides a search towards a goal.
#[derive(Clone)]
pub struct Guide {
    goal: Board,
    heuristic: Heuristic,
    databases: PatternDatabases,
}

impl Guide {
    /// Creates a guide towards `goal`. Returns `None` if there is no room for another program.
    pub fn new(goal: Board, subject: &Subject, databases: &PatternDatabases) -> Option<Self> {
        let heuristic = match subject {
            Subject::BuiltIn(heuristic) => *heuristic,
            Subject::Script(source) => Heuristic::Own(OwnHeuristic::new("program", source).ok()?),
        };
        Some(Self {
            goal,
            heuristic,
            databases: databases.clone(),
        })
    }

    /// Keeps the values of [`every_value`](crate::study::heuristic_check::every_value), so that no search runs a program again.
    #[must_use]
    pub fn with_values(self, values: &[u32]) -> Self {
        if let Heuristic::Own(own) = self.heuristic {
            let databases = &self.databases;
            databases.keep_estimates(own.source(), &self.goal, values);
        }
        self
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
        let Ok(problem) = Problem::new(*start, self.goal) else {
            return Err(NoValues::Cancelled);
        };
        let limits = Limits {
            memory: MEMORY,
            expansions: Some(expansions),
        };
        let strategy = Strategy::new(searcher.algorithm(), self.heuristic);
        let mut search = any_search(&problem, strategy, limits, &self.databases);
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
}

/// The number of boards tried for each length. The limit keeps the search on short boards, where a detour is easy to follow.
const SOUGHT_PER_LENGTH: usize = 200;
const MOST_SOUGHT: u64 = 50_000;

/// Looks for a board on which an overestimating h makes A* find a path that is longer than a shortest one.
///
/// Searches by `guide` from up to 200 boards of each length, the shortest first, until a path is too long. The same heuristic
/// gives the same board.
///
/// # Errors
/// If `go_on` breaks.
pub fn sought_longer(
    distances: &Distances,
    guide: &Guide,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<SoughtLonger, NoValues> {
    let mut sought = SoughtLonger {
        found: None,
        tried: 0,
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
