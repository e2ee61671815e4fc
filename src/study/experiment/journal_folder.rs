//! A folder of journals, one an experiment.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::console;
use crate::files::{Lock, Skipped, check_regular, is_not_a_file, try_lock};
use crate::study::experiment::journal::header::identity;
use crate::study::experiment::{Journal, JournalError, Plan, Run, Spec};

/// A folder in which a program keeps the journals of its experiments, the last few of them.
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

/// The most journals that are kept; older ones are removed.
const MOST: usize = 8;

const ENDING: &str = "journal";

impl JournalFolder {
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Opens the journal of `plan`, or begins one: see [`Journal::open`].
    ///
    /// # Errors
    /// [`JournalError`] where the folder cannot be made, or the journal not be used.
    pub fn open(&self, plan: &Plan) -> Result<(Journal, Vec<Run>), JournalError> {
        let path = self.path(plan);
        fs::create_dir_all(&self.folder).map_err(|error| JournalError::new(&path, error))?;
        let opened = Journal::open(&path, plan)?;
        for (_, old) in self.journals().into_iter().skip(MOST) {
            if old != path && is_free(&old) {
                // One that cannot be removed is tried again next time.
                let _ = fs::remove_file(old);
            }
        }
        Ok(opened)
    }

    /// The experiment that was written to last, of those that can be read and that no other program is at work on.
    pub fn newest(&self) -> Option<StoredExperiment> {
        let all = self.journals().into_iter();
        let free = all.filter(|(_, path)| is_free(path));
        free.filter_map(|(_, path)| {
            let (spec, finished) = Journal::peek(&path).ok()?;
            let total = Plan::new(spec.clone()).ok()?.runs();
            Some(StoredExperiment {
                path,
                spec,
                finished: finished.min(total),
                total,
            })
        })
        .find(|kept| kept.finished > 0)
    }

    /// Removes a journal.
    ///
    /// # Errors
    /// Where it cannot be removed.
    pub fn discard(&self, kept: &StoredExperiment) -> io::Result<()> {
        fs::remove_file(&kept.path)
    }

    /// All journals, newest first.
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

    /// Named after what the experiment asks for, so that the same one is found again.
    fn path(&self, plan: &Plan) -> PathBuf {
        let name = fnv1a(identity(plan).as_bytes());
        self.folder.join(format!("{name:016x}.{ENDING}"))
    }
}

/// Whether no program writes to the file.
fn is_free(path: &Path) -> bool {
    let file = File::open(path);
    file.is_ok_and(|file| !matches!(try_lock(&file, Lock::Shared), Err(TryLockError::WouldBlock)))
}

/// The hash of Fowler, Noll and Vo, the same in every build, as a name of a file has to be.
fn fnv1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
