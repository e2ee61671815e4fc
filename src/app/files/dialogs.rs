//! The platform's dialogs for files, its file manager, and whether it asks for less motion.
//!
//! [`Platform`] is what the system offers; tests put their own in its place. It is asked on a thread, because a dialog
//! answers when a person does. Where there is none, the text fields for paths are there all the same.
//!
//! `rfd` asks the desktop's portal on Linux, without GTK, and uses the system's own dialogs elsewhere.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::files::Target;
use crate::jobs::{Job, JobError, Token, Wake};
use crate::tasks::Latest;

/// What the system offers. Its methods wait for a person or for another program.
pub trait Platform: Send + Sync {
    /// Asks for a file; none where the person cancelled.
    ///
    /// # Errors
    /// Where there is no dialog to ask with.
    fn choose(&self, _question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Err(NoDialog)
    }

    /// Asks as [`choose`](Self::choose) does, where the answer cannot be waited for: it comes into this cell. None comes where
    /// the person cancelled.
    fn choose_later(&self, _question: &Question, _wake: &Wake) -> Option<Arc<Latest<PathBuf>>> {
        None
    }

    /// Shows a file in the file manager.
    ///
    /// # Errors
    /// Where there is none.
    fn show_in_folder(&self, _path: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }

    /// The address of the page that this is, where it is one: files come by upload and go by download, and have no folders.
    fn page(&self) -> Option<String> {
        None
    }

    /// Whether a person asked the system for less motion on the screen.
    fn reduces_motion(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDialog;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub saves: bool,
    /// Whether a folder is asked for, in place of a file.
    pub picks_folder: bool,
    pub title: String,
    pub folder: Option<PathBuf>,
    pub name: String,
    /// The name of the format, and how its files end without the first dot.
    pub format: (String, String),
    /// How they may end as well.
    pub also: &'static [&'static str],
}

struct Nothing;

impl Platform for Nothing {}

pub(crate) type Answer = Result<Result<Option<PathBuf>, NoDialog>, JobError>;

pub(crate) struct Dialogs {
    platform: Arc<dyn Platform>,
    asking: Option<Job<Target, Result<Option<PathBuf>, NoDialog>>>,
    /// What was asked of a platform that cannot be waited for.
    later: Option<(Target, Arc<Latest<PathBuf>>)>,
    showing: Option<Job<PathBuf, Result<(), NoDialog>>>,
    /// Asked once, at the start.
    reducing: Option<Job<(), bool>>,
}

impl Dialogs {
    pub(crate) fn none() -> Self {
        Self {
            platform: Arc::new(Nothing),
            asking: None,
            later: None,
            showing: None,
            reducing: None,
        }
    }

    /// Asks this platform from now on, and first whether it reduces motion.
    pub(crate) fn of(platform: Arc<dyn Platform>, wake: &Wake) -> Self {
        let asked = Arc::clone(&platform);
        let reducing = Job::once("reduced motion", wake, move || asked.reduces_motion());
        Self {
            platform,
            reducing: Some(reducing),
            ..Self::none()
        }
    }

    /// Whether a dialog is open; there is one at a time.
    pub(crate) const fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    pub(crate) fn ask(&mut self, target: Target, question: Question, wake: &Wake) {
        if let Some(later) = self.platform.choose_later(&question, wake) {
            self.later = Some((target, later));
            return;
        }
        let platform = Arc::clone(&self.platform);
        let choose = move |_: &Token<'_, ()>| platform.choose(&question);
        self.asking = Some(Job::of("file dialog", wake, target, choose));
    }

    pub(crate) fn show_in_folder(&mut self, path: PathBuf, wake: &Wake) {
        let platform = Arc::clone(&self.platform);
        let shown = path.clone();
        let show = move |_: &Token<'_, ()>| platform.show_in_folder(&path);
        self.showing = Some(Job::of("file manager", wake, shown, show));
    }

    pub(crate) fn answer(&mut self) -> Option<(Target, Answer)> {
        if let Some((target, later)) = &self.later
            && let Some(path) = later.take()
        {
            let answered = (*target, Ok(Ok(Some(path))));
            self.later = None;
            return Some(answered);
        }
        Job::take_finished(&mut self.asking)
    }

    /// Whether the platform reduces motion, once it has said so.
    pub(crate) fn reduces_motion(&mut self) -> Option<bool> {
        let ((), reduces) = Job::take_finished(&mut self.reducing)?;
        Some(reduces.unwrap_or(false))
    }

    /// A file that no file manager could show.
    pub(crate) fn not_shown(&mut self) -> Option<PathBuf> {
        let (path, shown) = Job::take_finished(&mut self.showing)?;
        (!matches!(shown, Ok(Ok(())))).then_some(path)
    }
}
