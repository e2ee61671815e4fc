//! Text that people read: every message, name and number format.

pub(crate) mod explain;
pub(crate) mod numbers;
// Only the window shows it.
#[cfg(feature = "gui")]
pub(crate) mod pseudocode;

pub(crate) use numbers::{counted, thousands};
