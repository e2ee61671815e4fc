//! Texts about boards: their faults, and whether a problem has a solution.

use crate::text::messages::boards as said;

use crate::puzzle::{
    Board, Costs, CostsError, MAX_CELLS, MAX_COMPACT_CELLS, Mismatch, Notation, Size, SizeError,
    Solvability,
};
use crate::reading::{CellPosition, Fault, Faults, InvisibleCharacter};
use crate::text::{Message, listed};

displayed!(SizeError, |it| match it {
    Self::TooSmall { rows, columns } => said::size_too_small(rows, columns),
    Self::TooLarge { rows, columns } => said::size_too_large(rows, columns, MAX_CELLS),
    Self::NotASize(text) => said::not_a_size(text),
});

displayed!(Mismatch, |it| {
    let Self { start, goal } = it;
    said::mismatch(start, goal)
});

displayed!(CostsError, |it| match it {
    Self::Unreadable => said::COSTS_UNREADABLE.to_string(),
    Self::OutOfRange => said::costs_out_of_range(Costs::MOST),
    Self::Count { given, tiles } => said::costs_count(given, tiles),
});

// `row 1, column 2` or `cell 2`, counted from 1.
displayed!(CellPosition, |it| {
    let one_more = |number: usize| (number + 1).to_string();
    match it.row_column {
        Some((row, column)) => said::at_row_column(one_more(row), one_more(column)),
        None => said::at_cell(one_more(it.cell)),
    }
});

// `invisible character U+200B (zero-width space) at position 4`, counted from 1; in a text of several lines `at row 2,
// column 5`.
displayed!(InvisibleCharacter, |it| {
    let code = format!("U+{:04X}", u32::from(it.character));
    let character = match name_of_invisible(it.character) {
        Some(name) => said::invisible_named(code, name),
        None => code,
    };
    let row = it.line.map(|line| (line + 1).to_string());
    said::invisible_at(row, character, it.column + 1)
});

/// Returns the name of an invisible character, if it is one that is common in pasted text.
fn name_of_invisible(character: char) -> Option<Message> {
    Some(match character {
        '\0' => said::INVISIBLE_NULL,
        '\u{1b}' => said::INVISIBLE_ESCAPE,
        '\u{ad}' => said::INVISIBLE_SOFT_HYPHEN,
        '\u{200b}' => said::INVISIBLE_ZERO_WIDTH_SPACE,
        '\u{200c}' => said::INVISIBLE_NON_JOINER,
        '\u{200d}' => said::INVISIBLE_JOINER,
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            said::INVISIBLE_DIRECTION_MARK
        }
        '\u{2060}' => said::INVISIBLE_WORD_JOINER,
        '\u{fe00}'..='\u{fe0f}' => said::INVISIBLE_VARIATION_SELECTOR,
        '\u{feff}' => said::INVISIBLE_BYTE_ORDER_MARK,
        _ if character.is_control() => said::INVISIBLE_CONTROL_CHARACTER,
        _ => return None,
    })
}

displayed!(Fault, |it| match it {
    Self::Empty => said::EMPTY.to_string(),
    Self::TooLong { bytes } => said::too_long(bytes, MAX_CELLS),
    Self::Invisible { first, count } => {
        let more = (*count > 1).then(|| (count - 1).to_string());
        said::invisible(more, first)
    }
    Self::NotABoard { text } => said::not_a_board(text),
    Self::NeedsSpaces { digits } => said::needs_spaces(digits, MAX_COMPACT_CELLS),
    Self::Ambiguous { readings } => {
        let readings: Vec<String> = readings.iter().map(in_rows).collect();
        said::ambiguous(readings.join(said::SEPARATOR.text()))
    }
    Self::TwoBoards { start, goal } => said::two_boards(in_rows(start), in_rows(goal)),
    Self::ManyBoards { count } => said::many_boards(*count),
    Self::LargestIsBlank { largest, board } => said::largest_is_blank(largest, in_rows(board)),
    Self::NoSize { found } => said::no_size(*found),
    Self::Size(error) => error.to_string(),
    Self::WrongCount { found, size } => wrong_count(*found, *size),
    Self::OtherSize {
        rows,
        columns,
        size,
    } => said::other_size(rows, columns, *size),
    Self::Ragged {
        row,
        found,
        expected,
        first: _,
    } => said::ragged(*found, row + 1, expected),
    Self::NotATile { position, text } => said::not_a_tile(position, text),
    Self::OutOfRange {
        position,
        text,
        size,
    } => out_of_range(position.to_string(), text, *size),
    Self::Doubled { tile, positions } => said::doubled(positions.len(), tile, list(positions)),
    Self::TwoBlanks { positions } => said::two_blanks(positions.len(), list(positions)),
    Self::NoBlank => said::NO_BLANK.to_string(),
    Self::Missing { tiles } => missing(tiles),
});

// One fault per line.
displayed!(Faults, |it| joined(it, "\n"));

pub fn in_a_line(faults: &Faults) -> String {
    joined(faults, said::SEPARATOR.text())
}

fn joined(faults: &Faults, between: &str) -> String {
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    faults.join(between)
}

fn wrong_count(found: usize, size: Size) -> String {
    let wanted = size.cells();
    if found > wanted {
        let surplus = found - wanted;
        said::too_many_cells(found, size, wanted, surplus)
    } else {
        let lacking = wanted - found;
        said::too_few_cells(found, size, wanted, lacking)
    }
}

fn in_rows(board: &Board) -> String {
    board.write(Notation::Rows)
}

fn list(positions: &[CellPosition]) -> String {
    let positions: Vec<String> = positions.iter().map(CellPosition::to_string).collect();
    positions.join(said::SEPARATOR.text())
}

fn out_of_range(position: String, tile: &str, size: Option<Size>) -> String {
    match size {
        Some(size) => said::out_of_range(position, tile, size, size.cells() - 1),
        None => said::out_of_any_range(position, tile, MAX_CELLS - 1),
    }
}

fn missing(tiles: &[u8]) -> String {
    let numbers: Vec<String> = tiles.iter().map(u8::to_string).collect();
    match numbers.as_slice() {
        [tile] => said::missing_one(tile),
        [first @ .., last] => said::missing_several(listed(first), last),
        [] => said::MISSING_NONE.to_string(),
    }
}

// The reason: the two parities and, if they disagree, the swap that makes them agree.
displayed!(Solvability, |it| {
    let [exchanges, parity] = parities(it);
    let steps = it.blank_distance;
    if it.is_solvable() {
        said::reason_solvable(steps, exchanges, parity)
    } else {
        let (a, b) = (it.swap.0.min(it.swap.1), it.swap.0.max(it.swap.1));
        said::reason_unsolvable(steps, exchanges, parity, a, b)
    }
});

/// Returns "odd" or "even" for the number of exchanges and for the distance of the blank from its goal cell.
pub fn parities(solvability: &Solvability) -> [Message; 2] {
    let odd = [
        solvability.permutation_odd,
        solvability.blank_distance % 2 == 1,
    ];
    odd.map(|odd| if odd { said::ODD } else { said::EVEN })
}
