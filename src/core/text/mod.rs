//! All text for people: messages, names and number formats.

/// Implements `Display` for a type in the chosen language.
macro_rules! displayed {
    ($kind:ty, |$it:ident| $words:expr) => {
        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $it = self;
                f.pad(&$words)
            }
        }
    };
}

pub mod background;
pub mod board_editor;
pub mod boards;
pub mod check;
pub mod compare;
pub mod course;
pub mod examples;
pub mod exercises;
pub mod experiment;
pub mod experiment_files;
pub mod experiment_shards;
pub mod explain;
pub mod explore;
pub mod export;
pub mod feedback;
pub mod findings;
pub mod glossary;
pub mod grade;
pub mod help;
pub mod heuristic;
pub mod heuristic_effort;
pub mod heuristics_place;
pub mod lesson;
mod named;
pub mod node;
pub mod package;
pub mod papers;
pub mod play;
pub mod playback;
pub mod programs;
pub mod pseudocode;
pub mod question;
pub mod status;
pub mod strategies;
pub mod study;
pub mod terminal;
pub mod tree;
pub mod worksheet;

pub use crate::words::{
    Message, ended_with_a_stop, language, listed, numbers, sentence, thousands, units,
};
pub use export::trace_warning;
pub use glossary::rule;
pub use messages::*;
pub use named::Named;
pub use named::Summarized;
pub use strategies::{Properties, properties};

/// The modules that `build.rs` generates from the English file, one for each heading.
mod messages {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
