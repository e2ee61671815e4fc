//! The menu of the lesson: slides with their captions, and the file they are kept in.

use egui::{TextEdit, Ui, vec2};

use crate::app::files::{Target, save_view};
use crate::app::kept::{Recent, recent_view};
use crate::app::lesson::{LessonState, Slides, Snapshot, slide_view, slides};
use crate::app::widgets::{
    at_right, heading, label, left_out_note, menu_button, menu_card, quiet, quiet_button,
    text_field,
};
use crate::app::{Effect, Facts, theme};
use crate::lesson::{MAX_CAPTION, Shipped};
use crate::text::Message;
use crate::text::dialogs::{CHOOSE_LESSON, RECENT_LESSONS, open_recent};
use crate::text::lesson as text;
use crate::text::lesson::menu as words;

const WIDTH: f32 = 420.0;

/// Shows the button that opens it. `window` is what the window shows, and `recent` has the lessons opened lately.
pub(crate) fn menu(
    ui: &mut Ui,
    lesson: &mut LessonState,
    window: &Snapshot,
    recent: &Recent,
    width: f32,
    facts: &Facts,
) {
    let button = menu_button(ui, &words::LESSON, &words::LESSON, vec2(width, 28.0));
    let button = button.on_hover_text(words::ABOUT);
    menu_card(&button, ui, WIDTH, |ui| {
        slide_section(ui, lesson, window, facts);
        theme::rule(ui, 6.0, 6.0);
        file(ui, lesson, window, facts);
        if !recent.is_empty() {
            theme::rule(ui, 6.0, 6.0);
            heading(ui, &RECENT_LESSONS);
            let idle = !lesson.is_busy();
            if let Some(path) = recent_view::list(ui, recent, idle, |path| open_recent(path)) {
                lesson.read(path, false, &facts.wake);
            }
        }
    });
}

fn slide_section(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot, facts: &Facts) {
    heading(ui, &words::SLIDES);
    if lesson.slides.is_empty() {
        label(ui, &words::NO_SLIDES);
    }
    slide_view::list(ui, lesson, facts);
    caption(ui, &mut lesson.slides);
    if lesson.slides.current.is_some() || lesson.slides.can_undo() {
        edits(ui, lesson, window);
    }
    ui.add_space(2.0);
    next_slide(ui, lesson, window);
}

fn caption(ui: &mut Ui, slides: &mut Slides) {
    let Some((index, slide)) = slides.shown() else {
        return;
    };
    let mut caption = slide.caption.clone();
    let name = label(ui, &words::CAPTION);
    let field = TextEdit::multiline(&mut caption)
        .char_limit(MAX_CAPTION)
        .desired_rows(2)
        .desired_width(f32::INFINITY);
    if ui.add(field).labelled_by(name.id).changed() {
        slides.write(index, caption);
    }
}

/// What can be done with the slide that is shown.
fn edits(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let slides = &mut lesson.slides;
        let count = slides.len();
        let current = slides.current.filter(|index| *index < count);
        let button = |ui: &mut Ui, (name, about): (Message, Message), enabled: bool| {
            let button = ui.add_enabled(enabled, quiet_button(&name));
            button.on_hover_text(about).clicked()
        };
        for (words, to) in [
            (words::UP, current.and_then(|index| index.checked_sub(1))),
            (words::DOWN, current.map(|index| index + 1)),
        ] {
            let to = to.filter(|to| *to < count);
            if button(ui, words, to.is_some())
                && let (Some(from), Some(to)) = (current, to)
            {
                slides.shift(from, to);
            }
        }
        let room = current.filter(|_| slides.has_room());
        if button(ui, words::DUPLICATE, room.is_some())
            && let Some(index) = room
        {
            slides.duplicate(index);
        }
        let shown = window.slide.as_ref().filter(|_| slides.has_room());
        let replaced = current.zip(shown);
        if button(ui, words::REPLACE, replaced.is_some())
            && let Some((index, shown)) = replaced
        {
            slides.replace(index, shown);
        }
        if button(ui, words::UNDO, slides.can_undo()) {
            slides.undo();
        }
    });
}

/// The caption of the next slide, and the button that makes it.
fn next_slide(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot) {
    let name = label(ui, &words::NOTE);
    let id = ui.unique_id().with(words::NOTE.0);
    let field = text_field(ui, id, &mut lesson.note, MAX_CAPTION, |edit| {
        edit.hint_text(words::NOTE_HINT)
            .desired_width(f32::INFINITY)
    });
    let field = field.labelled_by(name.id);
    left_out_note(ui, id, &lesson.note);
    if field.changed() {
        slides::limit(&mut lesson.note);
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let possible = lesson.can_bookmark(window);
    let button = ui
        .add_enabled_ui(possible, |ui| quiet(ui, words::BOOKMARK.0.text()))
        .inner
        .on_hover_text(words::BOOKMARK.1)
        .on_disabled_hover_text(words::NO_MOMENT);
    if possible && (button.clicked() || entered) {
        lesson.bookmark(window);
    }
}

/// The name of the file, and the buttons that save and open it.
fn file(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot, facts: &Facts) {
    ui.horizontal(|ui| {
        heading(ui, &words::FILE);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let button = |ui: &mut Ui, (text, about): (Message, Message), idle: bool| {
                let button = ui.add_enabled_ui(idle, |ui| quiet(ui, &text)).inner;
                button.on_hover_text(about).clicked()
            };
            if button(ui, words::EXAMPLE, !lesson.is_busy()) {
                lesson.open_shipped(Shipped::Example, facts);
            }
            if button(ui, words::OPEN, !lesson.is_busy()) {
                lesson.open(&facts.wake);
            }
        });
    });
    let idle = !lesson.is_busy();
    if save_view::row(ui, &mut lesson.file, &text::FILE, idle, facts) {
        lesson.save(window, facts);
    }
    let (name, about) = CHOOSE_LESSON;
    let open = |ui: &mut Ui| ui.add_enabled_ui(idle, |ui| quiet(ui, &name)).inner;
    let button = ui.horizontal(open).inner;
    if button.on_hover_text(about).clicked() {
        facts.ask(Effect::ChooseFile(Target::OpenLesson));
    }
}
