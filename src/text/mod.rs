//! Text that people read: every message, name and number format.

#![cfg_attr(
    not(feature = "gui"),
    allow(dead_code, reason = "part of the text is only for the window")
)]

#[cfg(feature = "gui")]
pub(crate) mod board_editor;
pub(crate) mod boards;
#[cfg(feature = "gui")]
pub(crate) mod compare;
pub(crate) mod experiment;
pub(crate) mod experiment_files;
pub(crate) mod experiment_shards;
pub(crate) mod explain;
#[cfg(feature = "gui")]
pub(crate) mod explore;
pub(crate) mod export;
#[cfg(feature = "gui")]
pub(crate) mod fields;
pub(crate) mod files;
#[cfg(feature = "gui")]
pub(crate) mod findings;
pub(crate) mod glossary;
pub(crate) mod help;
pub(crate) mod heuristic;
#[cfg(feature = "gui")]
pub(crate) mod heuristics_place;
