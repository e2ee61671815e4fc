//! What is finished of an experiment, kept in a file so that a closed program loses nothing.
//!
//! A journal is lines of JSON. The first says which experiment it belongs to; each of the others is a finished run, in
//! whatever order they finished. A line is written as soon as its run is; the last one may be cut short where the program
//! was killed in the middle of it, and is then left out.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Plan, Run, Source};
use crate::study::{End, Measurement, Proof, strategy_name};

/// The form of the file that this program writes, and the newest that it reads.
const VERSION: u64 = 1;

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
#[error("{}: {fault}", path.display())]
pub struct JournalError {
    /// The file.
    pub path: PathBuf,
    fault: Fault,
}

#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("another experiment is writing to it; choose another file")]
    InUse,
    #[error("it is no journal of an experiment; choose another file")]
    NotAJournal,
    #[error(
        "it was written by a newer version of the program (form {0}, this one reads {VERSION}); update it, or choose another file"
    )]
    Newer(u64),
    #[error(
        "it belongs to another experiment, which differs in its {0}; choose another file, or ask for the same"
    )]
    Other(String),
    #[error("line {line} is damaged: {why}; remove the line to have its run made again")]
    Damaged { line: usize, why: String },
}

#[derive(Serialize, Deserialize)]
struct Head {
    journal: String,
    version: u64,
    experiment: Value,
}

const NAME: &str = "slidescope experiment";

/// A finished run as a line has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    run: usize,
    board: String,
    strategy: String,
    end: End,
    length: Option<u32>,
    proof: Option<Proof>,
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

    /// Adds a finished run of `plan`. It is with the system when this returns, so that it outlives the program.
    ///
    /// # Errors
    /// [`JournalError`] where it cannot be written.
    pub fn append(&mut self, plan: &Plan, run: &Run) -> Result<(), JournalError> {
        let text = line(plan, run);
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| JournalError {
            path: self.path.clone(),
            fault: error.into(),
        })
    }
}

fn open(path: &Path, plan: &Plan) -> Result<(File, Vec<Run>), Fault> {
    let mut options = OpenOptions::new();
    let mut file = options.read(true).append(true).create(true).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(Fault::InUse),
        // A file system that knows no locks.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    let head = head(plan);
    let (runs, whole) = read(&file, &head, plan)?;
    file.set_len(whole)?;
    file.seek(SeekFrom::End(0))?;
    if whole == 0 {
        file.write_all(head.as_bytes())?;
    }
    Ok((file, runs))
}

/// The runs of a journal, and how many bytes of it are whole lines.
fn read(file: &File, head: &str, plan: &Plan) -> Result<(Vec<Run>, u64), Fault> {
    let mut lines = BufReader::new(file);
    let mut text = Vec::new();
    let mut next = |text: &mut Vec<u8>| {
        text.clear();
        lines.by_ref().take(LONGEST).read_until(b'\n', text)
    };
    next(&mut text)?;
    if text.last() != Some(&b'\n') {
        // Nothing yet, or a head that was cut short; anything else is not ours to overwrite.
        return if head.as_bytes().starts_with(&text) {
            Ok((Vec::new(), 0))
        } else {
            Err(Fault::NotAJournal)
        };
    }
    same_experiment(&text, head)?;
    let mut whole = text.len() as u64;
    let mut runs = Vec::new();
    let mut known = vec![false; plan.runs()];
    for number in 2.. {
        next(&mut text)?;
        if text.last() != Some(&b'\n') {
            break;
        }
        let damaged = |why| Fault::Damaged { line: number, why };
        let run = run_of(plan, &text).map_err(damaged)?;
        if !std::mem::replace(&mut known[run.index], true) {
            runs.push(run);
        }
        whole += text.len() as u64;
    }
    Ok((runs, whole))
}

fn same_experiment(text: &[u8], head: &str) -> Result<(), Fault> {
    let read: Head = serde_json::from_slice(text).map_err(|_| Fault::NotAJournal)?;
    if read.journal != NAME {
        return Err(Fault::NotAJournal);
    }
    if read.version > VERSION {
        return Err(Fault::Newer(read.version));
    }
    let ours: Head = serde_json::from_str(head).map_err(|_| Fault::NotAJournal)?;
    if read.experiment == ours.experiment {
        return Ok(());
    }
    let keys = ours
        .experiment
        .as_object()
        .into_iter()
        .flat_map(|o| o.keys());
    let differing = keys.filter(|key| read.experiment.get(key) != ours.experiment.get(key));
    let differing: Vec<&str> = differing.map(String::as_str).collect();
    Err(Fault::Other(differing.join(" and its ")))
}

/// The first line.
fn head(plan: &Plan) -> String {
    let head = Head {
        journal: NAME.to_owned(),
        version: VERSION,
        experiment: experiment(plan),
    };
    json!(head).to_string() + "\n"
}

/// All that decides what runs there are and what they count.
fn experiment(plan: &Plan) -> Value {
    let spec = plan.spec();
    let names: Vec<String> = spec.strategies.iter().map(|s| strategy_name(*s)).collect();
    let mut experiment = match &spec.source {
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => json!({
            "size": format!("{}x{}", goal.size().rows(), goal.size().columns()),
            "goal": goal.to_string(),
            "lengths": lengths.to_string(),
            "boards": each,
            "seed": seed,
        }),
        Source::Given(_) => {
            let boards = plan.tasks().iter().map(|task| {
                let (start, goal) = (task.problem.start(), task.problem.goal());
                json!([task.name, start.to_string(), goal.to_string(), task.length])
            });
            json!({ "boards": boards.collect::<Vec<_>>() })
        }
    };
    experiment["strategies"] = json!(names);
    experiment["limits"] = json!([spec.limits.memory, spec.limits.expansions]);
    experiment
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
fn run_of(plan: &Plan, text: &[u8]) -> Result<Run, String> {
    let line: Line = serde_json::from_slice(text).map_err(|error| error.to_string())?;
    if line.run >= plan.runs() {
        return Err(format!("there is no run {}", line.run));
    }
    let strategy = plan.strategy(line.run);
    if line.board != plan.task(line.run).problem.start().to_string() {
        return Err(format!("run {} is of another board", line.run));
    }
    if line.strategy != strategy_name(strategy) {
        return Err(format!("run {} is of another strategy", line.run));
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
