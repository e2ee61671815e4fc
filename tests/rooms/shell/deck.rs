//! Tests that a slide shows what was prepared, whichever way the user gets to it.

use std::time::{Duration, Instant};

use egui::Shape;

use crate::testing::{model, poll_until, problem};
use slidescope::window::shell::headless::handout::{has_arrived, subject};
use slidescope::window::shell::present::PresentView;
use slidescope::window::shell::{Model, panels};
use slidescope_core::lesson::{
    Choice, ColourBy, CompareScene, ExperimentScene, ExploreScene, Lesson, LessonCamera,
    LessonClock, LessonView, Quantity, Question, Scene, SceneLimits, SearchSetup, Shipped, Slide,
    SurveyScene, Tab, Tabled, Task,
};
use slidescope_core::picture::Sheet;
use slidescope_core::search::Heuristic;
use slidescope_core::services::Measured;
use slidescope_core::study::experiment::{Draw, Lengths, Source, Spec};
use slidescope_core::study::parse_strategy;
use slidescope_parts::Effect;
use slidescope_parts::deck::editor::Slides;
use slidescope_parts::export::PictureSubject;
use slidescope_parts::export::stage::Stage;
use slidescope_parts::export::vector::each_leaf;

/// More expansions than a test has time for.
const LONG: u64 = 20_000;

/// Pseudorandom numbers with a fixed sequence.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % count
    }

    pub(crate) fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

fn open(lesson: &Lesson) -> Model {
    let mut model = model();
    model.lesson.view = lesson.view;
    model.lesson.slides = Slides::of(lesson.slides.clone());
    model.show_lesson(lesson);
    model
}

/// Waits until the slide is reached, with all that it shows.
fn settle(model: &mut Model) {
    model.poll();
    let Some(slide) = model.lesson.slides.slide() else {
        return;
    };
    let slide = slide.clone();
    // A board without a solution has no map, and before the first expansion none is visible.
    let is_sure = |subject: &PictureSubject| matches!(subject, PictureSubject::Estimates);
    poll_until(model, |model| {
        has_arrived(model, &slide, subject(model, &slide).filter(is_sure))
    });
}

/// Every text that the class sees of the slide, except its number and durations.
fn drawn(model: &mut Model) -> Vec<String> {
    let sheet = Sheet {
        size: [1280.0, 720.0],
        zoom: 1.0,
        millimetres: None,
    };
    let (mut stage, mut views) = (Stage::new(false, true), PresentView::default());
    let was_on = std::mem::replace(&mut model.present.on, true);
    let shapes = stage.draw(&sheet, |ui| panels::show(ui, model, &mut views));
    model.present.on = was_on;
    let mut texts = Vec::new();
    for clipped in shapes {
        each_leaf(&clipped.shape, &mut |shape| {
            if let Shape::Text(words) = shape {
                texts.push(words.galley.text().to_owned());
            }
        });
    }
    // Durations have a unit, or in a table five decimals of a second, and more below half of the last.
    let unit = [" ns", " µs", " ms", " s"];
    let timed = |text: &str| {
        let places = text.split_once('.').map(|(_, places)| places.len());
        unit.iter().any(|unit| text.ends_with(unit)) || places >= Some(5)
    };
    texts.retain(|text| !text.contains(" / ") && !timed(text));
    texts.sort_unstable();
    texts
}

/// A description of everything that is shown of the slide.
fn shown(model: &Model) -> String {
    let window = model.snapshot();
    let said = model.lesson.said();
    let replay = model.facts.playback.replay.as_ref();
    let replayed = replay.map(|replay| replay.head.at);
    let colour = model.explore.options.colour;
    let alone = model.lesson.slides.alone().is_some();
    // A slide shown alone hides whatever is behind it.
    let behind = (!alone).then_some((window.slide, model.facts.screen, colour));
    let solution = replayed.filter(|_| !alone && model.explore.tab == Tab::Solution);
    format!(
        "{said:?} {behind:?} {solution:?} {}",
        model.facts.hides_verdict
    )
}

/// What is drawn once nothing more arrives.
fn settled_texts(model: &mut Model) -> Vec<String> {
    let mut texts = drawn(model);
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        std::thread::sleep(Duration::from_millis(100));
        model.poll();
        let now = drawn(model);
        // On a slow machine the state space is measured later, if at all. Maps say so, bars do not.
        let depths = model.explore.tab == Tab::Depths && model.facts.playback.run.is_some();
        let is_told = |text: &String| text.starts_with("Measuring the state");
        let pending = matches!(model.facts.space(), Measured::Pending);
        let measures = depths && pending || texts.iter().any(is_told);
        if now == texts && !(measures && Instant::now() < end) {
            return texts;
        }
        texts = now;
    }
}

/// Plays the lesson forwards, backwards, and with changes to its list. Each slide must show what a fresh window shows.
fn play(lesson: &Lesson) {
    let long = |slide: &Slide| {
        let searched = slide.expansion().is_some_and(|moment| moment > LONG);
        let compared = matches!(&slide.scene, Scene::Compare(_));
        searched || (compared && slide.setup.problem.size().cells() > 9)
    };
    let mut lesson = lesson.clone();
    lesson.slides.retain(|slide| !long(slide));
    for (number, slide) in lesson.slides.iter_mut().enumerate() {
        slide.text = format!("slide {number}");
    }
    let fresh = |index: usize| {
        let mut model = open(&lesson);
        model.update(Effect::Slide(index));
        settle(&mut model);
        (shown(&model), settled_texts(&mut model))
    };
    let count = lesson.slides.len();
    let expected: Vec<(String, Vec<String>)> = (0..count).map(fresh).collect();
    let mut model = open(&lesson);
    let check = |model: &mut Model, how: &str| {
        settle(model);
        let Some(slide) = model.lesson.slides.slide() else {
            return;
        };
        let original = lesson.slides.iter().position(|it| it == slide);
        let (expected, texts) = &expected[original.expect("a slide")];
        assert_eq!(&shown(model), expected, "{how}");
        let until = Instant::now() + Duration::from_secs(30);
        while drawn(model) != *texts && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
            model.poll();
        }
        assert_eq!(&drawn(model), texts, "{how}: {expected}");
    };
    model.update(Effect::StartPresenting);
    check(&mut model, "presented");
    assert_eq!(model.lesson.slides.current, Some(0));
    for (turn, how) in [
        (Effect::NextSlide, "forwards"),
        (Effect::PreviousSlide, "backwards"),
    ] {
        for _ in 1..count {
            model.update(turn.clone());
            check(&mut model, how);
        }
    }
    let mut numbers = Numbers(7);
    for _ in 0..count {
        let length = model.lesson.slides.len();
        let (from, to) = (numbers.below(length), numbers.below(length));
        let how = match numbers.below(5) {
            0 | 1 => {
                model.lesson.slides.shift(from, to);
                "dragged"
            }
            2 => {
                model.lesson.slides.duplicate(from);
                "copied"
            }
            3 if length > 1 => {
                model.lesson.slides.remove(from);
                "removed"
            }
            _ => {
                model.lesson.slides.undo();
                "undone"
            }
        };
        check(&mut model, how);
        model.update(Effect::StartPresenting);
        check(&mut model, how);
    }
}

/// The start boards. The second has no solution.
const STARTS: [&str; 3] = ["136402758", "123456870", "413720586"];

pub(crate) fn any_slide(numbers: &mut Numbers) -> Slide {
    let strategy = |name: &str| parse_strategy(name).expect("a strategy");
    let manhattan = "astar:manhattan";
    let names = [manhattan, "bfs", "greedy:misplaced", "bidirectional"];
    let setup = SearchSetup {
        problem: problem(numbers.one_of(&STARTS)),
        strategy: strategy(numbers.one_of(&names)),
    };
    let scene = match numbers.below(10) {
        0 => Scene::Text(None),
        8 => Scene::Survey(SurveyScene {
            from_start: numbers.below(2) == 0,
            log: numbers.below(2) == 0,
        }),
        9 => Scene::Experiment(Box::new(ExperimentScene {
            spec: Spec {
                costs: slidescope_core::puzzle::Costs::Unit,
                source: Source::Drawn(Draw {
                    goal: setup.problem.goal(),
                    lengths: Lengths::new(4, 8, 2).expect("lengths"),
                    each: 2,
                    seed: numbers.one_of(&[1, 2]),
                }),
                strategies: vec![strategy("bfs"), strategy("astar:manhattan")],
                limits: slidescope_core::search::Limits {
                    memory: 1 << 28,
                    expansions: None,
                },
            },
            table: numbers.one_of(&[Tabled::Means, Tabled::Runs]),
            plot: numbers.one_of(&[Quantity::Generated, Quantity::Visited]),
        })),
        1 => Scene::Heuristics(numbers.one_of(&[Heuristic::Manhattan, Heuristic::Misplaced])),
        2 => Scene::Compare(CompareScene {
            strategies: vec![strategy("bfs"), strategy("astar:manhattan")],
            clock: LessonClock::Expansions,
            at: numbers.one_of(&[Some(2), Some(4)]),
            trees: numbers.below(2) == 0,
            limits: SceneLimits {
                expansions: std::num::NonZeroU64::new(50),
                ..SceneLimits::default()
            },
        }),
        _ => Scene::Explore(ExploreScene {
            expansion: numbers.below(5) as u64,
            tab: numbers.one_of(&[
                None,
                Some(Tab::Tree),
                Some(Tab::StateSpace),
                Some(Tab::Depths),
                Some(Tab::Expansion),
                Some(Tab::Board),
            ]),
            camera: numbers.one_of(&[None, Some(LessonCamera::Fit), Some(LessonCamera::Follow)]),
            colour: numbers.one_of(&[None, Some(ColourBy::G), Some(ColourBy::H)]),
            selected: numbers.one_of(&[None, Some(setup.problem.start())]),
            fine_step: numbers.one_of(&[None, None, Some(1)]),
            predict: numbers.below(4) == 0,
            linear: numbers.below(2) == 0,
        }),
    };
    Slide {
        hides_verdict: numbers.below(3) == 0,
        ..Slide::new(setup, scene)
    }
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_forty_slides_show_what_was_prepared_whatever_becomes_of_their_list() {
    let mut numbers = Numbers(40);
    let slides: Vec<Slide> = (0..40).map(|_| any_slide(&mut numbers)).collect();
    play(&Lesson {
        title: String::new(),
        remember: Vec::new(),
        exercise: None,
        setup: slides[0].setup,
        view: LessonView {
            tab: Tab::Depths,
            ..LessonView::default()
        },
        compare: Vec::new(),
        slides,
    });
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_every_lesson_that_ships_shows_what_was_prepared() {
    for shipped in Shipped::ALL {
        play(&shipped.lesson().expect("a lesson"));
    }
}

/// A chart with a logarithmic axis says what its lines mean, and one without does not.
#[test]
fn a_logarithmic_axis_is_announced() {
    let lesson = Shipped::Everywhere.lesson().expect("a lesson");
    let mut scales = Vec::new();
    for (index, slide) in lesson.slides.iter().enumerate() {
        let Scene::Explore(scene) = &slide.scene else {
            continue;
        };
        if scene.tab != Some(Tab::Depths) {
            continue;
        }
        let mut model = open(&lesson);
        model.update(Effect::Slide(index));
        settle(&mut model);
        let texts = drawn(&mut model);
        let said = |text: &String| text.ends_with("(each line is ten times the one below)");
        assert_eq!(texts.iter().any(said), !scene.linear, "{texts:?}");
        scales.push(scene.linear);
    }
    assert!(scales.contains(&true) && scales.contains(&false));
}

#[test]
fn a_slide_that_asks_keeps_the_verdict_to_itself_until_it_is_answered() {
    let mut numbers = Numbers(3);
    let option = |right| Choice {
        text: if right { "No" } else { "Yes" }.to_owned(),
        because: "Two tiles are exchanged.".to_owned(),
        right,
    };
    let task = Task::Choose {
        options: vec![option(true), option(false)],
        answer: None,
    };
    let asked = Question::new("Can you solve this?", task);
    let setup = SearchSetup {
        problem: problem(STARTS[1]),
        ..any_slide(&mut numbers).setup
    };
    let scene = ExploreScene {
        tab: Some(Tab::Board),
        ..ExploreScene::default()
    };
    let mut model = model();
    model.lesson.slides = Slides::of(vec![Slide {
        question: Some(asked),
        ..Slide::new(setup, Scene::Explore(scene))
    }]);
    model.update(Effect::Slide(0));
    settle(&mut model);
    assert!(model.facts.hides_verdict && model.facts.unsolvable().is_none());
    let slide = model.lesson.slides.list()[0].clone();
    model.told.tell(&slide, &model.facts);
    model.poll();
    assert!(model.facts.unsolvable().is_some());
}
