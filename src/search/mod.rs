//! Searching: algorithms, heuristics, the open list, the visited table, and the observer that watches them.
//! Nothing here knows of threads, channels, time or pixels.

pub(crate) mod algorithm;
pub(crate) mod algorithms;
pub(crate) mod engine;
pub(crate) mod exact;
pub mod heuristics;
pub(crate) mod observer;
pub(crate) mod outcome;
pub(crate) mod properties;
pub(crate) mod stats;
pub(crate) mod strategy;
pub(crate) mod trace;

pub use algorithm::Algorithm;
pub use engine::dispatch::{AnySearch, SLICE, any_search, is_prepared, prepare, solve};
pub use engine::parallel::{Parallel, Sequential};
pub use exact::distances::Distances;
pub use exact::survey::{Survey, SurveyProgress};
pub use observer::{Expansion, Fate, Observer, Successors};
pub use outcome::{BrokenPath, Limit, Outcome, Solution};
pub use properties::Properties;
pub use stats::{COUNTING_RULES, Stats};
pub use strategy::{Heuristic, Limits, Strategy, Ties, Weight};
pub use trace::{Stretch, Trace};

use crate::puzzle::State;

/// Which of the two searches of a bidirectional search; a one-sided search is always forward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// From the start.
    #[default]
    Forward,
    /// From the goal.
    Backward,
}

impl Side {
    /// The other of the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

/// A node as a person sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeView {
    /// Its state.
    pub state: State,
    /// Which search holds it.
    pub side: Side,
    /// Moves from the root of its side.
    pub g: u32,
    /// The heuristic's estimate, where the strategy uses one.
    pub h: Option<u32>,
}

/// What [`Search::advance`] comes back with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The budget is used up; there is more to do.
    Running,
    /// The search is over; advancing it again changes nothing.
    Finished(Outcome),
}

/// A search that can be advanced a few expansions at a time.
pub trait Search {
    /// Which algorithm it is.
    const ALGORITHM: Algorithm;

    /// Makes at most `budget` expansions, telling `observer` of each. Counters are published when it returns. The same
    /// problem gives the same expansions in the same order however the budget is cut.
    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status;

    /// The counters as of the last return of [`advance`](Self::advance).
    fn stats(&self) -> Stats;

    /// The node expanded last.
    fn current(&self) -> Option<NodeView>;

    /// The first `count` nodes of the open list, next first.
    fn next_open(&self, count: usize) -> Vec<NodeView>;
}
