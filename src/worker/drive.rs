//! The loop of a run.

use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvError, Sender, TryRecvError, after, never, select};

use crate::{
    search::{AnySearch, Outcome, Status},
    worker::{
        Command, Event, Report, Request, Sample,
        batch::Batch,
        pacer::{Due, Pacer},
    },
};

/// Expansions between two looks at the commands, however many are asked for.
const PORTION: u64 = 512;
/// At full speed messages are offered at most this often: more than any screen shows.
const OFFER: Duration = Duration::from_millis(4);

/// Drives a search by the commands of a window.
pub struct Drive<'a, W> {
    pub request: Request,
    pub commands: Receiver<Command>,
    pub events: Sender<Event>,
    pub wake: &'a W,
}

impl<W: Fn()> Drive<'_, W> {
    /// Drives `search` to its end, or until the handle is dropped, and frees it, on this thread.
    pub fn run(self, search: Box<dyn AnySearch>) {
        let now = Instant::now();
        Run {
            search,
            pacer: Pacer::new(self.request.pace, now),
            paused: self.request.paused,
            steps: 0,
            elapsed: Duration::ZERO,
            now,
            batch: Batch::default(),
            offered: None,
            drive: self,
        }
        .run();
    }
}

/// Nobody listens any more.
struct Dropped;

struct Run<'a, W> {
    drive: Drive<'a, W>,
    search: Box<dyn AnySearch>,
    pacer: Pacer,
    paused: bool,
    /// Expansions asked for one by one, to be made at once.
    steps: u64,
    /// Time spent in the search itself.
    elapsed: Duration,
    /// When the clock was last read: once a portion, for reading it takes as long as an expansion or two.
    now: Instant,
    batch: Batch,
    offered: Option<Instant>,
}

impl<W: Fn()> Run<'_, W> {
    fn run(mut self) {
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
                let portion = self.steps.min(PORTION);
                self.steps -= portion;
                return Ok(portion);
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
            match self.drive.commands.try_recv() {
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

    /// Waits; meanwhile hands over what is still to be told, as soon as there is room.
    fn wait_or_tell(&mut self, limit: Option<Duration>) -> Result<(), Dropped> {
        let timer = limit.map_or_else(never, after);
        let commands = self.drive.commands.clone();
        let command = if self.batch.is_fresh() {
            let events = self.drive.events.clone();
            select! {
                recv(commands) -> command => command,
                recv(timer) -> _ => return Ok(()),
                send(events, self.message()) -> sent => {
                    if sent.is_ok() {
                        (self.drive.wake)();
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
        Event::Progress(Box::new(self.batch.take(
            self.search.as_ref(),
            self.elapsed,
            self.paused,
        )))
    }

    /// Advances the search in portions small enough that a command is never kept waiting.
    fn advance(&mut self, budget: u64) -> Option<Outcome> {
        let status = if self.nodes_met() < self.drive.request.trace_cap {
            self.search.record(budget, self.batch.trace())
        } else {
            self.search.advance(budget)
        };
        let began = std::mem::replace(&mut self.now, Instant::now());
        self.elapsed += self.now - began;
        if budget > 0 {
            self.sample();
        }
        match status {
            Status::Running => None,
            Status::Finished(outcome) => Some(outcome),
        }
    }

    /// Nodes that a recording of the run so far holds at least. A depth-first search stores one path only, but a node of
    /// its recording is an occurrence on a path, in each iteration anew.
    fn nodes_met(&self) -> u64 {
        let stats = self.search.stats();
        if self.drive.request.strategy.algorithm.is_depth_first() {
            stats.generated + u64::from(stats.iterations)
        } else {
            stats.visited
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

    /// Hands over a message if there is room for one and the last is not too fresh; else it goes on gathering.
    fn offer(&mut self) {
        if self.offered.is_some_and(|last| self.now - last < OFFER) || self.drive.events.is_full() {
            return;
        }
        self.offered = Some(self.now);
        // Only this thread sends, so the room that was there is still there.
        let message = self.message();
        if self.drive.events.try_send(message).is_ok() {
            (self.drive.wake)();
        }
    }

    /// Hands over the report; whoever holds the handle may take it when they like. The search is freed after that.
    fn report(mut self, outcome: Outcome) {
        let progress = self.batch.take(self.search.as_ref(), self.elapsed, false);
        let report = Event::Finished(Box::new(Report { outcome, progress }));
        if self.drive.events.send(report).is_ok() {
            (self.drive.wake)();
        }
    }
}
