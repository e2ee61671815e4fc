//! What is said of boards: their faults, and whether a problem has a solution.

use std::fmt;

use crate::puzzle::{
    CellPosition, Fault, Faults, InvisibleCharacter, MAX_CELLS, MAX_COMPACT_CELLS, Mismatch, Size,
    SizeError, Solvability,
};
use crate::text::message;
use crate::text::numbers::plural;

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooSmall { rows, columns } => write!(
                f,
                "a board needs at least 2 rows and 2 columns, not {rows} × {columns}"
            ),
            Self::TooLarge { rows, columns } => write!(
                f,
                "{rows} × {columns} has more than {MAX_CELLS} cells, the most a board may have"
            ),
            Self::NotASize(text) => write!(
                f,
                "“{text}” is not a size; write rows x columns, for example 3x3 or 2x4"
            ),
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { start, goal } = self;
        write!(
            f,
            "the start board is {start} and the goal {goal}; give both the same size"
        )
    }
}

impl fmt::Display for CellPosition {
    /// `row 1, column 2` or `cell 2`, counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row_column {
            Some((row, column)) => write!(f, "row {}, column {}", row + 1, column + 1),
            None => write!(f, "cell {}", self.cell + 1),
        }
    }
}

impl fmt::Display for InvisibleCharacter {
    /// `invisible character U+200B (zero-width space) at position 4`, counted from 1; in a text of several lines `at row 2,
    /// column 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invisible character U+{:04X}", u32::from(self.character))?;
        if let Some(name) = name_of_invisible(self.character) {
            write!(f, " ({name})")?;
        }
        let column = self.column + 1;
        match self.line {
            None => write!(f, " at position {column}"),
            Some(line) => write!(f, " at row {}, column {column}", line + 1),
        }
    }
}

/// The name of an invisible character, where it is one that pasted text often has.
fn name_of_invisible(character: char) -> Option<&'static str> {
    Some(match character {
        '\0' => "null",
        '\u{1b}' => "escape",
        '\u{ad}' => "soft hyphen",
        '\u{200b}' => "zero-width space",
        '\u{200c}' => "zero-width non-joiner",
        '\u{200d}' => "zero-width joiner",
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            "direction mark"
        }
        '\u{2060}' => "word joiner",
        '\u{fe00}'..='\u{fe0f}' => "variation selector",
        '\u{feff}' => "byte order mark",
        _ if character.is_control() => "control character",
        _ => return None,
    })
}

impl fmt::Display for Fault {
    /// What is wrong, where, and how to correct it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(
                "there is no board yet; write one, for example 285174306 or 4 1 2 / 5 0 3",
            ),
            Self::TooLong { bytes } => write!(
                f,
                "the text is {bytes} bytes long; a board has at most {MAX_CELLS} cells"
            ),
            Self::Invisible { first, count } => {
                let more = match count - 1 {
                    0 => String::new(),
                    more => format!(", and {more} more"),
                };
                write!(f, "{first}{more}; delete it")
            }
            Self::NotABoard { text } => write!(
                f,
                "“{text}” is not a board; write one, for example 285174306 or 4 1 2 / 5 0 3"
            ),
            Self::NeedsSpaces { digits } => write!(
                f,
                "{digits} digits without spaces; this works for up to {MAX_COMPACT_CELLS} cells only: put spaces or commas between the tiles"
            ),
            Self::NoSize { found } => {
                let cells = plural(*found as u64, "cell");
                let make = if *found == 1 { "makes" } else { "make" };
                write!(
                    f,
                    "{found} {cells} {make} no board; a board has 4, 6, 8, 9, 10, 12, 14, 15 or 16 cells"
                )
            }
            Self::Size(error) => error.fmt(f),
            Self::WrongCount { found, size } => f.write_str(&wrong_count(*found, *size)),
            Self::OtherSize {
                rows,
                columns,
                size,
            } => write!(
                f,
                "the rows make {rows} × {columns}, but the size is {size}; change one of them"
            ),
            Self::Ragged {
                row,
                found,
                expected,
                first: _,
            } => write!(
                f,
                "row {} has {found} {}, not {expected}; all rows need the same number",
                row + 1,
                plural(*found as u64, "cell")
            ),
            Self::NotATile { position, text } => write!(
                f,
                "{position}: “{text}” is not a tile; write a number, or 0, _, x or . for the blank"
            ),
            Self::OutOfRange {
                position,
                text,
                size,
            } => {
                write!(f, "{position}: there is no tile {text} on {}", range(*size))
            }
            Self::Doubled { tile, positions } => write!(
                f,
                "tile {tile} is there {}: {}; keep one",
                times(positions.len()),
                list(positions)
            ),
            Self::TwoBlanks { positions } => write!(
                f,
                "there are {} blanks: {}; keep one",
                positions.len(),
                list(positions)
            ),
            Self::NoBlank => {
                f.write_str("there is no blank; write 0, _, x or . for the empty cell")
            }
            Self::Missing { tiles } => write!(f, "{} missing", missing(tiles)),
        }
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
    joined(faults, "; ")
}

fn joined(faults: &Faults, between: &str) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    faults.join(between)
}

fn wrong_count(found: usize, size: Size) -> String {
    let wanted = size.cells();
    let mend = if found > wanted {
        format!("leave out {}", found - wanted)
    } else {
        format!("add {}", wanted - found)
    };
    let cells = plural(found as u64, "cell");
    format!("{found} {cells} for a board of {size}, which has {wanted}; {mend}")
}

fn times(count: usize) -> String {
    match count {
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}

fn list(positions: &[CellPosition]) -> String {
    let positions: Vec<String> = positions.iter().map(CellPosition::to_string).collect();
    positions.join("; ")
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

impl Solvability {
    /// The verdict in a line.
    #[must_use]
    pub const fn verdict(&self) -> &'static str {
        if self.is_solvable() {
            "Solvable"
        } else {
            "No solution"
        }
    }

    /// The reason: what the two parities are, and where they disagree the swap that makes them agree.
    #[must_use]
    pub fn reason(&self) -> String {
        let word = |odd| if odd { "odd" } else { "even" };
        let exchanges = word(self.permutation_odd);
        let parity = word(self.blank_distance % 2 == 1);
        let steps = message!("count-step", count = self.blank_distance);
        if self.is_solvable() {
            format!(
                "The start becomes the goal by an {exchanges} number of exchanges, and the blank is {steps} from home: both {parity}."
            )
        } else {
            let (a, b) = (self.swap.0.min(self.swap.1), self.swap.0.max(self.swap.1));
            format!(
                "The start becomes the goal by an {exchanges} number of exchanges, but the blank is {steps} from home, which is {parity}. Every move is one exchange and one step, so the two always change together. Swapping tiles {a} and {b} makes the board solvable."
            )
        }
    }
}
