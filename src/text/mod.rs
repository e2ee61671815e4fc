//! Text that people read: every message, name and number format.

#![cfg_attr(
    not(feature = "gui"),
    allow(dead_code, reason = "part of the text is only for the window")
)]

#[cfg(feature = "gui")]
pub(crate) mod board_editor;
pub(crate) mod boards;
#[cfg(feature = "gui")]
pub(crate) mod compare;
#[cfg(feature = "gui")]
pub(crate) mod dialogs;
#[cfg(feature = "gui")]
pub(crate) mod dropped;
pub(crate) mod experiment;
pub(crate) mod experiment_files;
pub(crate) mod experiment_shards;
pub(crate) mod explain;
#[cfg(feature = "gui")]
pub(crate) mod explore;
pub(crate) mod export;
#[cfg(feature = "gui")]
pub(crate) mod fields;
pub(crate) mod files;
#[cfg(feature = "gui")]
pub(crate) mod findings;
pub(crate) mod glossary;
pub(crate) mod help;
pub(crate) mod heuristic;
#[cfg(feature = "gui")]
pub(crate) mod heuristic_effort;
#[cfg(feature = "gui")]
pub(crate) mod heuristics_place;
pub(crate) mod jobs;
#[cfg(feature = "gui")]
pub(crate) mod kept;
pub(crate) mod language;
pub(crate) mod lesson;
#[cfg(feature = "gui")]
pub(crate) mod node;
pub(crate) mod numbers;
pub(crate) mod panics;
#[cfg(feature = "gui")]
pub(crate) mod playback;
#[cfg(feature = "gui")]
pub(crate) mod present;
pub(crate) mod presets;
#[cfg(feature = "gui")]
pub(crate) mod pseudocode;
#[cfg(feature = "gui")]
pub(crate) mod status;
pub(crate) mod strategies;
pub(crate) mod study;
#[cfg(feature = "gui")]
pub(crate) mod survey;
#[cfg(feature = "gui")]
pub(crate) mod table;
pub(crate) mod terminal;
#[cfg(feature = "gui")]
pub(crate) mod tiles;
#[cfg(feature = "gui")]
pub(crate) mod toast;
#[cfg(feature = "gui")]
pub(crate) mod tree;
pub(crate) mod units;
#[cfg(feature = "gui")]
pub(crate) mod window;
pub(crate) mod worksheet;

pub(crate) use language::{Message, message};
pub(crate) use numbers::thousands;
pub(crate) use panics::search_broke_off;

/// A phrase as a sentence: with a capital at its beginning and a full stop, unless it ends with one.
#[must_use]
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let text: String = first.chain(letters).collect();
    if text.ends_with(['.', '。']) {
        text
    } else {
        message!("sentence", text)
    }
}

/// Several things in a line, as the language separates them.
#[must_use]
pub(crate) fn listed<T: AsRef<str>>(things: impl IntoIterator<Item = T>) -> String {
    let separator = message!("list-separator");
    let mut line = String::new();
    for thing in things {
        if !line.is_empty() {
            line += separator;
        }
        line += thing.as_ref();
    }
    line
}
