//! Text that people read: every message, name and number format.

pub(crate) mod boards;
pub(crate) mod explain;
pub(crate) mod numbers;
pub(crate) mod panics;
pub(crate) mod status;
pub(crate) mod strategies;
pub(crate) mod study;
pub(crate) mod terminal;
pub(crate) mod units;

pub(crate) use numbers::{counted, thousands};
pub(crate) use panics::search_broke_off;
