//! Describes a picture of a search in a file: its subject, size and format, and why there is none. The window's views draw it.

use std::path::Path;

use crate::files::has_extension;
use crate::puzzle::Problem;
use crate::search::{Limits, Strategy};

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum AnimationFormat by extension {
        /// 256 colours; plays in every program.
        #[default]
        Gif = "gif",
        /// All colours; plays in browsers.
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
    /// The moment of the first frame, in expansions.
    pub from: u64,
    /// Expansions per second, unless that would exceed `seconds`.
    pub speed: f64,
    /// The longest duration before the last frame, in seconds. A longer run is played faster.
    pub seconds: f64,
    /// How long the last frame is shown, in seconds.
    pub hold: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The moment shown, in expansions.
    pub moment: u64,
    /// How long the frame is shown, in hundredths of a second.
    pub hundredths: u16,
}

impl Animation {
    pub const SPEED: std::ops::RangeInclusive<f64> = 0.1..=1_000_000.0;

    /// The maximum number of pixels of a frame, because several frames are held in memory.
    pub const PIXELS: f32 = 4_000_000.0;

    pub const SECONDS: std::ops::RangeInclusive<f64> = 1.0..=120.0;

    /// The maximum number of frames per second. More would make the file larger with hardly any visible effect.
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

    /// Returns the frames up to moment `to`: one for each expansion, or as many as the time allows, evenly spread. The last
    /// frame shows moment `to`.
    pub fn frames(&self, to: u64) -> Vec<Frame> {
        let from = self.from.min(to);
        let expansions = to - from;
        let lasts = (expansions as f64 / self.speed).min(self.seconds);
        let steps = ((lasts * Self::RATE).ceil() as u64).clamp(1, expansions.max(1));
        let hundredths = |seconds: f64| (seconds * 100.0).round().clamp(2.0, 60_000.0) as u16;
        let each = hundredths(lasts / steps as f64);
        let mut frames: Vec<Frame> = (0..steps)
            .map(|step| Frame {
                // Floating point, because the product may not fit in 64 bits.
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
        /// All states, arranged by their distances from the start and to the goal.
        Map = "map",
        Depths = "depths",
        /// The curves of frontier and visited.
        Plot = "plot",
        /// The last expanded node and what happened to its successors.
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
        /// The same as SVG, on a page of its own with embedded fonts.
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
        /// The size in pixels given by [`Paper`], filled completely.
        #[default]
        Own = "own",
        /// The width of a column in a paper, 85 mm. The height follows from the content.
        Column = "column",
        /// The width of a page, 170 mm. The height follows from the content.
        Page = "page",
        /// A slide of 16:9, filled.
        Slide = "slide",
    }
}

impl Preset {
    /// Returns the width on paper in millimetres, if the preset has one.
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
    /// The intended use. Every preset except [`Preset::Own`] determines the size.
    pub preset: Preset,
    /// The width in pixels. For an SVG, this is the width of the drawing.
    pub width: u32,
    pub height: u32,
    /// The scale of text and marks. 1 is the size on a screen of this many pixels.
    pub zoom: f32,
    pub light: bool,
    /// Whether a still picture in pixels is cut to what is drawn, so that it may be smaller.
    pub cut: bool,
}

impl Paper {
    /// The allowed length of a side, in pixels.
    pub const SIDE: std::ops::RangeInclusive<u32> = 100..=8000;

    pub const ZOOM: std::ops::RangeInclusive<f32> = 0.5..=8.0;

    /// The size of a 16:9 slide in points. On a 1920 × 1080 screen, 11-point text is then 29 pixels high and readable from
    /// the last row.
    const SLIDE: [f32; 2] = [720.0, 405.0];

    /// Pixels per point of a slide (1920 × 1080 in total) and of an animation (960 × 540).
    const SLIDE_ZOOM: [f32; 2] = [1920.0 / 720.0, 960.0 / 720.0];

    /// Returns the sheet of a still picture. `aspect` is the figure's height divided by its width, used for widths on paper.
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

    /// Returns the sheet for an animation. It is made for screens and not cropped, because all frames have the same size.
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
            cut: false,
        }
    }
}

/// The area in which a picture is laid out, in points of 1/96 inch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    pub size: [f32; 2],
    /// Pixels per point. An SVG without a width on paper is as wide as a PNG.
    pub zoom: f32,
    /// The width on paper. A sheet with such a width is cropped to its content.
    pub millimetres: Option<f32>,
}

impl Sheet {
    /// Points of 1/96 inch in a millimetre.
    pub const POINTS_PER_MILLIMETRE: f32 = 96.0 / 25.4;

    /// The height of a page with its caption, 240 mm, minus the growth of a figure when its margins are cropped.
    pub const HIGHEST: f32 = 236.0 * Self::POINTS_PER_MILLIMETRE;

    /// Pixels per point on paper.
    pub const FINE: f32 = 2.0;
}

/// The title and caption of a figure. Empty ones take no space.
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
    /// The moment in expansions, or `None` for the end.
    pub at: Option<u64>,
    pub paper: Paper,
    pub text: FigureText,
    /// If set, an animation up to that moment is written instead of a still picture.
    pub animation: Option<Animation>,
}

impl PictureRequest {
    /// Returns how far the search runs, in expansions. `None` means up to its end or that of the recording.
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
    /// No path leads from the start to the goal, so a map has no distances.
    TwoSpaces,
    Still,
    /// The frames of the animation would have more than [`Animation::PIXELS`].
    FilmTooLarge,
}
