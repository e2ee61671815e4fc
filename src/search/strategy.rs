//! What a person chooses: an algorithm, a heuristic, and limits.

use std::fmt;

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Algorithm {
    /// Breadth-first search.
    Bfs,
    /// Breadth-first search from start and goal at once.
    Bidirectional,
    /// A* with a heuristic.
    AStar,
}

impl Algorithm {
    /// All of them, as menus list them.
    pub const ALL: [Self; 3] = [Self::Bfs, Self::Bidirectional, Self::AStar];

    /// The name a person reads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bfs => "BFS",
            Self::Bidirectional => "Bidirectional BFS",
            Self::AStar => "A*",
        }
    }

    /// The name on the command line and in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bfs => "bfs",
            Self::Bidirectional => "bidirectional",
            Self::AStar => "astar",
        }
    }

    /// One sentence on what it does and promises.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Bfs => {
                "Expands the oldest node first, layer by layer; the first path it meets is a shortest one."
            }
            Self::Bidirectional => {
                "Grows layers from start and goal, the smaller frontier first, until they meet; the path is a shortest one."
            }
            Self::AStar => {
                "Expands the node of lowest f = g + h; with an admissible heuristic the path is a shortest one."
            }
        }
    }

    /// Whether its open lists are queues: whatever is generated first is expanded first, on each side.
    #[must_use]
    pub const fn has_queues(self) -> bool {
        matches!(self, Self::Bfs | Self::Bidirectional)
    }

    /// Whether it is guided by a heuristic.
    #[must_use]
    pub const fn uses_heuristic(self) -> bool {
        matches!(self, Self::AStar)
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An estimate of the moves left, never above the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Heuristic {
    /// Always 0: A* becomes uniform-cost search.
    Zero,
    /// Tiles that are not on their goal cell.
    Misplaced,
    /// The sum over tiles of the rows and columns to their goal cells.
    Manhattan,
    /// Manhattan, and two more for each tile that must leave a line to let another pass.
    LinearConflict,
}

impl Heuristic {
    /// All of them, weakest first.
    pub const ALL: [Self; 4] = [
        Self::Zero,
        Self::Misplaced,
        Self::Manhattan,
        Self::LinearConflict,
    ];

    /// The name a person reads.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "Zero",
            Self::Misplaced => "Misplaced tiles",
            Self::Manhattan => "Manhattan",
            Self::LinearConflict => "Linear conflict",
        }
    }

    /// The name on the command line and in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Misplaced => "misplaced",
            Self::Manhattan => "manhattan",
            Self::LinearConflict => "linear-conflict",
        }
    }

    /// One sentence on what it counts.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Zero => "Knows nothing: A* becomes uniform-cost search.",
            Self::Misplaced => "Counts the tiles that are not where the goal wants them.",
            Self::Manhattan => "Adds up how many rows and columns each tile is from its goal cell.",
            Self::LinearConflict => {
                "Manhattan, and two more moves for each tile that must step out of a line to let another pass."
            }
        }
    }
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An algorithm with its heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strategy {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The heuristic; ignored where the algorithm uses none.
    pub heuristic: Heuristic,
}

impl Strategy {
    /// The heuristic where it counts.
    #[must_use]
    pub const fn heuristic_used(self) -> Option<Heuristic> {
        if self.algorithm.uses_heuristic() {
            Some(self.heuristic)
        } else {
            None
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.heuristic_used() {
            Some(heuristic) => write!(f, "{} · {heuristic}", self.algorithm),
            None => write!(f, "{}", self.algorithm),
        }
    }
}

/// Where a search stops though it has found nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most bytes a search may hold.
    pub memory: u64,
    /// The most expansions, where there is a limit.
    pub expansions: Option<u64>,
}

impl Limits {
    /// No limit in practice; for tests and benches.
    pub const NONE: Self = Self {
        memory: u64::MAX,
        expansions: None,
    };
}
