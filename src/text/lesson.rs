//! What is said of lessons: why a file is refused, bookmarks, and the Lesson menu.

use std::fmt;

use crate::lesson::{
    DEPTH_LIMITS, InvalidValue, LessonError, LessonFormatError, MAX_BYTES, MAX_CAPTION, MAX_SLIDES,
    SPEEDS, Scene, Shipped, Slide, VERSION, ZOOMS,
};
use crate::puzzle::Board;
use crate::search::Algorithm;
use crate::text::Message;
use crate::text::boards::in_a_line;
use crate::text::files::SaveLabels;
use crate::text::message;
use crate::text::thousands;

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
    use crate::text::Message;

    pub(crate) const LESSON: Message = Message("lesson-menu-lesson");
    pub(crate) const SLIDES: Message = Message("lesson-menu-slides");
    pub(crate) const NOTE: Message = Message("lesson-menu-note");
    pub(crate) const FILE: Message = Message("lesson-menu-file");
    pub(crate) const ABOUT: Message = Message("lesson-menu-about");
    pub(crate) const NO_SLIDES: Message = Message("lesson-menu-no-slides");
    pub(crate) const REMOVE: Message = Message("lesson-menu-remove");
    pub(crate) const DRAG: Message = Message("lesson-menu-drag");
    pub(crate) const NO_NOTE: Message = Message("lesson-menu-no-note");
    pub(crate) const NOTE_HINT: Message = Message("lesson-menu-note-hint");
    pub(crate) const BOOKMARK: (Message, Message) = (
        Message("lesson-menu-bookmark"),
        Message("lesson-menu-bookmark-about"),
    );
    pub(crate) const NO_MOMENT: Message = Message("lesson-menu-no-moment");
    pub(crate) const UP: (Message, Message) =
        (Message("lesson-menu-up"), Message("lesson-menu-up-about"));
    pub(crate) const DOWN: (Message, Message) = (
        Message("lesson-menu-down"),
        Message("lesson-menu-down-about"),
    );
    pub(crate) const DUPLICATE: (Message, Message) = (
        Message("lesson-menu-duplicate"),
        Message("lesson-menu-duplicate-about"),
    );
    pub(crate) const REPLACE: (Message, Message) = (
        Message("lesson-menu-replace"),
        Message("lesson-menu-replace-about"),
    );
    pub(crate) const UNDO: (Message, Message) = (
        Message("lesson-menu-undo"),
        Message("lesson-menu-undo-about"),
    );
    pub(crate) const CAPTION: Message = Message("lesson-menu-caption");

    /// The text of a button and what it does.
    pub(crate) const OPEN: (Message, Message) = (
        Message("lesson-menu-open"),
        Message("lesson-menu-open-about"),
    );
    pub(crate) const EXAMPLE: (Message, Message) = (
        Message("lesson-menu-example"),
        Message("lesson-menu-example-about"),
    );
}

pub(crate) const FILE: SaveLabels = SaveLabels {
    field: Message("lesson-file-field"),
    button: Message("lesson-file-button"),
    about: Message("lesson-file-about"),
    why_not: Message("lesson-file-why-not"),
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
            let expansions = message!("count-expansion", count = scene.expansion);
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

pub(crate) const NO_LEGAL_BOARD: Message = Message("lesson-no-legal-board");

/// The name of a lesson that comes along, in the message that it was opened.
pub(crate) fn shipped(lesson: Shipped) -> &'static str {
    match lesson {
        Shipped::First => message!("lesson-shipped-first"),
        Shipped::Memory => message!("lesson-shipped-memory"),
        Shipped::Example => message!("lesson-shipped-example"),
    }
}

/// The button that opens a lesson that comes along, and what the lesson is about.
pub(crate) const fn open_shipped(lesson: Shipped) -> (Message, Message) {
    match lesson {
        Shipped::First => (
            Message("lesson-open-first"),
            Message("lesson-open-first-about"),
        ),
        Shipped::Memory => (
            Message("lesson-open-memory"),
            Message("lesson-open-memory-about"),
        ),
        Shipped::Example => menu::EXAMPLE,
    }
}

pub(crate) const RECOVERED: Message = Message("lesson-recovered");

pub(crate) fn opened(from: &str, slides: usize) -> String {
    let slides = message!("count-slide", count = slides);
    format!("Opened with {slides}: {from}.")
}

pub(crate) fn ended_before_bookmark(end: u64, bookmark: u64) -> String {
    let (end, bookmark) = (
        message!("count-expansion", count = end),
        thousands(bookmark),
    );
    format!("The search ended after {end}, before the slide at {bookmark}")
}

/// The caption of a slide, in the window and in a presentation.
pub(crate) mod caption {
    use crate::text::Message;

    pub(crate) const NEXT: (Message, Message) = (
        Message("lesson-caption-next"),
        Message("lesson-caption-next-about"),
    );
    pub(crate) const PREVIOUS: (Message, Message) = (
        Message("lesson-caption-previous"),
        Message("lesson-caption-previous-about"),
    );
    pub(crate) const PUT_AWAY: (Message, Message) = (
        Message("lesson-caption-put-away"),
        Message("lesson-caption-put-away-about"),
    );

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
    use crate::text::Message;

    pub(crate) const WORDS: Message = Message("lesson-offer-words");
    pub(crate) const DISMISS: (Message, Message) = (
        Message("lesson-offer-dismiss"),
        Message("lesson-offer-dismiss-about"),
    );
}

/// Slides that are not saved.
pub(crate) mod unsaved {
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const TITLE: Message = Message("lesson-unsaved-title");
    pub(crate) const SAVE: Message = Message("lesson-unsaved-save");
    pub(crate) const DISCARD: Message = Message("lesson-unsaved-discard");
    pub(crate) const STAY: Message = Message("lesson-unsaved-stay");
    pub(crate) const RECOVER: (Message, Message) = (
        Message("lesson-unsaved-recover"),
        Message("lesson-unsaved-recover-about"),
    );
    pub(crate) const DELETE: (Message, Message) = (
        Message("lesson-unsaved-delete"),
        Message("lesson-unsaved-delete-about"),
    );

    pub(crate) fn left(slides: usize) -> String {
        let slides = message!("count-slide", count = slides);
        format!("The last session ended before {slides} could be saved.")
    }
}

pub(crate) const SAVE_FIRST: Message = Message("lesson-save-first");
