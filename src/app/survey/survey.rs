//! How many states stand at each depth: surveys taken from the cache or made beside the window.

use std::{
    collections::HashSet,
    io,
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed},
    },
    thread,
};

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    app::Model,
    jobs::{Wake, cache::Cache, distances::DistanceCache},
    puzzle::Board,
    search::{Survey, Surveyed},
};

/// Surveys kept at hand: some tens of kilobytes each.
const KEPT: usize = 8;

/// What a person wishes of surveys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Show the card, or close it.
    Open(bool),
    /// Count from the start, or from the goal.
    FromStart(bool),
    /// A logarithmic vertical axis, or a linear one.
    Log(bool),
    /// Count.
    Begin,
    /// Stop counting.
    Cancel,
}

/// What is known of the states around a board.
pub enum Surveying<'a> {
    /// There are too many to be counted.
    TooMany,
    /// They are not counted.
    Unknown,
    /// They are being counted.
    Counting(Surveyed),
    /// They could not be counted.
    Failed,
    /// All are counted.
    Known(&'a Survey),
}

/// Work beside the window.
struct Job {
    goal: Board,
    /// Whether the states are counted where nothing is kept; else the cache is looked into and no more.
    counts: bool,
    shared: Arc<Shared>,
    answer: Receiver<Option<Survey>>,
}

/// How far the counting is, and whether it is still wanted.
#[derive(Default)]
struct Shared {
    depth: AtomicU32,
    states: AtomicU64,
    cancelled: AtomicBool,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.shared.cancelled.store(true, Relaxed);
    }
}

/// The surveys there are, the one under way, and the card that shows them.
pub struct Surveys {
    /// Whether the card is shown.
    pub open: bool,
    /// Whether it counts from the start, not from the goal.
    pub from_start: bool,
    /// Whether its vertical axis is logarithmic.
    pub log: bool,
    wake: Wake,
    cache: Cache,
    /// Those used last, newest first.
    known: Vec<Survey>,
    job: Option<Job>,
    /// Names of those that the cache does not have.
    missing: HashSet<String>,
    failed: Option<Board>,
}

impl Surveys {
    /// None yet. `wake` is called when there is something to tell; they are kept in `cache`.
    pub(crate) fn new(cache: Cache, wake: Wake) -> Self {
        Self {
            open: false,
            from_start: false,
            log: false,
            wake,
            cache,
            known: Vec::new(),
            job: None,
            missing: HashSet::new(),
            failed: None,
        }
    }

    /// Keeps them in `cache` from now on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.cache = cache;
        self.missing.clear();
    }

    /// The survey around `goal`, where it is at hand.
    #[must_use]
    pub fn get(&self, goal: &Board) -> Option<&Survey> {
        self.known.iter().find(|survey| survey.goal() == *goal)
    }

    /// What is known of the states around `goal`.
    #[must_use]
    pub fn about(&self, goal: &Board) -> Surveying<'_> {
        if let Some(survey) = self.get(goal) {
            return Surveying::Known(survey);
        }
        let job = self.job.as_ref();
        match job.filter(|job| job.goal == *goal && job.counts) {
            _ if goal.size().cells() > Survey::MAX_CELLS => Surveying::TooMany,
            Some(job) => Surveying::Counting(Surveyed {
                depth: job.shared.depth.load(Relaxed),
                states: job.shared.states.load(Relaxed),
                of: goal.size().reachable_states(),
            }),
            None if self.failed == Some(*goal) => Surveying::Failed,
            None => Surveying::Unknown,
        }
    }

    /// Takes what has come, and looks for the surveys around `goals`: among those at hand, and in the cache. Never waits.
    pub(crate) fn want(&mut self, goals: impl IntoIterator<Item = Board>) {
        self.hear();
        for goal in goals {
            if goal.size().cells() > Survey::MAX_CELLS || self.get(&goal).is_some() {
                continue;
            }
            let name = Survey::name(&goal);
            let alike = self
                .known
                .iter()
                .find(|of| Survey::name(&of.goal()) == name);
            if let Some(survey) = alike.and_then(|of| Survey::from_bytes(&goal, &of.to_bytes())) {
                self.keep(survey);
            } else if self.job.is_none() && !self.missing.contains(&name) {
                self.start(goal, false);
            }
        }
    }

    fn hear(&mut self) {
        let Some(job) = &self.job else {
            return;
        };
        let (goal, counts) = (job.goal, job.counts);
        let answer = match job.answer.try_recv() {
            Err(TryRecvError::Empty) => return,
            Ok(survey) => survey,
            Err(TryRecvError::Disconnected) => None,
        };
        self.job = None;
        match answer {
            Some(survey) => self.keep(survey),
            None if counts => self.failed = Some(goal),
            None => {
                self.missing.insert(Survey::name(&goal));
            }
        }
    }

    fn keep(&mut self, survey: Survey) {
        self.known.insert(0, survey);
        self.known.truncate(KEPT);
    }

    /// Counts the states around `goal`, in place of whatever was counted before.
    pub(crate) fn begin(&mut self, goal: Board) {
        let counts = |job: &Job| job.goal == goal && job.counts;
        let fits = goal.size().cells() <= Survey::MAX_CELLS;
        if fits && self.get(&goal).is_none() && !self.job.as_ref().is_some_and(counts) {
            self.start(goal, true);
        }
    }

    pub(crate) fn cancel(&mut self) {
        self.job = None;
    }

    fn start(&mut self, goal: Board, counts: bool) {
        self.failed = None;
        self.job = self.spawn(goal, counts).ok();
        if self.job.is_none() {
            self.failed = Some(goal);
            self.missing.insert(Survey::name(&goal));
        }
    }

    fn spawn(&self, goal: Board, counts: bool) -> io::Result<Job> {
        let (send, answer) = bounded(1);
        let shared = Arc::new(Shared::default());
        let (cache, wake, told) = (
            self.cache.clone(),
            Arc::clone(&self.wake),
            Arc::clone(&shared),
        );
        let work = move || {
            let survey = if counts {
                cache.survey(&goal, &|surveyed| {
                    told.states.store(surveyed.states, Relaxed);
                    if told.depth.swap(surveyed.depth, Relaxed) != surveyed.depth {
                        wake();
                    }
                    if told.cancelled.load(Relaxed) {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                })
            } else {
                cache.kept_survey(&goal)
            };
            // The receiver is gone where nobody wants to know any more.
            if send.send(survey).is_ok() {
                wake();
            }
        };
        thread::Builder::new()
            .name("survey".to_owned())
            .spawn(work)?;
        Ok(Job {
            goal,
            counts,
            shared,
            answer,
        })
    }
}

impl Model {
    /// The board around which the card counts; none where it is not legal.
    #[must_use]
    pub fn surveyed(&self) -> Option<Board> {
        let entry = if self.surveys.from_start {
            &self.boards.editor.start
        } else {
            &self.boards.editor.goal
        };
        entry.board
    }

    pub(crate) fn update_survey(&mut self, action: Action) {
        let surveyed = self.surveyed();
        let surveys = &mut self.surveys;
        match action {
            Action::Open(open) => surveys.open = open,
            Action::FromStart(from_start) => surveys.from_start = from_start,
            Action::Log(log) => surveys.log = log,
            Action::Cancel => surveys.cancel(),
            Action::Begin => {
                if let Some(goal) = surveyed {
                    surveys.begin(goal);
                }
            }
        }
    }

    /// Looks for the surveys that something is to be drawn from. Small spaces are counted unasked where the card shows
    /// them: it takes no longer than a look.
    pub(crate) fn poll_surveys(&mut self) {
        let shown = self.surveyed().filter(|_| self.surveys.open);
        let large = |board: &Board| !DistanceCache::covers(board.size());
        let run = self.playback.run.as_ref().map(|run| run.problem.start());
        let beside = self.boards.editor.goal.board.into_iter().chain(run);
        self.surveys
            .want(shown.into_iter().chain(beside.filter(large)));
        if let Some(goal) = shown.filter(|goal| !large(goal))
            && matches!(self.surveys.about(&goal), Surveying::Unknown)
        {
            self.surveys.begin(goal);
        }
    }
}
