//! Finished runs added up, length by length and strategy by strategy.

use std::collections::BTreeMap;

use crate::search::Strategy;
use crate::study::compare::named;
use crate::study::experiment::{Plan, PlanTitle, Run, RunningStats};
use crate::study::notes::{Heading, Note};
use crate::study::table::{Cell, ColumnKey, Field, Table};
use crate::study::{End, branching};

/// What the runs of one strategy on the boards of one length did. All but the ends is of the runs that found a path: what
/// a run did until it hit a limit says little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The length of the boards, where it is known.
    pub length: Option<u32>,
    /// The strategy.
    pub strategy: Strategy,
    /// Runs finished.
    pub runs: u64,
    /// Runs that hit a limit.
    pub limited: u64,
    /// Runs that proved their path to be a shortest one.
    pub proven: u64,
    /// Moves of the paths found.
    pub found: RunningStats,
    /// Nodes expanded.
    pub expanded: RunningStats,
    /// Nodes generated.
    pub generated: RunningStats,
    /// Nodes generated as textbooks count them, the move straight back among them.
    pub children: RunningStats,
    /// States stored.
    pub visited: RunningStats,
    /// The most nodes open at once.
    pub peak_frontier: RunningStats,
    /// Bytes held.
    pub bytes: RunningStats,
    /// Time in nanoseconds.
    pub nanoseconds: RunningStats,
    /// The b* of each run, in units of 2^-32: whole, so that their order does not matter.
    factors: RunningStats,
}

/// One unit of [`Group::factors`].
const FACTOR: f64 = 1.0 / (1_u64 << 32) as f64;

impl Group {
    const fn new(length: Option<u32>, strategy: Strategy) -> Self {
        const NONE: RunningStats = RunningStats::NONE;
        Self {
            length,
            strategy,
            runs: 0,
            limited: 0,
            proven: 0,
            found: NONE,
            expanded: NONE,
            generated: NONE,
            children: NONE,
            visited: NONE,
            peak_frontier: NONE,
            bytes: NONE,
            nanoseconds: NONE,
            factors: NONE,
        }
    }

    fn add(&mut self, run: &Run) {
        let row = &run.measured;
        self.runs += 1;
        self.limited += u64::from(matches!(
            row.end,
            End::MemoryLimit | End::ExpansionLimit | End::DepthLimit | End::NoEstimate
        ));
        self.proven += u64::from(row.proof.is_some());
        let Some(found) = row.length else { return };
        self.found.add(u64::from(found));
        self.expanded.add(row.expanded);
        self.generated.add(row.generated);
        self.children.add(row.children());
        self.visited.add(row.visited);
        self.peak_frontier.add(row.peak_frontier);
        self.bytes.add(row.bytes);
        self.nanoseconds
            .add(u64::try_from(row.elapsed.as_nanos()).unwrap_or(u64::MAX));
        if let Some(factor) = row.branching() {
            self.factors.add((factor / FACTOR).round() as u64);
        }
    }

    /// Runs that found a path.
    #[must_use]
    pub const fn solved(&self) -> u64 {
        self.found.count()
    }

    /// Mean time of a run in seconds.
    #[must_use]
    pub fn seconds(&self) -> Option<f64> {
        self.nanoseconds.mean().map(|mean| mean * 1e-9)
    }

    /// The effective branching factor: where all paths are of one length, that of the mean of the nodes generated, as
    /// textbooks have it; else the mean of that of each run.
    #[must_use]
    pub fn branching(&self) -> Option<f64> {
        match self.found.range()? {
            (least, most) if least == most => {
                branching(self.generated.mean()?, u32::try_from(least).ok()?)
            }
            _ => self.factors.mean().map(|mean| mean * FACTOR),
        }
    }
}

/// All groups, shortest boards first (those of unknown length before them), strategies in the order in which they were
/// given. It depends on which runs were added, not on their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    groups: BTreeMap<(Option<u32>, usize), Group>,
}

impl Summary {
    /// The summary of these runs of `plan`.
    #[must_use]
    pub fn of<'a>(plan: &Plan, runs: impl IntoIterator<Item = &'a Run>) -> Self {
        let mut summary = Self::default();
        for run in runs {
            summary.add(plan, run);
        }
        summary
    }

    /// Adds a finished run of `plan`; each must be added once.
    pub fn add(&mut self, plan: &Plan, run: &Run) {
        let length = plan.task(run.index).length;
        let place = run.index % plan.spec().strategies.len();
        let strategy = plan.strategy(run.index);
        let group = self.groups.entry((length, place));
        group.or_insert(Group::new(length, strategy)).add(run);
    }

    /// The groups that have runs.
    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        self.groups.values()
    }

    /// The group of a length and a strategy.
    #[must_use]
    pub fn group(&self, length: Option<u32>, strategy: Strategy) -> Option<&Group> {
        self.groups()
            .find(|group| group.length == length && group.strategy == strategy)
    }

    /// The table: a row a length and strategy.
    #[must_use]
    pub fn table(&self, plan: &Plan) -> Table {
        let rows: Vec<Group> = self.groups.values().copied().collect();
        let title = PlanTitle(plan).to_string();
        let table = Table::new(title, &fields(plan), &rows).noted(&plan.notes());
        let unsolved: u64 = rows.iter().map(|group| group.runs - group.solved()).sum();
        if unsolved == 0 {
            return table;
        }
        table.noted(&[Note::Unsolved(unsolved)])
    }
}

fn fields(plan: &Plan) -> Vec<Field<Group>> {
    fn mean(of: fn(&Group) -> &RunningStats) -> impl Fn(&Group) -> Cell {
        move |group| Cell::number(of(group).mean(), 1)
    }
    let length = if plan.is_exact() {
        ColumnKey::Length.to_string()
    } else {
        Heading::Walk.to_string()
    };
    vec![
        Field::new(ColumnKey::Length, length, |g: &Group| Cell::count(g.length)),
        Field::of(ColumnKey::Strategy, |g: &Group| named(g.strategy)),
        Field::of(ColumnKey::Runs, |g: &Group| Cell::Count(g.runs)),
        Field::of(ColumnKey::Solved, |g: &Group| Cell::Count(g.solved())),
        Field::of(ColumnKey::Found, mean(|g| &g.found)),
        Field::of(ColumnKey::Generated, mean(|g| &g.generated)),
        Field::of(ColumnKey::GeneratedDeviation, |g: &Group| {
            Cell::number(g.generated.deviation(), 1)
        }),
        Field::of(ColumnKey::Branching, |g: &Group| {
            Cell::number(g.branching(), 3)
        }),
        Field::of(ColumnKey::Expanded, mean(|g| &g.expanded)),
        Field::of(ColumnKey::Visited, mean(|g| &g.visited)),
        Field::of(ColumnKey::PeakFrontier, mean(|g| &g.peak_frontier)),
        Field::of(ColumnKey::Bytes, |g: &Group| {
            Cell::number(g.bytes.mean(), 0)
        }),
        Field::of(ColumnKey::Seconds, |g: &Group| Cell::number(g.seconds(), 5)),
    ]
}
