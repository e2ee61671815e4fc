//! Slidescope: search algorithms at work on sliding-tile puzzles, to be watched, stepped and compared.
//!
//! Layers, and an arrow only ever points down:
//!
//! ```text
//! app ──▶ worker, study ──▶ search ──▶ puzzle          cli ──▶ study, search, puzzle
//! ```
//!
//! Beside them stand [`machine`], which says how much memory a search may hold, [`cores`], which does in pieces what takes
//! long, [`cache`], which keeps it between runs, and [`console`], which speaks to the person at the terminal.

#![warn(clippy::print_stderr, clippy::print_stdout)]

#[cfg(feature = "gui")]
pub mod app;
pub mod cache;
pub mod cli;
pub mod console;
pub mod cores;
mod figures;
pub mod machine;
pub mod puzzle;
pub mod search;
pub mod study;
pub mod worker;
