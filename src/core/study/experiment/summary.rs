//! Finished runs by length and strategy: their sums, the time the others may take, and the table of all runs, one per row.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::puzzle::{Board, MoveOrder, Notation};
use crate::search::Strategy;
use crate::study::End;
use crate::study::branching::common_branching;
use crate::study::compare::{measured_fields, named};
use crate::study::experiment::{Instance, Plan, Run};
use crate::study::notes::{Heading, Note, OrderSpread};
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// Statistics of integers. The sums are exact, so mean and deviation do not depend on the order of the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunningStats {
    count: u64,
    sum: u128,
    squares: u128,
    range: Option<(u64, u64)>,
}

impl RunningStats {
    pub fn add(&mut self, number: u64) {
        self.count += 1;
        self.sum += u128::from(number);
        self.squares = self.squares.saturating_add(u128::from(number).pow(2));
        let (least, most) = self.range.unwrap_or((number, number));
        self.range = Some((least.min(number), most.max(number)));
    }

    /// Adds all numbers of `other`.
    fn join(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares = self.squares.saturating_add(other.squares);
        let ranges = [self.range, other.range].into_iter().flatten();
        self.range = ranges.reduce(|(least, most), (low, high)| (least.min(low), most.max(high)));
    }

    pub const fn count(&self) -> u64 {
        self.count
    }

    pub const fn range(&self) -> Option<(u64, u64)> {
        self.range
    }

    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// Returns the sample standard deviation (with n − 1 in the denominator), or `None` if there are fewer than two
    /// numbers.
    pub fn deviation(&self) -> Option<f64> {
        let count = u128::from(self.count);
        if count < 2 {
            return None;
        }
        // n Σx² − (Σx)², computed exactly if it fits, because subtracting rounded numbers loses precision.
        let exact = count
            .checked_mul(self.squares)
            .zip(self.sum.checked_mul(self.sum))
            .and_then(|(a, b)| a.checked_sub(b));
        let spread = exact.map_or_else(
            || self.squares as f64 * count as f64 - (self.sum as f64).powi(2),
            |exact| exact as f64,
        );
        Some((spread.max(0.0) / (count * (count - 1)) as f64).sqrt())
    }
}

/// The runs of one strategy on the boards of one length. Except for the counts of ends, the values include only runs that
/// found a path, because the counters of a run that hit a limit say little.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    pub length: Option<u32>,
    pub strategy: Strategy,
    pub runs: u64,
    pub limited: u64,
    pub failed: u64,
    pub proven: u64,
    /// The lengths of the paths found.
    pub found: RunningStats,
    /// What their moves cost.
    pub cost: RunningStats,
    pub expanded: RunningStats,
    pub generated: RunningStats,
    /// The nodes generated as textbooks count them, including moves that undo the previous one.
    pub children: RunningStats,
    pub visited: RunningStats,
    /// The largest number of nodes open at the same time.
    pub peak_frontier: RunningStats,
    pub bytes: RunningStats,
    pub nanoseconds: RunningStats,
    /// The number of paths found for each length.
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
        self.cost.add(u64::from(row.cost.unwrap_or(found)));
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

    /// Returns the common effective branching factor of its runs. If all paths have the same length, it is that of the mean
    /// number of generated nodes, as in textbooks.
    pub fn branching(&self) -> Option<f64> {
        let share = |(&depth, &runs)| (depth, runs as f64 / self.solved() as f64);
        let depths: Vec<_> = self.depths.iter().map(share).collect();
        common_branching(self.generated.mean()?, &depths)
    }
}

/// All groups: boards of unknown length first, then by increasing length, with strategies in their given order. The result
/// does not depend on the order in which runs were added.
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

    /// Adds a finished run of `plan`. Each run must be added only once.
    pub fn add(&mut self, plan: &Plan, run: &Run) {
        let group = self.groups.entry(plan.group(run.index));
        let group = group.or_insert(Group {
            length: plan.task(run.index).length,
            strategy: plan.strategy(run.index),
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

    /// Returns the table with a row for each length and strategy.
    pub fn table(&self, plan: &Plan) -> Table {
        let rows: Vec<Group> = self.groups.values().cloned().collect();
        let table = Table::new(plan.to_string(), &fields(plan), &rows).noted(&plan.notes());
        let failed: u64 = rows.iter().map(|group| group.failed).sum();
        let missed: u64 = rows.iter().map(|group| group.runs - group.solved()).sum();
        let unsolved = (missed > failed).then(|| Note::Unsolved(missed - failed));
        let failed = (failed > 0).then_some(Note::FailedRuns(failed));
        let orders: Vec<Note> = self.orders().into_iter().map(Note::MoveOrders).collect();
        table.noted(unsolved.iter().chain(&failed).chain(&orders))
    }

    /// The spread of each strategy that was run with several orders of moves.
    pub fn orders(&self) -> Vec<OrderSpread> {
        let mut all: Vec<(Strategy, Vec<(MoveOrder, RunningStats)>)> = Vec::new();
        for group in self.groups() {
            let usual = Strategy {
                move_order: MoveOrder::USUAL,
                ..group.strategy
            };
            let place = all.iter().position(|(strategy, _)| *strategy == usual);
            let place = place.unwrap_or(all.len());
            if place == all.len() {
                all.push((usual, Vec::new()));
            }
            let orders = &mut all[place].1;
            let order = group.strategy.move_order;
            match orders.iter_mut().find(|(other, _)| *other == order) {
                Some((_, expanded)) => expanded.join(&group.expanded),
                None => orders.push((order, group.expanded)),
            }
        }
        let spread = |(strategy, orders): (Strategy, Vec<(MoveOrder, RunningStats)>)| {
            let means = orders.iter();
            let means = means.filter_map(|(order, expanded)| Some((*order, expanded.mean()?)));
            let means: Vec<(MoveOrder, f64)> = means.collect();
            let least = *means
                .iter()
                .min_by(|one, other| one.1.total_cmp(&other.1))?;
            let most = *means
                .iter()
                .max_by(|one, other| one.1.total_cmp(&other.1))?;
            (means.len() > 1).then_some(OrderSpread {
                strategy,
                orders: means.len(),
                ends: [least, most],
            })
        };
        all.into_iter().filter_map(spread).collect()
    }
}

fn fields(plan: &Plan) -> Vec<Field<Group>> {
    fn mean(of: fn(&Group) -> &RunningStats) -> impl Fn(&Group) -> Cell {
        move |group| Cell::number(of(group).mean(), 1)
    }
    type F = Field<Group>;
    let length = match plan.is_exact() {
        true => ColumnKey::Length.to_string(),
        false => Heading::Walk.to_string(),
    };
    let mut fields = vec![
        F::new(ColumnKey::Length, length, |group| group.length),
        F::of(ColumnKey::Strategy, |group| named(group.strategy)),
        F::of(ColumnKey::Runs, |group| group.runs),
        F::of(ColumnKey::Solved, Group::solved),
        F::of(ColumnKey::Found, mean(|group| &group.found)),
    ];
    if !plan.spec().costs.is_unit() {
        fields.push(F::of(ColumnKey::Cost, mean(|group| &group.cost)));
    }
    fields.extend([
        F::of(ColumnKey::Generated, mean(|group| &group.generated)),
        F::of(ColumnKey::GeneratedDeviation, |group| {
            Cell::number(group.generated.deviation(), 1)
        }),
        F::of(ColumnKey::Branching, |group| {
            Cell::number(group.branching(), 3)
        }),
        F::of(ColumnKey::Expanded, mean(|group| &group.expanded)),
        F::of(ColumnKey::Visited, mean(|group| &group.visited)),
        F::of(ColumnKey::PeakFrontier, mean(|group| &group.peak_frontier)),
        F::of(ColumnKey::Bytes, |group| {
            Cell::number(group.bytes.mean(), 0)
        }),
        F::of(ColumnKey::Seconds, |group| Cell::number(group.seconds(), 5)),
    ]);
    fields
}

/// The progress of an experiment. The remaining time is estimated from the mean time of each strategy on each length,
/// because a long board may take a thousand times as long as a short one.
#[derive(Clone, Debug)]
pub struct Progress {
    pub total: usize,
    pub finished: usize,
    groups: BTreeMap<(Option<u32>, usize), TimedGroup>,
}

#[derive(Clone, Copy, Debug, Default)]
struct TimedGroup {
    left: u32,
    made: u32,
    time: Duration,
}

impl Progress {
    pub fn new(plan: &Plan) -> Self {
        let mut groups = BTreeMap::<_, TimedGroup>::new();
        let mut total = 0;
        for index in plan.assigned() {
            groups.entry(plan.group(index)).or_default().left += 1;
            total += 1;
        }
        Self {
            total,
            finished: 0,
            groups,
        }
    }

    pub fn add(&mut self, plan: &Plan, run: &Run) {
        if let Some(group) = self.groups.get_mut(&plan.group(run.index)) {
            group.left = group.left.saturating_sub(1);
            group.made += 1;
            group.time += run.measured.elapsed;
            self.finished += 1;
        }
    }

    /// Returns the remaining time on `threads` threads. `None` until one run of each strategy on each length is finished.
    pub fn remaining(&self, threads: usize) -> Option<Duration> {
        let mut seconds = 0.0;
        for group in self.groups.values().filter(|group| group.left > 0) {
            if group.made == 0 {
                return None;
            }
            seconds += group.time.as_secs_f64() / f64::from(group.made) * f64::from(group.left);
        }
        // No more threads can be busy than there are runs left.
        let left = self.total - self.finished;
        Duration::try_from_secs_f64(seconds / threads.min(left).max(1) as f64).ok()
    }
}

type RunRow = (Instance, Run);

/// Returns the table of `runs` of `plan`, in the order of their numbers.
pub fn results_table(plan: &Plan, runs: &[Run]) -> Table {
    let mut runs: Vec<Run> = runs.to_vec();
    runs.sort_by_key(|run| run.index);
    results_page(plan, &runs).noted(&plan.notes())
}

/// Returns the table of these runs in their given order, without notes.
pub fn results_page(plan: &Plan, runs: &[Run]) -> Table {
    let row = |&run: &Run| (plan.task(run.index).clone(), run);
    let rows: Vec<RunRow> = runs.iter().map(row).collect();
    let named_boards = plan.tasks().iter().any(|task| !task.name.is_empty());
    let by_cost = !plan.spec().costs.is_unit();
    Table::new(plan.to_string(), &run_fields(named_boards, by_cost), &rows)
}

/// A board for programs in rows: other programs read a board of nine digits as a number and drop its first zero.
fn board_cell(board: Board) -> Cell {
    Cell::named(board.write(Notation::Rows), board)
}

fn run_fields(named_boards: bool, by_cost: bool) -> Vec<Field<RunRow>> {
    type F = Field<RunRow>;
    let name = named_boards.then(|| F::of(ColumnKey::Name, |(task, _)| task.name.clone()));
    let mut fields = vec![F::of(ColumnKey::Run, |(_, run)| run.index as u64)];
    fields.extend(name);
    fields.extend([
        F::of(ColumnKey::Board, |(task, _)| {
            board_cell(task.problem.start())
        }),
        F::of(ColumnKey::Goal, |(task, _)| board_cell(task.problem.goal())),
        F::of(ColumnKey::Length, |(task, _)| task.length),
        F::of(ColumnKey::Strategy, |(_, run)| named(run.measured.strategy)),
        F::of(ColumnKey::End, |(_, run)| run.measured.end.cell()),
        F::of(ColumnKey::Found, |(_, run)| run.measured.length),
    ]);
    if by_cost {
        fields.push(F::of(ColumnKey::Cost, |(_, run)| run.measured.cost));
    }
    fields.extend(measured_fields(|(_, run): &RunRow| &run.measured, 5));
    fields
}
