//! What may be wrong with a draft, and the words for it: what is wrong, where, how to mend it.

use std::fmt;

use crate::puzzle::{MAX_CELLS, MAX_COMPACT_CELLS, Size, SizeError};

/// Where a value stands in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its index among all values, row by row, from 0.
    pub cell: usize,
    /// Its row and column, both from 0, where the draft has rows.
    pub row_column: Option<(usize, usize)>,
}

impl fmt::Display for Place {
    /// `row 1, column 2` or `cell 2`, counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row_column {
            Some((row, column)) => write!(f, "row {}, column {}", row + 1, column + 1),
            None => write!(f, "cell {}", self.cell + 1),
        }
    }
}

/// One thing that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is nothing there.
    #[error("there is no board yet; write one, for example 285174306 or 4 1 2 / 5 0 3")]
    Empty,
    /// The text is far longer than any board.
    #[error("the text is {bytes} bytes long; a board has at most {MAX_CELLS} cells")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Nothing in the text is a number or a blank.
    #[error("“{text}” is not a board; write one, for example 285174306 or 4 1 2 / 5 0 3")]
    NotABoard {
        /// Its first word, cut short.
        text: String,
    },
    /// More than ten digits without separators.
    #[error(
        "{digits} digits without spaces; they are read one by one, and only up to {MAX_COMPACT_CELLS} cells: put spaces or commas between the tiles"
    )]
    NeedsSpaces {
        /// How many there are.
        digits: usize,
    },
    /// No size has so many cells, and no rows are given.
    #[error(
        "{found} {} no board; a board has 4, 6, 8, 9, 10, 12, 14, 15 or 16 cells",
        if *found == 1 { "cell makes" } else { "cells make" }
    )]
    NoSize {
        /// How many cells there are.
        found: usize,
    },
    /// The rows make a board of no legal size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The values are too many or too few for the size said.
    #[error("{}", wrong_count(*found, *size))]
    WrongCount {
        /// How many there are.
        found: usize,
        /// The size said.
        size: Size,
    },
    /// The rows given are not those of the size said.
    #[error("the rows make {rows} × {columns}, but the size is {size}; change one of them")]
    OtherSize {
        /// Rows given.
        rows: usize,
        /// Columns given.
        columns: usize,
        /// The size said.
        size: Size,
    },
    /// One row is longer or shorter than the others.
    #[error("row {} has {found} {}, not {expected}; give every row as many", row + 1, cells(*found))]
    Ragged {
        /// The row, from 0.
        row: usize,
        /// Cells in it.
        found: usize,
        /// Cells of a row of the size said, or else of most rows.
        expected: usize,
        /// Index of its first cell.
        first: usize,
    },
    /// A word is neither a number nor a blank.
    #[error("{place}: “{text}” is not a tile; write a number, or 0, _, x or . for the blank")]
    NotATile {
        /// Where.
        place: Place,
        /// The word, cut short.
        text: String,
    },
    /// A number is larger than the largest tile.
    #[error("{place}: there is no tile {text} on {}", range(*size))]
    OutOfRange {
        /// Where.
        place: Place,
        /// The number as written, cut short.
        text: String,
        /// The size of the board, where there is one to go by.
        size: Option<Size>,
    },
    /// A tile is there more than once.
    #[error("tile {tile} is there {}: {}; keep one", times(places.len()), list(places))]
    Doubled {
        /// The tile.
        tile: u8,
        /// Everywhere it is.
        places: Vec<Place>,
    },
    /// The blank is there more than once.
    #[error("there are {} blanks: {}; keep one", places.len(), list(places))]
    TwoBlanks {
        /// Everywhere it is.
        places: Vec<Place>,
    },
    /// There is no blank.
    #[error("there is no blank; write 0, _, x or . for the empty cell")]
    NoBlank,
    /// Tiles are missing.
    #[error("{} missing", missing(tiles))]
    Missing {
        /// Which, in order.
        tiles: Vec<u8>,
    },
}

impl Fault {
    /// Indices of the cells to mark, row by row from 0; empty where the fault has no place of its own.
    #[must_use]
    pub fn cells(&self) -> Vec<usize> {
        match self {
            Self::NotATile { place, .. } | Self::OutOfRange { place, .. } => vec![place.cell],
            Self::Doubled { places, .. } | Self::TwoBlanks { places } => {
                places.iter().map(|place| place.cell).collect()
            }
            Self::Ragged { first, found, .. } => (*first..first + found).collect(),
            _ => Vec::new(),
        }
    }
}

/// Everything that is wrong with a draft; never empty.
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

impl fmt::Display for Faults {
    /// One fault a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

fn wrong_count(found: usize, size: Size) -> String {
    let wanted = size.cells();
    let mend = if found > wanted {
        format!("leave out {}", found - wanted)
    } else {
        format!("add {}", wanted - found)
    };
    format!(
        "{found} {} for a board of {size}, which has {wanted}; {mend}",
        cells(found)
    )
}

const fn cells(count: usize) -> &'static str {
    if count == 1 { "cell" } else { "cells" }
}

fn times(count: usize) -> String {
    match count {
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}

fn list(places: &[Place]) -> String {
    let places: Vec<String> = places.iter().map(Place::to_string).collect();
    places.join("; ")
}

fn range(size: Option<Size>) -> String {
    match size {
        Some(size) => format!("{size}; the tiles are 1 to {}", size.cells() - 1),
        None => format!("any board; the largest is {}", MAX_CELLS - 1),
    }
}

fn missing(tiles: &[u8]) -> String {
    let numbers: Vec<String> = tiles.iter().map(u8::to_string).collect();
    match numbers.as_slice() {
        [one] => format!("tile {one} is"),
        [first @ .., last] => format!("tiles {} and {last} are", first.join(", ")),
        [] => "nothing is".to_owned(),
    }
}
