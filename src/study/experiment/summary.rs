//! Finished runs added up, length by length and strategy by strategy.

use std::collections::BTreeMap;

use crate::search::Strategy;
use crate::study::End;
use crate::study::branching::common_branching;
use crate::study::compare::named;
use crate::study::experiment::{Plan, PlanTitle, Run, RunningStats};
use crate::study::notes::{Heading, Note};
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// What the runs of one strategy on the boards of one length did. All but the ends is of the runs that found a path: what
/// a run did until it hit a limit says little.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    pub length: Option<u32>,
    pub strategy: Strategy,
    pub runs: u64,
    pub limited: u64,
    pub failed: u64,
    pub proven: u64,
    /// Moves of the paths found.
    pub found: RunningStats,
    pub expanded: RunningStats,
    pub generated: RunningStats,
    /// Nodes generated as textbooks count them, the move straight back among them.
    pub children: RunningStats,
    pub visited: RunningStats,
    /// The most nodes open at once.
    pub peak_frontier: RunningStats,
    pub bytes: RunningStats,
    pub nanoseconds: RunningStats,
    /// How many paths of each length were found.
    depths: BTreeMap<u32, u64>,
}

impl Group {
    fn add(&mut self, run: &Run) {
        let row = &run.measured;
        self.runs += 1;
        self.limited += u64::from(matches!(
            row.end,
            End::MemoryLimit | End::ExpansionLimit | End::DepthLimit
        ));
        self.failed += u64::from(row.end == End::NoEstimate);
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
        *self.depths.entry(found).or_default() += 1;
    }

    pub const fn solved(&self) -> u64 {
        self.found.count()
    }

    pub fn seconds(&self) -> Option<f64> {
        self.nanoseconds.mean().map(|mean| mean * 1e-9)
    }

    /// The effective branching factor of its runs together; where all paths are of one length, as
    /// textbooks have it: that of the mean of the nodes generated.
    pub fn branching(&self) -> Option<f64> {
        let share = |(&depth, &runs)| (depth, runs as f64 / self.solved() as f64);
        let depths: Vec<_> = self.depths.iter().map(share).collect();
        common_branching(self.generated.mean()?, &depths)
    }
}

/// All groups, shortest boards first (those of unknown length before them), strategies in the order in which they were
/// given. It depends on which runs were added, not on their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    groups: BTreeMap<(Option<u32>, usize), Group>,
}

impl Summary {
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
        let group = self.groups.entry((length, place)).or_insert(Group {
            length,
            strategy,
            ..Group::default()
        });
        group.add(run);
    }

    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        self.groups.values()
    }

    pub fn group(&self, length: Option<u32>, strategy: Strategy) -> Option<&Group> {
        self.groups()
            .find(|group| group.length == length && group.strategy == strategy)
    }

    /// The table: a row a length and strategy.
    pub fn table(&self, plan: &Plan) -> Table {
        let rows: Vec<Group> = self.groups.values().cloned().collect();
        let title = PlanTitle(plan).to_string();
        let table = Table::new(title, &fields(plan), &rows).noted(&plan.notes());
        let failed: u64 = rows.iter().map(|group| group.failed).sum();
        let missed: u64 = rows.iter().map(|group| group.runs - group.solved()).sum();
        let unsolved = (missed > failed).then(|| Note::Unsolved(missed - failed));
        let failed = (failed > 0).then_some(Note::FailedRuns(failed));
        table.noted(unsolved.iter().chain(&failed))
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
