//! The form: known experiments, or which boards, which strategies, which limits.

use egui::{Id, Popup, RichText, Stroke, StrokeKind, Ui, vec2};

use crate::app::experiment::experiment_view::{Actions, body};
use crate::app::experiment::{
    self, BoardsFrom, Experiment, FaultPlace, Form, FormField, strategies_view,
};
use crate::app::theme::{self, Palette, RADIUS, size};
use crate::app::widgets::{
    Choice, MOST_OF_BOARD, MOST_OF_LINE, MOST_OF_PATH, combo, heading, label, left_out_note, link,
    menu_button, primary, text_field,
};
use crate::puzzle::{Size, default_goals};
use crate::study::presets::Preset;
use crate::text::experiment as text;
use crate::text::units::bytes;

pub(crate) fn show(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    let form = &experiment.form;
    match form.preset {
        Some(preset) => known(ui, form, preset, actions),
        None => {
            heading(ui, text::OWN);
            own_boards(ui, form, actions);
        }
    }
    strategies_view::show(ui, experiment, actions);
    limits(ui, form, actions);
}

/// The known experiments, a button each.
pub(crate) fn presets(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    label(ui, text::PRESETS);
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
pub(crate) fn run(ui: &mut Ui, experiment: &Experiment, actions: &mut Actions<'_>) {
    let (right, busy) = (experiment.form.is_right(), experiment.is_under_way());
    let wanted = vec2(ui.available_width(), 34.0);
    let why = if busy {
        text::UNDER_WAY
    } else {
        text::FORM_FAULTY
    };
    let [text, name, about] = text::RUN;
    let response = primary(ui, right && !busy, text, name, wanted)
        .on_hover_text(about)
        .on_disabled_hover_text(why);
    if response.clicked() {
        actions.push(experiment::Action::Run);
    }
}

/// What can be set of a known experiment.
fn known(ui: &mut Ui, form: &Form, preset: Preset, actions: &mut Actions<'_>) {
    heading(ui, preset.name());
    ui.label(
        RichText::new(text::about_preset(preset))
            .size(size::LABEL + 1.0)
            .color(Palette::of(ui).dim),
    );
    let change = link(ui, text::MAKE_OWN.0);
    if change.on_hover_text(text::MAKE_OWN.1).clicked() {
        actions.push(experiment::Action::Own);
    }
    let name = if preset == Preset::Korf {
        text::BOARDS_IN_ALL
    } else {
        text::BOARDS_A_LENGTH
    };
    how_many(ui, form, name, actions);
}

fn own_boards(ui: &mut Ui, form: &Form, actions: &mut Actions<'_>) {
    let choice = Choice {
        name: text::BOARDS,
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
            text::INSTANCE_FILE,
            hint,
            width,
            actions,
        );
        fault(ui, form, FaultPlace::Field(FormField::File));
        if let Some(boards) = form.boards_taken_up() {
            label(ui, &text::taken_up(boards.len()));
        }
        return;
    }
    size_and_goal(ui, form, actions);
    lengths(ui, form, actions);
    how_many(ui, form, text::BOARDS_A_LENGTH, actions);
}

fn size_and_goal(ui: &mut Ui, form: &Form, actions: &mut Actions<'_>) {
    let size_width = 92.0;
    let width = ui.available_width() - size_width - 8.0 - 28.0;
    ui.horizontal_top(|ui| {
        let sizes = Size::all();
        let choice = Choice {
            name: text::SIZE.0,
            width: size_width,
            chosen: form.size,
            options: &sizes,
        };
        let about = |_| text::SIZE.1;
        if let Some(size) = combo(ui, &choice, |s| s.to_string(), about, |_| None) {
            actions.push(experiment::Action::Size(size));
        }
        let (name, hint) = text::GOAL;
        field(ui, form, FormField::Goal, name, hint, width, actions);
        ui.vertical(|ui| {
            ui.add_space(22.0);
            let button = menu_button(ui, "", text::USUAL_GOALS.0, vec2(20.0, 24.0));
            Popup::menu(&button).show(|ui| {
                for (name, board) in default_goals(form.size) {
                    if ui.button(text::named_goal(name, board)).clicked() {
                        actions.push(experiment::Action::Goal(board));
                    }
                }
            });
            button.on_hover_text(text::USUAL_GOALS.1);
        });
    });
    fault(ui, form, FaultPlace::Field(FormField::Goal));
}

fn lengths(ui: &mut Ui, form: &Form, actions: &mut Actions<'_>) {
    let width = ((ui.available_width() - 16.0) / 3.0).floor();
    ui.horizontal_top(|ui| {
        for (which, (name, hint)) in [
            (FormField::From, text::FROM_LENGTH),
            (FormField::To, text::TO_LENGTH),
            (FormField::Step, text::STEP),
        ] {
            field(ui, form, which, name, hint, width, actions);
        }
    });
    for which in [FormField::From, FormField::To, FormField::Step] {
        fault(ui, form, FaultPlace::Field(which));
    }
}

/// How many boards, and the seed that decides which.
fn how_many(ui: &mut Ui, form: &Form, name: &str, actions: &mut Actions<'_>) {
    let width = ((ui.available_width() - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let hint = text::MORE_BOARDS;
        field(ui, form, FormField::Each, name, hint, width, actions);
        if form.has_seed() {
            let (name, hint) = text::SEED;
            field(ui, form, FormField::Seed, name, hint, width, actions);
        }
    });
    fault(ui, form, FaultPlace::Field(FormField::Each));
    fault(ui, form, FaultPlace::Field(FormField::Seed));
}

fn limits(ui: &mut Ui, form: &Form, actions: &mut Actions<'_>) {
    let width = ((ui.available_width() - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        let (name, hint) = text::EXPANSIONS;
        field(ui, form, FormField::Expansions, name, hint, width, actions);
        let mut offered = Form::MEMORIES.to_vec();
        if !offered.contains(&form.memory) {
            offered.insert(0, form.memory);
        }
        let choice = Choice {
            name: text::MEMORY.0,
            width,
            chosen: form.memory,
            options: &offered,
        };
        let about = |_| text::MEMORY.1;
        if let Some(limit) = combo(ui, &choice, bytes, about, |_| None) {
            actions.push(experiment::Action::Memory(limit));
        }
    });
    fault(ui, form, FaultPlace::Field(FormField::Expansions));
}

/// The characters that a field takes.
const fn most(field: FormField) -> usize {
    match field {
        FormField::Goal => MOST_OF_BOARD,
        FormField::File => MOST_OF_PATH,
        FormField::From
        | FormField::To
        | FormField::Step
        | FormField::Each
        | FormField::Seed
        | FormField::Expansions
        | FormField::DepthLimit => MOST_OF_LINE,
    }
}

/// A text field under its label.
pub(crate) fn field(
    ui: &mut Ui,
    form: &Form,
    which: FormField,
    name: &str,
    hint: &str,
    width: f32,
    actions: &mut Actions<'_>,
) {
    let id = Id::unique("experiment field").with(which as usize);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = label(ui, name).interact(egui::Sense::CLICK);
        if name.clicked() {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let mut text = form.text(which).to_owned();
        let unlimited = matches!(which, FormField::Expansions | FormField::DepthLimit);
        let response = text_field(ui, id, &mut text, most(which), |edit| {
            edit.font(theme::medium(size::TEXT))
                .hint_text(if unlimited { text::NO_LIMIT } else { "" })
                .desired_width(width)
                .min_size(vec2(width, 28.0))
                .align(egui::Align2::LEFT_CENTER)
        });
        let response = response.labelled_by(name.id);
        if form.fault(FaultPlace::Field(which)).is_some() {
            let line = Stroke::new(1.5, Palette::of(ui).bad);
            ui.painter()
                .rect_stroke(response.rect, RADIUS, line, StrokeKind::Inside);
        }
        left_out_note(ui, id, &text);
        if response.changed() {
            actions.push(experiment::Action::Type(which, text));
        }
        if !response.has_focus() {
            response.on_hover_text(hint);
        }
    });
}

/// What is wrong there, in a line of its own.
pub(crate) fn fault(ui: &mut Ui, form: &Form, place: FaultPlace) {
    if let Some(fault) = form.fault(place).filter(|_| place != FaultPlace::Adder) {
        let color = Palette::of(ui).bad;
        ui.label(body(fault).size(size::LABEL + 1.0).color(color));
    }
}
