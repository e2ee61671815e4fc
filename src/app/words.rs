//! Numbers in words, and what things are called.

use crate::search::Algorithm;

/// What an algorithm's open list is called.
#[must_use]
pub(crate) const fn open_list(algorithm: Algorithm) -> &'static str {
    if algorithm.is_depth_first() {
        "stack"
    } else {
        "frontier"
    }
}

/// Bytes in the unit that leaves one to three digits before the point: 4.1 KiB.
#[must_use]
pub(crate) fn bytes(count: u64) -> String {
    const UNITS: [&str; 5] = ["KiB", "MiB", "GiB", "TiB", "PiB"];
    if count < 1024 {
        return format!("{count} B");
    }
    let mut value = count as f64 / 1024.0;
    let mut unit = 0;
    while value >= 1000.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    let digits = usize::from(value < 99.95);
    format!("{value:.digits$} {}", UNITS[unit])
}

/// A span of time with as many digits as mean something: 0.42 ms, 3.1 s, 2 min 05 s.
#[must_use]
pub(crate) fn seconds(span: f64) -> String {
    match span {
        s if s < 0.0005 => format!("{:.0} µs", s * 1e6),
        s if s < 0.01 => format!("{:.2} ms", s * 1e3),
        s if s < 1.0 => format!("{:.0} ms", s * 1e3),
        s if s < 60.0 => format!("{s:.1} s"),
        s => format!("{} min {:02} s", (s / 60.0) as u64, (s % 60.0) as u64),
    }
}
