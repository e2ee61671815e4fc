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
