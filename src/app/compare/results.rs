//! The results of the searches: verdicts and the table.

use std::slice;

use crate::app::compare::{Compare, Lane};
use crate::study::Measurement;
use crate::study::compare::{self, Comparison};
use crate::study::table::Table;

/// The results that are shown: what was known at the moment of the clock.
pub(crate) struct ShownResults {
    pub(crate) comparison: Comparison,
    pub(crate) ended: Vec<bool>,
    /// A row for each strategy.
    pub(crate) table: Table,
    /// The rows in the order in which they are shown.
    pub(crate) order: Vec<usize>,
}

impl Compare {
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
    pub(crate) fn comparison(&self, ended: &[bool]) -> Option<Comparison> {
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
}
