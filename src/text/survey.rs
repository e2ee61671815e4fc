//! Texts about surveys, which count the states at each depth.

use crate::text::messages::survey as said;
pub(crate) use said::progress_at as progress;
pub(crate) use said::*;

/// Returns the text below the depths, with the number of hardest boards listed, of `all`.
pub(crate) fn depths_and_hardest(depths: &str, listed: usize, all: u64) -> String {
    if listed as u64 == all {
        said::all_hardest(all, depths)
    } else {
        said::some_hardest(all, depths, listed)
    }
}
