//! Heuristics of one's own while they are written: examples, completion, faults.

use egui::Stroke;
use egui::text::CCursor;
use slidescope::window::screens::heuristics::code::*;
use slidescope::window::screens::heuristics::completion::*;
use slidescope::window::screens::heuristics::own::*;
use slidescope_core::search::heuristics::script::MAX_SOURCE;
use slidescope_core::text::heuristic::FUNCTIONS;
use slidescope_parts::theme::Palette;

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

fn names(text: &str) -> Vec<&'static str> {
    let found = matches(text, text.chars().count());
    found.into_iter().map(|word| word.name).collect()
}

#[test]
fn what_is_typed_is_completed() {
    assert_eq!(names("1 + man"), ["manhattan"]);
    assert_eq!(names("mi"), ["misplaced", "min"]);
    assert_eq!(names("// man"), [""; 0]);
    assert_eq!(names("let h = 0;\nco"), ["column_of", "columns"]);
    for nothing in ["", "m", "12", "max", "xyz", "ma)"] {
        assert_eq!(names(nothing), [""; 0], "{nothing}");
    }
}

#[test]
fn the_cursor_ends_where_the_argument_goes() {
    let distance = matches("dis", 3)[0];
    assert_eq!(
        complete("h += dis;", 8, distance),
        ("h += distance();".to_owned(), CCursor::new(14))
    );
    assert_eq!(
        insert("ä + ", 4, WORDS[0]),
        ("ä + manhattan()".to_owned(), CCursor::new(15))
    );
}

#[test]
fn every_function_of_the_list_is_a_word() {
    for function in FUNCTIONS {
        let is_it = |word: &Word| function.signature.starts_with(word.name);
        assert!(WORDS.iter().any(is_it), "{}", function.signature);
    }
}

#[test]
fn pieces_make_the_line_again() {
    for line in [
        "let h = 2 * at(ä);// ü\n",
        "0..size/3_x//",
        "// é",
        "",
        "/ / §",
    ] {
        let all: String = pieces(line).iter().map(|(_, text)| *text).collect();
        assert_eq!(all, line);
    }
    let pieces = pieces("for tile in 1..size");
    for piece in [(Piece::Keyword, "for"), (Piece::Function, "size")] {
        assert!(pieces.contains(&piece), "{pieces:?}");
    }
}

#[test]
fn a_fault_is_underlined_in_its_line() {
    let job = layout("1 +\nx + 2", &Palette::DARK, 100.0, Some((2, 1)));
    let marked = job
        .sections
        .iter()
        .filter(|s| s.format.underline != Stroke::NONE);
    let marked = marked.map(|s| &job.text[s.byte_range.start.0..s.byte_range.end.0]);
    assert_eq!(marked.collect::<Vec<_>>(), ["x"]);
}
