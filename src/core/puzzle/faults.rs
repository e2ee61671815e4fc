//! The faults of a draft, and their positions.

use crate::puzzle::{Size, SizeError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPosition {
    /// Its index among all values, row by row, from 0.
    pub cell: usize,
    /// Its row and column, both from 0, if the draft has rows.
    pub row_column: Option<(usize, usize)>,
}

/// A character that is not displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvisibleCharacter {
    pub character: char,
    /// Its line, from 0; `None` if the text has only one line.
    pub line: Option<usize>,
    /// Its position in that line in characters, from 0.
    pub column: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    Empty,
    /// The text is far longer than any board.
    TooLong {
        bytes: usize,
    },
    /// There are characters that are not displayed.
    Invisible {
        first: InvisibleCharacter,
        count: usize,
    },
    /// Nothing in the text is a number or a blank.
    NotABoard {
        /// Its first word, truncated.
        text: String,
    },
    /// More than ten digits without separators.
    NeedsSpaces {
        digits: usize,
    },
    /// No size has this number of cells, and no rows are given.
    NoSize {
        found: usize,
    },
    /// The rows do not form a board of a legal size.
    Size(#[from] SizeError),
    /// There are too many or too few values for the given size.
    WrongCount {
        found: usize,
        size: Size,
    },
    /// The rows in the text do not match the given size.
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
        /// The row length of the given size, or else of most rows.
        expected: usize,
        first: usize,
    },
    /// A word is neither a number nor a blank.
    NotATile {
        position: CellPosition,
        /// The word, truncated.
        text: String,
    },
    /// A number is larger than the largest tile.
    OutOfRange {
        position: CellPosition,
        /// The number as written, truncated.
        text: String,
        /// The size of the board, if known.
        size: Option<Size>,
    },
    /// A tile occurs more than once.
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
    /// Indices of the cells to mark, row by row from 0; empty if the fault has no position.
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
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Iterates over the faults: first those of the whole, then those of single cells, then those between cells.
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
