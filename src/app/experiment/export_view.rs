//! The choice of the table, and its export.

use egui::{RichText, Ui};

use crate::app::experiment::{self, Experiment, Tabled};
use crate::app::files::save_view::{self, SaveAction};
use crate::app::files::{FileEdit, FileFormat, TableFormat};
use crate::app::theme::{self, size};
use crate::app::widgets::{at_right, choice, plain_list, quiet};
use crate::text::experiment as text;
use crate::text::files::TABLE;

/// The bar above the table.
pub(crate) fn bar(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        tabs(ui, experiment, actions);
        at_right(ui, |ui| tools(ui, experiment, actions));
    });
    if experiment.export_open {
        file(ui, experiment, actions);
    } else if let Some(status) = experiment.export.status() {
        save_view::message(ui, &status);
    }
}

fn tabs(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    ui.spacing_mut().item_spacing.x = 12.0;
    let preset = experiment.job.as_ref().and_then(|job| job.preset);
    for tabled in Tabled::ALL {
        let Some(name) = tabled.name(preset) else {
            continue;
        };
        let hint = match tabled {
            Tabled::Means => text::MEANS.1,
            Tabled::Known => text::ABOUT_KNOWN,
            Tabled::Runs => text::EVERY_RUN.1,
        };
        let chosen = experiment.view.tabled == tabled;
        if choice(ui, chosen, name).on_hover_text(hint).clicked() {
            actions.push(experiment::Action::Show(tabled));
        }
    }
}

fn tools(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let (export, open) = (&experiment.export, experiment.export_open);
    let some = experiment.results().is_some();
    format(ui, export.format, actions);
    let copy = ui
        .add_enabled_ui(experiment.can_copy(), |ui| quiet(ui, &text::COPY))
        .inner;
    let copy = copy
        .on_hover_text(text::about_copy(export.format.name()))
        .on_disabled_hover_text(text::TOO_LONG_TO_COPY);
    if copy.clicked()
        && let Some(text) = experiment.copied()
    {
        ui.copy_text(text);
        actions.push(experiment::Action::Copied);
    }
    let text = if open {
        text::EXPORT
    } else {
        text::EXPORT_MORE
    };
    let button = ui.add_enabled_ui(some, |ui| quiet(ui, &text)).inner;
    if button.on_hover_text(text::ABOUT_EXPORT).clicked() {
        actions.push(experiment::Action::Exporting(!open));
    }
}

fn format(ui: &mut Ui, chosen: TableFormat, actions: &mut Vec<experiment::Action>) {
    let text = RichText::new(chosen.name()).font(theme::medium(size::TEXT));
    plain_list(ui, (text::FORMAT, &summary(chosen)), 96.0, text, |ui| {
        for &format in TableFormat::ALL {
            let row = ui.selectable_label(format == chosen, format.name());
            if row.on_hover_text(summary(format)).clicked() {
                actions.push(experiment::Action::File(FileEdit::Format(format)));
            }
        }
    });
}

fn summary(format: TableFormat) -> String {
    crate::text::sentence(format.about())
}

/// The field for the file.
fn file(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    match save_view::asked_row(ui, &experiment.export, &TABLE, true) {
        Some(SaveAction::Edit(edit)) => actions.push(experiment::Action::File(edit)),
        Some(SaveAction::Write) => actions.push(experiment::Action::Write),
        None => {}
    }
}
