//! The platform's file dialogs, its file manager, and whether it asks for less motion.
//!
//! [`Platform`] is what the system offers; tests substitute their own. It is called on a thread, because a dialog returns
//! only when the user answers. Without dialogs, paths can still be typed into text fields.
//!
//! `rfd` asks the desktop's portal on Linux, without GTK, and uses the system's own dialogs elsewhere.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::files::Target;
use slidescope_core::tasks::Latest;
use slidescope_core::tasks::{Job, Token, Wake};

/// What the system offers. Its methods block until the user or another program answers.
pub trait Platform: Send + Sync {
    /// Asks for a file. Returns `None` if the user cancelled.
    ///
    /// # Errors
    /// If there is no dialog.
    fn choose(&self, _question: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Err(NoDialog)
    }

    /// Asks as [`choose`](Self::choose) does, without blocking: the answer is put into the returned cell. If the user
    /// cancels, nothing is put there.
    fn choose_later(&self, _question: &Question, _wake: &Wake) -> Option<Arc<Latest<PathBuf>>> {
        None
    }

    /// Shows a file in the file manager.
    ///
    /// # Errors
    /// If there is no file manager.
    fn show_in_folder(&self, _path: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }

    /// Returns the address of the page if this is one. There, files are uploaded and downloaded, and have no folders.
    fn page(&self) -> Option<String> {
        None
    }

    /// Returns whether the user has set the system to less motion.
    fn reduces_motion(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDialog;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub saves: bool,
    /// Whether to ask for a folder instead of a file.
    pub picks_folder: bool,
    pub title: String,
    pub folder: Option<PathBuf>,
    pub name: String,
    /// The name of the format, and its extension without the first dot.
    pub format: (String, String),
    /// Further extensions of the format.
    pub also: &'static [&'static str],
}

struct Nothing;

impl Platform for Nothing {}

pub type Answer = Result<Option<PathBuf>, NoDialog>;

pub struct Dialogs {
    platform: Arc<dyn Platform>,
    asking: Option<Job<Target, Answer>>,
    /// A question whose answer is put into a cell later.
    later: Option<(Target, Arc<Latest<PathBuf>>)>,
    showing: Option<Job<PathBuf, Result<(), NoDialog>>>,
    /// Whether the platform reduces motion; asked once, at the start.
    reducing: Option<Job<(), bool>>,
}

impl Dialogs {
    pub fn none() -> Self {
        Self {
            platform: Arc::new(Nothing),
            asking: None,
            later: None,
            showing: None,
            reducing: None,
        }
    }

    /// Uses this platform, and starts asking it whether it reduces motion.
    pub fn of(platform: Arc<dyn Platform>, wake: &Wake) -> Self {
        let asked = Arc::clone(&platform);
        let reducing = Job::once("reduced motion", wake, move || asked.reduces_motion());
        Self {
            platform,
            reducing: Some(reducing),
            ..Self::none()
        }
    }

    /// Returns whether a dialog is open. At most one is open at a time.
    pub const fn is_asking(&self) -> bool {
        self.asking.is_some()
    }

    pub fn ask(&mut self, target: Target, question: Question, wake: &Wake) {
        if let Some(later) = self.platform.choose_later(&question, wake) {
            self.later = Some((target, later));
            return;
        }
        let platform = Arc::clone(&self.platform);
        let choose = move |_: &Token<'_, ()>| platform.choose(&question);
        self.asking = Some(Job::of("file dialog", wake, target, choose));
    }

    pub fn show_in_folder(&mut self, path: PathBuf, wake: &Wake) {
        let platform = Arc::clone(&self.platform);
        let shown = path.clone();
        let show = move |_: &Token<'_, ()>| platform.show_in_folder(&path);
        self.showing = Some(Job::of("file manager", wake, shown, show));
    }

    pub fn answer(&mut self) -> Option<(Target, Answer)> {
        if let Some((target, later)) = &self.later
            && let Some(path) = later.take()
        {
            let answered = (*target, Ok(Some(path)));
            self.later = None;
            return Some(answered);
        }
        let (target, answer) = Job::take_finished(&mut self.asking)?;
        Some((target, answer.unwrap_or(Err(NoDialog))))
    }

    /// Returns whether the platform reduces motion, once it has answered.
    pub fn reduces_motion(&mut self) -> Option<bool> {
        let ((), reduces) = Job::take_finished(&mut self.reducing)?;
        Some(reduces.unwrap_or(false))
    }

    /// Returns a file that the file manager could not show.
    pub fn not_shown(&mut self) -> Option<PathBuf> {
        let (path, shown) = Job::take_finished(&mut self.showing)?;
        (!matches!(shown, Ok(Ok(())))).then_some(path)
    }
}
