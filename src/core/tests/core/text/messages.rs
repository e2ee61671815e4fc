//! Sentences, names and columns in words.

use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::heuristics::script::{Script, ScriptPatterns};
use slidescope_core::text::heuristic::FUNCTIONS;
use slidescope_core::text::heuristic_effort::{dominates, too_long};
use slidescope_core::text::heuristics_place::about_function;
use slidescope_core::text::node::expansion::ordinal;
use slidescope_core::text::terminal::answer::{COUNTER_NAMES, left_in, right_in};
use slidescope_core::words::language::Language;

#[test]
fn every_example_gives_a_value_on_every_small_size() {
    for size in ["3x3", "4x4", "2x5", "3x4"] {
        let size: Size = size.parse().expect("a size");
        let goal = Board::blank_last(size);
        for function in FUNCTIONS {
            let patterns = ScriptPatterns::default();
            let mut script = Script::new(function.example, &goal, &patterns)
                .unwrap_or_else(|error| panic!("{}: {error}", function.example));
            let h = script.estimate(Board::blank_first(size).state());
            assert!(h.is_ok(), "{}: {h:?}", function.example);
        }
    }
}

#[test]
fn what_dominates_is_told_in_a_sentence() {
    for (others, told) in [
        (
            &[][..],
            "A dominates no other admissible heuristic of the list.",
        ),
        (&["B"][..], "A dominates B."),
        (&["B", "C"][..], "A dominates B and C."),
        (&["B", "C", "D", "E"][..], "A dominates B, C and 2 more."),
    ] {
        assert_eq!(dominates("A", others, true), told);
    }
}

#[test]
fn an_excess_that_is_there_is_not_nothing() {
    assert_eq!([0.0, 0.02, 0.62].map(too_long), ["0", "+0.1", "+0.6"]);
}

#[test]
fn functions_are_found_by_their_names() {
    for name in [
        "manhattan",
        "at",
        "rows",
        "min",
        "additive_pattern",
        "pattern",
    ] {
        assert!(about_function(name).is_some(), "{name}");
    }
    assert_eq!(about_function("while"), None);
    assert_ne!(
        about_function("pattern"),
        about_function("additive_pattern")
    );
}

#[test]
fn places_are_counted_in_english() {
    let names = [1, 2, 3, 4, 11, 12, 13, 21, 102, 1113].map(ordinal);
    let expected = [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "1,113th",
    ];
    assert_eq!(names, expected);
}

#[test]
fn columns_line_up_with_wide_letters_too() {
    assert_eq!(left_in(6, "深度") + "|", "深度  |");
    assert_eq!(right_in(6, "Depth"), " Depth");
    assert_eq!(right_in(2, "Depth"), "Depth");
}

#[test]
fn the_names_of_counters_fit_their_column_in_every_language() {
    for language in Language::all() {
        for id in [
            "terminal-expanded",
            "terminal-generated",
            "terminal-duplicates",
            "terminal-reopened",
            "terminal-visited",
            "terminal-frontier",
            "terminal-memory",
            "terminal-time",
            "terminal-threshold",
            "terminal-iterations",
            "terminal-threads",
        ] {
            let name = language.words(id).expect(id);
            // A space stays after it.
            assert!(left_in(COUNTER_NAMES, name).ends_with(' '), "{name}");
        }
    }
}
