//! Depth-first search: depth-limited backtracking, iterative deepening and IDA*.

use crate::puzzle::{Problem, Word};
use crate::search::engine::path::{PathEnd, PathSearch};
use crate::search::heuristics::Estimate;
use crate::search::{
    Algorithm, End, Limit, NodeView, Observer, Outcome, SearchAlgorithm, Stats, Strategy,
};

/// Depth-first search along one path (Korf 1985; Russell & Norvig, 4th ed., §§ 3.4.4 and 3.5.3). The successors of a node
/// are generated one at a time in the order of moves, each only after the subtree of the one before is exhausted. A successor
/// whose f = g + h (depth, without a heuristic) is beyond the threshold is dropped. The goal is tested when a node is
/// expanded.
///
/// Of all repeated states only the parent is avoided: any other cycle of a sliding puzzle takes twelve moves or more, so
/// checking for one along the path costs more than it saves. The threshold ends every path.
///
/// A search that finds nothing ends at the largest threshold it may have: the depth limit, or else the number of moves
/// within which every solvable board has a solution ([`Problem::longest_solution`]). Ending there proves that there is no
/// solution; ending earlier proves nothing. If the estimate may be too high, f may exceed this by as much; then a node at
/// the depth of the longest solution has no successors, and when nothing but that ended the paths, there is no solution.
///
/// - Depth-limited backtracking (Russell & Norvig, 4th ed., § 3.4.4) has one threshold.
/// - Iterative deepening (Slate, Atkin 1977; Korf 1985) has the limits 0, 1, 2 and so on.
/// - IDA* (Korf, *Depth-First Iterative-Deepening*, Artificial Intelligence 27, 1985) goes `BY_F`: the first threshold is the
///   estimate of the start, each further one the lowest f beyond the previous threshold.
pub struct DepthFirst<W: Word, E: Estimate, const BY_F: bool> {
    paths: PathSearch<W, E, BY_F>,
    /// Whether the search restarts with a larger threshold if it has not found the goal.
    deepens: bool,
    largest: u32,
    /// The threshold within which every solvable board is solved.
    conclusive: u32,
}

impl<W: Word, E: Estimate, const BY_F: bool> DepthFirst<W, E, BY_F> {
    /// Searches `problem` by an estimate made for its goal, down to the depth limit if there is one.
    pub fn new(problem: &Problem, strategy: Strategy, estimate: E) -> Self {
        Self {
            paths: PathSearch::new(problem, strategy, estimate),
            deepens: strategy.algorithm != Algorithm::DepthLimited,
            largest: strategy.largest_threshold(problem),
            conclusive: strategy.conclusive(problem),
        }
    }

    /// Begins an iteration within `threshold`, or returns the end if that is too large.
    fn begin_within(&mut self, threshold: u32, stats: &mut Stats) -> Option<End> {
        if threshold > self.largest {
            self.paths.give_up(stats);
            let tried_all = self.deepens && threshold == u32::MAX;
            return Some(if tried_all || self.largest >= self.conclusive {
                End::Exhausted
            } else {
                End::Limit(Limit::Depth)
            });
        }
        self.paths.begin(threshold, stats);
        None
    }
}

impl<W: Word, E: Estimate, const BY_F: bool> SearchAlgorithm for DepthFirst<W, E, BY_F> {
    const IS_DEPTH_FIRST: bool = true;

    fn begin(&mut self, stats: &mut Stats) -> Option<End> {
        stats.threshold = self.largest;
        let first = self.paths.first_threshold();
        let first = if self.deepens {
            first
        } else {
            first.max(self.largest)
        };
        self.begin_within(first, stats)
    }

    fn expand<O: Observer>(
        &mut self,
        most: u64,
        stats: &mut Stats,
        observer: &mut O,
    ) -> Option<End> {
        // repeat search(start, 0)
        match self.paths.run(most, stats, observer) {
            PathEnd::Budget => None,
            PathEnd::NoMemory => Some(End::Limit(Limit::Memory)),
            PathEnd::Goal => Some(End::Path(self.paths.moves_made())),
            // threshold ← the lowest f beyond it
            PathEnd::Threshold => {
                let beyond = self.paths.lowest_beyond();
                let next = if self.deepens { beyond } else { u32::MAX };
                self.begin_within(next, stats)
            }
        }
    }

    #[inline]
    fn failure(&self) -> Option<Outcome> {
        Outcome::of_failure(&self.paths.estimate)
    }

    fn bytes(&self, stats: &Stats) -> u64 {
        PathSearch::<W, E, BY_F>::bytes(stats.depth)
    }

    fn most_bytes(&self) -> Option<u64> {
        Some(PathSearch::<W, E, BY_F>::bytes(self.paths.threshold))
    }

    /// The number of nodes on the path to the node expanded last; 1 before the first expansion.
    fn visited(&self, _: &Stats) -> u64 {
        self.paths.current.map_or(1, |last| u64::from(last.g) + 1)
    }

    fn current(&self) -> Option<NodeView> {
        self.paths.current
    }

    /// The next node, then the ungenerated successors along the path. Some of these may be beyond the threshold.
    fn each_open(&self, shown: &mut dyn FnMut(NodeView) -> bool) {
        self.paths.each_open(shown);
    }
}
