//! The search tree.
//!
//! `tree_view` is the panel of Explore, which builds a `Scene` from the model.
//! `widget` draws a scene, also in Compare and in files. `detail` chooses how much of a node is drawn. A small tree is a
//! `storyboard`. In a larger one, `slidescope_core::layout` computes the positions of nodes, and `paint` draws dots and clouds of dots.

pub(crate) mod camera;
pub(crate) mod colours;
pub(crate) mod detail;
pub(crate) mod keys;
pub(crate) mod legend;
pub(crate) mod marks;
pub(crate) mod minimap;
pub(crate) mod node_card;
pub(crate) mod paint;
pub(crate) mod scene;
pub(crate) mod storyboard;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod tree_view;
pub(crate) mod viewport;
pub(crate) mod widget;

pub(crate) use camera::CameraMode;
pub(crate) use scene::{Answered, Scene, SceneStyle};
pub(crate) use widget::TreeView;
