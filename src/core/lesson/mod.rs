//! A lesson: a sequence of slides in one human-readable file. A slide is a moment of a search or of a comparison with its
//! view, a text, and often a question. A teacher prepares a lesson at home and presents it in class. A student goes through
//! it alone and answers the questions.

pub mod answer;
pub(crate) mod error;
pub mod exercise;
pub(crate) mod format;
mod judging;
pub(crate) mod moment;
pub(crate) mod number;
mod play;
pub mod progress;
mod proof;
pub mod query;
pub mod question;
mod scene;
pub(crate) mod shipped;

pub use answer::{Answer, Judgement, Reason};
pub use error::{InvalidValue, LessonError, LessonFormatError};
pub use exercise::Exercise;
pub use format::question_fault;
pub use judging::{judge, next_boards, solution};
pub use number::parse_number;
pub use play::{Aim, Hand, Play, Played};
pub use progress::{Given, Progress, Score, Tries};
pub use query::QueryError;
pub use question::{Choice, Figure, Question, SlidePanel, Task, Wanted};
pub use scene::{
    ColourBy, CompareScene, ExperimentScene, ExploreScene, LessonCamera, LessonClock, MAX_PICTURE,
    Picture, Quantity, Scene, SceneLimits, SurveyScene, Tab, Tabled,
};
pub use shipped::Shipped;

use std::io::{self, ErrorKind, Write as _};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::files::{WriteError, open_regular, replace, text_of};
use crate::puzzle::Problem;
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Heuristic, Strategy};
use crate::study::strategy_name;
use crate::study::strategy_names::own_heuristics;
use crate::words::language::Language;

/// The version of the format. A file of another version is refused.
pub const VERSION: u64 = 8;

/// The maximum size of a lesson's file. It has room for some twenty pictures.
pub const MAX_BYTES: u64 = 8 << 20;

pub const MAX_SLIDES: usize = 300;

pub const MAX_TEXT: usize = 300;

pub const MAX_NOTES: usize = 2000;

pub const MAX_REMEMBERED: usize = 6;

/// The depth limits allowed for a depth-first search, both in the window and in a lesson.
pub const DEPTH_LIMITS: RangeInclusive<u32> = 0..=1000;

/// The speeds at which a search can be played, in expansions per second.
pub const SPEEDS: RangeInclusive<f64> = 1.0..=1e6;

/// The allowed magnifications of a part of the tree, as a factor of its width.
pub const ZOOMS: RangeInclusive<f64> = 0.5..=1e9;

/// The extension of a lesson's file without the first dot, as in `towers.lesson.json`.
pub const EXTENSION: &str = "lesson.json";

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSetup {
    pub problem: Problem,
    /// The strategy. Parameters that its algorithm does not use are not saved.
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

/// A slide: what is shown, and the text that a teacher adds.
#[derive(Clone, Debug, PartialEq)]
pub struct Slide {
    pub setup: SearchSetup,
    pub scene: Scene,
    pub text: String,
    pub question: Option<Question>,
    /// The panels that it opens when a student goes through the lesson.
    pub panels: Vec<SlidePanel>,
    /// Notes that only the teacher sees.
    pub notes: String,
    /// Whether it hides whether its board is solvable. A slide with a question does so until it is answered.
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

    pub fn task(&self) -> Option<&Task> {
        self.question.as_ref().map(|question| &question.task)
    }

    /// Returns `true` if it asks for g, h or f of its node, which the views of a search show.
    pub fn asks_for_a_value(&self) -> bool {
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

    /// Returns the user-defined heuristics that its strategies use, without duplicates. Its queries may name them.
    pub fn own_heuristics(&self) -> Vec<OwnHeuristic> {
        moment::own_of(self)
    }

    /// Returns `true` if both show the same scene. Their texts may differ.
    pub fn shows_the_same(&self, other: &Self) -> bool {
        self.setup.is_same_search(&other.setup) && self.scene == other.scene
    }

    /// Returns the moment of the search shown, in expansions, or `None` if no search is shown.
    pub fn expansion(&self) -> Option<u64> {
        self.scene.search().map(|scene| scene.expansion)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonScreen {
    /// One search in detail.
    #[default]
    Explore,
    /// Several strategies with a common clock.
    Compare,
    Experiment,
}

/// The view settings of a lesson, as in its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonView {
    #[serde(default, rename = "place")]
    pub screen: LessonScreen,
    pub tab: Tab,
    pub colour: ColourBy,
    /// The speed in expansions per second. `None` means as fast as possible.
    pub speed: Option<f64>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The title. If empty, the name of the file is used.
    pub title: String,
    pub remember: Vec<String>,
    /// Its tasks, if it is an exercise.
    pub exercise: Option<Exercise>,
    pub setup: SearchSetup,
    pub view: LessonView,
    /// The strategies compared on its board. If empty, those of the window are used.
    pub compare: Vec<Strategy>,
    pub slides: Vec<Slide>,
}

impl Lesson {
    /// Returns the user-defined heuristics that its strategies use, without duplicates.
    pub fn own_heuristics(&self) -> Vec<OwnHeuristic> {
        own_heuristics(format::strategies(self))
    }

    /// Returns every heuristic that it names.
    pub fn heuristics_mut(&mut self) -> Vec<&mut Heuristic> {
        format::heuristics_mut(self)
    }

    /// Returns its title, or the name of its file if it has none.
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

    /// Returns the fingerprint by which answers identify its exercise, if it has one.
    pub fn fingerprint(&self) -> Option<String> {
        self.exercise.as_ref().map(format::fingerprint)
    }

    pub fn to_text(&self) -> String {
        format::text(self)
    }

    /// Returns the text of its file, after reading the text again.
    ///
    /// # Errors
    /// [`LessonFormatError`] with which the file could not be opened.
    pub fn checked_text(&self) -> Result<String, LessonFormatError> {
        let text = self.to_text();
        if text.len() as u64 > MAX_BYTES {
            return Err(LessonFormatError::TooLarge);
        }
        format::read(&text).map(|_| text)
    }

    /// Parses the text of a lesson's file. Texts that are message ids, as in the shipped lessons, are translated into the
    /// chosen language.
    ///
    /// # Errors
    /// [`LessonFormatError`] with the fault and its position.
    pub fn from_text(text: &str) -> Result<Self, LessonFormatError> {
        let lesson = format::read(text)?;
        Ok(shipped::in_language(lesson, Language::chosen()))
    }

    /// Writes it to `path` atomically.
    ///
    /// # Errors
    /// [`WriteError`], also if the file could not be opened again. An existing file is then unchanged.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        replace(path, |out| {
            let text = self.checked_text().map_err(io::Error::other)?;
            out.write_all(text.as_bytes())
        })
        .map(drop)
    }

    /// Reads the lesson in `path`.
    ///
    /// # Errors
    /// [`LessonError`] if the file cannot be read or does not contain a lesson of a known version.
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

/// Returns the path the user means by `text`. The extension of a lesson is added if there is none.
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
