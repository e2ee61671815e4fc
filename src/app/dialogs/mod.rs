//! The platform's dialogs for files, its file manager, and whether it asks for less motion.
//!
//! [`Platform`] is what the system offers; tests put their own in its place. It is asked on a thread, because a dialog
//! answers when a person does. Where there is none, the text fields for paths are there all the same.
//!
//! `rfd` asks the desktop's portal on Linux, without GTK, and uses the system's own dialogs elsewhere.

pub(crate) mod native;

pub(crate) use native::Native;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::export::{FileFormat, SaveFile};
use crate::app::tiles::TileChoice;
use crate::app::toast::Toast;
use crate::app::{Model, Tone};
use crate::jobs::{Job, JobError};
use crate::lesson::EXTENSION;
use crate::text::dialogs as text;

/// What the system offers. Its methods wait for a person or for another program.
pub trait Platform: Send + Sync {
    /// Asks for a file; none where the person cancelled.
    ///
    /// # Errors
    /// Where there is no dialog to ask with.
    fn choose(&self, question: &Question) -> Result<Option<PathBuf>, NoDialog>;

    /// Shows a file in the file manager.
    ///
    /// # Errors
    /// Where there is none.
    fn show_in_folder(&self, path: &Path) -> Result<(), NoDialog>;

    /// Whether a person asked the system for less motion on the screen.
    fn reduces_motion(&self) -> bool {
        false
    }
}

/// The system has no such dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDialog;

/// What a dialog asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Whether the file is to be written.
    pub saves: bool,
    /// What the dialog says above.
    pub title: String,
    /// Where it begins.
    pub folder: Option<PathBuf>,
    /// The name that it offers.
    pub name: String,
    /// The name of the format, and how its files end without the first dot.
    pub format: (String, String),
    /// How they may end as well.
    pub also: &'static [&'static str],
}

/// No dialogs.
struct Nothing;

impl Platform for Nothing {
    fn choose(&self, _: &Question) -> Result<Option<PathBuf>, NoDialog> {
        Err(NoDialog)
    }

    fn show_in_folder(&self, _: &Path) -> Result<(), NoDialog> {
        Err(NoDialog)
    }
}

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Picture,
    Animation,
    Trace,
    Comparison,
    Experiment,
    Lesson,
    /// The lesson to be opened.
    OpenLesson,
    /// The picture that tiles show.
    TilePicture,
}

impl Target {
    /// Those that are written.
    const SAVED: [Self; 6] = [
        Self::Picture,
        Self::Animation,
        Self::Trace,
        Self::Comparison,
        Self::Experiment,
        Self::Lesson,
    ];
}

/// What a person asks of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Choose(Target),
    ShowFolder(PathBuf),
}

/// What is asked of a file that can be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileWish {
    /// Choose another name in a dialog.
    Choose,
    /// Show the file in its folder.
    Show(PathBuf),
}

type Answer = Result<Option<PathBuf>, NoDialog>;

/// The dialog that is open, if any.
pub(crate) struct Dialogs {
    platform: Arc<dyn Platform>,
    asking: Option<Job<Target, Answer>>,
    showing: Option<Job<PathBuf, Result<(), NoDialog>>>,
    /// Asked once, at the start.
    reducing: Option<Job<(), bool>>,
}

impl Dialogs {
    pub(crate) fn none() -> Self {
        Self::of(Arc::new(Nothing))
    }

    pub(crate) fn of(platform: Arc<dyn Platform>) -> Self {
        Self {
            platform,
            asking: None,
            showing: None,
            reducing: None,
        }
    }
}

impl<F: FileFormat> SaveFile<F> {
    fn question(&self) -> Question {
        let path = Path::new(self.path().trim());
        let name = path.file_name().map(|name| name.to_string_lossy());
        let extension = self.format.extension();
        Question {
            saves: true,
            title: text::SAVE.to_string(),
            folder: path.parent().map(Path::to_owned),
            name: name.unwrap_or_default().into_owned(),
            format: (self.format.name().to_owned(), extension.to_owned()),
            also: &[],
        }
    }
}

impl Model {
    /// Uses the dialogs of `platform`, and asks it in the background whether it reduces motion.
    pub(crate) fn use_platform(&mut self, platform: Arc<dyn Platform>) {
        let asked = Arc::clone(&platform);
        self.dialogs = Dialogs::of(platform);
        let job = Job::once("reduced motion", &self.facts.wake, move || {
            asked.reduces_motion()
        });
        self.dialogs.reducing = Some(job);
    }

    pub(crate) fn update_dialogs(&mut self, action: Action) {
        match action {
            Action::Choose(target) => self.choose(target),
            Action::ShowFolder(path) => self.show_in_folder(path),
        }
    }

    fn choose(&mut self, target: Target) {
        if self.dialogs.asking.is_some() {
            return self.say_of(target, &text::ALREADY_OPEN);
        }
        let question = match target {
            Target::Picture => self.picture.file.question(),
            Target::Animation => self.animation.file.question(),
            Target::Trace => self.trace.file.question(),
            Target::Comparison => self.compare.export.question(),
            Target::Experiment => self.experiment.export.question(),
            Target::Lesson => self.lesson.file.question(),
            Target::OpenLesson => Question {
                saves: false,
                title: text::OPEN.to_string(),
                // A file of any kind may be named as a person likes.
                format: (text::LESSONS.to_string(), EXTENSION.to_owned()),
                ..self.lesson.file.question()
            },
            Target::TilePicture => self.tiles.question(),
        };
        let platform = Arc::clone(&self.dialogs.platform);
        let mut job = Job::new("file dialog", Arc::clone(&self.facts.wake));
        job.ask(target, move |_| platform.choose(&question));
        self.dialogs.asking = Some(job);
    }

    fn show_in_folder(&mut self, path: PathBuf) {
        let platform = Arc::clone(&self.dialogs.platform);
        let mut job = Job::new("file manager", Arc::clone(&self.facts.wake));
        job.ask(path.clone(), move |_| platform.show_in_folder(&path));
        self.dialogs.showing = Some(job);
    }

    /// Takes in the answers, what is asked of files that can be saved, and which were written. Never waits.
    pub(crate) fn poll_dialogs(&mut self) {
        for target in Target::SAVED {
            let (wish, touched) = match target {
                Target::Picture => self.picture.file.take_news(),
                Target::Animation => self.animation.file.take_news(),
                Target::Trace => self.trace.file.take_news(),
                Target::Comparison => self.compare.export.take_news(),
                Target::Experiment => self.experiment.export.take_news(),
                Target::Lesson | Target::OpenLesson | Target::TilePicture => {
                    self.lesson.file.take_news()
                }
            };
            match wish {
                Some(FileWish::Choose) => self.choose(target),
                Some(FileWish::Show(path)) => self.show_in_folder(path),
                None => {}
            }
            match touched {
                Some(path) if target == Target::Lesson => self.keeping.lessons.note(path),
                Some(path) => self.keeping.exports.note(path),
                None => {}
            }
        }
        if let Some((target, answer)) = self.dialogs.asking.as_mut().and_then(Job::finished) {
            self.dialogs.asking = None;
            self.answered(target, answer);
        }
        if let Some(((), reduces)) = self.dialogs.reducing.as_mut().and_then(Job::finished) {
            self.dialogs.reducing = None;
            self.facts.reduces_motion = reduces.unwrap_or(false);
        }
        if let Some((path, shown)) = self.dialogs.showing.as_mut().and_then(Job::finished) {
            self.dialogs.showing = None;
            if !matches!(shown, Ok(Ok(()))) {
                let words = text::no_file_manager(&path);
                self.toast = Some(Toast::new(Tone::Quiet, words));
            }
        }
    }

    fn answered(&mut self, target: Target, answer: Result<Answer, JobError>) {
        let path = match answer {
            Ok(Ok(Some(path))) => path,
            Ok(Ok(None)) => return,
            Ok(Err(NoDialog)) | Err(_) if target == Target::TilePicture => {
                return self.tiles.has_field = true;
            }
            Ok(Err(NoDialog)) | Err(_) => return self.say_of(target, &text::NO_DIALOG),
        };
        let Some(name) = path.to_str().map(str::to_owned) else {
            return self.say_of(target, &text::NOT_TEXT);
        };
        match target {
            Target::Picture => self.picture.file.take_chosen(name),
            Target::Animation => self.animation.file.take_chosen(name),
            Target::Trace => self.trace.file.take_chosen(name),
            Target::Comparison => self.compare.export.take_chosen(name),
            Target::Experiment => self.experiment.export.take_chosen(name),
            Target::Lesson => self.lesson.file.take_chosen(name),
            Target::OpenLesson => {
                let wake = Arc::clone(&self.facts.wake);
                self.lesson.read(path, &wake);
            }
            Target::TilePicture => {
                self.tiles.show(TileChoice::Own(path), &self.facts.wake);
            }
        }
    }

    /// Says something below the field of a file.
    fn say_of(&mut self, target: Target, words: &str) {
        let tone = Tone::Waiting;
        match target {
            Target::Picture => self.picture.file.say(tone, words),
            Target::Animation => self.animation.file.say(tone, words),
            Target::Trace => self.trace.file.say(tone, words),
            Target::Comparison => self.compare.export.say(tone, words),
            Target::Experiment => self.experiment.export.say(tone, words),
            Target::Lesson | Target::OpenLesson => self.lesson.file.say(tone, words),
            Target::TilePicture => self.toast = Some(Toast::new(tone, words)),
        }
    }
}
