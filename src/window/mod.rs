//! The window: features that own their state and draw themselves, the facts they share, and the effects between them.
//!
//! A room uses only the rooms below it; `src/core/tests/core/walls.rs` holds the table and forbids circles.
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
//! deck   export                                   slides made, played and graded; files that leave the program
//!  │
//!  ▼
//! boards   pictures   playback   help             what several screens show
//!  │
//!  ▼
//! facts ──▶ effect                                what all may read, and what they ask for or start; no egui
//!  │
//!  ▼
//! files   widgets ──▶ tiles ──▶ theme             dialogs and names of files; buttons, lists, boards; fonts and colours
//! ```

pub(crate) mod boards;
pub(crate) mod deck;
pub(crate) mod effect;
pub(crate) mod export;
pub(crate) mod facts;
pub(crate) mod files;
pub(crate) mod help;
pub(crate) mod pictures;
mod platform;
pub(crate) mod playback;
pub(crate) mod screen;
pub(crate) mod screens;
pub(crate) mod settings;
pub(crate) mod shell;
pub(crate) mod theme;
pub(crate) mod tiles;
pub(crate) mod widgets;

pub(crate) use effect::Effect;
pub(crate) use facts::Facts;
pub use files::{NoDialog, Platform, Question};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use platform::desktop::{Opening, run};
#[cfg(target_arch = "wasm32")]
pub use platform::page::run;
pub(crate) use screen::Screen;
pub(crate) use settings::{Settings, Theme};
pub use shell::window::{App, SearchPace};
