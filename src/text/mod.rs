//! Text that people read: every message, name and number format.

pub(crate) mod explain;
pub(crate) mod numbers;

pub(crate) use numbers::{counted, thousands};
