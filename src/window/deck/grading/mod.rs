//! Answers of a class, graded in the window: the table of `slidescope grade`, and the answers of one student.

pub(crate) mod grading_view;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::window::Facts;
use crate::window::files::{NamedFile as _, TableFile, Target};
use slidescope_core::jobs::{Job, Token, Update, in_words};
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{Grade, Graded, answer_files, grade, right_answer};
use slidescope_core::lesson::exercise::{Answer, Drawn, StudentTask};
use slidescope_core::search::PatternDatabases;
use slidescope_core::study::table::Table;
use slidescope_core::text::{exercise, grade as text};

pub(crate) struct Grading {
    /// The exercise's file, and a folder or one of the files in it, as typed.
    pub(crate) exercise: String,
    pub(crate) answers: String,
    /// Dropped files, used instead of the folder.
    pub(crate) dropped: Vec<PathBuf>,
    working: Option<Job<(), Result<Class, String>, Share>>,
    pub(crate) share: Share,
    pub(crate) class: Option<Class>,
    pub(crate) fault: Option<String>,
    looking: Option<Job<usize, Vec<Answered>>>,
    /// The row that was clicked, and the answers of that student.
    pub(crate) chosen: Option<usize>,
    pub(crate) answered: Vec<Answered>,
    pub(crate) file: TableFile,
}

/// How many are done, and how many there are.
type Share = (usize, usize);

pub(crate) struct Class {
    drawn: Arc<Drawn>,
    pub(crate) graded: Arc<Graded>,
    pub(crate) table: Table,
}

/// A task, the grade of the answer given to it, and the right answer.
pub(crate) struct Answered {
    pub(crate) own: StudentTask,
    pub(crate) grade: Grade,
    pub(crate) right: Option<Answer>,
}

impl Grading {
    pub(crate) fn new() -> Self {
        Self {
            exercise: String::new(),
            answers: String::new(),
            dropped: Vec::new(),
            working: None,
            share: (0, 0),
            class: None,
            fault: None,
            looking: None,
            chosen: None,
            answered: Vec::new(),
            file: TableFile::new(Target::Grades, "grades"),
        }
    }

    /// Takes dropped files: the exercise, or answers, which may be folders.
    pub(crate) fn drop_files(&mut self, paths: Vec<PathBuf>) {
        let is_exercise = |path: &PathBuf| path.to_string_lossy().ends_with(".lesson.json");
        let (exercises, answers): (Vec<_>, Vec<_>) = paths.into_iter().partition(is_exercise);
        if let Some(path) = exercises.first() {
            self.exercise = path.display().to_string();
        }
        if !answers.is_empty() {
            self.answers = text::dropped(answers.len());
            self.dropped = answers;
        }
    }

    /// Takes the path of the folder, or of one of its files.
    pub(crate) fn name_answers(&mut self, path: String) {
        self.answers = path;
        self.dropped.clear();
    }

    pub(crate) fn grade(&mut self, facts: &Facts) {
        let typed = |text: &str| PathBuf::from(text.trim());
        let (path, answers) = (typed(&self.exercise), typed(&self.answers));
        let given = match self.dropped.as_slice() {
            [] if answers.is_dir() => vec![answers],
            // The path of a file selects its folder.
            [] => vec![answers.parent().map_or_else(PathBuf::new, PathBuf::from)],
            dropped => dropped.to_vec(),
        };
        let databases = facts.databases.clone();
        (self.class, self.fault, self.chosen) = (None, None, None);
        self.share = (0, 0);
        let grade = move |token: &Token<'_, Share>| graded(&path, &given, &databases, token);
        self.working = Some(Job::of("grades", &facts.wake, (), grade));
    }

    pub(crate) fn look_at(&mut self, row: usize, facts: &Facts) {
        self.chosen = Some(row);
        self.answered.clear();
        let Some(class) = &self.class else {
            return;
        };
        let (drawn, graded) = (Arc::clone(&class.drawn), Arc::clone(&class.graded));
        let databases = facts.databases.clone();
        let look = move |_: &Token<'_, ()>| answered(&drawn, &graded, row, &databases);
        self.looking = Some(Job::of("student", &facts.wake, row, look));
    }

    pub(crate) fn poll(&mut self) {
        self.file.poll();
        match self.working.as_mut().and_then(Job::poll) {
            Some(Update::Progress(share)) => self.share = share,
            Some(Update::Finished((), done)) => {
                self.working = None;
                match in_words(done) {
                    Ok(class) => self.class = Some(class),
                    Err(fault) => self.fault = Some(fault),
                }
            }
            None => {}
        }
        if let Some((row, answered)) = Job::take_finished(&mut self.looking)
            && self.chosen == Some(row)
        {
            self.answered = answered.unwrap_or_default();
        }
    }

    pub(crate) fn save(&mut self, facts: &Facts) {
        if let Some(class) = &self.class {
            let (table, format) = (class.table.clone(), self.file.format);
            self.file
                .write_text(&facts.wake, move || table.write(format));
        }
    }
}

fn graded(
    path: &Path,
    given: &[PathBuf],
    databases: &PatternDatabases,
    token: &Token<'_, Share>,
) -> Result<Class, String> {
    let lesson = Lesson::open(path).map_err(|fault| fault.to_string())?;
    let Some(exercise) = &lesson.exercise else {
        return Err(exercise::none(path));
    };
    let files =
        answer_files(given).map_err(|fault| text::no_folder(&given[0], fault.to_string()))?;
    if files.is_empty() {
        return Err(text::NO_FILES.to_string());
    }
    exercise.prepare(databases);
    let drawn = Drawn::new(exercise, databases, &|| true).map_err(|fault| fault.to_string())?;
    let name = lesson.fingerprint().unwrap_or_default();
    let all = files.len();
    let goes_on = |done| {
        token.report((done, all));
        !token.is_cancelled()
    };
    let mut graded = grade(&drawn, &name, files, databases, &goes_on);
    if let [folder] = given {
        graded.within(folder);
    }
    Ok(Class {
        table: text::table(&lesson.title_or_name(path), exercise, &graded),
        drawn: Arc::new(drawn),
        graded: Arc::new(graded),
    })
}

fn answered(
    drawn: &Drawn,
    graded: &Graded,
    row: usize,
    databases: &PatternDatabases,
) -> Vec<Answered> {
    let Some(file) = graded.files.get(row) else {
        return Vec::new();
    };
    let student = file.student.iter();
    let tasks = student.flat_map(|student| drawn.tasks_for(student));
    tasks
        .zip(&file.grades)
        .map(|(own, grade)| Answered {
            grade: grade.clone(),
            right: right_answer(&own, databases),
            own,
        })
        .collect()
}
