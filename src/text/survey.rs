//! What is said of surveys: how many states stand at each depth.

use crate::text::messages::survey as said;
pub(crate) use said::progress_at as progress;
pub(crate) use said::*;

use crate::puzzle::Size;
use crate::text::numbers::decimals;

pub(crate) fn about(size: Size, from_start: bool) -> String {
    let all = size.reachable_states();
    if from_start {
        said::reached_from_start(all, size)
    } else {
        said::reached_from_goal(all, size)
    }
}

pub(crate) fn depths(largest: u64, mean: f64) -> String {
    said::depths(largest, decimals(mean, 1))
}

/// After the depths: of the hardest boards, of which there are `all`, so many are listed.
pub(crate) fn depths_and_hardest(depths: &str, listed: usize, all: u64) -> String {
    if listed as u64 == all {
        said::all_hardest(all, depths)
    } else {
        said::some_hardest(all, depths, listed)
    }
}
