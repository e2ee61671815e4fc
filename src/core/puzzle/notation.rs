//! The four notations in which a board is written: `285174306`, `4 1 2 / 5 0 3`, one row per line, `[[4,1,2],[5,0,3]]`.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::puzzle::{Board, Size};

/// The largest number of cells written or read without separators: above ten cells a tile may have two digits.
pub const MAX_COMPACT_CELLS: usize = 10;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Notation {
        /// `412503`. It has no rows, so a size other than [`Size::inferred`] must be given to parse it. A board of more than
        /// ten cells is written as [`Rows`](Self::Rows).
        Compact,
        Rows,
        /// One row per line, with aligned columns.
        Lines,
        Nested,
    }
}

/// In a file a board stands in rows.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, file: S) -> Result<S::Ok, S::Error> {
        file.serialize_str(&self.write(Notation::Rows))
    }
}

impl Board {
    /// Writes the board; the blank is 0.
    pub fn write(&self, notation: Notation) -> String {
        match notation {
            Notation::Compact if self.size().cells() <= MAX_COMPACT_CELLS => {
                self.cells().iter().map(u8::to_string).collect()
            }
            Notation::Compact | Notation::Rows => self.join(" ", " / ", 1),
            Notation::Lines => self.join(" ", "\n", self.widest()),
            Notation::Nested => format!("[[{}]]", self.join(",", "],[", 1)),
        }
    }

    fn join(&self, between_cells: &str, between_rows: &str, width: usize) -> String {
        self.rows(between_cells, '0', width).join(between_rows)
    }

    /// One string per row, in which a cell takes at least `width` characters.
    pub fn rows(&self, between: &str, blank: char, width: usize) -> Vec<String> {
        let cell = |tile: &u8| match tile {
            0 => format!("{blank:>width$}"),
            _ => format!("{tile:>width$}"),
        };
        let row = |cells: &[u8]| cells.iter().map(cell).collect::<Vec<_>>().join(between);
        self.cells()
            .chunks(self.size().columns())
            .map(row)
            .collect()
    }

    /// The number of digits of the largest tile.
    pub fn widest(&self) -> usize {
        (self.size().cells() - 1).to_string().len()
    }
}

impl fmt::Display for Board {
    /// Writes the shortest notation that parses back to the same board without a size: [`Notation::Compact`] if possible,
    /// else [`Notation::Rows`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        let compact =
            size.cells() <= MAX_COMPACT_CELLS && Size::inferred(size.cells()) == Some(size);
        f.pad(&self.write(if compact {
            Notation::Compact
        } else {
            Notation::Rows
        }))
    }
}
