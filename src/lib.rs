//! Slidescope: search algorithms at work on sliding-tile puzzles, to be watched, stepped and compared.
//!
//! Layers, and an arrow only ever points down:
//!
//! ```text
//! app ──▶ worker, study ──▶ search ──▶ puzzle          cli ──▶ study, search, puzzle
//! ```
//!
//! [`machine`] stands beside them: it says how much memory a search may hold.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod machine;
pub mod puzzle;
pub mod search;
pub mod study;
pub mod worker;
