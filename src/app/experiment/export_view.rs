//! Which table is shown, and taking it along.

use egui::{Align, Layout, RichText, Ui};

use crate::{
    app::{
        experiment::{self, Experiment, Tabled, experiment_view::Wishes},
        export::{
            TableFile,
            save_view::{self, FileWish, Words},
        },
        theme::{self, size},
        widgets::{choice, plain_list, quiet},
    },
    study::table::Format,
};

const WORDS: Words = Words {
    field: "File",
    button: "Write file",
    about: "Writes the table; an old file stays whole if that fails.",
    why_not: "The file is being written.",
};

/// The bar above the table.
pub(crate) fn bar(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        tabs(ui, experiment, wishes);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            tools(ui, experiment, wishes);
        });
    });
    if experiment.export.open {
        file(ui, experiment, wishes);
    } else if let Some(told) = experiment.export.saving.told() {
        save_view::message(ui, told);
    }
}

fn tabs(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    ui.spacing_mut().item_spacing.x = 12.0;
    let preset = experiment.job.as_ref().and_then(|job| job.preset);
    for tabled in Tabled::ALL {
        let Some(name) = tabled.name(preset) else {
            continue;
        };
        let hint = match tabled {
            Tabled::Means => "A row for each length and strategy: mean, spread and b*.",
            Tabled::Known => "What is measured here beside what is known.",
            Tabled::Runs => "A row for each finished run, in the order in which they finished.",
        };
        let chosen = experiment.view.tabled == tabled;
        if choice(ui, chosen, name).on_hover_text(hint).clicked() {
            wishes.push(experiment::Action::Show(tabled));
        }
    }
}

/// Right to left.
fn tools(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let export = &experiment.export;
    let some = experiment
        .job
        .as_ref()
        .is_some_and(|job| job.results.is_some());
    let text = if export.open { "Export" } else { "Export…" };
    let open = ui.add_enabled_ui(some, |ui| quiet(ui, text)).inner;
    if open.on_hover_text("Writes this table to a file.").clicked() {
        wishes.push(experiment::Action::Exporting(!export.open));
    }
    let copy = ui
        .add_enabled_ui(experiment.can_copy(), |ui| quiet(ui, "Copy"))
        .inner;
    let name = TableFile::name(export.format());
    let copy = copy
        .on_hover_text(format!("Puts this table on the clipboard as {name}."))
        .on_disabled_hover_text("The table is too long for the clipboard; export it.");
    if copy.clicked()
        && let Some(text) = experiment.copied()
    {
        ui.copy_text(text);
        wishes.push(experiment::Action::Copied);
    }
    format(ui, export.format(), wishes);
}

fn format(ui: &mut Ui, chosen: Format, wishes: &mut Wishes<'_>) {
    let text = RichText::new(TableFile::name(chosen)).font(theme::medium(size::TEXT));
    plain_list(ui, ("Format", &summary(chosen)), 96.0, text, |ui| {
        for format in TableFile::FORMATS {
            let row = ui.selectable_label(format == chosen, TableFile::name(format));
            if row.on_hover_text(summary(format)).clicked() {
                wishes.push(experiment::Action::Format(format));
            }
        }
    });
}

fn summary(format: Format) -> String {
    crate::app::sentence(format.summary())
}

/// The field for the file.
fn file(ui: &mut Ui, experiment: &Experiment, wishes: &mut Wishes<'_>) {
    match save_view::row(ui, &experiment.export.saving, &WORDS, true) {
        Some(FileWish::Path(path)) => wishes.push(experiment::Action::Path(path)),
        Some(FileWish::Write) => wishes.push(experiment::Action::Write),
        None => {}
    }
}
