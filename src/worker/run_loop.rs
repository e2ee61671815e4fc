//! The loop of a run: obeys commands, advances the search in slices, and offers messages.

use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvError, Sender, TryRecvError, after, never, select};

use crate::search::{AnySearch, Outcome, Status, Trace};
use crate::worker::batch::Batch;
use crate::worker::pacer::{Due, Pacer};
use crate::worker::{Command, Event, Progress, Report, Request, Sample, TraceSender};

/// The most expansions between two looks at the commands while steps are made.
const STEP_SLICE: u64 = 512;
/// The least time between two messages at full speed: no screen shows more.
const MESSAGE_INTERVAL: Duration = Duration::from_millis(4);
/// The least time between two deliveries to the recorder at full speed: to wake it takes as long as hundreds of expansions.
const TRACE_INTERVAL: Duration = Duration::from_millis(1);

/// The handle was dropped.
struct Dropped;

/// A search that runs by the commands of a window.
pub struct RunLoop<'a, W> {
    commands: Receiver<Command>,
    events: Sender<Event>,
    wake: &'a W,
    search: Box<dyn AnySearch>,
    is_depth_first: bool,
    trace_cap: u64,
    pacer: Pacer,
    paused: bool,
    /// Expansions that were asked for as steps and are still to be made.
    steps: u64,
    /// Time spent in the search itself.
    elapsed: Duration,
    /// When the clock was last read: once a slice, because reading it takes as long as an expansion or two.
    now: Instant,
    batch: Batch,
    /// When the last message was sent.
    sent: Option<Instant>,
    /// The way to the recorder, as long as expansions are traced.
    traces: Option<TraceSender>,
    /// What was traced and not sent yet.
    trace: Trace,
    /// Expansions whose trace was sent.
    traced: u64,
    /// When the last of them was.
    delivered: Instant,
}

impl<'a, W: Fn()> RunLoop<'a, W> {
    /// A run of `search`, which was made for `request`.
    pub fn new(
        request: &Request,
        search: Box<dyn AnySearch>,
        (commands, events): (Receiver<Command>, Sender<Event>),
        traces: Option<TraceSender>,
        wake: &'a W,
    ) -> Self {
        let now = Instant::now();
        let is_depth_first = request.strategy.algorithm.is_depth_first();
        Self {
            commands,
            events,
            wake,
            search,
            is_depth_first,
            trace_cap: request.trace_cap,
            pacer: Pacer::new(request.pace, !is_depth_first, now),
            paused: request.paused,
            steps: 0,
            elapsed: Duration::ZERO,
            now,
            batch: Batch::default(),
            sent: None,
            traces,
            trace: Trace::default(),
            traced: 0,
            delivered: now,
        }
    }

    /// Runs the search to its end, or until the handle is dropped, and frees it, on this thread.
    pub fn run(mut self) {
        self.sample();
        if let Ok(outcome) = self.search_to_the_end() {
            self.report(outcome);
        }
    }

    fn search_to_the_end(&mut self) -> Result<Outcome, Dropped> {
        // A search may be over before its first expansion: the start is the goal, or a limit is 0.
        if let Some(outcome) = self.advance(0) {
            return Ok(outcome);
        }
        loop {
            let budget = self.next_budget()?;
            if let Some(outcome) = self.advance(budget) {
                return Ok(outcome);
            }
            self.offer();
        }
    }

    /// Obeys commands until expansions are due, and says how many.
    fn next_budget(&mut self) -> Result<u64, Dropped> {
        loop {
            self.obey_all()?;
            if self.steps > 0 {
                let slice = self.steps.min(STEP_SLICE);
                self.steps -= slice;
                return Ok(slice);
            }
            if self.paused {
                self.wait(None)?;
                continue;
            }
            match self.pacer.due(self.now, self.search.stats().expanded) {
                Due::Expand(count) => return Ok(count),
                Due::Wait(wait) => self.wait(Some(wait))?,
            }
        }
    }

    fn obey_all(&mut self) -> Result<(), Dropped> {
        loop {
            match self.commands.try_recv() {
                Ok(command) => self.obey(command),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(Dropped),
            }
        }
    }

    fn obey(&mut self, command: Command) {
        self.batch.touch();
        match command {
            Command::Pause => {
                self.paused = true;
                self.steps = 0;
            }
            Command::Resume => {
                self.paused = false;
                self.steps = 0;
                self.pacer.set(self.pacer.pace(), Instant::now());
            }
            Command::Step(count) => {
                self.paused = true;
                self.steps = self.steps.saturating_add(count);
            }
            Command::Pace(pace) => self.pacer.set(pace, Instant::now()),
        }
    }

    /// Waits for a command, or for `limit`.
    fn wait(&mut self, limit: Option<Duration>) -> Result<(), Dropped> {
        let waited = self.wait_or_tell(limit);
        self.now = Instant::now();
        waited
    }

    /// Waits; a message that had no room yet is sent as soon as there is.
    fn wait_or_tell(&mut self, limit: Option<Duration>) -> Result<(), Dropped> {
        self.deliver();
        let timer = limit.map_or_else(never, after);
        let commands = self.commands.clone();
        let command = if self.batch.is_fresh() {
            let events = self.events.clone();
            select! {
                recv(commands) -> command => command,
                recv(timer) -> _ => return Ok(()),
                send(events, self.message()) -> sent => {
                    if sent.is_ok() {
                        (self.wake)();
                    }
                    return Ok(());
                }
            }
        } else {
            select! {
                recv(commands) -> command => command,
                recv(timer) -> _ => return Ok(()),
            }
        };
        let command = command.map_err(|RecvError| Dropped)?;
        self.obey(command);
        Ok(())
    }

    fn message(&mut self) -> Event {
        let paused = self.paused;
        Event::Progress(Box::new(self.progress(paused)))
    }

    /// The progress since the last message. What was traced of it goes first, so that the recorder is at work on it by then.
    fn progress(&mut self, paused: bool) -> Progress {
        self.deliver();
        Progress {
            traced: self.traced,
            ..self.batch.take(self.search.as_ref(), self.elapsed, paused)
        }
    }

    /// Sends what was traced.
    fn deliver(&mut self) {
        if let Some(traces) = &self.traces {
            self.traced += self.trace.len() as u64;
            traces.send(&mut self.trace);
            self.delivered = self.now;
        }
    }

    /// Says that nothing more will be traced, and frees what tracing took.
    fn end_trace(&mut self) {
        self.deliver();
        if let Some(traces) = self.traces.take() {
            traces.end(self.search.stats().expanded);
            self.trace = Trace::default();
        }
    }

    /// Advances the search by one slice: traced up to the cap, untraced after it, where depth-first searches have a faster
    /// core.
    fn advance(&mut self, budget: u64) -> Option<Outcome> {
        let status = if self.traces.is_some() && self.recorded_nodes() < self.trace_cap {
            self.search.record(budget, &mut self.trace)
        } else {
            self.search.advance(budget)
        };
        let began = std::mem::replace(&mut self.now, Instant::now());
        self.elapsed += self.now - began;
        if budget > 0 {
            self.sample();
        }
        let ended = matches!(status, Status::Finished(_));
        if ended || self.traced + (self.trace.len() as u64) < self.search.stats().expanded {
            self.end_trace();
        } else if self.now - self.delivered >= TRACE_INTERVAL {
            self.deliver();
        }
        match status {
            Status::Running => None,
            Status::Finished(outcome) => Some(outcome),
        }
    }

    /// Nodes that a recording of the run so far holds at least. A depth-first search stores one path only, but its recording
    /// has a node for each occurrence on a path, in every iteration.
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
        self.batch.sample(Sample {
            expanded: stats.expanded,
            frontier: stats.frontier,
            visited: stats.visited,
            bytes: stats.bytes,
            seconds: self.elapsed.as_secs_f64(),
        });
    }

    /// Sends a message if there is room for one and the last is old enough; else the batch goes on gathering.
    fn offer(&mut self) {
        if self
            .sent
            .is_some_and(|last| self.now - last < MESSAGE_INTERVAL)
            || self.events.is_full()
        {
            return;
        }
        self.sent = Some(self.now);
        // Only this thread sends, so the room that was there is still there.
        let message = self.message();
        if self.events.try_send(message).is_ok() {
            (self.wake)();
        }
    }

    /// Sends the report as soon as there is room. The search is freed after that.
    fn report(mut self, outcome: Outcome) {
        let progress = self.progress(false);
        let report = Event::Finished(Box::new(Report { outcome, progress }));
        if self.events.send(report).is_ok() {
            (self.wake)();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use crossbeam_channel::bounded;

    use super::*;
    use crate::puzzle::{Board, Problem, Size};
    use crate::search::{
        Algorithm, Expansion, Heuristic, Limits, NodeView, PatternDatabases, Stats, Strategy,
        Trace, any_search,
    };
    use crate::worker::{Pace, traces};

    /// A search that counts its expansions: those recorded, and those made in the unwatched core.
    struct Counted {
        search: Box<dyn AnySearch>,
        made: Rc<Cell<[u64; 2]>>,
    }

    impl Counted {
        fn count(
            &mut self,
            kind: usize,
            advance: impl FnOnce(&mut dyn AnySearch) -> Status,
        ) -> Status {
            let before = self.search.stats().expanded;
            let status = advance(self.search.as_mut());
            let mut made = self.made.get();
            made[kind] += self.search.stats().expanded - before;
            self.made.set(made);
            status
        }
    }

    impl AnySearch for Counted {
        fn advance(&mut self, budget: u64) -> Status {
            self.count(1, |search| search.advance(budget))
        }

        fn record(&mut self, budget: u64, trace: &mut Trace) -> Status {
            self.count(0, |search| search.record(budget, trace))
        }

        fn observe(&mut self, budget: u64, observe: &mut dyn FnMut(&Expansion)) -> Status {
            self.search.observe(budget, observe)
        }

        fn stats(&self) -> Stats {
            self.search.stats()
        }

        fn current(&self) -> Option<NodeView> {
            self.search.current()
        }

        fn next_open(&self, count: usize) -> Vec<NodeView> {
            self.search.next_open(count)
        }
    }

    /// Though nobody polls: what fills the channel does not keep the recording going.
    #[test]
    fn beyond_the_cap_a_depth_first_search_runs_in_the_unwatched_core() {
        let goal = Board::blank_last(Size::new(3, 3).expect("a size"));
        let farthest = Board::from_cells(goal.size(), &[8, 6, 7, 2, 5, 4, 3, 0, 1]);
        let problem = Problem::new(farthest.expect("legal"), goal).expect("one size");
        let strategy = Strategy::new(Algorithm::IterativeDeepening, Heuristic::Zero);
        let request = Request {
            problem,
            strategy,
            limits: Limits {
                expansions: Some(100_000),
                ..Limits::NONE
            },
            databases: PatternDatabases::default(),
            pace: Pace::Full,
            paused: false,
            trace_cap: 1000,
        };
        let made = Rc::new(Cell::new([0, 0]));
        let search = Counted {
            search: any_search(&problem, strategy, request.limits, &request.databases),
            made: Rc::clone(&made),
        };
        let (_handle, commands) = bounded(1);
        let (events, _polled) = bounded(1024);
        let (traces, _traced) = traces();
        let channels = (commands, events);
        RunLoop::new(&request, Box::new(search), channels, Some(traces), &|| ()).run();
        let [recorded, unwatched] = made.get();
        // The last recorded slice may go beyond the cap.
        assert!(recorded > 0 && recorded < 1100, "{recorded} recorded");
        assert_eq!(recorded + unwatched, 100_000);
    }
}
