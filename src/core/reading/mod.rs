//! Reads boards from whatever people type, paste, drop, pipe or hand in: see [`Draft`] for one board or a start and a goal,
//! and [`list`] for many.
//!
//! A text is first written in plain punctuation ([`plain`]). Then every layout that it may have is tried, and those that give
//! a legal board are kept. One is the board; several that differ are a fault that shows them; if there is none, the faults are
//! those of the layout that fits best.

mod cell;
mod characters;
mod choice;
mod draft;
mod faults;
pub mod list;
mod rows_of_cells;
mod surroundings;
mod wrapped;

pub use characters::{json_text, plain, visible};
pub use choice::in_one_line;
pub use draft::Draft;
pub use faults::{CellPosition, Fault, Faults, InvisibleCharacter};
