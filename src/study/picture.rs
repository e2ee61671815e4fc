//! A picture of a search as a file: of what, how large, and in which format. The window's views draw it.

use std::path::{Path, PathBuf};

use crate::puzzle::Problem;
use crate::search::{Limits, Strategy};
use crate::study::file::WriteError;

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
    /// The node expanded last and what became of its successors.
    Expansion,
    /// The boards of the path found.
    Solution,
}

impl SearchPicture {
    /// Every picture.
    pub const ALL: [Self; 6] = [
        Self::Tree,
        Self::Map,
        Self::Depths,
        Self::Plot,
        Self::Expansion,
        Self::Solution,
    ];

    /// The word that the terminal knows it by.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tree => "tree",
            Self::Map => "map",
            Self::Depths => "depths",
            Self::Plot => "plot",
            Self::Expansion => "expansion",
            Self::Solution => "solution",
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

/// The room that a figure is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// So many pixels as [`Paper`] says, all of them used.
    #[default]
    Own,
    /// The width of a column of a paper, 85 mm, as high as what is drawn.
    Column,
    /// The width of a page, 170 mm, likewise.
    Page,
    /// A slide of 16:9, filled.
    Slide,
}

impl Preset {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Own, Self::Column, Self::Page, Self::Slide];

    /// The word that the terminal knows it by.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Column => "column",
            Self::Page => "page",
            Self::Slide => "slide",
        }
    }

    /// The width on paper, in millimetres, of those that have one.
    #[must_use]
    pub const fn millimetres(self) -> Option<f32> {
        match self {
            Self::Own | Self::Slide => None,
            Self::Column => Some(85.0),
            Self::Page => Some(170.0),
        }
    }
}

/// What it is drawn on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// The room that it is made for. All but [`Preset::Own`] set its size.
    pub preset: Preset,
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

    /// Points of a slide of 16:9: letters of 11 points are read from the last row.
    const SLIDE: [f32; 2] = [960.0, 540.0];

    /// Where the picture is laid out. `aspect` is the height of a figure by its width, where the paper leaves that open.
    #[must_use]
    pub fn sheet(&self, aspect: f32) -> Sheet {
        let (size, zoom) = match (self.preset, self.preset.millimetres()) {
            (_, Some(millimetres)) => {
                let width = millimetres * Sheet::POINTS_PER_MILLIMETRE;
                ([width, (width * aspect).round()], Sheet::FINE)
            }
            (Preset::Slide, None) => (Self::SLIDE, Sheet::FINE),
            (Preset::Own | Preset::Column | Preset::Page, None) => {
                let size = [self.width as f32, self.height as f32];
                (size.map(|side| side / self.zoom), self.zoom)
            }
        };
        Sheet {
            size,
            zoom,
            millimetres: self.preset.millimetres(),
            own: self.preset == Preset::Own,
        }
    }
}

impl Default for Paper {
    fn default() -> Self {
        Self {
            preset: Preset::Own,
            width: 1600,
            height: 1000,
            zoom: 1.0,
            light: true,
        }
    }
}

/// The place in which a picture is laid out, in points of 1/96 inch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// Points across and down.
    pub size: [f32; 2],
    /// Pixels per point.
    pub zoom: f32,
    /// The width on paper. Such a sheet is cut to what is drawn.
    pub millimetres: Option<f32>,
    /// Whether an SVG is as wide as it has pixels.
    pub own: bool,
}

impl Sheet {
    /// Points of 1/96 inch in a millimetre.
    pub const POINTS_PER_MILLIMETRE: f32 = 96.0 / 25.4;

    /// Pixels per point of a preset.
    pub const FINE: f32 = 2.0;
}

/// The words around a figure; without any there is nothing there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureText {
    /// Above it.
    pub title: String,
    /// Below it.
    pub caption: String,
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
    /// Title and caption.
    pub text: FigureText,
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
    /// There is no solution to draw.
    NotSolved,
    /// Nothing was expanded yet.
    NotExpanded,
    /// No path leads from the start to the goal, so that a map has no distances.
    TwoSpaces,
    /// The file could not be written.
    Write(#[from] WriteError),
}
