//! Where the focus goes first.

use egui::{Id, Key, Response, Ui};

/// Gives the first control of a question the focus at the first Tab, before the widgets around the question.
pub(crate) fn comes_first(ui: &Ui, control: &Response) {
    let id = Id::unique("focus before a question");
    let was_free = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(true);
    let (is_pressed, back) = ui.input(|input| (input.key_pressed(Key::Tab), input.modifiers.shift));
    if was_free && is_pressed && !back {
        control.request_focus();
    }
    // While Tab takes the focus from one widget to the next, none has it.
    let is_free = !is_pressed && ui.memory(|memory| memory.focused().is_none());
    ui.data_mut(|data| data.insert_temp(id, is_free));
}
