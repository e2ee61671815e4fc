//! Writing and opening files that a person names: those of the system, or the downloads and uploads of a page.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

mod lock;
#[cfg_attr(target_arch = "wasm32", path = "page.rs")]
mod system;

pub(crate) use lock::{Lock, try_lock};
pub use system::*;

/// Why a file was not written. A regular file that stood there before is untouched.
#[derive(Debug, thiserror::Error)]
pub struct WriteError {
    pub path: PathBuf,
    /// What failed.
    pub step: WriteStep,
    /// Why.
    pub source: io::Error,
}

impl NewFile {
    /// It could not be filled.
    pub fn failed(&self, source: io::Error) -> WriteError {
        WriteError::new(&self.path, WriteStep::Write, source)
    }
}

impl WriteError {
    fn new(path: &Path, step: WriteStep, source: io::Error) -> Self {
        Self {
            path: path.to_owned(),
            step,
            source,
        }
    }
}

/// A step of writing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteStep {
    /// Following its path, which may be a link.
    Find,
    /// Making a new file beside it, or opening what is written through.
    Create,
    /// Filling that file and moving it into place.
    Write,
}

/// What stands at a path is a device, a pipe, a socket or a folder.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub struct NotAFile;

/// A file that is skipped, as it [is none](NotAFile).
#[derive(Clone, Copy, Debug)]
pub struct Skipped<'a>(pub &'a Path);

/// Whether the name of a file ends so, in small letters or capitals.
pub fn has_extension(path: &Path, extension: &str) -> bool {
    let found = path.extension();
    found.is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Writes a file with `write`, and returns its length in bytes: see [`NewFile`].
///
/// # Errors
/// [`WriteError`]; the old file is whole then, and nothing is left beside it.
pub fn replace(
    path: &Path,
    write: impl FnOnce(&mut Out) -> io::Result<()>,
) -> Result<u64, WriteError> {
    let mut file = NewFile::begin(path)?;
    write(file.out()).map_err(|cause| file.failed(cause))?;
    file.finish()
}

/// Writes `text` to `path`.
///
/// # Errors
/// As [`replace`].
pub fn write_whole(path: &Path, text: &str) -> Result<(), WriteError> {
    replace(path, |out| out.write_all(text.as_bytes())).map(drop)
}

/// The text of a file: see [`text_of`].
pub(crate) fn read_text(path: &Path, most: u64) -> io::Result<String> {
    text_of(open(path)?, most)
}

/// What can be read from there as text. Of more than `most` bytes it is longer than these. What is no UTF-8 is
/// [`InvalidData`](io::ErrorKind::InvalidData).
pub(crate) fn text_of(from: impl io::Read, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    // It may end within a letter.
    if bytes.len() as u64 > most {
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    let text = String::from_utf8(bytes);
    text.map(plain_lines)
        .map_err(|fault| io::Error::new(io::ErrorKind::InvalidData, fault))
}

/// A text without the marks that programs on Windows put before it and at the end of each line.
pub(crate) fn plain_lines(text: String) -> String {
    let unmarked = text.trim_start_matches('\u{feff}');
    if unmarked.len() == text.len() && !text.contains('\r') {
        return text;
    }
    unmarked.split("\r\n").collect::<Vec<_>>().join("\n")
}

/// Whether `error` says that something else than a regular file stands there.
pub fn is_not_a_file(error: &io::Error) -> bool {
    matches!(error.get_ref(), Some(error) if error.is::<NotAFile>())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_text_from_windows_reads_as_any_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("text");
        fs::write(&path, "\u{feff}one\r\ntwo\r\n").expect("room");
        assert_eq!(read_text(&path, 100).expect("text"), "one\ntwo\n");
        // All that is read of one that is too long has the length that says so.
        assert_eq!(read_text(&path, 7).expect("text").len(), 8);
    }
}
