//! Slidescope: search algorithms at work on sliding-tile puzzles, to be watched, stepped and compared.
//!
//! Layers, and an arrow only ever points down:
//!
//! ```text
//! app, cli ──▶ study, lesson, interchange ──▶ worker, jobs ──▶ explain ──▶ recording ──▶ search ──▶ puzzle
//! ```
//!
//! `text` holds what people read, and [`console`] writes to the terminal.

#![warn(clippy::print_stderr, clippy::print_stdout)]

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod console;
pub mod explain;
pub mod interchange;
pub mod jobs;
pub mod lesson;
pub mod puzzle;
pub mod recording;
pub mod search;
pub mod study;
pub(crate) mod text;
pub mod worker;
