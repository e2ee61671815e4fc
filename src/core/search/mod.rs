//! State-space search: algorithms, heuristics, and the data structures that make them fast. This module does not depend on
//! threads, channels, time, text or pixels.
//!
//! [`any_search`] creates the [search](AnySearch) for a [`Strategy`]. The caller advances it by a budget of expansions at a
//! time until it returns an [`Outcome`], and reads [`Stats`] in between. An [`Observer`] receives every expansion.
//! [`PatternDatabases`] are the only state that searches share: the caller owns a handle and passes it on.
//!
//! ```
//! use slidescope_core::puzzle::{Board, Problem};
//! use slidescope_core::search::{Limits, PatternDatabases, Status, Strategy, any_search};
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

pub(crate) mod algorithms;
pub mod each_board;
pub(crate) mod engine;
pub(crate) mod exact;
pub mod heuristics;
pub(crate) mod observer;
pub(crate) mod outcome;
pub(crate) mod stats;
pub(crate) mod strategy;
pub(crate) mod trace;

pub use engine::dispatch::{
    SLICE, any_search, bytes_per_state, is_prepared, prepare, solve, solve_while,
};
pub use engine::driver::AnySearch;
pub(crate) use engine::driver::{End, Search, SearchAlgorithm};
pub use engine::parallel::{Parallel, Sequential};
pub use exact::distances::Distances;
pub use exact::shortest_path::{BoundProgress, ShortestPath};
pub use exact::survey::{Survey, SurveyProgress};
pub use heuristics::Heuristic;
pub use heuristics::pattern_database::PatternDatabases;
pub use observer::{Expansion, Fate, NodeView, Observer, Side, Successors};
pub use outcome::{BrokenPath, Limit, Outcome, Solution, Status};
pub use stats::{Counter, Stats};
pub(crate) use strategy::estimators;
pub use strategy::{
    Algorithm, Limits, Marks, Reopen, Strategy, Ties, Weight, estimator, estimator_by,
};
pub use trace::{Stretch, Trace};
