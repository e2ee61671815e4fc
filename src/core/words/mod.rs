//! The basis of all text: the languages and the look-up of messages, the format of numbers and units, lists and sentences.
//! It does not depend on the puzzle.

pub mod language;
pub mod numbers;
pub mod units;

use std::fmt::Display;

pub use language::Message;
pub use messages::count;
pub use numbers::thousands;

/// The code that `build.rs` generates from the English file: a module for each heading that all parts of the program use.
mod messages {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// Makes a phrase a sentence: it starts with a capital and ends with a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '。']) {
        text
    } else {
        messages::phrases::sentence(text)
    }
}

/// Makes an error message a sentence without changing its beginning. Errors end without a full stop by convention.
pub fn ended_with_a_stop(error: &dyn Display) -> String {
    messages::phrases::sentence(error.to_string())
}

/// Joins several items with the separator of the language.
pub fn listed<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let mut line = String::new();
    for thing in things {
        if !line.is_empty() {
            line += messages::phrases::SEPARATOR.text();
        }
        line += thing.as_ref();
    }
    line
}
