//! The two boards that a person edits: start and goal.

pub(crate) mod boards_view;
pub(crate) mod editor;
#[cfg(test)]
pub(crate) mod editor_tests;
pub(crate) mod edits;
pub(crate) mod examples_view;
pub(crate) mod field;
pub(crate) mod goal_view;
pub(crate) mod shortest_length;
#[cfg(test)]
pub(crate) mod shortest_length_tests;
pub(crate) mod slide;
pub(crate) mod undo;
pub(crate) mod verdict_view;

pub(crate) use editor::{Editor, Field};
pub(crate) use field::Complaint;
pub(crate) use shortest_length::Seeking;
pub(crate) use slide::slid;
