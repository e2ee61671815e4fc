//! Ranges of lengths as they are typed.

use slidescope_core::study::experiment::{Lengths, LengthsError};

#[test]
fn ranges_are_read_and_written() {
    for (text, lengths) in [
        ("20", vec![20]),
        ("6..9", vec![6, 7, 8, 9]),
        ("6..=9", vec![6, 7, 8, 9]),
        (" 6 .. 12 : 2 ", vec![6, 8, 10, 12]),
        ("6..11:2", vec![6, 8, 10]),
        ("0..0", vec![0]),
    ] {
        let read: Lengths = text.parse().expect(text);
        assert_eq!(read.iter().collect::<Vec<_>>(), lengths, "{text}");
        assert_eq!(read.to_string().parse(), Ok(read), "{text}");
    }
}

#[test]
fn what_is_no_range_is_said() {
    type E = LengthsError;
    for (text, fault) in [
        ("", E::Form(String::new())),
        ("six", E::Form("six".to_owned())),
        ("6..", E::Form("6..".to_owned())),
        ("-1..4", E::Form("-1..4".to_owned())),
        ("9..6", E::Backwards { from: 9, to: 6 }),
        ("6..9:0", E::NoStep),
        ("10001", E::TooLong(10_001)),
    ] {
        assert_eq!(text.parse::<Lengths>(), Err(fault), "{text}");
    }
}
