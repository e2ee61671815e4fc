//! The menu of the lesson: its slides with their texts, and its file. Beside it is the button that adds a slide.

use std::mem;

use egui::{CollapsingHeader, Popup, ProgressBar, RichText, TextEdit, Ui, vec2};

use crate::deck::editor::{LessonState, Slides, Snapshot, question_editor, slide_view};
use crate::export::recent::{self, Recent};
use crate::export::save_view;
use crate::files::Target;
use crate::theme::{self, size};
use crate::widgets::{
    Icon, at_right, heading, icon_button, label, labelled, menu_button, menu_card, named, quiet,
    quiet_button, quiet_clicked, quiet_clicked_if, set_name, toggle_clicked,
};
use crate::{Effect, Facts};
use slidescope_core::lesson::{MAX_NOTES, MAX_TEXT, Scene, Shipped, Slide, path_of};
use slidescope_core::text::dialogs::{CHOOSE_LESSON, RECENT_LESSONS, open_recent};
use slidescope_core::text::lesson::{handout as paper, menu as words};
use slidescope_core::text::{Message, lesson as text};

const WIDTH: f32 = 420.0;
/// The least width of the menu's button at which there is room for another button beside it.
const LEAST: f32 = 78.0;

/// Shows the button that opens the menu. `window` is the state of the window; `recent` holds the recently opened lessons.
pub fn menu(
    ui: &mut Ui,
    lesson: &mut LessonState,
    window: &Snapshot,
    recent: &Recent,
    width: f32,
    facts: &Facts,
) {
    let button = menu_button(ui, &words::LESSON, &words::LESSON, vec2(width, 28.0));
    let button = button.on_hover_text(words::ABOUT.text());
    if mem::take(&mut lesson.opens_menu) {
        Popup::open_id(ui.ctx(), Popup::default_response_id(&button));
    }
    // The narrowest bars have no room for it; Ctrl+S and the menu still work.
    if width >= LEAST {
        add_slide(ui, lesson, window, facts);
    }
    menu_card(&button, ui, WIDTH, |ui| {
        // At the top, where it is always reachable, however long the slides and the question are.
        file(ui, lesson, window, facts);
        theme::rule(ui, 6.0, 6.0);
        slide_section(ui, lesson, window, facts);
        if !lesson.slides.is_empty() {
            theme::rule(ui, 6.0, 6.0);
            handout(ui, lesson, facts);
        }
        if !recent.is_empty() {
            theme::rule(ui, 6.0, 6.0);
            heading(ui, &RECENT_LESSONS);
            let idle = !lesson.is_busy();
            if let Some(path) = recent::list(ui, recent, idle, |path| open_recent(path.display())) {
                lesson.read(path, false, facts);
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
    edits(ui, lesson, window);
    if lesson.slides.has_room() {
        slides_from(ui, lesson, facts);
    }
    said(ui, &mut lesson.slides, facts);
    question_editor::show(ui, &mut lesson.slides, &mut lesson.draft);
}

/// Shows the controls that add the slides of another lesson: from a file, or a shipped one.
fn slides_from(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    let idle = !lesson.is_busy() && !lesson.adding.is_busy();
    let title = RichText::new(words::SLIDES_FROM.text()).size(size::LABEL + 1.0);
    CollapsingHeader::new(title).show(ui, |ui| {
        ui.add_enabled_ui(idle, |ui| {
            ui.horizontal_wrapped(|ui| {
                if quiet_clicked(ui, words::FROM_FILE) {
                    facts.ask(Effect::ChooseFile(Target::AddSlides));
                }
                for shipped in Shipped::COURSE {
                    let (name, _) = text::open_shipped(shipped);
                    let button = quiet(ui, &name);
                    set_name(ui, &button, words::slides_from_lesson(name));
                    if button.clicked()
                        && let Ok(other) = shipped.lesson()
                    {
                        lesson.add_slides_of(other, facts);
                    }
                }
            });
        });
    });
}

/// Shows the text of the current slide, and the notes that only the teacher reads.
fn said(ui: &mut Ui, slides: &mut Slides, facts: &Facts) {
    let Some((index, slide)) = slides.shown() else {
        return;
    };
    let mut now = slide.clone();
    let field = |ui: &mut Ui, name: Message, text: &mut String, most| {
        let field = TextEdit::multiline(text)
            .char_limit(most)
            .desired_rows(2)
            .desired_width(f32::INFINITY);
        labelled(ui, &name, field);
    };
    field(ui, words::TEXT, &mut now.text, MAX_TEXT);
    field(ui, words::NOTES, &mut now.notes, MAX_NOTES);
    if now.question.is_none() && matches!(now.scene, Scene::Explore(_) | Scene::Compare(_)) {
        let (name, about) = words::HIDES_VERDICT;
        ui.checkbox(&mut now.hides_verdict, name.text())
            .on_hover_text(about.text());
    }
    let picture = match &now.scene {
        Scene::Text(picture) => Some(picture.is_some()),
        _ => None,
    };
    slides.edit(index, |slide| *slide = now);
    if let Some(has_picture) = picture {
        ui.horizontal(|ui| {
            if quiet_clicked(ui, words::PICTURE) {
                facts.ask(Effect::ChooseFile(Target::SlidePicture));
            }
            if has_picture && quiet(ui, &words::NO_PICTURE).clicked() {
                slides.set_picture(None);
            }
        });
    }
}

fn edits(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let slides = &mut lesson.slides;
        let count = slides.len();
        let current = slides.current.filter(|index| *index < count);
        let button = |ui: &mut Ui, (name, about): (Message, Message), enabled: bool| {
            let button = ui.add_enabled(enabled, quiet_button(&name));
            button.on_hover_text(about.text()).clicked()
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
        let replaced = current.zip(window.slide.as_ref());
        if button(ui, words::REPLACE, replaced.is_some())
            && let Some((index, shown)) = replaced
        {
            slides.replace(index, shown);
            lesson.on_screen = Some(shown.clone());
        }
        let slides = &mut lesson.slides;
        if button(ui, words::UNDO, slides.can_undo()) {
            slides.undo();
        }
        let setup = window.setup.filter(|_| slides.has_room());
        if button(ui, words::ADD_TEXT, setup.is_some())
            && let Some(setup) = setup
        {
            slides.add(Slide::new(setup, Scene::Text(None)));
            lesson.writes = true;
            ui.close();
        }
    });
}

/// The button that makes a slide of the current view and puts the cursor into its text.
fn add_slide(ui: &mut Ui, lesson: &LessonState, window: &Snapshot, facts: &Facts) {
    let (name, about) = words::ADD_SLIDE;
    let why_not = lesson.why_no_slide(window);
    let button = icon_button(ui, why_not.is_none(), Icon::Add, &name, false);
    let button = button.on_hover_text(format!("{}\n{about}", name.text()));
    let why_not = why_not.unwrap_or_default();
    if button.on_disabled_hover_text(why_not).clicked() {
        facts.ask(Effect::AddSlide);
    }
}

fn file(ui: &mut Ui, lesson: &mut LessonState, window: &Snapshot, facts: &Facts) {
    ui.horizontal(|ui| {
        heading(ui, &words::FILE);
        at_right(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if quiet_clicked_if(ui, !lesson.is_busy(), words::EXAMPLE) {
                lesson.open_shipped(Shipped::Example, facts);
            }
            // A page in a browser opens only uploads, with the button below.
            if !facts.in_page() && quiet_clicked_if(ui, !lesson.is_busy(), words::OPEN) {
                lesson.read(path_of(lesson.file.path()), false, facts);
            }
        });
    });
    let idle = !lesson.is_busy();
    if save_view::row(ui, &mut lesson.file, text::FILE, idle, facts) {
        lesson.save(window, facts);
    }
    let open = |ui: &mut Ui| quiet_clicked_if(ui, idle, CHOOSE_LESSON);
    if ui.horizontal(open).inner {
        facts.ask(Effect::ChooseFile(Target::OpenLesson));
    }
}

fn handout(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    heading(ui, &paper::HEADING);
    let now = &mut lesson.handout;
    ui.horizontal_wrapped(|ui| {
        for (count, (name, about)) in [(2, paper::TWO), (6, paper::SIX)] {
            if toggle_clicked(ui, now.on_a_page == count, [name, about, about]) {
                now.on_a_page = count;
            }
        }
        ui.checkbox(&mut now.notes, paper::NOTES.text());
        ui.checkbox(&mut now.answers, paper::ANSWERS.text());
    });
    let file = &mut lesson.handout_file;
    if save_view::row(ui, file, text::handout::SAVE, true, facts) {
        facts.ask(Effect::SaveHandout);
    }
    if let Some(share) = file.progress().filter(|_| file.is_busy()) {
        let bar = ui.add(ProgressBar::new(share).desired_width(ui.available_width()));
        named(ui, &bar, &paper::PROGRESS);
    }
}
