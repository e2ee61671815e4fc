//! Searches of board after board to one goal, with what they share and tables that are kept.
//!
//! Every count is that of a single search of the board: what differs is how it is found. The searches without a heuristic are
//! the same from all starts with the blank on one cell, but for the names of the tiles (`renamed`). Best-first searches and
//! MM look h up by rank, and keep their tables from board to board (`narrow`, `best_first`, `meeting`). IDA* is run as it
//! is, and so is everything where moves have costs.

mod best_first;
mod meeting;
mod narrow;
mod renamed;

use std::sync::{Arc, Mutex, PoisonError};

use crate::puzzle::{Board, CompactMoves, Costs, Problem, Ranking};
use crate::search::algorithms::priority::{ByF, ByH, ByWeightedF, Priority};
use crate::search::each_board::best_first::BestFirst;
use crate::search::each_board::meeting::Meeting;
use crate::search::each_board::narrow::Narrow;
use crate::search::heuristics::{LinearConflict, Manhattan, Misplaced, Patchy, Zero};
use crate::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, Parallel, PatternDatabases, Reopen, Strategy,
    solve,
};

/// What one search of one board came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The number of moves of the path found, or what they cost.
    pub length: u32,
    pub expanded: u64,
    pub generated: u64,
}

/// Searches board after board to one goal, with tables that it keeps.
trait Searcher: Send {
    /// Searches the board at address `start`.
    fn count(&mut self, start: u32) -> Count;
}

/// A strategy for one goal, ready for any number of threads.
pub struct EachBoard {
    strategy: Strategy,
    /// Whether a path found may be longer than a shortest one.
    may_be_longer: bool,
    goal: Board,
    costs: Costs,
    ranking: &'static Ranking,
    /// The most moves that a board needs.
    longest: u32,
    /// `None` if the space is too large.
    moves: Option<Arc<CompactMoves>>,
    databases: PatternDatabases,
    found: Found,
    /// The searchers that are not in use.
    idle: Mutex<Vec<Box<dyn Searcher>>>,
}

enum Found {
    /// The count of every board, by address.
    AtOnce(Vec<Count>),
    /// By a search of each, with these estimates by address.
    ByRank(Arc<[u16]>),
    /// By the search that everything else uses.
    OneByOne,
}

impl EachBoard {
    /// Makes what searches of any board share: all counts at once, or what `estimates` returns, the estimates of all states by
    /// address.
    ///
    /// # Errors
    /// Those of `estimates`.
    pub fn new<E>(
        strategy: Strategy,
        distances: &Distances,
        databases: &PatternDatabases,
        parallel: &impl Parallel,
        estimates: impl FnOnce() -> Result<Vec<u32>, E>,
    ) -> Result<Self, E> {
        let goal = distances.goal();
        let mut may_be_longer = !strategy.is_optimal();
        let at_once = |algorithm| Found::AtOnce(renamed::counts(algorithm, goal, parallel));
        let found = match strategy.algorithm {
            _ if !distances.costs().is_unit() => Found::OneByOne,
            Algorithm::Bfs | Algorithm::Bidirectional | Algorithm::UniformCost => {
                at_once(strategy.algorithm)
            }
            Algorithm::AStar | Algorithm::WeightedAStar | Algorithm::Greedy | Algorithm::Mm => {
                let values = estimates()?;
                if strategy.algorithm == Algorithm::AStar && strategy.reopen == Reopen::default() {
                    let mut pairs = values.iter().zip(distances.by_address());
                    may_be_longer = pairs.any(|(&h, &h_star)| h > h_star.into());
                }
                if strategy.algorithm != Algorithm::Mm && values.iter().all(|&h| h == 0) {
                    // Where h is 0 everywhere, f, g and the depth order nodes alike.
                    at_once(Algorithm::UniformCost)
                } else {
                    Found::ByRank(values.iter().map(|&h| h as u16).collect())
                }
            }
            Algorithm::Dfs
            | Algorithm::DepthLimited
            | Algorithm::IterativeDeepening
            | Algorithm::IdaStar => Found::OneByOne,
        };
        Ok(Self {
            strategy,
            may_be_longer,
            goal,
            costs: distances.costs(),
            ranking: distances.ranking(),
            longest: distances.farthest(),
            moves: CompactMoves::of(distances.ranking()).map(Arc::new),
            databases: databases.clone(),
            found,
            idle: Mutex::default(),
        })
    }

    /// Searches the boards at these addresses, in order.
    pub fn search(&self, addresses: &[u32], counts: &mut [Count]) {
        let boards = counts.iter_mut().zip(addresses);
        match &self.found {
            Found::AtOnce(all) => boards.for_each(|(count, &at)| *count = all[at as usize]),
            Found::OneByOne => boards.for_each(|(count, &at)| *count = self.ordinary(at)),
            Found::ByRank(hs) => {
                let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
                let kept = idle().pop();
                let mut searcher = kept.unwrap_or_else(|| self.searcher(hs));
                boards.for_each(|(count, &at)| *count = searcher.count(at));
                idle().push(searcher);
            }
        }
    }

    /// The count of the ordinary search, made anew.
    fn ordinary(&self, start: u32) -> Count {
        let start = Board::from_state(self.goal.size(), self.ranking.state(start));
        let problem = start.and_then(|start| Problem::new(start, self.goal).ok());
        let Some(problem) = problem.map(|it| it.with_costs(self.costs)) else {
            return Count::default();
        };
        let (strategy, databases) = (self.strategy, &self.databases);
        let (outcome, stats) = solve(&problem, strategy, Limits::NONE, databases, |_| ());
        Count {
            length: match outcome {
                Outcome::Solved(path) => path.cost(),
                _ => 0,
            },
            expanded: stats.expanded,
            generated: stats.generated,
        }
    }

    fn searcher(&self, hs: &Arc<[u16]>) -> Box<dyn Searcher> {
        let reopen = self.strategy.reopen;
        match self.strategy.algorithm {
            Algorithm::Mm => self.meeting(hs),
            Algorithm::Greedy => self.best_first(ByH, hs),
            Algorithm::WeightedAStar => {
                self.best_first(ByWeightedF(self.strategy.weight, reopen), hs)
            }
            _ => self.best_first(ByF(self.strategy.ties, reopen), hs),
        }
    }

    fn best_first<P: Priority + Send + 'static>(
        &self,
        priority: P,
        hs: &Arc<[u16]>,
    ) -> Box<dyn Searcher> {
        let goal = self.ranking.address(self.goal.state()).unwrap_or_default();
        let follows_path = self.may_be_longer;
        let (ranking, longest) = (self.ranking, self.longest);
        let factor = self.strategy.factor();
        // Under an admissible estimate no g that matters is above a shortest path.
        let by_g = self.strategy.ties_used().is_some();
        let is_bounded = P::IMPROVES && priority.reopens() && !(by_g && follows_path);
        if let Some(moves) = &self.moves
            && is_bounded
            && let Some(span) = narrow::span(ranking, longest, factor, hs)
        {
            return match follows_path {
                true => Box::new(Narrow::<P, true>::new(
                    ranking, moves, priority, goal, hs, span,
                )),
                false => Box::new(Narrow::<P, false>::new(
                    ranking, moves, priority, goal, hs, span,
                )),
            };
        }
        Box::new(BestFirst::new(
            self.ranking,
            priority,
            goal,
            follows_path,
            hs,
        ))
    }

    fn meeting(&self, hs: &Arc<[u16]>) -> Box<dyn Searcher> {
        let (ranking, goal) = (self.ranking, self.goal);
        match self.strategy.heuristic {
            Heuristic::Misplaced => Box::new(Meeting::new(ranking, goal, hs, Misplaced::new)),
            Heuristic::Patchy => Box::new(Meeting::new(ranking, goal, hs, Patchy::new)),
            Heuristic::Manhattan => Box::new(Meeting::new(ranking, goal, hs, Manhattan::new)),
            Heuristic::LinearConflict => {
                Box::new(Meeting::new(ranking, goal, hs, LinearConflict::new))
            }
            // The others are refused: their tables are made for one goal.
            Heuristic::Zero | Heuristic::Patterns | Heuristic::Own(_) => {
                Box::new(Meeting::new(ranking, goal, hs, |_: &Board| Zero))
            }
        }
    }
}
