//! The shortest length of the board at hand, asked of the oracle beside the window.

use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};

use crate::{
    jobs::{Oracle, Reply, Wake, cache::Cache},
    puzzle::Problem,
};

/// Lengths kept, so that undo and a tile slid back need no new question.
const KEPT: usize = 256;

/// What comes within this time comes at once: to say that it is on its way would only flicker.
const BLINK: Duration = Duration::from_millis(300);

/// What is to be said of a shortest length that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeking {
    /// The tables for its goal are being made, to so many per cent.
    Preparing(u8),
    /// It is being looked for.
    Finding,
    /// It took longer than the oracle's patience: it is at least so many moves.
    GaveUp(u32),
    /// The oracle could not be asked, or broke.
    Failed,
}

impl Seeking {
    /// What is to be said of it so long after the question.
    fn told(self, waited: Duration) -> Option<Self> {
        self.blink(waited).is_none().then_some(self)
    }

    /// What is left of the blink in which nothing is said.
    fn blink(self, waited: Duration) -> Option<Duration> {
        let goes_on = matches!(self, Self::Preparing(_) | Self::Finding);
        let left = BLINK.checked_sub(waited).filter(|left| !left.is_zero());
        left.filter(|_| goes_on)
    }
}

/// The newest question.
struct Question {
    problem: Problem,
    asked: Instant,
    /// What is known of it; a question that is answered is none any more.
    seeking: Seeking,
}

/// The window's way to ask the oracle, which is started with the first question.
pub(crate) struct Lengths {
    wake: Wake,
    cache: Cache,
    oracle: Option<Oracle>,
    question: Option<Question>,
    /// Those found last, newest first.
    found: VecDeque<(Problem, u32)>,
}

impl Lengths {
    /// Nothing asked yet. `wake` is called when something has come; tables are kept in `cache`.
    #[must_use]
    pub(crate) const fn new(cache: Cache, wake: Wake) -> Self {
        Self {
            wake,
            cache,
            oracle: None,
            question: None,
            found: VecDeque::new(),
        }
    }

    /// The shortest length of `problem`, where it has been found.
    #[must_use]
    pub(crate) fn get(&self, problem: &Problem) -> Option<u32> {
        let found = self.found.iter().find(|(of, _)| of == problem);
        found.map(|&(_, length)| length)
    }

    /// Takes what has come, and asks for the length of `problem` where that is neither known nor asked already; `None`
    /// takes the question back. Never waits.
    pub(crate) fn want(&mut self, problem: Option<Problem>) {
        while let Some(reply) = self.oracle.as_ref().and_then(Oracle::poll) {
            self.hear(reply);
        }
        let Some(problem) = problem.filter(|problem| self.get(problem).is_none()) else {
            return self.forget();
        };
        let asked = self.question.as_ref().map(|question| question.problem);
        if asked != Some(problem) {
            self.ask(problem);
        }
    }

    fn ask(&mut self, problem: Problem) {
        if self.oracle.is_none() {
            let wake = Arc::clone(&self.wake);
            self.oracle = Oracle::spawn(self.cache.clone(), move || wake()).ok();
        }
        let seeking = match &mut self.oracle {
            Some(oracle) => {
                if !oracle.ask(problem) {
                    return self.forget();
                }
                Seeking::Finding
            }
            None => Seeking::Failed,
        };
        self.question = Some(Question {
            problem,
            asked: Instant::now(),
            seeking,
        });
    }

    fn forget(&mut self) {
        if let (Some(_), Some(oracle)) = (self.question.take(), &mut self.oracle) {
            oracle.forget();
        }
    }

    fn hear(&mut self, reply: Reply) {
        let Some(question) = &mut self.question else {
            return;
        };
        match reply {
            Reply::Preparing { built, .. } => {
                question.seeking = Seeking::Preparing(built.percent());
            }
            Reply::Solved(path) => {
                self.found.push_front((question.problem, path.len() as u32));
                self.found.truncate(KEPT);
                self.question = None;
            }
            Reply::GaveUp { at_least, .. } => question.seeking = Seeking::GaveUp(at_least),
            Reply::Failed(_) => question.seeking = Seeking::Failed,
        }
    }

    /// What is to be said of the newest question: nothing within a blink.
    #[must_use]
    pub(crate) fn seeking(&self) -> Option<Seeking> {
        let question = self.question.as_ref()?;
        question.seeking.told(question.asked.elapsed())
    }

    /// How long until there is something to say though nothing has come: what is left of the blink.
    #[must_use]
    pub(crate) fn blink(&self) -> Option<Duration> {
        let question = self.question.as_ref()?;
        question.seeking.blink(question.asked.elapsed())
    }

    /// Keeps tables in `cache` from the next oracle on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.forget();
        self.oracle = None;
        self.cache = cache;
    }

    /// Whether anything was ever asked.
    #[cfg(test)]
    pub(crate) const fn is_awake(&self) -> bool {
        self.oracle.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_on_is_told_after_a_blink_and_what_is_over_at_once() {
        let soon = BLINK / 2;
        for seeking in [Seeking::Preparing(40), Seeking::Finding] {
            assert_eq!(seeking.told(soon), None);
            assert_eq!(seeking.blink(soon), Some(BLINK - soon));
            assert_eq!(seeking.told(BLINK), Some(seeking));
            assert_eq!(seeking.blink(BLINK), None, "no frame without need");
        }
        for seeking in [Seeking::GaveUp(60), Seeking::Failed] {
            assert_eq!(seeking.told(soon), Some(seeking));
            assert_eq!(seeking.blink(soon), None);
        }
    }
}
