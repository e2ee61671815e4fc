//! A lesson: slides, each a moment of a search or of a comparison with how it is looked at, what is said of it, and often a
//! question, in one file that a person can read. A teacher prepares it at home and plays it in class; a student goes through
//! it alone and answers.

pub mod answer;
pub(crate) mod error;
pub mod exercise;
pub(crate) mod format;
pub(crate) mod moment;
pub(crate) mod number;
mod picture;
mod place;
pub mod progress;
pub mod query;
pub mod question;
mod question_format;
pub(crate) mod shipped;

pub use answer::{Given, Judgement, Reason, judge, solution};
pub use error::{InvalidValue, LessonError, LessonFormatError};
pub use exercise::Exercise;
pub use number::parse_number;
pub use picture::{MAX_PICTURE, Picture};
pub use progress::{Progress, Score, Tries};
pub use query::QueryError;
pub use question::{Choice, Figure, Question, SlidePanel, Task, Wanted};
pub use question_format::question_fault;
pub use shipped::Shipped;

use std::io::Read as _;
use std::num::NonZeroU64;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::files::{WriteError, open_regular, plain_lines, write_whole};
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Heuristic, Limits, Strategy};
use crate::study::experiment::Spec;
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
    pub const fn expansion(&self) -> Option<u64> {
        match self.scene.search() {
            Some(scene) => Some(scene.expansion),
            None => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    Explore(ExploreScene),
    Compare(CompareScene),
    /// An estimate held against the truth, on all states.
    Heuristics(Heuristic),
    Experiment(Box<ExperimentScene>),
    /// How many states stand at each depth.
    Survey(SurveyScene),
    /// The text alone, or with a picture.
    Text(Option<Picture>),
}

impl Scene {
    pub const fn search(&self) -> Option<&ExploreScene> {
        match self {
            Self::Explore(scene) => Some(scene),
            _ => None,
        }
    }

    /// The strategies that it names beside that of the slide.
    pub(crate) fn strategies(&self) -> &[Strategy] {
        match self {
            Self::Compare(scene) => &scene.strategies,
            Self::Experiment(scene) => &scene.spec.strategies,
            Self::Explore(_) | Self::Heuristics(_) | Self::Survey(_) | Self::Text(_) => &[],
        }
    }

    /// Whether it takes the place of a screen.
    pub const fn stands_alone(&self) -> bool {
        matches!(self, Self::Survey(_) | Self::Text(_))
    }
}

/// An experiment, which is repeated where its slide is shown, and how its results are looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct ExperimentScene {
    pub spec: Spec,
    pub table: Tabled,
    pub plot: Quantity,
}

values! {
    /// The tables of an experiment.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Tabled {
        /// What was measured beside what was published, or what the lesson is about.
        Known,
        /// Means and spread, a row for a length and a strategy.
        #[default]
        Means,
        Runs,
    }
}

/// What the curves of an experiment count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    #[default]
    Generated,
    /// The same as a textbook counts it, the move straight back among them: what is shown in its place beside a table that
    /// counts so.
    #[serde(skip)]
    Children,
    Expanded,
    Visited,
    PeakFrontier,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SurveyScene {
    /// Whether depths are counted from the start board, in place of the goal.
    pub from_start: bool,
    /// Whether the bars stand on a logarithmic axis.
    pub log: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExploreScene {
    pub expansion: u64,
    /// The view; none is that of the lesson.
    pub tab: Option<Tab>,
    /// The part of the tree; none is all of it.
    pub camera: Option<LessonCamera>,
    /// What nodes are coloured by; none is what the lesson says.
    pub colour: Option<ColourBy>,
    pub selected: Option<Board>,
    /// Which step within the expansion is shown, from 0; none is the whole expansion.
    pub fine_step: Option<u32>,
    pub predict: bool,
    /// Whether the bars of depths stand on a linear axis.
    pub linear: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CompareScene {
    pub strategies: Vec<Strategy>,
    pub clock: LessonClock,
    /// Where the clock stands; none is the end.
    pub at: Option<u64>,
    pub trees: bool,
    pub limits: SceneLimits,
}

/// What each search of a comparison may use at most, so that a slide can show a search that does not come to an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SceneLimits {
    /// Memory in MiB; none is the share of the window's limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_mib: Option<NonZeroU64>,
    /// Expansions; none is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expansions: Option<NonZeroU64>,
}

impl SceneLimits {
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    pub fn memory(self) -> Option<u64> {
        let mib = self.memory_mib?.get();
        Some(mib.saturating_mul(1 << 20))
    }

    /// The limits of a search that may hold `memory` bytes where they say nothing else.
    pub fn within(self, memory: u64) -> Limits {
        Limits {
            memory: self.memory().map_or(memory, |most| most.min(memory)),
            expansions: self.expansions.map(NonZeroU64::get),
        }
    }
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum LessonClock {
        /// The same number of expansions for each strategy.
        #[default]
        Expansions,
        /// The same depth, of A* and weighted A* the same f.
        Depth,
        /// The same time spent searching, in microseconds; the searches run one after the other.
        Time,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonCamera {
    Fit,
    /// The node expanded last.
    Follow,
    /// A part: its middle as shares of the tree's width and height, and how much larger than the whole tree it is.
    #[serde(untagged)]
    Part {
        /// 0 at the left edge of the tree, 1 at the right.
        x: f64,
        /// 0 at the top, 1 at the bottom.
        y: f64,
        /// 1 shows the whole width.
        zoom: f64,
    },
}

/// What the middle of Explore shows, of a slide as in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tab {
    #[default]
    Tree,
    /// Every state by its distances from the start and to the goal.
    StateSpace,
    /// How many nodes there are at each depth, or of each f.
    Depths,
    /// The node expanded last and its successors.
    Expansion,
    /// The frontier's first nodes, where the window is too narrow for a panel of their own.
    Frontier,
    Solution,
    /// The start board and the goal, large.
    Board,
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum ColourBy by name {
        /// f = g + h; g where the algorithm uses no estimate.
        #[default]
        F = "f",
        G = "g",
        /// The estimate of the moves left.
        H = "h",
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
        let unread = |source| LessonError::Read {
            path: path.to_owned(),
            source,
        };
        let file = open_regular(path).map_err(unread)?;
        let mut bytes = Vec::new();
        // One byte beyond the limit shows that the file is too large.
        let mut start = file.take(MAX_BYTES + 1);
        start.read_to_end(&mut bytes).map_err(unread)?;
        let lesson = if bytes.len() as u64 > MAX_BYTES {
            Err(LessonFormatError::TooLarge)
        } else {
            let text = String::from_utf8(bytes).map_err(|_| LessonFormatError::NotALesson);
            text.and_then(|text| Self::from_text(&plain_lines(text)))
        };
        lesson.map_err(|source| LessonError::Format {
            path: path.to_owned(),
            source,
        })
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
