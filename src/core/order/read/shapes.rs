//! The shapes in which programs print: names before values, logs, the columns of pandas, rows of boards.

use crate::order::OrderFault;
use crate::order::read::names::Key;
use crate::order::read::values::{Item, Notes, Value};
use crate::order::read::{cells, names};
use crate::puzzle::Size;

/// Returns the name that a line begins with, or nothing, and the index of the value after it.
pub(super) fn name_of(items: &[Item<'_>]) -> (String, usize) {
    let is_word = |item: &&Item<'_>| item.key.is_none() && matches!(item.value, Value::Word(_));
    let lead = items.iter().take_while(is_word).count();
    let mut words: Vec<&str> = items[..lead].iter().filter_map(Item::cell).collect();
    match items.get(lead).and_then(|item| item.key.as_deref()) {
        Some(key) => {
            words.push(key);
            let name = words.join(" ");
            let name = name.trim_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
            (name.to_owned(), lead)
        }
        // As in a table: solution,URD.
        None if lead > 0 && items.len() > 1 && names::key(words[0]) == Some(Key::Solution) => {
            (words[0].to_owned(), 1)
        }
        None => (String::new(), 0),
    }
}

/// Takes the columns out of a table that is written column by column, as pandas does, and returns its rows:
/// `{"state": {"0": "813467052"}, "g": {"0": 0}}`.
pub(super) fn rows_of<'a>(items: &mut Vec<Item<'a>>, notes: &mut Notes) -> Option<Vec<Item<'a>>> {
    let keys = |item: &Item<'a>| match &item.value {
        Value::Group(inside) => inside.iter().map(|it| it.key.clone()).collect(),
        _ => Vec::new(),
    };
    let boards = items.iter().find(|item| {
        item.key.as_deref().is_some_and(names::is_board) && keys(item).iter().all(Option::is_some)
    });
    let index = keys(boards?);
    if index.is_empty() {
        return None;
    }
    let mut rows: Vec<Vec<Item<'a>>> = index.iter().map(|_| Vec::new()).collect();
    let columns = items.extract_if(.., |item| keys(item) == index);
    for column in columns {
        if let Value::Group(cells) = column.value {
            for (row, cell) in rows.iter_mut().zip(cells) {
                row.push(Item {
                    key: column.key.clone(),
                    value: cell.value,
                });
            }
        }
    }
    let row = |row| Item {
        key: None,
        value: notes.reduced(row),
    };
    Some(rows.into_iter().map(row).collect())
}

/// Takes named values out of their brackets: `Expanding 813467052 (g=0, h=12)`.
pub(super) fn opened(items: Vec<Item<'_>>) -> Vec<Item<'_>> {
    let open = |item| match item {
        Item {
            key: None,
            value: Value::Group(inside),
        } if inside.iter().all(|it| it.key.is_some()) => inside,
        item => vec![item],
    };
    items.into_iter().flat_map(open).collect()
}

/// Returns `true` for a row of a board: as many values as the board has columns, at most one of them no number.
pub(super) fn is_row(items: &[Item<'_>], size: Size) -> bool {
    let words = items.iter().map(Item::cell);
    let signs = words.filter(|word| word.is_none_or(|word| word.parse::<f64>().is_err()));
    let all = items.iter().all(|item| item.cell().is_some());
    items.len() == size.columns() && all && signs.count() <= 1
}

/// Returns why a value is no entry.
pub(super) fn fault_of(value: &Value<'_>, notes: &mut Notes) -> OrderFault {
    if let Value::Group(items) = value {
        if let Err(fault) = notes.entry_of(items) {
            return fault;
        }
        let is_board = |item: &&Item<'_>| item.key.as_deref().is_some_and(names::is_board);
        if let Some(board) = items.iter().find(is_board) {
            return fault_of(&board.value, notes);
        }
        if items.iter().any(|item| item.key.is_some()) {
            return OrderFault::NoBoard(notes.size);
        }
    }
    let fault = cells::text(&value.flat(), notes.size).err();
    fault.unwrap_or(OrderFault::NoBoard(notes.size))
}
