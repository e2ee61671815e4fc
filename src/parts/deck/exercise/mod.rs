//! Exercises in the window: a student solves the tasks one at a time, and a teacher creates them.
//!
//! An open exercise takes up the whole window, because every other screen could show an answer. Answers are saved in a
//! separate file as soon as they are submitted ([`kept`]); entries not submitted yet are kept with the settings.

pub mod form;
pub mod kept;
#[cfg_attr(
    not(any(target_arch = "wasm32", test)),
    allow(dead_code, reason = "only a page has a learning platform around it")
)]
pub mod scorm;
pub mod set_view;
pub mod solve_view;
pub(crate) mod task_view;
pub(crate) mod verdict;
pub(crate) mod work;

pub use form::Form;
pub use kept::KeptExercise;
use scorm::LearningPlatform;
pub use work::Work;

use std::path::PathBuf;
use std::time::Duration;

use crate::deck::answer::typed::expanded;
use crate::facts::Pending;
use crate::files::NamedFile as _;
use crate::{Effect, Facts};
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::{
    Answers, DrawFault, Drawn, Exercise, Student, StudentTask,
};
use slidescope_core::puzzle::Board;
use slidescope_core::run::Tone;
use slidescope_core::tasks::{Token, in_words};
use slidescope_core::text::exercises as text;
use slidescope_core::text::papers::none;

#[derive(Default)]
pub struct Exercises {
    /// The folder in which answers are kept; without it they are lost with the window.
    pub folder: Option<PathBuf>,
    /// The folder in which answers are offered to be saved.
    pub saves_to: Option<PathBuf>,
    /// The newest first.
    pub kept: Vec<KeptExercise>,
    reading: Pending,
    /// Reads answers that were saved before.
    reading_answers: Pending,
    /// Those answers, while their exercise is opened.
    given: Option<Answers>,
    /// The learning platform around the page, which knows the student and gets the answers.
    pub platform: Option<LearningPlatform>,
    /// The open exercise, which takes up the whole window.
    pub open: Option<Open>,
    /// The exercise that is being created.
    pub form: Option<Form>,
}

pub struct Open {
    path: PathBuf,
    /// The folder in which answers are kept.
    folder: Option<PathBuf>,
    pub(crate) title: String,
    exercise: Exercise,
    fingerprint: String,
    /// The student's number, as typed.
    pub number: String,
    pub(super) beginning: Pending,
    /// Saved answers to go on with.
    given: Option<Answers>,
    /// Whose answers are kept under another form of the typed number.
    pub(crate) older: Option<Student>,
    pub(crate) fault: Option<String>,
    /// The student's tasks, once the number is known.
    pub work: Option<Work>,
}

/// What the student of `answers` begins with.
pub(crate) struct Prepared {
    tasks: Vec<StudentTask>,
    /// For each task, the boards expanded up to the moment that it asks about.
    expanded: Vec<Vec<Board>>,
    answers: Answers,
    keeps: Option<PathBuf>,
    /// What is wrong with the kept answers.
    trouble: Option<String>,
}

enum Begun {
    Work(Box<Prepared>),
    /// Answers are kept under another form of the number.
    Older(Student),
}

impl Exercises {
    /// Reads the exercise in a file, and continues it as this student.
    pub fn read(&mut self, path: PathBuf, student: Option<Student>, facts: &Facts) {
        let path = std::path::absolute(&path).unwrap_or(path);
        let from = path.clone();
        self.given = None;
        let read = move |_: &Token<'_, ()>| Lesson::open(&from);
        self.reading = facts.spawn("exercise", read, |_: &mut Self, read, facts| {
            facts.ask(match in_words(read) {
                Ok(lesson) => Effect::OpenExercise(path, Box::new(lesson), student),
                Err(fault) => Effect::Say(Tone::Bad, text::not_opened(fault)),
            });
        });
    }

    /// Reads answers that were saved, to go on with them.
    pub fn read_answers(&mut self, path: PathBuf, facts: &Facts) {
        let read = move |_: &Token<'_, ()>| Answers::open(&path);
        self.reading_answers = facts.spawn("answers", read, |exercises: &mut Self, read, facts| {
            let read = in_words(read).map_err(text::answers_not_opened);
            if let Err(fault) = read.and_then(|given| exercises.take_answers(given, facts)) {
                facts.ask(Effect::Say(Tone::Bad, fault));
            }
        });
    }

    /// Goes on with saved answers, in the open exercise or in one that was opened before.
    fn take_answers(&mut self, given: Answers, facts: &Facts) -> Result<(), String> {
        let Some(open) = &mut self.open else {
            let mut all = self.kept.iter();
            let Some(kept) = all.find(|kept| kept.fingerprint == given.exercise) else {
                return Err(text::ANSWERS_ALONE.to_string());
            };
            self.read(kept.path.clone(), None, facts);
            self.given = Some(given);
            return Ok(());
        };
        if open.fingerprint != given.exercise {
            return Err(text::ANSWERS_OF_ANOTHER.to_string());
        }
        match &mut open.work {
            None => open.begin_with(given, facts),
            Some(work) if given.is_of(&open.fingerprint, &work.student) => {
                work.take_in(&given, facts);
            }
            Some(_) => {
                let student = given.student.to_string();
                return Err(text::answers_of_student(student));
            }
        }
        Ok(())
    }

    pub fn set(&mut self, facts: &Facts) {
        let mut form = Form::new(facts);
        if let Some(folder) = &self.saves_to {
            form.file.offer_folder(folder);
        }
        self.form = Some(form);
    }

    /// Continues the exercise at this index of the list.
    pub fn go_on(&mut self, index: usize, facts: &Facts) {
        if let Some(kept) = self.kept.get(index) {
            self.read(kept.path.clone(), Student::new(&kept.student), facts);
        }
    }

    /// Opens the exercise of a lesson that was read.
    ///
    /// # Errors
    ///
    /// Fails in words if the lesson has no exercise.
    pub fn take(
        &mut self,
        path: PathBuf,
        lesson: &Lesson,
        student: Option<Student>,
        facts: &Facts,
    ) -> Result<(), String> {
        let Some(exercise) = &lesson.exercise else {
            return Err(none(path.display()));
        };
        let last = self.kept.first().map(|kept| kept.student.clone());
        let fingerprint = lesson.fingerprint().unwrap_or_default();
        // A page reads a file once, so it keeps its own.
        let folder = self.folder.as_ref().filter(|_| facts.in_page());
        let own = folder.map(|folder| folder.join(format!("{fingerprint}.lesson.json")));
        let own = own.filter(|own| *own == path || lesson.save(own).is_ok());
        let mut open = Open {
            title: lesson.title_or_name(&path),
            exercise: exercise.clone(),
            fingerprint,
            number: last.unwrap_or_default(),
            beginning: Pending::default(),
            given: None,
            older: None,
            fault: None,
            work: None,
            path: own.unwrap_or(path),
            folder: self.folder.clone(),
        };
        let platform = self.platform.as_mut();
        let known = platform.as_ref().and_then(|it| it.student.clone());
        let at_platform = platform.and_then(|it| it.given(&open.fingerprint));
        let given = self.given.take().or(at_platform);
        let student = known.or(student);
        if let Some(given) = given.filter(|given| given.exercise == open.fingerprint) {
            open.begin_with(given, facts);
        } else if let Some(student) = student {
            open.number = student.to_string();
            open.begin(student, false, facts);
        }
        self.leave(facts);
        self.open = Some(open);
        Ok(())
    }

    pub fn leave(&mut self, facts: &Facts) {
        self.kept = self.kept();
        if let Some(work) = self.open.take().and_then(|open| open.work) {
            work.let_go(facts);
        }
    }

    /// Returns how long to wait until kept answers are read again.
    pub fn due(&self) -> Option<Duration> {
        self.open.as_ref()?.work.as_ref()?.due()
    }

    /// Returns the tasks of the open exercise.
    pub fn work(&mut self) -> Option<&mut Work> {
        self.open.as_mut()?.work.as_mut()
    }

    /// Whether answers are still being written.
    pub fn is_writing(&self) -> bool {
        let work = self.open.as_ref().and_then(|open| open.work.as_ref());
        work.is_some_and(Work::is_writing)
    }

    /// Returns the list, including the open exercise.
    pub fn kept(&self) -> Vec<KeptExercise> {
        let mut all = self.kept.clone();
        if let Some(open) = &self.open
            && let Some(work) = &open.work
        {
            let typed = work.typed.iter().cloned().enumerate();
            let new = KeptExercise {
                path: open.path.clone(),
                title: open.title.clone(),
                fingerprint: open.fingerprint.clone(),
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

    /// Tells the learning platform, and starts judging what may be seen. Never waits.
    pub fn follow(&mut self, facts: &Facts) {
        let open = self.open.as_mut();
        if let Some(work) = open.and_then(|open| open.work.as_mut()) {
            if let Some(platform) = &mut self.platform {
                platform.follow(work);
            }
            work.follow(facts);
        }
    }

    /// Takes the tasks and kept answers of the student who begins.
    fn begun(&mut self, begun: Result<Begun, String>, facts: &Facts) {
        let Some(open) = &mut self.open else { return };
        let (mut work, trouble) = match begun {
            Ok(Begun::Work(prepared)) => {
                let trouble = prepared.trouble.clone();
                (Work::new(&open.exercise, *prepared), trouble)
            }
            Ok(Begun::Older(student)) => {
                open.older = Some(student);
                return;
            }
            Err(fault) => {
                open.fault = Some(fault);
                return;
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
        if let Some(given) = open.given.take() {
            work.take_in(&given, facts);
        }
        let platform = self.platform.as_ref();
        work.reports = platform.is_some();
        work.handed_in = platform.is_some_and(|it| it.handed_in);
        open.work = Some(work);
        // What a platform has is not lost.
        let trouble = trouble.filter(|_| !platform.is_some_and(LearningPlatform::takes));
        facts.ask_all(trouble.map(|trouble| Effect::Say(Tone::Bad, trouble)));
    }
}

impl Open {
    /// Begins as the student of saved answers, and goes on with these.
    fn begin_with(&mut self, given: Answers, facts: &Facts) {
        let student = given.student.clone();
        self.number = student.to_string();
        self.given = Some(given);
        self.begin(student, false, facts);
    }

    /// Finds the tasks of this student, and the answers that are kept, in the background. `asks`: unless answers are kept under
    /// another form of the number.
    pub(crate) fn begin(&mut self, student: Student, asks: bool, facts: &Facts) {
        self.fault = None;
        self.older = None;
        let (exercise, fingerprint) = (self.exercise.clone(), self.fingerprint.clone());
        let (folder, databases) = (self.folder.clone(), facts.databases.clone());
        let begin = move |token: &Token<'_, ()>| -> Result<Begun, DrawFault> {
            exercise.prepare(&databases);
            // On a slow computer, too, where a page is not drawn meanwhile: nothing can be answered without boards.
            let drawn = Drawn::new(&exercise, &databases, &|| !token.is_dropped())?;
            let older = folder.as_ref().filter(|_| asks);
            if let Some(older) = older.and_then(|it| kept::older(it, &fingerprint, &student)) {
                return Ok(Begun::Older(older));
            }
            let mut keeps = folder.map(|it| kept::path(&it, &fingerprint, &student));
            let (answers, trouble) = kept::read(&mut keeps, &fingerprint, &student);
            let tasks = drawn.tasks_for(&student);
            let expanded = tasks.iter().map(|own| expanded(own, &databases)).collect();
            Ok(Begun::Work(Box::new(Prepared {
                tasks,
                expanded,
                answers,
                keeps,
                trouble,
            })))
        };
        self.beginning = facts.spawn(
            "exercise",
            begin,
            |exercises: &mut Exercises, begun, facts| {
                exercises.begun(in_words(begun), facts);
            },
        );
    }
}
