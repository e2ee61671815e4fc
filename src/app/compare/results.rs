//! The results of the searches: verdicts, the table, and what the plot shows.

use std::time::Duration;

use crate::app::compare::Lane;
use crate::app::playback::ClockBy;
use crate::app::widgets::table::Sorted;
use crate::puzzle::Problem;
use crate::search::{Stats, Strategy};
use crate::study::Measurement;
use crate::study::accuracy::Accuracy;
use crate::study::compare::{self, Comparison, StrategyResult};
use crate::study::findings::Finding;
use crate::study::table::{ColumnKey, Table};
use crate::text::Message;
use crate::text::compare::curve;

values! {
    /// What the plot shows: a counter of each search against its own run, or against expansions, depth or time.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Curve {
        /// Open nodes against expansions. It does not reveal what is still to come.
        #[default]
        Frontier,
        /// Open nodes against the share of the expansions shown: curves of all lengths are as wide as the plot, and do not
        /// lie on each other.
        FrontierByShare,
        /// States stored against expansions.
        Visited,
        /// Open nodes at each depth, for A* at each f.
        FrontierByDepth,
        VisitedByDepth,
        ExpandedByDepth,
        /// Open nodes against time.
        FrontierByTime,
        /// Expanded nodes against time.
        ExpandedByTime,
    }
}

impl Curve {
    pub fn name(self) -> &'static str {
        self.shown().0.text()
    }

    /// Returns its name, what it is drawn against, and the counter.
    pub(crate) fn shown(self) -> (Message, Against, fn(&Stats) -> u64) {
        let (frontier, visited, expanded) = (
            |stats: &Stats| stats.frontier,
            |stats: &Stats| stats.visited,
            |stats: &Stats| stats.expanded,
        );
        let clocks = [ClockBy::Expansions, ClockBy::Depth, ClockBy::Time];
        let [expansions, depth, time] = clocks.map(Against::Clock);
        match self {
            Self::FrontierByShare => (curve::FRONTIER_BY_SHARE, Against::Share, frontier),
            Self::Frontier => (curve::FRONTIER, expansions, frontier),
            Self::Visited => (curve::VISITED, expansions, visited),
            Self::FrontierByDepth => (curve::FRONTIER_BY_DEPTH, depth, frontier),
            Self::VisitedByDepth => (curve::VISITED_BY_DEPTH, depth, visited),
            Self::ExpandedByDepth => (curve::EXPANDED_BY_DEPTH, depth, expanded),
            Self::FrontierByTime => (curve::FRONTIER_BY_TIME, time, frontier),
            Self::ExpandedByTime => (curve::EXPANDED_BY_TIME, time, expanded),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The percentage of the expansions that each search has made by the clock.
    Share,
    Clock(ClockBy),
}

/// What a result depends on: its strategy, its counters and whether it is over.
type Key = (Strategy, u64, bool);

#[derive(Clone, Debug)]
pub struct Results {
    comparison: Option<Comparison>,
    made_of: (Vec<Key>, Option<u32>),
    pub(crate) sorted: Sorted<ColumnKey>,
}

impl Default for Results {
    /// Returns empty results, with the fewest expansions sorted first.
    fn default() -> Self {
        Self {
            comparison: None,
            made_of: (Vec::new(), None),
            sorted: Sorted {
                key: ColumnKey::Expanded,
                descending: false,
            },
        }
    }
}

impl Results {
    pub(crate) fn without_rows(&self) -> Self {
        Self {
            sorted: self.sorted,
            ..Self::default()
        }
    }

    /// Sorts by a column, smallest first; a second time, largest first.
    pub(crate) fn sort_by(&mut self, key: ColumnKey) {
        self.sorted = Sorted::clicked(Some(&self.sorted), key);
    }

    pub(crate) fn update(&mut self, problem: &Problem, lanes: &[Lane], known: Option<u32>) {
        let key = |lane: &Lane| (lane.strategy, lane.stats().expanded, lane.is_over());
        let made_of = (lanes.iter().map(key).collect(), known);
        if self.comparison.is_none() || self.made_of != made_of {
            let measured: Vec<Measurement> = lanes.iter().map(|l| l.measured(problem)).collect();
            self.comparison = Some(Comparison::knowing(problem, &measured, known));
            self.made_of = made_of;
        }
    }

    pub fn row(&self, lane: usize) -> Option<&StrategyResult> {
        self.comparison.as_ref()?.rows.get(lane)
    }

    /// Returns the table to copy and export: of the whole runs, at whatever moment the clock is.
    pub fn table(&self) -> Option<Table> {
        let mut table = compare::table(std::slice::from_ref(self.comparison.as_ref()?));
        table.sort_by(self.sorted.key, self.sorted.descending);
        Some(table)
    }

    /// Returns what was known of the searches when each had made that many expansions, or was over (`None`).
    pub(crate) fn at(
        &self,
        problem: &Problem,
        lanes: &[Lane],
        moments: &[Option<u64>],
    ) -> ShownResults {
        let measured = |(at, lane): (usize, &Lane)| match (moments.get(at), self.row(at)) {
            (Some(Some(k)), _) => lane.measured_at(problem, *k),
            (_, Some(row)) if row.measured.strategy == lane.strategy => row.measured,
            (Some(None) | None, _) => lane.measured(problem),
        };
        let measured: Vec<Measurement> = lanes.iter().enumerate().map(measured).collect();
        let known = self.made_of.1;
        let mut comparison = Comparison::knowing(problem, &measured, known);
        let ended: Vec<bool> = moments.iter().map(Option::is_none).collect();
        for (at, row) in comparison.rows.iter_mut().enumerate() {
            let time = self.row(at).and_then(|row| row.time);
            row.time = time.filter(|_| ended.get(at) == Some(&true));
        }
        let table = compare::table(std::slice::from_ref(&comparison));
        ShownResults {
            order: table.order_by(self.sorted.key, self.sorted.descending),
            table,
            comparison,
            ended,
        }
    }

    /// Stores the times of repeated runs.
    pub(crate) fn time(&mut self, times: impl Fn(Strategy) -> Option<Duration>) {
        for row in self.comparison.iter_mut().flat_map(|made| &mut made.rows) {
            row.time = times(row.measured.strategy);
        }
    }
}

/// The results that are shown: what was known at the moment of the clock.
pub(crate) struct ShownResults {
    pub(crate) comparison: Comparison,
    pub(crate) ended: Vec<bool>,
    /// A row for each strategy.
    pub(crate) table: Table,
    /// The rows in the order in which they are shown.
    pub(crate) order: Vec<usize>,
}

impl ShownResults {
    pub(crate) fn findings(&self, known: &[Accuracy]) -> Vec<Option<Finding>> {
        Finding::all(&self.comparison, &self.ended, known)
    }
}
