//! What the whole window does, through its model.

pub(crate) mod answers;
pub(crate) mod deck;
mod lesson_file;
mod model;
mod scorm;
mod shortest_length;
