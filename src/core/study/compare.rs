//! Compares several strategies on the same board.

use std::ops::{ControlFlow, RangeInclusive};
use std::time::Duration;

use crate::puzzle::{Costs, Problem};
use crate::search::{
    Distances, Limits, Outcome, PatternDatabases, Stats, Strategy, bytes_per_state, solve,
};
use crate::study::measure::{repeated, time_of};
use crate::study::notes::Note;
use crate::study::table::{Cell, ColumnKey, Field, Table};
use crate::study::{End, Measurement, Optimality, measure, strategy_name};
use crate::words::thousands;

pub const STRATEGIES: RangeInclusive<usize> = 2..=6;

/// Boards with at most this many cells are looked up in a table of all distances if no strategy proves a shortest path.
pub(crate) const TABLED_CELLS: usize = 9;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct StrategyCountError {
    pub given: usize,
}

/// Whether a strategy's path is a shortest one, or a cheapest one if moves have different costs, and how this is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathVerdict {
    /// It is a shortest path, by this proof.
    Proven(Optimality),
    /// It is a shortest path, because another path of this length is known to be one.
    AsShort,
    /// It is longer than a shortest path by this number of moves.
    Longer(u32),
    /// It costs this much more than a cheapest path.
    Dearer(u32),
    Unknown,
    Unsolved(End),
}

impl PathVerdict {
    pub fn id(self) -> String {
        match self {
            Self::Proven(_) => "optimal, proven".to_owned(),
            Self::AsShort => "optimal, by comparison".to_owned(),
            Self::Longer(1) => "1 move longer than optimal".to_owned(),
            Self::Longer(moves) => format!("{} moves longer than optimal", thousands(moves)),
            Self::Dearer(more) => format!("costs {} more than optimal", thousands(more)),
            Self::Unknown => "not known to be optimal".to_owned(),
            Self::Unsolved(end) => end.id().to_owned(),
        }
    }

    fn cell(self) -> Cell {
        Cell::named(self.id(), self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrategyResult {
    pub measured: Measurement,
    pub verdict: PathVerdict,
    /// Its expansions divided by the fewest expansions of any strategy that found a path. `None` if it found no path.
    pub ratio: Option<f64>,
    pub bytes_per_state: u64,
    /// The median time of repeated runs in the background, if there were any.
    pub time: Option<Duration>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    pub problem: Problem,
    pub rows: Vec<StrategyResult>,
}

/// Checks that this number of strategies can be compared.
///
/// # Errors
/// [`StrategyCountError`] if there are too few or too many.
pub fn check(strategies: &[Strategy]) -> Result<(), StrategyCountError> {
    let given = strategies.len();
    if STRATEGIES.contains(&given) {
        Ok(())
    } else {
        Err(StrategyCountError { given })
    }
}

/// Measures `strategies` on `problem` one after another, so that they do not disturb each other's timing. `between` is
/// called regularly with the current strategy and its counters; if it breaks, this run and the remaining ones are cancelled.
///
/// # Errors
/// [`StrategyCountError`] if there are too few or too many strategies.
pub fn compare(
    problem: &Problem,
    strategies: &[Strategy],
    limits: Limits,
    databases: &PatternDatabases,
    mut between: impl FnMut(Strategy, &Stats) -> ControlFlow<()>,
) -> Result<Comparison, StrategyCountError> {
    check(strategies)?;
    let mut rows = Vec::new();
    let mut times = Vec::new();
    for &strategy in strategies {
        let row = measure(problem, strategy, limits, databases, |stats| {
            between(strategy, stats)
        });
        rows.push(row);
        if row.end == End::Cancelled {
            break;
        }
        let first = row.elapsed;
        times.push(repeated(first, || {
            time_of(problem, strategy, limits, databases)
        }));
    }
    let mut compared = Comparison::of(problem, &rows);
    for (row, time) in compared.rows.iter_mut().zip(times) {
        row.time = Some(time);
    }
    Ok(compared)
}

impl Comparison {
    pub fn of(problem: &Problem, measured: &[Measurement]) -> Self {
        let least = proven(measured).or_else(|| tabled(problem, measured));
        Self::knowing(problem, measured, least)
    }

    /// Like [`of`](Self::of), but takes the cost of a cheapest path from `known` and does not compute it.
    pub fn knowing(problem: &Problem, measured: &[Measurement], known: Option<u32>) -> Self {
        let least = proven(measured).or(known);
        let solved = measured.iter().filter(|row| row.length.is_some());
        let fewest = solved.map(|row| row.expanded).min();
        let ratio = |row: &Measurement| {
            row.length?;
            let fewest = fewest.filter(|fewest| *fewest > 0)?;
            Some(row.expanded as f64 / fewest as f64)
        };
        let rows = measured.iter().map(|&measured| StrategyResult {
            measured,
            verdict: verdict(problem, &measured, least),
            ratio: ratio(&measured),
            bytes_per_state: bytes_per_state(problem, measured.strategy),
            time: None,
        });
        Self {
            problem: *problem,
            rows: rows.collect(),
        }
    }
}

/// Returns the cost of a cheapest path if a strategy proves it.
fn proven(measured: &[Measurement]) -> Option<u32> {
    let proven = measured.iter().filter(|row| row.proof.is_some());
    proven.filter_map(|row| row.cost).min()
}

/// Returns the cost of a cheapest path, for a small board that some strategy solved: from a table of distances, or by a search
/// if moves have different costs.
fn tabled(problem: &Problem, measured: &[Measurement]) -> Option<u32> {
    let small = problem.size().cells() <= TABLED_CELLS;
    let asked = small && measured.iter().any(|row| row.length.is_some());
    asked.then(|| match problem.costs() {
        Costs::Unit => Distances::new(problem.goal())?.distance(&problem.start()),
        _ => least_cost(problem),
    })?
}

/// Returns the cost of a cheapest path on a board of at most nine cells, by a search.
pub fn least_cost(problem: &Problem) -> Option<u32> {
    let (none, databases) = (Limits::NONE, PatternDatabases::default());
    let small = problem.size().cells() <= TABLED_CELLS;
    let solvable = problem.solvability().is_solvable();
    let found = (small && solvable)
        .then(|| solve(problem, Strategy::default(), none, &databases, |_| ()))?;
    match found {
        (Outcome::Solved(path), _) => Some(path.cost()),
        _ => None,
    }
}

fn verdict(problem: &Problem, row: &Measurement, least: Option<u32>) -> PathVerdict {
    match (row.cost, row.proof, least) {
        (None, ..) => PathVerdict::Unsolved(row.end),
        (_, Some(proof), _) => PathVerdict::Proven(proof),
        (Some(cost), None, Some(least)) if cost > least => match problem.costs() {
            Costs::Unit => PathVerdict::Longer(cost - least),
            _ => PathVerdict::Dearer(cost - least),
        },
        (Some(_), None, Some(_)) => PathVerdict::AsShort,
        (Some(_), None, None) => PathVerdict::Unknown,
    }
}

type TableRow = (Problem, StrategyResult);

pub(crate) struct ComparisonsTitle<'a>(pub &'a [Comparison]);

pub fn table(comparisons: &[Comparison]) -> Table {
    let rows: Vec<TableRow> = comparisons
        .iter()
        .flat_map(|one| one.rows.iter().map(|row| (one.problem, *row)))
        .collect();
    let title = ComparisonsTitle(comparisons).to_string();
    let by_cost = comparisons.iter().any(|one| !one.problem.costs().is_unit());
    Table::new(title, &fields(comparisons.len() > 1, by_cost), &rows).noted(&Note::COMPARED)
}

fn fields(several: bool, by_cost: bool) -> Vec<Field<TableRow>> {
    type F = Field<TableRow>;
    let mut fields = Vec::new();
    if several {
        fields.extend([
            F::of(ColumnKey::Board, |(problem, _)| problem.start().to_string()),
            F::of(ColumnKey::Goal, |(problem, _)| problem.goal().to_string()),
        ]);
    }
    fields.extend([
        F::of(ColumnKey::Strategy, |(_, row)| named(row.measured.strategy)),
        F::of(ColumnKey::Verdict, |(_, row)| row.verdict.cell()),
        F::of(ColumnKey::Length, |(_, row)| row.measured.length),
    ]);
    if by_cost {
        fields.push(F::of(ColumnKey::Cost, |(_, row)| row.measured.cost));
    }
    let [counters @ .., _, branching] = measured_fields(|(_, row): &TableRow| &row.measured, 4);
    fields.extend(counters);
    fields.extend([
        F::of(ColumnKey::BytesPerState, |(_, row)| row.bytes_per_state),
        F::of(ColumnKey::Seconds, |(_, row)| {
            Cell::number(row.time.map(|time| time.as_secs_f64()), 6)
        }),
        branching,
        F::of(ColumnKey::Ratio, |(_, row)| Cell::number(row.ratio, 2)),
    ]);
    fields
}

/// Returns the columns of a measurement. Times have this number of decimals.
pub(crate) fn measured_fields<R: 'static>(
    of: fn(&R) -> &Measurement,
    decimals: usize,
) -> [Field<R>; 7] {
    let count = |number: fn(&Measurement) -> u64| move |row: &R| number(of(row));
    [
        Field::of(ColumnKey::Expanded, count(|row| row.expanded)),
        Field::of(ColumnKey::Generated, count(|row| row.generated)),
        Field::of(ColumnKey::Visited, count(|row| row.visited)),
        Field::of(ColumnKey::PeakFrontier, count(|row| row.peak_frontier)),
        Field::of(ColumnKey::Bytes, count(|row| row.bytes)),
        Field::of(ColumnKey::Seconds, move |row| {
            Cell::seconds(of(row).elapsed, decimals)
        }),
        Field::of(ColumnKey::Branching, move |row| {
            Cell::number(of(row).branching(), 3)
        }),
    ]
}

/// Returns the table cell of a strategy: the command-line name for programs, the menu name for people.
pub(crate) fn named(strategy: Strategy) -> Cell {
    Cell::named(strategy_name(strategy), strategy)
}
