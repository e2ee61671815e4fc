//! The Compare screen: several strategies on the same board, sharing one clock.

pub(crate) mod accuracies;
pub(crate) mod bar_view;
pub(crate) mod column_view;
pub(crate) mod compare_view;
pub(crate) mod control;
pub(crate) mod curves;
pub(crate) mod every_board;
pub(crate) mod head_view;
pub mod lane;
pub(crate) mod picture_view;
pub(crate) mod plot_view;
pub(crate) mod table_view;
pub(crate) mod timing;

pub(crate) use accuracies::Accuracies;
pub(crate) use curves::{Axes, Curve};
pub use lane::Lane;
pub(crate) use timing::Timing;

use std::slice;
use std::sync::Arc;

use crate::window::screens::compare::picture_view::LaneView;
use slidescope_core::lesson::{CompareScene, SceneLimits};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::{Clock, ClockBy, Span, Speed, Status, Tone};
use slidescope_core::search::{Algorithm, Heuristic, Limits, PatternDatabases, Strategy};
use slidescope_core::services::Measured;
use slidescope_core::services::pattern_tables::Tables;
use slidescope_core::study::Measurement;
use slidescope_core::study::compare::{self, Comparison};
use slidescope_core::study::table::{ColumnKey, Table};
use slidescope_core::tasks::Wake;
use slidescope_core::text::background::no_tables;
use slidescope_parts::Facts;
use slidescope_parts::files::{TableFile, Target};
use slidescope_parts::widgets::table::Sorted;

/// The results that are shown: what was known at the moment of the clock.
pub(crate) struct ShownResults {
    pub(crate) comparison: Comparison,
    pub(crate) ended: Vec<bool>,
    /// A row for each strategy.
    pub(crate) table: Table,
    /// The rows in the order in which they are shown.
    pub(crate) order: Vec<usize>,
}

/// A comparison, or the plan for one before it has begun. Dropping it cancels its searches.
pub struct Compare {
    /// The strategies, in the order in which they were chosen.
    pub lanes: Vec<Lane>,
    pub(crate) problem: Option<Problem>,
    pub(crate) clock: Clock,
    pub speed: Speed,
    pub(crate) sorted: Sorted<ColumnKey>,
    /// The length of a shortest path, if it is known without these searches.
    pub(crate) best_length: Option<u32>,
    pub(crate) export: TableFile,
    pub(crate) plot: Axes,
    pub(crate) trees: bool,
    /// What a slide lets each search use; a reset removes it.
    pub(crate) limits: SceneLimits,
    /// The times of repeated runs, which are made once all searches are over.
    pub(crate) timing: Timing,
    pub(crate) accuracies: Accuracies,
    /// A notice that does not come from the searches.
    notice: Option<Status>,
    /// The pictures of the columns, kept from frame to frame, in the order of the lanes.
    views: Vec<LaneView>,
}

impl Compare {
    /// 200 expansions a second: slow enough to watch two searches grow, fast enough for A* to finish soon.
    pub(crate) fn first_speed() -> Speed {
        Speed::notch(11.0)
    }

    pub(crate) fn new(wake: &Wake) -> Self {
        let mut compare = Self {
            lanes: Vec::new(),
            problem: None,
            clock: Clock::default(),
            speed: Self::first_speed(),
            sorted: Sorted {
                key: ColumnKey::Expanded,
                descending: false,
            },
            best_length: None,
            export: TableFile::new(Target::Comparison, "comparison"),
            plot: Axes {
                curve: Curve::default(),
                log: true,
            },
            trees: false,
            limits: SceneLimits::default(),
            timing: Timing::new(Arc::clone(wake)),
            accuracies: Accuracies::default(),
            notice: None,
            views: Vec::new(),
        };
        for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional, Algorithm::AStar] {
            compare.add(Strategy::new(algorithm, Heuristic::Manhattan));
        }
        compare
    }

    pub const fn has_begun(&self) -> bool {
        self.problem.is_some()
    }

    /// Returns the problem that is compared or, before it has begun, that of the editor.
    pub(crate) fn shown_problem(&self, facts: &Facts) -> Option<Problem> {
        self.problem.or_else(|| facts.boards.editor.problem())
    }

    pub(crate) fn space<'a>(&self, facts: &'a Facts) -> Measured<'a> {
        match self.shown_problem(facts) {
            Some(problem) => facts.space.get(problem),
            None => Measured::Pending,
        }
    }

    /// Returns whether columns show maps: not if trees are wanted or the space has no map.
    pub(crate) fn draws_maps(&self, facts: &Facts) -> bool {
        let has_map = match self.space(facts) {
            Measured::Done(space) => space.map.is_some(),
            Measured::Pending => true,
            Measured::TooLarge => false,
        };
        has_map && !self.trees
    }

    /// Returns whether it has the strategies and limits of a slide.
    pub(crate) fn has_lanes_of(&self, scene: &CompareScene) -> bool {
        let strategies = self.lanes.iter().map(|lane| lane.strategy);
        self.limits == scene.limits && strategies.eq(scene.strategies.iter().copied())
    }

    /// Returns how far the searches are, in units of the clock.
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

    pub fn at(&self) -> u64 {
        self.clock.at(self.span())
    }

    /// Returns the moment of `lane` that is shown, in its own expansions.
    pub fn moment_of(&self, lane: &Lane) -> u64 {
        lane.moment_at(self.clock.by(), self.at())
    }

    pub fn is_over(&self, lane: &Lane) -> bool {
        lane.is_over_at(self.clock.by(), self.at())
    }

    pub fn plays(&self) -> bool {
        self.has_begun() && (self.clock.plays() || (self.clock.follows() && self.is_searching()))
    }

    pub fn is_searching(&self) -> bool {
        self.has_begun() && self.lanes.iter().any(|lane| !lane.is_over())
    }

    pub(crate) fn reset(&mut self) {
        self.problem = None;
        self.limits = SceneLimits::default();
        self.timing.cancel();
        self.accuracies = Accuracies::default();
        self.lanes.iter_mut().for_each(Lane::reset);
        // The views hold counts of every state, and pictures.
        self.views.clear();
        self.clock.follow();
        self.best_length = None;
    }

    /// Starts the searches whose turn it is: all at once or, if the clock counts time, one after the other.
    fn start_due(&mut self, limits: Limits, facts: &Facts) {
        let Some(problem) = self.problem else {
            return;
        };
        let by_turns = self.clock.by() == ClockBy::Time;
        for index in 0..self.lanes.len() {
            let busy = self.lanes.iter().any(Lane::is_searching);
            if !self.lanes[index].is_waiting()
                || (by_turns && busy)
                || lacks_tables(&self.lanes[index], &problem, &facts.databases)
            {
                continue;
            }
            if busy {
                let searching = self.lanes.iter_mut().filter(|lane| lane.is_searching());
                searching.for_each(|lane| lane.alone = false);
            }
            self.lanes[index].start(problem, limits, !busy, facts);
        }
    }

    /// Returns whether a search of the comparison waits for tables that it looks up.
    fn waits_for_tables(&self, databases: &PatternDatabases) -> bool {
        let waits = |problem: &Problem| {
            let mut waiting = self.lanes.iter().filter(|lane| lane.is_waiting());
            waiting.any(|lane| lacks_tables(lane, problem, databases))
        };
        self.problem.as_ref().is_some_and(waits)
    }

    /// Gives up the searches that look up tables which cannot be made.
    fn fail_without_tables(&mut self, tables: &Tables) {
        let Some(problem) = self.problem else {
            return;
        };
        for lane in self.lanes.iter_mut().filter(|lane| lane.is_waiting()) {
            let mut goals = lane.strategy.pattern_goals(&problem);
            if goals.any(|goal| tables.has_failed(&goal)) {
                lane.failure = Some(no_tables().to_string());
            }
        }
    }

    /// Returns the goals for which searches of `problem` look up tables.
    pub(crate) fn looked_up(&self, problem: Problem) -> impl Iterator<Item = Board> + use<'_> {
        let lanes = self.lanes.iter();
        lanes.flat_map(move |lane| lane.strategy.pattern_goals(&problem))
    }

    /// Lets `seconds` pass for the clock. Returns the seconds until it moves again.
    pub(crate) fn advance(&mut self, seconds: f64) -> Option<f64> {
        let span = self.span();
        self.clock.pass(seconds, self.speed, span)
    }

    pub(crate) fn shown(&self) -> Option<ShownResults> {
        let ended: Vec<bool> = self.lanes.iter().map(|lane| self.is_over(lane)).collect();
        let comparison = self.comparison(&ended)?;
        let table = compare::table(slice::from_ref(&comparison));
        Some(ShownResults {
            order: table.order_by(self.sorted.key, self.sorted.descending),
            table,
            comparison,
            ended,
        })
    }

    /// Returns the table to copy and export: of the whole runs, at whatever moment the clock is.
    pub fn table(&self) -> Option<Table> {
        let comparison = self.comparison(&vec![true; self.lanes.len()])?;
        let mut table = compare::table(slice::from_ref(&comparison));
        table.sort_by(self.sorted.key, self.sorted.descending);
        Some(table)
    }

    /// Returns the results of the searches that have `ended`, and of the others what was known at the moment of the clock.
    pub fn comparison(&self, ended: &[bool]) -> Option<Comparison> {
        let problem = self.problem?;
        let measured = |(lane, ended): (&Lane, &bool)| match ended {
            true => lane.measured(&problem),
            false => lane.measured_at(&problem, self.moment_of(lane)),
        };
        let measured: Vec<Measurement> = self.lanes.iter().zip(ended).map(measured).collect();
        let mut comparison = Comparison::knowing(&problem, &measured, self.best_length);
        for (row, ended) in comparison.rows.iter_mut().zip(ended) {
            let time = self.timing.median(row.measured.strategy);
            row.time = time.filter(|_| *ended);
        }
        Some(comparison)
    }

    fn note(&mut self, tone: Tone, text: String) {
        self.notice = Some(Status::new(tone, text));
    }
}

fn lacks_tables(lane: &Lane, problem: &Problem, databases: &PatternDatabases) -> bool {
    let mut goals = lane.strategy.pattern_goals(problem);
    goals.any(|goal| !databases.contains(&goal))
}
