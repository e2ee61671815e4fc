//! What is said of settings that are kept.

use std::io;
use std::path::Path;

/// `aside` is the name that the file has now; none where it could not be renamed.
pub(crate) fn damaged(path: &Path, aside: Option<&Path>) -> String {
    match aside {
        Some(aside) => format!(
            "The settings were damaged and are not used; the old file is now {}.",
            aside.display()
        ),
        None => format!(
            "The settings in {} are damaged. The file cannot be renamed, so no settings are kept.",
            path.display()
        ),
    }
}

pub(crate) fn newer(path: &Path, version: u64) -> String {
    format!(
        "The settings in {} are of version {version}, from a newer Slidescope. They stay as they are, and no changes are kept.",
        path.display()
    )
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> String {
    format!(
        "The settings in {} could not be read ({error}). No changes are kept.",
        path.display()
    )
}

pub(crate) fn not_written(error: &io::Error) -> String {
    format!("The settings cannot be kept: {error}.")
}

/// The button that sets everything back, and what it does.
pub(crate) const RESET: (&str, &str) = (
    "Reset settings",
    "Sets theme, zoom, tiles, panels, speed, strategy and memory limit back to those of a first start.",
);

pub(crate) const RESET_DONE: &str = "The settings are those of a first start.";
