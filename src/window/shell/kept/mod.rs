//! The saved settings: preferences, the last boards, the window's place, recent files.
//!
//! [`Kept`] is the content of a human-readable file, `settings.json` in the platform's configuration folder; [`Store`] reads
//! and writes it. It uses serde and JSON instead of eframe's storage, which would add another format (RON) and store egui's
//! own memory, with positions that nobody can read or check. eframe also uses a separate folder, does not replace the file
//! atomically, and silently starts afresh if it is damaged. Lessons use JSON too.
//!
//! No value of the file is trusted: a value that the window's own fields could not produce is treated as missing.

pub(crate) mod place;
pub mod settings_file;
pub(crate) mod store;

pub use place::WindowPlace;
pub use settings_file::{Kept, KeptStrategy};
pub use store::{Opened, Store};

use slidescope_core::puzzle::Problem;
use slidescope_parts::export::recent::Recent;

/// The saved state of the model that does not belong to a feature.
#[derive(Default)]
pub struct KeptState {
    pub store: Store,
    pub lessons: Recent,
    pub exports: Recent,
    pub(crate) first_lesson_offered: bool,
    /// The memory limit suggested for the machine; only a different limit is saved.
    pub(crate) usual_memory: u64,
    /// The last legal boards, used while the boards in the window are being typed.
    pub(crate) boards: Option<Problem>,
}
