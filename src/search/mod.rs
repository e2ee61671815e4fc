//! State-space search: algorithms, heuristics, and the data structures that make them fast. Nothing here knows of threads,
//! channels, time, sentences or pixels.
//!
//! [`any_search`] makes the [`Search`] that a [`Strategy`] calls for; the caller advances it, a budget of expansions at a time,
//! until it has an [`Outcome`], and reads [`Stats`] in between. An [`Observer`] receives every expansion.
//! [`PatternDatabases`] are the one thing that searches share: whoever starts
//! them has a handle and passes it on.
//!
//! ```
//! use slidescope::puzzle::{Board, Problem};
//! use slidescope::search::{Limits, PatternDatabases, Status, Strategy, any_search};
//!
//! let start: Board = "724506831".parse()?;
//! let problem = Problem::new(start, Board::blank_first(start.size()))?;
//! let databases = PatternDatabases::default();
//! let mut search = any_search(&problem, Strategy::default(), Limits::NONE, &databases);
//! let outcome = loop {
//!     if let Status::Finished(outcome) = search.advance(1000) {
//!         break outcome;
//!     }
//!     println!("{} expanded", search.stats().expanded);
//! };
//! # drop(outcome);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod algorithm;
pub(crate) mod algorithms;
pub(crate) mod engine;
pub(crate) mod exact;
pub mod heuristics;
pub(crate) mod node;
pub(crate) mod observer;
pub(crate) mod outcome;
pub(crate) mod stats;
pub(crate) mod strategy;
pub(crate) mod trace;

pub use algorithm::Algorithm;
pub use engine::dispatch::{
    AnySearch, SLICE, any_search, bytes_per_state, is_prepared, prepare, solve,
};
pub use engine::parallel::{Parallel, Sequential};
pub use exact::distances::Distances;
pub use exact::shortest_path::{BoundProgress, ShortestPath};
pub use exact::survey::{Survey, SurveyProgress};
pub use heuristics::pattern_database::PatternDatabases;
pub use node::{NodeView, Side};
pub use observer::{Expansion, Fate, Observer, Successors};
pub use outcome::{BrokenPath, Limit, Outcome, Solution, Status};
pub use stats::{Counter, Stats};
pub use strategy::{Heuristic, Limits, Strategy, Ties, Weight};
pub use trace::{Stretch, Trace};

/// A search that can be advanced a few expansions at a time.
pub trait Search {
    /// The algorithm.
    const ALGORITHM: Algorithm;

    /// Makes at most `budget` expansions and passes each to `observer`. The counters are published when it returns. The same
    /// problem gives the same expansions in the same order, however the budget is divided.
    fn advance<O: Observer>(&mut self, budget: u64, observer: &mut O) -> Status;

    /// The counters as of the last return of [`advance`](Self::advance).
    fn stats(&self) -> Stats;

    /// The node expanded last.
    fn current(&self) -> Option<NodeView>;

    /// The first `count` nodes of the open list, next first.
    fn next_open(&self, count: usize) -> Vec<NodeView>;
}
