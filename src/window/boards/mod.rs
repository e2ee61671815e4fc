//! The views of the two boards that are edited, and of what is known of them.

pub(crate) mod boards_view;
mod costs_view;
pub(crate) mod examples_view;
pub(crate) mod field_view;
pub(crate) mod goal_view;
pub(crate) mod replay_view;
pub(crate) mod survey;
pub(crate) mod tiles_view;
pub(crate) mod verdict_view;
