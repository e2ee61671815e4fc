//! The menu of the lesson: bookmarks with their notes, and the file they are kept in.

use egui::{Align, Label, Layout, RichText, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::export::{SaveAction, save_view};
use crate::app::lesson::{self, MAX_NOTE};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{
    Icon, at, heading, icon_button, label, left_out_note, menu_button, menu_card, quiet, text_field,
};
use crate::app::{Action, Model};
use crate::lesson::{Bookmark, SearchSetup};
use crate::text::lesson::menu as words;
use crate::text::{lesson as text, thousands};

/// The width of the menu's contents.
const WIDTH: f32 = 380.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let button = menu_button(ui, words::LESSON, words::LESSON, vec2(78.0, 28.0));
    let button = button.on_hover_text(words::ABOUT);
    menu_card(&button, ui, WIDTH, |ui| {
        bookmarks(ui, model, actions);
        theme::rule(ui, 6.0, 6.0);
        file(ui, model, actions);
    });
}

/// The bookmarks, a click on which goes there, and a note for the next.
fn bookmarks(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, words::BOOKMARKS);
    let marks = &model.lesson.bookmarks;
    if marks.is_empty() {
        label(ui, words::NO_BOOKMARKS);
    }
    let here: Vec<usize> = model.bookmarks_here().map(|(index, _)| index).collect();
    ScrollArea::vertical()
        .max_height(200.0)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            for (index, mark) in marks.iter().enumerate() {
                let now = model.lesson.current == Some(index);
                row(ui, index, mark, here.contains(&index), now, actions);
            }
        });
    ui.add_space(2.0);
    next_bookmark(ui, model, actions);
}

/// A bookmark: its moment and its note, a click on which goes there, and a button that removes it.
fn row(
    ui: &mut Ui,
    index: usize,
    mark: &Bookmark,
    here: bool,
    now: bool,
    actions: &mut Vec<Action>,
) {
    let palette = *Palette::of(ui);
    let (number, moment) = (index + 1, thousands(mark.expansion));
    // As high as a row: in the height that a list may take, it would stand in the middle.
    let whole = vec2(ui.available_width(), 24.0);
    ui.allocate_ui_with_layout(whole, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let name = text::remove_bookmark(number);
        let remove = icon_button(ui, true, Icon::Remove, &name, false);
        if remove.on_hover_text(words::REMOVE).clicked() {
            actions.push(Action::Lesson(lesson::Action::Remove(index)));
        }
        // The first frame of a menu measures it, and has no room yet.
        let room = vec2(ui.available_width().max(0.0), 24.0);
        let (rect, response) = ui.allocate_exact_size(room, Sense::click());
        let lit = response.hovered() || response.has_focus();
        let fill = if lit { palette.hover } else { palette.card };
        ui.painter().rect_filled(rect, theme::RADIUS, fill);
        if now {
            let line = egui::Stroke::new(1.0, palette.accent);
            let kind = egui::StrokeKind::Inside;
            ui.painter().rect_stroke(rect, theme::RADIUS, line, kind);
        }
        let inside = rect.shrink2(vec2(8.0, 0.0));
        at(ui, inside, |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let color = if here { palette.accent } else { palette.dim };
                let font = theme::semibold(size::TEXT);
                ui.add(
                    Label::new(RichText::new(&moment).font(font).color(color)).selectable(false),
                );
                let note = if mark.note.is_empty() {
                    RichText::new(words::NO_NOTE).color(palette.dim)
                } else {
                    RichText::new(&mark.note).color(palette.text)
                };
                ui.add(
                    Label::new(note.size(size::TEXT))
                        .selectable(false)
                        .truncate(),
                );
            });
        });
        let name = text::bookmark(number, mark.expansion, &mark.note);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        if response.on_hover_text(about(mark, here)).clicked() {
            actions.push(Action::Lesson(lesson::Action::GoTo(index)));
        }
    });
}

/// What a click does, and the whole note.
fn about(mark: &Bookmark, here: bool) -> String {
    let SearchSetup { problem, strategy } = mark.setup;
    let other = (!here).then(|| (problem.start(), strategy.algorithm));
    text::about_bookmark(&mark.note, other)
}

/// The note of the next bookmark, and the button that makes it.
fn next_bookmark(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let mut note = model.lesson.note.clone();
    let name = label(ui, words::NOTE);
    let id = ui.unique_id().with(words::NOTE);
    let field = text_field(ui, id, &mut note, MAX_NOTE, |edit| {
        edit.hint_text(words::NOTE_HINT)
            .desired_width(f32::INFINITY)
    });
    let field = field.labelled_by(name.id);
    left_out_note(ui, id, &note);
    if field.changed() {
        actions.push(Action::Lesson(lesson::Action::Note(note)));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let possible = model.can_bookmark();
    let button = ui
        .add_enabled_ui(possible, |ui| quiet(ui, words::BOOKMARK.0))
        .inner
        .on_hover_text(words::BOOKMARK.1)
        .on_disabled_hover_text(words::NO_MOMENT);
    if possible && (button.clicked() || entered) {
        actions.push(Action::Lesson(lesson::Action::Bookmark));
    }
}

/// The name of the file, and the buttons that save and open it.
fn file(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        heading(ui, words::FILE);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for ((text, about), action) in [
                (words::OPEN, lesson::Action::Open),
                (words::EXAMPLE, lesson::Action::Example),
            ] {
                let idle = !model.lesson.is_busy();
                let button = ui.add_enabled_ui(idle, |ui| quiet(ui, text)).inner;
                if button.on_hover_text(about).clicked() {
                    actions.push(Action::Lesson(action));
                }
            }
        });
    });
    let idle = !model.lesson.is_busy();
    let action = save_view::row(ui, &model.lesson.file, &text::FILE, idle);
    actions.extend(action.map(|action| {
        Action::Lesson(match action {
            SaveAction::Edit(edit) => lesson::Action::File(edit),
            SaveAction::Write => lesson::Action::Save,
        })
    }));
}
