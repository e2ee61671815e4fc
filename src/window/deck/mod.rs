//! Slides: made in the editor, played, given as an exercise, graded.

pub(crate) mod answer;
pub(crate) mod check;
pub(crate) mod editor;
pub(crate) mod exercise;
pub(crate) mod grading;
pub(crate) mod player;
