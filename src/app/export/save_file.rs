//! A file that a person names, written beside the window; and what became of it.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{
    app::{Status, Tone, bytes},
    jobs::{Job, JobError, Wake},
    study::file::replace,
};

/// A file and what became of writing it.
pub struct Saving {
    path: String,
    told: Option<Status>,
    /// Whether there is such a file already, so that a person has to say that it is to be replaced.
    asks: bool,
    writing: Option<Job<(), Answer>>,
}

enum Answer {
    Saved(PathBuf, String),
    Exists(PathBuf),
    Failed(String),
}

/// Where bytes go.
pub(crate) type Out<'a> = &'a mut dyn io::Write;

impl Saving {
    /// Offers this name.
    pub(crate) fn new(name: &str) -> Self {
        Self {
            path: name.to_owned(),
            told: None,
            asks: false,
            writing: None,
        }
    }

    /// Offers the name in this folder.
    pub(crate) fn offer_folder(&mut self, folder: &Path) {
        self.path = folder.join(&self.path).display().to_string();
    }

    /// The file, as typed.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What became of it, or what hinders.
    #[must_use]
    pub const fn told(&self) -> Option<&Status> {
        self.told.as_ref()
    }

    /// Whether writing again would replace a file that is there.
    #[must_use]
    pub const fn asks_to_replace(&self) -> bool {
        self.asks
    }

    /// Whether it is being written.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.writing.is_some()
    }

    pub(crate) fn set_path(&mut self, path: String) {
        self.path = path;
        self.forget();
    }

    /// Renames the file, unless a person gave it a name of their own.
    pub(crate) fn rename(&mut self, old: &str, new: &str) {
        let path = Path::new(&self.path);
        if path.file_name().is_some_and(|name| name == old) {
            self.path = path.with_file_name(new).display().to_string();
        }
        self.forget();
    }

    /// What was said is over.
    pub(crate) fn forget(&mut self) {
        self.told = None;
        self.asks = false;
    }

    pub(crate) fn say(&mut self, tone: Tone, text: impl Into<String>) {
        let text = text.into();
        self.told = Some(Status { text, tone });
    }

    /// Writes what `work` writes, which gives back what there is to say of it; `ending` is added to a name without one.
    /// A file that is there is replaced only when that was asked about, or is `meant`.
    pub(crate) fn write(
        &mut self,
        wake: &Wake,
        ending: &str,
        meant: bool,
        work: impl FnOnce(Out<'_>) -> io::Result<String> + Send + 'static,
    ) {
        if self.is_busy() {
            return;
        }
        let over = meant || self.asks;
        self.forget();
        let mut path = PathBuf::from(self.path.trim());
        if path.file_name().is_none() {
            return self.say(Tone::Bad, "There is no file name: type one first.");
        }
        if path.extension().is_none() {
            path.as_mut_os_string().push(format!(".{ending}"));
        }
        // Where it will be is worth knowing: the folder the app was started in is not always plain.
        let path = std::path::absolute(&path).unwrap_or(path);
        self.writing = Some(Job::once("file", wake, move || done(path, over, work)));
    }

    /// Takes in what became of it; gives back whether it was saved just now. Never waits.
    pub(crate) fn poll(&mut self) -> bool {
        let Some(((), answer)) = self.writing.as_mut().and_then(Job::finished) else {
            return false;
        };
        self.writing = None;
        let answer = answer.unwrap_or_else(|error| Answer::Failed(broken(&error)));
        match answer {
            Answer::Saved(path, words) => {
                self.say(
                    Tone::Solved,
                    format!("Written to {}{words}.", path.display()),
                );
                return true;
            }
            Answer::Exists(path) => {
                self.asks = true;
                let text = format!("There is a file {} already.", path.display());
                self.say(Tone::Waiting, text);
            }
            Answer::Failed(why) => self.say(Tone::Bad, format!("{why}.")),
        }
        false
    }
}

/// Why nothing can be said of a file.
pub(crate) fn broken(error: &JobError) -> String {
    match error {
        JobError::NoThread(error) => format!("No thread for the file: {error}"),
        JobError::Panicked(_) => "The work on the file broke off; try again".to_owned(),
    }
}

fn done(path: PathBuf, over: bool, work: impl FnOnce(Out<'_>) -> io::Result<String>) -> Answer {
    if !over && path.exists() {
        return Answer::Exists(path);
    }
    let mut words = String::new();
    let written = replace(&path, |out| {
        words = work(out)?;
        Ok(())
    });
    match written {
        Ok(()) => {
            let length = std::fs::metadata(&path).map_or(0, |data| data.len());
            Answer::Saved(path, format!(", {}{words}", bytes(length)))
        }
        Err(fault) => Answer::Failed(fault.to_string()),
    }
}
