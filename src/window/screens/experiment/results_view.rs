//! The shown results: which table, its order, and the curves of the plot. Rebuilt when results change, not in every frame.

use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use crate::window::screens::experiment::{Job, Results, Stage};
use slidescope_core::lesson::{Quantity, Tabled};
use slidescope_core::search::Strategy;
use slidescope_core::study::experiment::{
    Group, OrderSpread, RunningStats, results_page, results_table,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::study::table::{ColumnKey, Format, Table};
use slidescope_core::text::Message;
use slidescope_core::text::experiment::{self as text, quantity};
use slidescope_parts::widgets::table::Sorted;

/// Returns the name and hint of a table in an experiment with this preset, or `None` if there is no such table.
pub(crate) fn name_of(tabled: Tabled, preset: Option<Preset>) -> Option<(Message, Message)> {
    match tabled {
        Tabled::Means => Some(text::MEANS),
        Tabled::Known => Some((text::known(preset?), text::ABOUT_KNOWN)),
        Tabled::Runs => Some(text::EVERY_RUN),
    }
}

/// Returns the name of a quantity, and where a group of runs counts it.
pub(crate) fn tallied(quantity: Quantity) -> (Message, fn(&Group) -> &RunningStats) {
    match quantity {
        Quantity::Generated => (quantity::GENERATED, |group| &group.generated),
        Quantity::Children => (quantity::CHILDREN, |group| &group.children),
        Quantity::Expanded => (quantity::EXPANDED, |group| &group.expanded),
        Quantity::Visited => (quantity::VISITED, |group| &group.visited),
        Quantity::PeakFrontier => (quantity::PEAK_FRONTIER, |group| &group.peak_frontier),
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub length: u32,
    pub mean: f64,
    pub deviation: Option<f64>,
    /// The mean minus one standard deviation, but no less than the least count.
    pub low: f64,
    /// The mean plus one standard deviation, but no more than the largest count.
    pub high: f64,
    pub boards: u64,
}

impl Point {
    /// The point of a strategy in several orders of moves on the boards of one length: the means of the orders, from the least
    /// to the most. `None` for boards of unknown length.
    fn of_orders(groups: &[&Group], tally: fn(&Group) -> &RunningStats) -> Option<Self> {
        let all = || groups.iter().filter_map(|group| tally(group).mean());
        let boards = groups.iter().map(|group| tally(group).count());
        Some(Self {
            length: groups.first()?.length?,
            mean: all().sum::<f64>() / all().count() as f64,
            deviation: None,
            low: all().reduce(f64::min)?,
            high: all().reduce(f64::max)?,
            boards: boards.max()?,
        })
    }

    /// Returns `None` for boards of unknown length.
    fn of(group: &Group, tally: &RunningStats) -> Option<Self> {
        let (mean, (least, most)) = tally.mean().zip(tally.range())?;
        let deviation = tally.deviation();
        let spread = deviation.unwrap_or(0.0);
        Some(Self {
            length: group.length?,
            mean,
            deviation,
            low: (mean - spread).max(least as f64),
            high: (mean + spread).min(most as f64),
            boards: tally.count(),
        })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub strategy: Strategy,
    pub points: Vec<Point>,
    /// How far its orders of moves lie apart, if it has all.
    pub orders: Option<OrderSpread>,
}

impl Curve {
    /// The curve of a strategy, or of that strategy `in_all_orders` of moves.
    fn of(
        strategy: Strategy,
        in_all_orders: bool,
        results: &Results,
        tally: fn(&Group) -> &RunningStats,
    ) -> Self {
        let is_own = |group: &&Group| {
            let move_order = match in_all_orders {
                true => group.strategy.move_order,
                false => strategy.move_order,
            };
            let own = Strategy {
                move_order,
                ..strategy
            };
            group.strategy == own
        };
        let own: Vec<&Group> = results.summary.groups().filter(is_own).collect();
        let point = |groups: &[&Group]| match in_all_orders {
            true => Point::of_orders(groups, tally),
            false => Point::of(groups[0], tally(groups[0])),
        };
        let of_length = own.chunk_by(|one, other| one.length == other.length);
        let mut spreads = results.summary.orders().into_iter();
        Self {
            strategy,
            points: of_length.filter_map(point).collect(),
            orders: spreads.find(|of| in_all_orders && of.strategy == strategy),
        }
    }
}

/// The least time between two rebuilds of the tables.
const EVERY: Duration = Duration::from_millis(150);

#[derive(Debug, Default)]
pub struct ResultsView {
    pub tabled: Tabled,
    pub quantity: Quantity,
    pub(crate) sorted: Option<Sorted<ColumnKey>>,
    /// The table as of the last revision shown. For the table of every run, it has no rows.
    pub(crate) table: Option<Table>,
    /// A curve for each strategy, even one without results.
    pub curves: Vec<Curve>,
    /// The revision that table and curves were built from, when they were built, and how long that took.
    made: Option<(u64, Instant, Duration)>,
}

impl ResultsView {
    /// Sorts by a column, smallest first. Reverses the order if the table is sorted by that column already.
    pub(crate) fn sort_by(&mut self, key: ColumnKey) {
        self.sorted = Some(Sorted::clicked(self.sorted.as_ref(), key));
        self.made = None;
    }

    pub fn show(&mut self, tabled: Tabled) {
        if self.tabled != tabled {
            self.tabled = tabled;
            self.sorted = None;
            self.made = None;
        }
    }

    pub const fn count(&mut self, quantity: Quantity) {
        self.quantity = quantity;
        self.made = None;
    }

    /// Returns the quantity of the plot. Generated nodes are counted by the same rule as in the shown table.
    pub fn counted(&self, preset: Option<Preset>) -> Quantity {
        let as_textbooks = self.tabled == Tabled::Known && preset == Some(Preset::Aima);
        match self.quantity {
            Quantity::Generated if as_textbooks => Quantity::Children,
            quantity => quantity,
        }
    }

    /// Forgets the results of another experiment.
    pub(crate) fn forget(&mut self) {
        self.table = None;
        self.curves.clear();
        self.sorted = None;
        self.made = None;
    }

    /// Brings table and curves up to date with the job. Returns how long to wait if it is too early for that.
    pub(crate) fn refresh(&mut self, job: &Job) -> Option<Duration> {
        let results = job.results.as_ref()?;
        if let Some((revision, when, took)) = self.made {
            if revision == job.revision {
                return None;
            }
            // Large tables take longer; this leaves most of the time to other work.
            let wait = EVERY.max(10 * took).saturating_sub(when.elapsed());
            if job.stage().is_under_way() && !wait.is_zero() {
                return Some(wait);
            }
        }
        let clock = Instant::now();
        let tally = tallied(self.counted(job.preset)).1;
        let strategies = &results.plan.spec().strategies;
        let in_all = Strategy::in_all_orders(strategies);
        let curves = in_all.as_ref().unwrap_or(strategies).iter();
        let curve = |&of: &Strategy| Curve::of(of, in_all.is_some(), results, tally);
        self.curves = curves.map(curve).collect();
        self.table = Some(self.made_table(job, results));
        self.made = Some((job.revision, clock, clock.elapsed()));
        None
    }

    fn made_table(&self, job: &Job, results: &Results) -> Table {
        let means = || results.summary.table(&results.plan);
        let known = |preset: Preset| preset.table(&results.plan, &results.runs);
        let mut table = match self.tabled {
            Tabled::Runs => results_page(&results.plan, &[]),
            Tabled::Known => job.preset.map_or_else(means, known),
            Tabled::Means => means(),
        };
        if let Some(by) = self.sorted {
            table.sort_by(by.key, by.descending);
        }
        let note = unfinished(job, results);
        note.into_iter().fold(table, Table::note)
    }

    /// Returns part of the table of every run, in the order in which runs finished.
    pub fn page(results: &Results, rows: std::ops::Range<usize>) -> Table {
        let runs = results.runs.get(rows).unwrap_or_default();
        results_page(&results.plan, runs)
    }

    /// Returns a closure that makes the text of the shown table. It may take long and is meant for another thread.
    pub(crate) fn text(
        &self,
        job: &Job,
        format: Format,
    ) -> Option<impl FnOnce() -> String + Send + use<>> {
        let results = job.results.as_ref()?;
        let whole = (self.tabled != Tabled::Runs).then(|| self.made_table(job, results));
        let runs = whole.is_none().then(|| results.runs.clone());
        let (plan, note) = (Arc::clone(&results.plan), unfinished(job, results));
        Some(move || {
            let table = whole.unwrap_or_else(|| {
                let table = results_table(&plan, &runs.unwrap_or_default());
                note.into_iter().fold(table, Table::note)
            });
            table.write(format)
        })
    }
}

fn unfinished(job: &Job, results: &Results) -> Option<String> {
    let (made, all) = (results.progress.finished, results.progress.total);
    let open = job.stage() != Stage::Complete && made < all;
    open.then(|| text::unfinished(made, all))
}
