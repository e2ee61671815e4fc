//! Amounts of memory as a person writes and reads them.

use std::{fmt, str::FromStr};

/// A number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bytes(pub u64);

/// A text that is no amount of memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a number with a unit, for example 4GiB, 512MB or 1.5G, or plain bytes")]
pub(crate) struct NotBytes;

/// Units with their letter; GB counts in thousands, GiB and a bare G in 1024s.
const UNITS: [(char, u32); 4] = [('k', 1), ('m', 2), ('g', 3), ('t', 4)];

impl FromStr for Bytes {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Self, NotBytes> {
        let text = text.trim().to_ascii_lowercase();
        let split = text
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(text.len());
        let (number, unit) = text.split_at(split);
        let unit = factor(unit.trim()).ok_or(NotBytes)?;
        if let Ok(whole) = number.parse::<u64>() {
            return whole.checked_mul(unit).map(Self).ok_or(NotBytes);
        }
        let bytes = number.parse::<f64>().map_err(|_| NotBytes)? * unit as f64;
        if bytes < u64::MAX as f64 {
            Ok(Self(bytes as u64))
        } else {
            Err(NotBytes)
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
    /// In the largest binary unit that leaves a number of at least one: `1.5 GiB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = ["KiB", "MiB", "GiB", "TiB"]
            .into_iter()
            .zip(1..)
            .take_while(|(_, power)| self.0 >= 1024_u64.pow(*power))
            .last();
        match unit {
            Some((name, power)) => {
                write!(
                    f,
                    "{:.1} {name}",
                    self.0 as f64 / 1024_f64.powi(power as i32)
                )
            }
            None => write!(f, "{} bytes", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bytes, NotBytes};

    #[test]
    fn amounts_are_read() {
        for (text, bytes) in [
            ("0", 0),
            ("65536", 65_536),
            ("100b", 100),
            ("4GiB", 4 << 30),
            ("4gib", 4 << 30),
            ("4 GiB", 4 << 30),
            ("4G", 4 << 30),
            ("2GB", 2_000_000_000),
            ("512MiB", 512 << 20),
            ("512 MB", 512_000_000),
            ("3k", 3 << 10),
            ("1TiB", 1 << 40),
            ("1.5GiB", 3 << 29),
            (".5K", 512),
        ] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)), "{text}");
        }
        for text in [
            "",
            "GiB",
            "4XB",
            "4GiBs",
            "-4G",
            "1e9",
            "4..5G",
            "99999999999T",
            "99999999999.0T",
            "√2",
            "4é",
        ] {
            assert_eq!(text.parse::<Bytes>(), Err(NotBytes), "{text}");
        }
    }

    #[test]
    fn amounts_read_well() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (1023, "1023 bytes"),
            (1024, "1.0 KiB"),
            (3 << 29, "1.5 GiB"),
            (u64::MAX, "16777216.0 TiB"),
        ] {
            assert_eq!(Bytes(bytes).to_string(), text);
        }
    }
}
