//! Boards that ship with the app, and shuffling.

use egui::{Button, DragValue, Popup, RichText, ScrollArea, Ui, vec2};

use crate::{
    app::{
        Action, Model, boards, sentence,
        theme::{Palette, size},
        widgets::{label, menu_button, quiet},
    },
    puzzle::{Example, examples},
    text::counted,
};

/// The menu of named boards.
pub(crate) fn menu(ui: &mut Ui, actions: &mut Vec<Action>) {
    let button = menu_button(ui, "Examples", "Examples", vec2(100.0, 28.0));
    Popup::menu(&button).show(|ui| {
        ScrollArea::vertical().max_height(480.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for instance in examples() {
                entry(ui, instance, actions);
            }
        });
    });
    button.on_hover_text("Boards worth searching, by name.");
}

fn entry(ui: &mut Ui, instance: &Example, actions: &mut Vec<Action>) {
    let length = instance.optimal.map_or("no solution".to_owned(), |moves| {
        counted(moves.into(), "move")
    });
    let length = RichText::new(format!("{} · {length}", instance.start.size()))
        .size(size::LABEL + 1.0)
        .color(Palette::of(ui).dim);
    let button = Button::new(instance.name)
        .right_text(length)
        .frame_when_inactive(false)
        .min_size(vec2(300.0, 26.0));
    let about = format!("{} Source: {}.", sentence(instance.about), instance.source);
    if ui.add(button).on_hover_text(about).clicked()
        && let Some(problem) = instance.problem()
    {
        actions.push(Action::Boards(boards::Action::Load(problem)));
    }
}

/// Shuffle and the wanted length.
pub(crate) fn shuffle(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        let about = if model.boards.shuffle_is_exact(&model.surveys) {
            "A random board whose shortest solution has just this many moves."
        } else {
            "A random board, so many moves from the goal along a walk that never turns straight back."
        };
        if quiet(ui, "Shuffle").on_hover_text(about).clicked() {
            actions.push(Action::Boards(boards::Action::Shuffle));
        }
        let exact = model.boards.shuffle_is_exact(&model.surveys);
        let name = label(ui, if exact { "to exactly" } else { "by a walk of" });
        let mut length = model.boards.shuffle_length;
        let most = if exact { model.boards.longest_shuffle(&model.surveys).unwrap_or(60) } else { 10_000 };
        let value = ui
            .add(DragValue::new(&mut length).range(0..=most).speed(0.2))
            .labelled_by(name.id)
            .on_hover_text(about);
        label(ui, "moves");
        if value.changed() {
            actions.push(Action::Boards(boards::Action::ShuffleLength(length)));
        }
    });
}
