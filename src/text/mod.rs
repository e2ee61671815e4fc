//! Text that people read: every message, name and number format.

#[cfg(feature = "gui")]
pub(crate) mod compare;
#[cfg(feature = "gui")]
pub(crate) mod experiment;
pub(crate) mod numbers;
#[cfg(feature = "gui")]
pub(crate) mod strategy;

pub(crate) use numbers::{counted, thousands};
