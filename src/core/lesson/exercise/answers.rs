//! The answers that a student hands in, and the faults that a file of them can have.

use std::fmt;

use serde::Serialize;

use crate::lesson::Answer;
use crate::lesson::answer::from_one;
use crate::puzzle::Board;
use crate::reading::{Faults, plain, visible};

/// The maximum number of characters in a student's number or name.
pub const MAX_STUDENT: usize = 60;

pub const MAX_ANSWERS_BYTES: u64 = 4 << 20;

pub const MAX_TRIES: usize = 200;

/// The number or name of a student. It determines the boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Student(String);

impl Student {
    /// Creates a student from a number or name. Returns `None` if the text is empty or too long.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let fits = (1..=MAX_STUDENT).contains(&text.chars().count());
        let is_plain = !text.chars().any(char::is_control);
        (fits && is_plain).then(|| Self(text.to_owned()))
    }

    /// Like [`new`](Self::new), for what a person types: full-width digits, other dashes and invisible characters make nobody
    /// else. A file keeps its student as written, because that chose the boards.
    pub fn typed(text: &str) -> Option<Self> {
        Self::new(&plain(&visible(text)))
    }

    /// The key of the person, however the number was typed.
    pub fn person(&self) -> String {
        Self::typed(&self.0).map_or_else(|| self.key(), |typed| typed.key())
    }

    /// Returns a normalized key: 007 becomes 7, and names become lower case.
    pub fn key(&self) -> String {
        let number = self.0.parse::<u64>();
        number.map_or_else(|_| self.0.to_lowercase(), |number| number.to_string())
    }

    /// Returns the number or name as given.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answers {
    /// The [fingerprint](crate::lesson::Lesson::fingerprint) of the exercise.
    pub exercise: String,
    pub student: Student,
    /// The attempted tasks, without duplicates.
    pub tasks: Vec<TaskAnswers>,
}

impl Answers {
    /// Creates the answers of a student who has not answered anything.
    pub const fn none(exercise: String, student: Student) -> Self {
        Self {
            exercise,
            student,
            tasks: Vec::new(),
        }
    }

    pub fn tries(&self, task: usize) -> &[Try] {
        let own = self.tasks.iter().find(|it| it.task == task);
        own.map_or(&[], |own| &own.tries)
    }

    /// Returns whether these are answers of the same student to the same exercise.
    pub fn is_of(&self, exercise: &str, student: &Student) -> bool {
        self.exercise == exercise && self.student.key() == student.key()
    }

    /// Adds the tries of `later` that are missing, after those that are there. Unless a task may be tried `again`, its
    /// first try remains the only one.
    pub fn add(&mut self, later: &Self, again: bool) {
        for theirs in &later.tasks {
            let Some(own) = self.tasks.iter_mut().find(|own| own.task == theirs.task) else {
                self.tasks.push(theirs.clone());
                continue;
            };
            for given in &theirs.tries {
                let is_new = !own.tries.contains(given);
                let has_room = own.tries.is_empty() || again && own.tries.len() < MAX_TRIES;
                if is_new && has_room {
                    own.tries.push(given.clone());
                }
            }
        }
        self.tasks.sort_by_key(|own| own.task);
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TaskAnswers {
    /// Its number, from 0.
    #[serde(serialize_with = "from_one")]
    pub task: usize,
    /// The start board shown to the student. It is used only to find out whose answers these are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    pub tries: Vec<Try>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Try {
    /// The time, in seconds since 1970.
    pub at: u64,
    #[serde(flatten)]
    pub answer: Answer,
}

/// Why a file as a whole is not a file of answers.
#[derive(Debug, thiserror::Error)]
pub enum AnswersFault {
    /// The system cannot read it.
    Read(#[from] std::io::Error),
    /// The system cannot write it.
    Write(#[source] std::io::Error),
    /// It has more than [`MAX_ANSWERS_BYTES`] bytes.
    TooLarge,
    Empty,
    /// It is not valid JSON, or is incomplete. Lines and columns are counted from 1.
    Damaged {
        line: usize,
        column: usize,
    },
    NotAnswers,
    /// It was written by a newer program.
    Newer,
    /// The student's name is missing or invalid.
    Student,
    /// A part of it cannot be read.
    Part(Unread),
    /// It is an archive that cannot be read.
    Zip(String),
    /// It is an archive in another one.
    ZipInZip,
    /// It is an archive with too many files.
    TooManyFiles,
    /// The files of its archive have too many bytes when unpacked.
    TooMuchUnpacked,
    /// Its name in the archive leads out of the archive.
    Outside,
}

/// A part of a file that cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Unread {
    /// The task, from 1, if it is known.
    pub task: Option<usize>,
    /// The line of a table or the place in a list of boards, from 1.
    pub line: Option<usize>,
    /// The key in the file.
    pub key: &'static str,
    /// What stands there.
    pub found: String,
    pub why: Misread,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Misread {
    /// It has another form than a file of answers.
    Form,
    /// A key that a file of answers does not have. It is left out.
    Unknown,
    /// The number of a task is invalid or occurs twice. Its answers are left out.
    Task,
    /// A task has more than [`MAX_TRIES`] tries. The rest is left out.
    TooManyTries,
    /// A try without an answer, or with more than one.
    NotOneAnswer,
    Board(Faults),
    /// Some letters are not moves.
    Moves,
    /// It is no number, or out of range.
    Number,
}
