use slidescope::window::screens::heuristics::own::*;
use slidescope_core::search::heuristics::script::MAX_SOURCE;

#[test]
fn every_example_says_what_it_teaches() {
    for written in OwnHeuristics::default().0 {
        assert!(written.about().contains("It teaches: "), "{}", written.name);
    }
}

#[test]
fn a_name_that_is_taken_gets_a_number() {
    let mut own = OwnHeuristics::default();
    for name in ["Mine", "Mine 2", "Mine 3"] {
        let index = own.add("Mine", "0").expect("room");
        assert_eq!(own.0[index].name, name);
    }
    assert_eq!(own.add("Long", &"1".repeat(MAX_SOURCE + 1)), None);
}
