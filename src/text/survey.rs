//! What is said of surveys: how many states stand at each depth.

use crate::text::messages::survey as said;
pub(crate) use said::progress_at as progress;
pub(crate) use said::*;

/// After the depths: of the hardest boards, of which there are `all`, so many are listed.
pub(crate) fn depths_and_hardest(depths: &str, listed: usize, all: u64) -> String {
    if listed as u64 == all {
        said::all_hardest(all, depths)
    } else {
        said::some_hardest(all, depths, listed)
    }
}
