//! The values of a file, and which of them are boards and entries.

use std::borrow::Cow;

use crate::order::OrderFault;
use crate::order::read::{cells, names};
use crate::puzzle::{Board, Size};

pub(super) enum Value<'a> {
    Word(&'a str),
    /// In quotation marks.
    Text(Cow<'a, str>),
    Entry(Entry),
    Group(Vec<Item<'a>>),
    /// The end of a row inside a line.
    RowEnd,
}

pub(super) struct Item<'a> {
    pub(super) key: Option<Cow<'a, str>>,
    pub(super) value: Value<'a>,
}

/// A board and the numbers beside it, if there are any, each with the index of its column.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) board: Board,
    pub(super) numbers: Vec<(usize, f64)>,
}

impl Entry {
    pub(super) const fn of(board: Board) -> Self {
        Self {
            board,
            numbers: Vec::new(),
        }
    }
}

impl<'a> Item<'a> {
    pub(super) const fn word(word: &'a str) -> Self {
        Self {
            key: None,
            value: Value::Word(word),
        }
    }

    pub(super) const fn is_board(&self) -> bool {
        matches!(self.value, Value::Entry(_))
    }

    /// Returns `true` for boards and groups that have some.
    pub(super) fn has_boards(&self) -> bool {
        match &self.value {
            Value::Group(items) => items.iter().any(Item::has_boards),
            _ => self.is_board(),
        }
    }

    /// Returns the word for a cell.
    pub(super) fn cell(&self) -> Option<&str> {
        match &self.value {
            _ if self.key.is_some() => None,
            Value::Word(word) => Some(word),
            Value::Text(text) if text.len() <= 8 => Some(text.trim()),
            _ => None,
        }
    }
}

impl Value<'_> {
    /// Returns its words as one text, in which rows end at slashes.
    pub(super) fn flat(&self) -> String {
        match self {
            Self::Word(word) => (*word).to_owned(),
            Self::Text(text) => text.to_string(),
            Self::Entry(entry) => entry.board.to_string(),
            Self::RowEnd => "/".to_owned(),
            Self::Group(items) => {
                let parts = items.iter().map(|item| match &item.value {
                    Value::Group(_) => format!("{} /", item.value.flat()),
                    value => value.flat(),
                });
                let parts: Vec<String> = parts.collect();
                parts.join(" ").trim_end_matches([' ', '/']).to_owned()
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Named(String),
    /// The place among the numbers without a name, from 0.
    Place(usize),
}

/// What is noticed while values are read.
pub(super) struct Notes {
    pub(super) size: Size,
    pub(super) columns: Vec<Column>,
    /// The names of what is no number.
    pub(super) left_out: Vec<String>,
    pub(super) blank: Option<String>,
    pub(super) is_turned: bool,
    pub(super) is_straight: bool,
    /// In all entries so far the board is the first part.
    pub(super) board_first: bool,
}

impl Notes {
    pub(super) fn new(size: Size) -> Self {
        Self {
            size,
            columns: Vec::new(),
            left_out: Vec::new(),
            blank: None,
            is_turned: false,
            is_straight: false,
            board_first: true,
        }
    }

    pub(super) fn noted(&mut self, written: cells::Written<'_>) -> Board {
        match written.is_turned {
            true => self.is_turned = true,
            false => self.is_straight = true,
        }
        if self.blank.is_none() {
            self.blank = written.blank.map(str::to_owned);
        }
        written.board
    }

    pub(super) fn leave_out(&mut self, name: &str) {
        let name: String = name.trim().chars().take(40).collect();
        if !name.is_empty() && self.left_out.len() < 20 && !self.left_out.contains(&name) {
            self.left_out.push(name);
        }
    }

    pub(super) fn column(&mut self, column: Column) -> usize {
        let known = self.columns.iter().position(|known| *known == column);
        known.unwrap_or_else(|| {
            self.columns.push(column);
            self.columns.len() - 1
        })
    }

    /// Returns the board if these items are its cells or rows.
    pub(super) fn board_of(&mut self, items: &[Item<'_>]) -> Option<Board> {
        let (mut words, mut rows, mut before) = (Vec::new(), Vec::new(), 0);
        for item in items {
            if item.key.as_deref() == Some("dtype") {
                continue;
            }
            let is_row = matches!(item.value, Value::Group(_) | Value::RowEnd);
            if is_row && words.len() > before {
                rows.push(words.len() - before);
                before = words.len();
            }
            match &item.value {
                _ if item.key.is_some() => return None,
                Value::Group(inner) => {
                    for item in inner {
                        words.push(item.cell()?);
                    }
                    rows.push(words.len() - before);
                    before = words.len();
                }
                Value::RowEnd => {}
                _ => words.push(item.cell()?),
            }
            if words.len() > self.size.cells() {
                return None;
            }
        }
        if words.len() > before {
            rows.push(words.len() - before);
        }
        let written = cells::board(&words, &rows, self.size)?;
        Some(self.noted(written))
    }

    /// Returns these items as a board or an entry if they are one.
    pub(super) fn reduced<'a>(&mut self, mut items: Vec<Item<'a>>) -> Value<'a> {
        if let [only] = items.as_slice()
            && only.key.is_none()
            && let Some(only) = items.pop()
        {
            return only.value;
        }
        if let Some(board) = self.board_of(&items) {
            return Value::Entry(Entry::of(board));
        }
        match self.entry_of(&items) {
            Ok(Some(entry)) => Value::Entry(entry),
            // A fault is found again where the place of the group is known.
            Ok(None) | Err(_) => Value::Group(items),
        }
    }

    /// Returns the entry if these words are the cells of a board and then up to four numbers.
    pub(super) fn flat_entry(&mut self, items: &[Item<'_>]) -> Option<Entry> {
        let (cells, numbers) = items.split_at_checked(self.size.cells())?;
        let board = self.board_of(cells)?;
        let numbers = numbers.iter().map(|item| item.cell()?.parse::<f64>().ok());
        let numbers: Option<Vec<f64>> = numbers.collect();
        let numbers = numbers
            .filter(|numbers| numbers.len() <= 4)?
            .into_iter()
            .enumerate();
        let numbers = numbers.map(|(place, value)| (self.column(Column::Place(place)), value));
        Some(Entry {
            board,
            numbers: numbers.collect(),
        })
    }

    /// Returns the entry in one row of a table, whose board is in column `at`.
    ///
    /// # Errors
    /// If the board or a value is none.
    pub(super) fn table_row(
        &mut self,
        names: &[String],
        at: usize,
        fields: &[&str],
    ) -> Result<Entry, OrderFault> {
        let board = fields.get(at).ok_or(OrderFault::NoBoard(self.size))?;
        let mut entry = Entry::of(self.noted(cells::text(board, self.size)?));
        for (index, field) in fields.iter().enumerate().filter(|(index, _)| *index != at) {
            let name = names.get(index).filter(|name| !name.is_empty()).cloned();
            let name = name.unwrap_or_else(|| format!("#{}", index + 1));
            self.number(&mut entry, Column::Named(name), field)?;
        }
        Ok(entry)
    }

    /// Notes a value beside a board.
    ///
    /// # Errors
    /// If the column is known, and this can be no value of a search.
    fn number(&mut self, entry: &mut Entry, column: Column, word: &str) -> Result<(), OrderFault> {
        if is_nothing(word) {
            return Ok(());
        }
        let value = word.parse::<f64>().ok();
        let fits = value.is_some_and(|value| (0.0..=1e6).contains(&value));
        match (column, value) {
            (Column::Named(name), _) if !fits && names::value(&name).is_some() => {
                return Err(OrderFault::Value(name));
            }
            (column, Some(value)) => entry.numbers.push((self.column(column), value)),
            (Column::Named(name), None) => self.leave_out(&name),
            (Column::Place(_), None) => self.leave_out(word),
        }
        Ok(())
    }

    /// Returns the entry if one of these items is its board.
    ///
    /// # Errors
    /// If a value cannot be that of a search.
    pub(super) fn entry_of(&mut self, items: &[Item<'_>]) -> Result<Option<Entry>, OrderFault> {
        let boards = items.iter().enumerate();
        let boards = boards.filter(|(_, item)| item.is_board());
        let boards: Vec<usize> = boards.map(|(at, _)| at).take(3).collect();
        let key_of = |at: usize| items[at].key.as_deref();
        let named = boards
            .iter()
            .find(|at| key_of(**at).is_some_and(names::is_board));
        let has_more = items.len() > boards.len();
        let at = match (boards.as_slice(), named) {
            (_, Some(&named)) if boards.len() < 3 => named,
            (&[only], None) => only,
            (&[first, _], None) if has_more && key_of(first).is_none() => first,
            _ => return Ok(None),
        };
        let is_list = |item: &Item<'_>| match &item.value {
            // Perhaps a board with a fault.
            Value::Text(text) => item.key.is_none() && text.parse::<f64>().is_ok(),
            Value::Group(inside) => {
                let is_object = inside.iter().any(|item| item.key.is_some());
                let words = item.value.flat();
                let numbers = words
                    .split_whitespace()
                    .filter(|word| word.parse::<f64>().is_ok());
                let is_board = 2 * numbers.count() >= self.size.cells();
                item.has_boards() || item.key.is_none() && (is_object || is_board)
            }
            _ => false,
        };
        if key_of(at).and_then(names::key).is_some() || items.iter().any(is_list) {
            return Ok(None);
        }
        let Value::Entry(entry) = &items[at].value else {
            return Ok(None);
        };
        let mut entry = entry.clone();
        self.board_first &= at == 0;
        let mut place = 0;
        for (index, item) in items.iter().enumerate().filter(|(index, _)| *index != at) {
            let column = match &item.key {
                Some(name) => Column::Named(name.to_string()),
                None => Column::Place(place),
            };
            match (&item.value, &item.key) {
                (Value::RowEnd, _) => continue,
                (Value::Word(word), _) => self.number(&mut entry, column, word)?,
                (Value::Text(text), Some(_)) => self.number(&mut entry, column, text.trim())?,
                (Value::Text(text), None) => self.leave_out(text),
                (_, Some(name)) => self.leave_out(name),
                (_, None) => self.leave_out(&format!("#{}", index + 1)),
            }
            place += usize::from(item.key.is_none());
        }
        Ok(Some(entry))
    }
}

pub(super) fn is_nothing(word: &str) -> bool {
    matches!(
        word,
        "" | "null" | "None" | "nil" | "NULL" | "undefined" | "nan" | "NaN"
    )
}
