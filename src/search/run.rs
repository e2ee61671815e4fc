//! From a strategy to a search, and a search to its end.

use super::{
    Algorithm, Heuristic, Limits, Outcome, Search, Stats, Status, Strategy, Ties,
    best_first::BestFirst,
    bfs::Bfs,
    bidirectional::Bidirectional,
    depth_first::{ByDepth, ByThreshold, Deepening, DepthFirst, Once},
    heuristic::{Estimate, LinearConflict, Manhattan, Misplaced, Zero},
    priority::{ByF, ByFShallow, ByG, ByH, ByWeightedF, Priority},
    space::{Dense, Space, Sparse},
};
use crate::puzzle::Problem;

/// Something that is done with a search of whichever type a strategy calls for.
pub trait Visitor {
    /// What it gives back.
    type Output;

    /// Does it.
    fn visit<S: Search>(self, search: S) -> Self::Output;
}

/// Makes the search that `strategy` calls for and hands it to `visitor`: the one place that chooses among algorithms,
/// heuristics and spaces, so that everything behind it is compiled for each.
pub fn with_search<V: Visitor>(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    visitor: V,
) -> V::Output {
    let chosen = Chosen {
        problem,
        strategy,
        limits,
    };
    match (
        Dense::around(&problem.start()),
        Dense::around(&problem.goal()),
    ) {
        (Some(start), Some(goal)) => chosen.within([start, goal], visitor),
        _ => chosen.within([(); 2].map(|()| Sparse::new(problem.size())), visitor),
    }
}

struct Chosen<'a> {
    problem: &'a Problem,
    strategy: Strategy,
    limits: Limits,
}

impl Chosen<'_> {
    fn within<S: Space, V: Visitor>(&self, spaces: [S; 2], visitor: V) -> V::Output {
        match self.strategy.algorithm {
            Algorithm::Bidirectional => {
                visitor.visit(Bidirectional::new(self.problem, spaces, self.limits))
            }
            Algorithm::Bfs => {
                let [space, _] = spaces;
                visitor.visit(Bfs::new(self.problem, space, self.limits))
            }
            Algorithm::UniformCost => self.best_first(spaces, ByG, Zero, visitor),
            Algorithm::AStar => match self.strategy.ties {
                Ties::LargerG => self.guided(spaces, ByF, visitor),
                Ties::SmallerG => self.guided(spaces, ByFShallow, visitor),
            },
            Algorithm::WeightedAStar => {
                self.guided(spaces, ByWeightedF(self.strategy.weight), visitor)
            }
            Algorithm::Greedy => self.guided(spaces, ByH, visitor),
            // A depth-first search stores no states, so it needs no space to keep them in.
            Algorithm::DepthLimited => self.depth_first::<Once, _, _>(Zero, visitor),
            Algorithm::IterativeDeepening => self.depth_first::<ByDepth, _, _>(Zero, visitor),
            Algorithm::IdaStar => self.ida_star(visitor),
        }
    }

    fn guided<S: Space, P: Priority, V: Visitor>(
        &self,
        spaces: [S; 2],
        priority: P,
        visitor: V,
    ) -> V::Output {
        let goal = &self.problem.goal();
        match self.strategy.heuristic {
            Heuristic::Zero => self.best_first(spaces, priority, Zero, visitor),
            Heuristic::Misplaced => {
                self.best_first(spaces, priority, Misplaced::new(goal), visitor)
            }
            Heuristic::Manhattan => {
                self.best_first(spaces, priority, Manhattan::new(goal), visitor)
            }
            Heuristic::LinearConflict => {
                self.best_first(spaces, priority, LinearConflict::new(goal), visitor)
            }
        }
    }

    fn ida_star<V: Visitor>(&self, visitor: V) -> V::Output {
        let goal = &self.problem.goal();
        match self.strategy.heuristic {
            Heuristic::Zero => self.depth_first::<ByThreshold, _, _>(Zero, visitor),
            Heuristic::Misplaced => {
                self.depth_first::<ByThreshold, _, _>(Misplaced::new(goal), visitor)
            }
            Heuristic::Manhattan => {
                self.depth_first::<ByThreshold, _, _>(Manhattan::new(goal), visitor)
            }
            Heuristic::LinearConflict => {
                self.depth_first::<ByThreshold, _, _>(LinearConflict::new(goal), visitor)
            }
        }
    }

    fn depth_first<D: Deepening, E: Estimate, V: Visitor>(
        &self,
        estimate: E,
        visitor: V,
    ) -> V::Output {
        let search = DepthFirst::<D, E>::new(self.problem, self.strategy, estimate, self.limits);
        visitor.visit(search)
    }

    fn best_first<S: Space, P: Priority, E: Estimate, V: Visitor>(
        &self,
        [space, _]: [S; 2],
        priority: P,
        estimate: E,
        visitor: V,
    ) -> V::Output {
        let search = BestFirst::new(self.problem, space, priority, estimate, self.limits);
        visitor.visit(search)
    }
}

/// Expansions between two calls of `progress` in [`solve`].
pub const SLICE: u64 = 8192;

/// Runs a search to its end on this thread, calling `progress` every few thousand expansions. A problem without a
/// solution is searched all the same: ask [`Problem::solvability`] first.
pub fn solve(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    progress: impl FnMut(&Stats),
) -> (Outcome, Stats) {
    with_search(problem, strategy, limits, ToTheEnd(progress))
}

struct ToTheEnd<F>(F);

impl<F: FnMut(&Stats)> Visitor for ToTheEnd<F> {
    type Output = (Outcome, Stats);

    fn visit<S: Search>(mut self, mut search: S) -> Self::Output {
        loop {
            if let Status::Finished(outcome) = search.advance(SLICE, &mut ()) {
                return (outcome, search.stats());
            }
            (self.0)(&search.stats());
        }
    }
}
