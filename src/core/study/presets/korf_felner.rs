//! Fifty random 24-puzzles from R. E. Korf and A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134,
//! 2002. Finding shortest solutions mostly takes hours or more. The searches here do without optimality and take seconds.
//! The table shows the cost in moves.

use crate::search::Strategy;
use crate::study::Measurement;
use crate::study::compare::named;
use crate::study::experiment::{Plan, Run, Source};
use crate::study::notes::{Heading, Note};
use crate::study::presets::{Preset, Published, given, instances, titled};
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// The header of the file names the source of the boards and lengths.
const PUBLISHED: &str = include_str!("../../../../assets/studies/korf_felner.txt");

/// One weight with increasingly accurate estimates, and two of these with a smaller weight. A better estimate saves nodes, a
/// smaller weight saves moves. All fifty boards take half a minute on one core and at most 600 MB.
pub(super) const STRATEGIES: [&str; 6] = [
    "greedy:manhattan",
    "weighted-astar:manhattan:w=3",
    "weighted-astar:linear-conflict:w=3",
    "weighted-astar:patterns:w=3",
    "weighted-astar:linear-conflict:w=2",
    "weighted-astar:patterns:w=2",
];

/// Returns all instances, those with the shortest solutions first.
fn published() -> Vec<Published> {
    let mut rows = instances(PUBLISHED, "Korf-Felner", 5, 0);
    rows.sort_by_key(|row| (row.length, row.number));
    rows
}

pub(super) fn source(boards: Option<u32>) -> Source {
    given(published(), boards)
}

struct RunRow {
    theirs: Published,
    measured: Measurement,
}

impl RunRow {
    /// Returns the length of the path found divided by the published one.
    fn ratio(&self) -> Option<f64> {
        Some(f64::from(self.measured.length?) / f64::from(self.theirs.length))
    }
}

pub(crate) fn table(plan: &Plan, runs: &[Run]) -> Table {
    let all = published();
    let mut runs = runs.to_vec();
    // By board, then by strategy.
    runs.sort_by_key(|run| run.index);
    let row = |run: Run| {
        let start = plan.task(run.index).problem.start();
        Some(RunRow {
            theirs: all.iter().find(|row| row.start == start)?.clone(),
            measured: run.measured,
        })
    };
    let rows: Vec<RunRow> = runs.into_iter().filter_map(row).collect();
    let table = titled(Preset::KorfFelner, &fields(), &rows);
    let notes = plan.spec().strategies.iter().filter_map(|&strategy| {
        let of_it = rows.iter().filter(|row| row.measured.strategy == strategy);
        note(strategy, &of_it.collect::<Vec<_>>())
    });
    table.noted(&notes.collect::<Vec<_>>())
}

/// Returns a note on the results of a strategy on all boards, or `None` before its first run has ended.
fn note(strategy: Strategy, rows: &[&RunRow]) -> Option<Note> {
    let ratios: Vec<f64> = rows.iter().filter_map(|row| row.ratio()).collect();
    if rows.is_empty() {
        return None;
    }
    if ratios.is_empty() {
        let boards = rows.len();
        return Some(Note::FoundNone { strategy, boards });
    }
    Some(Note::FoundBy {
        strategy,
        solved: ratios.len(),
        boards: rows.len(),
        ratio: ratios.iter().sum::<f64>() / ratios.len() as f64,
    })
}

fn fields() -> [Field<RunRow>; 9] {
    type F = Field<RunRow>;
    let number = Heading::KorfFelner.to_string();
    [
        F::new(ColumnKey::Instance, number, |row| row.theirs.number),
        F::of(ColumnKey::Strategy, |row| named(row.measured.strategy)),
        F::of(ColumnKey::LengthPublished, |row| row.theirs.length),
        F::of(ColumnKey::Found, |row| row.measured.length),
        F::of(ColumnKey::TimesPublished, |row| {
            Cell::number(row.ratio(), 2)
        }),
        F::of(ColumnKey::Expanded, |row| row.measured.expanded),
        F::of(ColumnKey::Visited, |row| row.measured.visited),
        F::of(ColumnKey::Seconds, |row| {
            Cell::seconds(row.measured.elapsed, 2)
        }),
        F::of(ColumnKey::End, |row| row.measured.end.cell()),
    ]
}
