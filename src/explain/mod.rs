//! Facts about a moment of a search: why a node is taken, what became of each successor. Enums with data, no sentences.

#[cfg(feature = "gui")]
pub(crate) mod fine_steps;
#[cfg(feature = "gui")]
pub(crate) mod fine_steps_depth_first;
pub(crate) mod predict;
#[cfg(feature = "gui")]
pub(crate) mod pseudocode;
pub(crate) mod story;
pub(crate) mod successors;
pub(crate) mod why;

pub use crate::recording::Reason;
#[cfg(feature = "gui")]
pub(crate) use fine_steps::{FineStep, fine_steps};
pub use predict::Verdict;
#[cfg(feature = "gui")]
pub(crate) use pseudocode::pseudocode;
pub use story::Event;
pub use successors::{End, Successor, Treatment};
pub use why::Why;
