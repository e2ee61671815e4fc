//! Starting searches, at once or as soon as their pattern tables are available.

use crate::puzzle::{Board, Problem};
use crate::recording::Recording;
use crate::run::{Phase, Playback, Run, Speed, Tone};
use crate::search::{Limits, PatternDatabases, Strategy};
use crate::services::pattern_tables::Tables;
use crate::services::search_task::Command;
use crate::tasks::Wake;
use crate::text::background::{no_more_threads, no_tables};
use crate::text::{playback as text, status};

pub struct Setup {
    /// `None` if the boards are faulty.
    pub problem: Option<Problem>,
    pub strategy: Strategy,
    pub memory_limit: u64,
    pub databases: PatternDatabases,
    pub wake: Wake,
}

impl Setup {
    /// The goals for which the search needs pattern tables.
    pub fn looked_up(&self) -> impl Iterator<Item = Board> + use<> {
        let strategy = self.strategy;
        let problem = self.problem.into_iter();
        problem.flat_map(move |problem| strategy.pattern_goals(&problem))
    }

    fn lacks_tables(&self) -> bool {
        let mut goals = self.looked_up();
        goals.any(|goal| !self.databases.contains(&goal))
    }
}

/// A command for a search that cannot start before its pattern tables are available.
pub struct Waiting {
    problem: Problem,
    strategy: Strategy,
    command: Command,
}

impl Playback {
    pub fn set_speed(&mut self, speed: Speed) {
        let before = std::mem::replace(&mut self.speed, speed);
        self.command(Command::Pace(speed.pace()));
        if let Some(waiting) = &mut self.waiting
            && waiting.command == Command::Go(before.pace())
        {
            waiting.command = Command::Go(speed.pace());
        }
    }

    /// Runs from here, or from the start if there is no run or it has ended.
    pub fn run_on(&mut self, anyway: bool, setup: &Setup) {
        if self.phase() == Some(Phase::Ended) {
            self.reset();
        }
        self.start_and(Command::Go(self.speed.pace()), anyway, setup);
    }

    pub fn pause(&mut self) {
        self.command(Command::Pause);
    }

    /// Sends `command` to the run. If there is none, it is started first: at once, or as soon as its pattern tables are
    /// available. An unsolvable board is refused unless `anyway` is set.
    pub fn start_and(&mut self, command: Command, anyway: bool, setup: &Setup) {
        self.waiting = None;
        if self.run.is_none() {
            let Some(problem) = setup.problem else {
                return;
            };
            if !anyway && !problem.solvability().is_solvable() {
                return self.note(Tone::Bad, status::UNSOLVABLE.into());
            }
            if setup.lacks_tables() {
                let strategy = setup.strategy;
                self.waiting = Some(Waiting {
                    problem,
                    strategy,
                    command,
                });
                return;
            }
            self.start(problem, setup);
        }
        self.command(command);
    }

    pub fn command(&mut self, command: Command) {
        if let Some(run) = &mut self.run {
            run.command(command);
        }
    }

    /// Starts a search that waited for tables. It is dropped if board or strategy have changed since.
    pub fn start_waiting(&mut self, setup: &Setup, tables: &Tables) {
        let now = (setup.problem, setup.strategy);
        let waiting = self.waiting.take();
        let Some(waiting) = waiting.filter(|w| (Some(w.problem), w.strategy) == now) else {
            return;
        };
        if setup.looked_up().any(|goal| tables.has_failed(&goal)) {
            self.note(Tone::Bad, no_tables().into());
        } else if setup.lacks_tables() {
            self.waiting = Some(waiting);
        } else {
            self.start(waiting.problem, setup);
            self.command(waiting.command);
        }
    }

    /// The progress in per cent of the tables that a search waits for.
    pub fn preparing(&self, tables: &Tables) -> Option<u8> {
        let part = tables.part().unwrap_or(0);
        self.waiting.as_ref().map(|_| part)
    }

    fn start(&mut self, problem: Problem, setup: &Setup) {
        let limits = Limits {
            memory: setup.memory_limit,
            expansions: None,
        };
        let databases = setup.databases.clone();
        let (strategy, cap) = (setup.strategy, Recording::CAP);
        match Run::start(problem, strategy, limits, cap, databases, &setup.wake) {
            Ok(run) => self.run = Some(run),
            Err(error) => self.note(Tone::Bad, text::not_started(no_more_threads(&error))),
        }
    }
}
