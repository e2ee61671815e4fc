//! The runs that are recorded.

use slidescope_core::layout::Tree;
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::recording::Recording;
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, PatternDatabases, Strategy, Trace, any_search,
};

/// A run and how much of it is recorded.
pub struct Workload {
    pub name: &'static str,
    size: (usize, usize),
    start: &'static [u8],
    strategy: Strategy,
    expansions: u64,
}

/// The whole space of the 8-puzzle, 181,440 nodes; and about a million nodes of a 15-puzzle.
pub const WORKLOADS: [Workload; 2] = [
    Workload {
        name: "bfs-3x3-space",
        size: (3, 3),
        // Two tiles are exchanged, so the goal cannot be reached.
        start: &[1, 2, 3, 4, 5, 6, 8, 7, 0],
        strategy: Strategy::new(Algorithm::Bfs, Heuristic::Zero),
        expansions: u64::MAX,
    },
    Workload {
        name: "astar-4x4-million",
        size: (4, 4),
        // Number 1 of Korf's hundred (Korf 1985), far from solved after a million nodes.
        start: &[14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3],
        strategy: Strategy::new(Algorithm::AStar, Heuristic::Manhattan),
        expansions: 515_000,
    },
];

impl Workload {
    fn problem(&self) -> Problem {
        let size = Size::new(self.size.0, self.size.1).expect("a size");
        let start = Board::from_cells(size, self.start).expect("a legal board");
        let goal = match self.size {
            (3, 3) => Board::blank_last(size),
            _ => Board::blank_first(size),
        };
        Problem::new(start, goal).expect("equal sizes")
    }

    pub fn trace(&self) -> Trace {
        let databases = PatternDatabases::default();
        let mut search = any_search(&self.problem(), self.strategy, Limits::NONE, &databases);
        let mut trace = Trace::default();
        search.record(self.expansions, &mut trace);
        trace
    }

    pub fn empty(&self) -> Recording {
        Recording::new(&self.problem(), self.strategy, &PatternDatabases::default())
    }

    pub fn recording(&self) -> Recording {
        let mut recording = self.empty();
        recording.append(self.trace().all());
        recording
    }

    /// The tree of the search made ahead.
    pub fn tree(&self) -> Tree {
        let horizon = Tree::horizon(self.strategy.algorithm);
        let databases = PatternDatabases::default();
        Tree::new(&Recording::ahead(
            &self.problem(),
            self.strategy,
            horizon,
            &databases,
        ))
    }

    pub fn grown(&self) -> (Recording, Tree) {
        let (recording, mut tree) = (self.recording(), self.tree());
        tree.grow(&recording, u64::MAX);
        (recording, tree)
    }
}
