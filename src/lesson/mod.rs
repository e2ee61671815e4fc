//! A lesson: a board, a strategy, how they are looked at, and moments with a note each, in one file that a person can
//! read. A teacher prepares it at home and plays it in class.

pub(crate) mod error;
pub(crate) mod format;

pub use error::{InvalidValue, LessonError, LessonFormatError};

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::files::{WriteError, write_whole};
use crate::puzzle::Problem;
use crate::search::Strategy;
use crate::study::strategy_name;

/// The version that is written, and the newest that is read.
pub const VERSION: u64 = 1;

/// A larger file is no lesson: a few hundred notes take a tenth of it.
pub const MAX_BYTES: u64 = 1 << 20;

/// How a lesson's file ends, without the first dot: `towers.lesson.json`.
pub const EXTENSION: &str = "lesson.json";

/// What is searched, and by what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSetup {
    /// Start and goal.
    pub problem: Problem,
    /// The strategy. What its algorithm does not use is not kept.
    pub strategy: Strategy,
}

impl SearchSetup {
    /// Whether both searches go the same way, expansion for expansion.
    #[must_use]
    pub fn is_same_search(&self, other: &Self) -> bool {
        self.problem == other.problem
            && strategy_name(self.strategy) == strategy_name(other.strategy)
    }
}

/// A moment of a search, with what a teacher says there.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// The search.
    pub setup: SearchSetup,
    /// The moment: after so many expansions.
    pub expansion: u64,
    /// The note.
    pub note: String,
}

/// A tab of Explore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonTab {
    /// The search tree.
    #[default]
    Tree,
    /// The map of the state space.
    StateSpace,
    /// The numbers of nodes at each depth.
    Depths,
    /// The node expanded last and its successors.
    Expansion,
    /// The frontier's first nodes.
    Frontier,
    /// The path found.
    Solution,
}

/// What expanded nodes are coloured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonColour {
    /// f = g + h.
    #[default]
    F,
    /// Moves from the root.
    G,
    /// The estimate.
    H,
}

/// A screen of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonScreen {
    /// One search, seen in full.
    #[default]
    Explore,
    /// Several strategies under one clock.
    Compare,
    /// Many boards.
    Experiment,
}

/// How a lesson is looked at, as its file has it.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonView {
    /// Where it opens.
    #[serde(default, rename = "place")]
    pub screen: LessonScreen,
    /// What Explore shows.
    pub tab: LessonTab,
    /// What nodes are coloured by.
    pub colour: LessonColour,
    /// How fast it runs, in expansions a second; `None` is as fast as the machine goes.
    pub speed: Option<f64>,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it opens with.
    pub setup: SearchSetup,
    /// How it is looked at.
    pub view: LessonView,
    /// The strategies that are compared on its board; without any, those of the window.
    pub compare: Vec<Strategy>,
    /// The moments to go to.
    pub bookmarks: Vec<Bookmark>,
}

impl Lesson {
    /// The text of its file.
    #[must_use]
    pub fn to_text(&self) -> String {
        format::text(self)
    }

    /// The lesson that a file's text holds.
    ///
    /// # Errors
    /// [`LessonFormatError`]: what is wrong, and where.
    pub fn from_text(text: &str) -> Result<Self, LessonFormatError> {
        format::read(text)
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
        // A pipe or a device might never answer.
        if !std::fs::metadata(path).map_err(unread)?.is_file() {
            return Err(unread(io::ErrorKind::InvalidInput.into()));
        }
        let file = File::open(path).map_err(unread)?;
        let mut bytes = Vec::new();
        // One byte beyond the limit shows that the file is too large.
        let mut start = file.take(MAX_BYTES + 1);
        start.read_to_end(&mut bytes).map_err(unread)?;
        let lesson = if bytes.len() as u64 > MAX_BYTES {
            Err(LessonFormatError::TooLarge)
        } else {
            let text = String::from_utf8(bytes).map_err(|_| LessonFormatError::NotALesson);
            text.and_then(|text| Self::from_text(&text))
        };
        lesson.map_err(|source| LessonError::Format {
            path: path.to_owned(),
            source,
        })
    }
}

/// The file that a person means by `text`: the extension of a lesson is added where there is none.
#[must_use]
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
