//! Values as a person reads them.

use crate::{study::table::Cell, text::thousands};

/// What stands where there is no value.
pub(crate) const NOTHING: &str = "–";

/// The value with its thousands apart and its decimals cut.
pub(crate) fn shown(cell: &Cell) -> String {
    match cell {
        Cell::None => NOTHING.to_owned(),
        Cell::Text(text) | Cell::Named { name: text, .. } => text.clone(),
        Cell::Count(count) => thousands(count),
        Cell::Number(number, decimals) => thousands(format_args!("{number:.decimals$}")),
    }
}

#[cfg(test)]
mod tests {
    use super::shown;
    use crate::study::table::Cell;

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
