//! The disk cache: results that take long to compute, stored in a folder between runs.
//!
//! A file is written under a temporary name and renamed when it is complete. It names its kind, version and parameters
//! and ends with a checksum; a file that does not match is not used, and its contents are computed again.

pub(crate) mod entries;
pub(crate) mod file;

pub use file::Miss;

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::console;
use crate::files::Skipped;

const FOLDER: &str = "slidescope";

#[derive(Clone, Debug)]
pub struct Cache {
    folder: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// The version of the contents, raised when their meaning changes.
    pub version: u32,
    /// All parameters of the contents, as text.
    pub parameters: String,
    pub most: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    NoFolder,
    NotWritten {
        /// The path of the folder or the file.
        path: PathBuf,
        source: io::Error,
    },
}

impl Cache {
    /// The cache folder of the platform: `$XDG_CACHE_HOME` or `~/.cache` on Linux, `~/Library/Caches` on macOS,
    /// `%LOCALAPPDATA%` on Windows. If there is none, nothing is stored.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_this_machine() -> Self {
        use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
        let caches = choose_native_strategy()
            .ok()
            .map(|folders| folders.cache_dir());
        Self {
            folder: caches.map(|caches| caches.join(FOLDER)),
        }
    }

    /// Creates a cache in `folder`. The folder is created with the first file.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: Some(folder.into()),
        }
    }

    pub const fn none() -> Self {
        Self { folder: None }
    }

    pub fn path(&self, entry: &Entry) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        Some(folder.join(format!("{}.cache", entry.name)))
    }

    /// Loads the contents of `entry`.
    ///
    /// # Errors
    /// [`Miss`] if there is no file or it cannot be used.
    pub fn load(&self, entry: &Entry) -> Result<Vec<u8>, Miss> {
        let path = self.path(entry).ok_or(Miss::Absent)?;
        let loaded = file::read(&path, entry);
        if let Err(Miss::NotAFile) = loaded {
            console::warn(Skipped(&path));
        }
        loaded
    }

    /// Stores `contents` as `entry`, replacing an older file.
    ///
    /// # Errors
    /// [`NotKept`] if the folder or the file cannot be written. An older file is then unchanged.
    pub fn store(&self, entry: &Entry, contents: &[u8]) -> Result<(), NotKept> {
        let path = self.path(entry).ok_or(NotKept::NoFolder)?;
        let folder = path.parent().ok_or(NotKept::NoFolder)?;
        fs::create_dir_all(folder).map_err(|source| not_written(folder, source))?;
        file::write(&path, entry, contents).map_err(|source| not_written(&path, source))
    }
}

fn not_written(path: &Path, source: io::Error) -> NotKept {
    NotKept::NotWritten {
        path: path.to_owned(),
        source,
    }
}
