//! Slidescope: search algorithms on sliding-tile puzzles, to watch, step through and compare.
//!
//! The program: its window and the commands of its terminal. What they show and say is in [`slidescope_core`], whose first page
//! has the layers, a map and a glossary.
//!
//! | folder | holds |
//! | --- | --- |
//! | `core` | the crate `slidescope-core` |
//! | `parts` | the crate `slidescope-parts`: what the screens are made of |
//! | [`window`] | the window; its first page has its rooms |
//! | [`cli`] | the commands of the terminal |

#![warn(clippy::print_stderr, clippy::print_stdout)]
#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, unused_imports, reason = "for the terminal and the desktop")
)]

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "gui")]
pub mod window;
