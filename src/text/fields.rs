//! What is said of text fields.

use crate::text::{counted, thousands};

/// What a field says that left out so many characters because it takes only `most`.
pub(crate) fn left_out(characters: usize, most: usize) -> String {
    let verb = if characters == 1 { "was" } else { "were" };
    format!(
        "{} {verb} left out: this field takes {} at most.",
        counted(characters as u64, "character"),
        thousands(most as u64)
    )
}
