//! What has become of the answers: in the file of this computer, in a file of the student's, or nowhere else yet.

use std::path::PathBuf;
use std::time::Duration;

use web_time::Instant;

use crate::window::facts::Pending;
use slidescope_core::lesson::exercise::Answers;

/// How often the kept answers are read again.
pub(super) const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// The answers in the file of this computer.
pub(super) struct Keeping {
    /// Without it, nothing is kept.
    pub(super) path: Option<PathBuf>,
    /// What is in the file, as far as known.
    pub(super) kept: Answers,
    /// Why the last answers are not in it.
    pub(super) fault: Option<String>,
    pub(super) writing: Pending,
    pub(super) looked: Instant,
    /// What a learning platform has.
    pub(super) reported: Option<Answers>,
}

impl Keeping {
    pub(super) fn new(path: Option<PathBuf>, kept: Answers) -> Self {
        Self {
            path,
            kept,
            fault: None,
            writing: Pending::default(),
            looked: Instant::now(),
            reported: None,
        }
    }

    /// Returns whether the first `count` answers to a task outlast the window.
    pub(super) fn has(&self, task: usize, count: usize) -> bool {
        let kept = self.path.as_ref().map(|_| &self.kept);
        let mut places = kept.into_iter().chain(&self.reported);
        places.any(|answers| answers.tries(task).len() >= count)
    }
}

/// What has become of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Kept,
    /// It is being written.
    Pending,
    /// It is not kept, but in a file that the student has saved since.
    Saved,
    /// It is lost with the window. With the reason, if there is one.
    OnlyHere(Option<String>),
}
