//! Boards from a file.

use std::io;
use std::path::{Path, PathBuf};

use crate::files::read_text;
use crate::puzzle::{Board, Problem};
use crate::reading::list::{self, Entry, ListError, ListFault};
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
    Line(#[from] ListError),
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

/// Reads a [list](list::read) of boards. The goal of a board that the list gives none is `goal`, or, if that is `None`, the
/// tiles in order with the blank last.
///
/// ```text
/// goal: 0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15
/// Korf 79: 0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15 = 42
/// ```
///
/// # Errors
/// [`ListError`] for the first invalid entry.
pub fn read_instances(text: &str, goal: Option<Board>) -> Result<Vec<Instance>, ListError> {
    let mut known = None;
    let entries = list::read(text, MAX_INSTANCES)?.into_iter();
    let instances = entries.map(|entry| {
        let place = entry.place;
        let read = instance(entry, goal).and_then(|instance| {
            check_length(&instance, &mut known)?;
            Ok(instance)
        });
        read.map_err(|fault| place.wrong(fault))
    });
    instances.collect()
}

/// Rejects a length that a shortest solution cannot have, as far as this can be checked quickly. `known` caches the
/// distances to the last goal of a small board.
fn check_length(instance: &Instance, known: &mut Option<Distances>) -> Result<(), ListFault> {
    let (problem, Some(given)) = (&instance.problem, instance.length) else {
        return Ok(());
    };
    let next = possible_length(problem, given);
    if next != given {
        return Err(ListFault::ImpossibleLength { given, next });
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
        Some(shortest) if shortest != given => Err(ListFault::WrongLength { given, shortest }),
        _ => Ok(()),
    }
}

fn instance(entry: Entry, goal: Option<Board>) -> Result<Instance, ListFault> {
    let goal = entry.goal.or(goal);
    let goal = goal.unwrap_or_else(|| Board::blank_last(entry.start.size()));
    let problem = Problem::new(entry.start, goal)?;
    let solvability = problem.solvability();
    if !solvability.is_solvable() {
        return Err(ListFault::Unsolvable(solvability));
    }
    Ok(Instance {
        name: entry.name,
        problem,
        length: entry.length,
    })
}
