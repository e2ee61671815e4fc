//! What one feature's change means for the others: the parts of [`Model`](crate::app::Model) that apply effects.

pub(crate) mod course;
mod dropped;
mod exercise;
pub(crate) mod exports;
pub(crate) mod files;
pub(crate) mod heuristics;
pub(crate) mod kept;
pub(crate) mod lesson;
mod slide;
