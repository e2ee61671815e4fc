//! Formats of amounts of memory and of durations, and their parsing.

use super::messages::units as said;
pub use said::*;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// An amount of memory given on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(pub u64);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said::NOT_BYTES.text())]
pub struct ParseBytesError;

/// Units by their letter. GB uses powers of 1000; GiB and a bare G use powers of 1024.
const UNITS: [(char, u32); 4] = [('k', 1), ('m', 2), ('g', 3), ('t', 4)];

impl FromStr for Bytes {
    type Err = ParseBytesError;

    fn from_str(text: &str) -> Result<Self, ParseBytesError> {
        let text = text.trim().to_ascii_lowercase();
        let split = text
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(text.len());
        let (number, unit) = text.split_at(split);
        let unit = factor(unit.trim()).ok_or(ParseBytesError)?;
        if let Ok(whole) = number.parse::<u64>() {
            return whole.checked_mul(unit).map(Self).ok_or(ParseBytesError);
        }
        let bytes = number.parse::<f64>().map_err(|_| ParseBytesError)? * unit as f64;
        if bytes < u64::MAX as f64 {
            Ok(Self(bytes as u64))
        } else {
            Err(ParseBytesError)
        }
    }
}

fn factor(unit: &str) -> Option<u64> {
    if matches!(unit, "" | "b") {
        return Some(1);
    }
    let (_, power) = UNITS.iter().find(|(letter, _)| unit.starts_with(*letter))?;
    match &unit[1..] {
        "" | "i" | "ib" => Some(1024_u64.pow(*power)),
        "b" => Some(1000_u64.pow(*power)),
        _ => None,
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&bytes_with_decimal(self.0))
    }
}

const BINARY: [&str; 5] = ["KiB", "MiB", "GiB", "TiB", "PiB"];

/// Bytes in the unit that leaves one to three digits before the point, as the window shows them: 4.1 KiB, 120 MiB.
pub fn bytes(count: u64) -> String {
    if count < 1024 {
        return format!("{count} B");
    }
    let mut value = count as f64 / 1024.0;
    let mut unit = 0;
    while value >= 999.5 && unit + 1 < BINARY.len() {
        value /= 1024.0;
        unit += 1;
    }
    let digits = usize::from(value < 99.95);
    format!("{value:.digits$} {}", BINARY[unit])
}

/// Bytes with one decimal in the largest unit up to TiB that leaves at least one, as the terminal prints them: 1.5 GiB.
pub fn bytes_with_decimal(count: u64) -> String {
    let units = BINARY.into_iter().take(4).zip(1..);
    let unit = units
        .take_while(|(_, power)| count >= 1024_u64.pow(*power))
        .last();
    match unit {
        Some((name, power)) => format!("{:.1} {name}", count as f64 / 1024_f64.powi(power as i32)),
        None => said::bytes(count.to_string()),
    }
}

/// Parses the text of a memory field into MiB: "4 GiB", "512 MiB" or a bare number of MiB.
pub fn parse_mib(text: &str) -> Option<f64> {
    let text = text.trim().to_lowercase();
    let split = text
        .rfind(|c: char| !c.is_alphabetic() && !c.is_whitespace())
        .and_then(|at| Some(at + text[at..].chars().next()?.len_utf8()))
        .unwrap_or(0);
    let (digits, unit) = text.split_at(split);
    let factor = match unit.trim() {
        "g" | "gb" | "gib" => 1024.0,
        "" | "m" | "mb" | "mib" => 1.0,
        "k" | "kb" | "kib" => 1.0 / 1024.0,
        _ => return None,
    };
    let number = digits.replace(',', "").parse::<f64>().ok()?;
    Some(number * factor)
}

/// A duration with its significant digits, for the window: 420 µs, 0.52 ms, 3.1 s, 2 min 05 s.
pub fn seconds(span: f64) -> String {
    match span {
        s if s < 0.0005 => format!("{:.0} µs", s * 1e6),
        s if s < 0.009_995 => format!("{:.2} ms", s * 1e3),
        s if s < 0.9995 => format!("{:.0} ms", s * 1e3),
        s if s < 59.95 => format!("{s:.1} s"),
        s => {
            let whole = s.round() as u64;
            format!("{} min {:02} s", whole / 60, whole % 60)
        }
    }
}

/// A duration with two decimals, for the terminal: 0.42 ms, 3.10 s.
pub fn seconds_with_hundredths(span: Duration) -> String {
    let seconds = span.as_secs_f64();
    if seconds < 1.0 {
        format!("{:.2} ms", seconds * 1e3)
    } else {
        format!("{seconds:.2} s")
    }
}

/// The remaining time of a task, rounded up, for the window: 40 s, 2 min 05 s, 1 h 02 min.
pub fn time_left(left: Duration) -> String {
    in_two_units(left.as_secs_f64().ceil() as u64, 2)
}

/// The remaining time of a task, rounded, for the terminal: 40 s, 2 min 5 s, 1 h 2 min.
pub fn time_left_unpadded(left: Duration) -> String {
    in_two_units(left.as_secs_f64().round() as u64, 1)
}

/// Seconds in at most two units, the second of them with at least `width` digits.
fn in_two_units(seconds: u64, width: usize) -> String {
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {:0width$} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:0width$} min", seconds / 3600, seconds / 60 % 60),
    }
}

/// A rate of expansions: 400 / s.
pub fn per_second(rate: f64) -> String {
    said::expansions_per_second(format!("{rate:.0}"))
}

/// The playback rate of recorded time, from the microseconds of it per second: 50 ms / s, 2 × real.
pub fn playback_rate(microseconds: f64) -> String {
    match microseconds {
        rate if rate < 999.5 => format!("{rate:.0} µs / s"),
        rate if rate < 999.5e3 => format!("{:.0} ms / s", rate / 1e3),
        rate => said::times_real(format!("{:.0}", rate / 1e6)),
    }
}
