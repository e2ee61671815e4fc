//! A lesson: slides, each a moment of a search or of a comparison with how it is looked at, what is said of it, and often a
//! question, in one file that a person can read. A teacher prepares it at home and plays it in class; a student goes through
//! it alone and answers.

pub mod answer;
pub(crate) mod error;
pub mod exercise;
pub(crate) mod format;
pub(crate) mod moment;
pub(crate) mod number;
mod place;
pub mod progress;
pub mod query;
pub mod question;
mod question_format;
mod scene;
pub(crate) mod shipped;

pub use answer::{Answer, Judgement, Reason, judge, solution};
pub use error::{InvalidValue, LessonError, LessonFormatError};
pub use exercise::Exercise;
pub use number::parse_number;
pub use progress::{Progress, Score, Tries};
pub use query::QueryError;
pub use question::{Choice, Figure, Question, SlidePanel, Task, Wanted};
pub use question_format::question_fault;
pub use scene::{
    ColourBy, CompareScene, ExperimentScene, ExploreScene, LessonCamera, LessonClock, MAX_PICTURE,
    Picture, Quantity, Scene, SceneLimits, SurveyScene, Tab, Tabled,
};
pub use shipped::Shipped;

use std::io::ErrorKind;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::files::{WriteError, open_regular, text_of, write_whole};
use crate::puzzle::Problem;
use crate::search::Strategy;
use crate::search::heuristics::OwnHeuristic;
use crate::study::strategy_name;
use crate::study::strategy_names::own_heuristics;
use crate::words::language::Language;

/// The newest version. A lesson is written as the oldest version that has all of it, which older programs read.
pub const VERSION: u64 = 7;

/// A larger file is no lesson. It has room for some twenty pictures.
pub const MAX_BYTES: u64 = 8 << 20;

pub const MAX_SLIDES: usize = 300;

pub const MAX_TEXT: usize = 300;

pub const MAX_NOTES: usize = 2000;

pub const MAX_REMEMBERED: usize = 6;

/// The depth limits that a depth-first search can be given, in the window as in a lesson.
pub const DEPTH_LIMITS: RangeInclusive<u32> = 0..=1000;

/// The speeds that a search can be played at, in expansions a second.
pub const SPEEDS: RangeInclusive<f64> = 1.0..=1e6;

/// How much larger than the whole a part of the tree can be shown, as a factor of its width.
pub const ZOOMS: RangeInclusive<f64> = 0.5..=1e9;

/// How a lesson's file ends, without the first dot: `towers.lesson.json`.
pub const EXTENSION: &str = "lesson.json";

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSetup {
    pub problem: Problem,
    /// The strategy. What its algorithm does not use is not kept.
    pub strategy: Strategy,
}

impl SearchSetup {
    pub fn is_same_search(&self, other: &Self) -> bool {
        let own = |setup: &Self| setup.strategy.heuristic_used();
        self.problem == other.problem
            && own(self) == own(other)
            && strategy_name(self.strategy) == strategy_name(other.strategy)
    }
}

/// A slide: what is shown, and what a teacher says there.
#[derive(Clone, Debug, PartialEq)]
pub struct Slide {
    pub setup: SearchSetup,
    pub scene: Scene,
    pub text: String,
    pub question: Option<Question>,
    /// The panels that it unfolds where a student goes through the lesson.
    pub panels: Vec<SlidePanel>,
    /// What the teacher alone reads.
    pub notes: String,
    /// Whether it keeps to itself if its board can be solved. A slide that asks does so until it is answered.
    pub hides_verdict: bool,
}

impl Slide {
    #[must_use]
    pub const fn new(setup: SearchSetup, scene: Scene) -> Self {
        Self {
            setup,
            scene,
            text: String::new(),
            question: None,
            panels: Vec::new(),
            notes: String::new(),
            hides_verdict: false,
        }
    }

    pub(crate) fn task(&self) -> Option<&Task> {
        self.question.as_ref().map(|question| &question.task)
    }

    #[cfg(feature = "gui")]
    pub(crate) fn asks_to_predict(&self) -> bool {
        matches!(self.task(), Some(Task::Predict(_)))
    }

    /// Whether it asks for g, h or f of its node, which the pictures of a search print.
    #[cfg(feature = "gui")]
    pub(crate) fn asks_for_a_value(&self) -> bool {
        let Some(
            Task::Number {
                answer: Figure::Query(query),
                ..
            }
            | Task::Choose {
                answer: Some(Figure::Query(query)),
                ..
            },
        ) = self.task()
        else {
            return false;
        };
        let query = query::FigureQuery::parse(query, &moment::own_of(self));
        matches!(query, Ok(query::FigureQuery::Value(_)))
    }

    /// Whether both show the same; what is said of it may differ.
    pub fn shows_the_same(&self, other: &Self) -> bool {
        self.setup.is_same_search(&other.setup) && self.scene == other.scene
    }

    /// The moment of the search that is shown, after so many expansions; none of a comparison.
    pub fn expansion(&self) -> Option<u64> {
        self.scene.search().map(|scene| scene.expansion)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonScreen {
    /// One search, seen in full.
    #[default]
    Explore,
    /// Several strategies under one clock.
    Compare,
    Experiment,
}

/// How a lesson is looked at, as its file has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonView {
    #[serde(default, rename = "place")]
    pub screen: LessonScreen,
    pub tab: Tab,
    pub colour: ColourBy,
    /// How fast it runs, in expansions a second; `None` is as fast as the machine goes.
    pub speed: Option<f64>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it is called; empty: what its file is called.
    pub title: String,
    pub remember: Vec<String>,
    /// Its tasks, where it is an exercise.
    pub exercise: Option<Exercise>,
    pub setup: SearchSetup,
    pub view: LessonView,
    /// The strategies that are compared on its board; without any, those of the window.
    pub compare: Vec<Strategy>,
    pub slides: Vec<Slide>,
}

impl Lesson {
    /// The heuristics that a person wrote and its strategies go by, each once.
    pub fn own_heuristics(&self) -> Vec<OwnHeuristic> {
        own_heuristics(format::strategies(self))
    }

    /// Its title, or what its file is called.
    pub fn title_or_name(&self, path: &Path) -> String {
        match self.title.as_str() {
            "" => path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            title => title.to_owned(),
        }
    }

    /// What answers to its exercise name it by.
    pub fn fingerprint(&self) -> Option<String> {
        let exercise = self.exercise.as_ref()?;
        Some(format::fingerprint(exercise, &self.setup))
    }

    pub fn to_text(&self) -> String {
        format::text(self)
    }

    /// The lesson that a file's text holds. Texts that are ids of messages, as in the lessons that come along, are in
    /// the chosen language.
    ///
    /// # Errors
    /// [`LessonFormatError`]: what is wrong, and where.
    pub fn from_text(text: &str) -> Result<Self, LessonFormatError> {
        let lesson = format::read(text)?;
        Ok(shipped::in_language(lesson, Language::chosen()))
    }

    /// Writes it to `path`, whole or not at all.
    ///
    /// # Errors
    /// [`WriteError`]; what stood there before is whole then.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, &self.to_text())
    }

    /// Reads the lesson in `path`.
    ///
    /// # Errors
    /// [`LessonError`] where the file cannot be read or holds no lesson of a version known.
    pub fn open(path: &Path) -> Result<Self, LessonError> {
        let path = path.to_owned();
        let lesson = match open_regular(&path).and_then(|file| text_of(file, MAX_BYTES)) {
            Ok(text) if text.len() as u64 > MAX_BYTES => Err(LessonFormatError::TooLarge),
            Ok(text) => Self::from_text(&text),
            Err(fault) if fault.kind() == ErrorKind::InvalidData => {
                Err(LessonFormatError::NotALesson)
            }
            Err(source) => return Err(LessonError::Read { path, source }),
        };
        lesson.map_err(|source| LessonError::Format { path, source })
    }
}

/// The file that a person means by `text`: the extension of a lesson is added where there is none.
pub fn path_of(text: &str) -> PathBuf {
    let path = PathBuf::from(text.trim());
    if path.extension().is_some() || path.file_name().is_none() {
        return path;
    }
    let mut whole = path.into_os_string();
    whole.push(".");
    whole.push(EXTENSION);
    whole.into()
}
