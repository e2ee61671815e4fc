//! The shortest length of the board in the editor, from the oracle, and the progress of its search.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use crate::puzzle::Problem;
use crate::search::heuristics::pattern_database::{PatternPlan, PatternSize};
use crate::search::{PatternDatabases, Solution};
use crate::services::cache::Cache;
use crate::services::{Oracle, Reply};
use crate::study::quick_bound;
use crate::tasks::Wake;

/// The number of lengths kept, so that undo and moving a tile back need no new search.
const KEPT: usize = 256;

/// No progress is shown before this time, because it would only flicker.
pub const BLINK: Duration = Duration::from_millis(300);

/// The progress of the search for an unknown shortest length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeking {
    pub at_least: u32,
    pub stage: Stage,
    /// Whether the user asked to search longer.
    pub is_longer: bool,
}

/// The stage of the search for a shortest length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The tables for its goal are being built; the progress in per cent.
    Preparing(u8),
    Finding,
    /// The search took longer than the oracle's patience.
    GaveUp,
    /// The oracle could not be started, or it panicked.
    Failed,
}

impl Stage {
    /// The remaining time in which no progress is shown.
    pub fn blink(self, waited: Duration) -> Option<Duration> {
        let goes_on = matches!(self, Self::Preparing(_) | Self::Finding);
        let left = BLINK.checked_sub(waited).filter(|left| !left.is_zero());
        left.filter(|_| goes_on)
    }
}

struct Question {
    problem: Problem,
    asked: Instant,
    /// Its stage. A question that is answered is removed.
    stage: Stage,
    /// Whether it uses larger tables and more patience.
    is_longer: bool,
}

/// Shortest lengths that were found, and the question the oracle is working on.
pub struct Lengths {
    cache: Cache,
    databases: PatternDatabases,
    wake: Wake,
    oracle: Oracle,
    question: Option<Question>,
    /// The paths found last, newest first.
    found: VecDeque<(Problem, Solution)>,
    /// Lower bounds on the lengths of other problems, newest first.
    bounds: VecDeque<(Problem, u32)>,
}

impl Lengths {
    /// Creates it without a question. `wake` is called when there is a reply to poll; tables are stored in `cache`.
    pub fn new(cache: Cache, databases: PatternDatabases, wake: Wake) -> Self {
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

    pub fn get(&self, problem: &Problem) -> Option<u32> {
        Some(self.path(problem)?.len() as u32)
    }

    pub fn path(&self, problem: &Problem) -> Option<&Solution> {
        let found = self.found.iter().find(|(of, _)| of == problem);
        found.map(|(_, path)| path)
    }

    /// Processes replies, then asks for the length of `problem` unless it is known or already asked for. `None`
    /// withdraws the question. Never blocks.
    pub fn want(&mut self, problem: Option<Problem>) {
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

    /// The best lower bound known for the length of `problem`.
    pub fn at_least(&self, problem: &Problem) -> Option<u32> {
        let known = self.bounds.iter().find(|(of, _)| of == problem);
        known.map(|(_, at_least)| *at_least)
    }

    /// Raises the lower bound for `problem` to at least `bound`. Returns the bound now known, which never falls.
    pub fn raise(&mut self, problem: &Problem, bound: u32) -> u32 {
        if let Some((_, known)) = self.bounds.iter_mut().find(|(of, _)| of == problem) {
            *known = bound.max(*known);
            return *known;
        }
        let known = bound.max(quick_bound(problem, &self.databases));
        self.bounds.push_front((*problem, known));
        self.bounds.truncate(KEPT);
        known
    }

    /// Stores a shortest path of `problem`.
    pub fn learn(&mut self, problem: Problem, shortest: Solution) {
        if self.get(&problem).is_none() {
            self.found.push_front((problem, shortest));
            self.found.truncate(KEPT);
        }
    }

    /// Asks again the question that the oracle gave up, with larger tables and more patience.
    pub fn search_longer(&mut self) {
        if let Some(question) = &self.question
            && question.stage == Stage::GaveUp
        {
            self.ask(question.problem, PatternSize::Large);
        }
    }

    fn ask(&mut self, problem: Problem, size: PatternSize) {
        // The oracle completes the standard tables for the same goal before it turns to the newest question.
        let goes_on = |before: &&Question| {
            before.problem.goal() == problem.goal() && matches!(before.stage, Stage::Preparing(_))
        };
        let before = self.question.as_ref().filter(goes_on);
        let stage = before.map_or(Stage::Finding, |before| before.stage);
        let asked = self.oracle.ask(size, problem);
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
            Reply::Preparing { built, at_least } => (Stage::Preparing(built.percent()), at_least),
            Reply::Searching { at_least } => (Stage::Finding, at_least),
            Reply::Solved(path) => {
                self.question = None;
                return self.learn(problem, path);
            }
            Reply::GaveUp { at_least } => (Stage::GaveUp, at_least),
            Reply::Failed => (Stage::Failed, 0),
        };
        question.stage = stage;
        self.raise(&problem, bound);
    }

    /// The progress of the newest question; `None` during the first moments.
    pub fn seeking(&self) -> Option<Seeking> {
        let question = self.question.as_ref()?;
        self.blink().is_none().then(|| Seeking {
            at_least: self.at_least(&question.problem).unwrap_or(0),
            stage: question.stage,
            is_longer: question.is_longer,
        })
    }

    /// The larger tables to build before the newest question is searched longer. `None` if the board has none, or if
    /// they are in memory or in the cache.
    pub fn tables_to_make(&self) -> Option<PatternPlan> {
        let goal = self.question.as_ref()?.problem.goal();
        let are_there = self.databases.find(&goal, PatternSize::Large).is_some();
        let plan = PatternPlan::of(&goal, PatternSize::Large)?;
        (!are_there && !self.cache.has_patterns(&plan)).then_some(plan)
    }

    /// The time until there is progress to show even without a new reply.
    pub fn blink(&self) -> Option<Duration> {
        let question = self.question.as_ref()?;
        question.stage.blink(question.asked.elapsed())
    }

    /// Stores tables in `cache`, beginning with the next question.
    pub fn keep_in(&mut self, cache: Cache) {
        self.question = None;
        self.oracle = oracle(cache.clone(), &self.databases, &self.wake);
        self.cache = cache;
    }

    /// The oracle that is asked.
    pub const fn oracle(&mut self) -> &mut Oracle {
        &mut self.oracle
    }
}

fn oracle(cache: Cache, databases: &PatternDatabases, wake: &Wake) -> Oracle {
    let wake = Arc::clone(wake);
    Oracle::new(cache, databases.clone(), Oracle::PATIENCE, move || wake())
}
