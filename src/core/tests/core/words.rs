//! Numbers, units and languages as people read them.

use std::time::Duration;

use proptest::prelude::*;
use slidescope_core::words::numbers::{
    abbreviated, decimals, millions, percent, percent_done, share, thousands, whole_millions,
};
use slidescope_core::words::units::*;

#[test]
fn counts_are_abbreviated() {
    for (value, text) in [
        (0.0, "0"),
        (9_999.0, "9,999"),
        (20_000.0, "20 k"),
        (20_040.0, "20 k"),
        (20_060.0, "20.1 k"),
        (3_500_000.0, "3.5 M"),
        (999_940.0, "999.9 k"),
        (999_960.0, "1 M"),
        (999_960_000.0, "1 G"),
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
fn a_hundred_percent_means_everything() {
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
            v if v >= 999.95e6 => (1e9, "G"),
            v if v >= 999.95e3 => (1e6, "M"),
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
        assert_eq!(text.parse::<Bytes>(), Err(ParseBytesError), "{text}");
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

#[test]
fn a_limit_can_be_typed_with_a_unit() {
    assert_eq!(parse_mib("4 GiB"), Some(4096.0));
    assert_eq!(parse_mib(" 512MiB "), Some(512.0));
    assert_eq!(parse_mib("1,024"), Some(1024.0));
    assert_eq!(parse_mib("much"), None);
    assert_eq!(parse_mib("4²"), None);
}

#[test]
fn the_window_shows_three_digits_of_an_amount() {
    for (count, text) in [
        (1023, "1023 B"),
        (4200, "4.1 KiB"),
        (120 << 20, "120 MiB"),
        (1010 << 20, "1.0 GiB"),
    ] {
        assert_eq!(bytes(count), text);
    }
}

#[test]
fn spans_are_read_in_the_unit_that_suits_them() {
    for (span, text) in [
        (0.000_42, "420 µs"),
        (0.004_2, "4.20 ms"),
        (0.009_996, "10 ms"),
        (0.42, "420 ms"),
        (0.9996, "1.0 s"),
        (3.12, "3.1 s"),
        (59.96, "1 min 00 s"),
        (125.0, "2 min 05 s"),
    ] {
        assert_eq!(seconds(span), text);
    }
    let span = |ms| seconds_with_hundredths(Duration::from_millis(ms));
    assert_eq!([span(420), span(3140)], ["420.00 ms", "3.14 s"]);
}

#[test]
fn the_time_left_has_two_units_at_most() {
    for (ms, padded, unpadded) in [
        (39_400, "40 s", "39 s"),
        (125_000, "2 min 05 s", "2 min 5 s"),
        (3_725_000, "1 h 02 min", "1 h 2 min"),
    ] {
        let left = Duration::from_millis(ms);
        assert_eq!(time_left(left), padded);
        assert_eq!(time_left_unpadded(left), unpadded);
    }
}

#[test]
fn rates_are_a_second() {
    assert_eq!(per_second(400.0), "400 / s");
    let rates = [50.0, 50e3, 2e6].map(playback_rate);
    assert_eq!(rates, ["50 µs / s", "50 ms / s", "2 × real"]);
}
