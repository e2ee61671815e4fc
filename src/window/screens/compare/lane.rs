//! One strategy of a comparison: its search, and its progress at any moment of the clock.

use std::time::Duration;

use slidescope_core::puzzle::Problem;
use slidescope_core::recording::{Moment, Recording};
use slidescope_core::run::{ClockBy, Phase, Run};
use slidescope_core::search::{Limits, Outcome, Stats, Strategy};
use slidescope_core::services::search_task::{Command, Pace, Series};
use slidescope_core::study::Measurement;
use slidescope_core::text::background::no_more_threads;
use slidescope_core::text::compare as text;
use slidescope_parts::Facts;
use slidescope_parts::theme::Hue;

/// The maximum number of nodes recorded of each search. The whole space of the 8-puzzle fits, and as many searches as can
/// be compared take no more memory than two recorded whole by the program on a desktop.
pub const CAP: usize = 200_000;
const _: () = assert!(CAP >= 181_440);

pub struct Lane {
    pub strategy: Strategy,
    pub(crate) hue: Hue,
    pub run: Option<Run>,
    pub(crate) failure: Option<String>,
    /// Whether no other search ran beside the lane's own.
    pub alone: bool,
    /// What the search has done, once it is over: to look for a proof at every frame would take long on large boards.
    ended: Option<Measurement>,
}

impl Lane {
    pub(crate) const fn new(strategy: Strategy, hue: Hue) -> Self {
        Self {
            strategy,
            hue,
            run: None,
            failure: None,
            alone: false,
            ended: None,
        }
    }

    /// Starts the search, at full speed.
    pub(crate) fn start(&mut self, problem: Problem, limits: Limits, alone: bool, facts: &Facts) {
        let (strategy, databases) = (self.strategy, facts.databases.clone());
        match Run::start(problem, strategy, limits, CAP, databases, &facts.wake) {
            Ok(mut run) => {
                run.command(Command::Go(Pace::Full));
                self.run = Some(run);
            }
            Err(error) => {
                self.failure = Some(text::not_started(no_more_threads(&error)));
            }
        }
        self.alone = alone;
    }

    pub(crate) fn reset(&mut self) {
        *self = Self::new(self.strategy, self.hue);
    }

    pub(crate) fn cancel(&mut self) {
        match &mut self.run {
            Some(run) => run.cancel(),
            None => self.failure = Some(text::CANCELLED_EARLY.to_string()),
        }
    }

    pub(crate) fn poll(&mut self) {
        let Some(run) = &mut self.run else { return };
        run.poll();
        let problem = run.problem;
        if self.is_over() {
            self.ended = Some(self.measured(&problem));
        }
    }

    fn recording(&self) -> Option<&Recording> {
        Some(self.run.as_ref()?.timeline.recording())
    }

    /// Returns why the search did not start or broke off, if that is a defect.
    pub fn failure(&self) -> Option<&str> {
        let broke = self.run.as_ref().and_then(Run::failure);
        broke.or(self.failure.as_deref())
    }

    pub fn is_searching(&self) -> bool {
        let phase = self.run.as_ref().map(|run| run.phase);
        phase.is_some_and(|phase| phase != Phase::Ended)
    }

    pub const fn is_waiting(&self) -> bool {
        self.run.is_none() && self.failure.is_none()
    }

    pub fn is_over(&self) -> bool {
        !self.is_waiting() && !self.is_searching()
    }

    /// Returns whether the search is over when the clock is at `at`, with nothing still to come.
    pub fn is_over_at(&self, by: ClockBy, at: u64) -> bool {
        self.is_over() && (self.run.is_none() || at >= self.end(by))
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.run.as_ref().and_then(Run::outcome)
    }

    pub fn is_solved(&self) -> bool {
        matches!(self.outcome(), Some(Outcome::Solved(_)))
    }

    pub fn stats(&self) -> Stats {
        let run = self.run.as_ref();
        run.map_or_else(Stats::default, Run::newest_stats)
    }

    pub fn series(&self) -> Option<&Series> {
        self.run.as_ref().map(|run| &run.series)
    }

    fn elapsed(&self) -> Duration {
        let run = self.run.as_ref();
        run.map_or(Duration::ZERO, |run| run.progress.elapsed)
    }

    /// Returns how far the search is, in units of the clock.
    pub fn end(&self, by: ClockBy) -> u64 {
        match by {
            ClockBy::Expansions => self.stats().expanded,
            ClockBy::Depth => self.stats().depth.into(),
            ClockBy::Time => self.elapsed().as_micros() as u64,
        }
    }

    /// Returns the search's own moment, in expansions, when the clock is at `at`.
    pub fn moment_at(&self, by: ClockBy, at: u64) -> u64 {
        let newest = self.stats().expanded;
        if at >= self.end(by) {
            return newest;
        }
        match by {
            ClockBy::Expansions => at,
            ClockBy::Depth => self.last_at(at).unwrap_or_else(|| self.recorded()),
            ClockBy::Time => {
                let seconds = at as f64 / 1e6;
                let series = self.series().into_iter().flat_map(Series::points);
                let before = series.take_while(|sample| sample.seconds <= seconds);
                let last = before.last().unwrap_or_default();
                last.expanded.min(newest)
            }
        }
    }

    /// Returns the number of expansions recorded: up to there it can be drawn.
    pub fn recorded(&self) -> u64 {
        self.recording().map_or(0, Recording::len)
    }

    /// Returns the search after `k` expansions, or after the last one recorded.
    pub fn moment(&self, k: u64) -> Option<Moment<'_>> {
        self.recording().map(|recording| recording.at(k))
    }

    /// Returns the counters after `k` expansions; those that are neither recorded nor sampled are 0.
    pub fn stats_at(&self, k: u64) -> Stats {
        let newest = self.stats();
        if k >= newest.expanded {
            return newest;
        }
        let sample = self.series().and_then(|series| series.before(k));
        let sample = sample.unwrap_or_default();
        match &self.run {
            Some(run) if k <= self.recorded() => run.stats_of(&run.timeline.recording().at(k)),
            _ => Stats {
                expanded: k,
                frontier: sample.frontier,
                visited: sample.visited,
                bytes: sample.bytes,
                ..Stats::default()
            },
        }
    }

    /// Returns the counters at each depth (A*: each f) from 0 on, as far as recorded: just before a larger one is expanded.
    pub fn by_depth(&self) -> impl Iterator<Item = (u64, Stats)> + '_ {
        let newest = self.stats();
        let is_whole = newest.expanded > 0 && self.recorded() >= newest.expanded;
        let stops = (0..).map_while(|depth| Some((depth, self.last_at(depth)?)));
        stops
            .map(|(depth, k)| (depth, self.stats_at(k)))
            .chain(is_whole.then(|| (newest.depth.into(), newest)))
    }

    /// Returns the last moment before a depth (A*: an f) larger than `depth` is reached, if that is recorded.
    fn last_at(&self, depth: u64) -> Option<u64> {
        Some(self.recording()?.reaches(depth as u32 + 1)? - 1)
    }

    /// Returns what the search has done so far, to be compared with the others.
    pub(crate) fn measured(&self, problem: &Problem) -> Measurement {
        if let Some(ended) = self.ended {
            return ended;
        }
        let stats = Stats {
            bytes: self.run.as_ref().map_or(0, |run| run.progress.peak_bytes),
            ..self.stats()
        };
        Measurement::of(
            problem,
            self.strategy,
            self.outcome(),
            &stats,
            self.elapsed(),
        )
    }

    /// Returns what the search had done after `k` expansions.
    pub(crate) fn measured_at(&self, problem: &Problem, k: u64) -> Measurement {
        let stats = self.stats_at(k);
        Measurement::of(problem, self.strategy, None, &stats, Duration::ZERO)
    }
}
