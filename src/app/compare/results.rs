//! The results of the searches: verdicts, the table, and what the plot shows.

use crate::app::compare::Lane;
use crate::app::playback::ClockBy;
use crate::app::widgets::table::Sorted;
use crate::puzzle::Problem;
use crate::search::Strategy;
use crate::study::Measurement;
use crate::study::compare::{self, Comparison, StrategyResult};
use crate::study::table::{ColumnKey, Table};
use crate::text::compare::curve;

/// What the plot shows: a counter of each search against expansions, depth or time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Curve {
    /// Nodes open after so many expansions.
    #[default]
    Frontier,
    /// States stored after so many expansions.
    Visited,
    /// Nodes open at each depth, of A* at each f.
    FrontierByDepth,
    /// States stored at each depth.
    VisitedByDepth,
    /// Nodes expanded up to each depth.
    ExpandedByDepth,
    /// Nodes open after so long.
    FrontierByTime,
    /// Nodes expanded after so long.
    ExpandedByTime,
}

impl Curve {
    pub const ALL: [Self; 7] = [
        Self::Frontier,
        Self::Visited,
        Self::FrontierByDepth,
        Self::VisitedByDepth,
        Self::ExpandedByDepth,
        Self::FrontierByTime,
        Self::ExpandedByTime,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Frontier => curve::FRONTIER,
            Self::Visited => curve::VISITED,
            Self::FrontierByDepth => curve::FRONTIER_BY_DEPTH,
            Self::VisitedByDepth => curve::VISITED_BY_DEPTH,
            Self::ExpandedByDepth => curve::EXPANDED_BY_DEPTH,
            Self::FrontierByTime => curve::FRONTIER_BY_TIME,
            Self::ExpandedByTime => curve::EXPANDED_BY_TIME,
        }
    }

    /// What its horizontal axis counts.
    pub const fn against(self) -> ClockBy {
        match self {
            Self::Frontier | Self::Visited => ClockBy::Expansions,
            Self::FrontierByDepth | Self::VisitedByDepth | Self::ExpandedByDepth => ClockBy::Depth,
            Self::FrontierByTime | Self::ExpandedByTime => ClockBy::Time,
        }
    }
}

/// What a result depends on: its strategy, its counters and whether it is over.
type Key = (Strategy, u64, bool);

/// The rows of the table, and how they are sorted.
#[derive(Clone, Debug)]
pub struct Results {
    comparison: Option<Comparison>,
    /// What the comparison was computed from.
    made_of: (Vec<Key>, Option<u32>),
    pub(crate) sorted: Sorted<ColumnKey>,
}

impl Default for Results {
    /// Nothing yet; the fewest expansions will come first.
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
    /// Nothing, sorted as before.
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

    /// Compares the searches again, where one of them has changed.
    pub(crate) fn update(&mut self, problem: &Problem, lanes: &[Lane], known: Option<u32>) {
        let key = |lane: &Lane| (lane.strategy, lane.stats().expanded, lane.is_over());
        let made_of = (lanes.iter().map(key).collect(), known);
        if self.comparison.is_none() || self.made_of != made_of {
            let measured: Vec<Measurement> = lanes.iter().map(|l| l.measured(problem)).collect();
            self.comparison = Some(Comparison::knowing(problem, &measured, known));
            self.made_of = made_of;
        }
    }

    /// The result of the strategy of this number, once it has begun.
    pub fn row(&self, lane: usize) -> Option<&StrategyResult> {
        self.comparison.as_ref()?.rows.get(lane)
    }

    /// The table as it is shown, copied and exported.
    pub fn table(&self) -> Option<Table> {
        let comparison = self.comparison.as_ref()?;
        let mut table = compare::table(std::slice::from_ref(comparison));
        table.sort_by(self.sorted.key, self.sorted.descending);
        Some(table)
    }

    /// Which strategies the rows of the table are, in order.
    pub fn order(&self) -> Vec<usize> {
        let Some(comparison) = &self.comparison else {
            return Vec::new();
        };
        let table = compare::table(std::slice::from_ref(comparison));
        table.order_by(self.sorted.key, self.sorted.descending)
    }
}
