//! Text that people read: every message, name and number format.

pub(crate) mod export;
#[cfg(feature = "gui")]
pub(crate) mod files;
pub(crate) mod lesson;
#[cfg(feature = "gui")]
pub(crate) mod menus;
pub(crate) mod numbers;
#[cfg(feature = "gui")]
pub(crate) mod status;
#[cfg(feature = "gui")]
pub(crate) mod survey;

pub(crate) use numbers::{counted, thousands};
