//! Text that people read: every message, name and number format.

pub(crate) mod export;
pub(crate) mod lesson;
pub(crate) mod numbers;
pub(crate) mod status;

pub(crate) use numbers::{counted, thousands};
