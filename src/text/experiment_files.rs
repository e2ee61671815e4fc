//! Titles and notes of the tables of experiments, and errors in specifications, files and journals.

use std::fmt;

use crate::study::experiment::{
    Broken, InstanceError, InstanceFault, InstanceFileError, InstanceFileFault, JournalError,
    JournalFault, Lengths, LengthsError, LineFault, MAX_INSTANCE_FILE, MAX_INSTANCES, Plan,
    RunError, Shard, ShardError, Source, SpecError, VERSION,
};
use crate::text::jobs::no_more_threads;
use crate::text::listed;
use crate::text::message;

/// The title of an experiment's tables.
pub(crate) fn experiment_title(plan: &Plan) -> String {
    match &plan.spec().source {
        Source::Given(instances) => message!("count-board", count = instances.len()),
        Source::Drawn {
            goal,
            lengths,
            each,
            seed,
        } => {
            let (size, goal) = (goal.size().to_string(), goal.to_string());
            let (lengths, seed) = (lengths.to_string(), seed.to_string());
            let boards = message!("count-board", count = *each);
            if plan.is_exact() {
                message!(
                    "experiment-files-title-lengths",
                    size,
                    goal,
                    lengths,
                    boards,
                    seed
                )
            } else {
                message!(
                    "experiment-files-title-walks",
                    size,
                    goal,
                    lengths,
                    boards,
                    seed
                )
            }
        }
    }
}

/// The notes below an experiment's tables.
pub(crate) fn experiment_notes(plan: &Plan) -> Vec<String> {
    let mut notes = vec![message!("experiment-files-note-branching").to_owned()];
    if !plan.is_exact() {
        notes.push(message!("experiment-files-note-walks").to_owned());
    }
    let scarce = plan.scarce();
    if !scarce.is_empty() {
        let each = scarce.iter().map(|(length, boards)| {
            let (length, boards) = (length.to_string(), boards.to_string());
            message!("experiment-files-of-length", boards, length)
        });
        let boards = listed(each);
        notes.push(message!("experiment-files-note-scarce", boards));
    }
    notes
}

/// The note below means that leave out so many runs.
pub(crate) fn unsolved_note(unsolved: u64) -> String {
    message!("experiment-files-note-unsolved", runs = unsolved)
}

impl fmt::Display for LengthsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Form(text) => message!("experiment-files-not-lengths", text),
            Self::Backwards { from, to } => message!(
                "experiment-files-lengths-backwards",
                from = from.to_string(),
                to = to.to_string()
            ),
            Self::NoStep => message!("experiment-files-no-step").to_owned(),
            Self::TooLong(length) => message!(
                "experiment-files-length-too-large",
                length = length.to_string(),
                most = Lengths::MOST.to_string()
            ),
        })
    }
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Form(text) => message!("experiment-files-not-a-shard", text),
            Self::Count(of) => message!(
                "experiment-files-shard-count",
                count = *of,
                most = Shard::MOST
            ),
            Self::Number { number, of: 1 } => {
                message!("experiment-files-only-shard", number = number.to_string())
            }
            Self::Number { number, of } => message!(
                "experiment-files-no-such-shard",
                number = number.to_string(),
                of = of.to_string()
            ),
        })
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NoStrategies => message!("experiment-files-no-strategies").to_owned(),
            Self::Twice(strategy) => message!("experiment-files-strategy-twice", strategy),
            Self::NoBoards => message!("experiment-files-no-boards").to_owned(),
            Self::TooFar {
                length,
                goal,
                farthest,
            } => message!(
                "experiment-files-too-far",
                length = length.to_string(),
                goal = goal.to_string(),
                farthest = farthest.to_string()
            ),
            Self::TooMany { runs } => message!(
                "experiment-files-too-many-runs",
                runs = runs.to_string(),
                most = Plan::MOST_RUNS.to_string()
            ),
        })
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
        let reason = match message {
            Some(reason) => reason,
            None => message!("experiment-files-broken-without-reason"),
        };
        f.write_str(&message!(
            "experiment-files-broken",
            strategy,
            board,
            reason
        ))
    }
}

impl fmt::Display for InstanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, fault) = (self.line.to_string(), self.fault.to_string());
        f.write_str(&message!("experiment-files-line", line, fault))
    }
}

impl fmt::Display for InstanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Board(faults) => message!(
                "experiment-files-board-illegal",
                faults = faults.to_string()
            ),
            Self::Mismatch(mismatch) => return mismatch.fmt(f),
            Self::Unsolvable(solvability) => message!(
                "experiment-files-board-unsolvable",
                reason = solvability.reason()
            ),
            Self::Length(text) => message!("experiment-files-not-a-length", text),
            Self::TooMany => message!(
                "experiment-files-too-many-boards",
                most = MAX_INSTANCES.to_string()
            ),
        })
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
                let most = MAX_INSTANCE_FILE.to_string();
                f.write_str(&message!("experiment-files-too-long", most))
            }
            Self::Line(error) => error.fmt(f),
            Self::Empty => f.write_str(message!("experiment-files-empty")),
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

/// A part of an experiment, by its key in a journal.
pub(crate) fn part(key: &str) -> String {
    message!("experiment-files-part", key)
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Io(error) => return error.fmt(f),
            Self::InUse => message!("experiment-files-in-use").to_owned(),
            Self::NotAJournal => message!("experiment-files-not-a-journal").to_owned(),
            Self::Newer(version) => message!(
                "experiment-files-newer",
                version = version.to_string(),
                ours = VERSION.to_string()
            ),
            Self::OtherExperiment { differing } => {
                let parts = differing.iter().map(|key| part(key));
                let parts =
                    parts.reduce(|parts, part| message!("experiment-files-and-its", parts, part));
                let parts = parts.unwrap_or_default();
                message!("experiment-files-other-experiment", parts)
            }
            Self::ChangedHeader => message!("experiment-files-changed-header").to_owned(),
            Self::OtherShard {
                theirs: Some(theirs),
                ours: Some(ours),
            } => message!(
                "experiment-files-other-shard",
                theirs = theirs.to_string(),
                ours = ours.to_string()
            ),
            Self::OtherShard {
                theirs: Some(theirs),
                ours: None,
            } => message!(
                "experiment-files-shard-of-whole",
                theirs = theirs.to_string()
            ),
            Self::OtherShard { theirs: None, .. } => {
                message!("experiment-files-whole-of-shard").to_owned()
            }
            Self::Damaged { line, fault } => message!(
                "experiment-files-damaged",
                line = line.to_string(),
                fault = fault.to_string()
            ),
        })
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Json(error) => return error.fmt(f),
            Self::NoSuchRun(run) => {
                message!("experiment-files-no-such-run", run = run.to_string())
            }
            Self::OtherBoard(run) => {
                message!("experiment-files-other-board", run = run.to_string())
            }
            Self::OtherStrategy(run) => {
                message!("experiment-files-other-strategy", run = run.to_string())
            }
            Self::OtherShard(run) => {
                message!("experiment-files-run-of-other-shard", run = run.to_string())
            }
            Self::NoChecksum => message!("experiment-files-no-checksum").to_owned(),
            Self::Changed => message!("experiment-files-changed").to_owned(),
        })
    }
}
