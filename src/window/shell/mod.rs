//! The frame of the window: its bars, keys and messages, what a presentation shows, and the model, which carries out the
//! effects that features ask for.

#[cfg(test)]
pub(crate) mod answers_tests;
#[cfg(test)]
pub(crate) mod deck_tests;
pub(crate) mod drawing;
pub(crate) mod dropped;
pub(crate) mod headless;
pub(crate) mod kept;
pub(crate) mod keys;
#[cfg(test)]
mod lesson_file_tests;
pub(crate) mod link;
pub(crate) mod model;
#[cfg(test)]
mod model_tests;
pub(crate) mod panels;
pub(crate) mod places;
pub(crate) mod present;
#[cfg(test)]
mod scorm_tests;
#[cfg(test)]
mod shortest_length_tests;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod toast;
pub(crate) mod top_bar;
pub(crate) mod update;
pub(crate) mod window;

pub(crate) use model::Model;
