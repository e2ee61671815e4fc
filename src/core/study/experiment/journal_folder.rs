//! A folder of journals, one per experiment.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::console;
use crate::files::{Lock, Skipped, check_regular, is_not_a_file, try_lock};
use crate::study::experiment::journal::header::identity;
use crate::study::experiment::{Journal, JournalError, Plan, Run, Spec};

/// A folder in which the program keeps the journals of its last few experiments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalFolder {
    folder: PathBuf,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StoredExperiment {
    pub path: PathBuf,
    pub spec: Spec,
    pub finished: usize,
    pub total: usize,
}

/// The maximum number of journals kept. Older ones are removed.
const MOST: usize = 8;

const ENDING: &str = "journal";

impl JournalFolder {
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Opens or creates the journal of `plan`: see [`Journal::open`].
    ///
    /// # Errors
    /// [`JournalError`] if the folder cannot be created or the journal cannot be used.
    pub fn open(&self, plan: &Plan) -> Result<(Journal, Vec<Run>), JournalError> {
        let path = self.path(plan);
        fs::create_dir_all(&self.folder).map_err(|error| JournalError::new(&path, error))?;
        let opened = Journal::open(&path, plan)?;
        for (_, old) in self.journals().into_iter().skip(MOST) {
            if old != path && is_free(&old) {
                // If it cannot be removed, the next call tries again.
                let _ = fs::remove_file(old);
            }
        }
        Ok(opened)
    }

    /// Returns the experiment written to last, among those that are readable and not in use by another program.
    pub fn newest(&self) -> Option<StoredExperiment> {
        let all = self.journals().into_iter();
        let mut free = all.filter(|(_, path)| is_free(path));
        free.find_map(|(_, path)| {
            let (spec, finished) = Journal::peek(&path).ok()?;
            let total = Plan::new(spec.clone()).ok()?.runs();
            let finished = finished.min(total);
            (finished > 0).then_some(StoredExperiment {
                path,
                spec,
                finished,
                total,
            })
        })
    }

    /// Removes a journal.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub fn discard(&self, kept: &StoredExperiment) -> io::Result<()> {
        fs::remove_file(&kept.path)
    }

    /// Returns all journals, newest first.
    fn journals(&self) -> Vec<(SystemTime, PathBuf)> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let journal = |entry: fs::DirEntry| {
            let path = entry.path();
            if path.extension().is_none_or(|ending| ending != ENDING) {
                return None;
            }
            if check_regular(&path).is_err_and(|error| is_not_a_file(&error)) {
                console::warn(Skipped(&path));
                return None;
            }
            let written = entry.metadata().and_then(|data| data.modified()).ok()?;
            Some((written, path))
        };
        let mut found: Vec<_> = entries.filter_map(journal).collect();
        found.sort_by(|a, b| b.cmp(a));
        found
    }

    /// Returns the path of the journal, named after a hash of the experiment so that the same experiment finds it again.
    fn path(&self, plan: &Plan) -> PathBuf {
        let name = fnv1a(identity(plan).as_bytes());
        self.folder.join(format!("{name:016x}.{ENDING}"))
    }
}

/// Returns `true` if no program writes to the file.
fn is_free(path: &Path) -> bool {
    let file = File::open(path);
    file.is_ok_and(|file| !matches!(try_lock(&file, Lock::Shared), Err(TryLockError::WouldBlock)))
}

/// Returns the hash of Fowler, Noll and Vo. File names need a hash that is the same in every build.
fn fnv1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
