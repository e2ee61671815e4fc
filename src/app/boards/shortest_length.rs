//! The shortest length of the board in the editor, asked of the oracle, and what is said while it thinks.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::jobs::cache::Cache;
use crate::jobs::{Oracle, Reply, Wake};
use crate::puzzle::Problem;
use crate::search::heuristics::pattern_database::PatternSize;
use crate::search::{PatternDatabases, Solution};

/// Lengths kept, so that undo and a tile slid back need no new question.
const KEPT: usize = 256;

/// An answer within this time needs no message before it, which would only flicker.
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
    /// The oracle could not be asked, or its work broke off.
    Failed,
}

impl Seeking {
    /// What is to be said of it this long after the question.
    fn told(self, waited: Duration) -> Option<Self> {
        self.blink(waited).is_none().then_some(self)
    }

    /// The rest of the time in which nothing is said.
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

/// Shortest lengths that were found, and the question that the oracle works on.
pub(crate) struct Lengths {
    databases: PatternDatabases,
    wake: Wake,
    oracle: Oracle,
    question: Option<Question>,
    /// Those found last, newest first.
    found: VecDeque<(Problem, Solution)>,
}

impl Lengths {
    /// Nothing asked yet. `wake` is called when something has come; tables are kept in `cache`.
    #[must_use]
    pub(crate) fn new(cache: Cache, databases: PatternDatabases, wake: Wake) -> Self {
        Self {
            oracle: oracle(cache, &databases, &wake),
            databases,
            wake,
            question: None,
            found: VecDeque::new(),
        }
    }

    /// The shortest length of `problem`, where it has been found.
    #[must_use]
    pub(crate) fn get(&self, problem: &Problem) -> Option<u32> {
        Some(self.path(problem)?.len() as u32)
    }

    /// A shortest path of `problem`, where it has been found.
    #[must_use]
    pub(crate) fn path(&self, problem: &Problem) -> Option<&Solution> {
        let found = self.found.iter().find(|(of, _)| of == problem);
        found.map(|(_, path)| path)
    }

    /// Takes what has come, and asks for the length of `problem` where that is neither known nor asked already; `None`
    /// takes the question back. Never waits.
    pub(crate) fn want(&mut self, problem: Option<Problem>) {
        while let Some(reply) = self.oracle.poll() {
            self.hear(reply);
        }
        let Some(problem) = problem.filter(|problem| self.get(problem).is_none()) else {
            return self.forget();
        };
        let asked = self.question.as_ref().map(|question| question.problem);
        if asked != Some(problem) {
            self.ask(problem, PatternSize::Standard);
        }
    }

    /// Asks the question that the oracle gave up once more, with larger tables and more patience.
    pub(crate) fn search_longer(&mut self) {
        if let Some(question) = &self.question
            && matches!(question.seeking, Seeking::GaveUp(_))
        {
            self.ask(question.problem, PatternSize::Large);
        }
    }

    fn ask(&mut self, problem: Problem, size: PatternSize) {
        let asked = self.oracle.ask_with(size, problem);
        self.question = asked.then(|| Question {
            problem,
            asked: Instant::now(),
            seeking: Seeking::Finding,
        });
    }

    fn forget(&mut self) {
        if self.question.take().is_some() {
            self.oracle.forget();
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
                self.found.push_front((question.problem, path));
                self.found.truncate(KEPT);
                self.question = None;
            }
            Reply::GaveUp { at_least, .. } => question.seeking = Seeking::GaveUp(at_least),
            Reply::Failed(_) => question.seeking = Seeking::Failed,
        }
    }

    /// What is to be said of the newest question: at first nothing.
    #[must_use]
    pub(crate) fn seeking(&self) -> Option<Seeking> {
        let question = self.question.as_ref()?;
        question.seeking.told(question.asked.elapsed())
    }

    /// How long until there is something to say though nothing has come.
    #[must_use]
    pub(crate) fn blink(&self) -> Option<Duration> {
        let question = self.question.as_ref()?;
        question.seeking.blink(question.asked.elapsed())
    }

    /// Keeps tables in `cache` from the next question on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.question = None;
        self.oracle = oracle(cache, &self.databases, &self.wake);
    }

    /// Whether anything was ever asked.
    #[cfg(test)]
    pub(crate) const fn is_awake(&self) -> bool {
        self.oracle.is_awake()
    }
}

fn oracle(cache: Cache, databases: &PatternDatabases, wake: &Wake) -> Oracle {
    let wake = Arc::clone(wake);
    Oracle::new(cache, databases.clone(), move || wake())
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use super::*;
    use crate::puzzle::{Board, Size, random_walk};

    /// Asks for the length of `problem` until `done`.
    fn want_until(lengths: &mut Lengths, problem: Problem, done: impl Fn(&Lengths) -> bool) {
        for _ in 0..12_000 {
            lengths.want(Some(problem));
            if done(lengths) {
                return;
            }
            sleep(Duration::from_millis(5));
        }
        panic!("it never came to that: {:?}", lengths.seeking());
    }

    #[test]
    fn a_length_that_was_given_up_is_searched_for_once_more_where_that_is_wished() {
        let goal = Board::blank_last(Size::new(4, 4).expect("a size"));
        let problem = Problem::new(random_walk(goal, 60, 5), goal).expect("one size");
        let wake: Wake = Arc::new(|| {});
        let databases = PatternDatabases::default();
        let mut lengths = Lengths::new(Cache::none(), databases.clone(), Arc::clone(&wake));
        let impatient = Duration::ZERO;
        lengths.oracle = Oracle::with_patience(Cache::none(), databases.clone(), impatient, || {});
        let gave_up = |lengths: &Lengths| matches!(lengths.seeking(), Some(Seeking::GaveUp(_)));
        want_until(&mut lengths, problem, gave_up);
        // The question stands, and nothing goes on by itself.
        lengths.oracle = oracle(Cache::none(), &databases, &wake);
        lengths.want(Some(problem));
        assert!(gave_up(&lengths));
        lengths.search_longer();
        want_until(&mut lengths, problem, |lengths| {
            lengths.get(&problem).is_some()
        });
    }

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
