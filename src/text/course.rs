//! What is said in the place of lessons, and of answers.

use crate::text::messages::course as said;
pub(crate) use said::*;

use crate::lesson::{Given, Question, Task, Tries};
use crate::text::explain::followed;
use crate::text::question::number;
use crate::text::{listed, present, sentence};

/// Below an answer that was right.
pub(crate) fn tried(tries: Tries) -> String {
    if tries.is_right_at_first() {
        said::AT_FIRST.to_string()
    } else {
        said::at_try(tries.tries)
    }
}

/// The answer to a question in whole sentences, where one was found.
pub(crate) fn answer_to(question: &Question, given: Option<&Given>) -> String {
    match (&question.task, given) {
        (Task::Choose { options, .. }, Some(Given::Choose(right))) => {
            let option = options.get(*right);
            option.map_or_else(String::new, |option| {
                let option = followed(option.text.clone(), option.because.clone());
                format!("{}  {option}", right + 1)
            })
        }
        (_, Some(given)) => answer(given),
        (_, None) => crate::text::lesson::handout::UNKNOWN.to_string(),
    }
}

/// What stands under a question whose answer was asked for.
pub(crate) fn shown_answer(question: &Question, given: Option<&Given>) -> String {
    let answer = present::the_answer(answer_to(question, given));
    match question.right.as_str() {
        "" => answer,
        right => followed(sentence(&answer), right.to_owned()),
    }
}

/// An answer, as a presentation shows it.
pub(crate) fn answer(given: &Given) -> String {
    match given {
        Given::Solve(moves) => {
            let letters: String = moves.iter().map(|mv| mv.letter()).collect();
            format!("{} · {letters}", said::moves(moves.len()))
        }
        Given::Predict(boards) | Given::Mark(boards) => {
            listed(boards.iter().map(ToString::to_string))
        }
        Given::Number(value) => number(*value),
        Given::Choose(index) => (index + 1).to_string(),
        Given::Heuristic(program) => program.clone(),
    }
}
