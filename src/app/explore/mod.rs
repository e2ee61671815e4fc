//! The Explore screen: one search in full.

pub(crate) mod counters;
pub(crate) mod depths;
pub(crate) mod expansion;
pub(crate) mod frontier;
pub(crate) mod left_panel;
pub(crate) mod node;
pub(crate) mod plot;
pub(crate) mod predict;
pub(crate) mod pseudocode;
pub(crate) mod question;
pub(crate) mod solution;
pub(crate) mod state_space;
pub(crate) mod strategy_view;
pub(crate) mod tabs;
pub mod tree;

pub(crate) use predict::Predict;
