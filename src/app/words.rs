//! Names of open lists, and phrases as sentences.

pub(crate) use crate::text::units::{bytes, seconds};

use crate::search::Algorithm;

/// What an algorithm's open list is called.
#[must_use]
pub(crate) const fn open_list(algorithm: Algorithm) -> &'static str {
    if algorithm.is_depth_first() {
        "stack"
    } else {
        "frontier"
    }
}
