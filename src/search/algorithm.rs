//! The algorithms: their names, and which kind each is of.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Algorithm {
    /// Breadth-first search.
    Bfs,
    /// Breadth-first search from start and goal at once.
    Bidirectional,
    /// Lowest g first: A* without a heuristic.
    UniformCost,
    /// A* with a heuristic.
    AStar,
    /// A* with the heuristic multiplied by a weight.
    WeightedAStar,
    /// Lowest h first.
    Greedy,
    /// A* from start and goal at once, meeting in the middle.
    Mm,
    /// Depth-first search down to a limit.
    DepthLimited,
    /// Depth-first search with the limits 0, 1, 2 and so on.
    IterativeDeepening,
    /// Depth-first search with thresholds of f.
    IdaStar,
}

impl Algorithm {
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

    /// The name on the command line and in JSON.
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

    /// Whether the number of expansions made so far implies everything else, so that a [trace](crate::search::Trace) need
    /// not tell it. (Bidirectional) BFS expands nodes in the order in which it generated them, and drops a state exactly
    /// where it was generated before. A depth-first search goes on with the first successor within the threshold, which
    /// follows from the estimate.
    pub const fn implies_trace(self) -> bool {
        matches!(self, Self::Bfs | Self::Bidirectional) || self.is_depth_first()
    }

    pub const fn uses_heuristic(self) -> bool {
        matches!(
            self,
            Self::AStar | Self::WeightedAStar | Self::Greedy | Self::Mm | Self::IdaStar
        )
    }

    /// Whether its answers are shortest paths, under any admissible heuristic.
    pub const fn is_optimal(self) -> bool {
        !matches!(
            self,
            Self::WeightedAStar | Self::Greedy | Self::DepthLimited
        )
    }

    pub const fn uses_weight(self) -> bool {
        matches!(self, Self::WeightedAStar)
    }

    /// Whether it stores one path alone, and takes a depth limit.
    pub const fn is_depth_first(self) -> bool {
        matches!(
            self,
            Self::DepthLimited | Self::IterativeDeepening | Self::IdaStar
        )
    }

    pub const fn is_bidirectional(self) -> bool {
        matches!(self, Self::Bidirectional | Self::Mm)
    }

    /// Whether it orders nodes by an f made of both g and h.
    pub const fn goes_by_f(self) -> bool {
        matches!(self, Self::AStar | Self::WeightedAStar)
    }
}
