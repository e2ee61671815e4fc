//! Slidescope: search algorithms at work on sliding-tile puzzles, to be watched, stepped and compared.
//!
//! Four layers, and an arrow only ever points down:
//!
//! ```text
//! app ──▶ worker ──▶ search ──▶ puzzle          cli ──▶ search, puzzle
//! ```
//!
//! [`machine`] stands beside them: it says how much memory a search may hold.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod machine;
pub mod puzzle;
pub mod search;
pub mod worker;
