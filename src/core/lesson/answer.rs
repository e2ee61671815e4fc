//! An answer, and the judgement on it with its reason, as data.

use serde::{Serialize, Serializer};

use crate::explain::{GuessVerdict, Selection};
use crate::lesson::{Played, Task};
use crate::puzzle::{Board, Move};
use crate::search::Heuristic;
use crate::search::heuristics::script::ScriptError;
use crate::study::heuristic_check::{Inconsistency, Overestimate};

/// A student's answer to the question of a slide or to a task. In a file its name is the key.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The blank's moves from the start board, for solve questions.
    #[serde(serialize_with = "letters")]
    Moves(Vec<Move>),
    /// Boards, for mark, order and predict questions. A prediction judges the last; the first follows the slide's moment.
    Boards(Vec<Board>),
    Number(f64),
    /// The number of an option, from 0, for choose and strategy questions.
    #[serde(serialize_with = "from_one")]
    Option(usize),
    /// A program, for heuristic questions.
    Program(String),
    /// A table, for trace tasks.
    Rows(Vec<TraceRow>),
    /// The text of a file with an order, for own-search tasks.
    File(String),
    /// What cannot be read in a file of answers. It is wrong. In a file it is read as unreadable again.
    #[serde(rename = "file", serialize_with = "text_alone")]
    Unreadable {
        text: String,
        /// The boards of a list, `None` for those that cannot be read.
        boards: Vec<Option<Board>>,
    },
}

fn letters<S: Serializer>(moves: &[Move], file: S) -> Result<S::Ok, S::Error> {
    file.collect_str(&moves.iter().map(|mv| mv.letter()).collect::<String>())
}

/// A number that counts from 0 here and from 1 in a file.
pub(super) fn from_one<S: Serializer>(number: &usize, file: S) -> Result<S::Ok, S::Error> {
    (number + 1).serialize(file)
}

fn text_alone<S: Serializer>(text: &str, _: &[Option<Board>], file: S) -> Result<S::Ok, S::Error> {
    file.serialize_str(text)
}

impl Answer {
    /// Returns the text as which a student's progress keeps an answer to a question.
    pub fn to_kept(&self) -> String {
        match self {
            Self::Moves(moves) => moves.iter().map(|mv| mv.letter()).collect(),
            Self::Boards(boards) => {
                let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
                boards.join("; ")
            }
            Self::Number(number) => number.to_string(),
            Self::Option(index) => (index + 1).to_string(),
            Self::Program(source) => source.clone(),
            Self::Rows(_) | Self::File(_) | Self::Unreadable { .. } => String::new(),
        }
    }

    /// Reads what [`to_kept`](Self::to_kept) wrote of an answer to `task`.
    pub fn of_kept(task: &Task, kept: &str) -> Option<Self> {
        Some(match task {
            Task::Solve => Self::Moves(Move::all_of(kept)?),
            Task::Predict(_) | Task::Mark { .. } => {
                let boards = kept.split("; ").map(|board| board.parse().ok());
                Self::Boards(boards.collect::<Option<_>>()?)
            }
            Task::Number { .. } | Task::Play(_) => Self::Number(kept.parse().ok()?),
            Task::Choose { .. } => Self::Option(kept.parse::<usize>().ok()?.checked_sub(1)?),
            Task::Heuristic(_) => Self::Program(kept.to_owned()),
        })
    }
}

/// A line of a trace as it was typed. Empty cells are `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TraceRow {
    /// The expanded board.
    pub board: Option<Board>,
    /// The number of moves from the root.
    pub g: Option<u32>,
    pub h: Option<u32>,
    /// The f of the strategy.
    pub f: Option<u32>,
    /// The number of boards in the frontier afterwards.
    pub frontier: Option<u32>,
    /// Whether a file has something else in a cell, which is wrong rather than empty.
    #[serde(skip)]
    pub is_unread: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    pub right: bool,
    /// The reason, as data. The question's own reply, if any, takes precedence.
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The explanation of the chosen option, which may be empty.
    Said(String),
    /// The puzzle is solved in `moves` moves. A shortest solution has `fewest`.
    Solved {
        moves: usize,
        fewest: usize,
    },
    NotSolved,
    /// The verdict on the last board, and why it is next if it is the one taken.
    Predicted(GuessVerdict, Option<Selection>),
    /// Boards that were marked wrongly, and the number of missing ones.
    Marked {
        wrong: Vec<Board>,
        missing: usize,
        /// One of the missing boards.
        missed: Option<Board>,
    },
    Number {
        right: f64,
        given: f64,
    },
    /// The heuristic has all wanted properties on this number of states.
    Proven {
        states: u64,
        mean: f64,
    },
    NotAdmissible(Overestimate),
    NotConsistent(Inconsistency),
    /// The heuristic is closer to the truth than the built-in one on too few boards.
    NotCloser {
        boards: u64,
        least: u64,
        than: Heuristic,
    },
    /// What the search did with a value in the hand.
    Played(Played),
    /// The heuristic's program cannot be read or fails.
    Broken(ScriptError),
    /// The heuristic's program takes more operations than it may.
    TooManyOperations,
    /// The right answer cannot be computed: the slide's moment is beyond the recording, or a search takes too long.
    Unknown,
    /// The answer's kind does not match the question.
    NoAnswer,
}

/// Whether an answer is right, and why. `None` if the right answer cannot be computed.
pub(crate) type Judged = Option<(bool, Reason)>;
