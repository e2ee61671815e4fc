use egui::text::CCursor;
use slidescope::window::screens::heuristics::completion::*;
use slidescope_core::text::heuristic::FUNCTIONS;

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
