//! The table of Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26.

use super::{PresetError, data_lines, strategies};
use crate::{
    puzzle::{Board, Size},
    search::Strategy,
    study::{
        experiment::{Group, Lengths, Plan, Run, Source, Summary},
        table::{Cell, Field, Table},
    },
};

const PUBLISHED: &str = include_str!("../../../assets/studies/aima.txt");

/// Boards a length, theirs as ours.
const BOARDS: u32 = 100;

/// The columns of the figure, in its order: ours, and their name in a column's id and heading.
const STRATEGIES: [(&str, &str, &str); 3] = [
    ("bfs", "bfs", "BFS"),
    ("astar:misplaced", "misplaced", "A* misplaced"),
    ("astar:manhattan", "manhattan", "A* Manhattan"),
];

/// A row of the figure: its length, the nodes generated, and b*, by strategy.
struct Published {
    length: u32,
    generated: [u32; 3],
    branching: [f64; 3],
}

fn published() -> Result<Vec<Published>, PresetError> {
    let row = |(line, text): (usize, &str)| read(text).ok_or(PresetError::Data { line });
    data_lines(PUBLISHED).map(row).collect()
}

/// `length | three counts | three factors | whatever`.
fn read(text: &str) -> Option<Published> {
    let mut fields = text.split('|');
    Some(Published {
        length: fields.next()?.trim().parse().ok()?,
        generated: three(fields.next()?)?,
        branching: three(fields.next()?)?,
    })
}

fn three<T: std::str::FromStr>(text: &str) -> Option<[T; 3]> {
    let values: Vec<T> = text
        .split_whitespace()
        .filter_map(|v| v.parse().ok())
        .collect();
    values.try_into().ok()
}

pub(super) fn experiment(
    boards: Option<u32>,
    seed: u64,
) -> Result<(Source, Vec<Strategy>), PresetError> {
    let rows = published()?;
    let ends = rows
        .first()
        .zip(rows.last())
        .map(|(a, b)| (a.length, b.length));
    // The figure has every second length: boards with the blank at home.
    let lengths = ends.and_then(|(from, to)| Lengths::new(from, to, 2).ok());
    let size = Size::new(3, 3).ok();
    let (lengths, size) = lengths.zip(size).ok_or(PresetError::Data { line: 1 })?;
    let source = Source::Drawn {
        // The goal of its 8-puzzle, Fig. 3.3.
        goal: Board::blank_first(size),
        lengths,
        each: boards.unwrap_or(BOARDS),
        seed,
    };
    Ok((source, strategies(&STRATEGIES.map(|(name, ..)| name))?))
}

/// A row of the table: what was published, and what was measured where any of it is finished.
struct Row {
    theirs: Published,
    ours: [Option<Group>; 3],
}

pub(super) fn table(plan: &Plan, runs: &[Run]) -> Result<Table, PresetError> {
    let summary = Summary::of(plan, runs);
    let chosen = strategies(&STRATEGIES.map(|(name, ..)| name))?;
    let of = |length, at: usize| summary.group(Some(length), chosen[at]).copied();
    let row = |theirs: Published| Row {
        ours: [0, 1, 2].map(|at| of(theirs.length, at)),
        theirs,
    };
    let rows: Vec<Row> = published()?.into_iter().map(row).collect();
    let table = Table::new(
        "8-puzzle: nodes generated and effective branching factor, here and in AIMA, 4th edition, Fig. 3.26",
        &fields(),
        &rows,
    )
    .note("AIMA: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, Fig. 3.26; 100 boards a length.");
    let boards = rows
        .iter()
        .flat_map(|row| &row.ours)
        .flatten()
        .map(|g| g.runs);
    let least = boards.clone().min().unwrap_or(0);
    let most = boards.max().unwrap_or(0);
    let each = if least == most {
        format!("{most}")
    } else {
        format!("{least} to {most}")
    };
    let table = table.note(format!(
        "Here: {each} boards a length; means of the nodes generated, and b* of those means."
    ));
    Ok(match farthest(&rows) {
        Some(errors) => table.note(format!(
            "The largest difference between the two is {errors:.1} standard errors."
        )),
        None => table,
    })
}

/// The largest difference between a mean of ours and one of theirs, in standard errors of such a difference. Theirs are of
/// 100 boards and their spread is not published: it is taken to be ours.
fn farthest(rows: &[Row]) -> Option<f64> {
    let differences = rows.iter().flat_map(|row| {
        let both = row.ours.iter().flatten().zip(row.theirs.generated);
        both.filter_map(|(ours, theirs)| standard_errors(ours, theirs))
    });
    differences.max_by(f64::total_cmp)
}

fn standard_errors(ours: &Group, theirs: u32) -> Option<f64> {
    let (mean, deviation) = (ours.generated.mean()?, ours.generated.deviation()?);
    let error = deviation * (1.0 / ours.solved() as f64 + 1.0 / f64::from(BOARDS)).sqrt();
    (error > 0.0).then(|| (mean - f64::from(theirs)).abs() / error)
}

fn fields() -> Vec<Field<Row>> {
    let mut fields = vec![Field::new("length", "d", |row: &Row| {
        Cell::Count(u64::from(row.theirs.length))
    })];
    for (at, (_, id, name)) in STRATEGIES.into_iter().enumerate() {
        fields.push(Field::new(
            format!("{id}_generated"),
            name,
            move |row: &Row| {
                let mean = row.ours[at].and_then(|group| group.generated.mean());
                Cell::number(mean, 0)
            },
        ));
        fields.push(Field::new(
            format!("{id}_generated_aima"),
            "AIMA",
            move |row: &Row| Cell::Count(u64::from(row.theirs.generated[at])),
        ));
    }
    for (at, (_, id, name)) in STRATEGIES.into_iter().enumerate() {
        fields.push(Field::new(
            format!("{id}_branching"),
            format!("b* {name}"),
            move |row: &Row| Cell::number(row.ours[at].and_then(|group| group.branching()), 2),
        ));
        fields.push(Field::new(
            format!("{id}_branching_aima"),
            "AIMA",
            move |row: &Row| Cell::number(Some(row.theirs.branching[at]), 2),
        ));
    }
    fields
}
