//! The ground of all text: the languages and how a message is found in one, numbers and units as people read them, lists
//! and sentences. It knows of no puzzle.

#![cfg_attr(
    not(feature = "gui"),
    allow(dead_code, unused_imports, reason = "for the window")
)]

pub(crate) mod language;
pub mod numbers;
pub mod units;

use std::fmt::Display;

pub(crate) use language::Message;
pub(crate) use messages::count;
pub(crate) use numbers::thousands;

/// What `build.rs` makes of the English file: a module for each of its headings that is of use to everybody.
mod messages {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// A phrase as a sentence: with a capital at its beginning and a full stop, unless it ends with one.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '。']) {
        text
    } else {
        messages::phrases::sentence(text)
    }
}

/// An error as a sentence, with its beginning as it is: errors themselves end without a full stop, as everywhere.
pub(crate) fn ended_with_a_stop(error: &dyn Display) -> String {
    messages::phrases::sentence(error.to_string())
}

/// Several things in a line, as the language separates them.
pub(crate) fn listed<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let mut line = String::new();
    for thing in things {
        if !line.is_empty() {
            line += messages::phrases::SEPARATOR.text();
        }
        line += thing.as_ref();
    }
    line
}
