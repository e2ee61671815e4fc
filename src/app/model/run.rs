//! One run as the window knows it: the newest of everything the worker told.

use std::{io, sync::Arc, time::Duration};

use super::Wake;
use crate::{
    puzzle::Problem,
    search::{Expansion, Limits, NodeView, Outcome, Stats, Strategy},
    worker::{self, Command, Event, Pace, Progress, Request, RunHandle, Series},
};

/// Nodes whose expansions are streamed; what one expansion did is shown as far as this.
const TRACE_CAP: u64 = 1_000_000;

/// What a run is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It expands.
    Running,
    /// It waits.
    Paused,
    /// It is over.
    Ended,
}

/// A run and what is known of it. Dropping it cancels the search.
pub struct Run {
    handle: Option<RunHandle>,
    problem: Problem,
    strategy: Strategy,
    phase: Phase,
    stats: Stats,
    elapsed: Duration,
    current: Option<NodeView>,
    next_open: Vec<NodeView>,
    /// The last expansion whose successors are known.
    last: Option<Expansion>,
    series: Series,
    outcome: Option<Outcome>,
    failure: Option<String>,
}

impl Run {
    /// Starts a run that waits for its first command.
    ///
    /// # Errors
    /// Where the system gives no more threads.
    pub fn start(
        problem: Problem,
        strategy: Strategy,
        limits: Limits,
        wake: &Wake,
    ) -> io::Result<Self> {
        let request = Request {
            problem,
            strategy,
            limits,
            pace: Pace::Full,
            paused: true,
            trace_cap: TRACE_CAP,
        };
        let wake = Arc::clone(wake);
        let handle = worker::spawn(request, move || wake())?;
        Ok(Self {
            handle: Some(handle),
            problem,
            strategy,
            phase: Phase::Paused,
            stats: Stats::default(),
            elapsed: Duration::ZERO,
            current: None,
            next_open: Vec::new(),
            last: None,
            series: Series::default(),
            outcome: None,
            failure: None,
        })
    }

    /// Goes on at `pace`.
    pub fn go(&mut self, pace: Pace) {
        if self.phase != Phase::Ended {
            self.send(Command::Pace(pace));
            self.send(Command::Resume);
            self.phase = Phase::Running;
        }
    }

    /// Waits after the expansion under way.
    pub fn pause(&mut self) {
        if self.phase == Phase::Running {
            self.send(Command::Pause);
            self.phase = Phase::Paused;
        }
    }

    /// Makes `expansions` at once, then waits.
    pub fn step(&mut self, expansions: u64) {
        if self.phase != Phase::Ended {
            self.send(Command::Step(expansions));
            self.phase = Phase::Paused;
        }
    }

    /// Changes the pace while it runs.
    pub fn set_pace(&mut self, pace: Pace) {
        if self.phase == Phase::Running {
            self.send(Command::Pace(pace));
        }
    }

    fn send(&mut self, command: Command) {
        if let Some(handle) = &mut self.handle {
            handle.send(command);
        }
    }

    /// Takes in everything the worker has told since the last time. Never waits.
    pub fn poll(&mut self) {
        while let Some(event) = self.handle.as_mut().and_then(RunHandle::poll) {
            match event {
                Event::Progress(progress) => self.take(*progress),
                Event::Finished(report) => {
                    self.take(report.progress);
                    self.outcome = Some(report.outcome);
                    self.end();
                }
                Event::Failed(text) => {
                    self.failure = Some(text);
                    self.end();
                }
            }
        }
    }

    fn take(&mut self, progress: Progress) {
        for sample in progress.samples {
            self.series.push(sample);
        }
        if let Some(&last) = progress.trace.last() {
            self.last = Some(last);
        }
        self.stats = progress.stats;
        self.elapsed = progress.elapsed;
        self.current = progress.current.or(self.current);
        self.next_open = progress.next_open;
    }

    fn end(&mut self) {
        self.phase = Phase::Ended;
        self.handle = None;
    }

    /// The problem it was started with.
    #[must_use]
    pub const fn problem(&self) -> Problem {
        self.problem
    }

    /// The strategy it was started with.
    #[must_use]
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// What it is doing.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The newest counters.
    #[must_use]
    pub const fn stats(&self) -> &Stats {
        &self.stats
    }

    /// Time spent searching.
    #[must_use]
    pub const fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// The node expanded last.
    #[must_use]
    pub const fn current(&self) -> Option<NodeView> {
        self.current
    }

    /// What became of the successors of the node expanded last, where it is known.
    #[must_use]
    pub fn expansion(&self) -> Option<Expansion> {
        let current = self.current?;
        self.last
            .filter(|e| e.state == current.state && e.side == current.side && e.g == current.g)
    }

    /// The frontier's first few nodes, next first.
    #[must_use]
    pub fn next_open(&self) -> &[NodeView] {
        &self.next_open
    }

    /// The curves.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// How it ended, where it has and did not break.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Why it broke, where it did.
    #[must_use]
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }
}
