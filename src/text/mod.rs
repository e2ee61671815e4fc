//! Text that people read: every message, name and number format.

pub(crate) mod boards;
pub(crate) mod numbers;
pub(crate) mod study;
pub(crate) mod terminal;
pub(crate) mod units;

pub(crate) use numbers::{counted, thousands};
