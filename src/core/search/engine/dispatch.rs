//! Creates the search for a strategy, and runs it to its end.

use std::ops::ControlFlow;

use crate::puzzle::{Board, Costs, MAX_RANKED_CELLS, MoveOrder, Problem, Ranking};
use crate::search::algorithms::best_first::BestFirst;
use crate::search::algorithms::bfs::Bfs;
use crate::search::algorithms::bidirectional_bfs::Bidirectional;
use crate::search::algorithms::depth_first::DepthFirst;
use crate::search::algorithms::dfs::Dfs;
use crate::search::algorithms::ida_star_by_cost::IdaStarByCost;
use crate::search::algorithms::mm::Mm;
use crate::search::algorithms::priority::{ByAge, ByF, ByG, ByH, ByWeightedF};
use crate::search::engine::blank_cell::BlankMoves;
use crate::search::engine::mapped_memory;
use crate::search::engine::node_table::{HashedSpace, RankedSpace, Space};
use crate::search::engine::path::PathNode;
use crate::search::engine::step_costs::{ByTile, StepCosts, Unit};
use crate::search::heuristics::any_estimate;
use crate::search::heuristics::own::OwnEstimate;
use crate::search::heuristics::pattern_database::{PatternDatabases, PatternEstimate};
use crate::search::heuristics::{
    AnyEstimate, LinearConflict, Manhattan, Misplaced, Patchy, Zero, by_heuristic,
};
use crate::search::{
    Algorithm, AnySearch, End, Heuristic, Limit, Limits, NodeView, Observer, Outcome, Search,
    SearchAlgorithm, Stats, Status, Strategy,
};

/// A search for which the system has no memory, or none for its pattern databases: it ends before it begins.
struct NoMemory;

impl SearchAlgorithm for NoMemory {
    const ROOTS: u64 = 0;

    fn begin(&mut self, _: &mut Stats) -> Option<End> {
        Some(End::Limit(Limit::Memory))
    }

    fn expand<O: Observer>(&mut self, _: u64, _: &mut Stats, _: &mut O) -> Option<End> {
        None
    }

    fn bytes(&self, _: &Stats) -> u64 {
        0
    }

    fn current(&self) -> Option<NodeView> {
        None
    }

    fn each_open(&self, _: &mut dyn FnMut(NodeView) -> bool) {}
}

/// Creates the search for `strategy`. A small space is addressed by rank; a large one is stored in a hash table of states as
/// wide as the board needs. This is the only place that chooses the width. A strategy with patterns uses `databases` and
/// builds missing ones on this thread; other strategies do not touch them.
pub fn any_search(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
) -> Box<dyn AnySearch> {
    let mut goals = strategy.pattern_goals(problem);
    let mut has_patterns = || goals.all(|goal| databases.try_get_or_build(&goal).is_some());
    if !mapped_memory::set_aside() || !has_patterns() {
        return Box::new(Search::new(problem, NoMemory, limits));
    }
    let order = strategy.move_order;
    let spaces = [problem.start(), problem.goal()].map(|root| RankedSpace::around(&root, order));
    if let [Some(start), Some(goal)] = spaces {
        search_in([start, goal], problem, strategy, limits, databases)
    } else if problem.start().state().is_wide() {
        let space = || HashedSpace::<u128>::new(problem.size(), order);
        search_in([space(), space()], problem, strategy, limits, databases)
    } else {
        let space = || HashedSpace::<u64>::new(problem.size(), order);
        search_in([space(), space()], problem, strategy, limits, databases)
    }
}

fn search_in<S: Space + 'static>(
    [start, goal]: [S; 2],
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
) -> Box<dyn AnySearch> {
    macro_rules! search {
        ($algorithm:expr) => {
            Box::new(Search::new(problem, $algorithm, limits))
        };
    }
    let guide = (Some(strategy.heuristic), strategy.factor());
    let any = |goal: &Board| AnyEstimate::new(guide, goal, Costs::Unit, databases);
    macro_rules! best_first {
        ($priority:expr) => {
            by_heuristic!(strategy, databases, estimate => {
                search!(BestFirst::new(problem, start, $priority, estimate(&problem.goal()), Unit))
            }, _ => any)
        };
    }
    if !strategy.costs(problem).is_unit() {
        return costed_search_in([start, goal], problem, strategy, limits, databases);
    }
    match strategy.algorithm {
        Algorithm::Bfs => search!(Bfs::new(problem, start)),
        Algorithm::Bidirectional => search!(Bidirectional::new(problem, [start, goal])),
        Algorithm::UniformCost => search!(BestFirst::new(problem, start, ByG, Zero, Unit)),
        Algorithm::Dfs => search!(Dfs::new(problem, start, strategy.marks)),
        Algorithm::AStar if strategy.ties.goes_by_age() => {
            let by_age = ByAge(strategy.ties, strategy.reopen);
            search!(BestFirst::new(
                problem,
                start,
                by_age,
                any(&problem.goal()),
                Unit
            ))
        }
        Algorithm::AStar => best_first!(ByF(strategy.ties, strategy.reopen)),
        Algorithm::WeightedAStar => best_first!(ByWeightedF(strategy.weight, strategy.reopen)),
        Algorithm::Greedy => best_first!(ByH),
        Algorithm::Mm => by_heuristic!(strategy, databases, estimate => {
            let estimates = [estimate(&problem.goal()), estimate(&problem.start())];
            search!(Mm::new(problem, [start, goal], estimates, Unit))
        }, _ => any),
        // A depth-first search stores no states and needs no space.
        Algorithm::DepthLimited | Algorithm::IterativeDeepening => {
            search!(DepthFirst::<S::Word, _, false>::new(
                problem, strategy, Zero
            ))
        }
        // Its recursion is compiled by whether the estimate can fail, which `any` leaves open.
        Algorithm::IdaStar => by_heuristic!(strategy, databases, estimate => {
                let estimate = estimate(&problem.goal());
                search!(DepthFirst::<S::Word, _, true>::new(problem, strategy, estimate))
            },
            Heuristic::Zero => |_: &_| Zero,
            Heuristic::Misplaced => Misplaced::new,
            Heuristic::Patchy => Patchy::new,
            Heuristic::Own(own) => |goal: &_| {
                OwnEstimate::new(own, goal, Costs::Unit, strategy.factor(), databases.own())
            },
        ),
    }
}

/// Like [`search_in`], for a search that goes by the costs of the problem. All heuristics are of one type, so these searches
/// add little to the size of the program.
fn costed_search_in<S: Space + 'static>(
    [start, goal]: [S; 2],
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
) -> Box<dyn AnySearch> {
    let costs = ByTile::new(problem.costs(), problem.size());
    let guide = (strategy.heuristic_used(), strategy.factor());
    let estimate = |goal: Board| AnyEstimate::new(guide, &goal, problem.costs(), databases);
    macro_rules! best_first {
        ($priority:expr) => {{
            let search = BestFirst::new(problem, start, $priority, estimate(problem.goal()), costs);
            Box::new(Search::new(problem, search, limits))
        }};
    }
    match strategy.algorithm {
        Algorithm::AStar if strategy.ties.goes_by_age() => {
            best_first!(ByAge(strategy.ties, strategy.reopen))
        }
        Algorithm::AStar => best_first!(ByF(strategy.ties, strategy.reopen)),
        Algorithm::WeightedAStar => best_first!(ByWeightedF(strategy.weight, strategy.reopen)),
        Algorithm::Greedy => best_first!(ByH),
        Algorithm::Bidirectional | Algorithm::Mm => {
            let estimates = [estimate(problem.goal()), estimate(problem.start())];
            let search = Mm::new(problem, [start, goal], estimates, costs);
            let search = match strategy.algorithm {
                Algorithm::Mm => search,
                _ => search.unguided(),
            };
            Box::new(Search::new(problem, search, limits))
        }
        Algorithm::IdaStar => {
            let to_goal = estimate(problem.goal());
            let search = IdaStarByCost::<S::Word, _>::new(problem, strategy, to_goal);
            Box::new(Search::new(problem, search, limits))
        }
        // The others count moves.
        Algorithm::UniformCost
        | Algorithm::Bfs
        | Algorithm::Dfs
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening => best_first!(ByG),
    }
}

/// Bytes that a search of `problem` by `strategy` stores per state: the entry of the node table, without unused places and
/// the queue of open nodes. In a small space the rank is the address, so the state itself takes none.
pub fn bytes_per_state(problem: &Problem, strategy: Strategy) -> u64 {
    let (word, node) = if problem.start().state().is_wide() {
        (size_of::<u128>(), size_of::<PathNode<u128>>())
    } else {
        (size_of::<u64>(), size_of::<PathNode<u64>>())
    };
    let is_ranked = problem.size().cells() <= MAX_RANKED_CELLS;
    let key = if is_ranked { 0 } else { word };
    let is_unit = strategy.costs(problem).is_unit();
    let record = if is_unit {
        size_of::<<Unit as StepCosts>::Bits>()
    } else {
        size_of::<<ByTile as StepCosts>::Bits>()
    };
    let bytes = match strategy.algorithm {
        Algorithm::Bfs | Algorithm::Dfs => size_of::<u8>() + key,
        Algorithm::Bidirectional if is_unit => size_of::<u8>() + key,
        Algorithm::Bidirectional | Algorithm::Mm => 2 * record + key,
        Algorithm::UniformCost
        | Algorithm::AStar
        | Algorithm::WeightedAStar
        | Algorithm::Greedy => record + key,
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => node,
    };
    bytes as u64
}

/// Builds the data that searches of `problem` by `strategy` share; existing data is kept. A caller that measures the time of
/// a search does this first; otherwise the first search pays for all later ones.
///
/// Pattern databases go into `databases`. The numbering of a small space and the moves on a board are kept for the process:
/// they depend on the size (the numbering also on the half of the space), and take little time and memory.
pub fn prepare(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) {
    for board in [problem.start(), problem.goal()] {
        let _ = Ranking::of(&board);
    }
    BlankMoves::of(problem.size(), MoveOrder::USUAL);
    if !problem.costs().is_unit() && strategy.heuristic_used() == Some(Heuristic::Patterns) {
        let _ = any_estimate::tables(&problem.goal(), problem.costs(), databases);
    }
    for goal in strategy.pattern_goals(problem) {
        // Without memory for them, the search itself ends at its memory limit.
        let _ = databases.try_get_or_build(&goal);
    }
}

/// Whether [`prepare`] has nothing left to build.
pub fn is_prepared(problem: &Problem, strategy: Strategy, databases: &PatternDatabases) -> bool {
    let ends = [problem.start(), problem.goal()];
    ends.iter().all(Ranking::is_at_hand)
        && BlankMoves::is_at_hand(problem.size())
        && strategy
            .pattern_goals(problem)
            .all(|goal| databases.contains(&goal))
}

/// Expansions between two calls of `progress` in [`solve`].
pub const SLICE: u64 = 8192;

/// Runs [a search](any_search) to its end on this thread and calls `progress` every few thousand expansions. A problem
/// without a solution is searched exhaustively: check [`Problem::solvability`] first.
pub fn solve(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    mut progress: impl FnMut(&Stats),
) -> (Outcome, Stats) {
    solve_while(problem, strategy, limits, databases, |stats| {
        progress(stats);
        ControlFlow::Continue(())
    })
}

/// Like [`solve`], but cancels the search when `go_on` breaks.
pub fn solve_while(
    problem: &Problem,
    strategy: Strategy,
    limits: Limits,
    databases: &PatternDatabases,
    mut go_on: impl FnMut(&Stats) -> ControlFlow<()>,
) -> (Outcome, Stats) {
    let mut search = any_search(problem, strategy, limits, databases);
    loop {
        if let Status::Finished(outcome) = search.advance(SLICE) {
            return (outcome, search.stats());
        }
        if go_on(&search.stats()).is_break() {
            return (Outcome::Cancelled, search.stats());
        }
    }
}
