//! Reads the file of a lesson and reports its faults.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::lesson::format::question::check_question;
use crate::lesson::format::{
    FORMAT, FileSlide, LessonFile, bad, check_length, check_text, read_board,
};
use crate::lesson::{
    CompareScene, DEPTH_LIMITS, ExperimentScene, ExploreScene, InvalidValue, Lesson, LessonCamera,
    LessonFormatError, MAX_NOTES, MAX_REMEMBERED, MAX_SLIDES, Picture, SPEEDS, Scene, SearchSetup,
    Slide, VERSION, ZOOMS,
};
use crate::puzzle::{Costs, Problem};
use crate::reading::json_text;
use crate::search::Strategy;
use crate::search::heuristics::OwnHeuristic;
use crate::study::compare::check;
use crate::study::experiment::spec_of;
use crate::study::parse_strategy_with;

/// The fields that every version of the format has.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u64>,
}

pub(crate) fn read(text: &str) -> Result<Lesson, LessonFormatError> {
    // First checks that it is JSON, then that this program knows the version, and then the content.
    let text = &json_text(text);
    let any: serde_json::Value = serde_json::from_str(text)?;
    let head = Head::deserialize(any).map_err(|_| LessonFormatError::NotALesson)?;
    let (Some(FORMAT), Some(version)) = (head.format.as_deref(), head.version) else {
        return Err(LessonFormatError::NotALesson);
    };
    if version != VERSION {
        return Err(LessonFormatError::OtherVersion { version });
    }
    lesson(serde_json::from_str(text)?).map_err(|fault| match fault {
        LessonFormatError::BadValue { field, reason, .. } => LessonFormatError::BadValue {
            line: line_of(text, &field),
            field,
            reason,
        },
        other => other,
    })
}

/// Returns the line, from 1, of a `field` such as `slides[2].expansion`. For a list item that is an object, this is the line
/// of its first field. For a missing field, it is the line of its parent.
fn line_of(text: &str, field: &str) -> usize {
    let in_object = |text: &str| text.trim_start_matches('{').trim_start().as_ptr().addr();
    let (mut value, mut place) = (text, in_object(text));
    for part in field.split('.') {
        let (key, item) = part.split_once('[').unwrap_or((part, ""));
        let fields: BTreeMap<String, &RawValue> = serde_json::from_str(value).unwrap_or_default();
        let Some(found) = fields.get(key) else { break };
        value = found.get();
        place = value.as_ptr().addr();
        let Some(number) = item
            .strip_suffix(']')
            .and_then(|item| item.parse::<usize>().ok())
        else {
            continue;
        };
        let items: Vec<&RawValue> = serde_json::from_str(value).unwrap_or_default();
        let Some(found) = items.get(number - 1) else {
            break;
        };
        value = found.get();
        place = in_object(value);
    }
    let before = &text.as_bytes()[..place - text.as_ptr().addr()];
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}

pub(super) struct Defaults {
    pub(super) start: String,
    pub(super) goal: String,
    pub(super) costs: Option<String>,
    pub(super) strategy: String,
    /// The heuristics that strategies may use by name.
    pub(super) own: Vec<OwnHeuristic>,
}

impl Defaults {
    /// Returns the boards and the strategy of a slide: its own, or else those of the lesson.
    fn setup(&self, place: &str, slide: &FileSlide) -> Result<SearchSetup, LessonFormatError> {
        let at = |field: &str| format!("{place}{field}");
        let start = read_board(at("start"), slide.start.as_ref().unwrap_or(&self.start))?;
        let goal = read_board(at("goal"), slide.goal.as_ref().unwrap_or(&self.goal))?;
        let problem = Problem::new(start, goal).map_err(|error| bad(at("goal"), error))?;
        let costs = slide.costs.as_ref().or(self.costs.as_ref());
        let costs = costs
            .map(|text| Costs::read(text, problem.size()))
            .transpose();
        let costs = costs.map_err(|fault| bad(at("costs"), fault))?;
        let problem = problem.with_costs(costs.unwrap_or_default());
        let name = slide.strategy.as_ref().unwrap_or(&self.strategy);
        let strategy = self.strategy(at("strategy"), name)?;
        Ok(SearchSetup { problem, strategy })
    }

    /// Parses the strategies to compare. Their number must be 0 or one that can be compared.
    pub(super) fn compared(
        &self,
        field: &str,
        names: &[String],
    ) -> Result<Vec<Strategy>, LessonFormatError> {
        let named = names.iter().enumerate();
        let strategies: Vec<Strategy> = named
            .map(|(index, name)| self.strategy(format!("{field}[{}]", index + 1), name))
            .collect::<Result<_, _>>()?;
        for (index, strategy) in strategies.iter().enumerate() {
            if strategies[..index].contains(strategy) {
                let field = format!("{field}[{}]", index + 1);
                return Err(bad(field, InvalidValue::SameStrategy));
            }
        }
        if !strategies.is_empty() {
            check(&strategies).map_err(|fault| bad(field, fault))?;
        }
        Ok(strategies)
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
        costs: file.costs,
        strategy: file.strategy,
        own: own.collect::<Result<_, _>>()?,
    };
    let setup = defaults.setup("", &FileSlide::default())?;
    if file.view.speed.is_some_and(|rate| !SPEEDS.contains(&rate)) {
        return Err(bad("view.speed", InvalidValue::Speed));
    }
    check_text("title".to_owned(), &file.title)?;
    if file.remember.len() > MAX_REMEMBERED {
        return Err(bad("remember", InvalidValue::TooMuchToRemember));
    }
    for (index, sentence) in file.remember.iter().enumerate() {
        check_text(format!("remember[{}]", index + 1), sentence)?;
    }
    let compare = defaults.compared("compare", &file.compare)?;
    if file.slides.len() > MAX_SLIDES {
        return Err(bad("slides", InvalidValue::TooManySlides));
    }
    let slides = file.slides.into_iter().enumerate();
    let slides = slides.map(|(index, slide)| {
        let place = format!("slides[{}].", index + 1);
        read_slide(&place, slide, &defaults)
    });
    let exercise = file.exercise.map(|exercise| exercise.read(&defaults));
    Ok(Lesson {
        title: file.title,
        remember: file.remember,
        exercise: exercise.transpose()?,
        setup,
        compare,
        view: file.view,
        slides: slides.collect::<Result<_, _>>()?,
    })
}

pub(super) fn read_slide(
    place: &str,
    slide: FileSlide,
    defaults: &Defaults,
) -> Result<Slide, LessonFormatError> {
    let at = |field: &str| format!("{place}{field}");
    let setup = defaults.setup(place, &slide)?;
    check_text(at("caption"), &slide.said)?;
    check_length(at("notes"), &slide.notes, MAX_NOTES)?;
    match slide.scenes() {
        0 => return Err(bad(at("expansion"), InvalidValue::NoScene)),
        1 => {}
        _ => return Err(bad(at("expansion"), InvalidValue::TwoScenes)),
    }
    let question = slide.question.map(|question| question.read(place));
    let question = question.transpose()?;
    if slide.picture.is_some() && !slide.text {
        return Err(bad(at("picture"), InvalidValue::Picture));
    }
    let scene = if let Some(expansion) = slide.expansion {
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
        let selected = selected.map(|text| read_board(at("selected"), text));
        let selected = selected.transpose()?;
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
    } else if let Some(comparison) = slide.compare {
        let field = at("compare.strategies");
        let strategies = defaults.compared(&field, &comparison.strategies)?;
        if strategies.is_empty() {
            check(&strategies).map_err(|fault| bad(field, fault))?;
        }
        Scene::Compare(CompareScene {
            strategies,
            clock: comparison.clock,
            at: comparison.at,
            trees: comparison.trees,
            limits: comparison.limits,
        })
    } else if let Some(name) = &slide.heuristic {
        let strategy = defaults.strategy(at("heuristic"), &format!("astar:{name}"))?;
        Scene::Heuristics(strategy.heuristic)
    } else if let Some(experiment) = slide.experiment {
        let spec = spec_of(&experiment.of);
        Scene::Experiment(Box::new(ExperimentScene {
            spec: spec.ok_or_else(|| bad(at("experiment.of"), InvalidValue::Experiment))?,
            table: experiment.table,
            plot: experiment.plot,
        }))
    } else if let Some(survey) = slide.survey {
        Scene::Survey(survey)
    } else {
        let picture = slide.picture.map(|text| {
            Picture::from_text(&text).ok_or_else(|| bad(at("picture"), InvalidValue::Picture))
        });
        Scene::Text(picture.transpose()?)
    };
    let slide = Slide {
        setup,
        scene,
        text: slide.said,
        question,
        panels: slide.panels,
        notes: slide.notes,
        hides_verdict: slide.hides_verdict,
    };
    check_question(place, &slide)?;
    Ok(slide)
}
