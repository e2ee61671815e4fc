//! Facts about a moment of a search: why a node was taken, what became of each successor. Enums with data, no sentences.

#[cfg(feature = "gui")]
pub(crate) mod fine_steps;
#[cfg(feature = "gui")]
pub(crate) mod fine_steps_depth_first;
pub(crate) mod predict;
#[cfg(feature = "gui")]
pub(crate) mod pseudocode;
pub(crate) mod reason;
pub(crate) mod story;
pub(crate) mod successors;
pub(crate) mod why;

#[cfg(feature = "gui")]
pub(crate) use fine_steps::{FineStep, fine_steps};
pub use predict::Verdict;
#[cfg(feature = "gui")]
pub(crate) use pseudocode::{TAKE_SMALLER_G, pseudocode};
pub use reason::{Reason, Why};
pub use story::Event;
pub use successors::{End, Successor, Treatment};
