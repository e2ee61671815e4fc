//! Background work and its cache on disk. Nothing here knows egui.

#[cfg(feature = "gui")]
pub(crate) mod background_task;
pub mod cache;
pub mod cores;
#[cfg(feature = "gui")]
pub(crate) mod distances;
pub mod machine;
pub(crate) mod oracle;
#[cfg(feature = "gui")]
pub(crate) mod pattern_tables;
#[cfg(feature = "gui")]
pub(crate) mod shortest_length;
#[cfg(feature = "gui")]
pub(crate) mod state_space;

pub use oracle::{Oracle, Reply};
#[cfg(feature = "gui")]
pub(crate) use shortest_length::Seeking;
#[cfg(feature = "gui")]
pub(crate) use state_space::Measured;

#[cfg(feature = "gui")]
use std::sync::Arc;

#[cfg(feature = "gui")]
/// Wakes the window from another thread.
pub(crate) type Wake = Arc<dyn Fn() + Send + Sync>;
