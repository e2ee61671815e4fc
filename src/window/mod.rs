//! The window: its screens, and the frame around them.
//!
//! What the screens are made of and share is in [`slidescope_parts`]: widgets, boards, pictures, slides, exports, the facts that
//! all may read, the effects that they ask for. A room uses only the rooms below it; `src/core/tests/core/walls.rs` holds the
//! table and forbids circles.
//!
//! ```text
//! platform                                        the desktop and the page: they start the window
//!  │
//!  ▼
//! shell                                           the frame: places, keys, messages; carries out effects; whole pictures
//!  │
//!  ▼
//! screens/{explore, compare, heuristics, experiment, lessons}        none knows another
//!  │
//!  ▼
//! slidescope_parts                                what the screens are made of
//! ```

mod platform;
pub mod screens;
pub mod shell;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use platform::desktop::{Opening, run};
#[cfg(target_arch = "wasm32")]
pub use platform::page::run;
pub use shell::window::{App, SearchPace};
