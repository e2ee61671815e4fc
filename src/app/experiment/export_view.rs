//! The choice of the table, and its export.

use egui::{RichText, Ui};

use crate::app::experiment::Experiment;
use crate::app::experiment::results_view::name_of;
use crate::app::files::{FileFormat, NamedFile as _, TableFile, TableFormat, save_view};
use crate::app::theme::{self, size};
use crate::app::widgets::{at_right, choice, plain_list, quiet, quiet_clicked_if};
use crate::app::{Facts, Tone};
use crate::lesson::Tabled;
use crate::text::experiment as text;
use crate::text::files::TABLE;

pub(crate) fn bar(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        tabs(ui, experiment);
        at_right(ui, |ui| tools(ui, experiment));
    });
    if experiment.export_open {
        if save_view::row(ui, &mut experiment.export, TABLE, true, facts) {
            experiment.write();
        }
    } else if let Some(status) = experiment.export.status() {
        save_view::message(ui, &status);
    }
}

fn tabs(ui: &mut Ui, experiment: &mut Experiment) {
    ui.spacing_mut().item_spacing.x = 12.0;
    let preset = experiment.job.as_ref().and_then(|job| job.preset);
    for tabled in Tabled::ALL {
        let Some(name) = name_of(tabled, preset) else {
            continue;
        };
        let hint = match tabled {
            Tabled::Means => text::MEANS.1,
            Tabled::Known => text::ABOUT_KNOWN,
            Tabled::Runs => text::EVERY_RUN.1,
        };
        let chosen = experiment.view.tabled == tabled;
        if choice(ui, chosen, name).on_hover_text(hint).clicked() {
            experiment.change_view(|view| view.show(tabled));
            experiment.export.forget();
        }
    }
}

fn tools(ui: &mut Ui, experiment: &mut Experiment) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let open = experiment.export_open;
    let some = experiment.results().is_some();
    format(ui, &mut experiment.export);
    let copy = ui
        .add_enabled_ui(experiment.can_copy(), |ui| quiet(ui, &text::COPY))
        .inner;
    let copy = copy
        .on_hover_text(text::about_copy(experiment.export.format.name()))
        .on_disabled_hover_text(text::TOO_LONG_TO_COPY);
    if copy.clicked()
        && let Some(text) = experiment.copied()
    {
        ui.copy_text(text);
        let copied = text::copied(experiment.export.format.name());
        experiment.export.say(Tone::Solved, copied);
    }
    let text = if open {
        text::EXPORT
    } else {
        text::EXPORT_MORE
    };
    if quiet_clicked_if(ui, some, (text, text::ABOUT_EXPORT)) {
        experiment.export_open = !open;
        experiment.export.forget();
    }
}

fn format(ui: &mut Ui, export: &mut TableFile) {
    let chosen = export.format;
    let text = RichText::new(chosen.name()).font(theme::medium(size::TEXT));
    plain_list(ui, (text::FORMAT, &summary(chosen)), 96.0, text, |ui| {
        for &format in <TableFormat as FileFormat>::ALL {
            let row = ui.selectable_label(format == chosen, format.name());
            if row.on_hover_text(summary(format)).clicked() {
                export.set_format(format);
            }
        }
    });
}

fn summary(format: TableFormat) -> String {
    crate::text::sentence(format.about())
}
