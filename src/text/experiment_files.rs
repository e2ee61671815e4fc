//! Titles and notes of the tables of experiments, and errors in specifications, files and journals.

use crate::text::messages::experiment_files as said;
pub(crate) use said::*;

use std::fmt;

use crate::study::experiment::{
    Broken, InstanceError, InstanceFault, InstanceFileError, InstanceFileFault, JournalError,
    JournalFault, Lengths, LengthsError, LineFault, MAX_INSTANCE_FILE, MAX_INSTANCES, Plan,
    RunError, Shard, ShardError, SpecError, VERSION,
};
use crate::text::jobs::no_more_threads;

impl fmt::Display for LengthsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Form(text) => said::not_lengths(text),
            Self::Backwards { from, to } => {
                said::lengths_backwards(from.to_string(), to.to_string())
            }
            Self::NoStep => said::NO_STEP.to_string(),
            Self::TooLong(length) => {
                said::length_too_large(length.to_string(), Lengths::MOST.to_string())
            }
        })
    }
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Form(text) => said::not_a_shard(text),
            Self::Count(of) => said::shard_count(*of, Shard::MOST),
            Self::Number { number, of: 1 } => said::only_shard(number.to_string()),
            Self::Number { number, of } => said::no_such_shard(number.to_string(), of.to_string()),
        })
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::NoStrategies => said::NO_STRATEGIES.to_string(),
            Self::Twice(strategy) => said::strategy_twice(strategy),
            Self::NoBoards => said::NO_BOARDS.to_string(),
            Self::TooFar {
                length,
                goal,
                farthest,
            } => said::too_far(length.to_string(), goal.to_string(), farthest.to_string()),
            Self::TooMany { runs } => {
                said::too_many_runs(runs.to_string(), Plan::MOST_RUNS.to_string())
            }
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
            None => said::BROKEN_WITHOUT_REASON.text(),
        };
        f.write_str(&said::broken(strategy, board, reason))
    }
}

impl fmt::Display for InstanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, fault) = (self.line.to_string(), self.fault.to_string());
        f.write_str(&said::line(line, fault))
    }
}

impl fmt::Display for InstanceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Board(faults) => said::board_illegal(faults.to_string()),
            Self::Mismatch(mismatch) => return mismatch.fmt(f),
            Self::Unsolvable(solvability) => said::board_unsolvable(solvability.to_string()),
            Self::Length(text) => said::not_a_length(text),
            Self::WrongLength { given, shortest } => {
                said::wrong_length(shortest.to_string(), given.to_string())
            }
            Self::ImpossibleLength { given, next } => {
                said::impossible_length(given.to_string(), next.to_string())
            }
            Self::TooMany => said::too_many_boards(MAX_INSTANCES.to_string()),
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
                f.write_str(&said::too_long(most))
            }
            Self::Line(error) => error.fmt(f),
            Self::Empty => f.write_str(said::EMPTY.text()),
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
        f.write_str(&match self {
            Self::Io(error) => return error.fmt(f),
            Self::InUse => said::IN_USE.to_string(),
            Self::NotAJournal => said::NOT_A_JOURNAL.to_string(),
            Self::Newer(version) => said::newer(version.to_string(), VERSION.to_string()),
            Self::OtherExperiment { differing } => {
                let parts = differing.iter().map(part);
                let parts = parts.reduce(said::and_its);
                let parts = parts.unwrap_or_default();
                said::other_experiment(parts)
            }
            Self::ChangedHeader => said::CHANGED_HEADER.to_string(),
            Self::OtherShard {
                theirs: Some(theirs),
                ours: Some(ours),
            } => said::other_shard(theirs.to_string(), ours.to_string()),
            Self::OtherShard {
                theirs: Some(theirs),
                ours: None,
            } => said::shard_of_whole(theirs.to_string()),
            Self::OtherShard { theirs: None, .. } => said::WHOLE_OF_SHARD.to_string(),
            Self::Damaged { line, fault } => said::damaged(line.to_string(), fault.to_string()),
        })
    }
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Json(error) => return error.fmt(f),
            Self::NoSuchRun(run) => said::no_such_run(run.to_string()),
            Self::OtherBoard(run) => said::other_board(run.to_string()),
            Self::OtherStrategy(run) => said::other_strategy(run.to_string()),
            Self::OtherShard(run) => said::run_of_other_shard(run.to_string()),
            Self::NoChecksum => said::NO_CHECKSUM.to_string(),
            Self::Changed => said::CHANGED.to_string(),
        })
    }
}
