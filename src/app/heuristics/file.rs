//! A heuristic of one's own in a file: plain text, as the terminal reads it too.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::Tone;
use crate::app::files::{FileEdit, FileFormat, NamedFile as _};
use crate::app::heuristics::{Chosen, Heuristics};
use crate::files::read_text;
use crate::jobs::Job;
use crate::lesson::path_of;
use crate::search::heuristics::MAX_NAME;
use crate::search::heuristics::script::MAX_SOURCE;
use crate::text::heuristics_place::file as text;

/// The format of a heuristic in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeuristicFormat {
    #[default]
    Rhai,
}

impl FileFormat for HeuristicFormat {
    const ALL: &'static [Self] = &[Self::Rhai];

    fn name(self) -> &'static str {
        text::FORMAT.0.text()
    }

    fn about(self) -> &'static str {
        text::FORMAT.1.text()
    }

    fn extension(self) -> &'static str {
        "rhai"
    }
}

/// A file that was read.
pub(crate) type Opened = (PathBuf, io::Result<String>);

impl Heuristics {
    pub(crate) fn save(&mut self) {
        if let Some(source) = self.source().map(str::to_owned) {
            self.file.write(&self.wake, false, move |out| {
                out.write_all(source.as_bytes())?;
                Ok(None)
            });
        }
    }

    pub(crate) fn open(&mut self) {
        if self.opening.is_some() || self.file.path().trim().is_empty() {
            return;
        }
        let path = path_of(self.file.path());
        // The folder that the app was started in is not always obvious.
        let path = std::path::absolute(&path).unwrap_or(path);
        self.file.edit(FileEdit::Path(path.display().to_string()));
        let open = move || {
            let source = read(&path);
            (path, source)
        };
        self.opening = Some(Job::once("heuristic file", &self.wake, open));
    }

    /// Takes in what was opened. Never waits.
    pub(crate) fn poll_file(&mut self) {
        let Some(((), opened)) = self.opening.as_mut().and_then(Job::finished) else {
            return;
        };
        self.opening = None;
        let (tone, words) = match opened {
            Ok((path, Ok(source))) => {
                let stem = path.file_stem().map_or_else(String::new, |stem| {
                    stem.to_string_lossy().chars().take(MAX_NAME).collect()
                });
                match self.own.add(&stem, &source) {
                    Some(index) => {
                        self.choose(Chosen::Own(index));
                        (Tone::Solved, text::opened(&stem))
                    }
                    None if self.own.has_room() => (Tone::Bad, text::too_long()),
                    None => (Tone::Bad, text::TOO_MANY.to_string()),
                }
            }
            Ok((path, Err(error))) => (Tone::Bad, text::not_read(&path, &error)),
            Err(error) => return self.file.fail(error.into()),
        };
        self.file.say(tone, words);
    }
}

/// The file, no longer than what is refused as too long.
fn read(path: &Path) -> io::Result<String> {
    read_text(path, MAX_SOURCE as u64)
}
