//! Titles and notes of the tables of experiments, and errors in specifications, files and journals.

use std::fmt;

use crate::study::experiment::{
    Broken, InstanceError, InstanceFault, InstanceFileError, InstanceFileFault, JournalError,
    JournalFault, Lengths, LengthsError, LineFault, MAX_INSTANCE_FILE, MAX_INSTANCES, Plan,
    RunError, Shard, ShardError, Source, SpecError, VERSION,
};
use crate::text::jobs::no_more_threads;
use crate::text::numbers::plural;
use crate::text::thousands;

/// The title of an experiment's tables.
pub(crate) fn experiment_title(plan: &Plan) -> String {
    match &plan.spec().source {
        Source::Given(instances) => {
            let boards = plural(instances.len() as u64, "board");
            format!("{} {boards}", instances.len())
        }
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => {
            let boards = plural(u64::from(*each), "board");
            let kind = if plan.is_exact() {
                "lengths"
            } else {
                "random walks of"
            };
            format!(
                "{} to {goal}, {kind} {lengths}, {each} {boards} each, seed {seed}",
                goal.size()
            )
        }
    }
}

/// The notes below an experiment's tables.
pub(crate) fn experiment_notes(plan: &Plan) -> Vec<String> {
    let mut notes = vec![
        "b*: N + 1 = 1 + b* + … + b*^d, with N the mean of nodes generated and d the moves of the path.".to_owned(),
    ];
    if !plan.is_exact() {
        notes.push("Lengths are of random walks: a shortest solution may be shorter.".to_owned());
    }
    let scarce = plan.scarce();
    if !scarce.is_empty() {
        let each = scarce
            .iter()
            .map(|(length, have)| format!("{have} of length {length}"));
        let each: Vec<String> = each.collect();
        notes.push(format!(
            "There are no more boards than {}.",
            each.join(", ")
        ));
    }
    notes
}

/// The note below means that leave out so many runs.
pub(crate) fn unsolved_note(unsolved: u64) -> String {
    let runs = plural(unsolved, "run");
    format!("{unsolved} {runs} found no solution within their limits; means are of the others.")
}

impl fmt::Display for LengthsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => write!(
                f,
                "“{text}” is not a range of lengths; write 20, 6..28, or 6..28:2 for every second one"
            ),
            Self::Backwards { from, to } => write!(
                f,
                "the lengths go from {from} down to {to}; write the smaller one first"
            ),
            Self::NoStep => f.write_str("the step is 0; write 1 or more"),
            Self::TooLong(length) => write!(
                f,
                "a length of {length} is too large; no length is above {}",
                Lengths::MOST
            ),
        }
    }
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => write!(
                f,
                "“{text}” is not a shard; write its number and how many there are, as in 3/16"
            ),
            Self::Count(of) => write!(
                f,
                "there cannot be {} shards; write 1 to {}, as in 3/16",
                thousands(of),
                thousands(Shard::MOST)
            ),
            Self::Number { number, of: 1 } => {
                write!(f, "there is no shard {number} of 1; the only one is 1/1")
            }
            Self::Number { number, of } => write!(
                f,
                "there is no shard {number} of {of}; they are 1/{of} to {of}/{of}"
            ),
        }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStrategies => f.write_str("there is no strategy; give at least one"),
            Self::Twice(strategy) => {
                write!(f, "the strategy {strategy} is there twice; keep one")
            }
            Self::NoBoards => f.write_str("there is no board; ask for at least one of each length"),
            Self::TooFar {
                length,
                goal,
                farthest,
            } => write!(
                f,
                "no board is {length} moves from {goal}; the farthest are {farthest}"
            ),
            Self::TooMany { runs } => {
                write!(f, "that makes {runs} runs; the most is {}", Plan::MOST_RUNS)
            }
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken(broken) => broken.fmt(f),
            Self::NoThread(error) => f.write_str(&no_more_threads(error)),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            strategy,
            board,
            message,
        } = self;
        let message = message.as_deref().unwrap_or("it gave no reason");
        write!(
            f,
            "{strategy} failed on {board}: {message}; this is a defect in Slidescope, please report the board"
        )
    }
}

impl fmt::Display for InstanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for InstanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(faults) => write!(f, "the board is not legal: {faults}"),
            Self::Mismatch(mismatch) => mismatch.fmt(f),
            Self::Unsolvable(solvability) => {
                write!(f, "the board has no solution: {}", solvability.reason())
            }
            Self::Length(text) => write!(
                f,
                "“{text}” is not a length; write the moves of a shortest solution after the =, or leave it out"
            ),
            Self::TooMany => {
                write!(
                    f,
                    "there are more than {MAX_INSTANCES} boards; split the file"
                )
            }
        }
    }
}

impl fmt::Display for InstanceFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl fmt::Display for InstanceFileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::TooLong => {
                write!(f, "it is longer than {MAX_INSTANCE_FILE} bytes; split it")
            }
            Self::Line(error) => error.fmt(f),
            Self::Empty => f.write_str("there is no board in it; write one a line"),
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::InUse => f.write_str("another experiment is writing to it; choose another file"),
            Self::NotAJournal => {
                f.write_str("it is not the journal of an experiment; choose another file")
            }
            Self::Newer(version) => write!(
                f,
                "it was written by a newer version of the program (form {version}, this one reads {VERSION}); update it, or choose another file"
            ),
            Self::OtherExperiment { differing } => write!(
                f,
                "it belongs to another experiment, which differs in its {}; choose another file, or ask for the same",
                differing.join(" and its ")
            ),
            Self::ChangedHeader => f.write_str(
                "line 1, which names the experiment, was changed after it was written: its checksum does not match; choose another file",
            ),
            Self::OtherShard {
                theirs: Some(shard),
                ours,
            } => {
                write!(f, "it is of shard {shard}, not of ")?;
                match ours {
                    Some(ours) => write!(f, "{ours}")?,
                    None => f.write_str("the whole experiment")?,
                }
                write!(f, "; choose another file, or give --shard {shard}")
            }
            Self::OtherShard { theirs: None, .. } => f.write_str(
                "it is of the whole experiment, not of a shard; choose another file, or leave out --shard",
            ),
            Self::Damaged { line, fault } => write!(
                f,
                "line {line} is damaged: {fault}; remove the line, and its run is made again"
            ),
        }
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::NoSuchRun(run) => write!(f, "there is no run {run}"),
            Self::OtherBoard(run) => write!(f, "run {run} is of another board"),
            Self::OtherStrategy(run) => write!(f, "run {run} is of another strategy"),
            Self::OtherShard(run) => write!(f, "run {run} is of another shard"),
            Self::NoChecksum => f.write_str("its checksum is missing"),
            Self::Changed => {
                f.write_str("it was changed after it was written: its checksum does not match")
            }
        }
    }
}
