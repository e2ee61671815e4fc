//! A run as the window reads it: the newest of its task, its outcome, and in words why it failed; and a second run of the
//! same search, up to an expansion that is not recorded.

use std::io;
use std::sync::Arc;

use crate::puzzle::Problem;
use crate::recording::Moment;
use crate::run::Timeline;
use crate::search::{Limits, NodeView, Outcome, PatternDatabases, Stats, Strategy};
use crate::services::search_task::{
    self, Command, Event, Progress, Request, RunHandle, Sample, Series,
};
use crate::tasks::Wake;
use crate::text::panics;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Running,
    Paused,
    Ended,
}

/// A run and its state. Dropping it cancels the search.
pub struct Run {
    handle: Option<RunHandle>,
    pub problem: Problem,
    pub strategy: Strategy,
    pub phase: Phase,
    /// The newest progress of the search, which may be ahead of what is shown; its samples are in the series.
    pub progress: Progress,
    /// A lower bound on the length of solutions, for a board whose shortest length is not known.
    pub at_least: Option<u32>,
    pub timeline: Timeline,
    /// The repeated search for a moment that is not recorded.
    rerun: Option<Rerun>,
    /// What the search is repeated with: as it was started, but not recorded.
    again: Request,
    wake: Wake,
    pub series: Series,
    /// How the search ended, even before everything is recorded.
    outcome: Option<Outcome>,
    failure: Option<String>,
}

impl Run {
    /// Starts a run that waits for its first command. About `cap` nodes are recorded at most; 0 disables recording.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub fn start(
        problem: Problem,
        strategy: Strategy,
        limits: Limits,
        cap: usize,
        databases: PatternDatabases,
        wake: &Wake,
    ) -> io::Result<Self> {
        let (timeline, traces) = Timeline::new(&problem, strategy, cap, &databases, wake)?;
        let again = Request::waiting(problem, strategy, limits, 0, databases);
        let request = Request {
            trace_cap: cap as u64,
            ..again.clone()
        };
        let waker = Arc::clone(wake);
        let handle = search_task::spawn(request, Some(traces), move || waker())?;
        Ok(Self {
            handle: Some(handle),
            problem,
            strategy,
            phase: Phase::Paused,
            progress: Progress::default(),
            at_least: None,
            timeline,
            rerun: None,
            again,
            wake: Arc::clone(wake),
            series: Series::default(),
            outcome: None,
            failure: None,
        })
    }

    /// Sends a command that changes anything: not to an ended search, nor a new pace to a paused one.
    pub fn command(&mut self, command: Command) {
        let (obeys, phase) = match command {
            Command::Go(_) => (self.phase != Phase::Ended, Phase::Running),
            Command::Step(_) => (self.phase != Phase::Ended, Phase::Paused),
            // It can be paused before it arrives.
            Command::StepTo(k) => {
                let is_ahead = k > self.timeline.newest() && self.phase != Phase::Ended;
                (is_ahead, Phase::Running)
            }
            Command::Pause => (self.phase == Phase::Running, Phase::Paused),
            Command::Pace(_) => (self.phase == Phase::Running, Phase::Running),
        };
        if let Some(handle) = self.handle.as_mut().filter(|_| obeys) {
            handle.send(command);
            self.phase = phase;
        }
    }

    /// Processes all messages of the task since the last call. Never blocks.
    pub fn poll(&mut self) {
        if let Some(rerun) = &mut self.rerun {
            rerun.poll();
        }
        if self.phase == Phase::Ended {
            return;
        }
        while let Some(event) = self.handle.as_mut().and_then(RunHandle::poll) {
            self.hear(event);
        }
        self.timeline.update();
        if let Some(failure) = self.timeline.take_failure() {
            self.hear(Event::Failed(failure));
        }
        // The end is shown when everything before it is.
        if self.outcome.is_some() && self.timeline.recording().is_whole() {
            self.end();
        }
    }

    pub fn hear(&mut self, event: Event) {
        match event {
            Event::Progress(progress) => self.take(*progress),
            Event::Finished(report) => {
                self.take(report.progress);
                self.outcome = Some(report.outcome);
            }
            Event::Failed(panic) => {
                self.failure = Some(panics::search_broke_off(panic));
                self.end();
            }
        }
    }

    /// Repeats the search up to the moment shown if that is not recorded, or drops a repeated search.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub fn seek(&mut self) -> io::Result<()> {
        if self.timeline.follows() || !self.timeline.is_beyond() {
            self.rerun = None;
            return Ok(());
        }
        let target = self.timeline.at();
        let goes_on = |rerun: &mut Rerun| rerun.go_on_to(target);
        if !self.rerun.as_mut().is_some_and(goes_on) {
            self.rerun = None;
            self.rerun = Some(Rerun::start(self.again.clone(), target, &self.wake)?);
        }
        Ok(())
    }

    /// Shows the newest moment, and drops a repeated search.
    pub fn give_up_rerun(&mut self) {
        self.timeline.follow();
        self.rerun = None;
    }

    pub const fn rerun(&self) -> Option<&Rerun> {
        self.rerun.as_ref()
    }

    fn take(&mut self, mut progress: Progress) {
        for sample in progress.samples.drain(..) {
            self.series.push(sample);
        }
        self.timeline.made = progress.stats.expanded;
        progress.current = progress.current.or(self.progress.current);
        self.progress = progress;
    }

    pub fn cancel(&mut self) {
        if self.phase != Phase::Ended {
            self.outcome = Some(Outcome::Cancelled);
            self.end();
        }
    }

    fn end(&mut self) {
        self.phase = Phase::Ended;
        self.handle = None;
    }

    /// The counters at the moment shown.
    pub fn shown(&self) -> Stats {
        match self.told() {
            Some(told) => told.stats,
            None => self.stats_of(&self.timeline.moment()),
        }
    }

    /// The counters at the newest moment.
    pub fn newest_stats(&self) -> Stats {
        match self.timeline.newest() > self.timeline.recorded() {
            true => self.progress.stats,
            false => self.stats_of(&self.timeline.recording().newest()),
        }
    }

    /// The counters of a recorded moment, with the bytes that the search last held before it as far as sampled.
    pub fn stats_of(&self, moment: &Moment<'_>) -> Stats {
        Stats {
            bytes: self.sampled(moment.k()).bytes,
            ..moment.stats()
        }
    }

    /// The time spent searching up to the moment shown, in seconds.
    pub fn seconds_shown(&self) -> f64 {
        match self.told() {
            Some(told) => told.elapsed.as_secs_f64(),
            None => self.sampled(self.timeline.at()).seconds,
        }
    }

    /// The last sample up to moment `k`.
    fn sampled(&self, k: u64) -> Sample {
        self.series.before(k).unwrap_or_default()
    }

    /// The one rule for what is shown: a moment that is recorded is read from the recording, and only its bytes and its time
    /// from the samples (`None`); any other from the progress of a search that stands there, which is the search itself at
    /// the newest moment, and before that a second run.
    fn told(&self) -> Option<&Progress> {
        let rerun = self.rerun.as_ref().map(|rerun| &rerun.progress);
        rerun.or_else(|| self.timeline.is_beyond().then_some(&self.progress))
    }

    pub fn current(&self) -> Option<NodeView> {
        match self.told() {
            Some(told) => told.current,
            None => self.timeline.moment().current().map(|node| node.view()),
        }
    }

    /// The first few nodes of the frontier at the moment shown, next first.
    pub fn next_open(&self) -> Vec<NodeView> {
        const SHOWN: usize = 8;
        match self.told() {
            Some(told) => told.next_open.clone(),
            None => {
                let open = self.timeline.moment().open();
                open.range(0..SHOWN).map(|node| node.view()).collect()
            }
        }
    }

    /// The outcome, if the search has ended without an error and is recorded.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref().filter(|_| self.phase == Phase::Ended)
    }

    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}

/// A second run of the same search, up to an expansion. A search is deterministic, so the result there equals that of
/// the first run. Dropping it cancels it.
pub struct Rerun {
    handle: RunHandle,
    target: u64,
    pub progress: Progress,
    /// Whether it failed and will never arrive, which is a defect.
    pub is_broken: bool,
}

impl Rerun {
    /// Starts the waiting run with the expansion `target`.
    ///
    /// # Errors
    /// If the system starts no thread.
    pub fn start(request: Request, target: u64, wake: &Wake) -> io::Result<Self> {
        let wake = Arc::clone(wake);
        let mut rerun = Self {
            handle: search_task::spawn(request, None, move || wake())?,
            target,
            progress: Progress::default(),
            is_broken: false,
        };
        rerun.handle.send(Command::StepTo(target));
        Ok(rerun)
    }

    /// Continues to a later expansion. Returns `false` if it is already on its way to a later one.
    pub fn go_on_to(&mut self, target: u64) -> bool {
        // A command that was sent cannot be taken back.
        if target < self.target {
            return false;
        }
        if target > self.target {
            self.handle.send(Command::StepTo(target));
            self.target = target;
        }
        true
    }

    pub fn poll(&mut self) {
        while let Some(event) = self.handle.poll() {
            match event {
                Event::Progress(progress) => self.progress = *progress,
                Event::Finished(report) => self.progress = report.progress,
                Event::Failed(_) => self.is_broken = true,
            }
        }
    }

    pub const fn is_there(&self) -> bool {
        self.progress.stats.expanded >= self.target
    }

    pub fn part(&self) -> f32 {
        (self.progress.stats.expanded as f64 / self.target.max(1) as f64) as f32
    }
}
