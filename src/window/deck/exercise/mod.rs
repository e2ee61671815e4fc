//! Exercises in the window: a student solves the tasks one at a time, and a teacher creates them.
//!
//! An open exercise takes up the whole window, because every other screen could show an answer. Answers are saved in a
//! separate file as soon as they are submitted ([`kept`]); entries not submitted yet are kept with the settings.

pub(crate) mod boards_view;
pub(crate) mod fields_view;
pub(crate) mod form;
pub(crate) mod kept;
pub(crate) mod set_view;
pub(crate) mod solve_view;
pub(crate) mod table_view;
pub(crate) mod task_view;
pub(crate) mod typed;
pub(crate) mod work;

pub(crate) use form::Form;
pub(crate) use kept::KeptExercise;
pub(crate) use typed::Typed;
pub(crate) use work::Work;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use crate::window::Facts;
use crate::window::deck::check::Checking;
use crate::window::deck::grading::Grading;
use crate::window::files::NamedFile as _;
use slidescope_core::jobs::{Job, Token, in_words};
use slidescope_core::lesson::exercise::{DrawFault, Drawn, Exercise, Student};
use slidescope_core::lesson::{Lesson, LessonError};
use slidescope_core::text::exercise::none;
use slidescope_core::text::exercises as text;

/// How long the program waits when it ends for answers that are being written.
const PATIENCE: Duration = Duration::from_secs(3);

/// The file being read, and the student who continues the exercise.
type Asked = (PathBuf, Option<Student>);

#[derive(Default)]
pub(crate) struct Exercises {
    /// The folder in which answers are kept; without it they are lost with the window.
    pub(crate) folder: Option<PathBuf>,
    /// The folder in which answers are offered to be saved.
    pub(crate) saves_to: Option<PathBuf>,
    /// The newest first.
    pub(crate) kept: Vec<KeptExercise>,
    reading: Option<Job<Asked, Result<Lesson, LessonError>>>,
    /// The open exercise, which takes up the whole window.
    pub(crate) open: Option<Open>,
    /// The exercise that is being created.
    pub(crate) form: Option<Form>,
    /// The answers of a class that are being graded.
    pub(crate) grading: Option<Grading>,
    pub(crate) checking: Option<Checking>,
}

pub(crate) struct Open {
    path: PathBuf,
    pub(crate) title: String,
    exercise: Exercise,
    fingerprint: String,
    /// The student's number, as typed.
    pub(crate) number: String,
    beginning: Option<Job<(), Result<Begun, DrawFault>>>,
    pub(crate) fault: Option<String>,
    /// The student's tasks, once the number is known.
    pub(crate) work: Option<Work>,
}

/// The student's tasks, and what is wrong with the kept answers.
type Begun = (Work, Option<String>);

impl Exercises {
    /// Reads the exercise in a file, and continues it as this student.
    pub(crate) fn read(&mut self, path: PathBuf, student: Option<Student>, facts: &Facts) {
        let path = std::path::absolute(&path).unwrap_or(path);
        let asked = (path.clone(), student);
        self.reading = Some(Job::of("exercise", &facts.wake, asked, move |_| {
            Lesson::open(&path)
        }));
    }

    pub(crate) fn set(&mut self, facts: &Facts) {
        let mut form = Form::new(facts);
        if let Some(folder) = &self.saves_to {
            form.file.offer_folder(folder);
        }
        self.form = Some(form);
    }

    pub(crate) fn open_grading(&mut self) {
        let mut grading = Grading::new();
        if let Some(folder) = &self.saves_to {
            grading.file.offer_folder(folder);
        }
        self.grading = Some(grading);
    }

    /// Continues the exercise at this index of the list.
    pub(crate) fn go_on(&mut self, index: usize, facts: &Facts) {
        if let Some(kept) = self.kept.get(index) {
            self.read(kept.path.clone(), Student::new(&kept.student), facts);
        }
    }

    /// Opens the exercise of a lesson that was read. Fails if it has none.
    pub(crate) fn take(
        &mut self,
        path: PathBuf,
        lesson: &Lesson,
        student: Option<Student>,
        facts: &Facts,
    ) -> Result<(), String> {
        let Some(exercise) = &lesson.exercise else {
            return Err(none(path.as_path()));
        };
        let last = self.kept.first().map(|kept| kept.student.clone());
        let mut open = Open {
            title: lesson.title_or_name(&path),
            exercise: exercise.clone(),
            fingerprint: lesson.fingerprint().unwrap_or_default(),
            number: last.unwrap_or_default(),
            beginning: None,
            fault: None,
            work: None,
            path,
        };
        if let Some(student) = student {
            open.number = student.to_string();
            open.begin(self.folder.clone(), facts);
        }
        self.leave();
        self.open = Some(open);
        Ok(())
    }

    pub(crate) fn leave(&mut self) {
        self.kept = self.kept();
        self.open = None;
    }

    /// Waits a short time for answers that are still being written.
    pub(crate) fn finish(&mut self) {
        let end = Instant::now() + PATIENCE;
        let Some(work) = self.open.as_mut().and_then(|open| open.work.as_mut()) else {
            return;
        };
        while work.writing.asked().is_some() && Instant::now() < end {
            let _ = work.poll_written();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Returns the list, including the open exercise.
    pub(crate) fn kept(&self) -> Vec<KeptExercise> {
        let mut all = self.kept.clone();
        if let Some(open) = &self.open
            && let Some(work) = &open.work
        {
            let typed = work.typed.iter().cloned().enumerate();
            let new = KeptExercise {
                path: open.path.clone(),
                title: open.title.clone(),
                student: work.student.to_string(),
                tasks: work.tasks.len(),
                done: work.done(),
                closed: work.closed,
                typed: typed.filter(|(_, typed)| !typed.is_empty()).collect(),
            };
            kept::note(&mut all, new);
        }
        all
    }

    /// Receives what was read, drawn, written and judged. Never waits. Returns `Ok` if an exercise was opened and takes up
    /// the whole window, or an error.
    pub(crate) fn poll(&mut self, facts: &Facts) -> Option<Result<(), String>> {
        if let Some(((path, student), read)) = Job::take_finished(&mut self.reading) {
            return Some(match in_words(read) {
                Ok(lesson) => self.take(path, &lesson, student, facts),
                Err(fault) => Err(text::not_opened(fault)),
            });
        }
        self.form.iter_mut().for_each(Form::poll);
        self.grading.iter_mut().for_each(Grading::poll);
        self.checking.iter_mut().for_each(Checking::poll);
        let open = self.open.as_mut()?;
        if let Some(work) = &mut open.work {
            return work.poll(facts).map(Err);
        }
        let ((), begun) = Job::take_finished(&mut open.beginning)?;
        let (mut work, trouble) = match in_words(begun) {
            Ok(begun) => begun,
            Err(fault) => {
                open.fault = Some(fault);
                return None;
            }
        };
        if let Some(folder) = &self.saves_to {
            work.file.offer_folder(folder);
        }
        let student = work.student.to_string();
        let mut all = self.kept.iter();
        if let Some(kept) = all.find(|it| it.path == open.path && it.student == student) {
            work.closed = kept.closed;
            for (&task, typed) in &kept.typed {
                if let Some(place) = work.typed.get_mut(task) {
                    place.clone_from(typed);
                }
            }
        }
        work.at = work.first_open().unwrap_or(work.tasks.len());
        open.work = Some(work);
        trouble.map(Err)
    }
}

impl Open {
    /// Finds the tasks of the student with the typed number, and the answers kept in `folder`, in the background.
    pub(crate) fn begin(&mut self, folder: Option<PathBuf>, facts: &Facts) {
        let Some(student) = Student::new(&self.number) else {
            return;
        };
        self.fault = None;
        let (exercise, fingerprint) = (self.exercise.clone(), self.fingerprint.clone());
        let (databases, wake) = (facts.databases.clone(), Arc::clone(&facts.wake));
        let begin = move |token: &Token<'_, ()>| {
            exercise.prepare(&databases);
            let drawn = Drawn::new(&exercise, &databases, &|| !token.is_cancelled())?;
            let mut keeps = folder.map(|it| kept::path(&it, &fingerprint, &student));
            let (answers, trouble) = kept::read(&mut keeps, &fingerprint, &student);
            let tasks = drawn.tasks_for(&student);
            let work = Work::new(&exercise, tasks, answers, keeps, &databases, wake);
            Ok((work, trouble))
        };
        self.beginning = Some(Job::of("exercise", &facts.wake, (), begin));
    }
}
