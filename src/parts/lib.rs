//! What the screens of Slidescope are made of, and what they share.
//!
//! No screen and no frame of the window stands here; those are in the crate `slidescope`, whose `window` begins where this page
//! ends. It is a crate of its own so that a change of a screen compiles half of the window.
//!
//! A room uses only the rooms below it; `src/core/tests/core/walls.rs` holds the table and forbids circles.
//!
//! ```text
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

#![warn(clippy::print_stderr, clippy::print_stdout)]
#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, unused_imports, reason = "for the terminal and the desktop")
)]

pub mod boards;
pub mod deck;
pub mod effect;
pub mod export;
pub mod facts;
pub mod files;
pub mod help;
pub mod pictures;
pub mod playback;
pub mod screen;
pub mod settings;
pub mod theme;
pub mod tiles;
pub mod widgets;

pub use effect::Effect;
pub use facts::Facts;
pub use files::{NoDialog, Platform, Question};
pub use screen::Screen;
pub use settings::{Settings, Theme};
