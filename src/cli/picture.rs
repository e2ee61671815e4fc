//! The arguments of `slidescope picture`. What draws is the window's, so that only builds with one have the command.

use std::fmt::Display;
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::cli::args::{memory_limit, one_of, strategy};
use crate::cli::input;
use crate::cli::output::{check_solvable, refuse};
use crate::puzzle::Size;
use crate::search::{Limits, Strategy};
use crate::study::picture::{
    Animation, AnimationFormat, FigureText, Paper, PictureFormat, PictureRequest, Preset,
    SearchPicture,
};
use crate::text::units::Bytes;
use crate::text::{help, terminal};

/// Draw a search and write it to a file, as SVG, PNG or PDF, or as an animation.
///
/// No window is opened, and no screen is needed.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::PICTURE)]
pub(crate) struct PictureArgs {
    /// The start board, the name of an instance, or - to read a board from standard input
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub board: Vec<String>,

    /// The goal: a board, blank-last, blank-first or p1379 [default: that of the instance, else blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// Rows x columns of the board, for example 2x4 [default: what the board suggests]
    #[arg(long, value_name = "RxC")]
    pub board_size: Option<Size>,

    /// The strategy: an algorithm or algorithm:heuristic
    #[arg(long, value_parser = strategy, default_value = "astar:manhattan", value_name = "STRATEGY")]
    pub strategy: Strategy,

    /// What to draw
    #[arg(long, default_value = SearchPicture::Tree.id(), value_parser = one_of(&SearchPicture::ALL, SearchPicture::id, SearchPicture::summary), value_name = "VIEW")]
    pub view: SearchPicture,

    /// The moment to draw: after so many expansions [default: the end]
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,

    /// Pixels across x pixels down [default: 1600x1000, of an animation 960x600]
    #[arg(long, value_parser = size, value_name = "WxH")]
    pub size: Option<(u32, u32)>,

    /// How large letters and marks are
    #[arg(long, default_value_t = 1.0, value_parser = zoom, value_name = "FACTOR")]
    pub zoom: f32,

    /// A figure for a paper or a slide; sets the size, and of PNG twice the pixels
    #[arg(long, default_value = Preset::Own.id(), value_parser = one_of(&Preset::ALL, Preset::id, Preset::summary), conflicts_with_all = ["size", "zoom"], value_name = "PRESET")]
    pub preset: Preset,

    /// A title above the picture
    #[arg(
        long,
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub title: String,

    /// A caption below it
    #[arg(
        long,
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub caption: String,

    /// Write the whole run as an animation, to a .gif or an animated .png; --at is where it ends
    #[arg(long)]
    pub animate: bool,

    /// The moment at which the animation begins, in expansions
    #[arg(
        long,
        requires = "animate",
        default_value_t = 0,
        hide_default_value = true,
        value_name = "N"
    )]
    pub from: u64,

    /// Expansions a second, while the animation does not become too long
    #[arg(long, requires = "animate", default_value_t = 5.0, value_parser = speed, value_name = "N")]
    pub speed: f64,

    /// The most seconds that the animation lasts; a longer run is played faster
    #[arg(long, requires = "animate", default_value_t = 15.0, value_parser = seconds, value_name = "S")]
    pub seconds: f64,

    /// Seconds that its last frame stands
    #[arg(long, requires = "animate", default_value_t = 3.0, value_parser = seconds, value_name = "S")]
    pub hold: f64,

    /// On a light ground, as for paper; this is the default
    #[arg(long)]
    pub light: bool,

    /// On a dark ground, as for a dark slide
    #[arg(long, conflicts_with = "light")]
    pub dark: bool,

    /// Search a board that has no solution all the same
    #[arg(long)]
    pub search_anyway: bool,

    /// The most memory the search may hold, for example 4GiB or 512MB [default: half of what is free]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The file; its ending, .svg, .png, .pdf or .gif, tells the kind. An old file is replaced only once all is written
    #[arg(short, long, required = true, value_name = "FILE")]
    pub output: PathBuf,
}

impl PictureArgs {
    /// The picture to draw.
    ///
    /// # Errors
    /// The exit code, where what is wrong has been told.
    pub(crate) fn order(&self) -> Result<PictureRequest, ExitCode> {
        let bad = |fault: &dyn Display| refuse(fault, terminal::Command::Picture);
        let film = AnimationFormat::of(&self.output).filter(|_| self.animate);
        let format = match (PictureFormat::of(&self.output), film) {
            (_, None) if self.animate => return Err(bad(&terminal::NOT_A_FILM)),
            (None, None) => return Err(bad(&terminal::NOT_A_PICTURE)),
            (format, _) => format.unwrap_or_default(),
        };
        let usual = if self.animate {
            (960, 600)
        } else {
            (1600, 1000)
        };
        let (width, height) = self.size.unwrap_or(usual);
        let start = self.board.join(" ");
        let typed = input::ProblemText {
            start: &start,
            goal: self.goal.as_deref(),
            size: self.board_size,
        };
        let problem = input::problem(typed, io::stdin().lock()).map_err(|fault| bad(&fault))?;
        check_solvable(&problem, self.search_anyway)?;
        Ok(PictureRequest {
            problem,
            strategy: self.strategy,
            limits: Limits {
                memory: memory_limit(self.memory_limit),
                expansions: self.at,
            },
            view: self.view,
            at: self.at,
            text: FigureText {
                title: self.title.clone(),
                caption: self.caption.clone(),
            },
            paper: Paper {
                preset: self.preset,
                width,
                height,
                zoom: self.zoom,
                light: !self.dark,
            },
            path: self.output.clone(),
            format,
            animation: film.map(|format| Animation {
                format,
                from: self.from,
                speed: self.speed,
                seconds: self.seconds,
                hold: self.hold,
            }),
        })
    }
}

/// Two numbers of pixels with an x between them.
fn size(text: &str) -> Result<(u32, u32), String> {
    let (least, most) = (Paper::SIDE.start(), Paper::SIDE.end());
    let side = |text: &str| {
        let number = text.trim().parse().ok();
        number.filter(|side| Paper::SIDE.contains(side))
    };
    let both = text.split_once(['x', 'X', '×']);
    let both = both.and_then(|(width, height)| side(width).zip(side(height)));
    both.ok_or_else(|| terminal::not_pixels(*least, *most))
}

fn zoom(text: &str) -> Result<f32, String> {
    let (least, most) = (Paper::ZOOM.start(), Paper::ZOOM.end());
    let factor = text.parse().ok();
    let factor = factor.filter(|factor| Paper::ZOOM.contains(factor));
    factor.ok_or_else(|| terminal::not_a_zoom(*least, *most))
}

/// A number in a range.
fn number(text: &str, range: &RangeInclusive<f64>) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|number| range.contains(number));
    number.ok_or_else(|| terminal::not_a_number(*range.start(), *range.end()))
}

fn speed(text: &str) -> Result<f64, String> {
    number(text, &Animation::SPEED)
}

fn seconds(text: &str) -> Result<f64, String> {
    number(text, &Animation::SECONDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        assert_eq!(size("1600x1000"), Ok((1600, 1000)));
        assert_eq!(size("800 × 600"), Ok((800, 600)));
        for text in [
            "",
            "1600",
            "1600x",
            "0x0",
            "1x1000",
            "1600x99999999999",
            "-5x700",
        ] {
            assert!(size(text).is_err(), "{text}");
        }
        assert!(zoom("NaN").is_err() && zoom("0").is_err() && zoom("2").is_ok());
    }
}
