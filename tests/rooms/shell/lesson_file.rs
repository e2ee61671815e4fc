//! Tests that every lesson that can be made is opened again as it was, from its file and after a crash.

use std::num::NonZeroU32;
use std::path::Path;

use crate::shell::deck::{Numbers, any_slide};
use crate::testing::{model, poll_until};
use slidescope::window::shell::Model;
use slidescope_core::lesson::exercise::{AnswersShown, Draw, Exercise, ExerciseTask, TaskKind};
use slidescope_core::lesson::{
    Choice, Figure, Lesson, LessonCamera, Picture, Question, Scene, Slide, SlidePanel, Task, query,
};
use slidescope_core::puzzle::Board;
use slidescope_core::run::Tone;
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Counter, Heuristic};
use slidescope_core::study::experiment::{Instance, Source};
use slidescope_core::study::parse_strategy_with;
use slidescope_parts::deck::editor::Slides;

/// Own heuristics, among them two of one name, and one with the name that the second of them gets in a file.
fn own() -> [OwnHeuristic; 4] {
    let own = [
        ("Eager", "0"),
        ("Eager", "1"),
        ("Eager 2", "2"),
        ("Late", "3"),
    ];
    own.map(|(name, source)| OwnHeuristic::new(name, source).expect("a heuristic"))
}

fn any_task(numbers: &mut Numbers, own: OwnHeuristic) -> Task {
    let name = own.name();
    let query = numbers.one_of(&[
        "count of frontier with h < 4".to_owned(),
        format!("expanded by astar:{name}"),
        format!("moves by weighted-astar:{name}:w=3"),
    ]);
    match numbers.below(4) {
        0 => Task::Predict(NonZeroU32::MIN),
        1 => Task::Mark {
            answer: format!("expanded by greedy:{name} and not expanded by astar:{name}"),
        },
        2 => Task::Number {
            answer: Figure::Query(query),
            tolerance: numbers.below(1000) as f64 / 999.0,
        },
        _ => Task::Choose {
            options: ["3", "4"].map(option).into(),
            answer: Some(Figure::Query(query)),
        },
    }
}

fn option(text: &str) -> Choice {
    Choice {
        text: text.to_owned(),
        because: "“because”\n".to_owned(),
        right: false,
    }
}

/// A slide in which own heuristics are used wherever a strategy or a heuristic can stand.
fn any_slide_with(numbers: &mut Numbers, own: &[OwnHeuristic]) -> Slide {
    let mut slide = any_slide(numbers);
    let mine = numbers.one_of(own);
    let strategies = |numbers: &mut Numbers| {
        let name = numbers.one_of(&["astar", "greedy", "weighted-astar", "mm", "idastar"]);
        let mine = numbers.one_of(own);
        let strategy = parse_strategy_with(&format!("{name}:{}", mine.name()), &[mine]);
        vec![
            strategy.expect("a strategy"),
            parse_strategy_with("bfs", &[]).expect("a strategy"),
        ]
    };
    if numbers.below(2) == 0 {
        slide.setup.strategy = strategies(numbers)[0];
    }
    match &mut slide.scene {
        Scene::Explore(scene) => {
            if numbers.below(2) == 0 {
                let share = |numbers: &mut Numbers| numbers.below(1 << 30) as f64 / 1.1e9;
                scene.camera = Some(LessonCamera::Part {
                    x: share(numbers),
                    y: share(numbers),
                    zoom: 1.0 + share(numbers),
                });
            }
            // A query names only what its slide uses.
            if let Heuristic::Own(own) = slide.setup.strategy.heuristic {
                slide.question = Some(Question::new("How many?", any_task(numbers, own)));
            }
        }
        Scene::Compare(scene) => scene.strategies = strategies(numbers),
        Scene::Heuristics(heuristic) => *heuristic = Heuristic::Own(mine),
        Scene::Experiment(scene) => {
            scene.spec.strategies = strategies(numbers);
            if numbers.below(2) == 0 {
                scene.spec.source = Source::Given(vec![Instance {
                    name: "one".to_owned(),
                    problem: slide.setup.problem,
                    length: numbers.one_of(&[None, Some(22)]),
                }]);
            }
        }
        Scene::Survey(_) => {}
        Scene::Text(picture) => {
            let bytes = (0..numbers.below(200)).map(|byte| byte as u8).collect();
            *picture = Picture::new(bytes).filter(|_| numbers.below(2) == 0);
        }
    }
    slide.text = numbers
        .one_of(&["", "“f” is 12,\nlook", "后 – Zurück"])
        .to_owned();
    slide.notes = numbers.one_of(&["", "slowly"]).to_owned();
    slide.panels = numbers.one_of(&[vec![], vec![SlidePanel::Plot, SlidePanel::Frontier]]);
    slide
}

fn any_exercise(numbers: &mut Numbers, own: &[OwnHeuristic]) -> Exercise {
    let mut slide = any_slide_with(numbers, own);
    slide.question = None;
    let options = own.iter().filter(|own| own.name() != "Eager 2");
    let options = options.map(|own| parse_strategy_with(&format!("astar:{}", own.name()), &[*own]));
    Exercise {
        seed: numbers.below(100) as u64,
        again: numbers.below(2) == 0,
        answers: AnswersShown::AtOnce,
        solutions: slidescope_core::lesson::exercise::Solutions::Open,
        tasks: vec![ExerciseTask {
            slide,
            kind: TaskKind::Strategy {
                options: options.collect::<Result<_, _>>().expect("strategies"),
                least: Counter::Expanded,
            },
            points: 2,
            boards: Draw::Same,
        }],
    }
}

/// A window with a random lesson that is not saved.
fn any_deck(numbers: &mut Numbers) -> Model {
    let own = own();
    let mut model = model();
    let count = 1 + numbers.below(8);
    let slides = (0..count).map(|_| any_slide_with(numbers, &own));
    model.lesson.slides = Slides::unsaved(slides.collect());
    model.lesson.rest.title = numbers.one_of(&["", "Towers"]).to_owned();
    if numbers.below(2) == 0 {
        model.lesson.rest.exercise = Some(any_exercise(numbers, &own));
    }
    model
}

/// The lesson of a window, with names for own heuristics that depend only on their programs.
fn lesson(model: &Model) -> Lesson {
    let mut lesson = model.lesson.lesson(&model.snapshot()).expect("a lesson");
    let plain = |own: OwnHeuristic| {
        OwnHeuristic::new(&format!("own {}", own.source()), own.source()).expect("a heuristic")
    };
    for slide in &mut lesson.slides {
        let own = slide.own_heuristics();
        if let Some(query) = slide.question.as_mut().and_then(Question::query_mut) {
            let used = |name: &str| own.iter().find(|own| own.name() == name);
            *query = query::renamed(query, |name| used(name).map(|own| plain(*own).name()));
        }
    }
    for heuristic in lesson.heuristics_mut() {
        if let Heuristic::Own(own) = heuristic {
            *own = plain(*own);
        }
    }
    lesson
}

fn assert_same(before: &Lesson, after: &Model, how: &str) {
    let after = lesson(after);
    for (number, (one, other)) in before.slides.iter().zip(&after.slides).enumerate() {
        assert_eq!(one, other, "slide {number}, {how}");
    }
    assert_eq!(before.slides.len(), after.slides.len(), "{how}");
    assert_eq!(before.exercise, after.exercise, "{how}");
    assert_eq!(before.title, after.title, "{how}");
}

fn save(model: &mut Model, path: &Path) {
    model.lesson.file.set_path(path.display().to_string());
    let window = model.snapshot();
    model.lesson.save(&window, &model.facts);
    poll_until(model, |model| !model.lesson.is_busy());
}

#[test]
fn every_deck_is_opened_again_in_a_fresh_profile_and_after_a_crash() {
    let mut numbers = Numbers(46);
    for round in 0..60 {
        let folder = tempfile::tempdir().expect("a folder");
        let mut first = any_deck(&mut numbers);
        let before = lesson(&first);

        let backup = folder.path().join("unsaved");
        first.lesson.backup.keep_in(backup.clone());
        poll_until(&mut first, |model| {
            let lesson = &model.lesson;
            !lesson.backup.is_due(&lesson.slides) && !lesson.backup.is_busy()
        });
        let path = folder.path().join("deck.lesson.json");
        let mut saving = any_deck(&mut Numbers(0));
        saving.lesson.slides = Slides::unsaved(first.lesson.slides.list().to_vec());
        saving.lesson.rest = first.lesson.rest.clone();
        save(&mut saving, &path);
        let status = saving.lesson.file.status().expect("a result");
        assert_eq!(status.tone, Tone::Solved, "round {round}: {}", status.text);
        // Here the first window ends without a word.
        drop(first);

        let mut fresh = model();
        fresh.lesson.read(path, false, &fresh.facts);
        poll_until(&mut fresh, |model| !model.lesson.slides.is_empty());
        assert_same(&before, &fresh, "opened");

        let mut next = model();
        next.lesson.backup.keep_in(backup);
        next.lesson.backup.look(&next.facts);
        poll_until(&mut next, |model| model.lesson.backup.left().is_some());
        next.lesson.recover(true, &next.facts);
        next.poll();
        assert_same(&before, &next, "recovered");
    }
}

/// A lesson that a file cannot hold is refused before the old file is touched.
#[test]
fn nothing_is_said_to_be_written_that_cannot_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deck.lesson.json");
    let mut model = any_deck(&mut Numbers(1));
    save(&mut model, &path);
    let old = std::fs::read_to_string(&path).expect("a lesson");
    let goal: Board = "1 2 3 / 4 5 0".parse().expect("a board");
    let mut slides = model.lesson.slides.list().to_vec();
    slides[0].scene = Scene::Explore(slidescope_core::lesson::ExploreScene {
        selected: Some(goal),
        ..Default::default()
    });
    model.lesson.slides = Slides::unsaved(slides);
    save(&mut model, &path);
    let status = model.lesson.file.status().expect("a result");
    assert_eq!(status.tone, Tone::Bad);
    assert!(
        status.text.contains("slides[1].selected"),
        "{}",
        status.text
    );
    assert!(model.lesson.slides.is_changed());
    assert_eq!(std::fs::read_to_string(&path).expect("a lesson"), old);
}
