//! The frame of the window: its bars, keys and messages, what a presentation shows, and the model, which carries out the
//! effects that features ask for.

pub(crate) mod drawing;
pub(crate) mod dropped;
pub(crate) mod headless;
pub(crate) mod kept;
pub(crate) mod keys;
pub(crate) mod link;
pub(crate) mod model;
pub(crate) mod panels;
pub(crate) mod present;
pub(crate) mod presentation;
#[cfg(test)]
#[path = "tests/testing.rs"]
pub(crate) mod testing;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod toast;
pub(crate) mod top_bar;
pub(crate) mod update;
pub(crate) mod window;

pub(crate) use model::Model;
