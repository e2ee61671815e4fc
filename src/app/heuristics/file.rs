//! A heuristic of one's own in a file: plain text, as the terminal reads it too.

use std::io;
use std::path::PathBuf;

use crate::app::files::{FileEdit, FileFormat, SaveFile};
use crate::files::read_text;
use crate::jobs::{Job, Wake};
use crate::lesson::path_of;
use crate::search::heuristics::script::MAX_SOURCE;
use crate::text::heuristics_place::file as text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeuristicFormat {
    #[default]
    Rhai,
}

impl FileFormat for HeuristicFormat {
    const ALL: &'static [Self] = &[Self::Rhai];

    fn said(self) -> [&'static str; 3] {
        let (name, about) = text::FORMAT;
        [name.text(), about.text(), "rhai"]
    }
}

pub(crate) type Opened = (PathBuf, io::Result<String>);

pub(crate) fn write(file: &mut SaveFile<HeuristicFormat>, source: String, wake: &Wake) {
    file.write(wake, false, move |out| {
        out.write_all(source.as_bytes())?;
        Ok(None)
    });
}

/// Begins to read the file that is named; none where no name is given.
pub(crate) fn open(file: &mut SaveFile<HeuristicFormat>, wake: &Wake) -> Option<Job<(), Opened>> {
    if file.path().trim().is_empty() {
        return None;
    }
    let path = path_of(file.path());
    // The folder that the app was started in is not always obvious.
    let path = std::path::absolute(&path).unwrap_or(path);
    file.edit(FileEdit::Path(path.display().to_string()));
    let open = move || {
        // No more of it than what is refused as too long.
        let source = read_text(&path, MAX_SOURCE as u64);
        (path, source)
    };
    Some(Job::once("heuristic file", wake, open))
}
