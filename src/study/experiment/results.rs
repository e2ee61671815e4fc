//! The table of all runs, one a row.

use crate::study::{
    compare::named,
    experiment::{Plan, Run, summary},
    table::{Cell, ColumnKey, Field, Table},
};

/// A run and what it was made of.
struct Row {
    run: Run,
    name: String,
    board: String,
    goal: String,
    length: Option<u32>,
}

/// The table of `runs` of `plan`, in the order of their numbers.
#[must_use]
pub fn results_table(plan: &Plan, runs: &[Run]) -> Table {
    let mut runs: Vec<Run> = runs.to_vec();
    runs.sort_by_key(|run| run.index);
    let table = results_page(plan, &runs);
    summary::notes(plan).into_iter().fold(table, Table::note)
}

/// The part of that table that has just these runs, as they stand, without its remarks.
#[must_use]
pub fn results_page(plan: &Plan, runs: &[Run]) -> Table {
    let row = |&run: &Run| {
        let task = plan.task(run.index);
        Row {
            run,
            name: task.name.clone(),
            board: task.problem.start().to_string(),
            goal: task.problem.goal().to_string(),
            length: task.length,
        }
    };
    let rows: Vec<Row> = runs.iter().map(row).collect();
    let named_boards = plan.tasks().iter().any(|task| !task.name.is_empty());
    Table::new(summary::title(plan), &fields(named_boards), &rows)
}

fn fields(named_boards: bool) -> Vec<Field<Row>> {
    let mut fields = vec![Field::new(ColumnKey::Run, "Run", |row: &Row| {
        Cell::Count(row.run.index as u64)
    })];
    if named_boards {
        fields.push(Field::new(ColumnKey::Name, "Name", |row: &Row| {
            Cell::text(row.name.clone())
        }));
    }
    fields.extend([
        Field::new(ColumnKey::Board, "Board", |row: &Row| {
            Cell::text(row.board.clone())
        }),
        Field::new(ColumnKey::Goal, "Goal", |row: &Row| {
            Cell::text(row.goal.clone())
        }),
        Field::new(ColumnKey::Length, "Length", |row: &Row| {
            Cell::count(row.length)
        }),
        Field::new(ColumnKey::Strategy, "Strategy", |row: &Row| {
            named(row.run.measured.strategy)
        }),
        Field::new(ColumnKey::End, "End", |row: &Row| {
            Cell::text(row.run.measured.end.name())
        }),
        Field::new(ColumnKey::Found, "Moves found", |row: &Row| {
            Cell::count(row.run.measured.length)
        }),
        Field::new(ColumnKey::Expanded, "Expanded", |row: &Row| {
            Cell::Count(row.run.measured.expanded)
        }),
        Field::new(ColumnKey::Generated, "Generated", |row: &Row| {
            Cell::Count(row.run.measured.generated)
        }),
        Field::new(ColumnKey::Visited, "Visited", |row: &Row| {
            Cell::Count(row.run.measured.visited)
        }),
        Field::new(ColumnKey::PeakFrontier, "Peak frontier", |row: &Row| {
            Cell::Count(row.run.measured.peak_frontier)
        }),
        Field::new(ColumnKey::Bytes, "Bytes", |row: &Row| {
            Cell::Count(row.run.measured.bytes)
        }),
        Field::new(ColumnKey::Seconds, "Seconds", |row: &Row| {
            Cell::number(Some(row.run.measured.elapsed.as_secs_f64()), 5)
        }),
        Field::new(ColumnKey::Branching, "b*", |row: &Row| {
            Cell::number(row.run.measured.branching(), 3)
        }),
    ]);
    fields
}
