//! Why a lesson's file is rejected, as data.

use std::io;
use std::path::PathBuf;

use crate::lesson::QueryError;
use crate::puzzle::{CostsError, Mismatch};
use crate::reading::Faults;
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
    /// An older or newer version than the one that this program reads.
    OtherVersion {
        version: u64,
    },
    /// It is not JSON or does not have the fields of a lesson. Lines and columns are counted from 1.
    Damaged {
        line: usize,
        column: usize,
        reason: String,
    },
    /// The file is well formed, but one of its values is invalid.
    BadValue {
        /// The field, such as `slides[2].expansion`. Lists are counted from 1.
        field: String,
        /// The line of the field, from 1. If the field is missing, the line of its parent.
        line: usize,
        reason: InvalidValue,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidValue {
    /// A speed outside [`SPEEDS`](crate::lesson::SPEEDS).
    Speed,
    /// A strategy occurs twice in a comparison.
    SameStrategy,
    /// More slides than [`MAX_SLIDES`](crate::lesson::MAX_SLIDES).
    TooManySlides,
    TooLong {
        most: usize,
    },
    /// A slide with more than one kind of scene.
    TwoScenes,
    /// A slide without a scene.
    NoScene,
    /// A depth limit outside [`DEPTH_LIMITS`](crate::lesson::DEPTH_LIMITS).
    DepthLimit {
        limit: u32,
    },
    /// A share, such as a place in the tree, that is outside 0 to 1.
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
    /// A heuristic is requested for boards with too many states to check them all.
    TooLargeToProve,
    /// A question about the nodes of a search, on a slide without a search.
    NoSearch,
    /// A board to be solved is unsolvable.
    Unsolvable,
    /// A slide to play with whose search does not use the value in the hand.
    NothingInHand,
    /// An option is not a number although the answer is one.
    NotANumber,
    /// No tasks, or more than [`MAX_TASKS`](crate::lesson::exercise::MAX_TASKS).
    TaskCount,
    /// Points outside 1 to [`MAX_POINTS`](crate::lesson::exercise::MAX_POINTS).
    Points,
    /// A task that asks a question, on a slide without one.
    NoQuestion,
    /// A search that cannot be traced by hand or checked.
    NotByHand,
    /// A number of expansions outside 1 to [`MAX_ORDER`](crate::lesson::exercise::MAX_ORDER).
    OrderLength,
    /// Boards are to be drawn by both a length and a number of expansions, or by neither.
    Boards,
    /// Boards of a length are requested for a size whose distances are unknown.
    TooLargeToDraw,
    /// The name of something that searches can show is unknown.
    Teaches,
    /// An invalid experiment.
    Experiment,
    /// A picture on a slide that is not a text, or with more bytes than [`MAX_PICTURE`](crate::lesson::MAX_PICTURE).
    Picture,
    /// A zoom outside [`ZOOMS`](crate::lesson::ZOOMS).
    Zoom,
    Board(#[from] Faults),
    Problem(#[from] Mismatch),
    Costs(#[from] CostsError),
    Strategy(#[from] StrategyError),
    Heuristic(#[from] BadName),
    Strategies(#[from] StrategyCountError),
}

impl From<serde_json::Error> for LessonFormatError {
    fn from(error: serde_json::Error) -> Self {
        let words = error.to_string();
        // serde_json appends the position to its reason, but here the position has its own fields.
        let reason = words.split(" at line ").next().unwrap_or_default();
        Self::Damaged {
            line: error.line(),
            column: error.column().max(1),
            reason: reason.to_owned(),
        }
    }
}
