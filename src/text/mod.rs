//! Text that people read: every message, name and number format.

#![cfg_attr(
    not(feature = "gui"),
    allow(dead_code, reason = "part of the text is only for the window")
)]

pub(crate) mod boards;
pub(crate) mod experiments;
pub(crate) mod help;
pub(crate) mod numbers;
pub(crate) mod presets;
pub(crate) mod study;
pub(crate) mod terminal;
pub(crate) mod units;

pub(crate) use numbers::{counted, thousands};
