//! Text that people read: every message, name and number format.

#[cfg(feature = "gui")]
pub(crate) mod compare;
#[cfg(feature = "gui")]
pub(crate) mod experiment;
pub(crate) mod numbers;
#[cfg(feature = "gui")]
pub(crate) mod strategy;
#[cfg(feature = "gui")]
pub(crate) mod table;

pub(crate) use numbers::{counted, thousands};

/// A phrase as a sentence: with a capital at its beginning and a full stop.
#[cfg(feature = "gui")]
#[must_use]
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
