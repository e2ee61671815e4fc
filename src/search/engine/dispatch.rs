//! From a strategy to a search, and a search to its end.

use crate::{
    puzzle::{Board, Problem, Ranking},
    search::{
        Algorithm, Expansion, Limits, NodeView, Outcome, Search, Stats, Status, Strategy, Trace,
        algorithms::{
            best_first::BestFirst,
            bfs::Bfs,
            bidirectional_bfs::Bidirectional,
            depth_first::{ByDepth, ByThreshold, DepthFirst, Once},
            mm::Mm,
            priority::{ByF, ByG, ByH, ByWeightedF, Priority},
        },
        engine::{
            blank_cell::Ways,
            node_table::{Dense, Space, Sparse},
        },
        heuristics::{Estimate, Guided, Zero, pattern_database::Patterns},
        trace::Recorder,
    },
};

/// Something that is done with a search of whichever type a strategy calls for.
pub trait Visitor {
    /// What it gives back.
    type Output;

    /// Does it.
    fn visit<S: Search + 'static>(self, search: S) -> Self::Output;
}

/// A search of whichever type. What one expansion does is compiled for each type, some seventy of them; what drives it
/// from outside, a few hundred expansions at a time, need not be, and would make the program larger by megabytes.
pub trait AnySearch {
    /// As [`Search::advance`], unwatched.
    fn advance(&mut self, budget: u64) -> Status;

    /// As [`Trace::record`].
    fn record(&mut self, budget: u64, trace: &mut Trace) -> Status;

    /// As [`Search::advance`], telling of each expansion whole: slower, for those who write everything down.
    fn tell(&mut self, budget: u64, told: &mut dyn FnMut(&Expansion)) -> Status;

    /// As [`Search::stats`].
    fn stats(&self) -> Stats;

    /// As [`Search::current`].
    fn current(&self) -> Option<NodeView>;

    /// As [`Search::next_open`].
    fn next_open(&self, count: usize) -> Vec<NodeView>;
}

impl<S: Search> AnySearch for S {
    fn advance(&mut self, budget: u64) -> Status {
        Search::advance(self, budget, &mut ())
    }

    fn record(&mut self, budget: u64, trace: &mut Trace) -> Status {
        trace.record(self, budget)
    }

    fn tell(&mut self, budget: u64, told: &mut dyn FnMut(&Expansion)) -> Status {
        Search::advance(self, budget, &mut Recorder::Told(told))
    }

    fn stats(&self) -> Stats {
        Search::stats(self)
    }

    fn current(&self) -> Option<NodeView> {
        Search::current(self)
    }

    fn next_open(&self, count: usize) -> Vec<NodeView> {
        Search::next_open(self, count)
    }
}

/// Makes the tables that a search of `problem` by `strategy` looks up and that every later search of its kind shares: the
/// numbering of a small space, the moves on a board, pattern databases. Whoever takes the time of a search does this before
/// the clock starts, for the first search of a process would pay for all others. Tables that are at hand stay as they are.
pub fn prepare(problem: &Problem, strategy: Strategy) {
    for board in [problem.start(), problem.goal()] {
        let _ = Ranking::of(&board);
    }
    Ways::of(problem.size());
    for goal in strategy.looks_up(problem) {
        let _ = Patterns::of(&goal);
    }
}

/// Whether [`prepare`] has nothing left to make.
#[must_use]
pub fn is_prepared(problem: &Problem, strategy: Strategy) -> bool {
    let ends = [problem.start(), problem.goal()];
    ends.iter().all(Ranking::is_at_hand)
        && Ways::is_at_hand(problem.size())
        && strategy
            .looks_up(problem)
            .all(|goal| Patterns::at_hand(&goal).is_some())
}

/// The search that `strategy` calls for, behind one type.
#[must_use]
pub fn any_search(problem: &Problem, strategy: Strategy, limits: Limits) -> Box<dyn AnySearch> {
    struct Boxed;

    impl Visitor for Boxed {
        type Output = Box<dyn AnySearch>;

        fn visit<S: Search + 'static>(self, search: S) -> Self::Output {
            Box::new(search)
        }
    }

    with_search(problem, strategy, limits, Boxed)
}

/// Makes the search that `strategy` calls for and hands it to `visitor`: the one place that chooses among algorithms,
/// heuristics and spaces, so that everything behind it is compiled for each. Where that is not needed there is
/// [`any_search`].
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
    fn within<S: Space + 'static, V: Visitor>(&self, spaces: [S; 2], visitor: V) -> V::Output {
        let (problem, limits) = (self.problem, self.limits);
        let [start, goal] = spaces;
        match self.strategy.algorithm {
            Algorithm::Bidirectional => {
                visitor.visit(Bidirectional::new(problem, [start, goal], limits))
            }
            Algorithm::Bfs => visitor.visit(Bfs::new(problem, start, limits)),
            Algorithm::UniformCost => {
                visitor.visit(BestFirst::new(problem, start, ByG, Zero, limits))
            }
            Algorithm::AStar => self.guide(OneSided(start, ByF(self.strategy.ties)), visitor),
            Algorithm::WeightedAStar => {
                self.guide(OneSided(start, ByWeightedF(self.strategy.weight)), visitor)
            }
            Algorithm::Greedy => self.guide(OneSided(start, ByH), visitor),
            Algorithm::Mm => self.guide(BothSides([start, goal]), visitor),
            // A depth-first search stores no states, so it needs no space to keep them in.
            Algorithm::DepthLimited => {
                let search = DepthFirst::<Once, _>::new(problem, self.strategy, Zero, limits);
                visitor.visit(search)
            }
            Algorithm::IterativeDeepening => {
                let search = DepthFirst::<ByDepth, _>::new(problem, self.strategy, Zero, limits);
                visitor.visit(search)
            }
            Algorithm::IdaStar => self.guide(OnePath, visitor),
        }
    }

    /// Makes a search that is guided by the heuristic chosen.
    fn guide<M: Make, V: Visitor>(&self, make: M, visitor: V) -> V::Output {
        self.strategy.heuristic.guide(Making {
            chosen: self,
            make,
            visitor,
        })
    }
}

/// Makes a search by an estimate that is yet to be chosen.
trait Make {
    fn make<E: Estimate + 'static, V: Visitor>(
        self,
        chosen: &Chosen<'_>,
        estimate: impl Fn(&Board) -> E,
        visitor: V,
    ) -> V::Output;
}

struct Making<'a, M, V> {
    chosen: &'a Chosen<'a>,
    make: M,
    visitor: V,
}

impl<M: Make, V: Visitor> Guided for Making<'_, M, V> {
    type Output = V::Output;

    fn by<E: Estimate + Send + Sync + 'static>(self, made: impl Fn(&Board) -> E) -> V::Output {
        self.make.make(self.chosen, made, self.visitor)
    }
}

struct OneSided<S, P>(S, P);

impl<S: Space + 'static, P: Priority + 'static> Make for OneSided<S, P> {
    fn make<E: Estimate + 'static, V: Visitor>(
        self,
        chosen: &Chosen<'_>,
        estimate: impl Fn(&Board) -> E,
        visitor: V,
    ) -> V::Output {
        let estimate = estimate(&chosen.problem.goal());
        let Self(space, priority) = self;
        let search = BestFirst::new(chosen.problem, space, priority, estimate, chosen.limits);
        visitor.visit(search)
    }
}

struct BothSides<S>([S; 2]);

impl<S: Space + 'static> Make for BothSides<S> {
    fn make<E: Estimate + 'static, V: Visitor>(
        self,
        chosen: &Chosen<'_>,
        estimate: impl Fn(&Board) -> E,
        visitor: V,
    ) -> V::Output {
        let problem = chosen.problem;
        let estimates = [estimate(&problem.goal()), estimate(&problem.start())];
        visitor.visit(Mm::new(problem, self.0, estimates, chosen.limits))
    }
}

struct OnePath;

impl Make for OnePath {
    fn make<E: Estimate + 'static, V: Visitor>(
        self,
        chosen: &Chosen<'_>,
        estimate: impl Fn(&Board) -> E,
        visitor: V,
    ) -> V::Output {
        let (problem, strategy) = (chosen.problem, chosen.strategy);
        let estimate = estimate(&problem.goal());
        let search = DepthFirst::<ByThreshold, E>::new(problem, strategy, estimate, chosen.limits);
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
    mut progress: impl FnMut(&Stats),
) -> (Outcome, Stats) {
    let mut search = any_search(problem, strategy, limits);
    loop {
        if let Status::Finished(outcome) = search.advance(SLICE) {
            return (outcome, search.stats());
        }
        progress(&search.stats());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{puzzle::Size, search::Heuristic};

    /// A board that can be solved, and the two halves of its space: its own, and the one it is not in.
    fn halves() -> (Problem, [Dense; 2]) {
        let goal: Board = "123450".parse().expect("a board");
        let problem = Problem::new("123405".parse().expect("a board"), goal).expect("equal sizes");
        let other: Board = "213450".parse().expect("a board");
        let space = |board: &Board| Dense::around(board).expect("a small space");
        (problem, [space(&goal), space(&other)])
    }

    /// On boards that other tests leave alone: what is made is made for the whole process.
    #[test]
    fn what_searches_share_is_made_once_and_beforehand() {
        let goal = Board::blank_last(Size::new(5, 2).expect("a size"));
        let problem = Problem::new(goal, goal).expect("equal sizes");
        let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
        prepare(&problem, strategy);
        assert!(is_prepared(&problem, strategy));
        let made = Ranking::of(&goal).expect("a small space");
        prepare(&problem, strategy);
        assert!(std::ptr::eq(made, Ranking::of(&goal).expect("it is there")));
    }

    #[test]
    #[should_panic(expected = "begins within the space")]
    fn bfs_refuses_a_space_without_its_start() {
        let (problem, [_, other]) = halves();
        Bfs::new(&problem, other, Limits::NONE);
    }

    #[test]
    #[should_panic(expected = "begins within the space")]
    fn best_first_search_refuses_a_space_without_its_start() {
        let (problem, [_, other]) = halves();
        BestFirst::new(&problem, other, ByG, Zero, Limits::NONE);
    }

    #[test]
    #[should_panic(expected = "begins within the space")]
    fn bidirectional_search_refuses_a_space_without_its_goal() {
        let (problem, [own, other]) = halves();
        Bidirectional::new(&problem, [own, other], Limits::NONE);
    }

    #[test]
    #[should_panic(expected = "begins within the space")]
    fn mm_refuses_a_space_without_its_goal() {
        let (problem, [own, other]) = halves();
        Mm::new(&problem, [own, other], [Zero, Zero], Limits::NONE);
    }
}
