//! What is said of text fields.

use crate::text::message;
use crate::text::thousands;

/// What a field says that left out so many characters because it takes only `most`.
pub(crate) fn left_out(characters: usize, most: usize) -> String {
    let verb = if characters == 1 { "was" } else { "were" };
    format!(
        "{} {verb} left out: this field takes {} at most.",
        message!("count-character", count = characters),
        thousands(most as u64)
    )
}
