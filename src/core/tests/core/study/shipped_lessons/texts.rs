//! The texts of the shipped lessons: the file has the ids of messages, which a lesson has in the chosen language.

use serde_json::Value;
use slidescope_core::lesson::{MAX_TEXT, Shipped};
use slidescope_core::words::language::Language;
use slidescope_core::words::thousands;

/// The fields of a lesson's file that hold texts.
const TEXTS: [&str; 9] = [
    "title", "caption", "ask", "text", "because", "right", "wrong", "hints", "remember",
];

/// All texts of the file of a lesson.
fn ids(shipped: Shipped) -> Vec<String> {
    fn add(value: &Value, is_text: bool, found: &mut Vec<String>) {
        match value {
            Value::String(text) if is_text => found.push(text.clone()),
            Value::Array(items) => items.iter().for_each(|item| add(item, is_text, found)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    add(value, TEXTS.contains(&name.as_str()), found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    let file = serde_json::from_str(shipped.text()).expect("JSON");
    add(&file, false, &mut found);
    assert!(found.len() >= 8, "{found:?}");
    found
}

fn words(id: &str, language: Language) -> &'static str {
    language.words(id).unwrap_or_else(|| panic!("no {id}"))
}

/// Returns the numbers in a text, sorted, because languages mention them in different orders. Chinese counts in ten
/// thousands and hundred millions, and its names of the puzzles contain their numbers.
fn numbers(text: &str) -> Vec<String> {
    let text = text.replace("二十四数码", "24").replace("十五数码", "15");
    let text = text.replace("八数码", "8");
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = &rest[start..];
        let end = digits.find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.');
        let (number, after) = digits.split_at(end.unwrap_or(digits.len()));
        let number = number.trim_matches([',', '.']);
        let unit = after.trim_start().trim_start_matches('多');
        let factor = match unit.chars().next() {
            Some('万') if !unit.starts_with("万亿") => Some(1e4),
            Some('亿') => Some(1e8),
            _ => None,
        };
        let plain = number.replace(',', "").parse::<f64>();
        found.push(match (factor, plain) {
            (Some(factor), Ok(plain)) => thousands((plain * factor).round() as u64),
            _ => number.to_owned(),
        });
        rest = after;
    }
    found.sort_unstable();
    found
}

/// The numbers in the English texts are tested elsewhere against the searches.
#[test]
fn texts_state_the_same_numbers_in_every_language() {
    for shipped in Shipped::ALL {
        for id in ids(shipped) {
            let english = words(&id, Language::english());
            for text in Language::all().map(|language| words(&id, language)) {
                assert!(!text.starts_with("lesson-"), "{text}");
                assert!(text.chars().count() <= MAX_TEXT, "{text}");
                assert_eq!(numbers(text), numbers(english), "{text}");
            }
        }
    }
}

/// But for the words of the chosen language, which in tests is English.
#[test]
fn their_files_are_written_as_the_program_writes() {
    for shipped in Shipped::ALL {
        let written = shipped.lesson().expect("a lesson").to_text();
        assert!(!written.contains("\"lesson-"), "{written}");
        let json = |text: &str| serde_json::to_string(text).expect("a string");
        let mut file = shipped.text().to_owned();
        for id in ids(shipped) {
            file = file.replace(&json(&id), &json(words(&id, Language::english())));
        }
        if Shipped::COURSE.contains(&shipped) {
            assert_eq!(written, file);
        }
    }
}

#[test]
fn every_text_is_a_message_of_its_own() {
    let mut ids: Vec<String> = Shipped::ALL.into_iter().flat_map(ids).collect();
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all);
    for id in ids {
        words(&id, Language::english());
    }
}

#[test]
fn the_course_goes_on_to_its_last_lesson() {
    let [first, .., last] = Shipped::COURSE;
    let course: Vec<Shipped> = std::iter::successors(Some(first), |it| it.next()).collect();
    assert_eq!(course, Shipped::COURSE);
    assert_eq!((last.next(), Shipped::Example.next()), (None, None));
}
