//! The results of the searches: verdicts and the table.

use std::time::Duration;

use crate::app::compare::Lane;
use crate::app::widgets::table::Sorted;
use crate::puzzle::Problem;
use crate::search::Strategy;
use crate::study::Measurement;
use crate::study::compare::{self, Comparison, StrategyResult};
use crate::study::table::{ColumnKey, Table};

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
        let measured = |(at, lane): (usize, &Lane)| match (moments[at], self.row(at)) {
            (Some(k), _) => lane.measured_at(problem, k),
            (None, Some(row)) if row.measured.strategy == lane.strategy => row.measured,
            (None, _) => lane.measured(problem),
        };
        let measured: Vec<Measurement> = lanes.iter().enumerate().map(measured).collect();
        let mut comparison = Comparison::knowing(problem, &measured, self.made_of.1);
        let ended: Vec<bool> = moments.iter().map(Option::is_none).collect();
        for (at, row) in comparison.rows.iter_mut().enumerate() {
            let time = self.row(at).and_then(|row| row.time);
            row.time = time.filter(|_| ended[at]);
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
