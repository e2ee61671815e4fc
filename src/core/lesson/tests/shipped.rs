use super::*;
use crate::lesson::MAX_TEXT;
use crate::words::thousands;

fn file(shipped: Shipped) -> Lesson {
    crate::lesson::format::read(shipped.text()).expect("a lesson")
}

fn all_texts(mut lesson: Lesson) -> Vec<String> {
    let texts = texts(&mut lesson).into_iter();
    texts.map(|it| it.clone()).collect()
}

fn words(shipped: Shipped, language: Language) -> Vec<String> {
    all_texts(in_language(file(shipped), language))
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
        let english = words(shipped, Language::english());
        for language in Language::all() {
            let texts = words(shipped, language);
            for (text, english) in texts.iter().zip(&english) {
                assert!(!text.starts_with("lesson-"), "{text}");
                assert!(text.chars().count() <= MAX_TEXT, "{text}");
                assert_eq!(numbers(text), numbers(english), "{text}");
            }
        }
    }
}

#[test]
fn their_files_are_written_as_the_program_writes() {
    for shipped in Shipped::COURSE {
        assert_eq!(file(shipped).to_text(), shipped.text());
    }
}

#[test]
fn every_text_is_a_message_of_its_own() {
    let files = Shipped::ALL.into_iter().map(file);
    let mut ids: Vec<String> = files.flat_map(all_texts).collect();
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all);
    for id in ids {
        assert!(Language::english().words(&id).is_some(), "{id}");
    }
}

#[test]
fn the_course_goes_on_to_its_last_lesson() {
    let [first, .., last] = Shipped::COURSE;
    let course: Vec<Shipped> = std::iter::successors(Some(first), |it| it.next()).collect();
    assert_eq!(course, Shipped::COURSE);
    assert_eq!((last.next(), Shipped::Example.next()), (None, None));
}
