//! What is said of files dropped onto the window, and of boards pasted.

use crate::text::messages::dropped as said;
pub(crate) use said::*;

pub(crate) fn too_large(name: &str, most: u64) -> String {
    let most = (most >> 10).to_string();
    said::too_large(name, most)
}
