//! The views of the two boards that are edited, and of what is known of them.

pub mod boards_view;
mod costs_view;
pub mod examples_view;
pub mod field_view;
pub mod goal_view;
pub(crate) mod replay_view;
pub mod survey;
pub(crate) mod tiles_view;
pub(crate) mod verdict_view;
