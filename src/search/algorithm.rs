//! The algorithms there are: their names, and what kind each is of.

use std::fmt;

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Algorithm {
    /// Breadth-first search.
    Bfs,
    /// Breadth-first search from start and goal at once.
    Bidirectional,
    /// The shortest way so far first: A* without a heuristic.
    UniformCost,
    /// A* with a heuristic.
    AStar,
    /// A* that trusts its heuristic more than it should.
    WeightedAStar,
    /// Whatever looks nearest to the goal first.
    Greedy,
    /// A* from start and goal at once, meeting in the middle.
    Mm,
    /// Backtracking down to a limit.
    DepthLimited,
    /// Backtracking with limits 0, 1, 2 and so on.
    IterativeDeepening,
    /// Backtracking with thresholds of f.
    IdaStar,
}

impl Algorithm {
    /// All of them, as menus list them.
    pub const ALL: &[Self] = &[
        Self::Bfs,
        Self::Bidirectional,
        Self::UniformCost,
        Self::AStar,
        Self::WeightedAStar,
        Self::Greedy,
        Self::Mm,
        Self::DepthLimited,
        Self::IterativeDeepening,
        Self::IdaStar,
    ];

    /// The name a person reads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bfs => "BFS",
            Self::Bidirectional => "Bidirectional BFS",
            Self::UniformCost => "Uniform-cost search",
            Self::AStar => "A*",
            Self::WeightedAStar => "Weighted A*",
            Self::Greedy => "Greedy best-first",
            Self::Mm => "Bidirectional A* (MM)",
            Self::DepthLimited => "Depth-limited backtracking",
            Self::IterativeDeepening => "Iterative deepening",
            Self::IdaStar => "IDA*",
        }
    }

    /// The name on the command line and in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bfs => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::UniformCost => "uniform-cost",
            Self::AStar => "astar",
            Self::WeightedAStar => "weighted-astar",
            Self::Greedy => "greedy",
            Self::Mm => "mm",
            Self::DepthLimited => "depth-limited",
            Self::IterativeDeepening => "iterative-deepening",
            Self::IdaStar => "idastar",
        }
    }

    /// One sentence on what it does and properties.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Bfs => {
                "Expands the oldest node first, layer by layer; the first path it meets is a shortest one."
            }
            Self::Bidirectional => {
                "Grows layers from start and goal, the smaller frontier first, until they meet; the path is a shortest one."
            }
            Self::UniformCost => {
                "Expands the node of lowest g, A* without a heuristic; the path is a shortest one."
            }
            Self::AStar => {
                "Expands the node of lowest f = g + h; with an admissible heuristic the path is a shortest one."
            }
            Self::WeightedAStar => {
                "Expands the node of lowest f = g + w × h; fewer nodes, and a path at most w times as long as a shortest one."
            }
            Self::Greedy => {
                "Expands the node of lowest h, however long the way to it; few nodes, and a path of any length."
            }
            Self::Mm => {
                "A* from start and goal at once, neither going beyond the middle; with an admissible heuristic the path is a shortest one."
            }
            Self::DepthLimited => {
                "Follows one path down to a depth limit and backtracks; it stores that path alone, and the one it finds may be longer than need be."
            }
            Self::IterativeDeepening => {
                "Backtracks with the limits 0, 1, 2 and so on; it stores one path alone, and what it finds is a shortest one."
            }
            Self::IdaStar => {
                "Backtracks where f = g + h is beyond a threshold, which grows; it stores one path alone, and what it finds is a shortest one."
            }
        }
    }

    /// Whether the order in which nodes are generated implies the order in which they are expanded, so that a
    /// [trace](crate::search::Trace) need not name them.
    #[must_use]
    pub const fn implies_order(self) -> bool {
        self.implies_fates() || self.is_depth_first()
    }

    /// Whether the order of expansions implies what becomes of the successors too: a state is dropped just where it was
    /// generated before.
    #[must_use]
    pub const fn implies_fates(self) -> bool {
        matches!(self, Self::Bfs | Self::Bidirectional)
    }

    /// Whether it is guided by a heuristic.
    #[must_use]
    pub const fn uses_heuristic(self) -> bool {
        matches!(
            self,
            Self::AStar | Self::WeightedAStar | Self::Greedy | Self::Mm | Self::IdaStar
        )
    }

    /// Whether its answers are shortest paths, under any admissible heuristic.
    #[must_use]
    pub const fn is_optimal(self) -> bool {
        !matches!(
            self,
            Self::WeightedAStar | Self::Greedy | Self::DepthLimited
        )
    }

    /// Whether it is given a weight.
    #[must_use]
    pub const fn uses_weight(self) -> bool {
        matches!(self, Self::WeightedAStar)
    }

    /// Whether it stores one path alone, and is given a depth limit.
    #[must_use]
    pub const fn is_depth_first(self) -> bool {
        matches!(
            self,
            Self::DepthLimited | Self::IterativeDeepening | Self::IdaStar
        )
    }

    /// Whether it searches from start and goal at once.
    #[must_use]
    pub const fn is_bidirectional(self) -> bool {
        matches!(self, Self::Bidirectional | Self::Mm)
    }

    /// Whether what it goes by is an f, made of both g and h.
    #[must_use]
    pub const fn goes_by_f(self) -> bool {
        matches!(self, Self::AStar | Self::WeightedAStar)
    }

    /// Whether its open list is ordered by a priority made of g and h.
    #[must_use]
    pub const fn is_best_first(self) -> bool {
        matches!(
            self,
            Self::UniformCost | Self::AStar | Self::WeightedAStar | Self::Greedy
        )
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
