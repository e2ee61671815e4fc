//! A student's answers kept on this computer: written, looked for again, and whether they are in a file already.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use crate::deck::answer::Typed;
use crate::facts::Pending;
use slidescope_core::files::{exists, files_in, lock_beside, rename};
use slidescope_core::lesson::exercise::{Answers, AnswersFault, Student};
use slidescope_core::text::exercises as text;

const MOST: usize = 6;

/// An exercise that was opened here, with the student who did it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptExercise {
    pub(crate) path: PathBuf,
    pub title: String,
    /// By it, answers name their exercise.
    pub(crate) fingerprint: String,
    pub student: String,
    /// How many tasks it has, and how many are answered.
    pub tasks: usize,
    pub done: usize,
    /// Whether the right answers were shown, so that no more answers are accepted.
    pub(crate) closed: bool,
    /// Entries not submitted yet, by the task's number from 0.
    pub typed: BTreeMap<usize, Typed>,
}

/// Puts `new` first, replacing the earlier entry for the same exercise and student.
pub(crate) fn note(kept: &mut Vec<KeptExercise>, new: KeptExercise) {
    kept.retain(|other| (&other.path, &other.student) != (&new.path, &new.student));
    kept.insert(0, new);
    kept.truncate(MOST);
}

/// Returns the exercises of a settings file that can be continued.
pub fn believed(kept: &[KeptExercise]) -> Vec<KeptExercise> {
    // A page knows no folders.
    let has_place = |path: &Path| path.is_absolute() || cfg!(target_arch = "wasm32");
    let all = kept.iter().filter(|it| {
        has_place(&it.path) && Student::new(&it.student).is_some() && it.done <= it.tasks
    });
    all.take(MOST).cloned().collect()
}

/// Returns a file name for a student: letters and digits are kept, other characters become `-`.
pub(crate) fn file_stem(student: &Student) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    student.as_str().chars().map(plain).collect()
}

/// The file in `folder` that keeps the answers of a student to an exercise.
pub(crate) fn path(folder: &Path, exercise: &str, student: &Student) -> PathBuf {
    let sum = crc32fast::hash(student.key().as_bytes());
    folder.join(format!("{exercise}-{sum:08x}.answers.json"))
}

/// The student whose answers are kept in `folder` under another form of the number of `student`, who has none.
pub(crate) fn older(folder: &Path, exercise: &str, student: &Student) -> Option<Student> {
    /// The most files looked at.
    const MOST: usize = 1000;
    if exists(&path(folder, exercise, student)) {
        return None;
    }
    let of_exercise = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy());
        name.is_some_and(|name| name.starts_with(exercise) && name.ends_with(".answers.json"))
    };
    let paths = files_in(folder).ok()?.into_iter();
    let answers = paths
        .filter(of_exercise)
        .take(MOST)
        .flat_map(|path| Answers::open(&path));
    let mut students = answers.map(|answers| answers.student);
    students.find(|other| other.key() != student.key() && other.person() == student.person())
}

/// Returns the answers kept in `path`, or empty answers if there is no file or the system cannot read it, which the first
/// attempt to keep an answer reports. A damaged file is renamed and reported. Without a path, nothing is kept.
pub(crate) fn read(
    path: &mut Option<PathBuf>,
    exercise: &str,
    student: &Student,
) -> (Answers, Option<String>) {
    let empty = || Answers::none(exercise.to_owned(), student.clone());
    let Some(file) = path.as_ref() else {
        return (empty(), Some(text::NOT_KEPT.to_string()));
    };
    match open(file, exercise, student) {
        Ok(answers) => (answers, None),
        Err(AnswersFault::Read(_)) => (empty(), None),
        Err(fault) => {
            let is_aside = rename(file, &file.with_extension("damaged")).is_ok();
            let words = text::kept_damaged(file.display(), fault, is_aside);
            if !is_aside {
                *path = None;
            }
            (empty(), Some(words))
        }
    }
}

fn open(path: &Path, exercise: &str, student: &Student) -> Result<Answers, AnswersFault> {
    match Answers::open(path) {
        Ok(answers) if answers.is_of(exercise, student) => Ok(answers),
        Ok(_) => Err(AnswersFault::NotAnswers),
        Err(AnswersFault::Read(fault)) if fault.kind() == io::ErrorKind::NotFound => {
            Ok(Answers::none(exercise.to_owned(), student.clone()))
        }
        Err(fault) => Err(fault),
    }
}

/// Adds `mine` to the answers kept in `path`, where another window may have added some meanwhile. Returns all of them.
pub(crate) fn keep(path: &Path, mine: &Answers, again: bool) -> Result<Answers, AnswersFault> {
    let _lock = lock_beside(&path.with_extension("lock")).map_err(AnswersFault::Write)?;
    let before = open(path, &mine.exercise, &mine.student)?;
    let mut all = before.clone();
    all.add(mine, again);
    if all != before {
        all.save(path)
            .map_err(|error| AnswersFault::Write(error.source))?;
    }
    Ok(all)
}

/// How often the kept answers are read again.
pub(super) const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// The answers in the file of this computer.
pub(super) struct KeptAnswers {
    /// Without it, nothing is kept.
    pub(super) path: Option<PathBuf>,
    /// What is in the file, as far as known.
    pub(super) kept: Answers,
    /// Why the last answers are not in it.
    pub(super) fault: Option<String>,
    pub(super) writing: Pending,
    pub(super) looked: Instant,
    /// What a learning platform has.
    pub(super) reported: Option<Answers>,
}

impl KeptAnswers {
    pub(super) fn new(path: Option<PathBuf>, kept: Answers) -> Self {
        Self {
            path,
            kept,
            fault: None,
            writing: Pending::default(),
            looked: Instant::now(),
            reported: None,
        }
    }

    /// Returns whether the first `count` answers to a task outlast the window.
    pub(super) fn has(&self, task: usize, count: usize) -> bool {
        let kept = self.path.as_ref().map(|_| &self.kept);
        let mut places = kept.into_iter().chain(&self.reported);
        places.any(|answers| answers.tries(task).len() >= count)
    }
}

/// What has become of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    Kept,
    /// It is being written.
    Pending,
    /// It is not kept, but in a file that the student has saved since.
    Saved,
    /// It is lost with the window. With the reason, if there is one.
    OnlyHere(Option<String>),
}
