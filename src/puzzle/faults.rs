//! What may be wrong with a draft, and where.

use crate::puzzle::{Size, SizeError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPosition {
    /// Its index among all values, row by row, from 0.
    pub cell: usize,
    /// Its row and column, both from 0, where the draft has rows.
    pub row_column: Option<(usize, usize)>,
}

/// A character of a text that no screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvisibleCharacter {
    pub character: char,
    /// Its line, from 0; none where the text has one line.
    pub line: Option<usize>,
    /// Its place in that line in characters, from 0.
    pub column: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    Empty,
    /// The text is far longer than any board.
    TooLong {
        bytes: usize,
    },
    /// There are characters that no screen shows.
    Invisible {
        first: InvisibleCharacter,
        count: usize,
    },
    /// Nothing in the text is a number or a blank.
    NotABoard {
        /// Its first word, cut short.
        text: String,
    },
    /// More than ten digits without separators.
    NeedsSpaces {
        digits: usize,
    },
    /// No size has so many cells, and no rows are given.
    NoSize {
        found: usize,
    },
    /// The rows make a board of no legal size.
    Size(#[from] SizeError),
    /// The values are too many or too few for the size given.
    WrongCount {
        found: usize,
        size: Size,
    },
    /// The rows given are not those of the size given.
    OtherSize {
        rows: usize,
        columns: usize,
        size: Size,
    },
    /// One row is longer or shorter than the others.
    Ragged {
        /// The row, from 0.
        row: usize,
        found: usize,
        /// Cells of a row of the size given, or else of most rows.
        expected: usize,
        first: usize,
    },
    /// A word is neither a number nor a blank.
    NotATile {
        position: CellPosition,
        /// The word, cut short.
        text: String,
    },
    /// A number is larger than the largest tile.
    OutOfRange {
        position: CellPosition,
        /// The number as written, cut short.
        text: String,
        /// The size of the board, where there is one to go by.
        size: Option<Size>,
    },
    /// A tile is there more than once.
    Doubled {
        tile: u8,
        positions: Vec<CellPosition>,
    },
    TwoBlanks {
        positions: Vec<CellPosition>,
    },
    NoBlank,
    Missing {
        tiles: Vec<u8>,
    },
}

impl Fault {
    /// Indices of the cells to mark, row by row from 0; empty where the fault has no position of its own.
    pub fn cells(&self) -> Vec<usize> {
        match self {
            Self::NotATile { position, .. } | Self::OutOfRange { position, .. } => {
                vec![position.cell]
            }
            Self::Doubled { positions, .. } | Self::TwoBlanks { positions } => {
                positions.iter().map(|position| position.cell).collect()
            }
            Self::Ragged { first, found, .. } => (*first..first + found).collect(),
            _ => Vec::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub(crate) Vec<Fault>);

impl Faults {
    /// Each of them: first what concerns the whole, then cell by cell, then what is missing.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::error::Error for Faults {}
