//! Names of open lists, and phrases as sentences.

use crate::search::Algorithm;

pub(crate) use crate::text::units::{bytes, seconds};

/// What an algorithm's open list is called.
#[must_use]
pub(crate) const fn open_list(algorithm: Algorithm) -> &'static str {
    if algorithm.is_depth_first() {
        "stack"
    } else {
        "frontier"
    }
}

/// A phrase as a sentence: with a capital at its beginning and a full stop.
#[must_use]
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
