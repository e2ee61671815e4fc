//! Tables of results and their output formats.

mod csv_and_json;
mod page_formats;

pub use crate::study::column_key::ColumnKey;
pub(crate) use csv_and_json::record;
pub(crate) use page_formats::{is_chinese, latex_escaped, markdown_escaped, markdown_line};

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
    /// A number and the count of decimals shown to readers. Programs get full precision.
    Number(f64, usize),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// Creates a value with a name for programs and another for people.
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

    /// Creates a time in seconds, shown to readers with this number of decimals.
    pub(crate) fn seconds(time: Duration, decimals: usize) -> Self {
        Self::Number(time.as_secs_f64(), decimals)
    }

    /// Returns the text for readers: with thousands separators, rounded decimals, and a dash for no value.
    pub fn shown(&self) -> String {
        match self {
            Self::None => NO_VALUE.to_string(),
            Self::Text(text) | Self::Named { name: text, .. } => text.clone(),
            Self::Count(count) => thousands(count),
            Self::Number(number, places) => decimals(*number, visible(*number, *places)),
        }
    }

    const fn as_number(&self) -> Option<f64> {
        match self {
            Self::Count(count) => Some(*count as f64),
            Self::Number(number, _) => Some(*number),
            Self::Text(_) | Self::Named { .. } | Self::None => None,
        }
    }

    /// Orders numbers by value before words in alphabetical order, and words that are numbers by value. Cells without a value
    /// come last.
    fn order(&self, other: &Self) -> Ordering {
        let is_word = |cell: &Self| cell.as_number().is_none();
        let rank = |cell: &Self| (cell == &Self::None, is_word(cell));
        match (self, other) {
            (Self::Count(a), Self::Count(b)) => a.cmp(b),
            (
                Self::Text(a) | Self::Named { name: a, .. },
                Self::Text(b) | Self::Named { name: b, .. },
            ) => {
                let number = |text: &str| text.parse().unwrap_or(u64::MAX);
                (number(a), a).cmp(&(number(b), b))
            }
            _ => match (self.as_number(), other.as_number()) {
                (Some(a), Some(b)) => a.total_cmp(&b),
                _ => rank(self).cmp(&rank(other)),
            },
        }
    }

    /// Like [`order`](Self::order), or reversed if `descending`. Cells without a value come last either way.
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

/// The number of decimals that show a number: `places`, or as many as its first digit needs if it would be shown as zero.
fn visible(number: f64, places: usize) -> usize {
    let shown = number.abs() * 10_f64.powi(places as i32);
    if number == 0.0 || shown >= 0.5 {
        return places;
    }
    (-number.abs().log10()).ceil() as usize
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
    /// The name in CSV and JSON and for sorting, such as `peak_frontier`. It is unique within a table.
    pub id: String,
    /// The heading for readers, such as “Peak frontier”.
    pub title: String,
}

impl Column {
    pub fn key(&self) -> Option<ColumnKey> {
        ColumnKey::known_as(&self.id)
    }
}

/// A column of a table whose rows are made from `R`s, with the function that makes its cells.
pub struct Field<R> {
    column: Column,
    cell: Box<dyn Fn(&R) -> Cell>,
}

impl<R> Field<R> {
    /// Creates a study column with its usual heading.
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
    /// The notes below the table, each with the column it explains, if any.
    notes: Vec<(Option<ColumnKey>, String)>,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    /// Whether the user chose the columns, so that none may be left out.
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
        /// Comma-separated values according to RFC 4180, with the column ids in the first line.
        Csv = "csv",
        /// One JSON object: title, notes, and one object per row.
        Json = "json",
        /// A table in GitHub-flavoured Markdown.
        Markdown = "markdown",
        /// A `tabular` that needs no package.
        Latex = "latex",
    }
}

impl Format {
    /// Returns the usual file extension, without the dot.
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

    pub fn noted<'a>(mut self, notes: impl IntoIterator<Item = &'a Note>) -> Self {
        let notes = notes.into_iter();
        let notes = notes.map(|note| (note.column(), note.to_string()));
        self.notes.extend(notes);
        self
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

    /// Sorts the rows by the column with this id, smallest first, or largest first if the id has the prefix `-`. Rows
    /// without a value come last either way, and equal rows keep their order.
    ///
    /// # Errors
    /// [`NoSuchColumn`] if there is no column with this id.
    pub fn sort(&mut self, by: &str) -> Result<(), NoSuchColumn> {
        let (id, down) = by.strip_prefix('-').map_or((by, false), |id| (id, true));
        self.sort_at(self.place(id)?, down);
        Ok(())
    }

    /// Returns the table with only the columns with these ids, in this order. Notes on other columns are left out.
    ///
    /// # Errors
    /// [`NoSuchColumn`] if an id names no column.
    pub fn select<S: AsRef<str>>(mut self, ids: &[S]) -> Result<Self, NoSuchColumn> {
        let places: Result<Vec<usize>, _> = ids.iter().map(|id| self.place(id.as_ref())).collect();
        self.keep(&places?);
        self.is_chosen = true;
        Ok(self)
    }

    /// Keeps only the columns at these places, in this order, and removes the notes on the others.
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

    /// Sorts the rows by a column. A table without that column is left unchanged.
    pub fn sort_by(&mut self, key: ColumnKey, descending: bool) {
        if let Some(at) = self.position(key) {
            self.sort_at(at, descending);
        }
    }

    pub fn position(&self, key: ColumnKey) -> Option<usize> {
        self.columns.iter().position(|column| column.id == key.id())
    }

    /// Returns the row numbers in the order that [`sort_by`](Self::sort_by) would produce.
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
            Format::Csv => csv_and_json::csv(self),
            Format::Json => csv_and_json::json(self),
            Format::Markdown => page_formats::markdown(self),
            Format::Latex => page_formats::latex(self),
        }
    }

    /// Returns `true` if the column holds numbers, which are aligned to the right.
    pub fn is_numeric(&self, column: usize) -> bool {
        let cells = || self.rows.iter().map(|row| &row[column]);
        let words = |cell: &Cell| matches!(cell, Cell::Text(_) | Cell::Named { .. });
        cells().any(|cell| cell.as_number().is_some()) && !cells().any(words)
    }
}
