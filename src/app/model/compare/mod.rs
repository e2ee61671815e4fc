//! The Compare place: the same board, several strategies, one clock.

mod clock;
mod export;
mod hue;
mod lane;
mod results;
mod steer;
#[cfg(test)]
mod tests;

pub use clock::{Clock, ClockBy, Span};
pub use export::Export;
pub use hue::Hue;
pub use lane::Lane;
pub use results::{Curve, Results};

use std::time::{Duration, Instant};

use super::{Speed, Status, Tone, Wake};
use crate::{
    puzzle::Problem,
    search::{Algorithm, Heuristic, Limits, Strategy},
    study::{compare::STRATEGIES, strategy_name, table::Format},
};

/// What a person wishes there.
#[derive(Clone, Debug, PartialEq)]
pub enum CompareWish {
    /// One more strategy.
    Add(Strategy),
    /// Another strategy in the place of this one.
    Change(usize, Strategy),
    /// One strategy less.
    Remove(usize),
    /// Play where it stands still, stand still where it plays; begin where nothing has begun.
    Toggle,
    /// Begin though the board has no solution.
    Anyway,
    /// One step of the clock on.
    Step,
    /// One step of the clock back.
    StepBack,
    /// Look at this moment.
    GoTo(u64),
    /// To the newest of each, and begin where nothing has begun.
    Finish,
    /// Give up the searches that are not over; what they did stays.
    Cancel,
    /// Forget the searches.
    Reset,
    /// What the clock counts.
    Clock(ClockBy),
    /// The notch of the speed slider.
    Speed(f64),
    /// One notch faster.
    Faster,
    /// One notch slower.
    Slower,
    /// Sort the table by this column; the same once more turns it round.
    Sort(String),
    /// What the plot shows.
    Curve(Curve),
    /// Logarithmic axes, or linear ones.
    LogAxes(bool),
    /// Trees in place of maps.
    Trees(bool),
    /// Where the table is written.
    Path(String),
    /// How it is written.
    Format(Format),
    /// Write it.
    Export,
}

/// A comparison, or what is to be one. Dropping it cancels its searches.
pub struct Compare {
    lanes: Vec<Lane>,
    /// The problem searched, once it has begun.
    problem: Option<Problem>,
    clock: Clock,
    speed: Speed,
    results: Results,
    export: Export,
    /// What the plot shows.
    curve: Curve,
    log: bool,
    trees: bool,
    /// What happened that the searches do not tell.
    notice: Option<Status>,
    /// Whose trace is recorded first the next time.
    turn: usize,
}

impl Compare {
    /// Fast enough for A* not to bore, slow enough to see two searches grow together: 200 expansions a second.
    const SPEED: f64 = 11.0;

    pub(super) fn new() -> Self {
        let mut compare = Self {
            lanes: Vec::new(),
            problem: None,
            clock: Clock::default(),
            speed: Speed::notch(Self::SPEED),
            results: Results::default(),
            export: Export::default(),
            curve: Curve::default(),
            log: true,
            trees: false,
            notice: None,
            turn: 0,
        };
        for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional, Algorithm::AStar] {
            compare.add(Strategy::new(algorithm, Heuristic::Manhattan));
        }
        compare
    }

    /// The strategies, in the order in which they were chosen.
    #[must_use]
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Whether the searches have begun.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.problem.is_some()
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// How far the searches are by the clock.
    #[must_use]
    pub fn span(&self) -> Span {
        let by = self.clock.by();
        let ends = || self.lanes.iter().map(|lane| lane.end(by));
        let end = ends().max().unwrap_or(0);
        let behind = self.lanes.iter().filter(|lane| !lane.is_over());
        let reach = behind.map(|lane| lane.end(by)).min();
        Span {
            end,
            reach: reach.unwrap_or(end),
            over: reach.is_none(),
        }
    }

    /// Where the clock stands.
    #[must_use]
    pub fn at(&self) -> u64 {
        self.clock.at(self.span())
    }

    /// The moment of `lane` that is looked at, in its own expansions.
    #[must_use]
    pub fn moment_of(&self, lane: &Lane) -> u64 {
        lane.moment_at(self.clock.by(), self.at())
    }

    /// Whether what is shown goes on by itself.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.has_begun() && (self.clock.plays() || (self.clock.follows() && self.is_searching()))
    }

    /// Whether a search goes on, or waits for its turn.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.has_begun() && self.lanes.iter().any(|lane| !lane.is_over())
    }

    /// How fast the clock goes.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// What the searches came to.
    #[must_use]
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Where the table goes.
    #[must_use]
    pub const fn export(&self) -> &Export {
        &self.export
    }

    /// What the plot shows.
    #[must_use]
    pub const fn curve(&self) -> Curve {
        self.curve
    }

    /// Whether the plot's axes are logarithmic.
    #[must_use]
    pub const fn log_axes(&self) -> bool {
        self.log
    }

    /// Whether trees are shown in place of maps.
    #[must_use]
    pub const fn shows_trees(&self) -> bool {
        self.trees
    }

    /// Whether another strategy finds room.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.lanes.len() < *STRATEGIES.end()
    }

    /// Whether a strategy can be taken out.
    #[must_use]
    pub fn can_lose_one(&self) -> bool {
        self.lanes.len() > *STRATEGIES.start()
    }

    /// Whether `strategy` is compared already.
    #[must_use]
    pub fn has(&self, strategy: Strategy) -> bool {
        let name = strategy_name(strategy);
        let mut lanes = self.lanes.iter();
        lanes.any(|lane| strategy_name(lane.strategy()) == name)
    }

    /// Adds `strategy` where it finds room and is not there already.
    fn add(&mut self, strategy: Strategy) {
        if self.has(strategy) {
            return self.note(Tone::Quiet, format!("{strategy} is compared already"));
        }
        if self.has_room() {
            let taken: Vec<Hue> = self.lanes.iter().map(Lane::hue).collect();
            let hue = Hue::beside(strategy.algorithm, &taken);
            self.lanes.push(Lane::new(strategy, hue));
        }
    }

    /// Puts `strategy` in the place of another; its search begins anew.
    fn change(&mut self, index: usize, strategy: Strategy) {
        if self.has(strategy) {
            return self.note(Tone::Quiet, format!("{strategy} is compared already"));
        }
        let others = self.lanes.iter().enumerate();
        let taken: Vec<Hue> = others
            .filter(|(other, _)| *other != index)
            .map(|(_, lane)| lane.hue())
            .collect();
        if let Some(lane) = self.lanes.get_mut(index) {
            // The hue stays with its place, so that the picture does too.
            let same = lane.strategy().algorithm == strategy.algorithm;
            let hue = if same {
                lane.hue()
            } else {
                Hue::beside(strategy.algorithm, &taken)
            };
            *lane = Lane::new(strategy, hue);
        }
    }

    fn remove(&mut self, index: usize) {
        if self.can_lose_one() && index < self.lanes.len() {
            self.lanes.remove(index);
        }
    }

    /// Has the searches of `problem` begin.
    fn begin(&mut self, problem: Problem) {
        self.problem = Some(problem);
    }

    /// Forgets the searches.
    pub(super) fn reset(&mut self) {
        self.problem = None;
        self.lanes.iter_mut().for_each(Lane::reset);
        self.clock.follow();
        self.results = self.results.without_rows();
    }

    /// Starts the searches whose turn it is: all at once, or where time is counted, one after the other.
    pub(super) fn start_due(&mut self, limits: Limits, wake: &Wake) {
        let Some(problem) = self.problem else {
            return;
        };
        let by_turns = self.clock.by() == ClockBy::Time;
        for index in 0..self.lanes.len() {
            let busy = self.lanes.iter().any(Lane::is_searching);
            if !self.lanes[index].is_waiting() || (by_turns && busy) {
                continue;
            }
            if busy {
                let searching = self.lanes.iter_mut().filter(|lane| lane.is_searching());
                searching.for_each(Lane::disturb);
            }
            self.lanes[index].start(problem, limits, !busy, wake);
        }
    }

    /// Takes in what the searches told. Never waits.
    pub(super) fn poll(&mut self) {
        self.lanes.iter_mut().for_each(Lane::poll);
        self.export.poll();
    }

    /// Whether a trace waits to be recorded.
    pub(super) fn is_behind(&self) -> bool {
        self.lanes.iter().any(Lane::is_behind)
    }

    /// Records what has come for about so long, each search in its turn; gives back whether something is left.
    pub(super) fn record(&mut self, time: Duration) -> bool {
        let count = self.lanes.len();
        let behind = self.lanes.iter().filter(|lane| lane.is_behind()).count();
        let share = time / behind.max(1) as u32;
        let mut busy = false;
        for offset in 0..count {
            let began = Instant::now();
            let lane = &mut self.lanes[(self.turn + offset) % count];
            busy |= lane.record(|| began.elapsed() < share);
        }
        self.turn = (self.turn + 1) % count.max(1);
        busy
    }

    /// Holds what the searches came to against each other; `known` is the length of a shortest path, where that is known.
    pub(super) fn weigh(&mut self, known: Option<u32>) {
        if let Some(problem) = self.problem {
            self.results.weigh(&problem, &self.lanes, known);
        }
    }

    /// Lets `seconds` pass for the clock. Gives the seconds until it moves again.
    pub(super) fn advance(&mut self, seconds: f64) -> Option<f64> {
        let span = self.span();
        self.clock.pass(seconds, self.speed, span)
    }

    fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status { text, tone });
    }
}
