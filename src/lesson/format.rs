//! The file of a lesson: JSON in which boards, strategies and speeds are written as a person types them elsewhere.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::lesson::place::line_of;
use crate::lesson::question_format::{FileQuestion, check_question};
use crate::lesson::{
    ColourBy, CompareScene, DEPTH_LIMITS, ExploreScene, InvalidValue, Lesson, LessonCamera,
    LessonClock, LessonFormatError, LessonView, MAX_CAPTION, MAX_NOTES, MAX_REMEMBERED, MAX_SLIDES,
    SPEEDS, Scene, SceneLimits, SearchSetup, Slide, SlidePanel, Tab, VERSION, ZOOMS,
};
use crate::puzzle::{Board, Notation, Problem};
use crate::search::heuristics::{MAX_NAME, OwnHeuristic};
use crate::search::{Algorithm, Heuristic, Strategy};
use crate::study::compare::check;
use crate::study::{parse_strategy_with, strategy_name};

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
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    start: String,
    goal: String,
    strategy: String,
    view: LessonView,
    /// Heuristics that a person wrote; strategies call them by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    heuristics: Vec<FileHeuristic>,
    /// Strategies side by side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    compare: Vec<String>,
    slides: Vec<FileSlide>,
    /// The sentences of the summary.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    remember: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileHeuristic {
    name: String,
    program: String,
}

/// The first version: a slide is a moment of a search with a note.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstVersion {
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

/// A slide names boards and strategy where they are not those of the lesson. It is a moment of a search, or of a
/// comparison.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct FileSlide {
    caption: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
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
    /// The heuristic that is held against the truth.
    #[serde(skip_serializing_if = "Option::is_none")]
    heuristic: Option<String>,
    /// Whether there is nothing but the caption.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    text: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    panels: Vec<SlidePanel>,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<FileQuestion>,
    #[serde(skip_serializing_if = "String::is_empty")]
    notes: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hides_verdict: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileComparison {
    strategies: Vec<String>,
    #[serde(default)]
    clock: LessonClock,
    /// None is the end.
    at: Option<u64>,
    #[serde(default)]
    trees: bool,
    #[serde(default, skip_serializing_if = "SceneLimits::is_none")]
    limits: SceneLimits,
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

/// The last version without questions, summaries, panels, linear axes, and slides of a heuristic or of text alone.
const WITHOUT_QUESTIONS: u64 = 4;

/// The last version without heuristics of one's own.
const WITHOUT_HEURISTICS: u64 = 2;

/// The last version in which a comparison has no limits of its own.
const WITHOUT_LIMITS: u64 = 3;

pub(crate) fn text(lesson: &Lesson) -> String {
    let lesson = &with_distinct_names(lesson);
    let own = lesson.own_heuristics();
    let (start, goal, strategy) = words(&lesson.setup);
    let slide = |slide: &Slide| {
        let (own_start, own_goal, own_strategy) = words(&slide.setup);
        let mut file = FileSlide {
            caption: slide.caption.clone(),
            start: Some(own_start).filter(|own| *own != start),
            goal: Some(own_goal).filter(|own| *own != goal),
            strategy: Some(own_strategy).filter(|own| *own != strategy),
            panels: slide.panels.clone(),
            question: slide.question.as_ref().map(FileQuestion::of),
            notes: slide.notes.clone(),
            hides_verdict: slide.hides_verdict,
            ..FileSlide::default()
        };
        match &slide.scene {
            Scene::Explore(scene) => {
                file.expansion = Some(scene.expansion);
                file.tab = scene.tab;
                file.camera = scene.camera;
                file.colour = scene.colour;
                file.selected = scene.selected.map(|board| board.write(Notation::Rows));
                file.fine_step = scene.fine_step;
                file.predict = scene.predict;
                file.linear = scene.linear;
            }
            Scene::Heuristics(heuristic) => file.heuristic = Some(heuristic_name(*heuristic)),
            Scene::Text => file.text = true,
            Scene::Compare(scene) => {
                file.compare = Some(FileComparison {
                    strategies: names(&scene.strategies),
                    clock: scene.clock,
                    at: scene.at,
                    trees: scene.trees,
                    limits: scene.limits,
                });
            }
        }
        file
    };
    let is_limited = |slide: &Slide| match &slide.scene {
        Scene::Explore(_) | Scene::Heuristics(_) | Scene::Text => false,
        Scene::Compare(scene) => !scene.limits.is_none(),
    };
    let is_asking = |slide: &Slide| {
        let shown = match &slide.scene {
            Scene::Explore(scene) => scene.linear || scene.colour.is_some(),
            Scene::Compare(_) => false,
            Scene::Heuristics(_) | Scene::Text => true,
        };
        let says = slide.hides_verdict || !slide.notes.is_empty() || !slide.panels.is_empty();
        shown || says || slide.question.is_some()
    };
    let asks = lesson.slides.iter().any(is_asking);
    let file = LessonFile {
        format: FORMAT.to_string(),
        version: if asks || !lesson.title.is_empty() || !lesson.remember.is_empty() {
            VERSION
        } else if lesson.slides.iter().any(is_limited) {
            WITHOUT_QUESTIONS
        } else if own.is_empty() {
            WITHOUT_HEURISTICS
        } else {
            WITHOUT_LIMITS
        },
        heuristics: own.iter().map(FileHeuristic::of).collect(),
        slides: lesson.slides.iter().map(slide).collect(),
        compare: names(&lesson.compare),
        view: lesson.view,
        title: lesson.title.clone(),
        remember: lesson.remember.clone(),
        start,
        goal,
        strategy,
    };
    // Texts and numbers under fixed keys: nothing that JSON cannot hold.
    serde_json::to_string_pretty(&file).expect("plain values") + "\n"
}

impl FileHeuristic {
    fn of(own: &OwnHeuristic) -> Self {
        Self {
            name: own.name().to_owned(),
            program: own.source().to_owned(),
        }
    }
}

/// The lesson with another name for each heuristic that is called like an earlier one with another program: of two
/// versions of one heuristic, the later in the lesson.
fn with_distinct_names(lesson: &Lesson) -> Lesson {
    let mut distinct: Vec<(OwnHeuristic, OwnHeuristic)> = Vec::new();
    for own in lesson.own_heuristics() {
        let is_free = |name: &str| distinct.iter().all(|(_, other)| other.name() != name);
        let shortened: String = own.name().chars().take(MAX_NAME - 4).collect();
        let numbered = (2..).map(|number| format!("{shortened} {number}"));
        let mut names = std::iter::once(own.name().to_owned()).chain(numbered);
        let name = names.find(|name| is_free(name));
        let named = name.and_then(|name| OwnHeuristic::new(&name, own.source()).ok());
        distinct.push((own, named.unwrap_or(own)));
    }
    let rename = |strategy: &mut Strategy| {
        if let Heuristic::Own(own) = &mut strategy.heuristic
            && let Some((_, named)) = distinct.iter().find(|(known, _)| known == own)
        {
            *own = *named;
        }
    };
    let mut lesson = lesson.clone();
    rename(&mut lesson.setup.strategy);
    lesson.compare.iter_mut().for_each(rename);
    for slide in &mut lesson.slides {
        rename(&mut slide.setup.strategy);
        if let Scene::Compare(scene) = &mut slide.scene {
            scene.strategies.iter_mut().for_each(rename);
        }
    }
    lesson
}

/// Every strategy of a lesson.
pub(crate) fn strategies(lesson: &Lesson) -> impl Iterator<Item = Strategy> {
    let of_slide = |slide: &Slide| {
        let compared = match &slide.scene {
            Scene::Explore(_) | Scene::Heuristics(_) | Scene::Text => &[],
            Scene::Compare(scene) => scene.strategies.as_slice(),
        };
        std::iter::once(slide.setup.strategy).chain(compared.to_vec())
    };
    let slides = lesson.slides.iter().flat_map(of_slide);
    let shown = std::iter::once(lesson.setup.strategy).chain(lesson.compare.iter().copied());
    shown.chain(slides)
}

/// As a file names it after A*.
fn heuristic_name(heuristic: Heuristic) -> String {
    let name = strategy_name(Strategy::new(Algorithm::AStar, heuristic));
    name.split_once(':')
        .map_or(name.clone(), |(_, own)| own.to_owned())
}

fn names(strategies: &[Strategy]) -> Vec<String> {
    strategies.iter().copied().map(strategy_name).collect()
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
    let read = match version {
        1 => first_version(serde_json::from_str(text)?),
        WITHOUT_HEURISTICS..=VERSION => lesson(serde_json::from_str(text)?),
        _ => Err(bad("version", InvalidValue::Version)),
    };
    read.map_err(|fault| match fault {
        LessonFormatError::BadValue { field, reason, .. } => LessonFormatError::BadValue {
            line: line_of(text, &field),
            field,
            reason,
        },
        other => other,
    })
}

/// What boards and strategy are where a slide does not name its own.
struct Defaults {
    start: String,
    goal: String,
    strategy: String,
    /// What strategies may call by name.
    own: Vec<OwnHeuristic>,
}

impl Defaults {
    fn setup(&self, place: &str) -> Result<SearchSetup, LessonFormatError> {
        self.setup_of(place, (&None, &None, &None))
    }

    fn setup_of(
        &self,
        place: &str,
        (start, goal, name): (&Option<String>, &Option<String>, &Option<String>),
    ) -> Result<SearchSetup, LessonFormatError> {
        let at = |field: &str| format!("{place}{field}");
        let start = board(at("start"), start.as_ref().unwrap_or(&self.start))?;
        let goal = board(at("goal"), goal.as_ref().unwrap_or(&self.goal))?;
        let problem = Problem::new(start, goal).map_err(|error| bad(at("goal"), error))?;
        let name = name.as_ref().unwrap_or(&self.strategy);
        let strategy = self.strategy(at("strategy"), name)?;
        Ok(SearchSetup { problem, strategy })
    }

    /// None, or as many as can be compared, each once.
    fn compared(&self, field: &str, names: &[String]) -> Result<Vec<Strategy>, LessonFormatError> {
        let named = names.iter().enumerate();
        let strategies: Vec<Strategy> = named
            .map(|(index, name)| self.strategy(format!("{field}[{}]", index + 1), name))
            .collect::<Result<_, _>>()?;
        if !strategies.is_empty() {
            check(&strategies).map_err(|fault| bad(field, fault))?;
        }
        Ok(strategies)
    }

    /// A heuristic by its name, as A* with it is written.
    fn heuristic(&self, field: String, name: &str) -> Result<Heuristic, LessonFormatError> {
        let strategy = self.strategy(field, &format!("astar:{name}"))?;
        Ok(strategy.heuristic)
    }

    fn strategy(&self, field: String, name: &str) -> Result<Strategy, LessonFormatError> {
        let strategy = match parse_strategy_with(name, &self.own) {
            Ok(strategy) => strategy,
            Err(error) => return Err(bad(field, error)),
        };
        match strategy.depth_limit {
            Some(limit) if !DEPTH_LIMITS.contains(&limit) => {
                Err(bad(field, InvalidValue::DepthLimit { limit }))
            }
            Some(_) | None => Ok(strategy),
        }
    }
}

fn lesson(file: LessonFile) -> Result<Lesson, LessonFormatError> {
    let own = file.heuristics.iter().enumerate().map(|(index, own)| {
        OwnHeuristic::new(&own.name, &own.program)
            .map_err(|fault| bad(format!("heuristics[{}]", index + 1), fault))
    });
    let defaults = Defaults {
        start: file.start,
        goal: file.goal,
        strategy: file.strategy,
        own: own.collect::<Result<_, _>>()?,
    };
    let setup = defaults.setup("")?;
    check_speed(&file.view)?;
    check_caption("title".to_owned(), &file.title)?;
    if file.remember.len() > MAX_REMEMBERED {
        return Err(bad("remember", InvalidValue::TooMuchToRemember));
    }
    for (index, sentence) in file.remember.iter().enumerate() {
        check_caption(format!("remember[{}]", index + 1), sentence)?;
    }
    let compare = defaults.compared("compare", &file.compare)?;
    check_count("slides", file.slides.len())?;
    let slides = file.slides.into_iter().enumerate();
    let slides = slides.map(|(index, slide)| {
        let place = format!("slides[{}].", index + 1);
        read_slide(&place, slide, &defaults)
    });
    Ok(Lesson {
        title: file.title,
        remember: file.remember,
        setup,
        compare,
        view: file.view,
        slides: slides.collect::<Result<_, _>>()?,
    })
}

fn read_slide(
    place: &str,
    slide: FileSlide,
    defaults: &Defaults,
) -> Result<Slide, LessonFormatError> {
    let at = |field: &str| format!("{place}{field}");
    let setup = defaults.setup_of(place, (&slide.start, &slide.goal, &slide.strategy))?;
    check_caption(at("caption"), &slide.caption)?;
    check_length(at("notes"), &slide.notes, MAX_NOTES)?;
    let scenes = [
        slide.compare.is_some(),
        slide.expansion.is_some(),
        slide.heuristic.is_some(),
        slide.text,
    ];
    match scenes.iter().filter(|scene| **scene).count() {
        0 => return Err(bad(at("expansion"), InvalidValue::NoScene)),
        1 => {}
        _ => return Err(bad(at("expansion"), InvalidValue::TwoScenes)),
    }
    let question = slide.question.map(|question| question.read(place));
    let question = question.transpose()?;
    let scene = match (slide.compare, slide.expansion) {
        (None, None) => match &slide.heuristic {
            Some(name) => Scene::Heuristics(defaults.heuristic(at("heuristic"), name)?),
            None => Scene::Text,
        },
        (Some(comparison), _) => {
            let strategies =
                defaults.compared(&at("compare.strategies"), &comparison.strategies)?;
            if strategies.is_empty() {
                check(&strategies).map_err(|fault| bad(at("compare.strategies"), fault))?;
            }
            Scene::Compare(CompareScene {
                strategies,
                clock: comparison.clock,
                at: comparison.at,
                trees: comparison.trees,
                limits: comparison.limits,
            })
        }
        (None, Some(expansion)) => {
            if let Some(LessonCamera::Part { x, y, zoom }) = slide.camera {
                let shares = [("camera.x", x), ("camera.y", y)];
                if let Some((field, _)) = shares.iter().find(|(_, at)| !(0.0..=1.0).contains(at)) {
                    return Err(bad(at(field), InvalidValue::Share));
                }
                if !ZOOMS.contains(&zoom) {
                    return Err(bad(at("camera.zoom"), InvalidValue::Zoom));
                }
            }
            let selected = slide.selected.as_deref();
            let selected = selected
                .map(|text| board(at("selected"), text))
                .transpose()?;
            if let Some(selected) = selected {
                Problem::new(selected, setup.problem.goal())
                    .map_err(|error| bad(at("selected"), error))?;
            }
            Scene::Explore(ExploreScene {
                expansion,
                tab: slide.tab,
                camera: slide.camera,
                colour: slide.colour,
                selected,
                fine_step: slide.fine_step,
                predict: slide.predict,
                linear: slide.linear,
            })
        }
    };
    let slide = Slide {
        setup,
        scene,
        caption: slide.caption,
        question,
        panels: slide.panels,
        notes: slide.notes,
        hides_verdict: slide.hides_verdict,
    };
    check_question(place, &slide)?;
    Ok(slide)
}

fn first_version(file: FirstVersion) -> Result<Lesson, LessonFormatError> {
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
        setup,
        compare,
        view: file.view,
        slides,
    })
}

fn check_speed(view: &LessonView) -> Result<(), LessonFormatError> {
    match view.speed {
        Some(rate) if !SPEEDS.contains(&rate) => Err(bad("view.speed", InvalidValue::Speed)),
        Some(_) | None => Ok(()),
    }
}

fn check_count(field: &str, slides: usize) -> Result<(), LessonFormatError> {
    if slides > MAX_SLIDES {
        return Err(bad(field, InvalidValue::TooManySlides));
    }
    Ok(())
}

pub(super) fn check_caption(field: String, caption: &str) -> Result<(), LessonFormatError> {
    check_length(field, caption, MAX_CAPTION)
}

fn check_length(field: String, text: &str, most: usize) -> Result<(), LessonFormatError> {
    if text.chars().count() > most {
        return Err(bad(field, InvalidValue::TooLong { most }));
    }
    Ok(())
}

fn board(field: String, text: &str) -> Result<Board, LessonFormatError> {
    text.parse::<Board>().map_err(|faults| bad(field, faults))
}

/// A bad value; [`read`] finds its line.
pub(super) fn bad(field: impl Into<String>, reason: impl Into<InvalidValue>) -> LessonFormatError {
    LessonFormatError::BadValue {
        field: field.into(),
        line: 0,
        reason: reason.into(),
    }
}
