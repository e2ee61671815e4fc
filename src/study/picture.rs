//! A picture of a search as a file: of what, how large, and in which format. The window's views draw it.

use std::path::{Path, PathBuf};

use crate::files::WriteError;
use crate::puzzle::Problem;
use crate::search::{Limits, Strategy};

/// What of a search is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchPicture {
    /// The search tree.
    #[default]
    Tree,
    /// Every state by its moves from the start and to the goal.
    Map,
    /// The numbers of nodes at each depth.
    Depths,
    /// The curves of frontier and visited.
    Plot,
}

impl SearchPicture {
    /// Every picture.
    pub const ALL: [Self; 4] = [Self::Tree, Self::Map, Self::Depths, Self::Plot];

    /// The word that the terminal knows it by.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tree => "tree",
            Self::Map => "map",
            Self::Depths => "depths",
            Self::Plot => "plot",
        }
    }
}

/// The format of a picture's file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureFormat {
    /// Lines and text, sharp at any size.
    #[default]
    Svg,
    /// Pixels.
    Png,
}

impl PictureFormat {
    /// Both formats.
    pub const ALL: [Self; 2] = [Self::Svg, Self::Png];

    /// How its files end, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format that a file's name asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        Self::ALL
            .into_iter()
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
    }
}

/// What it is drawn on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Pixels across, of an SVG its width.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// How large letters and marks are; 1 is as on a screen of the size.
    pub zoom: f32,
    /// Whether it is light.
    pub light: bool,
}

impl Paper {
    /// The fewest and the most pixels of a side.
    pub const SIDE: std::ops::RangeInclusive<u32> = 100..=8000;

    /// The smallest and the largest zoom.
    pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=8.0;
}

impl Default for Paper {
    fn default() -> Self {
        Self {
            width: 1600,
            height: 1000,
            zoom: 1.0,
            light: false,
        }
    }
}

/// A picture that is asked for.
#[derive(Clone, Debug)]
pub struct PictureRequest {
    /// Start and goal.
    pub problem: Problem,
    /// What searches.
    pub strategy: Strategy,
    /// How far it may go.
    pub limits: Limits,
    /// What is drawn.
    pub view: SearchPicture,
    /// The moment, in expansions; the end without one.
    pub at: Option<u64>,
    /// How large.
    pub paper: Paper,
    /// The file.
    pub path: PathBuf,
    /// Its format.
    pub format: PictureFormat,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// There is no run.
    NotStarted,
    /// The search broke off, with this message.
    SearchFailed(String),
    /// The search ended before the moment asked for.
    EndedBefore {
        /// Expansions it made.
        expansions: u64,
        /// The moment asked for.
        at: u64,
    },
    /// The moment lies beyond what is recorded.
    NotRecorded {
        /// Expansions that are recorded.
        recorded: u64,
    },
    /// There are too many states for a map.
    SpaceTooLarge,
    /// No path leads from the start to the goal, so that a map has no distances.
    TwoSpaces,
    /// The file could not be written.
    Write(#[from] WriteError),
}
