//! Texts of the Lessons screen and about answers.

use crate::text::messages::course as said;
pub use said::*;

use crate::lesson::{Answer, Question, Task, Tries};
use crate::search::Strategy;
use crate::text::explain::followed;
use crate::text::pseudocode::rule;
use crate::text::{listed, papers, present, sentence};

/// Returns the text below a right answer, which is `kept` or not.
pub fn tried(tries: &Tries, kept: bool) -> String {
    if tries.is_right_at_first() {
        said::at_first(kept)
    } else {
        said::at_try(kept, tries.tries)
    }
}

/// Returns the answer to a question in complete sentences, if one was found.
pub fn answer_to(question: &Question, given: Option<&Answer>) -> String {
    match (&question.task, given) {
        (Task::Choose { options, .. }, Some(Answer::Option(right))) => {
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

/// Returns the text below the question of a search by `strategy` whose answer was requested.
pub fn shown_answer(question: &Question, given: Option<&Answer>, strategy: Strategy) -> String {
    let answer = match given {
        Some(Answer::Boards(_)) => said::RINGED.to_string(),
        given => answer_to(question, given),
    };
    let answer = present::the_answer(answer);
    match (question.right.as_str(), &question.task) {
        ("", Task::Predict(_)) => followed(sentence(&answer), rule(strategy).to_string()),
        ("", _) => answer,
        (right, _) => followed(sentence(&answer), right.to_owned()),
    }
}

pub fn answer(given: &Answer) -> String {
    match given {
        Answer::Moves(moves) => {
            let letters: String = moves.iter().map(|mv| mv.letter()).collect();
            format!("{} · {letters}", said::moves(moves.len()))
        }
        Answer::Boards(boards) => listed(boards.iter().map(ToString::to_string)),
        Answer::Option(index) => (index + 1).to_string(),
        given => papers::answer(given),
    }
}
