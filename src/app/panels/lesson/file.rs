//! The file of the lesson.

use egui::{TextEdit, Ui};

use crate::app::{
    action::Action,
    model::{LessonWish, Model},
    widgets::{heading, label, quiet},
};

/// Shows its name, and the buttons that save and open it.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, "Lesson file");
    let mut path = model.lesson.path().to_owned();
    ui.horizontal(|ui| {
        let name = label(ui, "File");
        let field = TextEdit::singleline(&mut path).desired_width(ui.available_width());
        let field = ui.add(field).labelled_by(name.id);
        if field.changed() {
            actions.push(Action::Lesson(LessonWish::Path(path)));
        }
    });
    ui.horizontal(|ui| {
        let idle = !model.lesson.is_busy();
        let (save, about) = if model.lesson.asks_to_replace() {
            ("Replace it", "Writes the lesson over the file that is there.")
        } else {
            (
                "Save lesson",
                "Writes boards, strategy, view and bookmarks; an old file stays whole if that fails.",
            )
        };
        for (text, about, wish) in [
            (save, about, LessonWish::Save),
            (
                "Open lesson",
                "Takes over what is in the file; the boards here can be had back by undo, the bookmarks not.",
                LessonWish::Open,
            ),
        ] {
            let button = ui.add_enabled_ui(idle, |ui| quiet(ui, text)).inner;
            if button.on_hover_text(about).clicked() {
                actions.push(Action::Lesson(wish));
            }
        }
    });
    if let Some(status) = model.lesson.message() {
        super::message(ui, status);
    }
}
