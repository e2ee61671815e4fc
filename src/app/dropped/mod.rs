//! Files dragged onto the window, and boards pasted outside of a field.
//!
//! A file is read on a thread and only then does anything change. What it is goes by what it holds: nothing about a dropped
//! file is trusted, neither its name nor its size nor that it is a file.

pub(crate) mod content;
pub(crate) mod dropped_view;

pub(crate) use content::{Content, Refusal};

use std::path::PathBuf;
use std::sync::Arc;

use crate::jobs::{Job, JobError, Wake};

type Read = Result<Result<Content, Refusal>, JobError>;

pub(crate) struct Dropped {
    reading: Option<Job<PathBuf, Result<Content, Refusal>>>,
    pub(crate) others: usize,
}

impl Dropped {
    pub(crate) const fn new() -> Self {
        Self {
            reading: None,
            others: 0,
        }
    }

    /// Reads a file in the background; so many `others` came with it.
    pub(crate) fn read(&mut self, path: PathBuf, others: usize, wake: &Wake) {
        let mut job = Job::new("dropped file", Arc::clone(wake));
        job.ask(path.clone(), move |_| content::read(&path));
        *self = Self {
            reading: Some(job),
            others,
        };
    }

    /// What a file holds that was read just now. Never waits.
    pub(crate) fn poll(&mut self) -> Option<(PathBuf, Read)> {
        let read = self.reading.as_mut().and_then(Job::finished)?;
        self.reading = None;
        Some(read)
    }
}
