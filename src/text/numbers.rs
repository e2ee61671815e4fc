//! Numbers as people read them, in every layer alike.

use std::fmt::Display;

/// A number with a comma before every three digits of its whole part: 1,204. Sign and decimals stay as they are.
#[must_use]
pub(crate) fn thousands(number: impl Display) -> String {
    let number = number.to_string();
    let (sign, digits) = number
        .strip_prefix('-')
        .map_or(("", number.as_str()), |digits| ("-", digits));
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let mut text = sign.to_owned();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + rest
}

/// A count with its noun: "1 move", "1,204 expansions".
#[must_use]
pub(crate) fn counted(number: u64, noun: &str) -> String {
    format!("{} {}", thousands(number), plural(number, noun))
}

/// A noun as it stands behind its count: "move" behind 1, else "moves".
#[must_use]
pub(crate) fn plural(number: u64, noun: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{noun}{s}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn one_is_singular() {
        let words = [0, 1, 2, 1204].map(|number| counted(number, "expansion"));
        let expected = [
            "0 expansions",
            "1 expansion",
            "2 expansions",
            "1,204 expansions",
        ];
        assert_eq!(words, expected);
    }

    proptest! {
        #[test]
        fn thousands_groups_by_three_from_the_right(number: u64) {
            let text = thousands(number);
            prop_assert_eq!(text.replace(',', "").parse(), Ok(number));
            let groups: Vec<&str> = text.split(',').collect();
            prop_assert!(groups[1..].iter().all(|g| g.len() == 3));
            prop_assert!((1..=3).contains(&groups[0].len()));
        }
    }
}
