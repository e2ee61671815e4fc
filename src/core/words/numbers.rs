//! Formats of counts, decimals and percentages.

use std::fmt::Display;

use super::messages::units;

/// A number with thousands separators in its whole part: 1,204. Sign and decimals are not changed.
pub fn thousands(number: impl Display) -> String {
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

pub const NO_VALUE: &str = "–";

/// A number with thousands separators and `decimals` decimal places: 1,234.57.
pub fn decimals(number: f64, decimals: usize) -> String {
    thousands(format_args!("{number:.decimals$}"))
}

/// A count in short form: 1,500, 20 k, 3.5 M.
pub fn abbreviated(value: f64) -> String {
    let scaled = |by: f64, unit: &str| {
        let scaled = value / by;
        let decimals = usize::from((scaled - scaled.round()).abs() >= 0.05);
        format!("{scaled:.decimals$} {unit}")
    };
    // Each limit is where the next smaller unit would round up to a thousand.
    match value {
        v if v >= 999.95e6 => scaled(1e9, "G"),
        v if v >= 999.95e3 => scaled(1e6, "M"),
        v if v >= 9_999.5 => scaled(1e3, "k"),
        v => thousands(v.round().max(0.0) as u64),
    }
}

/// A count in millions with one decimal: 51.7 M.
pub fn millions(count: u64) -> String {
    format!("{:.1} M", count as f64 / 1e6)
}

/// A count, in millions if it is a whole number of them: 250,000, 12 M.
pub fn whole_millions(count: u64) -> String {
    const MILLION: u64 = 1_000_000;
    if count >= MILLION && count.is_multiple_of(MILLION) {
        format!("{} M", thousands(count / MILLION))
    } else {
        thousands(count)
    }
}

/// A percentage with `decimals` decimal places: 12.5 %.
pub fn percent(value: f64, decimals: usize) -> String {
    units::percent(format!("{value:.decimals$}"))
}

/// A share of something, in percent with one decimal: 0.2 %. Positive values below 0.1 give <0.1 %, and those above 99.9
/// that are not all >99.9 %.
pub fn share(value: f64) -> String {
    if value > 0.0 && value < 0.1 {
        units::percent("<0.1")
    } else if value > 99.9 && value < 100.0 {
        units::percent(">99.9")
    } else {
        percent(value, 1)
    }
}

/// The completed part of a task, from 0 to 1, in whole percent, rounded down so that only a finished task shows 100 %.
pub fn percent_done(share: f32) -> String {
    percent(f64::from((share * 100.0).floor()), 0)
}
