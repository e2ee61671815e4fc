//! What is kept of an exercise: where its file is, how far it is done, and its answers in a file of their own.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::exercise::Typed;
use crate::lesson::exercise::{Answers, AnswersFault, Student};
use crate::text::exercises as text;

const MOST: usize = 6;

/// An exercise that was opened here, with the student who did it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct KeptExercise {
    pub(crate) path: PathBuf,
    pub(crate) title: String,
    pub(crate) student: String,
    /// How many tasks it has, and how many are answered.
    pub(crate) tasks: usize,
    pub(crate) done: usize,
    /// Whether the right answers were shown, so that no more are taken.
    pub(crate) closed: bool,
    /// What is put down for a task and not handed over, by its number from 0.
    pub(crate) typed: BTreeMap<usize, Typed>,
}

/// Puts `new` before all others, in place of what was kept of it.
pub(crate) fn note(kept: &mut Vec<KeptExercise>, new: KeptExercise) {
    kept.retain(|other| (&other.path, &other.student) != (&new.path, &new.student));
    kept.insert(0, new);
    kept.truncate(MOST);
}

/// Those of a settings file that can be gone back to.
pub(crate) fn believed(kept: &[KeptExercise]) -> Vec<KeptExercise> {
    let all = kept.iter().filter(|it| {
        it.path.is_absolute() && Student::new(&it.student).is_some() && it.done <= it.tasks
    });
    all.take(MOST).cloned().collect()
}

/// A name for a file of a student's: letters and digits stay as they are.
pub(crate) fn file_stem(student: &Student) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    student.as_str().chars().map(plain).collect()
}

/// The file in `folder` that keeps the answers of a student to an exercise.
pub(crate) fn path(folder: &Path, exercise: &str, student: &Student) -> PathBuf {
    let sum = crc32fast::hash(student.key().as_bytes());
    folder.join(format!("{exercise}-{sum:08x}.answers.json"))
}

/// The answers that are kept in `path`, or none yet. A file that is damaged is put aside, and that is told. Without a path
/// none are kept.
pub(crate) fn read(
    path: &mut Option<PathBuf>,
    exercise: &str,
    student: &Student,
) -> (Answers, Option<String>) {
    let empty = || Answers {
        exercise: exercise.to_owned(),
        student: student.clone(),
        tasks: Vec::new(),
    };
    let Some(file) = path.as_ref() else {
        return (empty(), Some(text::NOT_KEPT.to_string()));
    };
    let fault = match Answers::open(file) {
        Ok(answers) if answers.exercise == exercise && answers.student.key() == student.key() => {
            return (answers, None);
        }
        Ok(_) => AnswersFault::NotAnswers,
        Err(AnswersFault::Read(fault)) if fault.kind() == std::io::ErrorKind::NotFound => {
            return (empty(), None);
        }
        Err(fault) => fault,
    };
    let aside = file.with_extension("damaged");
    let words = text::kept_damaged(file, fault.to_string());
    if fs::rename(file, aside).is_err() {
        *path = None;
    }
    (empty(), Some(words))
}
