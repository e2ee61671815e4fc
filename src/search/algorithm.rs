//! The algorithms: their names and kinds.

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
            Self::WeightedAStar | Self::Greedy | Self::DepthLimited
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

    pub const fn is_bidirectional(self) -> bool {
        matches!(self, Self::Bidirectional | Self::Mm)
    }

    /// Whether the open list is ordered by an f composed of g and h.
    pub const fn goes_by_f(self) -> bool {
        matches!(self, Self::AStar | Self::WeightedAStar)
    }
}
