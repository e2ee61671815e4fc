//! What is kept from one start to the next: settings, the last boards, the window's place, recent files.
//!
//! [`Kept`] is the content of a file that a person can read, `settings.json` in the platform's configuration folder, and
//! [`Store`] reads and writes it. serde and JSON do it rather than eframe's storage: that would bring another format (RON)
//! and hold egui's own memory, with positions that nobody can read or check; it uses a folder of its own, writes without
//! moving a whole file into place, and starts anew without a word where the file is damaged. JSON is what lessons are in.
//!
//! No value of the file is trusted: one that the window's own fields could not produce counts as not there.

pub(crate) mod file;
pub(crate) mod place;
pub(crate) mod recent;
pub(crate) mod store;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use file::{Kept, KeptPanels, KeptStrategy};
pub(crate) use place::WindowPlace;
pub(crate) use recent::Recent;
pub(crate) use store::{Opened, Store};

use crate::puzzle::Problem;

/// What the model keeps beside what its features hold.
#[derive(Default)]
pub(crate) struct Keeping {
    pub(crate) store: Store,
    pub(crate) lessons: Recent,
    pub(crate) exports: Recent,
    pub(crate) first_lesson_offered: bool,
    /// The memory limit that the machine suggests; only another one is kept.
    pub(crate) usual_memory: u64,
    /// The last legal boards, while those in the window are being typed.
    pub(crate) boards: Option<Problem>,
}
