//! The table of all runs, one a row.

use crate::study::compare::{measured_fields, named};
use crate::study::experiment::{Plan, PlanTitle, Run};
use crate::study::table::{Cell, ColumnKey, Field, Table};

struct RunRow {
    run: Run,
    name: String,
    board: String,
    goal: String,
    length: Option<u32>,
}

/// The table of `runs` of `plan`, in the order of their numbers.
pub fn results_table(plan: &Plan, runs: &[Run]) -> Table {
    let mut runs: Vec<Run> = runs.to_vec();
    runs.sort_by_key(|run| run.index);
    results_page(plan, &runs).noted(&plan.notes())
}

/// The part of that table that has just these runs, as they stand, without its remarks.
pub fn results_page(plan: &Plan, runs: &[Run]) -> Table {
    let row = |&run: &Run| {
        let task = plan.task(run.index);
        RunRow {
            run,
            name: task.name.clone(),
            board: task.problem.start().to_string(),
            goal: task.problem.goal().to_string(),
            length: task.length,
        }
    };
    let rows: Vec<RunRow> = runs.iter().map(row).collect();
    let named_boards = plan.tasks().iter().any(|task| !task.name.is_empty());
    let title = PlanTitle(plan).to_string();
    Table::new(title, &fields(named_boards), &rows)
}

fn fields(named_boards: bool) -> Vec<Field<RunRow>> {
    let mut fields = vec![Field::of(ColumnKey::Run, |row: &RunRow| {
        Cell::Count(row.run.index as u64)
    })];
    if named_boards {
        fields.push(Field::of(ColumnKey::Name, |row: &RunRow| {
            Cell::text(row.name.clone())
        }));
    }
    fields.extend([
        Field::of(ColumnKey::Board, |row: &RunRow| {
            Cell::text(row.board.clone())
        }),
        Field::of(ColumnKey::Goal, |row: &RunRow| Cell::text(row.goal.clone())),
        Field::of(ColumnKey::Length, |row: &RunRow| Cell::count(row.length)),
        Field::of(ColumnKey::Strategy, |row: &RunRow| {
            named(row.run.measured.strategy)
        }),
        Field::of(ColumnKey::End, |row: &RunRow| row.run.measured.end.cell()),
        Field::of(ColumnKey::Found, |row: &RunRow| {
            Cell::count(row.run.measured.length)
        }),
    ]);
    fields.extend(measured_fields(|row: &RunRow| &row.run.measured, 5));
    fields
}
