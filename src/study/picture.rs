//! A picture of a search as a file: of what, how large, and in which format. The window's views draw it.

use std::path::{Path, PathBuf};

use crate::files::{WriteError, has_extension};
use crate::puzzle::Problem;
use crate::search::{Limits, Strategy};

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum AnimationFormat by extension {
        /// 256 colours, which every program plays.
        #[default]
        Gif = "gif",
        /// All colours, which browsers play.
        Apng = "png",
    }
}

impl AnimationFormat {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "gif" => Some(Self::Gif),
            "png" | "apng" => Some(Self::Apng),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Animation {
    pub format: AnimationFormat,
    /// The first moment, in expansions.
    pub from: u64,
    /// Expansions a second, unless the film would become too long.
    pub speed: f64,
    /// The most seconds that it lasts before its last frame; a longer run is played faster.
    pub seconds: f64,
    /// Seconds that its last frame stands.
    pub hold: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The moment that it shows, in expansions.
    pub moment: u64,
    /// How long it stands, in hundredths of a second.
    pub hundredths: u16,
}

impl Animation {
    pub const SPEED: std::ops::RangeInclusive<f64> = 0.1..=1_000_000.0;

    /// The most pixels of a frame: a few frames are held in memory.
    pub const PIXELS: f32 = 4_000_000.0;

    pub const SECONDS: std::ops::RangeInclusive<f64> = 1.0..=120.0;

    /// Frames a second at most: more make the file larger and are hardly seen.
    const RATE: f64 = 10.0;

    pub const fn new(format: AnimationFormat) -> Self {
        Self {
            format,
            from: 0,
            speed: 5.0,
            seconds: 15.0,
            hold: 3.0,
        }
    }

    /// Its frames up to moment `to`: each expansion, or as many as the time allows, evenly spread. The last one shows
    /// moment `to`.
    pub fn frames(&self, to: u64) -> Vec<Frame> {
        let from = self.from.min(to);
        let expansions = to - from;
        let lasts = (expansions as f64 / self.speed).min(self.seconds);
        let steps = ((lasts * Self::RATE).ceil() as u64).clamp(1, expansions.max(1));
        let hundredths = |seconds: f64| (seconds * 100.0).round().clamp(2.0, 60_000.0) as u16;
        let each = hundredths(lasts / steps as f64);
        let mut frames: Vec<Frame> = (0..steps)
            .map(|step| Frame {
                // In floating point: the product may be larger than 64 bits.
                moment: from + (expansions as f64 * step as f64 / steps as f64) as u64,
                hundredths: each,
            })
            .collect();
        if expansions == 0 {
            frames.clear();
        }
        frames.push(Frame {
            moment: to,
            hundredths: hundredths(self.hold),
        });
        frames
    }
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SearchPicture by id {
        #[default]
        Tree = "tree",
        /// Every state by its moves from the start and to the goal.
        Map = "map",
        Depths = "depths",
        /// The curves of frontier and visited.
        Plot = "plot",
        /// The node expanded last and what became of its successors.
        Expansion = "expansion",
        /// The boards of the path found.
        Solution = "solution",
    }
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PictureFormat by extension {
        /// Lines and text, sharp at any size.
        #[default]
        Svg = "svg",
        Png = "png",
        /// As SVG on a page of its own, with its fonts.
        Pdf = "pdf",
    }
}

impl PictureFormat {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|format| has_extension(path, format.extension()))
    }
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Preset by id {
        /// So many pixels as [`Paper`] says, all of them used.
        #[default]
        Own = "own",
        /// The width of a column of a paper, 85 mm, as high as what is drawn.
        Column = "column",
        /// The width of a page, 170 mm, likewise.
        Page = "page",
        /// A slide of 16:9, filled.
        Slide = "slide",
    }
}

impl Preset {
    /// The width on paper, in millimetres, of those that have one.
    pub const fn millimetres(self) -> Option<f32> {
        match self {
            Self::Own | Self::Slide => None,
            Self::Column => Some(85.0),
            Self::Page => Some(170.0),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// The room that it is made for. All but [`Preset::Own`] set its size.
    pub preset: Preset,
    /// Pixels across, of an SVG its width.
    pub width: u32,
    pub height: u32,
    /// How large letters and marks are; 1 is as on a screen of the size.
    pub zoom: f32,
    pub light: bool,
}

impl Paper {
    /// The fewest and the most pixels of a side.
    pub const SIDE: std::ops::RangeInclusive<u32> = 100..=8000;

    pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=8.0;

    /// Points of a slide of 16:9. On a screen of 1920 × 1080 letters of 11 points have 29 then, and are read from the last
    /// row.
    const SLIDE: [f32; 2] = [720.0, 405.0];

    /// Pixels per point of a slide, which make 1920 × 1080 of it, and those of an animation, which make 960 × 540.
    const SLIDE_ZOOM: [f32; 2] = [1920.0 / 720.0, 960.0 / 720.0];

    /// Where the picture is laid out. `aspect` is the height of a figure by its width, where the paper leaves that open.
    pub fn sheet(&self, aspect: f32) -> Sheet {
        let (size, zoom) = match (self.preset, self.preset.millimetres()) {
            (_, Some(millimetres)) => {
                let width = millimetres * Sheet::POINTS_PER_MILLIMETRE;
                ([width, (width * aspect).round()], Sheet::FINE)
            }
            (Preset::Slide, None) => (Self::SLIDE, Self::SLIDE_ZOOM[0]),
            (Preset::Own | Preset::Column | Preset::Page, None) => {
                let size = [self.width as f32, self.height as f32];
                (size.map(|side| side / self.zoom), self.zoom)
            }
        };
        Sheet {
            size,
            zoom,
            millimetres: self.preset.millimetres(),
        }
    }

    /// The same for an animation, which is looked at on a screen and is not cut: its frames are of one size.
    pub fn screen(&self, aspect: f32) -> Sheet {
        let sheet = self.sheet(aspect);
        Sheet {
            zoom: match self.preset {
                Preset::Own => sheet.zoom,
                Preset::Slide => Self::SLIDE_ZOOM[1],
                Preset::Column | Preset::Page => 1.0,
            },
            millimetres: None,
            ..sheet
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
    pub size: [f32; 2],
    /// Pixels per point. An SVG without a width on paper is as wide as a PNG.
    pub zoom: f32,
    /// The width on paper. Such a sheet is cut to what is drawn.
    pub millimetres: Option<f32>,
}

impl Sheet {
    /// Points of 1/96 inch in a millimetre.
    pub const POINTS_PER_MILLIMETRE: f32 = 96.0 / 25.4;

    /// The height of a page with its caption, 240 mm, less what a figure grows by when its margins are cut.
    pub const HIGHEST: f32 = 236.0 * Self::POINTS_PER_MILLIMETRE;

    /// Pixels per point on paper.
    pub const FINE: f32 = 2.0;
}

/// The words around a figure; without any there is nothing there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureText {
    pub title: String,
    pub caption: String,
}

#[derive(Clone, Debug)]
pub struct PictureRequest {
    pub problem: Problem,
    pub strategy: Strategy,
    pub limits: Limits,
    pub view: SearchPicture,
    /// The moment, in expansions; the end without one.
    pub at: Option<u64>,
    pub paper: Paper,
    pub text: FigureText,
    pub path: PathBuf,
    pub format: PictureFormat,
    /// A film up to that moment in place of a picture.
    pub animation: Option<Animation>,
}

impl PictureRequest {
    /// How far the search goes, in expansions; without one, to its end or that of the recording.
    pub fn stop(&self) -> Option<u64> {
        let stops = [self.at, self.limits.expansions];
        stops.into_iter().flatten().min()
    }
}

#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    NotStarted,
    SearchFailed(String),
    /// The search ended before the moment asked for.
    EndedBefore {
        expansions: u64,
        at: u64,
    },
    NotRecorded {
        recorded: u64,
    },
    SpaceTooLarge,
    NotSolved,
    NotExpanded,
    /// No path leads from the start to the goal, so that a map has no distances.
    TwoSpaces,
    Still,
    /// The frames of the animation would have more than [`Animation::PIXELS`].
    FilmTooLarge,
    Write(#[from] WriteError),
}
