//! The task of a run: executes commands, advances the search in slices, and sends messages.

use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::Sender;

use crate::search::{AnySearch, Outcome, Status, Trace};
use crate::services::search_task::pacer::{Due, Pacer};
use crate::services::search_task::{
    Command, Event, Progress, Report, Request, Sample, Series, TraceSender,
};
use crate::tasks::{Deadline, Latest, Task, Turn, Wake};

/// The number of open nodes in each message.
const NEXT_SHOWN: usize = 8;
/// The largest number of expansions between two checks for commands during steps.
const STEP_SLICE: u64 = 512;
/// The shortest time between two messages at full speed: no screen shows more.
const MESSAGE_INTERVAL: Duration = Duration::from_millis(4);
/// The shortest time between two deliveries to the recorder at full speed: a wake-up costs hundreds of expansions.
const TRACE_INTERVAL: Duration = Duration::from_millis(1);

/// The run's ends of its channels.
pub struct Ends {
    pub commands: Arc<Latest<Vec<Command>>>,
    pub events: Sender<Event>,
    /// The channel to the recorder, while expansions are traced.
    pub traces: Option<TraceSender>,
    pub wake: Wake,
}

/// A search controlled by the commands of the window. Times are on the runner's clock.
pub struct RunTask {
    search: Box<dyn AnySearch>,
    is_depth_first: bool,
    trace_cap: u64,
    pacer: Pacer,
    paused: bool,
    /// Expansions requested as steps and not made yet.
    steps: u64,
    /// Whether the search has been advanced at all.
    begun: bool,
    /// The outcome of the search, until it is reported.
    outcome: Option<Outcome>,
    /// Time spent in the search itself.
    elapsed: Duration,
    /// The time when the clock was last read: once per slice, because reading it takes as long as an expansion or two.
    now: Duration,
    /// The samples since the last message, as many as the series holds.
    samples: Series,
    /// The most bytes of all samples, including those of earlier messages.
    peak_bytes: u64,
    /// Whether anything has changed since the last message.
    fresh: bool,
    /// When the last message was sent at full speed.
    sent: Option<Duration>,
    /// The trace that has not been sent yet.
    trace: Trace,
    /// The number of expansions whose trace has been sent.
    traced: u64,
    delivered: Duration,
    // The last field: when it is dropped, the search has been freed.
    ends: Ends,
}

impl RunTask {
    pub fn new(request: &Request, search: Box<dyn AnySearch>, ends: Ends, now: Duration) -> Self {
        let is_depth_first = request.strategy.algorithm.is_depth_first();
        Self {
            ends,
            search,
            is_depth_first,
            trace_cap: request.trace_cap,
            pacer: Pacer::new(request.pace, !is_depth_first, now),
            paused: request.paused,
            steps: 0,
            begun: false,
            outcome: None,
            elapsed: Duration::ZERO,
            now,
            samples: Series::default(),
            peak_bytes: 0,
            fresh: false,
            sent: None,
            trace: Trace::default(),
            traced: 0,
            delivered: now,
        }
    }

    fn obey(&mut self, command: Command, now: Duration) {
        self.fresh = true;
        match command {
            Command::Pause => {
                self.paused = true;
                self.steps = 0;
            }
            Command::Go(pace) => {
                self.paused = false;
                self.steps = 0;
                self.pacer.set(pace, now);
            }
            Command::Step(count) => {
                self.paused = true;
                self.steps = self.steps.saturating_add(count);
            }
            Command::StepTo(count) => {
                self.paused = true;
                self.steps = count.saturating_sub(self.search.stats().expanded);
            }
            Command::Pace(pace) => self.pacer.set(pace, now),
        }
    }

    fn due(&mut self) -> Due {
        if self.steps > 0 {
            let slice = self.steps.min(STEP_SLICE);
            self.steps -= slice;
            return Due::Expand(slice);
        }
        if self.paused {
            return Due::Wait(None);
        }
        self.pacer.due(self.now, self.search.stats().expanded)
    }

    /// Sends the progress if it is new and there is room for it; returns whether it was sent.
    fn tell(&mut self) -> bool {
        if !self.fresh || self.ends.events.is_full() {
            return false;
        }
        let progress = Box::new(self.progress(self.paused));
        self.send(Event::Progress(progress))
    }

    /// Sends an event. Only the run sends, so room seen before is still there.
    fn send(&self, event: Event) -> bool {
        let is_sent = self.ends.events.try_send(event).is_ok();
        if is_sent {
            (self.ends.wake)();
        }
        is_sent
    }

    /// The progress since the last message. The trace is delivered first, so that the recorder is already working on it.
    fn progress(&mut self, paused: bool) -> Progress {
        self.deliver();
        self.fresh = false;
        Progress {
            stats: self.search.stats(),
            peak_bytes: self.peak_bytes,
            elapsed: self.elapsed,
            paused,
            samples: std::mem::take(&mut self.samples).points().collect(),
            current: self.search.current(),
            next_open: self.search.next_open(NEXT_SHOWN),
        }
    }

    fn deliver(&mut self) {
        if let Some(traces) = &self.ends.traces {
            self.traced += self.trace.len() as u64;
            traces.send(&mut self.trace);
            self.delivered = self.now;
        }
    }

    /// Announces that nothing more will be traced, and frees the memory of the trace.
    fn end_trace(&mut self) {
        self.deliver();
        if let Some(traces) = self.ends.traces.take() {
            traces.end(self.search.stats().expanded);
            self.trace = Trace::default();
        }
    }

    /// Advances the search by one slice: traced up to the cap, then untraced, which is faster for depth-first searches.
    fn advance(&mut self, budget: u64, until: &Deadline<'_>) {
        let status = if self.ends.traces.is_some() && self.recorded_nodes() < self.trace_cap {
            self.search.record(budget, &mut self.trace)
        } else {
            self.search.advance(budget)
        };
        let began = std::mem::replace(&mut self.now, until.now());
        self.elapsed += self.now - began;
        self.sample();
        let ended = matches!(status, Status::Finished(_));
        if ended || self.traced + (self.trace.len() as u64) < self.search.stats().expanded {
            self.end_trace();
        } else if self.now - self.delivered >= TRACE_INTERVAL {
            self.deliver();
        }
        if let Status::Finished(outcome) = status {
            self.outcome = Some(outcome);
        }
    }

    /// A lower bound on the nodes in a recording of the run so far. A depth-first search stores only one path, but its
    /// recording has a node for each occurrence on a path, in every iteration.
    fn recorded_nodes(&self) -> u64 {
        let stats = self.search.stats();
        if self.is_depth_first {
            stats.generated + u64::from(stats.iterations)
        } else {
            // Reopened nodes are expanded again: more expansions than nodes.
            stats.visited.max(stats.expanded)
        }
    }

    fn sample(&mut self) {
        let stats = self.search.stats();
        self.samples.push(Sample {
            expanded: stats.expanded,
            frontier: stats.frontier,
            visited: stats.visited,
            bytes: stats.bytes,
            seconds: self.elapsed.as_secs_f64(),
        });
        self.peak_bytes = self.peak_bytes.max(stats.bytes);
        self.fresh = true;
    }

    /// Reports how the search ended, as soon as there is room.
    fn report(&mut self, outcome: Outcome) -> Turn {
        if self.ends.events.is_full() {
            self.outcome = Some(outcome);
            return Turn::Idle(None);
        }
        let progress = self.progress(false);
        self.send(Event::Finished(Box::new(Report { outcome, progress })));
        Turn::Done
    }
}

impl Task for RunTask {
    const YIELDS: bool = true;

    fn turn(&mut self, until: &Deadline<'_>) -> Turn {
        self.now = until.now();
        if !self.begun {
            // A search may end before its first expansion: if the start is the goal, or a limit is 0.
            self.begun = true;
            self.advance(0, until);
        }
        while !until.is_over() {
            if let Some(outcome) = self.outcome.take() {
                return self.report(outcome);
            }
            for command in self.ends.commands.take().into_iter().flatten() {
                self.obey(command, until.now());
            }
            match self.due() {
                Due::Expand(count) => self.advance(count, until),
                Due::Wait(until) => {
                    self.deliver();
                    self.tell();
                    return Turn::Idle(until);
                }
            }
            let is_old = |sent| self.now - sent >= MESSAGE_INTERVAL;
            if self.outcome.is_none() && self.sent.is_none_or(is_old) && self.tell() {
                self.sent = Some(self.now);
            }
        }
        Turn::Busy
    }
}
