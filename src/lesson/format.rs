//! A lesson as it is written: JSON in which boards, strategies and speeds are what a person types elsewhere too.

use std::{collections::BTreeSet, fmt};

use serde::{Deserialize, Serialize};

use crate::{
    lesson::{Bookmark, Colour, Lesson, LessonFault, Look, Picture, Place, Scene, VERSION},
    puzzle::{Board, Notation, Problem},
    search::Strategy,
    study::{compare::check, parse_strategy, strategy_name},
    text::boards::in_a_line,
};

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
struct Whole {
    format: String,
    version: u64,
    start: String,
    goal: String,
    strategy: String,
    view: View,
    /// Strategies side by side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    compare: Vec<String>,
    bookmarks: Vec<Mark>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    #[serde(default)]
    place: Place,
    tab: Picture,
    colour: Colour,
    /// Expansions a second; none is as fast as the machine goes.
    speed: Option<f64>,
}

/// A bookmark names board and strategy where they are not those of the lesson.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
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
    let (start, goal, strategy) = words(&lesson.scene);
    let mark = |bookmark: &Bookmark| {
        let (own_start, own_goal, own_strategy) = words(&bookmark.scene);
        Mark {
            expansion: bookmark.expansion,
            note: bookmark.note.clone(),
            start: Some(own_start).filter(|own| *own != start),
            goal: Some(own_goal).filter(|own| *own != goal),
            strategy: Some(own_strategy).filter(|own| *own != strategy),
        }
    };
    let whole = Whole {
        format: FORMAT.to_owned(),
        version: VERSION,
        bookmarks: lesson.bookmarks.iter().map(mark).collect(),
        compare: lesson.compare.iter().copied().map(strategy_name).collect(),
        view: View {
            place: lesson.look.place,
            tab: lesson.look.picture,
            colour: lesson.look.colour,
            speed: lesson.look.speed,
        },
        start,
        goal,
        strategy,
    };
    // Texts and numbers under fixed keys: there is nothing here that JSON cannot hold.
    serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n"
}

fn words(scene: &Scene) -> (String, String, String) {
    let board = |board: Board| board.write(Notation::Rows);
    let (start, goal) = (board(scene.problem.start()), board(scene.problem.goal()));
    (start, goal, strategy_name(scene.strategy))
}

pub(crate) fn read(text: &str) -> Result<Lesson, LessonFault> {
    // Whether it is JSON at all comes first, then whether this program knows the version, then what is in it.
    let any: serde_json::Value = serde_json::from_str(text)?;
    let head = Head::deserialize(any).map_err(|_| LessonFault::NotALesson)?;
    let (Some(FORMAT), Some(version)) = (head.format.as_deref(), head.version) else {
        return Err(LessonFault::NotALesson);
    };
    if version > VERSION {
        return Err(LessonFault::Newer { version });
    }
    if version != VERSION {
        return Err(bad("version", "the first version is 1; write 1"));
    }
    lesson(serde_json::from_str(text)?)
}

fn lesson(whole: Whole) -> Result<Lesson, LessonFault> {
    let scene = scene("", &whole.start, &whole.goal, &whole.strategy)?;
    let speed = whole.view.speed;
    if speed.is_some_and(|rate| rate <= 0.0) {
        let wanted = "write expansions a second, more than 0, or null for full speed";
        return Err(bad("view.speed", wanted));
    }
    let compare = compared(&whole.compare)?;
    let mut bookmarks: Vec<Bookmark> = Vec::with_capacity(whole.bookmarks.len());
    let mut seen = BTreeSet::new();
    for (index, mark) in whole.bookmarks.into_iter().enumerate() {
        let place = format!("bookmarks[{}].", index + 1);
        let bookmark = bookmark(&place, mark, &whole.start, &whole.goal, &whole.strategy)?;
        if !seen.insert((words(&bookmark.scene), bookmark.expansion)) {
            let why = "an earlier bookmark is at the same moment; keep one of them";
            return Err(bad(place + "expansion", why));
        }
        bookmarks.push(bookmark);
    }
    Ok(Lesson {
        scene,
        compare,
        look: Look {
            place: whole.view.place,
            picture: whole.view.tab,
            colour: whole.view.colour,
            speed,
        },
        bookmarks,
    })
}

/// None, or as many as can be compared, each once.
fn compared(names: &[String]) -> Result<Vec<Strategy>, LessonFault> {
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
    mark: Mark,
    start: &str,
    goal: &str,
    strategy: &str,
) -> Result<Bookmark, LessonFault> {
    let start = mark.start.as_deref().unwrap_or(start);
    let goal = mark.goal.as_deref().unwrap_or(goal);
    let strategy = mark.strategy.as_deref().unwrap_or(strategy);
    Ok(Bookmark {
        scene: scene(place, start, goal, strategy)?,
        expansion: mark.expansion,
        note: mark.note,
    })
}

fn scene(place: &str, start: &str, goal: &str, strategy: &str) -> Result<Scene, LessonFault> {
    let at = |field: &str| format!("{place}{field}");
    let board = |field: &str, text: &str| {
        let board = text.parse::<Board>();
        board.map_err(|faults| bad(at(field), in_a_line(&faults)))
    };
    let (start, goal) = (board("start", start)?, board("goal", goal)?);
    let problem = Problem::new(start, goal).map_err(|error| bad(at("goal"), error))?;
    let strategy = parse_strategy(strategy).map_err(|error| bad(at("strategy"), error))?;
    Ok(Scene { problem, strategy })
}

fn bad(field: impl Into<String>, reason: impl fmt::Display) -> LessonFault {
    LessonFault::BadValue {
        field: field.into(),
        reason: reason.to_string(),
    }
}
