//! Files dragged onto the window, and boards pasted outside of a field.
//!
//! A file is read on a thread and only then does anything change. What it is goes by what it holds: nothing about a dropped
//! file is trusted, neither its name nor its size nor that it is a file.

pub(crate) mod content;
pub(crate) mod dropped_view;

pub(crate) use content::{Content, Refusal};

use std::path::PathBuf;

use slidescope_core::puzzle::Size;
use slidescope_core::tasks::{Job, JobError, Token, Wake};

type Read = Result<Result<Content, Refusal>, JobError>;

#[derive(Default)]
pub(crate) struct Dropped {
    reading: Option<Job<PathBuf, Result<Content, Refusal>>>,
    pub(crate) others: usize,
}

impl Dropped {
    /// Reads a file in the background; so many `others` came with it.
    pub(crate) fn read(&mut self, path: PathBuf, others: usize, size: Size, wake: &Wake) {
        self.others = others;
        let dropped = path.clone();
        let read = move |_: &Token<'_, ()>| content::read(&path, size);
        self.reading = Some(Job::of("dropped file", wake, dropped, read));
    }

    /// What a file holds that was read just now. Never waits.
    pub(crate) fn poll(&mut self) -> Option<(PathBuf, Read)> {
        Job::take_finished(&mut self.reading)
    }
}
