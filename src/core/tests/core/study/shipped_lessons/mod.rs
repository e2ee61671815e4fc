//! Checks every number in the shipped lessons against the searches themselves, and the answers to their questions.

mod a_star;
mod everywhere;
mod texts;
mod twenty_four;
mod two_ends;

use std::ops::Range;

use crate::common::databases;
use slidescope_core::lesson::{
    Answer, Choice, Played, Scene, SearchSetup, Shipped, Slide, Task, judge, solution,
};
use slidescope_core::puzzle::Board;
use slidescope_core::recording::{Moment, Node, Recording};
use slidescope_core::search::{Distances, Limit, Limits, Outcome, Stats, Strategy, solve};
use slidescope_core::study::parse_strategy;
use slidescope_core::text::{self, glossary::terms_in};

/// Numbers as in a text, without the commas between thousands.
macro_rules! facts {
    ($($number:expr),* $(,)?) => { vec![$($number.to_string()),*] };
}
pub(crate) use facts;

/// The numbers that a slide may state, in the order of its texts.
type Facts<'a> = &'a dyn Fn(&Slide) -> Vec<String>;

/// All texts of a slide: its text, question, options with their reasons, and the replies to a right and a wrong answer.
fn said(slide: &Slide) -> String {
    let mut texts = vec![slide.text.as_str()];
    if let Some(question) = &slide.question {
        texts.push(&question.ask);
        if let Task::Choose { options, .. } = &question.task {
            for Choice { text, because, .. } in options {
                texts.extend([text.as_str(), because]);
            }
        }
        texts.extend([question.right.as_str(), &question.wrong]);
        texts.extend(question.hints.iter().map(String::as_str));
    }
    texts.join(" ")
}

/// The numbers in a text, in their order: 37,708 and 1.5 are one each.
fn numbers(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, ',' | '.');
    let parts = text.split(|c: char| !is_part(c));
    let numbers = parts.map(|part| part.trim_matches([',', '.']).replace(',', ""));
    numbers.filter(|number| !number.is_empty()).collect()
}

fn check(shipped: Shipped, expected: &[Facts<'_>], remembered: &[&str]) {
    let lesson = shipped.lesson().expect("a lesson");
    assert_eq!(lesson.slides.len(), expected.len());
    for (index, (slide, facts)) in lesson.slides.iter().zip(expected).enumerate() {
        let said = said(slide);
        assert_eq!(numbers(&said), facts(slide), "slide {}: {said}", index + 1);
    }
    assert_eq!(numbers(&lesson.remember.join(" ")), remembered);
}

fn limits(expansions: Option<u64>) -> Limits {
    Limits {
        memory: 1 << 30,
        expansions,
    }
}

fn searched(setup: &SearchSetup, expansions: Option<u64>) -> (Outcome, Stats) {
    let SearchSetup { problem, strategy } = *setup;
    solve(&problem, strategy, limits(expansions), databases(), |_| ())
}

/// The counters at the moment of a slide.
fn stats(slide: &Slide) -> Stats {
    searched(&slide.setup, slide.expansion()).1
}

fn with(slide: &Slide, strategy: &str) -> SearchSetup {
    SearchSetup {
        problem: slide.setup.problem,
        strategy: parse_strategy(strategy).expect("a strategy"),
    }
}

/// The length of the solution and the final counters of another strategy on the slide's board.
fn end(slide: &Slide, strategy: &str) -> (u64, Stats) {
    let (outcome, stats) = searched(&with(slide, strategy), None);
    let Outcome::Solved(solution) = outcome else {
        panic!("{strategy}: {outcome:?}");
    };
    (solution.len() as u64, stats)
}

/// The same, for a slide that shows that end.
fn shown_end(slide: &Slide, strategy: &str) -> (u64, Stats) {
    let (moves, stats) = end(slide, strategy);
    assert_eq!(slide.setup, with(slide, strategy), "it is what is shown");
    assert_eq!(slide.expansion(), Some(stats.expanded));
    (moves, stats)
}

/// A recording to the slide's moment and a hundred expansions beyond.
fn recording(slide: &Slide) -> Recording {
    let SearchSetup { problem, strategy } = &slide.setup;
    Recording::ahead(
        problem,
        *strategy,
        slide.expansion().unwrap_or(0) + 100,
        databases(),
    )
}

fn distances(root: &Board) -> Distances {
    Distances::new(*root).expect("a small board")
}

fn optimal(slide: &Slide) -> u64 {
    let problem = &slide.setup.problem;
    let distance = distances(&problem.goal()).distance(&problem.start());
    distance.expect("solvable").into()
}

/// The tiles of a board, without the blank.
fn tiles(board: &Board) -> Vec<String> {
    let cells = board.cells();
    cells
        .iter()
        .filter(|tile| **tile != 0)
        .map(ToString::to_string)
        .collect()
}

fn open<'a>(moment: &'a Moment<'_>) -> impl Iterator<Item = Node> + 'a {
    let all: Range<usize> = 0..moment.open().len();
    moment.open().range(all).collect::<Vec<_>>().into_iter()
}

/// What the search of a slide to play with does with each value.
fn played(slide: &Slide) -> Vec<Played> {
    let Some(Task::Play(play)) = slide.task() else {
        panic!("nothing is in the hand");
    };
    let played = |value| play.played(slide, value, databases()).expect("it ends");
    play.values(slide).map(played).collect()
}

/// Each slide asks a question, and the program judges its own answer right and others wrong.
fn asks(shipped: Shipped) {
    for slide in shipped.lesson().expect("a lesson").slides {
        let question = slide.question.as_ref().expect("a question");
        let judged = |given: &Answer| judge(&slide, given, databases()).right;
        let right = solution(&slide, databases()).expect(&question.ask);
        assert!(judged(&right), "{}: {right:?}", question.ask);
        let told = text::question::judged(question, &judge(&slide, &right, databases()));
        assert!(
            told.contains(' '),
            "a reason, not only “{told}”: {}",
            question.ask
        );
        match (&question.task, right) {
            (Task::Choose { options, .. }, _) => {
                for (index, option) in options.iter().enumerate() {
                    assert_eq!(
                        judged(&Answer::Option(index)),
                        option.right,
                        "{}",
                        option.text
                    );
                    assert!(!option.because.is_empty(), "{}", option.text);
                }
            }
            (Task::Play(play), _) => {
                let own = play.own_value(&slide);
                assert!(
                    !judged(&Answer::Number(own.into())),
                    "{own} is the first value"
                );
            }
            (_, Answer::Number(number)) => assert!(!judged(&Answer::Number(number * 1.5 + 1.0))),
            (Task::Mark { .. }, Answer::Boards(boards)) => {
                assert!(boards.len() > 1, "{boards:?}");
                assert!(!judged(&Answer::Boards(boards[1..].to_vec())));
            }
            (_, Answer::Moves(moves)) => assert!(!judged(&Answer::Moves(moves[1..].to_vec()))),
            (Task::Predict(times), Answer::Boards(boards)) => {
                assert_eq!(boards.len(), times.get() as usize, "{}", question.ask);
                let start = slide.setup.problem.start();
                assert!(!judged(&Answer::Boards(vec![start])), "expanded already");
            }
            _ => assert!(!judged(&Answer::Program("0".to_owned()))),
        }
    }
}

/// A class need not wait: what a slide searches ends within 200,000 expansions, what it compares within two million each.
/// The lesson on the 24-puzzle shows searches that do not end.
#[test]
fn searches_of_the_slides_end_soon() {
    let mut searched = 0;
    for shipped in Shipped::ALL {
        if shipped == Shipped::TwentyFour {
            continue;
        }
        for slide in shipped.lesson().expect("a lesson").slides {
            let (strategies, most) = match &slide.scene {
                Scene::Explore(_) => (vec![slide.setup.strategy], 200_000),
                Scene::Compare(scene) => (scene.strategies.clone(), 2_000_000),
                _ => continue,
            };
            let limits = Limits {
                expansions: Some(most),
                ..Limits::NONE
            };
            for strategy in strategies {
                let (outcome, _) =
                    solve(&slide.setup.problem, strategy, limits, databases(), |_| ());
                let ends = matches!(outcome, Outcome::Solved(_) | Outcome::Exhausted);
                let told = outcome == Outcome::Limit(Limit::Depth);
                assert!(ends || told, "{strategy}: {outcome:?}");
                searched += 1;
            }
        }
    }
    assert!(searched > 20, "{searched}");
}

/// A link opens the meaning of its term. That may help to find the answer, but does not say it.
#[test]
fn no_link_of_a_question_opens_its_answer() {
    let mut opened = 0;
    for shipped in Shipped::ALL {
        for slide in shipped.lesson().expect("a lesson").slides {
            let Some(question) = &slide.question else {
                continue;
            };
            let right = solution(&slide, databases()).expect("an answer");
            for (_, term) in terms_in(&slide.text) {
                let about = term.about().text();
                let told = match (&question.task, &right) {
                    (Task::Choose { options, .. }, Answer::Option(right)) => {
                        // The name of a search alone is no answer.
                        let words = &options[*right].text;
                        words.contains(' ') && about.contains(words)
                    }
                    (Task::Number { .. }, Answer::Number(right)) => {
                        numbers(about).contains(&right.to_string())
                    }
                    (_, Answer::Boards(boards)) => boards
                        .iter()
                        .any(|board| about.contains(&board.to_string())),
                    (_, Answer::Program(program)) => about.contains(program),
                    _ => false,
                };
                assert!(!told, "{}: {about}", question.ask);
                opened += 1;
            }
        }
    }
    assert!(opened > 50, "{opened}");
}
