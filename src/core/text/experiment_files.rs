//! Titles and notes of the tables of experiments, and errors in specifications, files and journals.

use crate::text::messages::experiment_files as said;
pub use said::*;

use crate::reading::list::{ListError, ListFault, Place};
use crate::study::every_board::{EveryBoard, EveryBoardError, NotMeasured};
use crate::study::experiment::{
    Broken, InstanceFileError, InstanceFileFault, JournalError, JournalFault, Lengths,
    LengthsError, LineFault, MAX_INSTANCE_FILE, MAX_INSTANCES, Plan, RunError, Shard, ShardError,
    SpecError, VERSION,
};
use crate::study::strategy_name;
use crate::text::background::no_more_threads;
use crate::text::boards::in_a_line;
use crate::text::listed;

displayed!(LengthsError, |it| match it {
    Self::Form(text) => said::not_lengths(text),
    Self::Backwards { from, to } => said::lengths_backwards(from, to),
    Self::NoStep => said::NO_STEP.to_string(),
    Self::TooLong(length) => said::length_too_large(length, Lengths::MOST),
});

displayed!(ShardError, |it| match it {
    Self::Form(text) => said::not_a_shard(text),
    Self::Count(of) => said::shard_count(*of, Shard::MOST),
    Self::Number { number, of: 1 } => said::only_shard(number),
    Self::Number { number, of } => said::no_such_shard(number, of),
});

displayed!(SpecError, |it| match it {
    Self::NoStrategies => said::NO_STRATEGIES.to_string(),
    Self::Twice(strategy) => said::strategy_twice(strategy),
    Self::NoBoards => said::NO_BOARDS.to_string(),
    Self::Costs(fault) => fault.to_string(),
    Self::TooFar {
        length,
        goal,
        farthest,
    } => said::too_far(length, goal, farthest),
    Self::TooMany { runs } => said::too_many_runs(runs, Plan::MOST_RUNS),
});

displayed!(EveryBoardError, |it| match it {
    Self::NoStrategies => said::NO_STRATEGIES.to_string(),
    Self::Twice(strategy) => said::strategy_twice(strategy),
    Self::TooLarge(size) => said::every_too_large(*size),
    Self::Unsupported(strategy) => said::every_unsupported(strategy_name(*strategy)),
    Self::Unbounded(strategy) => said::every_unbounded(strategy_name(*strategy)),
    Self::MadeForOneGoal(strategy) => said::every_made_for_one_goal(strategy_name(*strategy)),
    Self::TooFar { length, farthest } => said::every_too_far(length, farthest),
});

displayed!(NotMeasured, |it| match it {
    Self::NoEstimate(strategy, error) => said::every_no_estimate(strategy_name(*strategy), error),
    Self::Cancelled => said::EVERY_CANCELLED.to_string(),
});

// The title of its table.
displayed!(EveryBoard, |it| {
    let (goal, lengths) = (it.goal(), it.lengths());
    match lengths {
        Some(lengths) => said::title_every_lengths(goal.size(), goal, lengths),
        None => said::title_every(goal.size(), goal),
    }
});

displayed!(RunError, |it| match it {
    Self::Broken(broken) => broken.to_string(),
    Self::NoThread(error) => no_more_threads(error),
});

displayed!(Broken, |it| {
    let reason = it.message.as_deref();
    let reason = reason.unwrap_or(said::BROKEN_WITHOUT_REASON.text());
    said::broken(&it.strategy, &it.board, reason)
});

displayed!(ListError, |it| match it.place {
    Place::Line(line) => said::line(line, &it.fault),
    Place::Entry(entry) => said::entry(entry, &it.fault),
});

displayed!(ListFault, |it| match it {
    Self::Board(faults) => said::board_illegal(in_a_line(faults)),
    Self::Length(text) => said::not_a_length(text),
    Self::Columns(names) => said::unknown_columns(listed(names)),
    Self::TooMany => said::too_many_boards(MAX_INSTANCES),
    Self::Mismatch(mismatch) => mismatch.to_string(),
    Self::Unsolvable(solvability) => said::board_unsolvable(solvability),
    Self::WrongLength { given, shortest } => said::wrong_length(shortest, given),
    Self::ImpossibleLength { given, next } => said::impossible_length(given, next),
});

displayed!(InstanceFileError, |it| format!(
    "{}: {}",
    it.path.display(),
    it.fault
));

displayed!(InstanceFileFault, |it| match it {
    Self::Io(error) => error.to_string(),
    Self::TooLong => said::too_long(MAX_INSTANCE_FILE),
    Self::Line(error) => error.to_string(),
    Self::Empty => said::EMPTY.to_string(),
});

displayed!(JournalError, |it| format!(
    "{}: {}",
    it.path.display(),
    it.fault
));

displayed!(JournalFault, |it| match it {
    Self::Io(error) => error.to_string(),
    Self::InUse => said::IN_USE.to_string(),
    Self::NotAJournal => said::NOT_A_JOURNAL.to_string(),
    Self::OtherVersion(version) if *version < VERSION => said::older(version, VERSION),
    Self::OtherVersion(version) => said::newer(version, VERSION),
    Self::OtherExperiment { differing } => {
        let parts = differing.iter().map(part).reduce(said::and_its);
        said::other_experiment(parts.unwrap_or_default())
    }
    Self::ChangedHeader => said::CHANGED_HEADER.to_string(),
    Self::OtherShard { theirs, ours } => match (theirs, ours) {
        (Some(theirs), Some(ours)) => said::other_shard(theirs, ours),
        (Some(theirs), None) => said::shard_of_whole(theirs),
        (None, _) => said::WHOLE_OF_SHARD.to_string(),
    },
    Self::Damaged { line, fault } => said::damaged(line, fault),
});

displayed!(LineFault, |it| match it {
    Self::Json(error) => error.to_string(),
    Self::NoSuchRun(run) => said::no_such_run(run),
    Self::OtherBoard(run) => said::other_board(run),
    Self::OtherStrategy(run) => said::other_strategy(run),
    Self::OtherShard(run) => said::run_of_other_shard(run),
    Self::NoChecksum => said::NO_CHECKSUM.to_string(),
    Self::Changed => said::CHANGED.to_string(),
});
