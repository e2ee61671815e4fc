//! The file of answers: `NAME.answers.json`. Tasks, options and lines are counted from 1, as in the window.

use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::files::{WriteError, open_regular, text_of, write_whole};
use crate::lesson::exercise::{
    Answer, Answers, MAX_ANSWERS_BYTES, MAX_TASKS, MAX_TRIES, Student, TaskAnswers, TraceRow, Try,
};
use crate::puzzle::{Board, Draft, Faults, Move, Notation};

/// Identifies a file of answers.
const FORMAT: &str = "slidescope answers";

const VERSION: u64 = 1;

/// The largest value accepted in a search on paper.
pub const MOST_VALUE: u32 = 1_000_000;

#[derive(Debug, thiserror::Error)]
pub enum AnswersFault {
    /// The system cannot read it.
    Read(#[from] std::io::Error),
    /// It has more than [`MAX_ANSWERS_BYTES`] bytes.
    TooLarge,
    /// It is not valid UTF-8 or JSON, or is incomplete. Lines and columns are counted from 1.
    Damaged {
        line: usize,
        column: usize,
    },
    NotAnswers,
    /// It was written by a newer program.
    Newer,
    /// The student's name is invalid.
    Student,
    /// A task number is invalid or occurs twice.
    Task(usize),
    /// A task has more than [`MAX_TRIES`] tries.
    TooManyTries(usize),
    /// A try without an answer, or with more than one.
    NoAnswer(usize),
    /// A text is not a valid board.
    Board {
        /// The task, from 1.
        task: usize,
        faults: Faults,
    },
    /// Some letters are not moves.
    Moves(usize),
    /// A number is out of range.
    Number(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    exercise: String,
    student: String,
    tasks: Vec<FileTask>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTask {
    task: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default)]
    tries: Vec<FileTry>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct FileTry {
    at: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    program: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<FileRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct FileRow {
    board: Option<String>,
    g: Option<u32>,
    h: Option<u32>,
    f: Option<u32>,
    frontier: Option<u32>,
}

impl Answers {
    /// Parses the text of a file of answers.
    ///
    /// # Errors
    /// [`AnswersFault`] if it is invalid.
    pub fn from_text(text: &str) -> Result<Self, AnswersFault> {
        let any: serde_json::Value = serde_json::from_str(text).map_err(|fault| damaged(&fault))?;
        if any.get("format").and_then(|it| it.as_str()) != Some(FORMAT) {
            return Err(AnswersFault::NotAnswers);
        }
        if any.get("version").and_then(serde_json::Value::as_u64) > Some(VERSION) {
            return Err(AnswersFault::Newer);
        }
        // Parsed from the text again, because then errors contain the line.
        let file: File = serde_json::from_str(text).map_err(|fault| damaged(&fault))?;
        let student = Student::new(&file.student).ok_or(AnswersFault::Student)?;
        let mut tasks: Vec<TaskAnswers> = Vec::new();
        for task in file.tasks {
            let number = task.task;
            let is_new = tasks.iter().all(|it| it.task + 1 != number);
            if !(1..=MAX_TASKS).contains(&number) || !is_new {
                return Err(AnswersFault::Task(number));
            }
            if task.tries.len() > MAX_TRIES {
                return Err(AnswersFault::TooManyTries(number));
            }
            let tries = task.tries.into_iter().map(|it| it.read(number));
            tasks.push(TaskAnswers {
                task: number - 1,
                board: task.board.map(|text| board(&text, number)).transpose()?,
                tries: tries.collect::<Result<_, _>>()?,
            });
        }
        Ok(Self {
            exercise: file.exercise,
            student,
            tasks,
        })
    }

    /// Reads the answers in `path`.
    ///
    /// # Errors
    /// [`AnswersFault`] if the file cannot be read or is invalid.
    pub fn open(path: &Path) -> Result<Self, AnswersFault> {
        match text_of(open_regular(path)?, MAX_ANSWERS_BYTES) {
            Ok(text) if text.len() as u64 > MAX_ANSWERS_BYTES => Err(AnswersFault::TooLarge),
            Ok(text) => Self::from_text(&text),
            Err(fault) if fault.kind() == ErrorKind::InvalidData => {
                Err(AnswersFault::Damaged { line: 1, column: 1 })
            }
            Err(fault) => Err(fault.into()),
        }
    }

    pub fn to_text(&self) -> String {
        let tasks = self.tasks.iter().map(|task| FileTask {
            task: task.task + 1,
            board: task.board.map(|board| board.write(Notation::Rows)),
            tries: task.tries.iter().map(FileTry::of).collect(),
        });
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            exercise: self.exercise.clone(),
            student: self.student.to_string(),
            tasks: tasks.collect(),
        };
        serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
    }

    /// Writes them to `path` atomically.
    ///
    /// # Errors
    /// [`WriteError`]. An existing file is then unchanged.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, &self.to_text())
    }
}

impl FileTry {
    fn of(given: &Try) -> Self {
        let mut file = Self {
            at: given.at,
            ..Self::default()
        };
        let written = |board: &Board| board.write(Notation::Rows);
        match &given.answer {
            Answer::Moves(moves) => file.moves = Some(moves.iter().map(|mv| mv.letter()).collect()),
            Answer::Boards(boards) => file.boards = Some(boards.iter().map(written).collect()),
            Answer::Number(number) => file.number = Some(*number),
            Answer::Option(option) => file.option = Some(option + 1),
            Answer::Program(source) => file.program = Some(source.clone()),
            Answer::File(text) => file.file = Some(text.clone()),
            Answer::Rows(rows) => {
                let rows = rows.iter().map(|row| FileRow {
                    board: row.board.as_ref().map(written),
                    g: row.g,
                    h: row.h,
                    f: row.f,
                    frontier: row.frontier,
                });
                file.rows = Some(rows.collect());
            }
        }
        file
    }

    fn read(self, task: usize) -> Result<Try, AnswersFault> {
        let mut answers = Vec::new();
        if let Some(text) = self.moves {
            let moves = Move::all_of(&text).ok_or(AnswersFault::Moves(task))?;
            answers.push(Answer::Moves(moves));
        }
        if let Some(boards) = self.boards {
            let boards = boards.iter().map(|text| board(text, task));
            answers.push(Answer::Boards(boards.collect::<Result<_, _>>()?));
        }
        answers.extend(self.number.map(Answer::Number));
        if let Some(option) = self.option {
            let option = option.checked_sub(1);
            answers.push(Answer::Option(option.ok_or(AnswersFault::Number(task))?));
        }
        answers.extend(self.program.map(Answer::Program));
        if let Some(rows) = self.rows {
            let rows = rows.into_iter().map(|row| row.read(task));
            answers.push(Answer::Rows(rows.collect::<Result<_, _>>()?));
        }
        answers.extend(self.file.map(Answer::File));
        match (answers.pop(), answers.is_empty()) {
            (Some(answer), true) => Ok(Try {
                at: self.at,
                answer,
            }),
            _ => Err(AnswersFault::NoAnswer(task)),
        }
    }
}

impl FileRow {
    fn read(self, task: usize) -> Result<TraceRow, AnswersFault> {
        let values = [self.g, self.h, self.f, self.frontier];
        if values.iter().flatten().any(|value| *value > MOST_VALUE) {
            return Err(AnswersFault::Number(task));
        }
        Ok(TraceRow {
            board: self.board.map(|text| board(&text, task)).transpose()?,
            g: self.g,
            h: self.h,
            f: self.f,
            frontier: self.frontier,
        })
    }
}

fn board(text: &str, task: usize) -> Result<Board, AnswersFault> {
    let read = Draft::parse(text, None).board();
    read.map_err(|faults| AnswersFault::Board { task, faults })
}

fn damaged(fault: &serde_json::Error) -> AnswersFault {
    AnswersFault::Damaged {
        line: fault.line(),
        column: fault.column().max(1),
    }
}
