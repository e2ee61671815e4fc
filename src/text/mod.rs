//! All text for people: messages, names and number formats.

#![cfg_attr(
    not(feature = "gui"),
    allow(dead_code, unused_imports, reason = "for the window")
)]

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

pub(crate) mod board_editor;
pub(crate) mod boards;
pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod course;
pub mod examples;
pub(crate) mod exercise;
pub(crate) mod exercises;
pub(crate) mod experiment;
pub(crate) mod experiment_files;
pub(crate) mod experiment_shards;
pub(crate) mod explain;
pub(crate) mod explore;
pub(crate) mod export;
pub(crate) mod feedback;
pub(crate) mod findings;
pub(crate) mod glossary;
pub(crate) mod grade;
pub(crate) mod help;
pub(crate) mod heuristic;
pub(crate) mod heuristic_effort;
pub(crate) mod heuristics_place;
pub(crate) mod jobs;
pub(crate) mod lesson;
mod named;
pub(crate) mod node;
pub(crate) mod playback;
pub(crate) mod pseudocode;
pub mod question;
pub(crate) mod status;
pub(crate) mod strategies;
pub(crate) mod study;
pub(crate) mod terminal;
pub(crate) mod tree;
pub mod worksheet;

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use crate::puzzle::{Board, Size};
use crate::search::heuristics::script::ScriptError;
use crate::search::{Algorithm, Heuristic, Side, Strategy};
use crate::study::experiment::Shard;
use crate::words::language::Argument;
pub(crate) use crate::words::{
    Message, ended_with_a_stop, language, listed, numbers, sentence, thousands, units,
};
pub use export::trace_warning;
pub use glossary::rule;
pub(crate) use messages::*;
pub use named::Named;
pub(crate) use named::Summarized;
pub use strategies::{Properties, properties};

/// The modules that `build.rs` generates from the English file, one for each heading.
mod messages {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

impl<'a> From<&'a Path> for Argument<'a> {
    fn from(path: &'a Path) -> Self {
        path.display().to_string().into()
    }
}

impl<'a> From<&'a PathBuf> for Argument<'a> {
    fn from(path: &'a PathBuf) -> Self {
        path.as_path().into()
    }
}

macro_rules! said_as_displayed {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Argument<'_> {
            fn from(value: $kind) -> Self {
                value.to_string().into()
            }
        })*
    };
}

said_as_displayed!(Algorithm Board &Board Heuristic Shard Side Size Strategy &dyn Display &io::Error &ScriptError);
