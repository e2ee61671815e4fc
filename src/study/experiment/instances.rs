//! Boards from a file.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use crate::puzzle::{Board, Draft, Mismatch, Problem};

/// A board of an experiment that was given, not drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// Its name; empty where it has none.
    pub name: String,
    /// The board and its goal.
    pub problem: Problem,
    /// Length of a shortest solution, where it is known.
    pub length: Option<u32>,
}

/// What is wrong with an instance file.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct InstanceError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    fault: Fault,
}

#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("the board is not legal: {0}")]
    Board(crate::puzzle::Faults),
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    #[error("the board has no solution: {0}")]
    Unsolvable(String),
    #[error(
        "“{0}” is no length; write the moves of a shortest solution after the =, or leave it out"
    )]
    Length(String),
    #[error("there are more than {MOST} boards; split the file")]
    TooMany,
}

/// The most boards that are read from one file.
const MOST: usize = 100_000;

/// The longest file that is read, in bytes.
const LONGEST: u64 = 16 << 20;

/// Why no boards were had from a file.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct InstanceFileError {
    /// The file.
    pub path: PathBuf,
    fault: FileFault,
}

#[derive(Debug, thiserror::Error)]
enum FileFault {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("it is longer than {LONGEST} bytes; split it")]
    TooLong,
    #[error(transparent)]
    Line(#[from] InstanceError),
    #[error("there is no board in it; write one a line")]
    Empty,
}

/// Reads the boards of a file: see [`read_instances`].
///
/// # Errors
/// [`InstanceFileError`] where it cannot be read, is too long, has no board, or a line of it is wrong.
pub fn read_instance_file(path: &Path) -> Result<Vec<Instance>, InstanceFileError> {
    let fault = |fault| InstanceFileError {
        path: path.to_owned(),
        fault,
    };
    read_file(path).map_err(fault)
}

fn read_file(path: &Path) -> Result<Vec<Instance>, FileFault> {
    let mut text = String::new();
    // Not the length it says it has: a pipe says 0.
    let read = File::open(path)?
        .take(LONGEST + 1)
        .read_to_string(&mut text)?;
    if read as u64 > LONGEST {
        return Err(FileFault::TooLong);
    }
    let instances = read_instances(&text, None)?;
    if instances.is_empty() {
        return Err(FileFault::Empty);
    }
    Ok(instances)
}

/// Reads boards, one a line: `name: board = length`, of which only the board must be there, in any notation that fits on
/// a line. A line `goal: board` sets the goal for the lines below it; before any, it is `goal`, or where that is
/// `None` the tiles in order, the blank last. What follows a `#` is a remark.
///
/// ```text
/// goal: 0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15
/// Korf 79: 0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15 = 42
/// ```
///
/// # Errors
/// [`InstanceError`] for the first line that is wrong.
pub fn read_instances(text: &str, goal: Option<Board>) -> Result<Vec<Instance>, InstanceError> {
    let mut goal = goal;
    let mut found = Vec::new();
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let wrong = |fault| InstanceError {
            line: at + 1,
            fault,
        };
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if found.len() == MOST {
            return Err(wrong(Fault::TooMany));
        }
        let (name, rest) = line.split_once(':').unwrap_or(("", line));
        if name.trim().eq_ignore_ascii_case("goal") {
            goal = Some(board(rest).map_err(wrong)?);
        } else {
            found.push(instance(name, rest, goal).map_err(wrong)?);
        }
    }
    Ok(found)
}

fn board(text: &str) -> Result<Board, Fault> {
    Draft::parse(text, None).board().map_err(Fault::Board)
}

fn instance(name: &str, rest: &str, goal: Option<Board>) -> Result<Instance, Fault> {
    let (start, length) = match rest.split_once('=') {
        None => (rest, None),
        Some((start, length)) => {
            let length = length.trim();
            let read = length.parse().map_err(|_| Fault::Length(length.to_owned()));
            (start, Some(read?))
        }
    };
    let start = board(start)?;
    let goal = goal.unwrap_or_else(|| Board::blank_last(start.size()));
    let problem = Problem::new(start, goal)?;
    let solvability = problem.solvability();
    if !solvability.is_solvable() {
        return Err(Fault::Unsolvable(solvability.reason()));
    }
    Ok(Instance {
        name: name.trim().to_owned(),
        problem,
        length,
    })
}
