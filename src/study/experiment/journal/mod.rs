//! What is finished of an experiment, kept in a file so that a closed program loses nothing.
//!
//! A journal is lines of JSON. The first says which experiment it belongs to; each of the others is a finished run, in
//! whatever order they finished. A line is written as soon as its run is; the last one may be cut short where the program
//! was killed in the middle of it, and is then left out.

pub(crate) mod header;

pub(crate) use header::header;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::files::{check_regular, open_regular};
use crate::study::experiment::{Plan, Run, Spec};
use crate::study::{End, Measurement, Optimality, strategy_name};

/// The version of the format that this program writes, and the newest that it reads.
pub(crate) const VERSION: u64 = 1;

/// The longest line that is read, in bytes: the first one names every board that was given.
const LONGEST: u64 = 64 << 20;

/// The journal of an experiment.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
}

/// Why a journal cannot be used. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub struct JournalError {
    /// The file.
    pub path: PathBuf,
    pub(crate) fault: JournalFault,
}

impl JournalError {
    pub(crate) fn io(path: &Path, error: io::Error) -> Self {
        Self {
            path: path.to_owned(),
            fault: error.into(),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum JournalFault {
    Io(#[from] io::Error),
    InUse,
    NotAJournal,
    Newer(u64),
    OtherExperiment { differing: Vec<String> },
    Damaged { line: usize, fault: LineFault },
}

/// What is wrong with the line of a run.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LineFault {
    Json(#[from] serde_json::Error),
    NoSuchRun(usize),
    OtherBoard(usize),
    OtherStrategy(usize),
}

/// A finished run as a line of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    run: usize,
    board: String,
    strategy: String,
    end: End,
    length: Option<u32>,
    proof: Option<Optimality>,
    expanded: u64,
    generated: u64,
    visited: u64,
    peak_frontier: u64,
    bytes: u64,
    nanoseconds: u64,
}

impl Journal {
    /// Opens the journal of `plan` at `path`, or begins one, and gives the runs that it holds.
    ///
    /// # Errors
    /// [`JournalError`] where the file cannot be read or written, is no journal or one of another experiment, or is
    /// damaged.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Self, Vec<Run>), JournalError> {
        let fault = |fault| JournalError {
            path: path.to_owned(),
            fault,
        };
        let (file, runs) = open(path, plan).map_err(fault)?;
        let path = path.to_owned();
        Ok((Self { file, path }, runs))
    }

    /// Adds a finished run of `plan`. The operating system has it when this returns, so that it outlives the program.
    ///
    /// # Errors
    /// [`JournalError`] where it cannot be written.
    pub fn append(&mut self, plan: &Plan, run: &Run) -> Result<(), JournalError> {
        let text = line(plan, run);
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| JournalError::io(&self.path, error))
    }

    /// Removes every run of `plan`.
    ///
    /// # Errors
    /// [`JournalError`] where it cannot be written.
    pub fn clear(&mut self, plan: &Plan) -> Result<(), JournalError> {
        let cleared = self
            .file
            .set_len(0)
            .and_then(|()| self.file.rewind())
            .and_then(|()| self.file.write_all(header(plan).as_bytes()));
        cleared.map_err(|error| JournalError::io(&self.path, error))
    }

    /// Which experiment the journal at `path` belongs to, and how many runs it holds at most (a run that is there twice
    /// counts twice). The file is only read, so another program may write to it.
    ///
    /// # Errors
    /// [`JournalError`] where it cannot be read or is no journal.
    pub fn peek(path: &Path) -> Result<(Spec, usize), JournalError> {
        peek(path).map_err(|fault| JournalError {
            path: path.to_owned(),
            fault,
        })
    }
}

fn peek(path: &Path) -> Result<(Spec, usize), JournalFault> {
    let mut lines = BufReader::new(open_regular(path)?);
    let mut text = Vec::new();
    lines.by_ref().take(LONGEST).read_until(b'\n', &mut text)?;
    let spec = header::spec(&header::read(&text)?).ok_or(JournalFault::NotAJournal)?;
    let mut runs = 0;
    loop {
        let read = lines.fill_buf()?;
        if read.is_empty() {
            return Ok((spec, runs));
        }
        runs += read.iter().filter(|byte| **byte == b'\n').count();
        let used = read.len();
        lines.consume(used);
    }
}

fn open(path: &Path, plan: &Plan) -> Result<(File, Vec<Run>), JournalFault> {
    check_regular(path)?;
    // Not opened for appending: Windows does not let such a file be cut to a length.
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(JournalFault::InUse),
        // A file system that knows no locks.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    let header = header::header(plan);
    let (runs, whole) = read(&file, &header, plan)?;
    file.set_len(whole)?;
    file.seek(SeekFrom::End(0))?;
    if whole == 0 {
        file.write_all(header.as_bytes())?;
    }
    Ok((file, runs))
}

/// The runs of a journal, and how many bytes of it are whole lines.
fn read(file: &File, header: &str, plan: &Plan) -> Result<(Vec<Run>, u64), JournalFault> {
    let mut lines = BufReader::new(file);
    let mut text = Vec::new();
    let mut next = |text: &mut Vec<u8>| {
        text.clear();
        lines.by_ref().take(LONGEST).read_until(b'\n', text)
    };
    next(&mut text)?;
    if text.last() != Some(&b'\n') {
        // Nothing yet, or a header that was cut short; anything else is not ours to overwrite.
        return if header.as_bytes().starts_with(&text) {
            Ok((Vec::new(), 0))
        } else {
            Err(JournalFault::NotAJournal)
        };
    }
    header::same(&text, header)?;
    let mut whole = text.len() as u64;
    let mut runs = Vec::new();
    let mut known = vec![false; plan.runs()];
    for number in 2.. {
        next(&mut text)?;
        if text.last() != Some(&b'\n') {
            break;
        }
        let damaged = |fault| JournalFault::Damaged {
            line: number,
            fault,
        };
        let run = run_of(plan, &text).map_err(damaged)?;
        if !std::mem::replace(&mut known[run.index], true) {
            runs.push(run);
        }
        whole += text.len() as u64;
    }
    Ok((runs, whole))
}

fn line(plan: &Plan, run: &Run) -> String {
    let row = &run.measured;
    let line = Line {
        run: run.index,
        board: plan.task(run.index).problem.start().to_string(),
        strategy: strategy_name(row.strategy),
        end: row.end,
        length: row.length,
        proof: row.proof,
        expanded: row.expanded,
        generated: row.generated,
        visited: row.visited,
        peak_frontier: row.peak_frontier,
        bytes: row.bytes,
        nanoseconds: u64::try_from(row.elapsed.as_nanos()).unwrap_or(u64::MAX),
    };
    json!(line).to_string() + "\n"
}

/// The run of a line, or what is wrong with it.
fn run_of(plan: &Plan, text: &[u8]) -> Result<Run, LineFault> {
    let line: Line = serde_json::from_slice(text)?;
    if line.run >= plan.runs() {
        return Err(LineFault::NoSuchRun(line.run));
    }
    let strategy = plan.strategy(line.run);
    if line.board != plan.task(line.run).problem.start().to_string() {
        return Err(LineFault::OtherBoard(line.run));
    }
    if line.strategy != strategy_name(strategy) {
        return Err(LineFault::OtherStrategy(line.run));
    }
    Ok(Run {
        index: line.run,
        measured: Measurement {
            strategy,
            end: line.end,
            length: line.length,
            proof: line.proof,
            expanded: line.expanded,
            generated: line.generated,
            visited: line.visited,
            peak_frontier: line.peak_frontier,
            bytes: line.bytes,
            elapsed: Duration::from_nanos(line.nanoseconds),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::experiment::Lengths;
    use crate::study::{measure, parse_strategy};
    use std::fs;
    use std::ops::ControlFlow;

    fn plan() -> Plan {
        let spec = Spec {
            source: crate::study::experiment::Source::Drawn {
                goal: "123450".parse().expect("a board"),
                lengths: Lengths::new(3, 3, 1).expect("a range"),
                each: 2,
                seed: 1,
            },
            strategies: vec![parse_strategy("bfs").expect("a strategy")],
            limits: crate::search::Limits::NONE,
        };
        Plan::new(spec).expect("a plan")
    }

    fn run(plan: &Plan, index: usize) -> Run {
        let (problem, strategy) = (plan.task(index).problem, plan.strategy(index));
        let limits = plan.spec().limits;
        let measured = measure(&problem, strategy, limits, |_| ControlFlow::Continue(()));
        Run { index, measured }
    }

    /// A file opened for appending, which Windows does not let be cut, takes every write at its end.
    #[test]
    fn is_not_opened_for_appending() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal");
        let (mut journal, _) = Journal::open(&path, &plan()).expect("a journal");
        let len = journal.file.metadata().expect("a file").len();
        journal.file.rewind().expect("a file");
        journal.file.write_all(b"x").expect("room");
        assert_eq!(journal.file.metadata().expect("a file").len(), len);
    }

    #[test]
    fn a_cleared_journal_begins_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("journal");
        let plan = plan();
        let (mut journal, _) = Journal::open(&path, &plan).expect("a journal");
        journal.append(&plan, &run(&plan, 0)).expect("room");
        journal.clear(&plan).expect("room");
        let second = run(&plan, 1);
        journal.append(&plan, &second).expect("room");
        drop(journal);
        let text = fs::read_to_string(&path).expect("text");
        assert_eq!(text, header(&plan) + &line(&plan, &second));
        let (_, found) = Journal::open(&path, &plan).expect("a journal");
        assert_eq!(found, [second]);
    }
}
