//! A file to be written: the field for its name, the button, and what became of it.

use egui::{Key, Label, Layout, RichText, TextEdit, Ui};

use crate::app::{
    Status, Tone,
    export::Saving,
    theme::{Palette, size},
    widgets::{label, quiet},
};

/// What stands there.
pub(crate) struct Words {
    /// Before the field.
    pub(crate) field: &'static str,
    /// On the button.
    pub(crate) button: &'static str,
    /// What the button does.
    pub(crate) about: &'static str,
    /// Why it does nothing yet.
    pub(crate) why_not: &'static str,
}

/// What a person wishes of the file.
pub(crate) enum FileWish {
    /// The text of the field has changed to this.
    Path(String),
    /// Write it.
    Write,
}

/// Shows field, button and message; the button answers where it is `possible`.
pub(crate) fn row(ui: &mut Ui, saving: &Saving, words: &Words, possible: bool) -> Option<FileWish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        let name = label(ui, words.field);
        ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
            let (text, about) = if saving.asks_to_replace() {
                ("Replace it", "Writes over the file that is there.")
            } else {
                (words.button, words.about)
            };
            let possible = possible && !saving.is_busy();
            let button = ui.add_enabled_ui(possible, |ui| quiet(ui, text)).inner;
            let button = button.on_hover_text(about);
            if button.on_disabled_hover_text(words.why_not).clicked() {
                wish = Some(FileWish::Write);
            }
            let mut path = saving.path().to_owned();
            let field = TextEdit::singleline(&mut path).desired_width(ui.available_width());
            let field = ui.add(field).labelled_by(name.id);
            if field.changed() {
                wish = Some(FileWish::Path(path));
            } else if field.lost_focus() && possible && ui.input(|i| i.key_pressed(Key::Enter)) {
                wish = Some(FileWish::Write);
            }
        });
    });
    if let Some(told) = saving.told() {
        message(ui, told);
    }
    wish
}

/// How something ended, where it was wished.
pub(crate) fn message(ui: &mut Ui, status: &Status) {
    let palette = Palette::of(ui);
    let color = match status.tone {
        Tone::Bad => palette.bad,
        Tone::Waiting => palette.gold_text,
        _ => palette.dim,
    };
    let text = RichText::new(&status.text)
        .size(size::LABEL + 1.0)
        .color(color);
    let response = ui.add(Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}
