//! The frame of the window: its bars, keys and messages, what a presentation shows, and the model, which carries out the
//! effects that features ask for.

pub mod drawing;
pub mod dropped;
pub mod headless;
pub mod kept;
pub mod keys;
pub mod link;
pub(crate) mod model;
pub mod panels;
pub mod present;
pub(crate) mod presentation;

pub mod toast;
pub(crate) mod top_bar;
pub(crate) mod update;
pub mod window;

pub use model::Model;
