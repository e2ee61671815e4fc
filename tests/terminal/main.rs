//! The program `slidescope`, run as a person or a script runs it.

#[path = "../../src/core/tests/common/mod.rs"]
mod common;
mod program;
#[path = "../common/site.rs"]
mod site;

mod arguments;
mod check;
mod compare;
#[cfg(feature = "gui")]
mod display;
mod every_board;
mod exercise;
mod experiment;
#[cfg(feature = "gui")]
mod figures;
mod heuristic;
mod inside;
mod language;
mod own_heuristic;
mod package;
#[cfg(feature = "gui")]
mod picture;
mod reading;
mod shards;
mod shell;
mod shortage;
mod solve;
mod survey;
mod trace;
#[cfg(feature = "gui")]
mod worksheet;
