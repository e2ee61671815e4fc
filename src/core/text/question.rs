//! Texts about an answer to a slide's question, and about the queries of questions.

use crate::text::messages::question as said;

use crate::lesson::query::{FIGURES, QueryError, SETS};
use crate::lesson::{Judgement, Question, Reason, Task};
use crate::text::explain::followed;
use crate::text::{Message, Named as _, listed, numbers, play, sentence, thousands};

/// Returns the reply to an answer: the question's own sentence, and what the program adds.
pub fn judged(question: &Question, judgement: &Judgement) -> String {
    let because = match &judgement.reason {
        Reason::Said(because) => because.as_str(),
        _ => "",
    };
    let own = match judgement.right {
        _ if !because.is_empty() => because,
        true => &question.right,
        false => &question.wrong,
    };
    match (own, added(question, judgement)) {
        ("", Some(added)) => added,
        ("", None) if judgement.right => said::RIGHT.to_string(),
        ("", None) => said::NOT_YET.to_string(),
        (own, None) => own.to_owned(),
        (own, Some(added)) => followed(own.to_owned(), added),
    }
}

/// Returns what the program adds, if there is more to say than right or wrong.
fn added(question: &Question, judgement: &Judgement) -> Option<String> {
    Some(match &judgement.reason {
        Reason::Said(_) => return None,
        Reason::Solved { moves, fewest } if moves == fewest => said::fewest(*moves),
        Reason::Solved { moves, fewest } => said::longer(*moves, *fewest),
        Reason::NotSolved => said::NOT_SOLVED.to_string(),
        Reason::Predicted(verdict, Some(why)) => followed(verdict.to_string(), why.to_string()),
        Reason::Predicted(verdict, None) if judgement.right => verdict.to_string(),
        Reason::Predicted(verdict, None) => said::not_yet_for(verdict),
        Reason::Marked { wrong, missing, .. } => match (wrong.len(), *missing) {
            (0, 0) => return None,
            (0, missing) => said::missing(missing),
            (too_many, 0) => said::too_many(too_many),
            (too_many, missing) => followed(said::too_many(too_many), said::missing(missing)),
        },
        Reason::Number { right, given } if judgement.right => {
            if right == given || !question.right.is_empty() {
                return None;
            }
            said::exactly(number(*right))
        }
        Reason::Number { right, given } if given < right => said::TOO_SMALL.to_string(),
        Reason::Number { .. } => said::TOO_LARGE.to_string(),
        Reason::Proven { states, .. } => {
            let wanted = match &question.task {
                Task::Heuristic(wanted) => wanted.as_slice(),
                _ => &[],
            };
            let properties = listed(wanted.iter().map(|wanted| wanted.name()));
            said::proven(*states, properties)
        }
        Reason::NotAdmissible(found) => said::not_admissible(found.board, found.h, found.h_star),
        Reason::NotConsistent(found) => {
            said::not_consistent(found.from, found.to, found.h_from, found.h_to)
        }
        Reason::NotCloser {
            boards,
            least,
            than,
        } => said::not_closer(*boards, than.name(), thousands(*least)),
        Reason::Played(played) => play::told(question, played),
        Reason::Broken(error) => sentence(&error.to_string()),
        Reason::TooManyOperations => said::TOO_MANY_OPERATIONS.to_string(),
        Reason::Unknown => said::UNKNOWN.to_string(),
        Reason::NoAnswer => said::NO_ANSWER.to_string(),
    })
}

/// Formats a number that answers a question, with at most four decimals.
pub fn number(number: f64) -> String {
    let text = numbers::decimals(number, 4);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

displayed!(QueryError, |it| {
    use said::query as said;
    match it {
        Self::Word(word) => said::word(word),
        Self::Ends(word) if word.is_empty() => said::EMPTY.to_string(),
        Self::Ends(word) => said::ends(word),
        Self::Strategy(error) => error.to_string(),
    }
});

/// Returns example queries with explanations for authors of questions: first for sets of boards, then for numbers.
pub fn queries_help() -> [Vec<(&'static str, &'static str)>; 2] {
    let read = |queries: &'static [&'static str], about: Message| {
        queries.iter().copied().zip(about.text().lines()).collect()
    };
    [
        read(&SETS, said::query::SETS),
        read(&FIGURES, said::query::FIGURES),
    ]
}
