//! Reads and writes the file of answers, `NAME.answers.json`, and finds its faults. Tasks, options and lines are counted
//! from 1, as in the window.
//!
//! A part that cannot be read counts as a wrong answer and is named; it does not spoil the rest of the file.

use std::path::Path;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::files::{WriteError, decode, read_regular, write_whole};
use crate::lesson::exercise::scorm::suspended::unpacked;
use crate::lesson::exercise::{
    Answer, Answers, AnswersFault, MAX_ANSWERS_BYTES, MAX_TASKS, MAX_TRIES, Misread, Student,
    TaskAnswers, TraceRow, Try, Unread,
};
use crate::puzzle::{Board, Move};
use crate::reading::{Draft, json_text};

/// Identifies a file of answers.
const FORMAT: &str = "slidescope answers";

const VERSION: u64 = 1;

/// The largest value accepted in a search on paper.
pub const MOST_VALUE: u32 = 1_000_000;

/// The longest text quoted of a part that cannot be read, in characters.
const MOST_QUOTED: usize = 40;

/// A file as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadAnswers {
    /// The fingerprint of the exercise. Empty if the file names none.
    pub exercise: String,
    /// The student, if the file names one.
    pub student: Option<Student>,
    pub tasks: Vec<TaskAnswers>,
    pub unread: Vec<Unread>,
}

#[derive(Serialize)]
struct File<'a> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    answers: &'a Answers,
}

impl ReadAnswers {
    /// Reads the bytes of a file of answers, or of the [text](unpacked) that a learning platform keeps.
    ///
    /// # Errors
    /// [`AnswersFault`] if the whole is no file of answers.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, AnswersFault> {
        if bytes.len() as u64 > MAX_ANSWERS_BYTES {
            return Err(AnswersFault::TooLarge);
        }
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Err(AnswersFault::Empty);
        }
        let mut text = decode(bytes.to_vec()).map_err(|_| AnswersFault::NotAnswers)?;
        if let Some(file) = unpacked(&text) {
            if file.len() as u64 > MAX_ANSWERS_BYTES {
                return Err(AnswersFault::TooLarge);
            }
            text = String::from_utf8(file).map_err(|_| AnswersFault::NotAnswers)?;
        }
        if !text.trim_start().starts_with('{') {
            return Err(AnswersFault::NotAnswers);
        }
        let text = json_text(&text);
        let value: Value = serde_json::from_str(&text).map_err(|fault| AnswersFault::Damaged {
            line: fault.line(),
            column: fault.column().max(1),
        })?;
        let Value::Object(mut file) = value else {
            return Err(AnswersFault::NotAnswers);
        };
        if file.remove("format").as_ref().and_then(Value::as_str) != Some(FORMAT) {
            return Err(AnswersFault::NotAnswers);
        }
        let version = file.remove("version");
        if version.as_ref().and_then(Value::as_u64) > Some(VERSION) {
            return Err(AnswersFault::Newer);
        }
        let exercise = file.remove("exercise");
        let mut reader = Reader::default();
        let read = Self {
            exercise: exercise
                .as_ref()
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned(),
            student: match file.remove("student") {
                Some(Value::String(name)) => Student::new(&name),
                Some(Value::Number(number)) => Student::new(&number.to_string()),
                _ => None,
            },
            tasks: reader.tasks(file.remove("tasks")),
            unread: Vec::new(),
        };
        reader.leave_out(&file);
        Ok(Self {
            unread: reader.unread,
            ..read
        })
    }
}

/// Reads the parts of a file and notes those that cannot be read.
#[derive(Default)]
struct Reader {
    task: Option<usize>,
    line: Option<usize>,
    unread: Vec<Unread>,
}

impl Reader {
    fn note(&mut self, key: &'static str, found: impl Into<String>, why: Misread) {
        let mut found: String = found.into();
        if let Some((end, _)) = found.char_indices().nth(MOST_QUOTED) {
            found.truncate(end);
            found.push('…');
        }
        let (task, line) = (self.task, self.line);
        self.unread.push(Unread {
            task,
            line,
            key,
            found,
            why,
        });
    }

    /// Notes the keys that are left.
    fn leave_out(&mut self, left: &Map<String, Value>) {
        for key in left.keys() {
            self.note("", key, Misread::Unknown);
        }
    }

    fn list(&mut self, key: &'static str, value: Option<Value>) -> Vec<Value> {
        match value {
            Some(Value::Array(list)) => list,
            Some(other) => {
                self.note(key, written(&other), Misread::Form);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn tasks(&mut self, value: Option<Value>) -> Vec<TaskAnswers> {
        let mut tasks: Vec<TaskAnswers> = Vec::new();
        for entry in self.list("tasks", value) {
            self.task = None;
            let Value::Object(mut entry) = entry else {
                self.note("tasks", written(&entry), Misread::Form);
                continue;
            };
            let number = entry.remove("task");
            let place = number
                .as_ref()
                .and_then(whole)
                .map(|number| number as usize);
            let is_new = |number: &usize| tasks.iter().all(|it| it.task + 1 != *number);
            let fits = |number: &usize| (1..=MAX_TASKS).contains(number);
            let Some(place) = place.filter(fits).filter(is_new) else {
                let found = number.as_ref().map(written);
                self.note("task", found.unwrap_or_default(), Misread::Task);
                continue;
            };
            self.task = Some(place);
            let board = entry.remove("board");
            let board = board.and_then(|board| self.board(&board).ok());
            let mut given = self.list("tries", entry.remove("tries"));
            if given.len() > MAX_TRIES {
                self.note("tries", given.len().to_string(), Misread::TooManyTries);
                given.truncate(MAX_TRIES);
            }
            self.leave_out(&entry);
            tasks.push(TaskAnswers {
                task: place - 1,
                board,
                tries: given.into_iter().map(|one| self.one_try(one)).collect(),
            });
        }
        self.task = None;
        tasks
    }

    fn one_try(&mut self, value: Value) -> Try {
        let text = written(&value);
        let mut at = 0;
        let mut answers = Vec::new();
        if let Value::Object(mut keys) = value {
            let time = keys.remove("at");
            at = time.as_ref().and_then(Value::as_u64).unwrap_or(0);
            for key in [
                "moves", "boards", "number", "option", "program", "rows", "file",
            ] {
                if let Some(value) = keys.remove(key).filter(|value| !value.is_null()) {
                    answers.push(self.answer(key, value));
                }
            }
            self.leave_out(&keys);
        }
        let answer = match (answers.pop(), answers.is_empty()) {
            (Some(answer), true) => answer,
            _ => self.unreadable("tries", text, Misread::NotOneAnswer),
        };
        Try { at, answer }
    }

    fn answer(&mut self, key: &'static str, value: Value) -> Answer {
        let text = written(&value);
        let read = match (key, value) {
            ("moves", Value::String(letters)) => {
                let moves = Move::all_of(&letters);
                moves.map(Answer::Moves).ok_or(Misread::Moves)
            }
            ("boards", Value::Array(list)) => {
                let boards = self.lines(list, |reader, value| reader.board(&value).ok());
                return match boards.iter().copied().collect() {
                    Some(whole) => Answer::Boards(whole),
                    None => Answer::Unreadable { text, boards },
                };
            }
            ("number", value) => value.as_f64().map(Answer::Number).ok_or(Misread::Number),
            ("option", value) => match whole(&value) {
                Some(option) if option > 0 => Ok(Answer::Option(option as usize - 1)),
                _ => Err(Misread::Number),
            },
            ("program", Value::String(source)) => Ok(Answer::Program(source)),
            ("file", Value::String(text)) => Ok(Answer::File(text)),
            ("rows", Value::Array(rows)) => Ok(Answer::Rows(self.lines(rows, Self::row))),
            _ => Err(Misread::Form),
        };
        read.unwrap_or_else(|why| self.unreadable(key, text, why))
    }

    fn unreadable(&mut self, key: &'static str, text: String, why: Misread) -> Answer {
        self.note(key, text.clone(), why);
        Answer::Unreadable {
            text,
            boards: Vec::new(),
        }
    }

    /// Reads the items of a list, each of which is a line.
    fn lines<T>(&mut self, list: Vec<Value>, read: impl Fn(&mut Self, Value) -> T) -> Vec<T> {
        let lines = list.into_iter().zip(1..).map(|(value, line)| {
            self.line = Some(line);
            read(self, value)
        });
        let lines = lines.collect();
        self.line = None;
        lines
    }

    fn row(&mut self, value: Value) -> TraceRow {
        let Value::Object(mut cells) = value else {
            self.note("rows", written(&value), Misread::Form);
            return TraceRow {
                is_unread: true,
                ..TraceRow::default()
            };
        };
        let unread = self.unread.len();
        let board = cells.remove("board").filter(|cell| !cell.is_null());
        let board = board.and_then(|cell| self.board(&cell).ok());
        let [g, h, f, frontier] = ["g", "h", "f", "frontier"].map(|key| {
            let cell = cells.remove(key).filter(|cell| !cell.is_null())?;
            let number = whole(&cell).filter(|number| *number <= MOST_VALUE);
            if number.is_none() {
                self.note(key, written(&cell), Misread::Number);
            }
            number
        });
        let is_unread = self.unread.len() > unread;
        self.leave_out(&cells);
        TraceRow {
            board,
            g,
            h,
            f,
            frontier,
            is_unread,
        }
    }

    fn board(&mut self, value: &Value) -> Result<Board, ()> {
        let text = written(value);
        let read = match value {
            Value::String(text) => Draft::parse(text, None).board().map_err(Misread::Board),
            _ => Err(Misread::Form),
        };
        read.map_err(|why| self.note("board", text, why))
    }
}

/// Returns a whole number. `6.0` is one, as some programs write it.
fn whole(value: &Value) -> Option<u32> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
    (0.0..=f64::from(u32::MAX))
        .contains(&number)
        .then_some(number as u32)
}

/// Returns a value as text: a string without its quotes, anything else as JSON.
fn written(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

impl Answers {
    /// Parses the text of a file of answers, all of which must be readable.
    ///
    /// # Errors
    /// [`AnswersFault`] if it is invalid.
    pub fn from_text(text: &str) -> Result<Self, AnswersFault> {
        Self::whole(ReadAnswers::from_bytes(text.as_bytes())?)
    }

    /// Reads the answers in `path`, all of which must be readable.
    ///
    /// # Errors
    /// [`AnswersFault`] if the file cannot be read or is invalid.
    pub fn open(path: &Path) -> Result<Self, AnswersFault> {
        Self::whole(ReadAnswers::from_bytes(&read_regular(
            path,
            MAX_ANSWERS_BYTES,
        )?)?)
    }

    fn whole(read: ReadAnswers) -> Result<Self, AnswersFault> {
        match read.unread.into_iter().next() {
            Some(part) => Err(AnswersFault::Part(part)),
            None => Ok(Self {
                exercise: read.exercise,
                student: read.student.ok_or(AnswersFault::Student)?,
                tasks: read.tasks,
            }),
        }
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(&self.file()).unwrap_or_default() + "\n"
    }

    /// Returns the text of the file in one line.
    pub fn to_line(&self) -> String {
        serde_json::to_string(&self.file()).unwrap_or_default()
    }

    const fn file(&self) -> File<'_> {
        File {
            format: FORMAT,
            version: VERSION,
            answers: self,
        }
    }

    /// Writes them to `path` atomically.
    ///
    /// # Errors
    /// [`WriteError`]. An existing file is then unchanged.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, &self.to_text())
    }
}
