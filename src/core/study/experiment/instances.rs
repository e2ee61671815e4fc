//! Boards from a file.

use std::io;
use std::path::{Path, PathBuf};

use crate::files::read_text;
use crate::puzzle::{Board, Draft, Faults, Mismatch, Problem, Solvability};
use crate::search::Distances;
use crate::study::compare::TABLED_CELLS;
use crate::study::optimality::possible_length;

/// A board of an experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The name, or an empty string.
    pub name: String,
    pub problem: Problem,
    /// The length it was drawn for, or that of a shortest solution, if known.
    pub length: Option<u32>,
}

#[derive(Debug, thiserror::Error)]
pub struct InstanceError {
    /// The line, from 1.
    pub line: usize,
    pub(crate) fault: InstanceFault,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum InstanceFault {
    Board(Faults),
    Mismatch(#[from] Mismatch),
    Unsolvable(Solvability),
    Length(String),
    WrongLength { given: u32, shortest: u32 },
    ImpossibleLength { given: u32, next: u32 },
    TooMany,
}

/// The maximum number of boards in one file.
pub(crate) const MAX_INSTANCES: usize = 100_000;

/// The maximum size of a file in bytes.
pub(crate) const MAX_INSTANCE_FILE: u64 = 16 << 20;

#[derive(Debug, thiserror::Error)]
pub struct InstanceFileError {
    pub path: PathBuf,
    pub(crate) fault: InstanceFileFault,
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum InstanceFileFault {
    Io(#[from] io::Error),
    TooLong,
    Line(#[from] InstanceError),
    Empty,
}

/// Reads the boards of a file: see [`read_instances`].
///
/// # Errors
/// [`InstanceFileError`] if the file cannot be read, is too long, has no board, or has an invalid line.
pub fn read_instance_file(path: &Path) -> Result<Vec<Instance>, InstanceFileError> {
    let fault = |fault| InstanceFileError {
        path: path.to_owned(),
        fault,
    };
    read_file(path).map_err(fault)
}

fn read_file(path: &Path) -> Result<Vec<Instance>, InstanceFileFault> {
    let text = read_text(path, MAX_INSTANCE_FILE)?;
    if text.len() as u64 > MAX_INSTANCE_FILE {
        return Err(InstanceFileFault::TooLong);
    }
    let instances = read_instances(&text, None)?;
    if instances.is_empty() {
        return Err(InstanceFileFault::Empty);
    }
    Ok(instances)
}

/// Reads boards, one per line: `name: board = length`. Only the board is required, in any notation that fits on a line.
/// A line `goal: board` sets the goal of the lines below it. Before any such line, the goal is `goal`, or, if that is
/// `None`, the tiles in order with the blank last. Text after a `#` is a comment.
///
/// ```text
/// goal: 0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15
/// Korf 79: 0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15 = 42
/// ```
///
/// # Errors
/// [`InstanceError`] for the first invalid line.
pub fn read_instances(text: &str, goal: Option<Board>) -> Result<Vec<Instance>, InstanceError> {
    let mut goal = goal;
    let mut found = Vec::new();
    let mut known = None;
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let wrong = |fault| InstanceError {
            line: at + 1,
            fault,
        };
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if found.len() == MAX_INSTANCES {
            return Err(wrong(InstanceFault::TooMany));
        }
        let (name, rest) = line.split_once(':').unwrap_or(("", line));
        if name.trim().eq_ignore_ascii_case("goal") {
            goal = Some(board(rest).map_err(wrong)?);
        } else {
            let instance = instance(name, rest, goal).map_err(wrong)?;
            check_length(&instance, &mut known).map_err(wrong)?;
            found.push(instance);
        }
    }
    Ok(found)
}

/// Rejects a length that a shortest solution cannot have, as far as this can be checked quickly. `known` caches the
/// distances to the last goal of a small board.
fn check_length(instance: &Instance, known: &mut Option<Distances>) -> Result<(), InstanceFault> {
    let (problem, Some(given)) = (&instance.problem, instance.length) else {
        return Ok(());
    };
    let next = possible_length(problem, given);
    if next != given {
        return Err(InstanceFault::ImpossibleLength { given, next });
    }
    if problem.size().cells() > TABLED_CELLS {
        return Ok(());
    }
    let goal = problem.goal();
    if known.as_ref().is_none_or(|table| table.goal() != goal) {
        *known = Distances::new(goal);
    }
    let table = known.as_ref();
    match table.and_then(|table| table.distance(&problem.start())) {
        Some(shortest) if shortest != given => Err(InstanceFault::WrongLength { given, shortest }),
        _ => Ok(()),
    }
}

fn board(text: &str) -> Result<Board, InstanceFault> {
    let draft = Draft::parse(text, None);
    draft.board().map_err(InstanceFault::Board)
}

fn instance(name: &str, rest: &str, goal: Option<Board>) -> Result<Instance, InstanceFault> {
    let (start, length) = match rest.split_once('=') {
        None => (rest, None),
        Some((start, length)) => {
            let length = length.trim();
            let read = length.parse().ok();
            let fault = || InstanceFault::Length(length.to_owned());
            (start, Some(read.ok_or_else(fault)?))
        }
    };
    let start = board(start)?;
    let goal = goal.unwrap_or_else(|| Board::blank_last(start.size()));
    let problem = Problem::new(start, goal)?;
    let solvability = problem.solvability();
    if !solvability.is_solvable() {
        return Err(InstanceFault::Unsolvable(solvability));
    }
    Ok(Instance {
        name: name.trim().to_owned(),
        problem,
        length,
    })
}
