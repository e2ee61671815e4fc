//! Text that people read: every message, name and number format.

pub(crate) mod numbers;
#[cfg(feature = "gui")]
pub(crate) mod status;

pub(crate) use numbers::{counted, thousands};
