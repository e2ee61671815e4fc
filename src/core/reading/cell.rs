//! One word as the content of a cell: a tile or the blank.

/// Words for the empty cell.
pub(super) const BLANKS: &str = "none, null, nil, nan, blank, empty, space, 空, 空格, 空白";

/// Signs for the empty cell.
const SIGNS: &[&str] = &[
    "_", "x", "X", ".", "-", "*", "~", "b", "B", "e", "E", "-1", "-1.0", "-1.", "□", "■", "▢", "▪",
    "▫", "◻", "◼", "◽", "◾", "⬜", "⬛", "␣",
];

pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

/// Whether at least half of `word` are digits and blanks, which distinguishes a typing error in a board from other text.
pub(super) fn looks_spelled(word: &str) -> bool {
    let is_known = |c: &char| c.is_ascii_digit() || matches!(c, '_' | 'x' | 'X' | '.');
    2 * word.chars().filter(is_known).count() >= word.chars().count()
}

/// Returns the value of one word: 0 for a blank, [`u16::MAX`] for a larger number, `None` for other text. Programs write 8 as
/// `8.0` or `8.000e+00` too.
pub(super) fn value(word: &str) -> Option<u16> {
    if SIGNS.contains(&word) {
        return Some(0);
    }
    if is_number(word) {
        return Some(word.parse().unwrap_or(u16::MAX));
    }
    let is_float = word.starts_with(|c: char| c.is_ascii_digit())
        && word.contains('.')
        && word
            .bytes()
            .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    let number = is_float.then(|| word.parse::<f64>().ok()).flatten()?;
    (number.fract() == 0.0 && number >= 0.0).then(|| number.min(f64::from(u16::MAX)) as u16)
}
