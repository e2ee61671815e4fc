//! What can be wrong with a file of answers.

use crate::reading::Faults;

/// Why a file as a whole is not a file of answers.
#[derive(Debug, thiserror::Error)]
pub enum AnswersFault {
    /// The system cannot read it.
    Read(#[from] std::io::Error),
    /// The system cannot write it.
    Write(#[source] std::io::Error),
    /// It has more than [`MAX_ANSWERS_BYTES`](super::MAX_ANSWERS_BYTES) bytes.
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
    /// A task has more than [`MAX_TRIES`](super::MAX_TRIES) tries. The rest is left out.
    TooManyTries,
    /// A try without an answer, or with more than one.
    NotOneAnswer,
    Board(Faults),
    /// Some letters are not moves.
    Moves,
    /// It is no number, or out of range.
    Number,
}
