//! A game for classes: guess which node comes next.

use crate::explain::{self, GuessVerdict};
use crate::recording::{Moment, NodeId};

/// A round of questions, one for each expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Predict {
    right: u32,
    answered: u32,
    answer: Option<Answered>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    pub at: u64,
    pub guess: Option<NodeId>,
    /// The judgement of the guess; `None` if the answer was requested without one.
    pub verdict: Option<GuessVerdict>,
}

impl Answered {
    /// Whether the guess was right; `None` without a guess.
    pub fn is_right(self) -> Option<bool> {
        self.verdict.map(GuessVerdict::is_right)
    }
}

impl Predict {
    /// Takes a guess at the node after `moment`. Only the first guess of an open node counts.
    pub fn guess(&mut self, moment: &Moment<'_>, guess: NodeId) {
        let open = moment.node(guess).is_some_and(|node| !node.closed);
        if !open || moment.is_over() || self.answer(moment.k()).is_some() {
            return;
        }
        let verdict = explain::judge(moment, guess);
        self.answered += 1;
        self.right += u32::from(verdict.is_right());
        self.answer = Some(Answered {
            at: moment.k(),
            guess: Some(guess),
            verdict: Some(verdict),
        });
    }

    /// Reveals the answer, which does not count as a guess. Returns `false` if it is known or there is none.
    pub fn reveal(&mut self, moment: &Moment<'_>) -> bool {
        if moment.next().is_none() || self.answer(moment.k()).is_some() {
            return false;
        }
        self.answer = Some(Answered {
            at: moment.k(),
            guess: None,
            verdict: None,
        });
        true
    }

    pub fn answer(&self, k: u64) -> Option<Answered> {
        self.answer.filter(|answer| answer.at == k)
    }

    pub const fn score(&self) -> (u32, u32) {
        (self.right, self.answered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recording::Recording;
    use crate::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
    use crate::testing::problem;

    #[test]
    fn only_the_first_guess_of_an_open_node_counts() {
        let strategy = Strategy::new(Algorithm::AStar, Heuristic::Manhattan);
        let databases = PatternDatabases::default();
        let recording = Recording::ahead(&problem("813467052"), strategy, 40, &databases);
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
}
