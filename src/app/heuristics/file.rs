//! Reads a heuristic of one's own from a file.

use std::io;
use std::path::PathBuf;

use crate::app::files::{HeuristicFormat, SaveFile};
use crate::files::read_text;
use crate::jobs::{Job, Wake};
use crate::lesson::path_of;
use crate::search::heuristics::script::MAX_SOURCE;

pub(crate) type Opened = (PathBuf, io::Result<String>);

/// Begins to read the file that is named; none where no name is given.
pub(crate) fn open(file: &mut SaveFile<HeuristicFormat>, wake: &Wake) -> Option<Job<(), Opened>> {
    if file.path().trim().is_empty() {
        return None;
    }
    let path = path_of(file.path());
    // The folder that the app was started in is not always obvious.
    let path = std::path::absolute(&path).unwrap_or(path);
    file.set_path(path.display().to_string());
    let open = move || {
        // No more of it than what is refused as too long.
        let source = read_text(&path, MAX_SOURCE as u64);
        (path, source)
    };
    Some(Job::once("heuristic file", wake, open))
}
