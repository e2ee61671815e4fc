//! The file of a lesson: JSON in which boards, strategies and speeds are written as the user types them elsewhere.

mod exercise;
mod question;
mod read;
mod write;

pub(super) use exercise::fingerprint;
pub use question::question_fault;
pub(super) use read::read;
pub(super) use write::{heuristics_mut, strategies};

use serde::{Deserialize, Serialize};

use crate::lesson::format::exercise::FileExercise;
use crate::lesson::format::question::FileQuestion;
use crate::lesson::format::write::{file_slide, names, with_distinct_names};
use crate::lesson::{
    ColourBy, InvalidValue, Lesson, LessonCamera, LessonClock, LessonFormatError, LessonView,
    MAX_TEXT, Quantity, SceneLimits, SlidePanel, SurveyScene, Tab, Tabled, VERSION,
};
use crate::puzzle::{Board, Notation};
use crate::study::strategy_name;

/// Identifies a lesson's file.
const FORMAT: &str = "slidescope lesson";

/// Returns the text of the file of a lesson.
pub(crate) fn text(lesson: &Lesson) -> String {
    let lesson = &with_distinct_names(lesson);
    let own = lesson.own_heuristics();
    let usual = &lesson.setup;
    let file = LessonFile {
        format: FORMAT.to_string(),
        version: VERSION,
        heuristics: (own.iter())
            .map(|own| FileHeuristic {
                name: own.name().to_owned(),
                program: own.source().to_owned(),
            })
            .collect(),
        slides: (lesson.slides.iter())
            .map(|slide| file_slide(slide, usual))
            .collect(),
        exercise: (lesson.exercise.as_ref()).map(|exercise| FileExercise::of(exercise, usual)),
        compare: names(&lesson.compare),
        view: lesson.view,
        title: lesson.title.clone(),
        remember: lesson.remember.clone(),
        start: usual.problem.start().write(Notation::Rows),
        goal: usual.problem.goal().write(Notation::Rows),
        costs: (!usual.problem.costs().is_unit()).then(|| usual.problem.costs().write()),
        strategy: strategy_name(usual.strategy),
    };
    // This cannot fail: JSON can represent texts and numbers under fixed keys.
    serde_json::to_string_pretty(&file).expect("plain values") + "\n"
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    format: String,
    version: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    start: String,
    goal: String,
    /// What moves cost, if not 1 each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    costs: Option<String>,
    strategy: String,
    view: LessonView,
    /// User-defined heuristics. Strategies refer to them by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    heuristics: Vec<FileHeuristic>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    compare: Vec<String>,
    slides: Vec<FileSlide>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    remember: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exercise: Option<FileExercise>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileHeuristic {
    name: String,
    program: String,
}

/// A slide. Its boards and strategy are given only if they differ from those of the lesson. It has exactly one kind of
/// scene.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct FileSlide {
    /// The text of the slide.
    #[serde(rename = "caption")]
    said: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    costs: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strategy: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expansion: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tab: Option<Tab>,
    #[serde(skip_serializing_if = "Option::is_none")]
    camera: Option<LessonCamera>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<ColourBy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    selected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fine_step: Option<u32>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    predict: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    linear: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    compare: Option<FileComparison>,
    /// The heuristic that is compared with the true distances.
    #[serde(skip_serializing_if = "Option::is_none")]
    heuristic: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    experiment: Option<SlideExperiment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    survey: Option<SurveyScene>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    text: bool,
    /// The bytes of a PNG or JPEG next to the text, as base64.
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    panels: Vec<SlidePanel>,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<FileQuestion>,
    #[serde(skip_serializing_if = "String::is_empty")]
    notes: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hides_verdict: bool,
}

impl FileSlide {
    /// Returns the number of its kinds of scenes. A valid slide has one.
    fn scenes(&self) -> usize {
        let kinds = [
            self.expansion.is_some(),
            self.compare.is_some(),
            self.heuristic.is_some(),
            self.experiment.is_some(),
            self.survey.is_some(),
            self.text,
        ];
        kinds.into_iter().filter(|is_it| *is_it).count()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlideExperiment {
    /// The specification, in the format of an experiment's journal.
    of: serde_json::Value,
    #[serde(default)]
    table: Tabled,
    #[serde(default)]
    plot: Quantity,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileComparison {
    strategies: Vec<String>,
    #[serde(default)]
    clock: LessonClock,
    /// The clock's value. `None` means the end.
    at: Option<u64>,
    #[serde(default)]
    trees: bool,
    #[serde(default, skip_serializing_if = "SceneLimits::is_none")]
    limits: SceneLimits,
}

fn check_text(field: String, text: &str) -> Result<(), LessonFormatError> {
    check_length(field, text, MAX_TEXT)
}

fn check_length(field: String, text: &str, most: usize) -> Result<(), LessonFormatError> {
    if text.chars().count() > most {
        return Err(bad(field, InvalidValue::TooLong { most }));
    }
    Ok(())
}

fn read_board(field: String, text: &str) -> Result<Board, LessonFormatError> {
    text.parse::<Board>().map_err(|faults| bad(field, faults))
}

/// Creates the error for a bad value. [`read`] adds the line.
fn bad(field: impl Into<String>, reason: impl Into<InvalidValue>) -> LessonFormatError {
    LessonFormatError::BadValue {
        field: field.into(),
        line: 0,
        reason: reason.into(),
    }
}
