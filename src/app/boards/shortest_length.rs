//! The shortest length of the board in the editor, asked of the oracle, and what is said while it thinks.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use crate::jobs::cache::Cache;
use crate::jobs::{Oracle, Reply, Wake};
use crate::puzzle::Problem;
use crate::search::heuristics::pattern_database::{PatternPlan, PatternSize};
use crate::search::{PatternDatabases, Solution};
use crate::study::quick_bound;

/// Lengths kept, so that undo and a tile slid back need no new question.
const KEPT: usize = 256;

/// An answer within this time needs no message before it, which would only flicker.
const BLINK: Duration = Duration::from_millis(300);

/// What is to be said of a shortest length that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeking {
    pub at_least: u32,
    pub stage: Stage,
    /// Whether somebody has asked to search longer.
    pub is_longer: bool,
}

/// How far the search for a shortest length is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The tables for its goal are being made, to so many per cent.
    Preparing(u8),
    Finding,
    /// It took longer than the oracle's patience.
    GaveUp,
    /// The oracle could not be asked, or its work broke off.
    Failed,
}

impl Stage {
    /// The rest of the time in which nothing is said.
    fn blink(self, waited: Duration) -> Option<Duration> {
        let goes_on = matches!(self, Self::Preparing(_) | Self::Finding);
        let left = BLINK.checked_sub(waited).filter(|left| !left.is_zero());
        left.filter(|_| goes_on)
    }
}

struct Question {
    problem: Problem,
    asked: Instant,
    /// How far it is; a question that is answered is none any more.
    stage: Stage,
    /// Whether larger tables and more patience were asked for.
    is_longer: bool,
}

/// Shortest lengths that were found, and the question that the oracle works on.
pub(crate) struct Lengths {
    cache: Cache,
    databases: PatternDatabases,
    wake: Wake,
    oracle: Oracle,
    question: Option<Question>,
    /// Those found last, newest first.
    found: VecDeque<(Problem, Solution)>,
    /// What is known of those that were not found, newest first: how many moves they take at least.
    bounds: VecDeque<(Problem, u32)>,
}

impl Lengths {
    /// Nothing asked yet. `wake` is called when something has come; tables are kept in `cache`.
    pub(crate) fn new(cache: Cache, databases: PatternDatabases, wake: Wake) -> Self {
        Self {
            oracle: oracle(cache.clone(), &databases, &wake),
            cache,
            databases,
            wake,
            question: None,
            found: VecDeque::new(),
            bounds: VecDeque::new(),
        }
    }

    pub(crate) fn get(&self, problem: &Problem) -> Option<u32> {
        Some(self.path(problem)?.len() as u32)
    }

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

    /// How many moves `problem` takes at least, as far as anything has told so.
    pub(crate) fn at_least(&self, problem: &Problem) -> Option<u32> {
        let known = self.bounds.iter().find(|(of, _)| of == problem);
        known.map(|(_, at_least)| *at_least)
    }

    /// Takes in that `problem` takes at least so many moves, and gives what is known of that now. It never falls.
    pub(crate) fn raise(&mut self, problem: &Problem, bound: u32) -> u32 {
        if let Some((_, known)) = self.bounds.iter_mut().find(|(of, _)| of == problem) {
            *known = bound.max(*known);
            return *known;
        }
        let known = bound.max(quick_bound(problem, &self.databases));
        self.bounds.push_front((*problem, known));
        self.bounds.truncate(KEPT);
        known
    }

    /// Takes in a path of `problem` that is known to be a shortest one.
    pub(crate) fn learn(&mut self, problem: Problem, shortest: Solution) {
        if self.get(&problem).is_none() {
            self.found.push_front((problem, shortest));
            self.found.truncate(KEPT);
        }
    }

    /// Asks the question that the oracle gave up once more, with larger tables and more patience.
    pub(crate) fn search_longer(&mut self) {
        if let Some(question) = &self.question
            && question.stage == Stage::GaveUp
        {
            self.ask(question.problem, PatternSize::Large);
        }
    }

    fn ask(&mut self, problem: Problem, size: PatternSize) {
        // The oracle makes the tables for a goal to their end, and then turns to the newest question.
        let stage = match &self.question {
            Some(before) if before.problem.goal() == problem.goal() => match before.stage {
                preparing @ Stage::Preparing(_) => preparing,
                Stage::Finding | Stage::GaveUp | Stage::Failed => Stage::Finding,
            },
            Some(_) | None => Stage::Finding,
        };
        let asked = self.oracle.ask_with(size, problem);
        self.question = asked.then(|| Question {
            problem,
            asked: Instant::now(),
            stage,
            is_longer: size != PatternSize::Standard,
        });
        if asked {
            self.raise(&problem, 0);
        }
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
        let problem = question.problem;
        let (stage, bound) = match reply {
            Reply::Preparing {
                built, at_least, ..
            } => (Stage::Preparing(built.percent()), at_least),
            Reply::Searching { at_least, .. } => (Stage::Finding, at_least),
            Reply::Solved(path) => {
                self.question = None;
                return self.learn(problem, path);
            }
            Reply::GaveUp { at_least, .. } => (Stage::GaveUp, at_least),
            Reply::Failed(_) => (Stage::Failed, 0),
        };
        question.stage = stage;
        self.raise(&problem, bound);
    }

    /// What is to be said of the newest question: at first nothing.
    pub(crate) fn seeking(&self) -> Option<Seeking> {
        let question = self.question.as_ref()?;
        self.blink().is_none().then(|| Seeking {
            at_least: self.at_least(&question.problem).unwrap_or(0),
            stage: question.stage,
            is_longer: question.is_longer,
        })
    }

    /// The larger tables that are to be made first where the newest question is searched longer; none where the board has
    /// none, or they are there or kept.
    pub(crate) fn tables_to_make(&self) -> Option<PatternPlan> {
        let goal = self.question.as_ref()?.problem.goal();
        let are_there = self.databases.find(&goal, PatternSize::Large).is_some();
        let plan = PatternPlan::of(&goal, PatternSize::Large)?;
        (!are_there && !self.cache.has_patterns(&plan)).then_some(plan)
    }

    /// How long until there is something to say though nothing has come.
    pub(crate) fn blink(&self) -> Option<Duration> {
        let question = self.question.as_ref()?;
        question.stage.blink(question.asked.elapsed())
    }

    /// Keeps tables in `cache` from the next question on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.question = None;
        self.oracle = oracle(cache.clone(), &self.databases, &self.wake);
        self.cache = cache;
    }

    #[cfg(test)]
    pub(crate) const fn is_awake(&self) -> bool {
        self.oracle.is_awake()
    }
}

fn oracle(cache: Cache, databases: &PatternDatabases, wake: &Wake) -> Oracle {
    let wake = Arc::clone(wake);
    Oracle::new(cache, databases.clone(), Oracle::PATIENCE, move || wake())
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;

    use super::*;
    use crate::puzzle::{Board, Size, random_walk};

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
        lengths.oracle = Oracle::new(Cache::none(), databases.clone(), impatient, || {});
        let gave_up = |lengths: &Lengths| {
            let seeking = lengths.seeking();
            seeking.is_some_and(|seeking| seeking.stage == Stage::GaveUp)
        };
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
        for stage in [Stage::Preparing(40), Stage::Finding] {
            assert_eq!(stage.blink(soon), Some(BLINK - soon));
            assert_eq!(stage.blink(BLINK), None, "no frame without need");
        }
        for stage in [Stage::GaveUp, Stage::Failed] {
            assert_eq!(stage.blink(soon), None);
        }
    }

    #[test]
    fn a_bound_never_falls_and_outlives_its_question() {
        let goal = Board::blank_last(Size::new(5, 5).expect("a size"));
        let [one, other] = [1, 2].map(|seed| {
            let start = random_walk(goal, 400, seed);
            Problem::new(start, goal).expect("one size")
        });
        let databases = PatternDatabases::default();
        let mut lengths = Lengths::new(Cache::none(), databases.clone(), Arc::new(|| {}));
        assert_eq!(lengths.at_least(&one), None);
        let quick = lengths.raise(&one, 0);
        assert_eq!(quick, quick_bound(&one, &databases));
        assert_eq!(lengths.raise(&one, quick + 4), quick + 4);
        assert_eq!(lengths.raise(&one, quick + 2), quick + 4);
        lengths.want(Some(one));
        lengths.want(Some(other));
        lengths.want(None);
        assert_eq!(lengths.at_least(&one), Some(quick + 4));
        assert_eq!(
            lengths.at_least(&other),
            Some(quick_bound(&other, &databases))
        );
    }
}
