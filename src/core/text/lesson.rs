//! Texts about lessons: why a file is rejected, slides, and the Lesson menu.

use crate::text::messages::lesson as said;
pub use said::*;

use crate::lesson::exercise::{MAX_ORDER, MAX_POINTS, MAX_TASKS};
use crate::lesson::question::{MAX_PREDICTIONS, OPTIONS};
use crate::lesson::{
    DEPTH_LIMITS, InvalidValue, LessonError, LessonFormatError, MAX_BYTES, MAX_PICTURE,
    MAX_REMEMBERED, MAX_SLIDES, SPEEDS, Scene, Shipped, Slide, Task, VERSION, ZOOMS,
};
use crate::puzzle::Board;
use crate::search::{Algorithm, Distances};
use crate::text::boards::in_a_line;
use crate::text::{Message, Named as _};

displayed!(LessonError, |it| match it {
    Self::Read { path, source } => said::not_read(path.display(), source),
    Self::Format { path, source } => said::not_taken(path.display(), source),
});

// Each text continues a sentence that begins with the file's name.
displayed!(LessonFormatError, |it| match it {
    Self::NotALesson => said::NOT_A_LESSON.to_string(),
    Self::TooLarge => said::too_large(MAX_BYTES >> 10),
    Self::OtherVersion { version } if *version < VERSION => said::older(version, VERSION),
    Self::OtherVersion { version } => said::newer(version, VERSION),
    Self::Damaged {
        line,
        column,
        reason,
    } => said::damaged(line, column, reason),
    Self::BadValue {
        field,
        line,
        reason,
    } => said::bad_value(line, field, reason),
});

displayed!(InvalidValue, |it| match it {
    Self::Speed => said::bad_speed(SPEEDS.start(), SPEEDS.end()),
    Self::SameStrategy => said::SAME_STRATEGY.to_string(),
    Self::TooManySlides => said::too_many_slides(MAX_SLIDES),
    Self::TooLong { most } => said::long_text(*most),
    Self::TwoScenes => said::TWO_SCENES.to_string(),
    Self::NoScene => said::NO_SCENE.to_string(),
    Self::DepthLimit { limit } =>
        said::bad_depth_limit(limit, DEPTH_LIMITS.start(), DEPTH_LIMITS.end(),),
    Self::Share => said::BAD_SHARE.to_string(),
    Self::TooMuchToRemember => said::too_much_to_remember(MAX_REMEMBERED),
    Self::NoAnswer => said::NO_ANSWER.to_string(),
    Self::TooManyPredictions => said::too_many_predictions(MAX_PREDICTIONS),
    Self::OptionCount => said::option_count(*OPTIONS.start(), *OPTIONS.end()),
    Self::RightOptions => said::RIGHT_OPTIONS.to_string(),
    Self::Query(error) => error.to_string(),
    Self::TooLargeToProve => said::too_large_to_prove(Distances::MAX_STATES),
    Self::NoSearch => said::NO_SEARCH.to_string(),
    Self::Unsolvable => said::UNSOLVABLE.to_string(),
    Self::NothingInHand => said::NOTHING_IN_HAND.to_string(),
    Self::NotANumber => said::NOT_A_NUMBER.to_string(),
    Self::Experiment => said::BAD_EXPERIMENT.to_string(),
    Self::Picture => said::bad_picture(MAX_PICTURE >> 10),
    Self::Zoom => said::bad_zoom(ZOOMS.start(), ZOOMS.end()),
    Self::TaskCount => said::task_count(MAX_TASKS),
    Self::Points => said::bad_points(MAX_POINTS),
    Self::NoQuestion => said::NO_QUESTION.to_string(),
    Self::NotByHand => said::NOT_BY_HAND.to_string(),
    Self::OrderLength => said::order_length(MAX_ORDER),
    Self::Boards => said::bad_boards(MAX_ORDER),
    Self::TooLargeToDraw => said::TOO_LARGE_TO_DRAW.to_string(),
    Self::Teaches => said::BAD_TEACHES.to_string(),
    Self::Board(faults) => in_a_line(faults),
    Self::Costs(fault) => fault.to_string(),
    Self::Problem(error) => error.to_string(),
    Self::Strategy(error) => error.to_string(),
    Self::Heuristic(error) => error.to_string(),
    Self::Strategies(error) => error.to_string(),
});

/// Returns all texts of a slide, including its question and options.
pub fn said(slide: &Slide) -> String {
    let mut lines = vec![slide.text.clone()];
    if let Some(question) = &slide.question {
        lines.push(question.ask.clone());
        if let Task::Choose { options, .. } = &question.task {
            let numbered = options.iter().zip(1..);
            lines.extend(numbered.map(|(option, number)| format!("{number}  {}", option.text)));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

pub fn scene(slide: &Slide) -> String {
    match &slide.scene {
        Scene::Explore(scene) => said::scene_explore(slide.setup.strategy, scene.expansion),
        Scene::Compare(scene) => {
            // There are at least two strategies.
            said::scene_compare(scene.strategies.len())
        }
        Scene::Heuristics(heuristic) => said::scene_heuristics(heuristic.name()),
        Scene::Experiment(scene) => said::scene_experiment(scene.spec.strategies.len()),
        Scene::Survey(_) => said::scene_survey(slide.setup.problem.size()),
        Scene::Text(None) => said::SCENE_TEXT.to_string(),
        Scene::Text(Some(_)) => said::SCENE_PICTURE.to_string(),
    }
}

/// Returns the full text of a slide and what a click on it does. `other` is its search, if the window shows another one.
pub fn about_slide(text: &str, other: Option<(Board, Algorithm)>) -> String {
    let click = match other {
        None => said::GOES_THERE.to_string(),
        Some((board, algorithm)) => said::loads_board(board, algorithm),
    };
    if text.is_empty() {
        click
    } else {
        format!("{text}\n{click}")
    }
}

/// Returns the name of a shipped lesson for the message that it was opened.
pub fn shipped(lesson: Shipped) -> &'static str {
    match lesson {
        Shipped::Example => said::SHIPPED_EXAMPLE.text(),
        course => open_shipped(course).0.text(),
    }
}

/// Returns the title of a shipped lesson, which is also on its button, and what the lesson is about.
pub const fn open_shipped(lesson: Shipped) -> (Message, Message) {
    match lesson {
        Shipped::Everywhere => said::TITLE_EVERYWHERE,
        Shipped::AStar => said::TITLE_A_STAR,
        Shipped::TwoEnds => said::TITLE_TWO_ENDS,
        Shipped::TwentyFour => said::TITLE_24_PUZZLE,
        Shipped::Example => menu::EXAMPLE,
    }
}

// The reason why a lesson was not opened begins with the name of a file.
pub use crate::words::ended_with_a_stop as refused;
