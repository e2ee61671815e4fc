//! A file that the user names, written in the background, and the result.

use std::convert::Infallible;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{FileFormat, Question, TableFormat, Target};
use slidescope_core::files::{NewFile, WriteError, has_extension, write_into};
use slidescope_core::run::{Status, Tone};
use slidescope_core::tasks::{Job, JobError, Update, Wake};
use slidescope_core::text::background::no_more_threads;
use slidescope_core::text::units::bytes;
use slidescope_core::text::{dialogs, ended_with_a_stop, files, page};

/// A file to be saved: its name, its format, and the result.
pub struct SaveFile<F> {
    pub(crate) target: Target,
    path: String,
    pub format: F,
    /// Whether the path came from a dialog, which has already asked whether to replace an existing file.
    agreed: bool,
    message: Option<Message>,
    writing: Option<Writing>,
    /// The share written so far, if it is reported.
    progress: Option<f32>,
}

type Writing = Job<(), Result<Message, WriteError>, f32>;

pub type TableFile = SaveFile<TableFormat>;

pub trait NamedFile {
    /// Offers the name in this folder.
    fn offer_folder(&mut self, folder: &Path);

    fn question(&self) -> Question;

    /// Takes the path that the user chose in a dialog.
    fn take_chosen(&mut self, path: String);

    /// Receives the result of writing. Returns the file that was just saved. Never waits.
    fn poll(&mut self) -> Option<PathBuf>;

    fn say(&mut self, tone: Tone, text: String);
}

enum Message {
    Saved(Saved),
    /// The file exists, and is replaced only when saving is requested again.
    Exists(PathBuf),
    /// Why it was not saved, or a message from elsewhere.
    Said(Status),
}

struct Saved {
    path: PathBuf,
    bytes: u64,
    /// Expansions in a trace.
    expansions: Option<u64>,
}

pub type Out<'a> = &'a mut dyn io::Write;

/// Called with the share written so far. Returns whether to continue.
pub type GoOn = Box<dyn FnMut(f32) -> bool>;

impl<F: FileFormat> SaveFile<F> {
    /// Offers this name, with the extension of the first format.
    pub fn new(target: Target, stem: &str) -> Self {
        let format = F::ALL[0];
        Self {
            target,
            path: match F::IS_FOLDER {
                true => stem.to_owned(),
                false => format!("{stem}.{}", format.extension()),
            },
            format,
            agreed: false,
            message: None,
            writing: None,
            progress: None,
        }
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    /// Sets the path, and the format if the extension gives one.
    pub fn set_path(&mut self, path: String) {
        self.format = F::of_name(Path::new(path.trim())).unwrap_or(self.format);
        self.put(path);
    }

    /// Chooses another format. If the path has the extension of the old format, it gets that of the new one.
    pub fn set_format(&mut self, format: F) {
        let path = Path::new(&self.path);
        if has_extension(path, self.format.extension()) {
            let path = path.with_extension(format.extension());
            self.put(path.display().to_string());
        }
        self.format = format;
        self.forget();
    }

    /// Sets the path. The agreement to replace a file does not apply to another path.
    fn put(&mut self, path: String) {
        self.agreed &= path == self.path;
        self.path = path;
        self.forget();
    }

    /// Lets the next write replace an existing file.
    pub const fn agree(&mut self) {
        self.agreed = true;
    }

    /// Renames the file, unless the user has named it.
    pub(crate) fn rename(&mut self, old_stem: &str, new_stem: &str) {
        let extension = self.format.extension();
        let path = Path::new(&self.path);
        let old = format!("{old_stem}.{extension}");
        if path.file_name().is_some_and(|name| *name == *old) {
            let path = path.with_file_name(format!("{new_stem}.{extension}"));
            self.put(path.display().to_string());
        }
        self.forget();
    }

    /// Writes the file with `write`, which returns the number of expansions in a trace. An existing file is replaced only if
    /// the user was asked.
    pub fn write(
        &mut self,
        wake: &Wake,
        write: impl FnOnce(Out<'_>) -> io::Result<Option<u64>> + Send + 'static,
    ) {
        self.write_long(wake, async |out, _| write(out));
    }

    pub fn write_text(&mut self, wake: &Wake, make: impl FnOnce() -> String + Send + 'static) {
        self.write_checked(wake, || Ok::<_, Infallible>(make()));
    }

    /// Writes a text, unless making it fails.
    pub(crate) fn write_checked<E: std::error::Error + Send + Sync + 'static>(
        &mut self,
        wake: &Wake,
        make: impl FnOnce() -> Result<String, E> + Send + 'static,
    ) {
        self.write(wake, move |out| {
            let text = make().map_err(io::Error::other)?;
            out.write_all(text.as_bytes())?;
            Ok(None)
        });
    }

    /// Writes files with these names and texts into the folder.
    pub(crate) fn write_folder(
        &mut self,
        wake: &Wake,
        make: impl FnOnce() -> Vec<(String, String)> + Send + 'static,
    ) {
        self.begin(|path, _| {
            Job::of("folder", wake, (), move |_| {
                let bytes = write_into(&path, make())?;
                Ok(Message::Saved(Saved {
                    path,
                    bytes,
                    expansions: None,
                }))
            })
        });
    }

    /// Like [`write`](Self::write), for long writes: `write` reports the share done, and ends early when told to.
    pub fn write_long(
        &mut self,
        wake: &Wake,
        write: impl AsyncFnOnce(Out<'_>, GoOn) -> io::Result<Option<u64>> + Send + 'static,
    ) {
        self.begin(|path, overwrites| {
            let save = move |go_on| save(path, overwrites, write, go_on);
            Job::of_future("file", wake, (), save)
        });
    }

    /// Begins to write, unless something is being written. `write` gets the path, and whether an existing file is replaced.
    fn begin(&mut self, write: impl FnOnce(PathBuf, bool) -> Writing) {
        if self.is_busy() {
            return;
        }
        let overwrites = std::mem::take(&mut self.agreed) || self.asks_to_replace();
        self.forget();
        match self.target() {
            Some(path) => self.writing = Some(write(path, overwrites)),
            None => self.say(Tone::Bad, ended_with_a_stop(&files::NO_FILE_NAME)),
        }
    }

    /// Cancels the current write; an existing file is kept.
    pub(crate) fn cancel(&mut self) {
        self.writing = None;
        self.progress = None;
    }

    pub(crate) const fn progress(&self) -> Option<f32> {
        self.progress
    }

    /// Returns the file to write, with an extension. The path is absolute, because the folder that the app was started in is
    /// not always obvious. Returns `None` if there is no name.
    fn target(&self) -> Option<PathBuf> {
        let mut path = PathBuf::from(self.path.trim());
        path.file_name()?;
        if path.extension().is_none() && !F::IS_FOLDER {
            let extension = format!(".{}", self.format.extension());
            path.as_mut_os_string().push(extension);
        }
        Some(std::path::absolute(&path).unwrap_or(path))
    }
}

impl<F: FileFormat> NamedFile for SaveFile<F> {
    fn offer_folder(&mut self, folder: &Path) {
        self.path = folder.join(&self.path).display().to_string();
    }

    fn question(&self) -> Question {
        let path = Path::new(self.path.trim());
        let name = path.file_name().map(|name| name.to_string_lossy());
        let extension = self.format.extension();
        Question {
            saves: true,
            picks_folder: F::IS_FOLDER,
            title: dialogs::SAVE.to_string(),
            folder: path.parent().map(Path::to_owned),
            name: name.unwrap_or_default().into_owned(),
            format: (self.format.name().to_owned(), extension.to_owned()),
            also: &[],
        }
    }

    fn take_chosen(&mut self, path: String) {
        self.set_path(path);
        self.agree();
    }

    fn poll(&mut self) -> Option<PathBuf> {
        let done = loop {
            match self.writing.as_mut().and_then(Job::poll)? {
                Update::Progress(share) => self.progress = Some(share),
                Update::Finished((), done) => break done,
            }
        };
        self.progress = None;
        self.writing = None;
        match done {
            Ok(Ok(message)) => self.message = Some(message),
            Ok(Err(error)) => self.say(Tone::Bad, ended_with_a_stop(&error)),
            Err(error) => self.fail(&error),
        }
        self.saved().map(Path::to_owned)
    }

    fn say(&mut self, tone: Tone, text: String) {
        self.message = Some(Message::Said(Status::new(tone, text)));
    }
}

impl<F> SaveFile<F> {
    pub const fn is_busy(&self) -> bool {
        self.writing.is_some()
    }

    /// Returns the file that was written, as long as the message reports it.
    pub fn saved(&self) -> Option<&Path> {
        match self.message.as_ref()? {
            Message::Saved(saved) => Some(&saved.path),
            Message::Exists(_) | Message::Said(_) => None,
        }
    }

    /// Returns whether writing again replaces an existing file.
    pub(crate) const fn asks_to_replace(&self) -> bool {
        matches!(self.message, Some(Message::Exists(_)))
    }

    /// Returns the result of saving, or what prevents it.
    pub fn status(&self) -> Option<Status> {
        let (tone, text) = match self.message.as_ref()? {
            Message::Saved(saved) => {
                let size = bytes(saved.bytes);
                // A page has no folders; its files are downloaded.
                let text = match saved.path.is_absolute() {
                    true => files::written(saved.expansions, saved.path.display(), &size),
                    false => page::downloaded(saved.path.display(), &size),
                };
                (Tone::Solved, text)
            }
            Message::Exists(path) => {
                let text = files::file_exists(path.display());
                (Tone::Waiting, ended_with_a_stop(&text))
            }
            Message::Said(status) => return Some(status.clone()),
        };
        Some(Status::new(tone, text))
    }

    /// Says that background work for this file did not end.
    pub fn fail(&mut self, error: &JobError) {
        let text = match error {
            JobError::NoThread(error) => files::not_written(no_more_threads(error)),
            JobError::Panicked(_) => files::FILE_TASK_BROKE_OFF.to_string(),
        };
        let status = Status::new(Tone::Bad, ended_with_a_stop(&text));
        self.message = Some(Message::Said(status));
    }

    pub fn forget(&mut self) {
        self.message = None;
    }
}

async fn save(
    path: PathBuf,
    overwrite: bool,
    write: impl AsyncFnOnce(Out<'_>, GoOn) -> io::Result<Option<u64>>,
    go_on: GoOn,
) -> Result<Message, WriteError> {
    // A path that is not a regular file, such as a device, is written to and not replaced.
    if !overwrite && path.is_file() {
        return Ok(Message::Exists(path));
    }
    let mut file = NewFile::begin(&path)?;
    let expansions = write(file.out(), go_on).await;
    let expansions = expansions.map_err(|cause| file.failed(cause))?;
    let bytes = file.finish()?;
    Ok(Message::Saved(Saved {
        path,
        bytes,
        expansions,
    }))
}
