//! Several strategies on the same board.

use std::ops::{ControlFlow, RangeInclusive};

use crate::{
    puzzle::Problem,
    search::{Distances, Limits, Stats, Strategy},
    study::{
        End, Measurement, Proof, measure, strategy_name,
        table::{Cell, ColumnKey, Field, Table},
    },
};

/// How many strategies can be compared.
pub const STRATEGIES: RangeInclusive<usize> = 2..=6;

/// Boards of so many cells are looked up in a table of all distances where no strategy proves anything.
const TABLED_CELLS: usize = 9;

/// Too few strategies, or too many.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{given} strateg{} cannot be compared; choose {} to {}",
    if *given == 1 { "y" } else { "ies" },
    STRATEGIES.start(),
    STRATEGIES.end()
)]
pub struct HowMany {
    /// How many there are.
    pub given: usize,
}

/// Whether the path of a strategy is a shortest one, and how that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is, and the strategy proves it.
    Proven(Proof),
    /// It is: it is as short as one that is known to be a shortest one.
    AsShort,
    /// It is not: so many moves longer than a shortest one.
    Longer(u32),
    /// Nothing tells.
    Unknown,
    /// There is no path: it ended like this.
    Unsolved(End),
}

impl Verdict {
    /// In a few words.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Proven(_) => "optimal, proven".to_owned(),
            Self::AsShort => "optimal, by comparison".to_owned(),
            Self::Longer(1) => "1 move too long".to_owned(),
            Self::Longer(moves) => format!("{moves} moves too long"),
            Self::Unknown => "not known to be optimal".to_owned(),
            Self::Unsolved(end) => end.name().to_owned(),
        }
    }
}

/// What one strategy did, held against the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// What it did.
    pub measured: Measurement,
    /// Whether its path is a shortest one.
    pub verdict: Verdict,
    /// Nodes it generated to the fewest that any strategy generated that found a path; `None` where it found none.
    pub ratio: Option<f64>,
}

/// Strategies compared on one board.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The board and its goal.
    pub problem: Problem,
    /// One row a strategy, in the order in which they were given.
    pub rows: Vec<Row>,
}

/// Whether so many strategies can be compared.
///
/// # Errors
/// [`HowMany`] where there are too few or too many.
pub fn check(strategies: &[Strategy]) -> Result<(), HowMany> {
    let given = strategies.len();
    if STRATEGIES.contains(&given) {
        Ok(())
    } else {
        Err(HowMany { given })
    }
}

/// Measures `strategies` on `problem` one after the other, so that they do not disturb each other's timing. `between` is
/// called now and then with the strategy at work and its counters; where it breaks, this run and those left are cancelled.
///
/// # Errors
/// [`HowMany`] where there are too few strategies or too many.
pub fn compare(
    problem: &Problem,
    strategies: &[Strategy],
    limits: Limits,
    mut between: impl FnMut(Strategy, &Stats) -> ControlFlow<()>,
) -> Result<Comparison, HowMany> {
    check(strategies)?;
    let mut rows = Vec::new();
    for &strategy in strategies {
        let row = measure(problem, strategy, limits, |stats| between(strategy, stats));
        rows.push(row);
        if row.end == End::Cancelled {
            break;
        }
    }
    Ok(Comparison::of(problem, &rows))
}

impl Comparison {
    /// Holds measurements on the same board against each other.
    #[must_use]
    pub fn of(problem: &Problem, measured: &[Measurement]) -> Self {
        let shortest = proven(measured).or_else(|| tabled(problem, measured));
        Self::against(problem, measured, shortest)
    }

    /// As [`of`](Self::of), where the length of a shortest path is `known` already or nobody can tell it: nothing is
    /// computed for it.
    #[must_use]
    pub fn knowing(problem: &Problem, measured: &[Measurement], known: Option<u32>) -> Self {
        Self::against(problem, measured, proven(measured).or(known))
    }

    fn against(problem: &Problem, measured: &[Measurement], shortest: Option<u32>) -> Self {
        let solved = measured.iter().filter(|row| row.length.is_some());
        let fewest = solved.map(|row| row.generated).min();
        let ratio = |row: &Measurement| {
            row.length?;
            let fewest = fewest.filter(|fewest| *fewest > 0)?;
            Some(row.generated as f64 / fewest as f64)
        };
        let rows = measured.iter().map(|&measured| Row {
            measured,
            verdict: verdict(&measured, shortest),
            ratio: ratio(&measured),
        });
        Self {
            problem: *problem,
            rows: rows.collect(),
        }
    }
}

/// Length of a shortest path, where a strategy proves it.
fn proven(measured: &[Measurement]) -> Option<u32> {
    let proven = measured.iter().filter(|row| row.proof.is_some());
    proven.filter_map(|row| row.length).min()
}

/// Length of a shortest path, where it is asked for and a table can tell.
fn tabled(problem: &Problem, measured: &[Measurement]) -> Option<u32> {
    let small = problem.size().cells() <= TABLED_CELLS;
    let asked = small && measured.iter().any(|row| row.length.is_some());
    asked.then(|| Distances::new(problem.goal())?.distance(&problem.start()))?
}

fn verdict(row: &Measurement, shortest: Option<u32>) -> Verdict {
    match (row.length, row.proof, shortest) {
        (None, ..) => Verdict::Unsolved(row.end),
        (_, Some(proof), _) => Verdict::Proven(proof),
        (Some(length), None, Some(shortest)) if length > shortest => {
            Verdict::Longer(length - shortest)
        }
        (Some(_), None, Some(_)) => Verdict::AsShort,
        (Some(_), None, None) => Verdict::Unknown,
    }
}

/// A row with the problem it belongs to.
type Placed = (Problem, Row);

/// The table of these comparisons, a row a board and strategy.
#[must_use]
pub fn table(comparisons: &[Comparison]) -> Table {
    let rows: Vec<Placed> = comparisons
        .iter()
        .flat_map(|one| one.rows.iter().map(|row| (one.problem, *row)))
        .collect();
    let title = match comparisons {
        [one] => format!("From {} to {}", one.problem.start(), one.problem.goal()),
        many => format!("{} boards", many.len()),
    };
    let several = comparisons.len() > 1;
    Table::new(title, &fields(several), &rows)
        .note("Ratio: nodes generated, to the fewest that a strategy needed to solve the board.")
        .note(
            "b*: the effective branching factor, the root of N + 1 = 1 + b* + … + b*^d for N nodes generated and a path of d moves.",
        )
}

fn fields(several: bool) -> Vec<Field<Placed>> {
    fn count(of: fn(&Measurement) -> u64) -> impl Fn(&Placed) -> Cell {
        move |(_, row)| Cell::Count(of(&row.measured))
    }
    let mut fields = Vec::new();
    if several {
        fields.push(Field::new(
            ColumnKey::Board,
            "Board",
            |(problem, _): &Placed| Cell::text(problem.start().to_string()),
        ));
        fields.push(Field::new(
            ColumnKey::Goal,
            "Goal",
            |(problem, _): &Placed| Cell::text(problem.goal().to_string()),
        ));
    }
    fields.extend([
        Field::new(ColumnKey::Strategy, "Strategy", |(_, row): &Placed| {
            named(row.measured.strategy)
        }),
        Field::new(ColumnKey::Verdict, "Verdict", |(_, row): &Placed| {
            Cell::text(row.verdict.words())
        }),
        Field::new(ColumnKey::Length, "Length", |(_, row): &Placed| {
            Cell::count(row.measured.length)
        }),
        Field::new(ColumnKey::Expanded, "Expanded", count(|row| row.expanded)),
        Field::new(
            ColumnKey::Generated,
            "Generated",
            count(|row| row.generated),
        ),
        Field::new(ColumnKey::Visited, "Visited", count(|row| row.visited)),
        Field::new(
            ColumnKey::PeakFrontier,
            "Peak frontier",
            count(|r| r.peak_frontier),
        ),
        Field::new(ColumnKey::Bytes, "Bytes", count(|row| row.bytes)),
        Field::new(ColumnKey::Seconds, "Seconds", |(_, row): &Placed| {
            Cell::number(Some(row.measured.elapsed.as_secs_f64()), 4)
        }),
        Field::new(ColumnKey::Branching, "b*", |(_, row): &Placed| {
            Cell::number(row.measured.branching(), 3)
        }),
        Field::new(ColumnKey::Ratio, "Ratio", |(_, row): &Placed| {
            Cell::number(row.ratio, 2)
        }),
    ]);
    fields
}

/// A strategy in a table: its name on the command line for programs, that of menus for people.
pub(crate) fn named(strategy: Strategy) -> Cell {
    Cell::Named {
        id: strategy_name(strategy),
        name: strategy.to_string(),
    }
}
