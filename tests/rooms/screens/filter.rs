use slidescope::window::screens::explore::frontier::filter::*;
use slidescope_core::search::Side;

#[test]
fn a_filter_is_read_in_the_ways_people_write_it() {
    let f = Filter {
        f: Some(18),
        ..Filter::default()
    };
    for text in ["f 18", "f18", "f=18", "f = 18"] {
        assert_eq!(Filter::parse(text), f, "{text}");
    }
    let several = Filter::parse("g 7 h9 813");
    assert_eq!((several.g, several.h), (Some(7), Some(9)));
    assert_eq!(several.parts, ["813"]);
    let side = Filter::parse("backward 4");
    assert_eq!((side.side, side.g), (Some(Side::Backward), Some(4)));
    assert_eq!(Filter::parse(""), Filter::default());
}
