//! The first version of the file, which is read still.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::lesson::format::read::{Defaults, bad, check_caption, check_count, check_speed};
use crate::lesson::format::write::words;
use crate::lesson::{
    ExploreScene, InvalidValue, Lesson, LessonFormatError, LessonView, Scene, Slide,
};

/// The first version: a slide is a moment of a search with a note.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstVersion {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    start: String,
    goal: String,
    strategy: String,
    view: LessonView,
    #[serde(default)]
    compare: Vec<String>,
    bookmarks: Vec<FileBookmark>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileBookmark {
    expansion: u64,
    note: String,
    start: Option<String>,
    goal: Option<String>,
    strategy: Option<String>,
}

pub(super) fn first_version(file: FirstVersion) -> Result<Lesson, LessonFormatError> {
    let defaults = Defaults {
        start: file.start,
        goal: file.goal,
        strategy: file.strategy,
        own: Vec::new(),
    };
    let setup = defaults.setup("")?;
    check_speed(&file.view)?;
    let compare = defaults.compared("compare", &file.compare)?;
    check_count("bookmarks", file.bookmarks.len())?;
    let mut slides: Vec<Slide> = Vec::with_capacity(file.bookmarks.len());
    let mut seen = BTreeSet::new();
    for (index, mark) in file.bookmarks.into_iter().enumerate() {
        let place = format!("bookmarks[{}].", index + 1);
        let setup = defaults.setup_of(&place, (&mark.start, &mark.goal, &mark.strategy))?;
        check_caption(format!("{place}note"), &mark.note)?;
        if !seen.insert((words(&setup), mark.expansion)) {
            return Err(bad(place + "expansion", InvalidValue::SameMoment));
        }
        let scene = ExploreScene {
            expansion: mark.expansion,
            ..ExploreScene::default()
        };
        slides.push(Slide {
            caption: mark.note,
            ..Slide::new(setup, Scene::Explore(scene))
        });
    }
    Ok(Lesson {
        title: String::new(),
        remember: Vec::new(),
        exercise: None,
        setup,
        compare,
        view: file.view,
        slides,
    })
}
