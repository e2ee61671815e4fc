//! The form: known experiments, or which boards, which strategies, which limits.

use egui::{RichText, Ui, vec2};

use crate::app::boards::goal_view::usual_goals;
use crate::app::experiment::field_view::{fault_of, field};
use crate::app::experiment::{self, BoardsFrom, Experiment, Form, FormField, strategies_view};
use crate::app::theme::{Palette, size};
use crate::app::widgets::{Choice, combo, heading, label, link, primary};
use crate::puzzle::Size;
use crate::study::presets::Preset;
use crate::text::Named;
use crate::text::experiment as text;
use crate::text::units::bytes;

pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    let form = &experiment.form;
    match form.preset {
        Some(preset) => known(ui, form, preset, actions),
        None => {
            heading(ui, &text::OWN);
            own_boards(ui, form, actions);
        }
    }
    strategies_view::show(ui, experiment, actions);
    limits(ui, form, actions);
}

/// The known experiments, a button each.
pub(crate) fn presets(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    label(ui, &text::PRESETS);
    let free = !experiment.is_under_way();
    for preset in Preset::ALL {
        let button =
            egui::Button::new(text::preset(preset)).min_size(vec2(ui.available_width(), 28.0));
        let response = ui
            .add_enabled(free, button)
            .on_hover_text(text::about_preset(preset))
            .on_disabled_hover_text(text::UNDER_WAY);
        if response.clicked() {
            actions.push(experiment::Action::Preset(preset));
        }
    }
}

/// The button that runs what the form asks for.
pub(crate) fn run(ui: &mut Ui, experiment: &Experiment, actions: &mut Vec<experiment::Action>) {
    let (right, busy) = (experiment.form.is_right(), experiment.is_under_way());
    let wanted = vec2(ui.available_width(), 34.0);
    let why = if busy {
        text::UNDER_WAY
    } else {
        text::FORM_FAULTY
    };
    let [text, name, about] = text::RUN;
    let response = primary(ui, right && !busy, &text, &name, wanted)
        .on_hover_text(about)
        .on_disabled_hover_text(why);
    if response.clicked() {
        actions.push(experiment::Action::Run);
    }
}

/// What can be set of a known experiment.
fn known(ui: &mut Ui, form: &Form, preset: Preset, actions: &mut Vec<experiment::Action>) {
    heading(ui, preset.name());
    ui.label(
        RichText::new(text::about_preset(preset))
            .size(size::LABEL + 1.0)
            .color(Palette::of(ui).dim),
    );
    let change = link(ui, text::MAKE_OWN.0.text());
    if change.on_hover_text(text::MAKE_OWN.1).clicked() {
        actions.push(experiment::Action::Own);
    }
    let name = if preset.is_published() {
        text::BOARDS_IN_ALL
    } else {
        text::BOARDS_A_LENGTH
    };
    how_many(ui, form, &name, actions);
}

fn own_boards(ui: &mut Ui, form: &Form, actions: &mut Vec<experiment::Action>) {
    let choice = Choice {
        name: &text::BOARDS,
        width: ui.available_width(),
        chosen: form.from,
        options: &BoardsFrom::ALL,
    };
    let name = |from: BoardsFrom| from.name().to_owned();
    if let Some(from) = combo(ui, &choice, name, BoardsFrom::about, |_| None) {
        actions.push(experiment::Action::From(from));
    }
    if form.from == BoardsFrom::File {
        let width = ui.available_width();
        let hint = BoardsFrom::File.about();
        field(
            ui,
            form,
            FormField::File,
            &text::INSTANCE_FILE,
            &hint,
            width,
            actions,
        );
        fault_of(ui, form, FormField::File);
        if let Some(boards) = form.boards_taken_up() {
            label(ui, &text::taken_up(boards.len()));
        }
        return;
    }
    size_and_goal(ui, form, actions);
    lengths(ui, form, actions);
    how_many(ui, form, &text::BOARDS_A_LENGTH, actions);
}

fn size_and_goal(ui: &mut Ui, form: &Form, actions: &mut Vec<experiment::Action>) {
    let size_width = 92.0;
    let width = ui.available_width() - size_width - 8.0 - 28.0;
    ui.horizontal_top(|ui| {
        let sizes = Size::all();
        let choice = Choice {
            name: text::SIZE.0.text(),
            width: size_width,
            chosen: form.size,
            options: &sizes,
        };
        let about = |_| text::SIZE.1;
        if let Some(size) = combo(ui, &choice, |s| s.to_string(), about, |_| None) {
            actions.push(experiment::Action::Size(size));
        }
        let (name, hint) = text::GOAL;
        field(ui, form, FormField::Goal, &name, &hint, width, actions);
        ui.vertical(|ui| {
            ui.add_space(22.0);
            let goal = usual_goals(ui, form.size, 24.0);
            actions.extend(goal.map(experiment::Action::Goal));
        });
    });
    fault_of(ui, form, FormField::Goal);
}

fn lengths(ui: &mut Ui, form: &Form, actions: &mut Vec<experiment::Action>) {
    let width = ((ui.available_width() - 16.0) / 3.0).floor();
    ui.horizontal_top(|ui| {
        for (which, (name, hint)) in [
            (FormField::From, text::FROM_LENGTH),
            (FormField::To, text::TO_LENGTH),
            (FormField::Step, text::STEP),
        ] {
            field(ui, form, which, &name, &hint, width, actions);
        }
    });
    for which in [FormField::From, FormField::To, FormField::Step] {
        fault_of(ui, form, which);
    }
}

/// How many boards, and the seed that decides which.
fn how_many(ui: &mut Ui, form: &Form, name: &str, actions: &mut Vec<experiment::Action>) {
    let width = ((ui.available_width() - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let hint = text::MORE_BOARDS;
        field(ui, form, FormField::Each, name, &hint, width, actions);
        if form.has_seed() {
            let (name, hint) = text::SEED;
            field(ui, form, FormField::Seed, &name, &hint, width, actions);
        }
    });
    fault_of(ui, form, FormField::Each);
    fault_of(ui, form, FormField::Seed);
}

fn limits(ui: &mut Ui, form: &Form, actions: &mut Vec<experiment::Action>) {
    let width = ((ui.available_width() - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let (name, hint) = text::EXPANSIONS;
        field(
            ui,
            form,
            FormField::Expansions,
            &name,
            &hint,
            width,
            actions,
        );
        let mut offered = Form::MEMORIES.to_vec();
        if !offered.contains(&form.memory) {
            offered.insert(0, form.memory);
        }
        let choice = Choice {
            name: text::MEMORY.0.text(),
            width,
            chosen: form.memory,
            options: &offered,
        };
        let about = |_| text::MEMORY.1;
        if let Some(limit) = combo(ui, &choice, bytes, about, |_| None) {
            actions.push(experiment::Action::Memory(limit));
        }
    });
    fault_of(ui, form, FormField::Expansions);
}
