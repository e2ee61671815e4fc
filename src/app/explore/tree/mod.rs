//! The search tree.
//!
//! `tree_view` is the panel of Explore: it builds a `Scene` from the model and carries out each `TreeAction`.
//! `widget` draws a scene, in Compare and in files too; `layout` says where each node stands.

pub(crate) mod camera;
pub(crate) mod colours;
pub(crate) mod keys;
pub mod layout;
pub(crate) mod legend;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod picture_cache;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod tree_view;
pub(crate) mod widget;

pub(crate) use camera::CameraMode;
pub(crate) use widget::{Scene, TreeAction, TreeView};
