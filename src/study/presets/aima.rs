//! The table of Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26.

use crate::puzzle::{Board, Size};
use crate::search::Strategy;
use crate::study::branching;
use crate::study::experiment::{Draw, Lengths, Plan, Run, RunningStats, Source};
use crate::study::notes::{ComparedMeans, Heading, Note};
use crate::study::presets::{Preset, PresetError, read_data, strategies, titled};
use crate::study::table::{Cell, ColumnKey, Field, Table};

const PUBLISHED: &str = include_str!("../../../assets/studies/aima.txt");

/// Boards per length, both in the figure and here.
const BOARDS: u32 = 100;
/// Boards per length in the replication.
const REPLICATED: u32 = 300;

/// The strategies of the figure in its order, each with its columns: nodes generated, then b*, first ours, then theirs. A
/// textbook A* keeps its open list in a plain priority queue, which takes the oldest of equal f. Breaking ties towards the
/// smaller g comes closest to that.
const STRATEGIES: [(&str, [ColumnKey; 4]); 3] = {
    use ColumnKey::*;
    [
        (
            "bfs",
            [
                BfsGenerated,
                BfsGeneratedAima,
                BfsBranching,
                BfsBranchingAima,
            ],
        ),
        (
            "astar:misplaced:ties=smaller-g",
            [
                MisplacedGenerated,
                MisplacedGeneratedAima,
                MisplacedBranching,
                MisplacedBranchingAima,
            ],
        ),
        (
            "astar:manhattan:ties=smaller-g",
            [
                ManhattanGenerated,
                ManhattanGeneratedAima,
                ManhattanBranching,
                ManhattanBranchingAima,
            ],
        ),
    ]
};

/// A row of the figure: the length, and the nodes generated and b* by strategy.
struct Published {
    length: u32,
    generated: [u32; 3],
    branching: [f64; 3],
    /// Nodes generated in an independent replication.
    replicated: [u32; 3],
}

/// Returns the nodes generated in a row, by strategy.
type Means = fn(&Published) -> [u32; 3];

fn published() -> Result<Vec<Published>, PresetError> {
    read_data(PUBLISHED, read)
}

/// Parses `length | three counts | three factors | three counts`.
fn read(text: &str) -> Option<Published> {
    let mut fields = text.split('|');
    Some(Published {
        length: fields.next()?.trim().parse().ok()?,
        generated: three(fields.next()?)?,
        branching: three(fields.next()?)?,
        replicated: three(fields.next()?)?,
    })
}

fn three<T: std::str::FromStr>(text: &str) -> Option<[T; 3]> {
    let values = text.split_whitespace().filter_map(|v| v.parse().ok());
    values.collect::<Vec<T>>().try_into().ok()
}

pub(crate) fn experiment(
    boards: Option<u32>,
    seed: u64,
) -> Result<(Source, Vec<Strategy>), PresetError> {
    let rows = published()?;
    // The figure has every second length: the blank is on a cell of the same colour as in the goal.
    let ends = rows.first().zip(rows.last());
    let lengths = ends.and_then(|(from, to)| Lengths::new(from.length, to.length, 2).ok());
    let size = Size::new(3, 3).ok();
    let (lengths, size) = lengths.zip(size).ok_or(PresetError::Data { line: 1 })?;
    let source = Source::Drawn(Draw {
        // The goal of its 8-puzzle, Fig. 3.3.
        goal: Board::blank_first(size),
        lengths,
        each: boards.unwrap_or(BOARDS),
        seed,
    });
    Ok((source, strategies(&STRATEGIES.map(|(name, _)| name))?))
}

#[derive(Clone, Copy, Default)]
struct Ours {
    /// Generated nodes, counted as in the figure.
    children: RunningStats,
    length: u32,
}

impl Ours {
    fn branching(&self) -> Option<f64> {
        branching(self.children.mean()?, self.length)
    }
}

struct FigureRow {
    theirs: Published,
    ours: [Ours; 3],
}

pub(crate) fn table(plan: &Plan, runs: &[Run]) -> Result<Table, PresetError> {
    let chosen = strategies(&STRATEGIES.map(|(name, _)| name))?;
    let ours = |length, at: usize| {
        let mut ours = Ours {
            length,
            ..Ours::default()
        };
        let of_it = runs.iter().filter(|run| {
            let solved = run.measured.length == Some(length);
            solved
                && run.measured.strategy == chosen[at]
                && plan.task(run.index).length == Some(length)
        });
        of_it.for_each(|run| ours.children.add(run.measured.children()));
        ours
    };
    let row = |theirs: Published| FigureRow {
        ours: [0, 1, 2].map(|at| ours(theirs.length, at)),
        theirs,
    };
    let rows: Vec<FigureRow> = published()?.into_iter().map(row).collect();
    let mut table = titled(Preset::Aima, &fields(), &rows);
    if let Some((least, most)) = boards(&rows) {
        table = table.noted(&[Note::AimaBoards(least, most)]);
    }
    let others: [(_, Means, _); 2] = [
        (ComparedMeans::Aima, |row| row.generated, BOARDS),
        (ComparedMeans::Replication, |row| row.replicated, REPLICATED),
    ];
    for (whose, published, boards) in others {
        if let Some(differences) = differences(&rows, published, boards) {
            table = table.noted(&[Note::LargestDifferences(whose, differences)]);
        }
    }
    Ok(table)
}

/// Returns the fewest and the most boards per length.
fn boards(rows: &[FigureRow]) -> Option<(u64, u64)> {
    let ours = || rows.iter().flat_map(|row| &row.ours);
    let boards = || ours().map(|ours| ours.children.count());
    boards().min().zip(boards().max())
}

/// Returns for each strategy, given by its first column, the largest difference of our means from those of `published`.
fn differences(rows: &[FigureRow], published: Means, boards: u32) -> Option<Vec<(ColumnKey, f64)>> {
    let largest = |at: usize| {
        let one =
            |row: &FigureRow| standard_errors(&row.ours[at], published(&row.theirs)[at], boards);
        rows.iter().filter_map(one).max_by(f64::total_cmp)
    };
    let strategies = STRATEGIES.into_iter().enumerate();
    strategies
        .map(|(at, (_, columns))| Some((columns[0], largest(at)?)))
        .collect()
}

/// Returns the difference between our mean and theirs in standard errors. Their spread is not published, so it is assumed
/// to be the same as ours.
fn standard_errors(ours: &Ours, theirs: u32, boards: u32) -> Option<f64> {
    let (mean, deviation) = (ours.children.mean()?, ours.children.deviation()?);
    let error = deviation * (1.0 / ours.children.count() as f64 + 1.0 / f64::from(boards)).sqrt();
    (error > 0.0).then(|| (mean - f64::from(theirs)).abs() / error)
}

fn fields() -> Vec<Field<FigureRow>> {
    let depth = Heading::Depth.to_string();
    let depth = Field::new(ColumnKey::Length, depth, |row: &FigureRow| {
        row.theirs.length
    });
    let strategies = || STRATEGIES.into_iter().enumerate();
    let generated = strategies().flat_map(|(at, (_, [ours, theirs, ..]))| {
        let mean = move |row: &FigureRow| Cell::number(row.ours[at].children.mean(), 0);
        let published = move |row: &FigureRow| row.theirs.generated[at];
        [Field::of(ours, mean), Field::of(theirs, published)]
    });
    let branching = strategies().flat_map(|(at, (_, [.., ours, theirs]))| {
        let factor = move |row: &FigureRow| Cell::number(row.ours[at].branching(), 2);
        let published = move |row: &FigureRow| Cell::number(Some(row.theirs.branching[at]), 2);
        [Field::of(ours, factor), Field::of(theirs, published)]
    });
    [depth]
        .into_iter()
        .chain(generated)
        .chain(branching)
        .collect()
}
