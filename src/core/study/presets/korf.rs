//! Korf's 15-puzzle instances, solved by IDA* with Manhattan: R. E. Korf, Depth-First Iterative-Deepening, Artificial
//! Intelligence 27, 1985.

use crate::study::experiment::{Plan, Run, Source};
use crate::study::notes::{Heading, Note};
use crate::study::presets::{Preset, Published, given, instances, titled};
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// The header of the file names the source of the boards and counts, and the counting rule.
const PUBLISHED: &str = include_str!("../../../../assets/studies/korf.txt");

pub(super) const STRATEGIES: [&str; 1] = ["idastar:manhattan"];

/// Returns all instances, the easiest first. A line has Manhattan, the length, and the nodes, verified and as first
/// published, by IDA* with Manhattan. The root is counted once.
fn published() -> Vec<Published> {
    let mut rows = instances(PUBLISHED, "Korf", 4, 1);
    rows.sort_by_key(|row| row.nodes);
    rows
}

pub(super) fn source(boards: Option<u32>) -> Source {
    given(published(), boards)
}

struct KorfRow {
    theirs: Published,
    ours: Run,
}

impl KorfRow {
    /// Counts nodes as in the published numbers, which include the root.
    const fn nodes(&self) -> u64 {
        self.ours.measured.generated + 1
    }
}

pub(crate) fn table(plan: &Plan, runs: &[Run]) -> Table {
    let row = |theirs: Published| {
        let of_it = |run: &&Run| plan.task(run.index).name == theirs.name;
        let ours = *runs.iter().find(of_it)?;
        Some(KorfRow { theirs, ours })
    };
    let rows: Vec<KorfRow> = published().into_iter().filter_map(row).collect();
    let solved = |row: &&KorfRow| row.ours.measured.length.is_some();
    let solved: Vec<&KorfRow> = rows.iter().filter(solved).collect();
    let same = solved
        .iter()
        .filter(|row| Some(row.nodes()) == row.theirs.nodes);
    let note = Note::Agreement {
        same: same.count(),
        solved: solved.len(),
    };
    titled(Preset::Korf, &fields(), &rows).noted(&[note])
}

fn fields() -> [Field<KorfRow>; 8] {
    type F = Field<KorfRow>;
    let number = Heading::Korf.to_string();
    [
        F::new(ColumnKey::Instance, number, |row| row.theirs.number),
        F::of(ColumnKey::Board, |row| row.theirs.start.to_string()),
        F::of(ColumnKey::Length, |row| row.ours.measured.length),
        F::of(ColumnKey::LengthPublished, |row| row.theirs.length),
        F::of(ColumnKey::Nodes, KorfRow::nodes),
        F::of(ColumnKey::NodesPublished, |row| {
            Cell::count(row.theirs.nodes)
        }),
        F::of(ColumnKey::Seconds, |row| {
            Cell::seconds(row.ours.measured.elapsed, 2)
        }),
        F::of(ColumnKey::End, |row| row.ours.measured.end.cell()),
    ]
}
