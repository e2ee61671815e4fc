//! What is shown of the results: which table, sorted how, and the curves. Made when results change, not in every frame.

use std::time::{Duration, Instant};

use crate::app::experiment::curves::curves;
use crate::app::experiment::{Curve, Job, Quantity, Results, Stage};
use crate::app::widgets::table::Sorted;
use crate::study::experiment::{Run, results_page};
use crate::study::presets::Preset;
use crate::study::table::{ColumnKey, Format, Table};
use crate::text::experiment as text;

/// A table of an experiment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tabled {
    /// Means and spread, a row for a length and a strategy.
    #[default]
    Means,
    /// What was measured beside what was published, or what the lesson is about.
    Known,
    Runs,
}

impl Tabled {
    pub const ALL: [Self; 3] = [Self::Known, Self::Means, Self::Runs];

    /// Its name, in an experiment of this kind; none where it has no such table.
    pub const fn name(self, preset: Option<Preset>) -> Option<&'static str> {
        match (self, preset) {
            (Self::Means, _) => Some(text::MEANS.0),
            (Self::Known, Some(preset)) => Some(text::known(preset)),
            (Self::Known, None) => None,
            (Self::Runs, _) => Some(text::EVERY_RUN.0),
        }
    }
}

/// The least time between two makings of the tables.
const EVERY: Duration = Duration::from_millis(150);

#[derive(Debug, Default)]
pub struct ResultsView {
    pub tabled: Tabled,
    /// What the plot counts.
    pub quantity: Quantity,
    pub(crate) sorted: Option<Sorted<ColumnKey>>,
    /// Of the results' last revision that was looked at; every run is not in it.
    pub(crate) table: Option<Table>,
    /// One a strategy.
    pub(crate) curves: Vec<Curve>,
    /// The revision it is made of, and when it was made and how long that took.
    made: Option<(u64, Instant, Duration)>,
}

impl ResultsView {
    /// Sorts by a column, smallest first; by the same once more, the other way round.
    pub(crate) fn sort_by(&mut self, key: ColumnKey) {
        self.sorted = Some(Sorted::clicked(self.sorted.as_ref(), key));
        self.made = None;
    }

    pub(crate) fn show(&mut self, tabled: Tabled) {
        if self.tabled != tabled {
            self.tabled = tabled;
            self.sorted = None;
            self.made = None;
        }
    }

    pub(crate) const fn count(&mut self, quantity: Quantity) {
        self.quantity = quantity;
        self.made = None;
    }

    /// Forgets what it showed of another experiment.
    pub(crate) fn forget(&mut self) {
        self.table = None;
        self.curves.clear();
        self.sorted = None;
        self.made = None;
    }

    /// Brings it in line with the job. Gives back how long to wait where it is not yet.
    pub(crate) fn refresh(&mut self, job: &Job) -> Option<Duration> {
        let results = job.results.as_ref()?;
        if let Some((revision, when, took)) = self.made {
            if revision == job.revision {
                return None;
            }
            // Large tables take longer; most of the time is for other things.
            let wait = EVERY.max(10 * took).saturating_sub(when.elapsed());
            if job.stage.is_under_way() && !wait.is_zero() {
                return Some(wait);
            }
        }
        let clock = Instant::now();
        self.curves = curves(results, self.quantity);
        self.table = Some(self.made_table(job, results));
        self.made = Some((job.revision, clock, clock.elapsed()));
        None
    }

    fn made_table(&self, job: &Job, results: &Results) -> Table {
        let mut table = match self.tabled {
            Tabled::Runs => results_page(&results.plan, &[]),
            tabled => table(tabled, job.preset, results, &results.runs),
        };
        if let Some(by) = self.sorted {
            table.sort_by(by.key, by.descending);
        }
        noted(table, job, results)
    }

    /// A part of the table of every run, in the order in which they finished.
    pub fn page(results: &Results, rows: std::ops::Range<usize>) -> Table {
        let runs = results.runs.get(rows).unwrap_or_default();
        results_page(&results.plan, runs)
    }

    /// Makes the text of the table that is shown, which may take long; meant for another thread.
    pub(crate) fn text(
        &self,
        job: &Job,
        format: Format,
    ) -> Option<impl FnOnce() -> String + Send + use<>> {
        let results = job.results.as_ref()?;
        let whole = match self.tabled {
            Tabled::Runs => None,
            Tabled::Means | Tabled::Known => Some(self.made_table(job, results)),
        };
        let (plan, runs): (_, Vec<Run>) = (
            std::sync::Arc::clone(&results.plan),
            match whole {
                Some(_) => Vec::new(),
                None => results.runs.clone(),
            },
        );
        let unfinished = unfinished(job, results);
        Some(move || {
            let table = whole.unwrap_or_else(|| {
                let table = crate::study::experiment::results_table(&plan, &runs);
                unfinished.into_iter().fold(table, Table::note)
            });
            table.write(format)
        })
    }
}

fn table(tabled: Tabled, preset: Option<Preset>, results: &Results, runs: &[Run]) -> Table {
    let known = preset.filter(|_| tabled == Tabled::Known);
    let known = known.and_then(|preset| preset.table(&results.plan, runs).ok());
    known.unwrap_or_else(|| results.summary.table(&results.plan))
}

fn noted(table: Table, job: &Job, results: &Results) -> Table {
    unfinished(job, results)
        .into_iter()
        .fold(table, Table::note)
}

/// What a reader of an unfinished table must know.
fn unfinished(job: &Job, results: &Results) -> Option<String> {
    let (made, all) = (results.progress.finished(), results.progress.total());
    let open = job.stage != Stage::Complete && made < all;
    open.then(|| text::unfinished(made, all))
}
