//! Counts, decimals and percentages as people read them.

use std::fmt::Display;

use super::messages::units;

/// A number with a comma before every three digits of its whole part: 1,204. Sign and decimals stay as they are.
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

pub(crate) const NO_VALUE: &str = "–";

/// A number with a comma between thousands and so many decimals: 1,234.57.
pub(crate) fn decimals(number: f64, decimals: usize) -> String {
    thousands(format_args!("{number:.decimals$}"))
}

/// A count in few letters: 1,500, 20 k, 3.5 M.
pub(crate) fn abbreviated(value: f64) -> String {
    let scaled = |by: f64, unit: &str| {
        let scaled = value / by;
        let decimals = usize::from((scaled - scaled.round()).abs() >= 0.05);
        format!("{scaled:.decimals$} {unit}")
    };
    match value {
        v if v >= 1e9 => scaled(1e9, "G"),
        v if v >= 1e6 => scaled(1e6, "M"),
        v if v >= 1e4 => scaled(1e3, "k"),
        v => thousands(v.round().max(0.0) as u64),
    }
}

/// A count in millions with one decimal: 51.7 M.
pub(crate) fn millions(count: u64) -> String {
    format!("{:.1} M", count as f64 / 1e6)
}

/// A count, in millions where it is a whole number of them: 250,000, 12 M.
pub(crate) fn whole_millions(count: u64) -> String {
    const MILLION: u64 = 1_000_000;
    if count >= MILLION && count.is_multiple_of(MILLION) {
        format!("{} M", thousands(count / MILLION))
    } else {
        thousands(count)
    }
}

/// A percentage with so many decimals: 12.5 %.
pub(crate) fn percent(value: f64, decimals: usize) -> String {
    units::percent(format!("{value:.decimals$}"))
}

/// A share of something, in percent with one decimal: 0.2 %; what is there but too little for that, <0.1 %.
pub(crate) fn share(value: f64) -> String {
    if value > 0.0 && value < 0.1 {
        units::percent("<0.1")
    } else {
        percent(value, 1)
    }
}

/// How much of a task is done, from 0 to 1, in whole percent: 100 % only when all of it is done.
pub(crate) fn percent_done(share: f32) -> String {
    percent(f64::from((share * 100.0).floor()), 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn counts_are_abbreviated() {
        for (value, text) in [
            (0.0, "0"),
            (9_999.0, "9,999"),
            (20_000.0, "20 k"),
            (20_040.0, "20 k"),
            (20_060.0, "20.1 k"),
            (3_500_000.0, "3.5 M"),
            (1_960_000_000.0, "2 G"),
        ] {
            assert_eq!(abbreviated(value), text);
        }
        assert_eq!(millions(51_660_000), "51.7 M");
        assert_eq!(millions(52_000_000), "52.0 M");
        assert_eq!(whole_millions(1_500_000), "1,500,000");
        assert_eq!(whole_millions(52_000_000), "52 M");
    }

    #[test]
    fn decimals_follow_the_thousands() {
        assert_eq!(decimals(1234.5678, 2), "1,234.57");
        assert_eq!(decimals(-1234.5, 0), "-1,234");
    }

    #[test]
    fn only_all_is_a_hundred_percent() {
        assert_eq!(percent_done(0.9999), "99 %");
        assert_eq!(percent_done(1.0), "100 %");
        assert_eq!(percent(12.345, 1), "12.3 %");
    }

    #[test]
    fn a_small_share_is_not_nothing() {
        assert_eq!(
            [0.0, 0.001, 0.157, 100.0].map(share),
            ["0.0 %", "<0.1 %", "0.2 %", "100.0 %"]
        );
    }

    proptest! {
        #[test]
        fn abbreviations_keep_one_decimal_unless_it_is_zero(value in 1e4_f64..1e12) {
            let (by, unit) = match value {
                v if v >= 1e9 => (1e9, "G"),
                v if v >= 1e6 => (1e6, "M"),
                _ => (1e3, "k"),
            };
            let text = format!("{:.1}", value / by);
            let text = text.strip_suffix(".0").unwrap_or(&text);
            prop_assert_eq!(abbreviated(value), format!("{text} {unit}"));
        }

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
