//! Answers of a class, graded in the window: the files that are dropped for it, and the table of `slidescope grade`.

pub mod grading_view;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::Facts;
use crate::facts::Pending;
use crate::files::{FeedbackFormat, GradesFormat, NamedFile as _, SaveFile, Target};
use slidescope_core::files::has_extension;
use slidescope_core::lesson::Lesson;
use slidescope_core::lesson::exercise::grade::{
    Grade, Graded, Grading as GradedBy, NotOfCanvas, Roster, USUAL_OPERATIONS, answer_files, grade,
    right_answer,
};
use slidescope_core::lesson::exercise::{Answer, Drawn, StudentTask};
use slidescope_core::search::PatternDatabases;
use slidescope_core::study::table::Table;
use slidescope_core::tasks::{Token, Update, in_words};
use slidescope_core::text::{feedback, grade as text, papers};

pub struct Grading {
    /// The exercise's file, and a folder or one of the files in it, as typed.
    pub exercise: String,
    pub(crate) answers: String,
    /// Dropped files, used instead of the folder.
    pub(crate) dropped: Vec<PathBuf>,
    /// The list of the class, as typed; empty if there is none.
    pub roster: String,
    working: Pending,
    pub(crate) share: Share,
    pub(crate) class: Option<Class>,
    pub(crate) fault: Option<String>,
    looking: Pending,
    /// The row that was clicked, and the answers of that student.
    pub(crate) chosen: Option<usize>,
    pub(crate) answered: Vec<Answered>,
    pub file: SaveFile<GradesFormat>,
    pub feedback: SaveFile<FeedbackFormat>,
}

/// How many students are done, how many there are, and a file that is being graded.
type Share = (usize, usize, String);

#[derive(Clone)]
pub(crate) struct Class {
    title: String,
    roster: Option<Roster>,
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
    /// Offers to save in `folder`.
    pub fn new(folder: Option<&Path>) -> Self {
        let mut grading = Self {
            exercise: String::new(),
            answers: String::new(),
            dropped: Vec::new(),
            roster: String::new(),
            working: Pending::default(),
            share: Share::default(),
            class: None,
            fault: None,
            looking: Pending::default(),
            chosen: None,
            answered: Vec::new(),
            file: SaveFile::new(Target::Grades, "grades"),
            feedback: SaveFile::new(Target::Feedback, "feedback"),
        };
        if let Some(folder) = folder {
            grading.file.offer_folder(folder);
            grading.feedback.offer_folder(folder);
        }
        grading
    }

    /// Takes dropped files: the exercise, the list of the class, or answers, which may be folders and archives.
    pub fn drop_files(&mut self, paths: Vec<PathBuf>) {
        let is_exercise = |path: &PathBuf| path.to_string_lossy().ends_with(".lesson.json");
        let (exercises, paths): (Vec<_>, Vec<_>) = paths.into_iter().partition(is_exercise);
        let is_roster = |path: &PathBuf| has_extension(path, "csv") || has_extension(path, "tsv");
        let (rosters, answers): (Vec<_>, Vec<_>) = paths.into_iter().partition(is_roster);
        if let Some(path) = rosters.first() {
            self.roster = path.display().to_string();
        }
        if let Some(path) = exercises.first() {
            self.exercise = path.display().to_string();
        }
        if !answers.is_empty() {
            self.answers = text::dropped(answers.len());
            self.dropped = answers;
        }
    }

    /// Takes the path of the folder, or of one of its files.
    pub fn name_answers(&mut self, path: String) {
        self.answers = path;
        self.dropped.clear();
    }

    pub(crate) fn grade(&mut self, facts: &Facts) {
        let typed = |text: &str| PathBuf::from(text.trim());
        let (path, answers) = (typed(&self.exercise), typed(&self.answers));
        let given = match self.dropped.as_slice() {
            [] if answers.is_dir() || has_extension(&answers, "zip") => vec![answers],
            // The path of a file selects its folder.
            [] => vec![answers.parent().map_or_else(PathBuf::new, PathBuf::from)],
            dropped => dropped.to_vec(),
        };
        let roster = Some(typed(&self.roster)).filter(|path| !path.as_os_str().is_empty());
        let databases = facts.databases.clone();
        (self.class, self.fault, self.chosen) = (None, None, None);
        self.share = Share::default();
        let grade = move |token: &Token<'_, Share>| {
            graded(&path, &given, roster.as_deref(), &databases, token)
        };
        self.working =
            facts.spawn_telling("grades", grade, |grading: &mut Option<Self>, update, _| {
                let Some(grading) = grading else { return };
                match update {
                    Update::Progress(share) => grading.share = share,
                    Update::Finished((), done) => match in_words(done) {
                        Ok(class) => grading.class = Some(class),
                        Err(fault) => grading.fault = Some(fault),
                    },
                }
            });
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
        self.looking = facts.spawn(
            "student",
            look,
            |grading: &mut Option<Self>, answered, _| {
                if let Some(grading) = grading {
                    grading.answered = answered.unwrap_or_default();
                }
            },
        );
    }

    pub(crate) fn save(&mut self, facts: &Facts) {
        let Some(class) = self.class.clone() else {
            return;
        };
        let format = self.file.format;
        self.file.write_checked(&facts.wake, move || match format {
            GradesFormat::Table(format) => Ok(class.table.write(format)),
            GradesFormat::Gradebook(of) => {
                let (exercise, roster) = (class.drawn.exercise(), class.roster.as_ref());
                of.check(roster)?;
                Ok::<_, NotOfCanvas>(text::gradebook(
                    of,
                    &class.title,
                    exercise,
                    &class.graded,
                    roster,
                ))
            }
        });
    }

    pub(crate) fn save_feedback(&mut self, facts: &Facts) {
        let Some(class) = self.class.clone() else {
            return;
        };
        let databases = facts.databases.clone();
        self.feedback.write_folder(&facts.wake, move || {
            feedback::pages(&class.title, &class.drawn, &class.graded, &databases).collect()
        });
    }
}

fn graded(
    path: &Path,
    given: &[PathBuf],
    roster: Option<&Path>,
    databases: &PatternDatabases,
    token: &Token<'_, Share>,
) -> Result<Class, String> {
    let lesson = Lesson::open(path).map_err(|fault| fault.to_string())?;
    let Some(exercise) = &lesson.exercise else {
        return Err(papers::none(path.display()));
    };
    let roster = roster.map(|path| {
        let roster = Roster::open(path);
        roster.map_err(|fault| text::remark(path.display(), fault))
    });
    let roster = roster.transpose()?;
    let files = answer_files(given).map_err(|fault| fault.to_string())?;
    if files.is_empty() {
        return Err(text::NO_FILES.to_string());
    }
    exercise.prepare(databases);
    let drawn = Drawn::new(exercise, databases, &|| true).map_err(|fault| fault.to_string())?;
    let name = lesson.fingerprint().unwrap_or_default();
    let goes_on = |done, all, file: &str| {
        token.report((done, all, file.to_owned()));
        !token.is_cancelled()
    };
    let with = GradedBy {
        drawn: &drawn,
        name: &name,
        roster: roster.as_ref(),
        operations: USUAL_OPERATIONS,
        databases,
    };
    let mut graded = grade(&with, files, &goes_on);
    if let [folder] = given {
        graded.within(folder);
    }
    let title = lesson.title_or_name(path);
    Ok(Class {
        table: text::table(&title, exercise, &graded),
        title,
        roster,
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
    let Some(file) = graded.students.get(row) else {
        return Vec::new();
    };
    let tasks = file.graded_tasks(drawn).into_iter();
    tasks
        .zip(&file.grades)
        .map(|(own, grade)| Answered {
            grade: grade.clone(),
            right: right_answer(&own, databases),
            own,
        })
        .collect()
}
