//! What a student hands in.

use std::fmt;

use crate::puzzle::{Board, Move};

/// The most characters of a student's number or name.
pub const MAX_STUDENT: usize = 60;

/// A larger file holds no answers.
pub const MAX_ANSWERS_BYTES: u64 = 4 << 20;

/// The most tries of a task that are kept.
pub const MAX_TRIES: usize = 200;

/// The number of a student, or a name: what chooses the boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Student(String);

impl Student {
    /// A student by number or name; none where there is nothing to read, or too much.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let fits = (1..=MAX_STUDENT).contains(&text.chars().count());
        let is_plain = !text.chars().any(char::is_control);
        (fits && is_plain).then(|| Self(text.to_owned()))
    }

    /// The same for the same student: 007 is 7, and names are small letters.
    pub(crate) fn key(&self) -> String {
        let number = self.0.parse::<u64>();
        number.map_or_else(|_| self.0.to_lowercase(), |number| number.to_string())
    }

    /// As it was given.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Student {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The answers of a student to an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct Answers {
    /// Which exercise, by its [fingerprint](crate::lesson::Lesson::fingerprint).
    pub exercise: String,
    pub student: Student,
    /// The tasks that were tried, each once.
    pub tasks: Vec<TaskAnswers>,
}

/// The tries of one task.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskAnswers {
    /// Its number, from 0.
    pub task: usize,
    /// The start board that the student was shown. It tells whose answers these are, and counts for nothing else.
    pub board: Option<Board>,
    /// The tries, first to last.
    pub tries: Vec<Try>,
}

/// One try.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// When, in seconds since 1970.
    pub at: u64,
    pub answer: Answer,
}

/// What a student answers to a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The blank's moves: solve.
    Moves(Vec<Move>),
    /// Boards: predict, mark, order.
    Boards(Vec<Board>),
    Number(f64),
    /// An option, from 0: choose, strategy.
    Option(usize),
    /// A program: heuristic.
    Program(String),
    /// A table: trace.
    Rows(Vec<TraceRow>),
    /// The text of a file with an order: own search.
    File(String),
}

/// A line of a trace, as it was typed; what was left empty is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceRow {
    /// The board that is expanded.
    pub board: Option<Board>,
    /// Moves from the root.
    pub g: Option<u32>,
    pub h: Option<u32>,
    /// What the strategy goes by.
    pub f: Option<u32>,
    /// Boards in the frontier afterwards.
    pub frontier: Option<u32>,
}
