//! Writes and opens files named by the user: files of the system, or downloads and uploads in a browser.

use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

mod encoding;
mod lock;
#[cfg_attr(target_arch = "wasm32", path = "page.rs")]
mod system;

pub use encoding::{NotText, decode};
pub use lock::{Lock, try_lock};
pub use system::*;

/// Why a file was not written. An existing regular file is unchanged.
#[derive(Debug, thiserror::Error)]
pub struct WriteError {
    pub path: PathBuf,
    /// What failed.
    pub step: WriteStep,
    /// Why.
    pub source: io::Error,
}

impl NewFile {
    /// Returns the error that writing the contents failed.
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
    /// Resolving its path, which may be a link.
    Find,
    /// Creating a temporary file next to it, or opening a device or pipe.
    Create,
    /// Writing the contents and moving the file into place.
    Write,
}

/// The error that a path is a device, a pipe, a socket or a folder.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub struct NotAFile;

/// The warning that a path is skipped because it is [not a regular file](NotAFile).
#[derive(Clone, Copy, Debug)]
pub struct Skipped<'a>(pub &'a Path);

/// Returns `true` if the file has this extension, ignoring case.
pub fn has_extension(path: &Path, extension: &str) -> bool {
    let found = path.extension();
    found.is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Writes a file with `write`, and returns its length in bytes: see [`NewFile`].
///
/// # Errors
/// [`WriteError`]. The old file is then unchanged, and no temporary file is left.
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
/// The same as [`replace`].
pub fn write_whole(path: &Path, text: &str) -> Result<(), WriteError> {
    replace(path, |out| out.write_all(text.as_bytes())).map(drop)
}

/// Writes texts as files of these names into `folder`, which is made where it is missing. Returns their length in bytes.
///
/// # Errors
/// The same as [`replace`]. Files that were written before stay.
pub fn write_into(
    folder: &Path,
    files: impl IntoIterator<Item = (String, String)>,
) -> Result<u64, WriteError> {
    let is_new = !folder.exists();
    let made = std::fs::create_dir_all(folder);
    made.map_err(|cause| WriteError::new(folder, WriteStep::Create, cause))?;
    let write = |(name, text): (String, String)| {
        replace(&folder.join(name), |out| out.write_all(text.as_bytes()))
    };
    let written: Result<u64, WriteError> = files.into_iter().map(write).sum();
    if written.is_err() && is_new {
        // It stays if a file is in it.
        std::fs::remove_dir(folder).ok();
    }
    written
}

/// Reads a regular file. If there are more than `most` bytes, the result is longer than `most`, but not complete.
///
/// # Errors
/// If it cannot be opened or read, or is no regular file.
pub fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_regular(path)?.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a file of the page in `folder`. A page in a browser reads its own files from its server.
///
/// # Errors
/// If it cannot be read.
#[cfg(not(target_arch = "wasm32"))]
pub async fn read_of_page(folder: &Path, name: &str, most: u64) -> io::Result<Vec<u8>> {
    read_regular(&folder.join(name), most)
}

/// Returns the text of a file: see [`text_of`].
///
/// # Errors
/// If it cannot be opened or read, or is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    text_of(open(path)?, most)
}

/// Reads a text in any [known encoding](decode). If there are more than `most` bytes, the result is longer than `most`, but
/// not complete. Other bytes are the error [`InvalidData`](io::ErrorKind::InvalidData).
///
/// # Errors
/// If it cannot be read, or is no text.
pub fn text_of(from: impl io::Read, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    // The text may be cut within a character.
    if bytes.len() as u64 > most {
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    decode(bytes).map_err(|fault| io::Error::new(io::ErrorKind::InvalidData, fault))
}

/// Returns `true` if `error` means that the path is not a regular file.
pub fn is_not_a_file(error: &io::Error) -> bool {
    matches!(error.get_ref(), Some(error) if error.is::<NotAFile>())
}
