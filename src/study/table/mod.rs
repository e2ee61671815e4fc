//! Tables of results, and the formats in which they are written.

pub(crate) mod column_key;
mod data_formats;
mod page_formats;

pub use column_key::ColumnKey;
pub(crate) use page_formats::{latex_escaped, markdown_escaped};

use std::cmp::Ordering;
use std::fmt;
use std::time::Duration;

use crate::study::notes::Note;
use crate::words::numbers::{NO_VALUE, decimals};
use crate::words::thousands;

#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    None,
    Text(String),
    Named {
        /// The name for programs.
        id: String,
        /// The name for people.
        name: String,
    },
    Count(u64),
    /// A number, of which a reader is shown so many decimals; programs get all of it.
    Number(f64, usize),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A value with a name for programs and another for people.
    pub(crate) fn named(id: impl Into<String>, name: impl fmt::Display) -> Self {
        Self::Named {
            id: id.into(),
            name: name.to_string(),
        }
    }

    pub fn count(count: Option<impl Into<u64>>) -> Self {
        count.map_or(Self::None, |count| Self::Count(count.into()))
    }

    pub fn number(number: Option<f64>, decimals: usize) -> Self {
        let finite = number.filter(|number| number.is_finite());
        finite.map_or(Self::None, |number| Self::Number(number, decimals))
    }

    /// A time in seconds, of which a reader is shown so many decimals.
    pub(crate) fn seconds(time: Duration, decimals: usize) -> Self {
        Self::Number(time.as_secs_f64(), decimals)
    }

    /// The text for readers: commas between thousands, decimals rounded, a dash for no value.
    pub fn shown(&self) -> String {
        match self {
            Self::None => NO_VALUE.to_string(),
            Self::Text(text) | Self::Named { name: text, .. } => text.clone(),
            Self::Count(count) => thousands(count),
            Self::Number(number, places) => decimals(*number, *places),
        }
    }

    const fn as_number(&self) -> Option<f64> {
        match self {
            Self::Count(count) => Some(*count as f64),
            Self::Number(number, _) => Some(*number),
            Self::Text(_) | Self::Named { .. } | Self::None => None,
        }
    }

    /// Numbers by size, words by their letters, numbers before words, nothing last.
    fn order(&self, other: &Self) -> Ordering {
        let is_word = |cell: &Self| cell.as_number().is_none();
        let rank = |cell: &Self| (cell == &Self::None, is_word(cell));
        match (self, other) {
            (Self::Count(a), Self::Count(b)) => a.cmp(b),
            (
                Self::Text(a) | Self::Named { name: a, .. },
                Self::Text(b) | Self::Named { name: b, .. },
            ) => a.cmp(b),
            _ => match (self.as_number(), other.as_number()) {
                (Some(a), Some(b)) => a.total_cmp(&b),
                _ => rank(self).cmp(&rank(other)),
            },
        }
    }

    /// The same, or the other way round; nothing stays last.
    fn order_in(&self, other: &Self, descending: bool) -> Ordering {
        let missing = (self == &Self::None).cmp(&(other == &Self::None));
        missing.then_with(|| {
            if descending {
                other.order(self)
            } else {
                self.order(other)
            }
        })
    }
}

macro_rules! cells {
    ($($kind:ty, |$value:ident| $cell:expr;)+) => {
        $(impl From<$kind> for Cell {
            fn from($value: $kind) -> Self {
                $cell
            }
        })+
    };
}

cells! {
    u32, |count| Self::Count(count.into());
    u64, |count| Self::Count(count);
    Option<u32>, |count| Self::count(count);
    String, |text| Self::Text(text);
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name in CSV and JSON and for sorting, such as `peak_frontier`; no two columns of a table share one.
    pub id: String,
    /// The heading for readers, such as “Peak frontier”.
    pub title: String,
}

impl Column {
    pub fn key(&self) -> Option<ColumnKey> {
        ColumnKey::known_as(&self.id)
    }
}

/// A column of a table of `R`s, with the function that makes its cell.
pub struct Field<R> {
    column: Column,
    cell: Box<dyn Fn(&R) -> Cell>,
}

impl<R> Field<R> {
    /// A column of the studies, with its usual heading.
    pub fn of<C: Into<Cell>>(key: ColumnKey, cell: impl Fn(&R) -> C + 'static) -> Self {
        Self::new(key, key.to_string(), cell)
    }

    pub fn new<C: Into<Cell>>(
        id: impl Into<String>,
        title: impl Into<String>,
        cell: impl Fn(&R) -> C + 'static,
    ) -> Self {
        Self {
            column: Column {
                id: id.into(),
                title: title.into(),
            },
            cell: Box::new(move |row| cell(row).into()),
        }
    }
}

/// A table. Every row has one cell for each column, because rows are only made from [`Field`]s.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    title: String,
    /// What stands below, each with the column that it speaks of.
    notes: Vec<(Option<ColumnKey>, String)>,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    /// Whether somebody chose the columns, so that none is left out.
    is_chosen: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NoSuchColumn {
    pub name: String,
    pub columns: Vec<String>,
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Format by id {
        /// Aligned columns, for a terminal.
        Text = "table",
        /// Comma-separated values as RFC 4180 has them, the ids first.
        Csv = "csv",
        /// One JSON object: title, notes, and an object a row.
        Json = "json",
        /// A table of GitHub-flavoured Markdown.
        Markdown = "markdown",
        /// A `tabular` that needs no package.
        Latex = "latex",
    }
}

impl Format {
    /// The usual ending of a file, without its dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Markdown => "md",
            Self::Latex => "tex",
        }
    }
}

impl Table {
    pub fn new<R>(title: impl Into<String>, fields: &[Field<R>], rows: &[R]) -> Self {
        let cells = |row| fields.iter().map(|field| (field.cell)(row)).collect();
        Self {
            title: title.into(),
            notes: Vec::new(),
            columns: fields.iter().map(|field| field.column.clone()).collect(),
            rows: rows.iter().map(cells).collect(),
            is_chosen: false,
        }
    }

    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push((None, note.into()));
        self
    }

    pub(crate) fn noted<'a>(mut self, notes: impl IntoIterator<Item = &'a Note>) -> Self {
        let notes = notes.into_iter();
        let notes = notes.map(|note| (note.column(), note.to_string()));
        self.notes.extend(notes);
        self
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn notes(&self) -> impl Iterator<Item = &str> {
        self.notes.iter().map(|(_, note)| note.as_str())
    }

    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    pub fn rows(&self) -> &[Vec<Cell>] {
        &self.rows
    }

    /// Sorts the rows by the column of that id, smallest first, or largest first where a `-` stands before the id; rows
    /// without a value come last either way, and equal ones keep their order.
    ///
    /// # Errors
    /// [`NoSuchColumn`] where there is none of that id.
    pub fn sort(&mut self, by: &str) -> Result<(), NoSuchColumn> {
        let (id, down) = by.strip_prefix('-').map_or((by, false), |id| (id, true));
        self.sort_at(self.place(id)?, down);
        Ok(())
    }

    /// The same table with these columns alone, by their ids, in this order. Notes on others are left out.
    ///
    /// # Errors
    /// [`NoSuchColumn`] where there is none of an id.
    pub fn select<S: AsRef<str>>(mut self, ids: &[S]) -> Result<Self, NoSuchColumn> {
        let places: Result<Vec<usize>, _> = ids.iter().map(|id| self.place(id.as_ref())).collect();
        self.keep(&places?);
        self.is_chosen = true;
        Ok(self)
    }

    /// Keeps the columns at these places, in this order, and what the notes say of them.
    fn keep(&mut self, places: &[usize]) {
        let had = std::mem::take(&mut self.columns);
        self.columns = places.iter().map(|&at| had[at].clone()).collect();
        for row in &mut self.rows {
            *row = places.iter().map(|&at| row[at].clone()).collect();
        }
        let lost = |key: &ColumnKey| {
            let has = |columns: &[Column]| columns.iter().any(|column| column.id == key.id());
            has(&had) && !has(&self.columns)
        };
        self.notes
            .retain(|(column, _)| !column.as_ref().is_some_and(lost));
    }

    fn place(&self, id: &str) -> Result<usize, NoSuchColumn> {
        let at = self.columns.iter().position(|column| column.id == id);
        at.ok_or_else(|| NoSuchColumn {
            name: id.to_owned(),
            columns: self.columns.iter().map(|c| c.id.clone()).collect(),
        })
    }

    /// The same by a column of a known kind; a table without that column stays as it is.
    pub fn sort_by(&mut self, key: ColumnKey, descending: bool) {
        if let Some(at) = self.position(key) {
            self.sort_at(at, descending);
        }
    }

    pub fn position(&self, key: ColumnKey) -> Option<usize> {
        self.columns.iter().position(|column| column.id == key.id())
    }

    /// The numbers of the rows in the order in which [`sort_by`](Self::sort_by) puts them.
    pub fn order_by(&self, key: ColumnKey, descending: bool) -> Vec<usize> {
        let mut rows: Vec<usize> = (0..self.rows.len()).collect();
        if let Some(at) = self.position(key) {
            rows.sort_by(|&a, &b| self.rows[a][at].order_in(&self.rows[b][at], descending));
        }
        rows
    }

    fn sort_at(&mut self, at: usize, descending: bool) {
        self.rows.sort_by(|a, b| a[at].order_in(&b[at], descending));
    }

    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Text => page_formats::text(self),
            Format::Csv => data_formats::csv(self),
            Format::Json => data_formats::json(self),
            Format::Markdown => page_formats::markdown(self),
            Format::Latex => page_formats::latex(self),
        }
    }

    /// Whether the column holds numbers, so that its cells stand to the right.
    pub fn is_numeric(&self, column: usize) -> bool {
        let cells = || self.rows.iter().map(|row| &row[column]);
        let words = |cell: &Cell| matches!(cell, Cell::Text(_) | Cell::Named { .. });
        cells().any(|cell| cell.as_number().is_some()) && !cells().any(words)
    }
}
