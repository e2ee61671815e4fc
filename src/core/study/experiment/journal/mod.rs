//! Stores the finished runs of an experiment in a file, so that closing the program loses nothing.
//!
//! A journal consists of lines of JSON. The first identifies the experiment. Each of the others is a finished run, in the
//! order in which they finished. A line is written as soon as its run is finished. The last line is incomplete if the
//! program was killed while writing it; it is then ignored.
//!
//! Every line has a checksum (CRC-32), so that a line that was damaged or edited is reported and never counted.

pub(crate) mod header;
pub(crate) mod line;

pub(crate) use line::LineFault;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::files::{Lock, check_regular, open_regular, try_lock};
use crate::study::experiment::journal::header::Header;
use crate::study::experiment::journal::line::{line, run_of};
use crate::study::experiment::{Plan, Run, Shard, Spec};

/// The version of the format. A journal of another version is refused.
pub(crate) const VERSION: u64 = 2;

/// The maximum length of a line in bytes. The first line names all given boards, so it can be long.
const LONGEST: u64 = 64 << 20;

/// The initial value of the checksums of a journal's lines: the checksum of the experiment, so that a line of another
/// experiment is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seal(u32);

impl Seal {
    /// For the first line, which names the experiment.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(experiment: &Value) -> Self {
        Self(crc32fast::hash(experiment.to_string().as_bytes()))
    }

    pub(crate) fn checksum(self, text: &[u8]) -> String {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(text);
        format!("{:08x}", hasher.finalize())
    }
}

#[derive(Debug)]
pub struct Journal(LineFile);

/// A file of lines with checksums, which only this program writes to.
#[derive(Debug)]
pub(crate) struct LineFile {
    file: File,
    path: PathBuf,
    /// The initial value of its checksums.
    pub(crate) seal: Seal,
}

impl LineFile {
    /// Opens or creates the file at `path`, and returns what `read` finds in it. `read` also returns the length of the
    /// complete lines in bytes, or `None` if there are none; the file then gets the line `first`.
    pub(crate) fn open<T: Default>(
        path: &Path,
        first: &str,
        seal: Seal,
        read: impl FnOnce(&File) -> Result<Option<(T, u64)>, JournalFault>,
    ) -> Result<(Self, T), JournalError> {
        let open = || {
            let mut file = open_alone(path)?;
            let Some((held, whole)) = read(&file)? else {
                begin(&mut file, first)?;
                return Ok((file, T::default()));
            };
            file.set_len(whole)?;
            file.seek(SeekFrom::End(0))?;
            Ok((file, held))
        };
        let (file, held) = open().map_err(|fault: JournalFault| JournalError::new(path, fault))?;
        let path = path.to_owned();
        Ok((Self { file, path, seal }, held))
    }

    pub(crate) fn append(&mut self, line: &str) -> Result<(), JournalError> {
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|error| JournalError::new(&self.path, error))
    }
}

/// Why a journal cannot be used. The file is unchanged.
#[derive(Debug, thiserror::Error)]
pub struct JournalError {
    pub path: PathBuf,
    pub(crate) fault: JournalFault,
}

impl JournalError {
    /// Returns `true` if the file could not be opened, read or written, and `false` if its content is at fault.
    pub const fn is_io(&self) -> bool {
        matches!(self.fault, JournalFault::Io(_))
    }

    pub(crate) fn new(path: &Path, fault: impl Into<JournalFault>) -> Self {
        Self {
            path: path.to_owned(),
            fault: fault.into(),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum JournalFault {
    Io(#[from] io::Error),
    InUse,
    NotAJournal,
    /// An older or newer version than [`VERSION`].
    OtherVersion(u64),
    ChangedHeader,
    OtherExperiment {
        differing: Vec<String>,
    },
    OtherShard {
        theirs: Option<Shard>,
        ours: Option<Shard>,
    },
    Damaged {
        line: usize,
        fault: LineFault,
    },
}

impl Journal {
    /// Opens or creates the journal of `plan` at `path`, and returns the runs it holds.
    ///
    /// # Errors
    /// [`JournalError`] if the file cannot be read or written, is in use, is not a journal of this experiment, or is
    /// damaged.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Self, Vec<Run>), JournalError> {
        let header = Header::of(plan);
        let (line, seal) = (header.line(), header.seal());
        let (file, runs) = LineFile::open(path, &line, seal, |file| read(file, &line, plan, seal))?;
        Ok((Self(file), runs))
    }

    /// Appends a finished run of `plan`. On return the operating system has the data, so it survives a crash of the program.
    ///
    /// # Errors
    /// [`JournalError`] if it cannot be written.
    pub fn append(&mut self, plan: &Plan, run: &Run) -> Result<(), JournalError> {
        self.0.append(&line(plan, run, self.0.seal))
    }

    /// Removes every run of `plan`.
    ///
    /// # Errors
    /// [`JournalError`] if it cannot be written.
    pub fn clear(&mut self, plan: &Plan) -> Result<(), JournalError> {
        let cleared = begin(&mut self.0.file, &Header::of(plan).line());
        cleared.map_err(|error| JournalError::new(&self.0.path, error))
    }

    /// Returns the experiment of the journal at `path` and an upper bound on its number of runs (a duplicate run counts
    /// twice). The file is only read, so another program may be writing to it.
    ///
    /// # Errors
    /// [`JournalError`] if it cannot be read or is not a journal.
    pub fn peek(path: &Path) -> Result<(Spec, usize), JournalError> {
        let peek = || {
            let mut lines = Lines::new(open_regular(path)?);
            let origin = header::read(lines.read()?)?;
            let spec = header::spec(&origin.experiment).ok_or(JournalFault::NotAJournal)?;
            let mut runs = 0;
            lines.each_after_first(|_| {
                runs += 1;
                Ok(())
            })?;
            Ok((spec, runs))
        };
        peek().map_err(|fault: JournalFault| JournalError::new(path, fault))
    }
}

/// Opens or creates the file of a journal, for this program alone.
fn open_alone(path: &Path) -> Result<File, JournalFault> {
    check_regular(path)?;
    let mut options = OpenOptions::new();
    // Not opened for appending, because Windows does not allow such a file to be truncated.
    let options = options.read(true).write(true).create(true).truncate(false);
    let file = options.open(path)?;
    match try_lock(&file, Lock::Exclusive) {
        Err(TryLockError::WouldBlock) => Err(JournalFault::InUse),
        // The file system does not support locks.
        Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => {
            Err(error.into())
        }
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Truncates the file and writes the first line of the journal.
fn begin(file: &mut File, line: &str) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(line.as_bytes())
}

pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    text: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(reader: R) -> Self {
        Self {
            reader: BufReader::new(reader),
            text: Vec::new(),
        }
    }

    /// Reads the next line. At the end of the file it is empty. An incomplete last line has no line break.
    pub(crate) fn read(&mut self) -> io::Result<&[u8]> {
        self.text.clear();
        let mut line = self.reader.by_ref().take(LONGEST);
        line.read_until(b'\n', &mut self.text)?;
        Ok(&self.text)
    }

    /// Reads the whole lines after the first, and returns their length in bytes.
    pub(crate) fn each_after_first(
        &mut self,
        mut take: impl FnMut(&[u8]) -> Result<(), LineFault>,
    ) -> Result<u64, JournalFault> {
        let mut whole = 0;
        for line in 2.. {
            let text = self.read()?;
            if !is_whole(text) {
                break;
            }
            take(text).map_err(|fault| JournalFault::Damaged { line, fault })?;
            whole += text.len() as u64;
        }
        Ok(whole)
    }
}

pub(crate) fn is_whole(line: &[u8]) -> bool {
    line.last() == Some(&b'\n')
}

/// Reads a journal and the length of its complete lines, in bytes. Returns `None` if it is empty or has only a part of the
/// first line.
fn read(
    file: &File,
    header: &str,
    plan: &Plan,
    seal: Seal,
) -> Result<Option<(Vec<Run>, u64)>, JournalFault> {
    let mut lines = Lines::new(file);
    let text = lines.read()?;
    if !is_whole(text) {
        // Only an incomplete first line of this very journal may be overwritten.
        let is_ours = header.as_bytes().starts_with(text);
        return is_ours.then_some(None).ok_or(JournalFault::NotAJournal);
    }
    header::check_same(text, plan)?;
    let (mut runs, first) = (Vec::new(), text.len() as u64);
    let mut known = vec![false; plan.runs()];
    let others = lines.each_after_first(|text| {
        let run = run_of(plan, text, seal)?;
        if !std::mem::replace(&mut known[run.index], true) {
            runs.push(run);
        }
        Ok(())
    })?;
    Ok(Some((runs, first + others)))
}
