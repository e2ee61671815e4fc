//! The menu of the lesson: slides with their captions, and the file they are kept in.

use egui::{TextEdit, Ui, vec2};

use crate::app::dialogs::{self, Target};
use crate::app::export::{SaveAction, save_view};
use crate::app::kept::recent_view;
use crate::app::lesson::{self, slide_view};
use crate::app::widgets::{
    at_right, heading, label, left_out_note, menu_button, menu_card, quiet, quiet_button,
    text_field,
};
use crate::app::{Effect, Facts, Model, theme};
use crate::lesson::{MAX_CAPTION, Shipped};
use crate::text::Message;
use crate::text::dialogs::{CHOOSE_LESSON, RECENT_LESSONS, open_recent};
use crate::text::lesson as text;
use crate::text::lesson::menu as words;

/// The width of the menu's contents.
const WIDTH: f32 = 420.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, facts: &Facts, width: f32) {
    let button = menu_button(ui, &words::LESSON, &words::LESSON, vec2(width, 28.0));
    let button = button.on_hover_text(words::ABOUT);
    menu_card(&button, ui, WIDTH, |ui| {
        slides(ui, model, facts);
        theme::rule(ui, 6.0, 6.0);
        file(ui, model, facts);
    });
}

fn slides(ui: &mut Ui, model: &Model, facts: &Facts) {
    heading(ui, &words::SLIDES);
    if model.lesson.slides.is_empty() {
        label(ui, &words::NO_SLIDES);
    }
    slide_view::list(ui, model, facts);
    if let Some((index, slide)) = model.lesson.slide() {
        caption(ui, index, &slide.caption, facts);
    }
    if model.lesson.current.is_some() || model.lesson.slides.can_undo() {
        edits(ui, model, facts);
    }
    ui.add_space(2.0);
    next_slide(ui, model, facts);
}

/// The caption of the slide that is shown.
fn caption(ui: &mut Ui, index: usize, caption: &str, facts: &Facts) {
    let mut caption = caption.to_owned();
    let name = label(ui, &words::CAPTION);
    let field = TextEdit::multiline(&mut caption)
        .char_limit(MAX_CAPTION)
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    if ui.add(field).labelled_by(name.id).changed() {
        facts.ask(Effect::Lesson(lesson::Action::Caption(index, caption)));
    }
}

/// What can be done with the slide that is shown.
fn edits(ui: &mut Ui, model: &Model, facts: &Facts) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let count = model.lesson.slides.len();
        let current = model.lesson.current.filter(|index| *index < count);
        let button =
            |ui: &mut Ui, (name, about): (Message, Message), action: Option<lesson::Action>| {
                let enabled = action.is_some();
                let button = ui.add_enabled(enabled, quiet_button(&name));
                if button.on_hover_text(about).clicked() {
                    facts.ask_all(action.map(Effect::Lesson));
                }
            };
        let shifted = |from: usize, to: Option<usize>| {
            let to = to.filter(|to| *to < count)?;
            Some(lesson::Action::Move { from, to })
        };
        let up = current.and_then(|index| shifted(index, index.checked_sub(1)));
        button(ui, words::UP, up);
        let down = current.and_then(|index| shifted(index, Some(index + 1)));
        button(ui, words::DOWN, down);
        let room = model.lesson.has_room();
        let duplicate = current.filter(|_| room).map(lesson::Action::Duplicate);
        button(ui, words::DUPLICATE, duplicate);
        let can = model.can_bookmark();
        let replace = current.filter(|_| can).map(lesson::Action::Replace);
        button(ui, words::REPLACE, replace);
        let undo = model.lesson.slides.can_undo();
        button(ui, words::UNDO, undo.then_some(lesson::Action::Undo));
    });
}

/// The caption of the next slide, and the button that makes it.
fn next_slide(ui: &mut Ui, model: &Model, facts: &Facts) {
    let mut note = model.lesson.note.clone();
    let name = label(ui, &words::NOTE);
    let id = ui.unique_id().with(words::NOTE.0);
    let field = text_field(ui, id, &mut note, MAX_CAPTION, |edit| {
        edit.hint_text(words::NOTE_HINT)
            .desired_width(f32::INFINITY)
    });
    let field = field.labelled_by(name.id);
    left_out_note(ui, id, &note);
    if field.changed() {
        facts.ask(Effect::Lesson(lesson::Action::Note(note)));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let possible = model.can_bookmark();
    let button = ui
        .add_enabled_ui(possible, |ui| quiet(ui, words::BOOKMARK.0.text()))
        .inner
        .on_hover_text(words::BOOKMARK.1)
        .on_disabled_hover_text(words::NO_MOMENT);
    if possible && (button.clicked() || entered) {
        facts.ask(Effect::Lesson(lesson::Action::Bookmark));
    }
}

/// The name of the file, and the buttons that save and open it.
fn file(ui: &mut Ui, model: &Model, facts: &Facts) {
    ui.horizontal(|ui| {
        heading(ui, &words::FILE);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let example = lesson::Action::OpenShipped(Shipped::Example);
            for ((text, about), action) in [
                (words::EXAMPLE, example),
                (words::OPEN, lesson::Action::Open),
            ] {
                let idle = !model.lesson.is_busy();
                let button = ui.add_enabled_ui(idle, |ui| quiet(ui, &text)).inner;
                if button.on_hover_text(about).clicked() {
                    facts.ask(Effect::Lesson(action));
                }
            }
        });
    });
    let idle = !model.lesson.is_busy();
    let action = save_view::row(ui, &model.lesson.file, &text::FILE, idle);
    facts.ask_all(action.map(|action| {
        Effect::Lesson(match action {
            SaveAction::Edit(edit) => lesson::Action::File(edit),
            SaveAction::Write => lesson::Action::Save,
        })
    }));
    let (name, about) = CHOOSE_LESSON;
    let open = |ui: &mut Ui| ui.add_enabled_ui(idle, |ui| quiet(ui, &name)).inner;
    let button = ui.horizontal(open).inner;
    if button.on_hover_text(about).clicked() {
        let choose = dialogs::Action::Choose(Target::OpenLesson);
        facts.ask(Effect::Dialogs(choose));
    }
    if !model.keeping.lessons.is_empty() {
        theme::rule(ui, 6.0, 6.0);
        heading(ui, &RECENT_LESSONS);
        if let Some(path) =
            recent_view::list(ui, &model.keeping.lessons, idle, |path| open_recent(path))
        {
            facts.ask(Effect::Lesson(lesson::Action::OpenFile(path)));
        }
    }
}
