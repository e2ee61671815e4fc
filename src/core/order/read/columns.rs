//! What the numbers beside the boards are: by their names, or by what only g, h or f can be.

use crate::order::read::names;
use crate::order::read::values::{Column, Entry, Notes};
use crate::order::{Remark, Row};
use crate::puzzle::Problem;

/// Returns the rows with the values that are known to be g, h or f. The others are left out.
pub(super) fn rows(
    entries: &[Entry],
    problem: &Problem,
    notes: &mut Notes,
    remarks: &mut Vec<Remark>,
) -> Vec<Row> {
    let columns = std::mem::take(&mut notes.columns);
    let mut meanings: Vec<Option<&'static str>> = vec![None; columns.len()];
    for (at, column) in columns.iter().enumerate() {
        if let Column::Named(name) = column {
            let meaning = names::value(name).filter(|it| !meanings.contains(&Some(it)));
            meanings[at] = meaning;
        }
    }
    name_places(entries, problem, &columns, notes.board_first, &mut meanings);
    for (column, meaning) in columns.iter().zip(&meanings) {
        match (column, meaning) {
            (Column::Place(place), Some(meaning)) => remarks.push(Remark::Column(*place, meaning)),
            (Column::Named(name), None) => notes.leave_out(name),
            (Column::Place(place), None) => notes.leave_out(&format!("#{}", place + 1)),
            (Column::Named(_), Some(_)) => {}
        }
    }
    let rows = entries.iter().map(|entry| {
        let mut row = Row::of(entry.board);
        for (column, value) in &entry.numbers {
            if let Some(name) = meanings[*column].filter(|_| (0.0..=1e6).contains(value)) {
                row.set(name, *value);
            }
        }
        row
    });
    rows.collect()
}

/// Finds what the numbers without a name are. The first g is 0, and each has the parity of its board if every move costs 1; h
/// is 0 at the goal and nowhere else; f is g at the goal and never less. Three numbers after a board are g, h and f, as in this
/// program's files.
fn name_places(
    entries: &[Entry],
    problem: &Problem,
    columns: &[Column],
    board_first: bool,
    meanings: &mut [Option<&'static str>],
) {
    let values = |column: usize| -> Option<Vec<f64>> {
        let of = |entry: &Entry| {
            entry
                .numbers
                .iter()
                .find(|(at, _)| *at == column)
                .map(|it| it.1)
        };
        entries.iter().map(of).collect()
    };
    let (size, start, goal) = (problem.size(), problem.start().blank(), problem.goal());
    let costs = problem.costs();
    let most = f64::from(costs.most(size));
    let is_g = |values: &[f64]| {
        let mut rows = entries.iter().zip(values).enumerate();
        values.first() == Some(&0.0)
            && rows.all(|(row, (entry, value))| {
                let parity = size.distance(entry.board.blank(), start) % 2;
                let has_parity = !costs.is_unit() || value % 2.0 == parity as f64;
                has_parity && *value <= row as f64 * most
            })
    };
    let has_goal = entries.last().is_some_and(|entry| entry.board == goal);
    let is_h = |values: &[f64]| {
        let mut rows = entries.iter().zip(values);
        has_goal
            && rows.all(|(entry, value)| *value >= 0.0 && (*value == 0.0) == (entry.board == goal))
    };
    let is_f = |values: &[f64], gs: &[f64]| {
        let mut pairs = values.iter().zip(gs);
        has_goal && values.last() == gs.last() && pairs.all(|(f, g)| f >= g)
    };
    let places: Vec<usize> = (0..columns.len())
        .filter(|at| matches!(columns[*at], Column::Place(_)))
        .collect();
    let give = |meanings: &mut [Option<_>], name, fits: &dyn Fn(&[f64]) -> bool| {
        let mut free = places.iter().filter(|at| meanings[**at].is_none());
        let found = free.find(|at| values(**at).is_some_and(|values| fits(&values)));
        if let Some(&at) = found.filter(|_| !meanings.contains(&Some(name))) {
            meanings[at] = Some(name);
        }
    };
    give(meanings, "g", &is_g);
    give(meanings, "h", &is_h);
    let g = meanings.iter().position(|it| *it == Some("g"));
    if let Some(gs) = g.and_then(values) {
        give(meanings, "f", &|values| is_f(values, &gs));
    }
    if let ([g, h, f], true) = (places.as_slice(), board_first) {
        let usual = [(*g, "g"), (*h, "h"), (*f, "f")];
        let is_free = |(at, name): &(usize, &str)| meanings[*at].is_none_or(|it| it == *name);
        if usual.iter().all(is_free) {
            usual
                .into_iter()
                .for_each(|(at, name)| meanings[at] = Some(name));
        }
    }
}
