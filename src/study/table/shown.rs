//! Values as a person reads them.

use super::Cell;

/// What stands where there is no value.
pub(super) const NOTHING: &str = "–";

/// The value with its thousands apart and its decimals cut.
pub(super) fn shown(cell: &Cell) -> String {
    match cell {
        Cell::None => NOTHING.to_owned(),
        Cell::Text(text) | Cell::Named { name: text, .. } => text.clone(),
        Cell::Count(count) => grouped(&count.to_string()),
        Cell::Number(number, decimals) => grouped(&format!("{number:.decimals$}")),
    }
}

/// Digits with a comma before every three of them, the sign and the decimals left as they are.
fn grouped(number: &str) -> String {
    let (sign, digits) = number.strip_prefix('-').map_or(("", number), |d| ("-", d));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let mut text = sign.to_owned();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::{Cell, shown};

    #[test]
    fn numbers_read_well() {
        for (cell, text) in [
            (Cell::Count(0), "0"),
            (Cell::Count(999), "999"),
            (Cell::Count(1000), "1,000"),
            (Cell::Count(u64::MAX), "18,446,744,073,709,551,615"),
            (Cell::Number(1234.5678, 2), "1,234.57"),
            (Cell::Number(-1234.5, 0), "-1,234"),
            (Cell::Number(0.5, 3), "0.500"),
            (Cell::None, "–"),
            (Cell::text("1000"), "1000"),
        ] {
            assert_eq!(shown(&cell), text);
        }
    }
}
