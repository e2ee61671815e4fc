//! The file of a lesson: JSON in which boards, strategies and speeds are written as a person types them elsewhere.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::lesson::{
    Bookmark, InvalidValue, Lesson, LessonFormatError, LessonView, SearchSetup, VERSION,
};
use crate::puzzle::{Board, Notation, Problem};
use crate::search::Strategy;
use crate::study::compare::check;
use crate::study::{parse_strategy, strategy_name};

/// What tells a lesson from any other JSON.
const FORMAT: &str = "slidescope lesson";

/// What every version begins with.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    format: String,
    version: u64,
    start: String,
    goal: String,
    strategy: String,
    view: LessonView,
    /// Strategies side by side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    compare: Vec<String>,
    bookmarks: Vec<FileBookmark>,
}

/// A bookmark names board and strategy where they are not those of the lesson.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileBookmark {
    expansion: u64,
    note: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strategy: Option<String>,
}

pub(crate) fn text(lesson: &Lesson) -> String {
    let (start, goal, strategy) = words(&lesson.setup);
    let mark = |bookmark: &Bookmark| {
        let (own_start, own_goal, own_strategy) = words(&bookmark.setup);
        FileBookmark {
            expansion: bookmark.expansion,
            note: bookmark.note.clone(),
            start: Some(own_start).filter(|own| *own != start),
            goal: Some(own_goal).filter(|own| *own != goal),
            strategy: Some(own_strategy).filter(|own| *own != strategy),
        }
    };
    let file = LessonFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        bookmarks: lesson.bookmarks.iter().map(mark).collect(),
        compare: lesson.compare.iter().copied().map(strategy_name).collect(),
        view: lesson.view,
        start,
        goal,
        strategy,
    };
    // Texts and numbers under fixed keys: nothing that JSON cannot hold.
    serde_json::to_string_pretty(&file).expect("plain values") + "\n"
}

fn words(setup: &SearchSetup) -> (String, String, String) {
    let board = |board: Board| board.write(Notation::Rows);
    let (start, goal) = (board(setup.problem.start()), board(setup.problem.goal()));
    (start, goal, strategy_name(setup.strategy))
}

pub(crate) fn read(text: &str) -> Result<Lesson, LessonFormatError> {
    // Whether it is JSON at all comes first, then whether this program knows the version, then what is in it.
    let any: serde_json::Value = serde_json::from_str(text)?;
    let head = Head::deserialize(any).map_err(|_| LessonFormatError::NotALesson)?;
    let (Some(FORMAT), Some(version)) = (head.format.as_deref(), head.version) else {
        return Err(LessonFormatError::NotALesson);
    };
    if version > VERSION {
        return Err(LessonFormatError::Newer { version });
    }
    if version != VERSION {
        return Err(bad("version", InvalidValue::Version));
    }
    lesson(serde_json::from_str(text)?)
}

fn lesson(file: LessonFile) -> Result<Lesson, LessonFormatError> {
    let setup = setup("", &file.start, &file.goal, &file.strategy)?;
    let speed = file.view.speed;
    if speed.is_some_and(|rate| rate <= 0.0) {
        return Err(bad("view.speed", InvalidValue::Speed));
    }
    let compare = compared(&file.compare)?;
    let mut bookmarks: Vec<Bookmark> = Vec::with_capacity(file.bookmarks.len());
    let mut seen = BTreeSet::new();
    for (index, mark) in file.bookmarks.into_iter().enumerate() {
        let place = format!("bookmarks[{}].", index + 1);
        let bookmark = bookmark(&place, mark, &file.start, &file.goal, &file.strategy)?;
        if !seen.insert((words(&bookmark.setup), bookmark.expansion)) {
            return Err(bad(place + "expansion", InvalidValue::SameMoment));
        }
        bookmarks.push(bookmark);
    }
    Ok(Lesson {
        setup,
        compare,
        view: file.view,
        bookmarks,
    })
}

/// None, or as many as can be compared, each once.
fn compared(names: &[String]) -> Result<Vec<Strategy>, LessonFormatError> {
    let read = |(index, name): (usize, &String)| {
        let place = || format!("compare[{}]", index + 1);
        parse_strategy(name).map_err(|error| bad(place(), error))
    };
    let strategies: Vec<Strategy> = names
        .iter()
        .enumerate()
        .map(read)
        .collect::<Result<_, _>>()?;
    if !strategies.is_empty() {
        check(&strategies).map_err(|fault| bad("compare", fault))?;
    }
    Ok(strategies)
}

fn bookmark(
    place: &str,
    mark: FileBookmark,
    start: &str,
    goal: &str,
    strategy: &str,
) -> Result<Bookmark, LessonFormatError> {
    let start = mark.start.as_deref().unwrap_or(start);
    let goal = mark.goal.as_deref().unwrap_or(goal);
    let strategy = mark.strategy.as_deref().unwrap_or(strategy);
    Ok(Bookmark {
        setup: setup(place, start, goal, strategy)?,
        expansion: mark.expansion,
        note: mark.note,
    })
}

fn setup(
    place: &str,
    start: &str,
    goal: &str,
    strategy: &str,
) -> Result<SearchSetup, LessonFormatError> {
    let at = |field: &str| format!("{place}{field}");
    let board = |field: &str, text: &str| {
        let board = text.parse::<Board>();
        board.map_err(|faults| bad(at(field), faults))
    };
    let (start, goal) = (board("start", start)?, board("goal", goal)?);
    let problem = Problem::new(start, goal).map_err(|error| bad(at("goal"), error))?;
    let strategy = parse_strategy(strategy).map_err(|error| bad(at("strategy"), error))?;
    Ok(SearchSetup { problem, strategy })
}

fn bad(field: impl Into<String>, reason: impl Into<InvalidValue>) -> LessonFormatError {
    LessonFormatError::BadValue {
        field: field.into(),
        reason: reason.into(),
    }
}
