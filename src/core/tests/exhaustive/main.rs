//! Whole state spaces, state by state, and pattern databases against every distance in them.
//!
//! A binary apart from `core`, so that the long tests can be run alone.

#[path = "../common/mod.rs"]
mod common;

mod every_board;
mod heuristics;
mod patterns;
mod plain;
mod solvability;
mod survey;
