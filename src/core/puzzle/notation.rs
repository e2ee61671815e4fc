//! Boards as text: parsing, and the four notations in which a board is written.
//!
//! Accepted are `285174306`, `[[4,1,2],[5,0,3]]`, `4 1 2 / 5 0 3` and one row per line, with commas or spaces between the
//! values. The blank is `0`, `_`, `x` or `.`. Rows end at `/`, `;`, a bracket or the end of a line; inside brackets the end
//! of a line is only a space. A run without separators is read as one character per cell if it is alone in its row
//! (`412/503`), and so are groups of three and more (`285 174 306`). Every Unicode space separates values, including
//! non-breaking ones; a character that is not displayed is a fault.

use std::fmt;

use crate::puzzle::{Board, InvisibleCharacter, Size};

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

/// Whether `c` is neither displayed nor a space that can be typed: a control character, or one that only affects how others
/// are shown (Unicode's format characters, variation selectors, fillers).
fn is_invisible(c: char) -> bool {
    match c {
        '\t'..='\r' | '\u{85}' => false,
        '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => true,
        _ => c.is_control(),
    }
}

/// The first invisible character of `text` and their number. A byte order mark at the start does not count.
pub(crate) fn invisible_characters(text: &str) -> Option<(InvisibleCharacter, usize)> {
    let text = without_mark(text);
    let mut found = text.char_indices().filter(|(_, c)| is_invisible(*c));
    let (at, character) = found.next()?;
    let before = &text[..at];
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default();
    let first = InvisibleCharacter {
        character,
        line: text.trim_end().contains('\n').then_some(line),
        column: column.chars().count(),
    };
    Some((first, 1 + found.count()))
}

/// `text` without its invisible characters.
pub(crate) fn visible(text: &str) -> String {
    text.chars().filter(|c| !is_invisible(*c)).collect()
}

/// `text` without the byte order mark that some editors put at the start of a file.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Splits `text` into rows of words, one word per cell, by the rules in the module documentation. No row is empty. Also
/// returns whether a run without separators was read as one character per cell.
pub(crate) fn words(text: &str) -> (Vec<Vec<&str>>, bool) {
    let text = without_mark(text);
    let nested = text.contains(['[', '{', '(']);
    let ends_row = |c: char| match c {
        '/' | ';' | '[' | ']' | '{' | '}' | '(' | ')' => true,
        '\n' | '\r' => !nested,
        _ => false,
    };
    let words_of = |row| {
        let words = str::split(row, |c: char| c.is_whitespace() || c == ',');
        words.filter(|word| !word.is_empty()).collect()
    };
    let mut rows: Vec<Vec<&str>> = text.split(ends_row).map(words_of).collect();
    rows.retain(|row| !row.is_empty());
    let alone = rows.iter().all(|row| row.len() == 1);
    let groups = rows.len() == 1 && rows[0].iter().all(|word| word.chars().count() >= 3);
    let spelled = (alone || groups)
        && rows.iter().flatten().all(|word| looks_spelled(word))
        && rows.iter().flatten().any(|word| word.len() > 1);
    let rows = match spelled {
        true => rows.iter().flatten().map(|word| letters(word)).collect(),
        false => rows,
    };
    (rows, spelled)
}

/// Whether at least half of `word` are digits and blanks, which distinguishes a typing error in a board from other text.
fn looks_spelled(word: &str) -> bool {
    let known = word
        .chars()
        .filter(|c| c.is_ascii_digit() || is_blank(*c))
        .count();
    2 * known >= word.chars().count()
}

fn letters(word: &str) -> Vec<&str> {
    word.char_indices()
        .map(|(at, c)| &word[at..at + c.len_utf8()])
        .collect()
}

const fn is_blank(c: char) -> bool {
    matches!(c, '_' | 'x' | 'X' | '.')
}

/// The value of one word: 0 for a blank, [`u16::MAX`] for a larger number, `None` for other text.
pub(crate) fn value(word: &str) -> Option<u16> {
    let mut letters = word.chars();
    if let (Some(c), None) = (letters.next(), letters.next())
        && is_blank(c)
    {
        return Some(0);
    }
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| word.parse().unwrap_or(u16::MAX))
}
