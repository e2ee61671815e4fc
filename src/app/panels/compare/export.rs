//! Copying the table, and writing it to a file.

use egui::{Popup, PopupCloseBehavior, RichText, TextEdit, Ui, vec2};

use super::words;
use crate::{
    app::{
        action::Action,
        model::{CompareWish, Export, Model},
        theme::{self, Palette, size},
        widgets::{label, list_looks, menu_button, primary, toggle},
    },
    study::table::Format,
};

/// Copy and Export, from the right; only what is over is worth taking along.
pub(super) fn buttons(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let ready = model.compare.has_begun() && !model.compare.is_searching();
    let why = "There is something to take along once every search is over.";
    ui.add_enabled_ui(ready, |ui| {
        let button = menu_button(ui, "Export…", "Export…", vec2(92.0, 26.0));
        Popup::menu(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| form(ui, model, actions));
        button
            .on_hover_text("Writes the table to a file.")
            .on_disabled_hover_text(why);
        let button = menu_button(ui, "Copy", "Copy the table", vec2(76.0, 26.0));
        Popup::menu(&button).show(|ui| copy(ui, model));
        button
            .on_hover_text("Copies the table, sorted as it stands here.")
            .on_disabled_hover_text(why);
    });
}

fn copy(ui: &mut Ui, model: &Model) {
    list_looks(ui);
    let Some(table) = model.compare.results().table() else {
        return;
    };
    for format in [Format::Markdown, Format::Csv, Format::Latex, Format::Text] {
        let name = format!("Copy as {}", Export::name(format));
        let row = ui.selectable_label(false, name);
        if row.on_hover_text(format.summary()).clicked() {
            ui.ctx().copy_text(table.write(format));
        }
    }
}

/// Format, file name, and what became of it.
fn form(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let export = model.compare.export();
    let mut wish = |wish| actions.push(Action::Compare(wish));
    ui.set_width(340.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for format in Export::FORMATS {
            let name = Export::name(format);
            let button = toggle(ui, format == export.format(), name, name);
            if button.on_hover_text(format.summary()).clicked() {
                wish(CompareWish::Format(format));
            }
        }
    });
    let name = label(ui, "File");
    let mut path = export.path().to_owned();
    let field = TextEdit::singleline(&mut path)
        .desired_width(f32::INFINITY)
        .margin(vec2(8.0, 6.0));
    let field = ui.add(field).labelled_by(name.id);
    if field.changed() {
        wish(CompareWish::Path(path));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let possible = !export.is_writing();
    let button = primary(ui, possible, "Write", "Write the file", vec2(90.0, 30.0));
    let about =
        "Writes it beside and moves it into place, so that a failure leaves an old file whole.";
    if button.on_hover_text(about).clicked() || entered {
        wish(CompareWish::Export);
    }
    if let Some(told) = export.told() {
        let color = words::color(Palette::of(ui), told.tone);
        let text = RichText::new(&told.text).font(theme::regular(size::LABEL + 1.0));
        ui.label(text.color(color));
    }
}
