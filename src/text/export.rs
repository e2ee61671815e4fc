//! What is said of files that are written, of traces and of pictures, in the terminal too; the Export menu.

use std::fmt;
use std::path::Path;

use crate::files::{NotAFile, WriteError, WriteStep};
use crate::interchange::posthoc::{SLOW_EXPANSIONS, TraceSummary};
use crate::study::picture::{
    Animation, AnimationFormat, PictureError, PictureFormat, Preset, SearchPicture,
};
use crate::text::numbers::plural;
use crate::text::{counted, thousands};

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let done = match self.step {
            WriteStep::Find => "found",
            WriteStep::Create => "made",
            WriteStep::Write => "written",
        };
        let (path, source) = (self.path.display(), &self.source);
        write!(f, "{path} could not be {done}: {source}")
    }
}

impl fmt::Display for NotAFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is not a regular file")
    }
}

/// What is said of a cache file or a journal that is not one.
pub(crate) fn skipped(path: &Path) -> String {
    format!("{} is skipped: {NotAFile}", path.display())
}

impl TraceSummary {
    /// What a person should know of a trace that is large.
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        let &Self {
            expansions,
            left_out,
        } = self;
        if left_out > 0 {
            let noun = plural(expansions, "expansion");
            let verb = if left_out == 1 { "is" } else { "are" };
            Some(format!(
                "the trace ends after {expansions} {noun}; {left_out} more {verb} not in it"
            ))
        } else if expansions > SLOW_EXPANSIONS {
            Some(format!(
                "the trace has {expansions} expansions; above {SLOW_EXPANSIONS} Posthoc becomes slow"
            ))
        } else {
            None
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted => f.write_str(
                "the search was not started; where the system gives no more threads, close other programs or raise the limit of processes (ulimit -u)",
            ),
            Self::SearchFailed(reason) => f.write_str(reason),
            Self::EndedBefore { expansions, at } => {
                let (end, at) = (counted(*expansions, "expansion"), thousands(at));
                write!(f, "the search ended after {end}, before --at {at}")
            }
            Self::NotRecorded { recorded } => {
                let recorded = thousands(recorded);
                write!(
                    f,
                    "only the first {recorded} expansions are recorded; draw an earlier moment with --at"
                )
            }
            Self::SpaceTooLarge => f.write_str(
                "the state space is too large for a map; maps are drawn for boards of up to nine cells, and 2 × 5",
            ),
            Self::TwoSpaces => {
                f.write_str("start and goal are in two separate state spaces, so there is no map")
            }
            Self::NotSolved => {
                f.write_str("there is no solution to draw: the search has found none at this moment")
            }
            Self::NotExpanded => f.write_str("there is no expansion to draw at moment 0"),
            Self::Still => f.write_str(
                "a solution does not move: animate the tree, the map, the depths, the plot or the expansion",
            ),
            Self::FilmTooLarge => {
                let most = thousands(Animation::PIXELS as u64);
                write!(f, "an animation has at most {most} pixels a frame: choose a smaller size")
            }
            Self::Write(error) => error.fmt(f),
        }
    }
}

impl SearchPicture {
    /// What it shows.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Tree => "the search tree with its frontier and its path",
            Self::Map => {
                "every state by its moves from the start and to the goal, and which were expanded"
            }
            Self::Depths => "how many nodes there are at each depth",
            Self::Plot => "frontier and visited against expansions",
            Self::Expansion => "the node expanded last and its successors",
            Self::Solution => "the boards of the path found",
        }
    }
}

impl PictureFormat {
    /// Its name on screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "SVG",
            Self::Png => "PNG",
            Self::Pdf => "PDF",
        }
    }
}

impl AnimationFormat {
    /// Its name on screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gif => "GIF",
            Self::Apng => "APNG",
        }
    }
}

impl Preset {
    /// What it is called on screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own size",
            Self::Column => "85 mm",
            Self::Page => "170 mm",
            Self::Slide => "16:9",
        }
    }

    /// What it is for.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Own => "the size in pixels that you give",
            Self::Column => "85 mm wide: one column of a paper, cropped",
            Self::Page => "170 mm wide: both columns of a paper, cropped",
            Self::Slide => "a slide of 16:9",
        }
    }
}

/// The Export menu.
pub(crate) mod menu {
    use super::counted;
    use crate::study::picture::Frame;

    pub(crate) const EXPORT: &str = "Export";
    pub(crate) const ABOUT: &str = "Saves a picture of what is shown, and the trace of a search.";
    pub(crate) const PICTURE: &str = "Picture of what is shown";
    pub(crate) const TRACE: &str = "Search trace for Posthoc";
    pub(crate) const ZOOM: &str = "The size of letters and marks.";
    pub(crate) const SIDE: &str = "Type a number, or drag.";

    pub(crate) const OF: &str = "Of";
    pub(crate) const ABOUT_OF: &str = "What the picture shows.";
    pub(crate) const FORMAT: &str = "Format";
    pub(crate) const THEME: &str = "Theme";
    pub(crate) const SIZE: &str = "Size";
    pub(crate) const ABOUT_SIZE: &str =
        "For a paper, for a slide, or in pixels. A PNG for a paper or a slide is drawn at 2×.";

    /// Of each field: its name, what stands in it while it is empty, and its name for screen readers.
    pub(crate) const TITLE: [&str; 3] = ["Title", "none", "Picture title"];
    pub(crate) const CAPTION: [&str; 3] = ["Caption", "none", "Picture caption"];

    pub(crate) const ANIMATION: &str = "Animation of the run";
    pub(crate) const ABOUT_ANIMATION: &str =
        "Shows what is chosen above, moment by moment, at the same size.";
    pub(crate) const SPEED: &str = "Speed";
    pub(crate) const ABOUT_SPEED: &str =
        "A run that would last longer than the limit is played faster: moments are left out.";
    pub(crate) const A_SECOND: &str = "expansions per second,";
    pub(crate) const AT_MOST: &str = "at most";
    pub(crate) const SECONDS: &str = "s";
    pub(crate) const PART: &str = "Part";
    pub(crate) const ABOUT_PART: &str = "The first and the last moment, in expansions.";
    pub(crate) const UP_TO: &str = "to";
    pub(crate) const EXPANSIONS: &str = "expansions";
    pub(crate) const CANCEL: &str = "Cancel";

    /// Accessible names.
    pub(crate) const ANIMATION_SPEED: &str = "Animation speed";
    pub(crate) const ANIMATION_SECONDS: &str = "Animation length";
    pub(crate) const ANIMATION_FROM: &str = "Animation from";
    pub(crate) const ANIMATION_TO: &str = "Animation to";
    pub(crate) const ANIMATION_PROGRESS: &str = "Animation progress";

    pub(crate) fn animation_as(format: &str) -> String {
        format!("Animation as {format}")
    }

    pub(crate) fn picture_for(preset: &str) -> String {
        format!("Picture size: {preset}")
    }

    pub(crate) fn drawn(share: f32) -> String {
        format!("{:.0} %", 100.0 * share)
    }

    /// How many frames there are, and how long they last.
    pub(crate) fn lasts(frames: &[Frame]) -> String {
        let hundredths: u64 = frames.iter().map(|frame| u64::from(frame.hundredths)).sum();
        let frames = counted(frames.len() as u64, "frame");
        format!("{frames}, {:.1} s", hundredths as f64 / 100.0)
    }

    /// Of each choice between light and dark: its text, its name for screen readers, and what it does.
    pub(crate) const AS_HERE: [&str; 3] = [
        "as here",
        "Picture as light or dark as here",
        "As light or dark as the window is now.",
    ];
    pub(crate) const LIGHT: [&str; 3] = ["light", "Light picture", "For paper."];
    pub(crate) const DARK: [&str; 3] = ["dark", "Dark picture", "For a dark slide."];

    pub(crate) const WIDTH: &str = "Picture width";
    pub(crate) const TIMES: &str = "×";
    pub(crate) const HEIGHT: &str = "Picture height";
    pub(crate) const PIXELS: &str = "pixels";
    pub(crate) const ZOOM_LABEL: &str = "zoom";

    /// What a picture can be of.
    pub(crate) const TREE: &str = "Tree";
    pub(crate) const STATE_SPACE: &str = "State space";
    pub(crate) const DEPTHS: &str = "Depths";
    pub(crate) const EXPANSION: &str = "Expansion";
    pub(crate) const SOLUTION: &str = "Solution";
    pub(crate) const STRATEGIES: &str = "Strategies";
    pub(crate) const CURVES: &str = "Curves";
    pub(crate) const ESTIMATES: &str = "Estimates";
    pub(crate) const PLOT: &str = "Plot";

    pub(crate) fn zoom(zoom: f32) -> String {
        format!("{zoom}×")
    }

    /// Accessible names.
    pub(crate) fn picture_of(subject: &str) -> String {
        format!("Picture of: {subject}")
    }

    pub(crate) fn picture_as(format: &str) -> String {
        format!("Picture as {format}")
    }

    pub(crate) fn picture_zoom(zoom: f32) -> String {
        format!("Picture zoom {zoom}")
    }
}
