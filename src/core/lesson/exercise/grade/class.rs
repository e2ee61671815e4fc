//! The grades of a class: a row for each student. Files that cannot be graded have rows too, and anything suspicious is
//! reported.

use std::path::Path;

use crate::lesson::exercise::grade::Grade;
use crate::lesson::exercise::grade::roster::Roster;
use crate::lesson::exercise::{Answer, Drawn, Student, StudentTask, TaskAnswers};
use crate::lesson::exercise::{AnswersFault, Unread};
use crate::search::PatternDatabases;

/// The operations that a student's programs for a task may take together, unless the teacher says otherwise: about half a
/// minute on one core.
pub const USUAL_OPERATIONS: u64 = 1_000_000_000;

/// What the answers are graded by.
#[derive(Clone, Copy, Debug)]
pub struct Grading<'a> {
    pub drawn: &'a Drawn,
    /// The exercise's [fingerprint](crate::lesson::Lesson::fingerprint).
    pub name: &'a str,
    pub roster: Option<&'a Roster>,
    /// The operations that a student's programs for a task may take together.
    pub operations: u64,
    pub databases: &'a PatternDatabases,
}

/// The answers of a student, or a file without a student.
#[derive(Debug, Default)]
pub struct GradedStudent {
    /// Where the files stand. Empty if nothing was handed in.
    pub files: Vec<String>,
    pub student: Option<Student>,
    /// A grade for each task. Empty if no file could be graded.
    pub grades: Vec<Grade>,
    pub concerns: Vec<Concern>,
    /// The student's row in the roster.
    pub row: Option<usize>,
    /// The answers of all files.
    pub(super) tasks: Vec<TaskAnswers>,
    /// The form of the student's number that the grade of each task belongs to, if there are several.
    pub(super) forms: Vec<Student>,
}

impl GradedStudent {
    /// Returns the sum of the points, or `None` if nothing could be graded.
    pub fn points(&self) -> Option<u32> {
        let all = self.grades.iter().map(|grade| grade.points);
        (!self.grades.is_empty()).then(|| all.sum())
    }

    /// Returns the tasks that the grades belong to.
    pub fn graded_tasks(&self, drawn: &Drawn) -> Vec<StudentTask> {
        let own = self.student.iter().flat_map(|it| drawn.tasks_for(it));
        let in_form = |own: StudentTask| match self.forms.get(own.number) {
            Some(form) => drawn.tasks_for(form).swap_remove(own.number),
            None => own,
        };
        own.map(in_form).collect()
    }
}

/// A remark on a student's files for the teacher. Tasks are counted from 0.
#[derive(Debug)]
pub enum Concern {
    /// A file cannot be read.
    Fault(String, AnswersFault),
    /// Some part of a file cannot be read and counts as wrong.
    Unread(String, Unread),
    /// The answers of a file belong to another exercise.
    OtherExercise(String),
    /// The student is named by the folder alone.
    NamedByFolder,
    /// There are several files. Their answers to these tasks differ.
    SeveralFiles(Vec<usize>),
    /// Files write the student's number in these forms, each of which has boards of its own.
    SeveralForms(Vec<Student>),
    /// There are answers to a task that does not exist.
    NoSuchTask(usize),
    /// Something in a task is that of another student, or of nobody who is known.
    Others {
        task: usize,
        what: Others,
        of: Option<Student>,
    },
    /// The programs for a task take more operations than they may.
    TooManyOperations(usize),
    /// The student is not in the roster, or more than one row fits.
    NotInRoster,
    /// The row of the roster is already that of this student.
    SameRow(Student),
    /// The student is in the roster and handed in nothing.
    Absent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// The board that a file names.
    Board,
    /// A wrong answer that would be right for the other's board.
    Answer,
    /// The board that was given.
    SharedBoard,
}

#[derive(Debug, Default)]
pub struct Graded {
    /// In the order of the roster, or by number and then by name. Files without a student come last.
    pub students: Vec<GradedStudent>,
}

/// The quartiles of the sums of points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The lower quartile.
    pub lower: f64,
    pub median: f64,
    /// The upper quartile.
    pub upper: f64,
}

impl Graded {
    /// Makes the places of files relative to this folder.
    pub fn within(&mut self, folder: &Path) {
        let shorten = |place: &mut String| {
            if let Ok(inside) = Path::new(&*place).strip_prefix(folder)
                && inside != Path::new("")
            {
                *place = inside.display().to_string();
            }
        };
        for one in &mut self.students {
            one.files.iter_mut().for_each(shorten);
            for concern in &mut one.concerns {
                if let Concern::Fault(place, _)
                | Concern::Unread(place, _)
                | Concern::OtherExercise(place) = concern
                {
                    shorten(place);
                }
            }
        }
    }

    /// Returns `true` if there is something to look at: any concern but absence.
    pub fn is_odd(&self) -> bool {
        let mut concerns = self.students.iter().flat_map(|one| &one.concerns);
        concerns.any(|concern| !matches!(concern, Concern::Absent))
    }

    /// Returns the quartiles of the sums, or `None` if there are no sums.
    pub fn spread(&self) -> Option<Spread> {
        let mut sums: Vec<u32> = self
            .students
            .iter()
            .filter_map(GradedStudent::points)
            .collect();
        sums.sort_unstable();
        let last = sums.len().checked_sub(1)?;
        let at = |share: f64| {
            let place = share * last as f64;
            let (low, high) = (sums[place.floor() as usize], sums[place.ceil() as usize]);
            f64::from(low) + place.fract() * (f64::from(high) - f64::from(low))
        };
        Some(Spread {
            lower: at(0.25),
            median: at(0.5),
            upper: at(0.75),
        })
    }

    /// Returns how many of the graded students did not get all points of a task.
    pub fn missed(&self, task: usize, points: u32) -> usize {
        let grades = self.students.iter().filter_map(|one| one.grades.get(task));
        grades.filter(|grade| grade.points < points).count()
    }

    /// Returns the most frequent wrong number or option in a task, and its frequency.
    pub fn commonest_wrong(&self, task: usize) -> Option<(&Answer, usize)> {
        let grades = self.students.iter().filter_map(|one| one.grades.get(task));
        let mut counts: Vec<(&Answer, usize)> = Vec::new();
        for wrong in grades.filter_map(|grade| grade.wrong.as_ref()) {
            if !matches!(wrong, Answer::Number(_) | Answer::Option(_)) {
                continue;
            }
            match counts.iter_mut().find(|(answer, _)| *answer == wrong) {
                Some((_, count)) => *count += 1,
                None => counts.push((wrong, 1)),
            }
        }
        // Reversed, so that the first of several maxima is returned.
        counts.into_iter().rev().max_by_key(|(_, count)| *count)
    }
}
