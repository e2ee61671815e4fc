//! Why a lesson's file is refused, as data.

use std::io;
use std::path::PathBuf;

use crate::lesson::QueryError;
use crate::puzzle::{Faults, Mismatch};
use crate::search::heuristics::BadName;
use crate::study::StrategyError;
use crate::study::compare::StrategyCountError;

#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    Read {
        path: PathBuf,
        source: io::Error,
    },
    Format {
        path: PathBuf,
        source: LessonFormatError,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFormatError {
    NotALesson,
    TooLarge,
    Newer {
        version: u64,
    },
    /// Not JSON, or not the fields of a lesson; line and column count from 1.
    Damaged {
        line: usize,
        column: usize,
        reason: String,
    },
    /// It can be read, but one of its values cannot be.
    BadValue {
        /// The field, such as `slides[2].expansion`, the first of a list being 1.
        field: String,
        /// The line on which it stands, from 1; where it is missing, that of what it is missing from.
        line: usize,
        reason: InvalidValue,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidValue {
    /// A version before the first.
    Version,
    /// A speed outside [`SPEEDS`](crate::lesson::SPEEDS).
    Speed,
    /// A slide of version 1 at the moment of an earlier one.
    SameMoment,
    /// More slides than [`MAX_SLIDES`](crate::lesson::MAX_SLIDES).
    TooManySlides,
    TooLong {
        most: usize,
    },
    /// A slide that is a moment of a search and of a comparison.
    TwoScenes,
    /// A slide that is neither.
    NoScene,
    /// A depth limit outside [`DEPTH_LIMITS`](crate::lesson::DEPTH_LIMITS).
    DepthLimit {
        limit: u32,
    },
    /// A place in the tree outside it, or another share that is none.
    Share,
    /// More than [`MAX_REMEMBERED`](crate::lesson::MAX_REMEMBERED) sentences to remember.
    TooMuchToRemember,
    /// A question without the answer that its kind needs.
    NoAnswer,
    /// More predictions than [`MAX_PREDICTIONS`](crate::lesson::question::MAX_PREDICTIONS).
    TooManyPredictions,
    /// A number of options outside [`OPTIONS`](crate::lesson::question::OPTIONS).
    OptionCount,
    /// Not exactly one right option.
    RightOptions,
    Query(#[from] QueryError),
    /// An estimate is asked for on boards of too many states to try it on all.
    TooLargeToProve,
    /// A question about the nodes of a search, on a slide that shows none.
    NoSearch,
    /// A board to be solved that cannot be.
    Unsolvable,
    /// An option that is no number, where the answer is one.
    NotANumber,
    /// No tasks, or more than [`MAX_TASKS`](crate::lesson::exercise::MAX_TASKS).
    TaskCount,
    /// Points outside 1 to [`MAX_POINTS`](crate::lesson::exercise::MAX_POINTS).
    Points,
    /// A task that asks a question, on a slide without one.
    NoQuestion,
    /// A search that cannot be followed by hand or checked.
    NotByHand,
    /// A number of expansions outside 1 to [`MAX_ORDER`](crate::lesson::exercise::MAX_ORDER).
    OrderLength,
    /// Boards that are drawn by neither a length nor a number of expansions, or by both.
    Boards,
    /// Boards of a length, of a size whose distances are not known.
    TooLargeToDraw,
    /// No word for what a search can show.
    Teaches,
    /// What is no experiment.
    Experiment,
    /// A picture beside anything but a text, or of more bytes than [`MAX_PICTURE`](crate::lesson::MAX_PICTURE).
    Picture,
    /// A zoom outside [`ZOOMS`](crate::lesson::ZOOMS).
    Zoom,
    Board(#[from] Faults),
    Problem(#[from] Mismatch),
    Strategy(#[from] StrategyError),
    Heuristic(#[from] BadName),
    Strategies(#[from] StrategyCountError),
}

impl From<serde_json::Error> for LessonFormatError {
    fn from(error: serde_json::Error) -> Self {
        let words = error.to_string();
        // serde_json gives its reason only together with the position, which stands in fields of its own here.
        let reason = words.split(" at line ").next().unwrap_or_default();
        Self::Damaged {
            line: error.line(),
            column: error.column().max(1),
            reason: reason.to_owned(),
        }
    }
}
