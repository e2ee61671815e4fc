//! Files dragged onto the window, and boards pasted outside of a field: what they hold, and the hint while a file is held
//! over the window.
//!
//! A file is read on a thread and only then does anything change. What it is goes by what it holds: nothing about a dropped
//! file is trusted, neither its name nor its size nor that it is a file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use egui::{Align2, Color32, Context, Event, Id, LayerId, Order, Popup, Stroke, StrokeKind};

use slidescope_core::files::{decode, has_extension, is_not_a_file, read_regular};
use slidescope_core::lesson::exercise::Answers;
use slidescope_core::lesson::{Lesson, LessonError, LessonFormatError};
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::reading::{Draft, Faults};
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::tasks::Job;
use slidescope_core::text::dropped as text;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::tiles::EXTENSIONS;
use slidescope_parts::tiles::decode::is_picture;

/// A larger file is none of those that can be dropped, unless it is a trace or a
/// picture, which its beginning shows.
const MOST_BYTES: u64 = 1 << 20;
const MOST_OF_BOARD: usize = 4096;
const HEURISTIC: [&str; 2] = ["rhai", "h"];

/// The dropped file that is being read, and how many others came with it.
pub(crate) type Dropped = Option<Job<(PathBuf, usize), Result<Content, Refusal>>>;

/// What a dropped file holds.
#[derive(Debug)]
pub(crate) enum Content {
    Lesson,
    /// Answers to an exercise, which are read again by whoever goes on with them.
    Answers,
    Board(Board),
    Problem(Problem),
    Heuristic(String),
    /// A picture for tiles, which is read again by whoever shows it.
    Picture,
}

/// Why nothing in a file can be used.
#[derive(Debug)]
pub(crate) enum Refusal {
    Unreadable(io::Error),
    Folder,
    NotAFile,
    TooLarge,
    NotText,
    Trace,
    Lesson(LessonFormatError),
    /// A text that is no board, for this reason.
    Unknown(String),
}

impl Refusal {
    pub(crate) fn text(&self, name: &str) -> String {
        match self {
            Self::Unreadable(error) => text::unreadable(name, error),
            Self::Folder => text::folder(name),
            Self::NotAFile => text::not_a_file(name),
            Self::TooLarge => text::too_large(name, MOST_BYTES >> 10),
            Self::NotText => text::not_text(name),
            Self::Trace => text::trace(name),
            Self::Lesson(error) => text::bad_lesson(name, error),
            Self::Unknown(fault) => text::unknown(name, fault),
        }
    }
}

/// Reads `path` as far as it must. A board without rows has `size` if that fits. What is no regular file is not opened:
/// that could wait for ever.
pub(crate) fn read(path: &Path, size: Size) -> Result<Content, Refusal> {
    if fs::metadata(path).is_ok_and(|data| data.is_dir()) {
        return Err(Refusal::Folder);
    }
    let bytes = read_regular(path, MOST_BYTES).map_err(|error| {
        if is_not_a_file(&error) {
            Refusal::NotAFile
        } else {
            Refusal::Unreadable(error)
        }
    })?;
    let whole = bytes.len() as u64 <= MOST_BYTES;
    let ends = |ending: &str| has_extension(path, ending);
    if is_picture(&bytes) || EXTENSIONS.into_iter().any(ends) {
        return Ok(Content::Picture);
    }
    if is_trace(&bytes) {
        return Err(Refusal::Trace);
    }
    if !whole {
        return Err(Refusal::TooLarge);
    }
    let words = decode(bytes).map_err(|_| Refusal::NotText)?;
    if words.contains('\0') {
        return Err(Refusal::NotText);
    }
    if HEURISTIC.into_iter().any(ends) {
        return match words.len() <= MAX_SOURCE {
            true => Ok(Content::Heuristic(words)),
            false => Err(Refusal::TooLarge),
        };
    }
    let draft = Draft::parse_preferring(&words, size);
    match (draft.board(), draft.problem()) {
        (Ok(board), _) => return Ok(Content::Board(board)),
        (Err(_), Some(problem)) => return Ok(Content::Problem(problem)),
        (Err(_), None) => {}
    }
    if ends("json") || words.trim_start().starts_with('{') {
        // It is read again by whoever opens it, which may be after a question.
        return match Lesson::open(path) {
            Err(_) if Answers::open(path).is_ok() => Ok(Content::Answers),
            Ok(_) => Ok(Content::Lesson),
            Err(LessonError::Format { source, .. }) => Err(Refusal::Lesson(source)),
            Err(LessonError::Read { source, .. }) => Err(Refusal::Unreadable(source)),
        };
    }
    if words.len() > MOST_OF_BOARD {
        return Err(Refusal::Unknown(text::LONG.to_string()));
    }
    let fault = draft.board().err().map(|faults| first_fault(&faults));
    Err(Refusal::Unknown(fault.unwrap_or_default()))
}

/// Whether a text begins as a search trace does, in JSON or YAML.
fn is_trace(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(64 << 10)];
    let words = String::from_utf8_lossy(beginning);
    let has = |part: &str| words.contains(part);
    let json = has("\"events\"") && has("\"version\"");
    json || (words.starts_with("version:") && has("\nevents:"))
}

pub(crate) fn first_fault(faults: &Faults) -> String {
    let first = faults.iter().next();
    first.map(ToString::to_string).unwrap_or_default()
}

pub(crate) fn files(ctx: &Context) -> Vec<PathBuf> {
    ctx.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}

/// What is pasted where no field or menu takes it.
pub(crate) fn pasted(ctx: &Context) -> Option<String> {
    if ctx.text_edit_focused() || Popup::is_any_open(ctx) {
        return None;
    }
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) if !text.trim().is_empty() => Some(text.clone()),
            _ => None,
        })
    })
}

/// Says what can be dropped while files are held over the window.
pub(crate) fn hint(ctx: &Context, palette: &Palette) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let layer = LayerId::new(Order::Tooltip, Id::unique("drop hint"));
    let painter = ctx.layer_painter(layer);
    let area = ctx.content_rect();
    let shade = if palette.ground.r() < 128 {
        Color32::from_black_alpha(150)
    } else {
        Color32::from_white_alpha(190)
    };
    painter.rect_filled(area, 0.0, shade);
    let line = Stroke::new(2.0, palette.accent);
    let inner = area.shrink(12.0);
    painter.rect_stroke(
        inner,
        f32::from(theme::CARD_RADIUS),
        line,
        StrokeKind::Inside,
    );
    let font = theme::semibold(size::HEADING + 3.0);
    let width = inner.width() - 48.0;
    let title = painter.layout(text::DROP.to_string(), font, palette.text, width);
    let font = theme::regular(size::TEXT);
    let more = painter.layout(text::DROP_WHAT.to_string(), font, palette.dim, width);
    let height = title.size().y + 8.0 + more.size().y;
    let card = Align2::CENTER_CENTER.anchor_size(
        area.center(),
        egui::vec2(title.size().x.max(more.size().x) + 48.0, height + 40.0),
    );
    let rule = Stroke::new(1.0, palette.line);
    let radius = f32::from(theme::CARD_RADIUS);
    painter.rect(card, radius, palette.card, rule, StrokeKind::Inside);
    let at = |y: f32, wide: f32| egui::pos2(card.center().x - wide / 2.0, y);
    let top = card.top() + 20.0;
    let below = top + title.size().y + 8.0;
    painter.galley(at(top, title.size().x), title, palette.text);
    painter.galley(at(below, more.size().x), more, palette.dim);
}
