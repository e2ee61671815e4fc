//! The caller's choices: an algorithm with its parameters and heuristic, and limits.

use std::fmt;

use crate::puzzle::{Board, Costs, MoveOrder, Problem};
use crate::search::heuristics::any_estimate::built_in;
use crate::search::heuristics::script::MAX_ESTIMATE;
use crate::search::heuristics::{Estimator, own};
use crate::search::{Heuristic, PatternDatabases};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Algorithm by id {
        /// Breadth-first search.
        Bfs = "bfs",
        /// Breadth-first search from start and goal at once.
        Bidirectional = "bidirectional",
        /// Lowest g first: A* without a heuristic.
        UniformCost = "uniform-cost",
        /// A* with a heuristic.
        AStar = "astar",
        /// A* with the heuristic multiplied by a weight.
        WeightedAStar = "weighted-astar",
        /// Lowest h first.
        Greedy = "greedy",
        /// A* from start and goal at once, meeting in the middle.
        Mm = "mm",
        /// Depth-first search that expands no state twice.
        Dfs = "dfs",
        /// Depth-first search down to a limit.
        DepthLimited = "depth-limited",
        /// Depth-first search with the limits 0, 1, 2 and so on.
        IterativeDeepening = "iterative-deepening",
        /// Depth-first search with thresholds of f.
        IdaStar = "idastar",
    }
}

impl Algorithm {
    /// Whether the open list is a queue, or one queue per side.
    pub const fn is_breadth_first(self) -> bool {
        matches!(self, Self::Bfs | Self::Bidirectional)
    }

    pub const fn uses_heuristic(self) -> bool {
        matches!(
            self,
            Self::AStar | Self::WeightedAStar | Self::Greedy | Self::Mm | Self::IdaStar
        )
    }

    /// Whether solutions are shortest paths under any admissible heuristic.
    pub const fn is_optimal(self) -> bool {
        !matches!(
            self,
            Self::WeightedAStar | Self::Greedy | Self::Dfs | Self::DepthLimited
        )
    }

    pub const fn uses_weight(self) -> bool {
        matches!(self, Self::WeightedAStar)
    }

    /// Whether the algorithm stores only one path and accepts a depth limit.
    pub const fn is_depth_first(self) -> bool {
        matches!(
            self,
            Self::DepthLimited | Self::IterativeDeepening | Self::IdaStar
        )
    }

    /// Whether the algorithm goes by the costs of moves, where they have any.
    pub const fn counts_costs(self) -> bool {
        !matches!(
            self,
            Self::Bfs | Self::Dfs | Self::DepthLimited | Self::IterativeDeepening
        )
    }

    pub const fn is_bidirectional(self) -> bool {
        matches!(self, Self::Bidirectional | Self::Mm)
    }

    /// Whether the open list is ordered by an f composed of g and h.
    pub const fn goes_by_f(self) -> bool {
        matches!(self, Self::AStar | Self::WeightedAStar)
    }
}

/// The factor of h in weighted A*: 1 (A* itself) to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Weight(u8);

impl Weight {
    /// With this, weighted A* is A*.
    pub const LEAST: Self = Self(1);
    pub const MOST: Self = Self(10);

    pub const fn new(weight: u8) -> Option<Self> {
        if weight < Self::LEAST.0 || weight > Self::MOST.0 {
            None
        } else {
            Some(Self(weight))
        }
    }

    #[inline]
    pub const fn get(self) -> u32 {
        self.0 as u32
    }
}

impl Default for Weight {
    /// 2: solutions are at most twice as long as a shortest one.
    fn default() -> Self {
        Self(2)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

values! {
    /// Which of two open nodes with the same f A* expands first; with equal g too, the older. The rule decides how many
    /// nodes with f = C*, the length of the solution, are expanded before the goal: from almost none to all of them.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Ties by id {
        /// The node with the larger g and hence the smaller h: the fewest expansions.
        #[default]
        LargerG = "larger-g",
        /// The node with the smaller g: the most expansions, including all nodes with f = C*. Similar to the plain queue of
        /// a textbook, which takes the older node first.
        SmallerG = "smaller-g",
        /// The node that was put into the open list first, as in a queue with a counter.
        Oldest = "oldest",
        /// The node that was put into the open list last, as in a list that is sorted anew.
        Newest = "newest",
    }
}

impl Ties {
    /// Whether age alone decides.
    pub const fn goes_by_age(self) -> bool {
        matches!(self, Self::Oldest | Self::Newest)
    }
}

values! {
    /// When depth-first search marks a state as visited.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Marks by id {
        /// When it is entered, by recursion: the first successor goes first.
        #[default]
        Entered = "entered",
        /// When it is generated and put on a stack: the last successor goes first, and no state is put there twice.
        Generated = "generated",
        /// When it is taken from a stack: the last successor goes first, and a state that waits is put there again.
        Taken = "taken",
    }
}

values! {
    /// Whether A* and weighted A* reopen a closed node when they find a shorter path to it. With a consistent heuristic
    /// they never find one. Many libraries keep a closed node closed, and then A* is optimal only if h is consistent.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Reopen by id {
        #[default]
        Always = "always",
        /// The shorter path is dropped. The g of an open node still improves.
        Never = "never",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strategy {
    pub algorithm: Algorithm,
    /// The heuristic; ignored if the algorithm uses none.
    pub heuristic: Heuristic,
    /// The weight of the heuristic; ignored if the algorithm uses none.
    pub weight: Weight,
    /// The largest depth, for IDA* the largest f, of a depth-first search. `None` allows any solution length
    /// ([`Problem::longest_solution`](crate::puzzle::Problem::longest_solution)). Ignored by other algorithms.
    pub depth_limit: Option<u32>,
    /// How A* breaks ties; ignored by the others.
    pub ties: Ties,
    /// Whether A* and weighted A* reopen nodes; ignored by the others.
    pub reopen: Reopen,
    /// When depth-first search marks a state; ignored by the others.
    pub marks: Marks,
    /// The order in which the moves are tried.
    pub move_order: MoveOrder,
}

impl Strategy {
    pub const fn new(algorithm: Algorithm, heuristic: Heuristic) -> Self {
        Self {
            algorithm,
            heuristic,
            weight: Weight(2),
            depth_limit: None,
            ties: Ties::LargerG,
            reopen: Reopen::Always,
            marks: Marks::Entered,
            move_order: MoveOrder::USUAL,
        }
    }

    /// The heuristic, if the algorithm uses one.
    pub fn heuristic_used(self) -> Option<Heuristic> {
        let counts = self.algorithm.uses_heuristic();
        counts.then_some(self.heuristic)
    }

    /// The boards whose [pattern databases](crate::search::heuristics::pattern_database::PatternDatabase) a search of
    /// `problem` uses: the goal and, for a bidirectional search, the start.
    pub fn pattern_goals(self, problem: &Problem) -> impl Iterator<Item = Board> + use<> {
        // With costs the search has tables of its own.
        let looks = self.heuristic_used() == Some(Heuristic::Patterns) && problem.costs().is_unit();
        let start = self.algorithm.is_bidirectional().then(|| problem.start());
        let goals = std::iter::once(problem.goal()).chain(start);
        goals.filter(move |_| looks)
    }

    /// The weight, if the algorithm uses one.
    pub fn weight_used(self) -> Option<Weight> {
        self.algorithm.uses_weight().then_some(self.weight)
    }

    /// Whether solutions are guaranteed to be shortest paths.
    pub const fn is_optimal(self) -> bool {
        self.algorithm.is_optimal() && !self.can_be_misled()
    }

    /// Whether the heuristic is not known to be good enough for what the algorithm promises: it must be admissible and, for
    /// a search that never reopens a node, consistent.
    pub(crate) const fn can_be_misled(self) -> bool {
        let keeps_closed = self.algorithm.goes_by_f() && matches!(self.reopen, Reopen::Never);
        self.algorithm.uses_heuristic()
            && (!self.heuristic.is_admissible() || keeps_closed && !self.heuristic.is_consistent())
    }

    /// Whether a path of `g` moves to a node that is stored with `stored` moves replaces that one.
    pub(crate) fn improves(self, g: u32, stored: u32, is_closed: bool) -> bool {
        if self.algorithm == Algorithm::Dfs {
            return !is_closed && self.marks != Marks::Generated;
        }
        let can = self.algorithm == Algorithm::UniformCost
            || self.algorithm.goes_by_f() && !(is_closed && self.reopen == Reopen::Never);
        can && g < stored
    }

    /// The costs that a search of `problem` by this strategy goes by. Those that count moves whatever they cost go by 1: BFS,
    /// depth-first search, and the searches with a limit of depth.
    pub fn costs(self, problem: &Problem) -> Costs {
        match self.algorithm.counts_costs() {
            true => problem.costs(),
            false => Costs::Unit,
        }
    }

    /// Whether its solutions of `problem` are guaranteed to be cheapest paths: shortest ones if every move costs 1.
    pub fn finds_cheapest(self, problem: &Problem) -> bool {
        self.is_optimal() && self.costs(problem) == problem.costs()
    }

    /// The cost of the cheapest move, if the search goes by costs: see [`rank_by`](Self::rank_by).
    pub fn epsilon(self, problem: &Problem) -> Option<u32> {
        let costs = self.costs(problem);
        (!costs.is_unit()).then(|| costs.least(problem.size()))
    }

    /// The largest threshold of a depth-first search: the depth limit, or else the [conclusive](Self::conclusive) one.
    pub(crate) fn largest_threshold(self, problem: &Problem) -> u32 {
        let conclusive = || self.conclusive(problem);
        self.depth_limit.unwrap_or_else(conclusive)
    }

    /// The threshold within which a depth-first search solves every solvable problem, even if the heuristic overestimates. It
    /// limits moves, or what they cost if the search goes by that.
    pub(crate) fn conclusive(self, problem: &Problem) -> u32 {
        let longest = match self.costs(problem) {
            Costs::Unit => problem.longest_solution(),
            _ => problem.dearest_solution(),
        };
        match self.heuristic_used() {
            Some(Heuristic::Own(_)) => longest + MAX_ESTIMATE,
            _ => longest,
        }
    }

    /// The depth at which a node of IDA* has no successors, if its estimate may be too high: no shortest solution is longer.
    /// A cheapest one may be, so with costs only the threshold ends paths.
    pub(crate) fn deepest(self, problem: &Problem) -> u32 {
        match self.heuristic_used() {
            Some(Heuristic::Own(_)) if self.costs(problem).is_unit() => problem.longest_solution(),
            _ => u32::MAX,
        }
    }

    pub(crate) fn factor(self) -> u32 {
        self.weight_used().map_or(1, Weight::get)
    }

    /// The tie rule, if the algorithm uses it and it is not the default.
    pub fn ties_used(self) -> Option<Ties> {
        let counts = self.algorithm == Algorithm::AStar && self.ties != Ties::default();
        counts.then_some(self.ties)
    }

    /// Whether nodes are reopened, if the algorithm can and it is not the default.
    pub fn reopen_used(self) -> Option<Reopen> {
        let counts = self.algorithm.goes_by_f() && self.reopen != Reopen::default();
        counts.then_some(self.reopen)
    }

    /// When states are marked, if it is depth-first search.
    pub fn marks_used(self) -> Option<Marks> {
        (self.algorithm == Algorithm::Dfs).then_some(self.marks)
    }

    /// The order of moves, if it is not the usual one.
    pub fn move_order_used(self) -> Option<MoveOrder> {
        (!self.move_order.is_usual()).then_some(self.move_order)
    }

    /// Each of the strategies with each of the orders.
    pub fn in_orders(strategies: &[Self], orders: &[MoveOrder]) -> Vec<Self> {
        let in_all = |&strategy: &Self| {
            let orders = orders.iter();
            orders.map(move |&move_order| Self {
                move_order,
                ..strategy
            })
        };
        strategies.iter().flat_map(in_all).collect()
    }

    /// The strategies of which these are all [in all orders](Self::in_orders), in the usual one; `None` if there are none.
    pub fn in_all_orders(strategies: &[Self]) -> Option<Vec<Self>> {
        let usual: Vec<Self> = strategies
            .iter()
            .copied()
            .step_by(MoveOrder::COUNT)
            .collect();
        let all: Vec<MoveOrder> = MoveOrder::all().collect();
        let are_all = !usual.is_empty() && Self::in_orders(&usual, &all) == strategies;
        are_all.then_some(usual)
    }

    /// The depth limit, if there is one and the algorithm uses it.
    pub fn depth_limit_used(self) -> Option<u32> {
        self.depth_limit.filter(|_| self.algorithm.is_depth_first())
    }

    /// The same strategy without a depth limit that the algorithm ignores.
    #[must_use]
    pub fn with_limit_used(self) -> Self {
        Self {
            depth_limit: self.depth_limit_used(),
            ..self
        }
    }
}

impl Default for Strategy {
    /// A* with the Manhattan heuristic.
    fn default() -> Self {
        Self::new(Algorithm::AStar, Heuristic::Manhattan)
    }
}

/// The limits at which a search stops without an answer: bytes of memory and number of expansions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub memory: u64,
    pub expansions: Option<u64>,
}

impl Limits {
    /// No limit in practice; for tests and benches.
    pub const NONE: Self = Self {
        memory: u64::MAX,
        expansions: None,
    };

    /// Returns a limit of `most` expansions, without one of memory.
    pub(crate) const fn of_expansions(most: u64) -> Self {
        Self {
            expansions: Some(most),
            ..Self::NONE
        }
    }
}

pub fn estimator(strategy: Strategy, goal: &Board, databases: &PatternDatabases) -> Estimator {
    estimator_by(Costs::Unit, strategy, goal, databases)
}

/// The estimator of `strategy` for `goal`, with the costs of moves.
pub fn estimator_by(
    costs: Costs,
    strategy: Strategy,
    goal: &Board,
    databases: &PatternDatabases,
) -> Estimator {
    match strategy.heuristic {
        Heuristic::Own(own) => own::estimator(own, goal, costs, strategy.factor(), databases.own()),
        heuristic => {
            let estimate = built_in(heuristic, goal, costs, databases);
            Box::new(move |state| estimate.value(state))
        }
    }
}

/// Returns the estimators of a search of `problem` by `strategy`, indexed by [side](crate::search::Side).
pub(crate) fn estimators(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> [Option<Estimator>; 2] {
    let towards = |root: Board| {
        let guided = strategy.algorithm.uses_heuristic();
        guided.then(|| estimator_by(problem.costs(), strategy, &root, databases))
    };
    let is_bidirectional = strategy.algorithm.is_bidirectional();
    let backward = is_bidirectional.then(|| towards(problem.start()));
    [towards(problem.goal()), backward.flatten()]
}
