//! The list of a class, as learning platforms and spreadsheets export it: CSV with any columns.

use std::collections::HashSet;
use std::io::ErrorKind;
use std::path::Path;

use csv::ReaderBuilder;

use crate::files::read_text;
use crate::lesson::exercise::Student;

const MAX_BYTES: u64 = 4 << 20;

#[derive(Debug, thiserror::Error)]
pub enum RosterFault {
    /// The system cannot read it.
    Read(#[from] std::io::Error),
    TooLarge,
    /// It is not UTF-8.
    Encoding,
    /// It is no CSV.
    Csv(#[from] csv::Error),
    Empty,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    pub(crate) heading: Vec<String>,
    /// The students: as many cells in each row as in the heading.
    pub(crate) rows: Vec<Vec<String>>,
    /// The column by which students are found, once some were.
    column: Option<usize>,
}

impl Roster {
    /// # Errors
    /// [`RosterFault`] if the file cannot be read or has no students.
    pub fn open(path: &Path) -> Result<Self, RosterFault> {
        match read_text(path, MAX_BYTES) {
            Ok(text) if text.len() as u64 > MAX_BYTES => Err(RosterFault::TooLarge),
            Ok(text) => Self::from_text(&text),
            Err(fault) if fault.kind() == ErrorKind::InvalidData => Err(RosterFault::Encoding),
            Err(fault) => Err(fault.into()),
        }
    }

    /// # Errors
    /// As [`open`](Self::open).
    pub fn from_text(text: &str) -> Result<Self, RosterFault> {
        let first = text.lines().next().unwrap_or_default();
        // Excel notes the separator in a line of its own.
        let text = match first.strip_prefix("sep=") {
            Some(_) => text[first.len()..].trim_start(),
            None => text,
        };
        let first = text.lines().next().unwrap_or_default();
        let count = |mark: &u8| first.bytes().filter(|byte| byte == mark).count();
        let delimiter = [b',', b';', b'\t'].into_iter().rev().max_by_key(count);
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(delimiter.unwrap_or(b','))
            .from_reader(text.as_bytes());
        let mut rows = Vec::new();
        for record in reader.records() {
            let cells: Vec<String> = record?.iter().map(str::to_owned).collect();
            if cells.iter().any(|cell| !cell.trim().is_empty()) {
                rows.push(cells);
            }
        }
        let width = rows.iter().map(Vec::len).max().unwrap_or(0);
        rows.iter_mut()
            .for_each(|row| row.resize(width, String::new()));
        let is_number = |cell: &String| cell.trim().parse::<u64>().is_ok();
        // A heading has a word above numbers, if it does not have words alone: “Number,2024”.
        let has_heading = rows.split_first().is_some_and(|(first, others)| {
            let mut cells = first.iter().enumerate();
            let numbers =
                |at: usize| !others.is_empty() && others.iter().all(|it| is_number(&it[at]));
            !first.iter().any(is_number) || cells.any(|(at, it)| !is_number(it) && numbers(at))
        });
        let heading = match has_heading {
            true => rows.remove(0),
            false => (1..=width).map(|number| number.to_string()).collect(),
        };
        let mut roster = Self {
            heading,
            rows,
            column: None,
        };
        // Canvas has lines about the columns, which belong to no student.
        if roster.is_of_canvas()
            && let Some(id) = roster.place("ID")
        {
            roster.rows.retain(|row| !row[id].trim().is_empty());
        }
        match roster.rows.is_empty() {
            true => Err(RosterFault::Empty),
            false => Ok(roster),
        }
    }

    pub(crate) fn place(&self, title: &str) -> Option<usize> {
        let mut titles = self.heading.iter();
        titles.position(|it| it.trim().eq_ignore_ascii_case(title))
    }

    /// Whether it has the columns by which Canvas finds a student.
    pub(crate) fn is_of_canvas(&self) -> bool {
        ["Student", "ID", "Section"]
            .into_iter()
            .all(|title| self.place(title).is_some())
    }

    /// Returns the only row with this number or name in a cell, or else the only one with all words of the name.
    pub(crate) fn find(&self, text: &str) -> Option<usize> {
        let key = Student::new(text)?.person();
        let is_it = |cell: &String| Student::new(cell).is_some_and(|it| it.person() == key);
        let only = |is_one: &dyn Fn(&Vec<String>) -> bool| {
            let mut found = self.rows.iter().enumerate().filter(|(_, row)| is_one(row));
            let first = found.next().map(|(at, _)| at);
            first.filter(|_| found.next().is_none())
        };
        let name = words(text);
        only(&|row| row.iter().any(is_it)).or_else(|| {
            let fits = |row: &Vec<String>| {
                let all: HashSet<String> = row.iter().flat_map(|cell| words(cell)).collect();
                name.iter().all(|word| all.contains(word))
            };
            only(&fits).filter(|_| name.len() > 1)
        })
    }

    /// Notes by which column these students are found: the one that has most of them.
    pub(crate) fn note_column<'a>(&mut self, found: impl Iterator<Item = (usize, &'a Student)>) {
        let mut counts = vec![0; self.heading.len()];
        for (row, student) in found {
            for (cell, count) in self.rows[row].iter().zip(&mut counts) {
                *count += usize::from(
                    Student::new(cell).is_some_and(|it| it.person() == student.person()),
                );
            }
        }
        let best = counts
            .iter()
            .enumerate()
            .rev()
            .max_by_key(|(_, count)| **count);
        self.column = best.filter(|(_, count)| **count > 0).map(|(at, _)| at);
    }

    /// Returns the number or name of the student in a row.
    pub(crate) fn student(&self, row: usize) -> Option<Student> {
        let row = &self.rows[row];
        let cells = self.column.map(|at| &row[at]).into_iter().chain(row);
        cells.filter_map(|cell| Student::new(cell)).next()
    }

    /// Returns `true` if it is known by which column students are found.
    pub(crate) const fn has_column(&self) -> bool {
        self.column.is_some()
    }
}

/// Returns the words of a name in lower case, so that “Muster, Anna” is “Anna Muster”.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}
