//! Files dragged onto the window, and boards pasted outside of a field.
//!
//! A file is read on a thread and only then does anything change. What it is goes by what it holds: nothing about a dropped
//! file is trusted, neither its name nor its size nor that it is a file.

pub(crate) mod content;
pub(crate) mod dropped_view;

pub(crate) use content::Content;

use std::path::PathBuf;

use slidescope_core::tasks::Job;

/// The dropped file that is being read, and how many others came with it.
pub(crate) type Dropped = Option<Job<(PathBuf, usize), Result<Content, String>>>;
