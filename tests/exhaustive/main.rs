//! Whole state spaces, state by state, and pattern databases against every distance in them.
//!
//! A binary apart from `core`: one test of `patterns` begins before the program has shared its tables for the 15-puzzle,
//! and searches that `core` runs on that board share them.

#[path = "../common/mod.rs"]
mod common;

mod heuristics;
mod patterns;
mod plain;
mod solvability;
mod survey;
