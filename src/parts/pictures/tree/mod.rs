//! The search tree.
//!
//! `tree_view` is the panel of Explore, which builds a `Scene` from the model.
//! `widget` draws a scene, also in Compare and in files. `detail` chooses how much of a node is drawn. A small tree is a
//! `storyboard`. In a larger one, `slidescope_core::layout` computes the positions of nodes, and `paint` draws dots and clouds of dots.

pub mod camera;
pub mod colours;
pub mod detail;
pub(crate) mod keys;
pub(crate) mod legend;
pub(crate) mod marks;
pub(crate) mod minimap;
pub(crate) mod node_card;
pub(crate) mod paint;
pub(crate) mod scene;
pub mod storyboard;
pub mod tree_view;
pub mod viewport;
pub(crate) mod widget;

pub use camera::CameraMode;
pub use scene::{Answered, Scene, SceneStyle};
pub use widget::TreeView;
