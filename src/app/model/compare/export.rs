//! The table on its way to a file, written beside the window.

use std::path::{Path, PathBuf};

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    app::model::{Status, Tone},
    study::{
        file::{WriteError, write_whole},
        table::{Format, Table},
    },
};

/// Where the table goes, how, and what became of that.
pub struct Export {
    path: String,
    format: Format,
    writing: Option<(PathBuf, Receiver<Result<(), WriteError>>)>,
    told: Option<Status>,
}

impl Default for Export {
    fn default() -> Self {
        Self {
            path: "comparison.csv".to_owned(),
            format: Format::Csv,
            writing: None,
            told: None,
        }
    }
}

impl Export {
    /// The ways it can be written to a file.
    pub const FORMATS: [Format; 4] = [Format::Csv, Format::Json, Format::Markdown, Format::Latex];

    /// The file, as it was typed.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// How it is written.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// What became of the last export, or what hinders one.
    #[must_use]
    pub const fn told(&self) -> Option<&Status> {
        self.told.as_ref()
    }

    /// The name of a format, as a menu has it.
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

    pub(super) fn set_path(&mut self, path: String) {
        self.path = path;
        self.told = None;
    }

    /// Writes another format from now on; the file's ending follows where it was that of the old one.
    pub(super) fn set_format(&mut self, format: Format) {
        let ending = format!(".{}", self.format.extension());
        if let Some(stem) = self.path.strip_suffix(&ending) {
            self.path = format!("{stem}.{}", format.extension());
        }
        self.format = format;
        self.told = None;
    }

    pub(super) fn write(&mut self, table: &Table) {
        let typed = self.path.trim();
        if typed.is_empty() {
            return self.tell(
                Tone::Bad,
                "There is no file name; type one, such as comparison.csv.".to_owned(),
            );
        }
        if self.writing.is_some() {
            return;
        }
        let path = PathBuf::from(typed);
        let text = table.write(self.format);
        let (send, receive) = bounded(1);
        let to = path.clone();
        let work = move || {
            // The receiver is gone when the window is: nobody is left to tell.
            let _ = send.send(write_whole(&to, &text));
        };
        match std::thread::Builder::new()
            .name("export".into())
            .spawn(work)
        {
            Ok(_) => self.writing = Some((path, receive)),
            Err(error) => self.tell(Tone::Bad, format!("It could not be written: {error}.")),
        }
    }

    /// Whether it is being written.
    #[must_use]
    pub const fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Takes in what became of it. Never waits.
    pub(super) fn poll(&mut self) {
        let Some((path, answer)) = &self.writing else {
            return;
        };
        let (tone, words) = match answer.try_recv() {
            Err(TryRecvError::Empty) => return,
            Ok(Ok(())) => (Tone::Solved, format!("Written to {}", shown(path))),
            Ok(Err(fault)) => (Tone::Bad, format!("{fault}. Type another file name.")),
            Err(TryRecvError::Disconnected) => (Tone::Bad, "The writing broke off.".to_owned()),
        };
        self.writing = None;
        self.tell(tone, words);
    }

    fn tell(&mut self, tone: Tone, text: String) {
        self.told = Some(Status { text, tone });
    }
}

/// The whole path, so that a person finds the file.
fn shown(path: &Path) -> String {
    let whole = std::path::absolute(path);
    whole.as_deref().unwrap_or(path).display().to_string()
}
