//! Copying the table, and writing it to a file.

use egui::{Popup, PopupCloseBehavior, Ui, vec2};

use crate::app::Facts;
use crate::app::compare::Compare;
use crate::app::files::{FileFormat as _, TableFormat, save_view};
use crate::app::widgets::{list_style, menu_button};
use crate::study::table::Format;
use crate::text::Summarized;
use crate::text::compare as text;
use crate::text::files::{TABLE, table_format};

pub(crate) fn buttons(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let ready = compare.has_begun() && !compare.is_searching();
    ui.add_enabled_ui(ready, |ui| {
        let (words, about) = text::EXPORT;
        let button = menu_button(ui, &words, &words, vec2(92.0, 26.0));
        Popup::menu(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| form(ui, compare, facts));
        button
            .on_hover_text(about)
            .on_disabled_hover_text(text::NO_EXPORT);
        let [words, name, about] = text::COPY;
        let button = menu_button(ui, &words, &name, vec2(92.0, 26.0));
        Popup::menu(&button).show(|ui| copy(ui, compare));
        button
            .on_hover_text(about)
            .on_disabled_hover_text(text::NO_EXPORT);
    });
}

fn copy(ui: &mut Ui, compare: &Compare) {
    list_style(ui);
    let Some(table) = compare.results.table() else {
        return;
    };
    for format in [Format::Markdown, Format::Csv, Format::Latex, Format::Text] {
        let name = text::copy_as(table_format(format));
        let row = ui.selectable_label(false, name);
        if row.on_hover_text(format.summary()).clicked() {
            ui.ctx().copy_text(table.write(format));
        }
    }
}

fn form(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    ui.set_width(380.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let name = |format: TableFormat| format.name().to_owned();
        save_view::formats(ui, &mut compare.export, name);
    });
    if save_view::row(ui, &mut compare.export, &TABLE, true, facts) {
        compare.write_table(&facts.wake);
    }
}
