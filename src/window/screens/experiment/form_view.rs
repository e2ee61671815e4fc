//! The form: known experiments, or which boards, which strategies, which limits.

use egui::{Align, Id, Layout, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::window::screens::experiment::{BoardsFrom, Experiment, Form, FormField};
use slidescope_core::puzzle::{MoveOrder, Size};
use slidescope_core::services::is_too_long;
use slidescope_core::study::presets::Preset;
use slidescope_core::tasks::is_brief;
use slidescope_core::text::page::{EXPERIMENTS_ON_THE_DESKTOP, ON_THE_DESKTOP};
use slidescope_core::text::units::bytes;
use slidescope_core::text::{Message, Named, experiment as text};
use slidescope_parts::Facts;
use slidescope_parts::boards::goal_view::usual_goals;
use slidescope_parts::theme::{self, Palette, RADIUS, size};
use slidescope_parts::widgets::chart::CurveStyle;
use slidescope_parts::widgets::strategy_picker::{self, Parameter};
use slidescope_parts::widgets::{
    Choice, Icon, MOST_OF_BOARD, MOST_OF_LINE, MOST_OF_PATH, body, heading, icon_button,
    keep_pasted_rows, label, left_out_note, link_clicked, on_the_desktop, primary, quiet, set_name,
    small, text_field,
};

pub(crate) fn show(ui: &mut Ui, experiment: &mut Experiment, facts: &Facts) {
    let form = &mut experiment.form;
    match form.preset {
        Some(preset) => known(ui, form, preset),
        None => {
            heading(ui, &text::OWN);
            own_boards(ui, form);
        }
    }
    strategies(ui, form, facts);
    if form.is_own() {
        rules(ui, form);
    }
    // Every board is searched without limits.
    if !form.asks_for_all() {
        limits(ui, form);
    }
}

/// Shows a button for each known experiment.
pub(crate) fn presets(ui: &mut Ui, experiment: &mut Experiment) {
    label(ui, &text::PRESETS);
    let free = !experiment.is_under_way();
    let is_clicked = |ui: &mut Ui, name: Message, about: &str, is_long: bool| {
        let button = egui::Button::new(name.text()).min_size(vec2(ui.available_width(), 28.0));
        let why = match is_long && is_brief() {
            true => Some(ON_THE_DESKTOP),
            false => (!free).then_some(text::UNDER_WAY),
        };
        ui.add_enabled(why.is_none(), button)
            .on_hover_text(about)
            .on_disabled_hover_text(why.map_or("", |why| why.text()))
            .clicked()
    };
    for preset in Preset::ALL {
        let (name, about) = (text::preset(preset), text::about_preset(preset));
        if is_clicked(ui, name, &about, preset.is_published()) {
            experiment.run_preset(preset);
        }
    }
    let (name, about) = text::EVERY_PRESET;
    if is_clicked(ui, name, about.text(), true) {
        experiment.run_every_board();
    }
    if is_brief() {
        on_the_desktop(ui, &EXPERIMENTS_ON_THE_DESKTOP);
    }
}

pub(crate) fn run(ui: &mut Ui, experiment: &mut Experiment) {
    let (right, busy) = (experiment.form.is_right(), experiment.is_under_way());
    let wanted = vec2(ui.available_width(), 34.0);
    let every = experiment.form.asks_for_all();
    let long = is_too_long(experiment.form.size) || every && is_brief();
    let why = if busy {
        text::UNDER_WAY
    } else if long {
        ON_THE_DESKTOP
    } else {
        text::FORM_FAULTY
    };
    let [text, name, about] = text::RUN;
    let response = primary(ui, right && !busy && !long, &text, &name, wanted)
        .on_hover_text(about.text())
        .on_disabled_hover_text(why.text());
    if response.clicked() {
        experiment.run();
    }
}

fn known(ui: &mut Ui, form: &mut Form, preset: Preset) {
    heading(ui, preset.name());
    ui.label(small(text::about_preset(preset), Palette::of(ui).dim));
    if link_clicked(ui, text::MAKE_OWN) {
        form.preset = None;
        form.edited();
    }
    let name = if preset.is_published() {
        text::BOARDS_IN_ALL
    } else {
        text::BOARDS_A_LENGTH
    };
    how_many(ui, form, name);
}

fn own_boards(ui: &mut Ui, form: &mut Form) {
    let list = Choice {
        name: &text::BOARDS,
        width: ui.available_width(),
        options: &BoardsFrom::ALL,
        first: 0,
        text: |from| from.words().0.to_string(),
        about: |from| from.words().1,
        mark: None,
    };
    if list.show(ui, &mut form.from) {
        form.edited();
    }
    if form.from == BoardsFrom::File {
        let width = ui.available_width();
        let words = (text::INSTANCE_FILE, text::FROM_FILE.1);
        field(ui, form, FormField::File, words, width);
        fault_of(ui, form, FormField::File);
        if let Some(boards) = form.boards_taken_up() {
            label(ui, &text::taken_up(boards.len()));
        }
        return;
    }
    size_and_goal(ui, form);
    if form.from != BoardsFrom::Every {
        lengths(ui, form);
        how_many(ui, form, text::BOARDS_A_LENGTH);
    }
}

/// Shows the fields for the cost of a move and the order in which moves are tried.
fn rules(ui: &mut Ui, form: &mut Form) {
    let mut fields = vec![(FormField::Costs, text::COSTS)];
    fields.extend(
        form.has_orders()
            .then_some((FormField::MoveOrder, text::MOVE_ORDER)),
    );
    in_a_row(ui, form, &fields);
}

fn size_and_goal(ui: &mut Ui, form: &mut Form) {
    let size_width = 92.0;
    let width = ui.available_width() - size_width - 8.0 - 28.0;
    ui.horizontal_top(|ui| {
        let list = Choice {
            name: text::SIZE.0.text(),
            width: size_width,
            options: &Size::all(),
            first: 0,
            text: |size| size.to_string(),
            about: |_| text::SIZE.1,
            mark: None,
        };
        let mut size = form.size;
        if list.show(ui, &mut size) {
            form.set_size(size);
        }
        field(ui, form, FormField::Goal, text::GOAL, width);
        ui.vertical(|ui| {
            ui.add_space(22.0);
            if let Some(goal) = usual_goals(ui, form.size, 24.0) {
                form.set(FormField::Goal, goal.to_string());
            }
        });
    });
    fault_of(ui, form, FormField::Goal);
}

fn lengths(ui: &mut Ui, form: &mut Form) {
    let fields = [
        (FormField::From, text::FROM_LENGTH),
        (FormField::To, text::TO_LENGTH),
        (FormField::Step, text::STEP),
    ];
    in_a_row(ui, form, &fields);
}

/// Shows the fields for the number of boards and for the seed that selects them.
fn how_many(ui: &mut Ui, form: &mut Form, name: Message) {
    let mut fields = vec![(FormField::Each, (name, text::MORE_BOARDS))];
    fields.extend(form.has_seed().then_some((FormField::Seed, text::SEED)));
    in_a_row(ui, form, &fields);
}

fn in_a_row(ui: &mut Ui, form: &mut Form, fields: &[(FormField, (Message, Message))]) {
    let gaps = 8.0 * (fields.len() - 1) as f32;
    let width = ((ui.available_width() - gaps) / fields.len() as f32).floor();
    ui.horizontal_top(|ui| {
        for (which, words) in fields {
            field(ui, form, *which, *words, width);
        }
    });
    for (which, _) in fields {
        fault_of(ui, form, *which);
    }
}

/// Shows the list of strategies to run, and the controls that add one.
fn strategies(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    label(ui, &text::STRATEGIES);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        strategy_list(ui, form);
    });
    fault_of(ui, form, FormField::Strategies);
    if form.is_own() {
        adder(ui, form, facts);
    }
}

fn strategy_list(ui: &mut Ui, form: &mut Form) {
    let styles = CurveStyle::each(Palette::of(ui), &form.strategies);
    let mut removed = None;
    for (at, (strategy, style)) in form.strategies.iter().zip(styles).enumerate() {
        ui.horizontal(|ui| {
            ui.set_height(24.0);
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 12.0), Sense::hover());
            style.paint(ui.painter(), rect);
            let name = strategy.to_string();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if form.is_own() {
                    let remove = text::remove(*strategy);
                    let button = icon_button(ui, true, Icon::Remove, &remove, false);
                    if button.on_hover_text(text::ABOUT_REMOVE.text()).clicked() {
                        removed = Some(at);
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(body(&name)).truncate())
                        .on_hover_text(text::about_strategy(*strategy));
                });
            });
        });
    }
    if let Some(at) = removed {
        form.strategies.remove(at);
        form.edited();
    }
}

fn adder(ui: &mut Ui, form: &mut Form, facts: &Facts) {
    let chosen = strategy_picker::in_rows(ui, form.adder, &facts.own, |ui, parameter, width| {
        if parameter == Some(Parameter::DepthLimit) {
            field(ui, form, FormField::DepthLimit, text::DEPTH_LIMIT, width);
        }
        // As high as the control beside it, so that the button is aligned with its bottom.
        let height = if parameter.is_some() { 48.0 } else { 28.0 };
        let rest = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(rest, Layout::right_to_left(Align::Max), |ui| {
            add(ui, form);
        });
    });
    if let Some(strategy) = chosen {
        form.adder = strategy;
        form.edited();
    }
    fault_of(ui, form, FormField::DepthLimit);
    if let Some(why) = why_not(form) {
        label(ui, &why);
    }
}

fn add(ui: &mut Ui, form: &mut Form) {
    let button = ui.add_enabled_ui(form.can_add(), |ui| quiet(ui, &text::ADD));
    let button = button.inner;
    set_name(ui, &button, text::add(form.adder));
    let button = button
        .on_hover_text(text::about_add(form.adder))
        .on_disabled_hover_text(why_not(form).unwrap_or_default());
    if button.clicked() {
        form.add();
    }
}

fn why_not(form: &Form) -> Option<String> {
    if form.strategies.len() >= form.most() {
        return Some(text::most_strategies(form.most()));
    }
    form.fault(FormField::Adder).map(str::to_owned)
}

fn limits(ui: &mut Ui, form: &mut Form) {
    let width = ((ui.available_width() - 8.0) / 2.0).floor();
    ui.horizontal_top(|ui| {
        field(ui, form, FormField::Expansions, text::EXPANSIONS, width);
        let mut offered = Form::MEMORIES.to_vec();
        if !offered.contains(&form.memory) {
            offered.insert(0, form.memory);
        }
        let list = Choice {
            name: text::MEMORY.0.text(),
            width,
            options: &offered,
            first: 0,
            text: bytes,
            about: |_| text::MEMORY.1,
            mark: None,
        };
        if list.show(ui, &mut form.memory) {
            form.edited();
        }
    });
    fault_of(ui, form, FormField::Expansions);
}

const fn most(field: FormField) -> usize {
    match field {
        FormField::Goal => MOST_OF_BOARD,
        FormField::File => MOST_OF_PATH,
        _ => MOST_OF_LINE,
    }
}

/// A text field under its label. `hint` is shown on hover.
fn field(
    ui: &mut Ui,
    form: &mut Form,
    which: FormField,
    (name, hint): (Message, Message),
    width: f32,
) {
    let id = Id::unique("experiment field").with(which as usize);
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = label(ui, &name).interact(egui::Sense::CLICK);
        if name.clicked() {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if which == FormField::Goal {
            keep_pasted_rows(ui, id, form.size);
        }
        let usual = MoveOrder::USUAL.to_string();
        let hint_text = match which {
            FormField::Expansions | FormField::DepthLimit => &*text::NO_LIMIT,
            FormField::MoveOrder => usual.as_str(),
            _ => "",
        };
        let response = text_field(ui, id, form.text_mut(which), most(which), |edit| {
            edit.font(theme::medium(size::TEXT))
                .hint_text(hint_text)
                .desired_width(width)
                .min_size(vec2(width, 28.0))
                .align(egui::Align2::LEFT_CENTER)
        });
        let response = response.labelled_by(name.id);
        if form.fault(which).is_some() {
            let line = Stroke::new(1.5, Palette::of(ui).bad);
            ui.painter()
                .rect_stroke(response.rect, RADIUS, line, StrokeKind::Inside);
        }
        left_out_note(ui, id, form.text(which));
        if response.changed() {
            form.typed(which);
        }
        if !response.has_focus() {
            response.on_hover_text(hint.text());
        }
    });
}

/// Shows the error of a field on its own line.
fn fault_of(ui: &mut Ui, form: &Form, which: FormField) {
    if let Some(fault) = form.fault(which) {
        let color = Palette::of(ui).bad;
        ui.label(body(fault).size(size::LABEL + 1.0).color(color));
    }
}
