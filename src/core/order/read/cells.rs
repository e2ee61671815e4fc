//! One board from the words that stand for its cells.

use crate::order::OrderFault;
use crate::puzzle::{Board, MAX_CELLS, MAX_COMPACT_CELLS, Size};
use crate::reading::Draft;

/// A board as it was written.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    pub(super) board: Board,
    /// The sign of the blank, if it is no usual one.
    pub(super) blank: Option<&'a str>,
    /// Its rows are as long as the board's columns: it can only be written column by column.
    pub(super) is_turned: bool,
}

/// Reads one word for each cell. `rows` has the number of words of each row, if there are rows.
pub(super) fn board<'a>(words: &[&'a str], rows: &[usize], size: Size) -> Option<Written<'a>> {
    let (n, columns) = (size.cells(), size.columns());
    let each = |length: usize| rows.iter().all(|row| *row == length);
    if words.len() != n {
        // Each row may be one run of digits.
        let runs = words.len() == size.rows() && words.iter().all(|word| word.len() == columns);
        return match runs && n <= MAX_COMPACT_CELLS {
            true => compact(words, size),
            false => None,
        };
    }
    let is_flat = rows.len() < 2 || each(1);
    let is_turned = !is_flat && !each(columns);
    if is_turned && !each(size.rows()) {
        return None;
    }
    let mut cells = [0; MAX_CELLS];
    let mut blank = None;
    for (cell, word) in cells.iter_mut().zip(words) {
        match tile(word).filter(|tile| usize::from(*tile) < n) {
            Some(tile) => *cell = tile,
            // The largest number, or any sign that is no number, is the blank where there is no other.
            None if tile(word).is_none_or(|tile| usize::from(tile) == n) && blank.is_none() => {
                blank = Some(*word);
            }
            None => return None,
        }
    }
    Some(Written {
        board: Board::from_cells(size, &cells[..n])?,
        blank: blank.filter(|sign| !matches!(*sign, "_" | "x" | "X" | ".")),
        is_turned,
    })
}

/// Reads one character for each cell.
fn compact<'a>(words: &[&'a str], size: Size) -> Option<Written<'a>> {
    let letters = |word: &&'a str| {
        let word = *word;
        word.char_indices()
            .map(move |(at, c)| &word[at..at + c.len_utf8()])
    };
    let cells: Vec<&str> = words.iter().flat_map(letters).collect();
    match cells.len() == size.cells() {
        true => board(&cells, &[], size),
        false => None,
    }
}

/// Reads a word that is a whole board, such as 813467052. A number has lost a leading zero.
pub(super) fn word<'a>(word: &'a str, size: Size) -> Option<Written<'a>> {
    let n = size.cells();
    if n > MAX_COMPACT_CELLS || word.len() + 1 < n || word.len() > 4 * n {
        return None;
    }
    if word.len() + 1 == n && word.bytes().all(|byte| byte.is_ascii_digit()) {
        let mut cells = [0; MAX_CELLS];
        for (cell, digit) in cells[1..].iter_mut().zip(word.bytes()) {
            *cell = digit - b'0';
        }
        return Some(Written {
            board: Board::from_cells(size, &cells[..n])?,
            blank: None,
            is_turned: false,
        });
    }
    compact(&[word], size)
}

/// Reads a text that holds a whole board in any notation.
pub(super) fn text<'a>(text: &'a str, size: Size) -> Result<Written<'a>, OrderFault> {
    let ends_row = |c: char| matches!(c, '\n' | '\r' | '/' | ';' | ']' | ')' | '}');
    let is_between = |c: char| c.is_whitespace() || "[({,|'\"".contains(c);
    let (mut words, mut rows) = (Vec::new(), Vec::new());
    if text.len() < 2000 {
        for row in text.split(ends_row) {
            let before = words.len();
            words.extend(row.split(is_between).filter(|word| !word.is_empty()));
            if words.len() > before {
                rows.push(words.len() - before);
            }
        }
    }
    let single = match words.as_slice() {
        [single] => word(single, size),
        words => board(words, &rows, size),
    };
    if let Some(written) = single {
        return Ok(written);
    }
    let board = Draft::parse(text, Some(size)).board();
    match board.map_err(OrderFault::Board)? {
        board if board.size() == size => Ok(Written {
            board,
            blank: None,
            is_turned: false,
        }),
        _ => Err(OrderFault::NoBoard(size)),
    }
}

/// Returns a cell's number. Programs may write 8 as 8.0.
fn tile(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        [tens @ b'0'..=b'9', digit @ b'0'..=b'9'] => Some((tens - b'0') * 10 + digit - b'0'),
        _ => {
            let value: f64 = word.parse().ok()?;
            let is_tile = value.fract() == 0.0 && (0.0..100.0).contains(&value);
            is_tile.then_some(value as u8)
        }
    }
}
