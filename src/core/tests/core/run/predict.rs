//! The game of guessing the next node.

use crate::common::{databases, eight_puzzle};
use slidescope_core::recording::Recording;
use slidescope_core::run::Predict;
use slidescope_core::run::predict::Answered;
use slidescope_core::search::{Algorithm, Heuristic, Strategy};

#[test]
fn only_the_first_guess_of_an_open_node_counts() {
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
    let problem = eight_puzzle("813467052", "123456780");
    let recording = Recording::ahead(&problem, strategy, 40, databases());
    let moment = recording.at(20);
    let open = moment.open();
    let (first, last) = (open.id(0), open.id(open.len() - 1));
    let (first, last) = (first.expect("open"), last.expect("open"));
    let mut predict = Predict::default();
    predict.guess(&moment, moment.current().expect("expanded").id);
    assert_eq!(predict.score(), (0, 0), "a closed node is not an answer");
    predict.guess(&moment, last);
    assert_eq!(predict.score(), (0, 1));
    predict.guess(&moment, first);
    assert_eq!(predict.score(), (0, 1), "too late");
    let answer = predict.answer(20).expect("answered");
    assert_eq!(answer.is_right(), Some(false));
    let next = recording.at(21);
    assert!(predict.answer(21).is_none(), "a new question");
    predict.guess(&next, next.next().expect("it goes on").id);
    assert_eq!(predict.score(), (1, 2));
    let third = recording.at(22);
    assert!(predict.reveal(&third));
    assert!(!predict.reveal(&third), "it is told already");
    assert_eq!(predict.answer(22).and_then(Answered::is_right), None);
    predict.guess(&third, third.next().expect("it goes on").id);
    assert_eq!(predict.score(), (1, 2), "too late");
}
