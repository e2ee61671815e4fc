//! Taking a table along: to the clipboard, or to a file.

use std::{
    path::{Path, PathBuf},
    thread,
};

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    app::model::{Tone, Wake, bytes},
    study::{file::write_whole, table::Format},
};

/// How a table is written, and where.
#[derive(Debug)]
pub struct Export {
    /// Whether the field for the file is shown.
    pub open: bool,
    /// How it is written.
    pub format: Format,
    /// Where.
    pub path: String,
    /// What came of the last wish.
    pub said: Option<(Tone, String)>,
    /// Whether there is such a file already, so that a person has to say that it is to be replaced.
    pub exists: bool,
    writing: Option<Receiver<Written>>,
}

/// What came of writing.
enum Written {
    Done(PathBuf, u64),
    Exists(PathBuf),
    Failed(String),
}

impl Export {
    /// Formats that are offered, the usual one first.
    pub const FORMATS: [Format; 4] = [Format::Csv, Format::Json, Format::Markdown, Format::Latex];

    /// Writes into this folder, unless a person says otherwise; without one, a person has to say.
    pub(super) fn new(folder: Option<&Path>) -> Self {
        let format = Format::Csv;
        let file = format!("experiment.{}", format.extension());
        Self {
            open: false,
            format,
            path: folder.map_or_else(String::new, |folder| {
                folder.join(file).display().to_string()
            }),
            said: None,
            exists: false,
            writing: None,
        }
    }

    /// The name of a format as the list has it.
    #[must_use]
    pub const fn name(format: Format) -> &'static str {
        match format {
            Format::Text => "Text",
            Format::Csv => "CSV",
            Format::Json => "JSON",
            Format::Markdown => "Markdown",
            Format::Latex => "LaTeX",
        }
    }

    /// Whether a file is being written.
    #[must_use]
    pub const fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Writes this way; the file's ending goes with it, where it is that of another format.
    pub(super) fn set_format(&mut self, format: Format) {
        let path = Path::new(&self.path);
        let ending = path.extension().and_then(|ending| ending.to_str());
        if ending == Some(self.format.extension()) {
            self.path = path
                .with_extension(format.extension())
                .display()
                .to_string();
        }
        self.format = format;
        self.forget();
    }

    pub(super) fn set_path(&mut self, path: String) {
        self.path = path;
        self.forget();
    }

    pub(super) fn forget(&mut self) {
        self.said = None;
        self.exists = false;
    }

    pub(super) fn say(&mut self, tone: Tone, text: impl Into<String>) {
        self.said = Some((tone, text.into()));
    }

    /// Writes what `text` makes, on a thread of its own: a disk may be slow.
    pub(super) fn write(&mut self, text: impl FnOnce() -> String + Send + 'static, wake: Wake) {
        if self.path.trim().is_empty() {
            self.say(Tone::Bad, "Write the path of a file.");
            return;
        }
        let path = PathBuf::from(self.path.trim());
        let replace = self.exists;
        self.forget();
        let (send, receive) = bounded(1);
        let work = move || {
            // The receiver is gone when the window is: nobody is left to tell.
            if send.send(written(path, replace, text)).is_ok() {
                wake();
            }
        };
        match thread::Builder::new().name("export".to_owned()).spawn(work) {
            Ok(_) => self.writing = Some(receive),
            Err(fault) => self.say(Tone::Bad, format!("No thread to write on: {fault}.")),
        }
    }

    /// Takes in what came of writing. Never waits.
    pub(super) fn poll(&mut self) {
        let Some(writing) = &self.writing else { return };
        let written = match writing.try_recv() {
            Err(TryRecvError::Empty) => return,
            Ok(written) => written,
            Err(TryRecvError::Disconnected) => {
                Written::Failed("The table could not be written: a defect.".to_owned())
            }
        };
        self.writing = None;
        match written {
            Written::Done(path, length) => {
                let text = format!("Written to {}, {}.", path.display(), bytes(length));
                self.say(Tone::Solved, text);
            }
            Written::Exists(path) => {
                self.exists = true;
                self.say(
                    Tone::Bad,
                    format!("There is a file {} already.", path.display()),
                );
            }
            Written::Failed(why) => self.say(Tone::Bad, why),
        }
    }
}

fn written(path: PathBuf, replace: bool, text: impl FnOnce() -> String) -> Written {
    if !replace && path.exists() {
        return Written::Exists(path);
    }
    let text = text();
    match write_whole(&path, &text) {
        Ok(()) => Written::Done(path.canonicalize().unwrap_or(path), text.len() as u64),
        Err(fault) => Written::Failed(format!("{fault}.")),
    }
}
