//! What is said of lessons: why a file is refused, bookmarks, and the Lesson menu.

use std::fmt;

use crate::lesson::{
    DEPTH_LIMITS, InvalidValue, LessonError, LessonFormatError, MAX_BYTES, MAX_CAPTION, MAX_SLIDES,
    SPEEDS, Scene, Shipped, Slide, VERSION, ZOOMS,
};
use crate::puzzle::Board;
use crate::search::Algorithm;
use crate::text::boards::in_a_line;
use crate::text::files::SaveLabels;
use crate::text::{counted, thousands};

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { path, source } => write!(
                f,
                "{} could not be read: {source}; look at its name and where it is",
                path.display()
            ),
            Self::Format { path, source } => write!(f, "{} {source}", path.display()),
        }
    }
}

/// Each reads on from the file's name.
impl fmt::Display for LessonFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALesson => {
                f.write_str("is not a lesson: choose a file that was saved from the Lesson menu")
            }
            Self::TooLarge => write!(f, "is larger than {} KiB: no lesson is", MAX_BYTES >> 10),
            Self::Newer { version } => write!(
                f,
                "is a lesson of version {version}, and this Slidescope reads versions up to {VERSION}: open it with a newer Slidescope"
            ),
            Self::Damaged {
                line,
                column,
                reason,
            } => write!(
                f,
                "is damaged at line {line}, column {column}: {reason}; correct it there, or open another copy"
            ),
            Self::BadValue { field, reason } => write!(f, "is damaged at “{field}”: {reason}"),
        }
    }
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version => f.write_str("the first version is 1; write 1"),
            Self::Speed => write!(
                f,
                "write {} to {} expansions a second, or null for full speed",
                SPEEDS.start(),
                SPEEDS.end()
            ),
            Self::SameMoment => {
                f.write_str("an earlier slide is at the same moment; keep one of them")
            }
            Self::TooManySlides => write!(f, "a lesson has at most {MAX_SLIDES} slides"),
            Self::LongCaption => write!(f, "a caption has at most {MAX_CAPTION} characters"),
            Self::TwoScenes => f.write_str(
                "a slide is a moment of one search or of a comparison; remove “expansion” or “compare”",
            ),
            Self::NoScene => f.write_str("write after how many expansions, or what is compared"),
            Self::DepthLimit { limit } => write!(
                f,
                "the depth limit {limit} is outside {} to {}",
                DEPTH_LIMITS.start(),
                DEPTH_LIMITS.end()
            ),
            Self::Share => f.write_str("write a share of the tree, from 0 to 1"),
            Self::Zoom => write!(f, "write a factor from {} to {}", ZOOMS.start(), ZOOMS.end()),
            Self::Board(faults) => f.write_str(&in_a_line(faults)),
            Self::Problem(error) => error.fmt(f),
            Self::Strategy(error) => error.fmt(f),
            Self::Heuristic(error) => error.fmt(f),
            Self::Strategies(error) => error.fmt(f),
        }
    }
}

/// The Lesson menu.
pub(crate) mod menu {
    pub(crate) const LESSON: &str = "Lesson";
    pub(crate) const SLIDES: &str = "Slides";
    pub(crate) const NOTE: &str = "Note";
    pub(crate) const FILE: &str = "Lesson file";
    pub(crate) const ABOUT: &str = "Slides with captions: make, show, save and open them.";
    pub(crate) const NO_SLIDES: &str = "No slides yet. A slide keeps what is shown, with a caption. Page Down and Page Up go from slide to slide; F11 presents them.";
    pub(crate) const REMOVE: &str = "Removes the slide. Undo brings it back.";
    pub(crate) const DRAG: &str = "Drag to move the slide in the list.";
    pub(crate) const NO_NOTE: &str = "no caption";
    pub(crate) const NOTE_HINT: &str = "caption of the next slide, for example a question";
    pub(crate) const BOOKMARK: (&str, &str) = (
        "Bookmark this moment",
        "Makes a slide of what is shown: boards, strategy, moment and view, with the note as its caption.",
    );
    pub(crate) const NO_MOMENT: &str =
        "There is no moment yet: run the search or make a step first.";
    pub(crate) const UP: (&str, &str) = ("Move slide up", "Puts it before the one above.");
    pub(crate) const DOWN: (&str, &str) = ("Move slide down", "Puts it after the one below.");
    pub(crate) const DUPLICATE: (&str, &str) = ("Duplicate slide", "Puts a copy after it.");
    pub(crate) const REPLACE: (&str, &str) = (
        "Update slide",
        "Changes the slide to what is shown now. Its caption stays.",
    );
    pub(crate) const UNDO: (&str, &str) =
        ("Undo slide change", "Undoes the last change of the slides.");
    pub(crate) const CAPTION: &str = "Caption";

    /// The text of a button and what it does.
    pub(crate) const OPEN: (&str, &str) = (
        "Open lesson",
        "Opens the file named in the field. Undo brings the present boards back.",
    );
    pub(crate) const EXAMPLE: (&str, &str) =
        ("Open the example", "Opens a short lesson on A* and BFS.");
}

pub(crate) const FILE: SaveLabels = SaveLabels {
    field: "File",
    button: "Save lesson",
    about: "Saves boards, strategy, view and slides. If that fails, an old file is kept.",
    why_not: "The file is being read or written.",
};

/// The name of a slide for screen readers. Numbers count from 1.
pub(crate) fn slide(number: usize, expansion: Option<u64>, caption: &str) -> String {
    match expansion {
        Some(expansion) => {
            let expansion = thousands(expansion);
            format!("Bookmark {number}: expansion {expansion}, {caption}")
        }
        None => format!("Bookmark {number}: comparison, {caption}"),
    }
}

pub(crate) fn remove_slide(number: usize) -> String {
    format!("Remove bookmark {number}")
}

pub(crate) fn move_slide(number: usize) -> String {
    format!("Move bookmark {number}")
}

/// What stands before a slide's caption in the list.
/// What a slide shows, below its caption in the list.
pub(crate) fn scene(slide: &Slide) -> String {
    match &slide.scene {
        Scene::Explore(scene) => {
            let expansions = counted(scene.expansion, "expansion");
            format!("{}, {expansions}", slide.setup.strategy)
        }
        Scene::Compare(scene) => {
            // There are two at least.
            format!("Compare: {} strategies", scene.strategies.len())
        }
    }
}

/// What a click on a slide does, below its whole caption. `other` is its search where that is not the one in the window.
pub(crate) fn about_slide(caption: &str, other: Option<(Board, Algorithm)>) -> String {
    let click = match other {
        None => "Goes there.".to_owned(),
        Some((board, algorithm)) => {
            format!("Loads the board {board} with {algorithm} and searches up to that moment.")
        }
    };
    if caption.is_empty() {
        click
    } else {
        format!("{caption}\n{click}")
    }
}

pub(crate) const NO_LEGAL_BOARD: &str = "The board is not legal yet: correct it before saving.";

/// The name of a lesson that comes along, in the message that it was opened.
pub(crate) const fn shipped(lesson: Shipped) -> &'static str {
    match lesson {
        Shipped::First => "the first lesson",
        Shipped::Memory => "the lesson on memory",
        Shipped::Example => "the example",
    }
}

/// The button that opens a lesson that comes along, and what the lesson is about.
pub(crate) const fn open_shipped(lesson: Shipped) -> (&'static str, &'static str) {
    match lesson {
        Shipped::First => (
            "First lesson",
            "Five minutes: how BFS, A* and bidirectional search solve a sliding puzzle.",
        ),
        Shipped::Memory => (
            "Lesson on memory",
            "Five minutes: why A* runs out of memory, and how IDA* does without it.",
        ),
        Shipped::Example => menu::EXAMPLE,
    }
}

pub(crate) const RECOVERED: &str = "slides that were not saved";

pub(crate) fn opened(from: &str, slides: usize) -> String {
    let slides = counted(slides as u64, "slide");
    format!("Opened with {slides}: {from}.")
}

pub(crate) fn ended_before_bookmark(end: u64, bookmark: u64) -> String {
    let (end, bookmark) = (counted(end, "expansion"), thousands(bookmark));
    format!("The search ended after {end}, before the slide at {bookmark}")
}

/// The caption of a slide, in the window and in a presentation.
pub(crate) mod caption {
    pub(crate) const NEXT: (&str, &str) = ("Next slide", "Page Down");
    pub(crate) const PREVIOUS: (&str, &str) = ("Previous slide", "Page Up");
    pub(crate) const PUT_AWAY: (&str, &str) =
        ("Close slides", "Hides the caption. The slides stay.");

    /// Numbers count from 1.
    pub(crate) fn slide_of(number: usize, count: usize) -> String {
        format!("Slide {number} of {count}")
    }

    pub(crate) fn short(number: usize, count: usize) -> String {
        format!("{number} / {count}")
    }
}

/// The offer of the first lesson.
pub(crate) mod offer {
    pub(crate) const WORDS: &str =
        "New here? The first lesson shows in five minutes how search algorithms work.";
    pub(crate) const DISMISS: (&str, &str) = ("No, thanks", "Help has it at any time.");
}

/// Slides that are not saved.
pub(crate) mod unsaved {
    use crate::text::counted;

    pub(crate) const TITLE: &str = "The slides have changes that are not saved.";
    pub(crate) const SAVE: &str = "Save changes";
    pub(crate) const DISCARD: &str = "Discard changes";
    pub(crate) const STAY: &str = "Keep editing";
    pub(crate) const RECOVER: (&str, &str) = ("Recover", "Opens them, to be saved.");
    pub(crate) const DELETE: (&str, &str) = ("Delete them", "Deletes them for good.");

    pub(crate) fn left(slides: usize) -> String {
        let slides = counted(slides as u64, "slide");
        format!("The last session ended before {slides} could be saved.")
    }
}

pub(crate) const SAVE_FIRST: &str = "Save the slides that are here first.";
