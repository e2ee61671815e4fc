//! Reads an order as programs write and print it: JSON, JSON lines, CSV, a board a line or a row a line, and what Python and
//! numpy print of lists, tuples, strings and dicts. What is not understood is refused or named in [`Order::left_out`].
//!
//! ```text
//! ["813467052", "8 1 3 / 0 6 7 / 4 5 2", [8,1,3,4,6,7,5,0,2]]
//! {"order": [{"board": "813467052", "g": 0, "h": 12, "f": 12}, ...], "solution": "RUL"}
//! [(12, 0, 0, (8, 1, 3, 4, 6, 7, None, 5, 2)), ...]
//! [[8 1 3]
//!  [4 6 7]
//!  [0 5 2]]
//!
//! board,g,h,f
//! 813467052,0,12,12
//! solution,RUL
//! ```

mod cells;
mod columns;
mod literal;
mod names;
mod reading;
mod shapes;
mod solution;
mod values;

use std::borrow::Cow;

use crate::files::decode;
use crate::order::read::literal::Parser;
use crate::order::read::reading::{Line, Reading};
use crate::order::{MAX_ORDER_FILE, Order, OrderFileFault};
use crate::puzzle::Problem;

/// Reads the order of a search of `problem`. The problem decides between readings: whether boards are written column by
/// column, and whose moves a solution has.
///
/// # Errors
/// [`OrderFileFault`].
pub fn read_order(bytes: &[u8], problem: &Problem) -> Result<Order, OrderFileFault> {
    if bytes.len() as u64 > MAX_ORDER_FILE {
        return Err(OrderFileFault::TooLarge);
    }
    let text = match std::str::from_utf8(bytes) {
        // In UTF-16 every other byte of a digit is 0.
        Ok(text) if !bytes.contains(&0) => Cow::from(text),
        _ => Cow::from(decode(bytes.to_vec()).map_err(|_| OrderFileFault::Encoding)?),
    };
    let text = with_plain_signs(text.trim_start_matches('\u{feff}').trim());
    if text.is_empty() {
        return Err(OrderFileFault::Empty);
    }
    let mut reading = Reading::default();
    let mut parser = Parser::new(&text, problem.size());
    match table_separator(&text) {
        Some(separator) => reading.table(&text, separator, &mut parser.notes)?,
        None => {
            let mut number = 0;
            while !parser.is_at_end() {
                number += 1;
                let (items, text) = parser.line()?;
                let ends = text.matches('\n').count();
                if !items.is_empty() {
                    let line = Line {
                        items,
                        text,
                        number,
                    };
                    reading.line(line, &mut parser)?;
                }
                number += ends;
            }
        }
    }
    reading.finish(problem, parser.notes)
}

/// Returns the text with Chinese and typographic signs in their ASCII form.
fn with_plain_signs(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let plain = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '、' => ',',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '−' | '–' => '-',
        '【' => '[',
        '】' => ']',
        c => c,
    };
    text.chars().map(plain).collect()
}

/// Returns the separator of a table if the first line names the column of the boards.
fn table_separator(text: &str) -> Option<char> {
    let mut lines = text.lines().map(str::trim);
    let header = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?;
    let names = |separator: char| {
        let mut fields = header.split(separator);
        fields.any(|field| names::is_board(field) && !field.contains(['{', '[', '(', ':']))
    };
    [',', ';', '\t', '|']
        .into_iter()
        .find(|separator| names(*separator))
}
