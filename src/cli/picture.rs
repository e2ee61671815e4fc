//! The arguments of `slidescope picture`. The window's code draws, so only builds with a window have this command.

use std::fmt::Display;
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use crate::cli::args::{StrategyArgs, limits, one_of};
use crate::cli::input::{self, CostArgs};
use crate::cli::interrupt;
use crate::cli::output::{BAD_INPUT, LIMIT, NamedFile, Refusal, check_files, check_solvable};
use crate::cli::progress::ProgressLine;
use crate::window::shell::headless::{search, write_frames};
use slidescope_core::console;
use slidescope_core::files::{replace, size_of};
use slidescope_core::picture::{
    Animation, AnimationFormat, FigureText, Paper, PictureError, PictureFormat, PictureRequest,
    Preset, SearchPicture,
};
use slidescope_core::puzzle::{Size, SizeError};
use slidescope_core::search::{Limit, Outcome};
use slidescope_core::tasks::finish;
use slidescope_core::text::help;
use slidescope_core::text::terminal::{self, answer};
use slidescope_core::text::units::{Bytes, bytes};
use slidescope_parts::export::PictureSubject;

/// The animation where no option changes it.
const DEFAULTS: Animation = Animation::new(AnimationFormat::Gif);

/// Draw a search and write it to a file, as SVG, PNG or PDF, or as an animation.
///
/// No window is opened, and no screen is needed.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::picture())]
pub(crate) struct PictureArgs {
    /// The start board in any usual form, its file, the name of an example, or - to read it from standard input
    #[arg(required = true, num_args = 1.., value_name = "BOARD")]
    pub board: Vec<String>,

    /// The goal: a board, blank-last, blank-first, snail or p1379 [default: that of the example, or blank-last]
    #[arg(long, value_name = "BOARD")]
    pub goal: Option<String>,

    /// The size of the board: rows x columns, for example 2x4 [default: inferred from the board]
    // In older versions this was --board-size, and --size was the size of the picture. The smallest picture is larger than
    // the largest board, so old commands still work.
    #[arg(long, alias = "board-size", value_parser = board_size, value_name = "RxC")]
    pub size: Vec<BoardSize>,

    #[command(flatten)]
    costs: CostArgs,

    #[command(flatten)]
    by: StrategyArgs,

    /// What to draw
    #[arg(long, default_value = SearchPicture::Tree.id(), value_parser = one_of(&SearchPicture::ALL, SearchPicture::id), value_name = "VIEW")]
    pub view: SearchPicture,

    /// The moment to draw, in expansions [default: the end]
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,

    /// The size of the picture in pixels: width x height [default: 1600x1000, of which expansion and solution take what they need; for an animation 960x600]
    #[arg(long, value_parser = pixels, value_name = "WxH")]
    pub pixels: Option<(u32, u32)>,

    /// The scale of letters and marks
    #[arg(long, default_value_t = 1.0, value_parser = |text: &str| number(text, &Paper::ZOOM), value_name = "FACTOR")]
    pub zoom: f32,

    /// The size of a figure for a paper or a slide. A PNG has twice the pixels
    #[arg(long, default_value = Preset::Own.id(), value_parser = one_of(&Preset::ALL, Preset::id), conflicts_with_all = ["pixels", "zoom"], value_name = "PRESET")]
    pub preset: Preset,

    /// A title above the picture
    #[arg(
        long,
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub title: String,

    /// A caption below the picture
    #[arg(
        long,
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub caption: String,

    /// Write the run as an animation, to a .gif or an animated .png. It ends at --at
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

    /// Expansions per second. A run that would last longer than --seconds is played faster
    #[arg(long, requires = "animate", default_value_t = DEFAULTS.speed, value_parser = |text: &str| number(text, &Animation::SPEED), value_name = "N")]
    pub speed: f64,

    /// The maximum duration of the animation, in seconds
    #[arg(long, requires = "animate", default_value_t = DEFAULTS.seconds, value_parser = |text: &str| number(text, &Animation::SECONDS), value_name = "S")]
    pub seconds: f64,

    /// How long the last frame is shown, in seconds
    #[arg(long, requires = "animate", default_value_t = DEFAULTS.hold, value_parser = |text: &str| number(text, &Animation::SECONDS), value_name = "S")]
    pub hold: f64,

    /// Use light colours, as for paper; this is the default
    #[arg(long)]
    pub light: bool,

    /// Use dark colours, as for a dark slide
    #[arg(long, conflicts_with = "light")]
    pub dark: bool,

    /// Search a board even if it has no solution
    #[arg(long)]
    pub search_anyway: bool,

    /// The maximum number of expansions [default: as many as can be recorded, up to 600,000 nodes]
    #[arg(long, value_name = "N")]
    pub max_expansions: Option<u64>,

    /// The maximum memory of the search, to within 5 %, for example 4GiB or 512MB; recording and drawing can take a gigabyte more [default: half of the free memory]
    #[arg(long, value_name = "SIZE")]
    pub memory_limit: Option<Bytes>,

    /// The file. Its extension determines the format: .svg, .png, .pdf or .gif. An old file is replaced only at the end
    #[arg(short, long, required = true, value_name = "FILE")]
    pub output: PathBuf,
}

/// Searches, draws and writes what is requested. If the search was cut short, that is the result.
pub(crate) fn run(args: &PictureArgs) -> Result<u8, Refusal> {
    let (request, format) = args.request()?;
    let mut line = ProgressLine::new();
    let searched = search(&request, |run| {
        if let Some(run) = run {
            line.show(|time| {
                terminal::search_progress(request.strategy, &run.progress.stats, time)
            });
        }
        true
    });
    let searched = finish(searched);
    line.clear();
    let failed = |error: PictureError| Refusal::Failed(error.to_string(), BAD_INPUT);
    let mut model = searched.map_err(failed)?;
    let path = &args.output;
    let written = replace(path, |out| {
        let go_on = |share| {
            line.show(|_| terminal::animation_progress(share));
            true
        };
        match &request.animation {
            Some(film) => finish(write_frames(&mut model, &request, film, out, go_on)),
            None => {
                let subject = PictureSubject::Search(request.view);
                let drawing = model.drawing(subject, request.paper, &request.text, format);
                drawing.write(out)
            }
        }
    });
    line.clear();
    written.map_err(Refusal::not_written)?;
    let run = model.facts.playback.run.as_ref();
    let expansions = run.map_or(0, |run| run.timeline.at());
    let size = size_of(path).map(bytes);
    console::say(terminal::picture_written(size, path.display(), expansions));
    let Some(run) = run else {
        return Ok(0);
    };
    if request.stop().is_none() && run.timeline.is_truncated() {
        console::say(terminal::recording_ends(run.timeline.recorded()));
    }
    let (outcome, code) = match run.outcome() {
        Some(outcome @ Outcome::NoEstimate(_)) => (outcome, BAD_INPUT),
        Some(outcome @ Outcome::Limit(Limit::Memory)) => (outcome, LIMIT),
        _ => return Ok(0),
    };
    let (by, limits) = (request.strategy, request.limits);
    let said = answer::verdict(outcome, by, false, None, &run.progress.stats, limits);
    Err(Refusal::Failed(said, code))
}

impl PictureArgs {
    fn request(&self) -> Result<(PictureRequest, PictureFormat), Refusal> {
        let film = AnimationFormat::of(&self.output).filter(|_| self.animate);
        let format = match (PictureFormat::of(&self.output), film) {
            (_, None) if self.animate => return Err(terminal::NOT_A_FILM.into()),
            (None, None) => return Err(terminal::NOT_A_PICTURE.into()),
            (format, _) => format.unwrap_or_default(),
        };
        let written = NamedFile("--output", &self.output);
        check_files(self.by.own.read(), [written])?;
        let usual = if self.animate {
            (960, 600)
        } else {
            (1600, 1000)
        };
        let (mut size, mut old_pixels) = (None, None);
        for given in &self.size {
            match *given {
                BoardSize::Board(board) => size = Some(board),
                BoardSize::Pixels(pixels) => old_pixels = Some(pixels),
            }
        }
        if old_pixels.is_some() && (self.preset != Preset::Own || self.pixels.is_some()) {
            return Err(terminal::TWO_SIZES.into());
        }
        let (width, height) = self.pixels.or(old_pixels).unwrap_or(usual);
        let (start, goal) = (self.board.join(" "), self.goal.as_deref());
        let problem = input::problem(&start, goal, size, io::stdin().lock())?;
        let problem = self.costs.of(problem)?;
        check_solvable(&problem, self.search_anyway)?;
        let strategy = self.by.strategy()?;
        interrupt::prepare();
        let request = PictureRequest {
            problem,
            strategy,
            limits: limits(self.memory_limit, self.max_expansions),
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
                // Most other views fill any picture.
                cut: self.preset == Preset::Own
                    && self.pixels.or(old_pixels).is_none()
                    && matches!(
                        self.view,
                        SearchPicture::Expansion | SearchPicture::Solution
                    ),
            },
            animation: film.map(|format| Animation {
                format,
                from: self.from,
                speed: self.speed,
                seconds: self.seconds,
                hold: self.hold,
            }),
        };
        Ok((request, format))
    }
}

/// The value of --size: the size of the board, or that of the picture as in versions before --pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    Board(Size),
    Pixels((u32, u32)),
}

/// Parses the value of --size.
///
/// # Errors
///
/// Fails if the text is neither a size nor two numbers of pixels.
pub fn board_size(text: &str) -> Result<BoardSize, SizeError> {
    match (text.parse(), pixels(text)) {
        (Ok(size), _) => Ok(BoardSize::Board(size)),
        (Err(_), Ok(pixels)) => Ok(BoardSize::Pixels(pixels)),
        (Err(fault), Err(_)) => Err(fault),
    }
}

/// Parses two numbers of pixels with an x between them.
///
/// # Errors
///
/// Says in words which numbers a picture may have.
pub fn pixels(text: &str) -> Result<(u32, u32), String> {
    let (least, most) = (Paper::SIDE.start(), Paper::SIDE.end());
    let side = |text: &str| within(text.trim(), &Paper::SIDE);
    let both = text.split_once(['x', 'X', '×']);
    let both = both.and_then(|(width, height)| side(width).zip(side(height)));
    both.ok_or_else(|| terminal::not_pixels(least, most))
}

/// Parses a number in `range`.
///
/// # Errors
///
/// Says in words which numbers are in the range.
pub fn number<T: FromStr + PartialOrd + Display>(
    text: &str,
    range: &RangeInclusive<T>,
) -> Result<T, String> {
    let (least, most) = (range.start(), range.end());
    within(text, range).ok_or_else(|| terminal::not_a_number(least, most))
}

/// Parses a number and returns it if it is in `range`.
pub(crate) fn within<T: FromStr + PartialOrd>(text: &str, range: &RangeInclusive<T>) -> Option<T> {
    let number = text.parse().ok();
    number.filter(|number| range.contains(number))
}
