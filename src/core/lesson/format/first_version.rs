//! The first version of the file format, which is still supported.

use serde::Deserialize;

use crate::lesson::format::read::{bad, lesson};
use crate::lesson::format::{FileSlide, LessonFile};
use crate::lesson::{InvalidValue, Lesson, LessonFormatError, LessonView};

/// A file of the first version. A slide is a moment of a search with a text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstVersion {
    format: String,
    version: u64,
    start: String,
    goal: String,
    strategy: String,
    view: LessonView,
    #[serde(default)]
    compare: Vec<String>,
    #[serde(rename = "bookmarks")]
    slides: Vec<FirstSlide>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstSlide {
    expansion: u64,
    #[serde(rename = "note")]
    said: String,
    start: Option<String>,
    goal: Option<String>,
    strategy: Option<String>,
}

pub(super) fn first_version(file: FirstVersion) -> Result<Lesson, LessonFormatError> {
    let slides = file.slides.into_iter().map(|slide| FileSlide {
        said: slide.said,
        expansion: Some(slide.expansion),
        start: slide.start,
        goal: slide.goal,
        strategy: slide.strategy,
        ..FileSlide::default()
    });
    let lesson = lesson(LessonFile {
        format: file.format,
        version: file.version,
        title: String::new(),
        start: file.start,
        goal: file.goal,
        strategy: file.strategy,
        view: file.view,
        heuristics: Vec::new(),
        compare: file.compare,
        slides: slides.collect(),
        remember: Vec::new(),
        exercise: None,
    });
    let lesson = lesson.map_err(in_its_words)?;
    for (at, slide) in lesson.slides.iter().enumerate() {
        let mut earlier = lesson.slides[..at].iter();
        if earlier.any(|earlier| earlier.shows_the_same(slide)) {
            let field = format!("bookmarks[{}].expansion", at + 1);
            return Err(bad(field, InvalidValue::SameMoment));
        }
    }
    Ok(lesson)
}

/// Renames the field of a fault to its name in the first version.
fn in_its_words(mut fault: LessonFormatError) -> LessonFormatError {
    if let LessonFormatError::BadValue { field, .. } = &mut fault {
        *field = field
            .replace("slides", "bookmarks")
            .replace("caption", "note");
    }
    fault
}
