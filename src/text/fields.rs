//! What is said of text fields.

use crate::text::message;

/// What a field says that left out so many characters because it takes only `most`.
pub(crate) fn left_out(characters: usize, most: usize) -> String {
    message!("fields-left-out", characters, most)
}
