//! Files that are written whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

/// Why a file was not written. Whatever stood there before is untouched.
#[derive(Debug, thiserror::Error)]
pub struct WriteError {
    /// The file.
    pub path: PathBuf,
    /// What failed.
    pub step: WriteStep,
    /// Why.
    pub source: io::Error,
}

/// A step of writing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteStep {
    /// Following its path, which may be a link.
    Find,
    /// Making a new file beside it.
    Create,
    /// Filling that file and moving it into place.
    Write,
}

/// Writes `text` to `path`: see [`replace`].
///
/// # Errors
/// [`WriteError`]; the old file is whole then.
pub fn write_whole(path: &Path, text: &str) -> Result<(), WriteError> {
    replace(path, |out| out.write_all(text.as_bytes()))
}

/// Writes a file beside `path` with `write` and moves it into place once all of it is on disk, so that a failure on the
/// way, or a power cut, leaves the old file whole. A link is followed: what it points to is replaced.
///
/// # Errors
/// [`WriteError`]; the old file is whole then, and nothing is left beside it.
pub fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), WriteError> {
    let error = |step| {
        move |source| WriteError {
            path: path.to_owned(),
            step,
            source,
        }
    };
    let target = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
        Err(cause) => return Err(error(WriteStep::Find)(cause)),
    };
    if target.is_dir() {
        return Err(error(WriteStep::Write)(io::ErrorKind::IsADirectory.into()));
    }
    let (file, beside) = create_beside(&target).map_err(error(WriteStep::Create))?;
    let done = fill(file, write).and_then(|()| {
        if let Ok(old) = fs::metadata(&target) {
            fs::set_permissions(&beside, old.permissions())?;
        }
        fs::rename(&beside, &target)
    });
    done.map_err(|cause| {
        // The first error is the one to report.
        let _ = fs::remove_file(&beside);
        error(WriteStep::Write)(cause)
    })
}

fn fill(file: File, write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()?;
    out.get_ref().sync_all()
}

/// A new file in the same folder, because a rename replaces a file atomically only within one file system.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mut beside = std::ffi::OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{number}.part", process::id()));
        let beside = target.with_file_name(beside);
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((file, beside)),
            // Left by a process of the same number that was killed.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}
