//! Slides: made in the editor, played, given as an exercise, graded.

pub mod answer;
pub mod check;
pub mod editor;
pub mod exercise;
pub mod grading;
pub mod player;
