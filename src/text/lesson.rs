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

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Read { path, source } => {
                let (path, source) = (path.display().to_string(), source.to_string());
                message!("lesson-not-read", path, source)
            }
            Self::Format { path, source } => {
                let (path, source) = (path.display().to_string(), source.to_string());
                message!("lesson-not-taken", path, source)
            }
        };
        f.write_str(&words)
    }
}

/// Each reads on from the file's name.
impl fmt::Display for LessonFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::NotALesson => message!("lesson-not-a-lesson").to_owned(),
            Self::TooLarge => message!("lesson-too-large", most = (MAX_BYTES >> 10).to_string()),
            Self::Newer { version } => message!(
                "lesson-newer",
                version = version.to_string(),
                newest = VERSION.to_string()
            ),
            Self::Damaged {
                line,
                column,
                reason,
            } => message!(
                "lesson-damaged",
                line = line.to_string(),
                column = column.to_string(),
                reason
            ),
            Self::BadValue { field, reason } => {
                message!("lesson-bad-value", field, reason = reason.to_string())
            }
        };
        f.write_str(&words)
    }
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Version => message!("lesson-bad-version").to_owned(),
            Self::Speed => message!(
                "lesson-bad-speed",
                least = SPEEDS.start().to_string(),
                most = SPEEDS.end().to_string()
            ),
            Self::SameMoment => message!("lesson-same-moment").to_owned(),
            Self::TooManySlides => message!("lesson-too-many-slides", most = MAX_SLIDES),
            Self::LongCaption => message!("lesson-long-caption", most = MAX_CAPTION),
            Self::TwoScenes => message!("lesson-two-scenes").to_owned(),
            Self::NoScene => message!("lesson-no-scene").to_owned(),
            Self::DepthLimit { limit } => message!(
                "lesson-bad-depth-limit",
                limit = limit.to_string(),
                least = DEPTH_LIMITS.start().to_string(),
                most = DEPTH_LIMITS.end().to_string()
            ),
            Self::Share => message!("lesson-bad-share").to_owned(),
            Self::Zoom => message!(
                "lesson-bad-zoom",
                least = ZOOMS.start().to_string(),
                most = ZOOMS.end().to_string()
            ),
            Self::Board(faults) => in_a_line(faults),
            Self::Problem(error) => return error.fmt(f),
            Self::Strategy(error) => return error.fmt(f),
            Self::Heuristic(error) => return error.fmt(f),
            Self::Strategies(error) => return error.fmt(f),
        };
        f.write_str(&words)
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
        Some(expansion) => message!("lesson-slide", number, expansion, caption),
        None => message!("lesson-slide-of-comparison", number, caption),
    }
}

pub(crate) fn remove_slide(number: usize) -> String {
    message!("lesson-remove-slide", number)
}

pub(crate) fn move_slide(number: usize) -> String {
    message!("lesson-move-slide", number)
}

/// What a slide shows, below its caption in the list.
pub(crate) fn scene(slide: &Slide) -> String {
    match &slide.scene {
        Scene::Explore(scene) => message!(
            "lesson-scene-explore",
            strategy = slide.setup.strategy.to_string(),
            expansions = message!("count-expansion", count = scene.expansion)
        ),
        Scene::Compare(scene) => {
            // There are two at least.
            message!("lesson-scene-compare", count = scene.strategies.len())
        }
    }
}

/// What a click on a slide does, below its whole caption. `other` is its search where that is not the one in the window.
pub(crate) fn about_slide(caption: &str, other: Option<(Board, Algorithm)>) -> String {
    let click = match other {
        None => message!("lesson-goes-there").to_owned(),
        Some((board, algorithm)) => message!(
            "lesson-loads-board",
            board = board.to_string(),
            algorithm = algorithm.to_string()
        ),
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
        Shipped::TwentyFour => message!("lesson-shipped-24-puzzle"),
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
        Shipped::TwentyFour => (
            Message("lesson-open-24-puzzle"),
            Message("lesson-open-24-puzzle-about"),
        ),
        Shipped::Example => menu::EXAMPLE,
    }
}

pub(crate) const RECOVERED: Message = Message("lesson-recovered");

/// Why a lesson was not opened, as a sentence: it begins with the name of a file.
pub(crate) fn refused(error: &dyn fmt::Display) -> String {
    message!("sentence", text = error.to_string())
}

pub(crate) fn opened(from: &str, slides: usize) -> String {
    let slides = message!("count-slide", count = slides);
    message!("lesson-opened", slides, from)
}

pub(crate) fn ended_before_bookmark(end: u64, bookmark: u64) -> String {
    let end = message!("count-expansion", count = end);
    message!("lesson-ended-before-bookmark", end, bookmark)
}

/// The caption of a slide, in the window and in a presentation.
pub(crate) mod caption {
    use crate::text::{Message, message};

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
        message!("lesson-caption-slide-of", number, count)
    }

    pub(crate) fn short(number: usize, count: usize) -> String {
        message!("lesson-caption-short", number, count)
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
        message!("lesson-unsaved-left", slides)
    }
}

pub(crate) const SAVE_FIRST: Message = Message("lesson-save-first");
