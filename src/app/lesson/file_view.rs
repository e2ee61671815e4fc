//! The file of the lesson.

use egui::Ui;

use crate::app::{
    Action, Model,
    export::save_view::{self, FileWish, Words},
    lesson,
    widgets::{heading, quiet},
};

const WORDS: Words = Words {
    field: "File",
    button: "Save lesson",
    about: "Writes boards, strategy, view and bookmarks; an old file stays whole if that fails.",
    why_not: "The file is being read or written.",
};

/// Shows its name, and the buttons that save and open it.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        heading(ui, "Lesson file");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (text, about, wish) in [
                (
                    "Open lesson",
                    "Takes over what is in the file; the boards here can be had back by undo, the bookmarks not.",
                    lesson::Action::Open,
                ),
                (
                    "Open the example",
                    "Takes over a first lesson on A* and BFS that comes along.",
                    lesson::Action::Example,
                ),
            ] {
                let idle = !model.lesson.is_busy();
                let button = ui.add_enabled_ui(idle, |ui| quiet(ui, text)).inner;
                if button.on_hover_text(about).clicked() {
                    actions.push(Action::Lesson(wish));
                }
            }
        });
    });
    let wish = save_view::row(ui, &model.lesson.saving, &WORDS, !model.lesson.is_busy());
    actions.extend(wish.map(|wish| {
        Action::Lesson(match wish {
            FileWish::Path(path) => lesson::Action::Path(path),
            FileWish::Write => lesson::Action::Save,
        })
    }));
}
