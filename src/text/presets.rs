//! What the known experiments say: names, titles and notes.

use crate::text::messages::presets as said;

use std::fmt;

use crate::study::presets::PresetError;

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Missing(error) => said::strategy_missing(error.to_string()),
            Self::Data { line } => said::data_damaged(line.to_string()),
        })
    }
}
