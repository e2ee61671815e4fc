//! Answering: what is entered for a question or a task of any kind, the controls to enter it, and what they are given
//! (`Asked`). Lessons, exercises and presentations share it; how an answer is judged and kept is theirs.

pub(crate) mod boards_view;
pub(crate) mod fields_view;
pub(crate) mod table_view;
pub mod told;
pub(crate) mod typed;

pub use told::Told;
pub use typed::{Typed, Way};

use egui::{Key, Modifiers, Response, Ui};

use slidescope_core::lesson::exercise::StudentTask;
use slidescope_core::lesson::exercise::grade::Slip;
use slidescope_core::puzzle::Board;

/// A task as its controls show it.
pub(crate) struct Asked<'a> {
    pub(crate) own: &'a StudentTask,
    /// The boards expanded up to the moment that it asks about.
    pub(crate) expanded: &'a [Board],
    /// What is wrong in the lines of its table, where it may be seen.
    pub(crate) slips: &'a [Slip],
    /// Whether it should get the keyboard focus.
    pub(crate) arrives: bool,
}

/// Returns whether the digit of an option was pressed. `index` counts from 0.
pub(crate) fn is_pressed(ui: &Ui, index: usize) -> bool {
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    let key = keys.get(index);
    key.is_some_and(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key)))
}

/// Returns whether Enter ended the typing in a field.
pub(crate) fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
