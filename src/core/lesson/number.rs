//! Parses numbers as people type them.

/// Parses a number. Thousands may be separated by spaces, commas, points or apostrophes, and decimals by a point or a
/// comma. A single comma before three digits separates thousands, as in 1,204; a single point never does. Of two different
/// signs the last is the decimal sign. Full-width digits are accepted. Returns `None` if `text` is not a number.
///
/// ```
/// use slidescope::lesson::parse_number;
///
/// assert_eq!(parse_number(" 10 461 394 944 000"), Some(10_461_394_944_000.0));
/// assert_eq!(parse_number("1,204"), Some(1204.0));
/// assert_eq!(parse_number("83,7"), Some(83.7));
/// assert_eq!(parse_number("1.204,5"), Some(1204.5));
/// assert_eq!(parse_number("many"), None);
/// ```
pub fn parse_number(text: &str) -> Option<f64> {
    let plain: String = text.trim().chars().map(plain).collect();
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => (-1.0, digits.trim_start()),
        None => (1.0, plain.strip_prefix('+').unwrap_or(&plain)),
    };
    let (whole, decimals) = match decimal_sign(digits) {
        Some(at) => (&digits[..at], &digits[at + 1..]),
        None => (digits, ""),
    };
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let has_groups = whole.contains([' ', ',', '.', '\'']);
    let groups: Vec<&str> = whole.split([' ', ',', '.', '\'']).collect();
    let is_grouped = groups.iter().enumerate().all(|(at, group)| {
        is_number(group)
            && match at {
                0 => !has_groups || (1..=3).contains(&group.len()),
                _ => group.len() == 3,
            }
    });
    let signs = whole.chars().filter(|c| !c.is_ascii_digit());
    let is_one_sign = signs.clone().all(|sign| signs.clone().next() == Some(sign));
    let has_digits = !(whole.is_empty() && decimals.is_empty());
    if !(is_grouped && is_one_sign && is_number(decimals) && has_digits) {
        return None;
    }
    let number: f64 = format!("0{}.{decimals}0", groups.concat()).parse().ok()?;
    Some(sign * number)
}

/// Maps the variants of each character to one form.
fn plain(letter: char) -> char {
    match letter {
        '０'..='９' => char::from_digit(letter as u32 - '０' as u32, 10).unwrap_or(letter),
        '，' => ',',
        '．' | '。' => '.',
        '－' | '−' | '–' => '-',
        '’' | '′' | '_' => '\'',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

fn decimal_sign(digits: &str) -> Option<usize> {
    let last = digits.rfind([',', '.'])?;
    let (before, sign, behind) = (&digits[..last], &digits[last..=last], &digits[last + 1..]);
    if before.contains(sign) {
        return None;
    }
    let is_thousands =
        behind.len() == 3 && sign == "," && (1..=3).contains(&before.len()) && before != "0";
    (!is_thousands || before.contains(['.', ' ', '\''])).then_some(last)
}
