//! What is said of boards: their faults, and whether a problem has a solution.

use std::fmt;

use crate::puzzle::{
    CellPosition, Fault, Faults, InvisibleCharacter, MAX_CELLS, MAX_COMPACT_CELLS, Mismatch, Size,
    SizeError, Solvability,
};
use crate::text::listed;
use crate::text::message;

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooSmall { rows, columns } => f.write_str(&message!(
                "boards-size-too-small",
                rows = rows.to_string(),
                columns = columns.to_string()
            )),
            Self::TooLarge { rows, columns } => f.write_str(&message!(
                "boards-size-too-large",
                rows = rows.to_string(),
                columns = columns.to_string(),
                most = MAX_CELLS
            )),
            Self::NotASize(text) => f.write_str(&message!("boards-not-a-size", text)),
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, goal } = self;
        f.write_str(&message!(
            "boards-mismatch",
            start = start.to_string(),
            goal = goal.to_string()
        ))
    }
}

impl fmt::Display for CellPosition {
    /// `row 1, column 2` or `cell 2`, counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one_more = |number: usize| (number + 1).to_string();
        f.write_str(&match self.row_column {
            Some((row, column)) => message!(
                "boards-at-row-column",
                row = one_more(row),
                column = one_more(column)
            ),
            None => message!("boards-at-cell", cell = one_more(self.cell)),
        })
    }
}

impl fmt::Display for InvisibleCharacter {
    /// `invisible character U+200B (zero-width space) at position 4`, counted from 1; in a text of several lines `at row 2,
    /// column 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = format!("U+{:04X}", u32::from(self.character));
        let character = match name_of_invisible(self.character) {
            Some(name) => message!("boards-invisible-named", code, name),
            None => code,
        };
        let column = (self.column + 1).to_string();
        f.write_str(&match self.line {
            None => message!("boards-invisible-at", character, position = column),
            Some(line) => message!(
                "boards-invisible-at-row",
                character,
                row = (line + 1).to_string(),
                column
            ),
        })
    }
}

/// The name of an invisible character, where it is one that pasted text often has.
fn name_of_invisible(character: char) -> Option<&'static str> {
    Some(match character {
        '\0' => message!("boards-invisible-null"),
        '\u{1b}' => message!("boards-invisible-escape"),
        '\u{ad}' => message!("boards-invisible-soft-hyphen"),
        '\u{200b}' => message!("boards-invisible-zero-width-space"),
        '\u{200c}' => message!("boards-invisible-non-joiner"),
        '\u{200d}' => message!("boards-invisible-joiner"),
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            message!("boards-invisible-direction-mark")
        }
        '\u{2060}' => message!("boards-invisible-word-joiner"),
        '\u{fe00}'..='\u{fe0f}' => message!("boards-invisible-variation-selector"),
        '\u{feff}' => message!("boards-invisible-byte-order-mark"),
        _ if character.is_control() => message!("boards-invisible-control-character"),
        _ => return None,
    })
}

impl fmt::Display for Fault {
    /// What is wrong, where, and how to correct it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => message!("boards-empty").to_owned(),
            Self::TooLong { bytes } => message!(
                "boards-too-long",
                bytes = bytes.to_string(),
                most = MAX_CELLS
            ),
            Self::Invisible { first, count } => {
                let first = first.to_string();
                match count - 1 {
                    0 => message!("boards-invisible", first),
                    more => message!("boards-invisible-and-more", first, more = more.to_string()),
                }
            }
            Self::NotABoard { text } => message!("boards-not-a-board", text),
            Self::NeedsSpaces { digits } => message!(
                "boards-needs-spaces",
                digits = digits.to_string(),
                most = MAX_COMPACT_CELLS
            ),
            Self::NoSize { found } => message!("boards-no-size", found = *found),
            Self::Size(error) => error.to_string(),
            Self::WrongCount { found, size } => wrong_count(*found, *size),
            Self::OtherSize {
                rows,
                columns,
                size,
            } => message!(
                "boards-other-size",
                rows = rows.to_string(),
                columns = columns.to_string(),
                size = size.to_string()
            ),
            Self::Ragged {
                row,
                found,
                expected,
                first: _,
            } => message!(
                "boards-ragged",
                row = (row + 1).to_string(),
                found = *found,
                expected = expected.to_string()
            ),
            Self::NotATile { position, text } => {
                message!("boards-not-a-tile", position = position.to_string(), text)
            }
            Self::OutOfRange {
                position,
                text,
                size,
            } => out_of_range(position.to_string(), text, *size),
            Self::Doubled { tile, positions } => message!(
                "boards-doubled",
                tile = tile.to_string(),
                times = positions.len(),
                positions = list(positions)
            ),
            Self::TwoBlanks { positions } => message!(
                "boards-two-blanks",
                count = positions.len(),
                positions = list(positions)
            ),
            Self::NoBlank => message!("boards-no-blank").to_owned(),
            Self::Missing { tiles } => missing(tiles),
        })
    }
}

impl fmt::Display for Faults {
    /// One fault a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(self, "\n"))
    }
}

/// All faults in one line.
pub(crate) fn in_a_line(faults: &Faults) -> String {
    joined(faults, message!("boards-separator"))
}

fn joined(faults: &Faults, between: &str) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    faults.join(between)
}

fn wrong_count(found: usize, size: Size) -> String {
    let wanted = size.cells();
    let size = size.to_string();
    if found > wanted {
        let surplus = found - wanted;
        message!("boards-too-many-cells", found, size, wanted, surplus)
    } else {
        let lacking = wanted - found;
        message!("boards-too-few-cells", found, size, wanted, lacking)
    }
}

fn list(positions: &[CellPosition]) -> String {
    let positions: Vec<String> = positions.iter().map(CellPosition::to_string).collect();
    positions.join(message!("boards-separator"))
}

fn out_of_range(position: String, tile: &str, size: Option<Size>) -> String {
    match size {
        Some(size) => message!(
            "boards-out-of-range",
            position,
            tile,
            size = size.to_string(),
            largest = size.cells() - 1
        ),
        None => message!(
            "boards-out-of-any-range",
            position,
            tile,
            largest = MAX_CELLS - 1
        ),
    }
}

fn missing(tiles: &[u8]) -> String {
    let numbers: Vec<String> = tiles.iter().map(u8::to_string).collect();
    match numbers.as_slice() {
        [tile] => message!("boards-missing-one", tile),
        [first @ .., last] => message!("boards-missing-several", first = listed(first), last),
        [] => message!("boards-missing-none").to_owned(),
    }
}

impl Solvability {
    /// The verdict in a line.
    #[must_use]
    pub fn verdict(&self) -> &'static str {
        if self.is_solvable() {
            message!("boards-verdict-solvable")
        } else {
            message!("boards-verdict-unsolvable")
        }
    }

    /// The reason: what the two parities are, and where they disagree the swap that makes them agree.
    #[must_use]
    pub fn reason(&self) -> String {
        let exchanges = parity(self.permutation_odd);
        let parity = parity(self.blank_distance % 2 == 1);
        let steps = self.blank_distance;
        if self.is_solvable() {
            message!("boards-reason-solvable", exchanges, steps, parity)
        } else {
            let (a, b) = (self.swap.0.min(self.swap.1), self.swap.0.max(self.swap.1));
            message!("boards-reason-unsolvable", exchanges, steps, parity, a, b)
        }
    }
}

/// "odd" or "even".
pub(crate) fn parity(odd: bool) -> &'static str {
    if odd {
        message!("boards-odd")
    } else {
        message!("boards-even")
    }
}
