//! What is said of settings that are kept.

use crate::text::messages::kept as said;
pub(crate) use said::*;

use std::path::Path;

/// `aside` is the name that the file has now; none where it could not be renamed.
pub(crate) fn damaged(path: &Path, aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => said::damaged_set_aside(aside),
        None => said::damaged(path),
    }
}

pub(crate) fn newer(path: &Path, version: u64) -> String {
    said::newer(path, version.to_string())
}
