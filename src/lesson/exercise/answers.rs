//! What a student hands in.

use std::fmt;

use crate::lesson::Answer;
use crate::puzzle::Board;

/// The most characters of a student's number or name.
pub const MAX_STUDENT: usize = 60;

pub const MAX_ANSWERS_BYTES: u64 = 4 << 20;

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

#[derive(Clone, Debug, PartialEq)]
pub struct TaskAnswers {
    /// Its number, from 0.
    pub task: usize,
    /// The start board that the student was shown. It tells whose answers these are, and counts for nothing else.
    pub board: Option<Board>,
    pub tries: Vec<Try>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// When, in seconds since 1970.
    pub at: u64,
    pub answer: Answer,
}
