//! Turns a lesson into what stands in its file; a question and an exercise are turned in `question.rs` and `exercise.rs`.

use crate::lesson::exercise::{Exercise, ExerciseTask, TaskKind};
use crate::lesson::format::question::FileQuestion;
use crate::lesson::format::{FileComparison, FileSlide, SlideExperiment};
use crate::lesson::moment::own_of;
use crate::lesson::{Lesson, Picture, Question, Scene, SearchSetup, Slide, query};
use crate::puzzle::{Board, Notation};
use crate::search::heuristics::{MAX_NAME, OwnHeuristic};
use crate::search::{Algorithm, Heuristic, Strategy};
use crate::study::experiment::experiment;
use crate::study::strategy_name;

/// Returns the file format of a slide. Values equal to the lesson's `usual` ones are left out.
pub(super) fn file_slide(slide: &Slide, usual: &SearchSetup) -> FileSlide {
    let SearchSetup { problem, strategy } = slide.setup;
    let board = |own: Board, usual: Board| (own != usual).then(|| own.write(Notation::Rows));
    let usual_strategy = strategy_name(usual.strategy);
    let mut file = FileSlide {
        said: slide.text.clone(),
        start: board(problem.start(), usual.problem.start()),
        goal: board(problem.goal(), usual.problem.goal()),
        costs: (problem.costs() != usual.problem.costs()).then(|| problem.costs().write()),
        strategy: Some(strategy_name(strategy)).filter(|own| *own != usual_strategy),
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
        Scene::Experiment(scene) => {
            file.experiment = Some(SlideExperiment {
                of: experiment(&scene.spec),
                table: scene.table,
                plot: scene.plot,
            });
        }
        Scene::Survey(scene) => file.survey = Some(*scene),
        Scene::Text(picture) => {
            file.text = true;
            file.picture = picture.as_ref().map(Picture::to_text);
        }
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
}

/// Returns the lesson with a new name for each heuristic that has the name of an earlier one but another program, such
/// as a later version of it.
pub(super) fn with_distinct_names(lesson: &Lesson) -> Lesson {
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
    let named = |own: OwnHeuristic| {
        let found = distinct.iter().find(|(known, _)| *known == own);
        found.map_or(own, |(_, named)| *named)
    };
    let mut lesson = lesson.clone();
    for slide in slides_mut(&mut lesson.slides, &mut lesson.exercise) {
        let own = own_of(slide);
        if let Some(query) = slide.question.as_mut().and_then(Question::query_mut) {
            // Of two heuristics with one name, a query means the first that its slide uses.
            let used = |name: &str| own.iter().find(|own| own.name() == name).copied();
            *query = query::renamed(query, |name| used(name).map(|own| named(own).name()));
        }
    }
    for heuristic in heuristics_mut(&mut lesson) {
        if let Heuristic::Own(own) = heuristic {
            *own = named(*own);
        }
    }
    lesson
}

fn slides_mut<'a>(
    slides: &'a mut [Slide],
    exercise: &'a mut Option<Exercise>,
) -> impl Iterator<Item = &'a mut Slide> {
    let tasks = exercise.iter_mut().flat_map(|exercise| &mut exercise.tasks);
    slides.iter_mut().chain(tasks.map(|task| &mut task.slide))
}

pub(crate) fn heuristics_mut(lesson: &mut Lesson) -> Vec<&mut Heuristic> {
    let Lesson {
        setup,
        compare,
        slides,
        exercise,
        ..
    } = lesson;
    let mut strategies: Vec<&mut Strategy> = vec![&mut setup.strategy];
    strategies.extend(compare);
    let mut estimates = Vec::new();
    let mut all_slides: Vec<&mut Slide> = slides.iter_mut().collect();
    for task in exercise.iter_mut().flat_map(|exercise| &mut exercise.tasks) {
        all_slides.push(&mut task.slide);
        if let TaskKind::Strategy { options, .. } = &mut task.kind {
            strategies.extend(options);
        }
    }
    for slide in all_slides {
        strategies.push(&mut slide.setup.strategy);
        match &mut slide.scene {
            Scene::Compare(scene) => strategies.extend(&mut scene.strategies),
            Scene::Experiment(scene) => strategies.extend(&mut scene.spec.strategies),
            Scene::Heuristics(heuristic) => estimates.push(heuristic),
            Scene::Explore(_) | Scene::Survey(_) | Scene::Text(_) => {}
        }
    }
    let of_strategies = strategies.into_iter().map(|own| &mut own.heuristic);
    of_strategies.chain(estimates).collect()
}

pub(crate) fn strategies(lesson: &Lesson) -> impl Iterator<Item = Strategy> {
    let of_slide =
        |slide: &Slide| std::iter::once(slide.setup.strategy).chain(slide.scene.strategies());
    let options = tasks(lesson).flat_map(|task| match &task.kind {
        TaskKind::Strategy { options, .. } => options.clone(),
        _ => Vec::new(),
    });
    let slides = all_slides(lesson).flat_map(of_slide).chain(options);
    let shown = std::iter::once(lesson.setup.strategy).chain(lesson.compare.iter().copied());
    shown.chain(slides)
}

fn tasks(lesson: &Lesson) -> impl Iterator<Item = &ExerciseTask> {
    lesson.exercise.iter().flat_map(|exercise| &exercise.tasks)
}

/// Returns all slides, including those of its tasks.
fn all_slides(lesson: &Lesson) -> impl Iterator<Item = &Slide> {
    let tasks = tasks(lesson).map(|task| &task.slide);
    lesson.slides.iter().chain(tasks)
}

/// Returns the name of a heuristic as in a strategy of A*.
fn heuristic_name(heuristic: Heuristic) -> String {
    let name = strategy_name(Strategy::new(Algorithm::AStar, heuristic));
    name.split_once(':')
        .map_or(name.clone(), |(_, own)| own.to_owned())
}

pub(super) fn names(strategies: &[Strategy]) -> Vec<String> {
    strategies.iter().copied().map(strategy_name).collect()
}
