//! What the slide that is shown says, below its picture; a click there changes it.

use egui::{Align, CursorIcon, FontId, Id, Layout, Panel, RichText, ScrollArea, TextEdit, Ui};

use crate::app::lesson::LessonState;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{Icon, at_right, icon_button, named, set_name};
use crate::app::{Effect, Facts};
use crate::lesson::MAX_CAPTION;
use crate::text::Message;
use crate::text::lesson::caption as text;

/// Room for the slide's number and the buttons.
const RIGHT: f32 = 210.0;

/// The field of the slide's text, while it is written.
fn field() -> Id {
    Id::unique("slide text")
}

/// Puts the cursor into the text of the slide that is shown.
fn write(ui: &Ui) {
    ui.memory_mut(|memory| memory.request_focus(field()));
}

/// Shows the panel while a slide is shown.
pub(crate) fn show(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    // A field that is there while the button is clicked takes that as a click elsewhere, and gives the cursor up.
    if lesson.writes && !ui.input(|input| input.pointer.any_click()) {
        lesson.writes = false;
        write(ui);
    } else if lesson.writes {
        ui.ctx().request_repaint();
    }
    let whole = lesson.said().unwrap_or_default();
    let slides = &mut lesson.slides;
    let count = slides.len();
    let Some((index, slide)) = slides.shown() else {
        return;
    };
    let palette = *Palette::of(ui);
    let font = weight(&whole)(size::HEADING);
    let width = (ui.available_width() - RIGHT - 40.0).max(100.0);
    let galley = ui
        .painter()
        .layout(whole.clone(), font, palette.text, width);
    let height = (galley.size().y + 20.0).clamp(52.0, 190.0);
    let writing = ui.memory(|memory| memory.has_focus(field()));
    let mut put_away = false;
    let mut said = slide.caption.clone();
    Panel::bottom("caption")
        .exact_size(height)
        .frame(crate::app::theme::side(&palette, 16, 8).fill(palette.card))
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                let room = egui::vec2(width, galley.size().y.min(height - 16.0));
                // A long caption scrolls.
                let layout = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(room, layout, |ui| {
                    if writing {
                        return written(ui, &mut said);
                    }
                    ScrollArea::vertical().show(ui, |ui| {
                        let size = egui::vec2(width, galley.size().y);
                        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
                        ui.painter().galley(rect.min, galley, palette.text);
                        named(ui, &response, &whole);
                        let response = response.on_hover_cursor(CursorIcon::Text);
                        if response.on_hover_text(text::CHANGE).clicked() {
                            write(ui);
                        }
                    });
                });
                at_right(ui, |ui| put_away = buttons(ui, index, count, facts));
            });
        });
    slides.edit(index, |slide| slide.caption = said);
    if put_away {
        slides.put_away();
    }
}

/// The field while it has the cursor.
fn written(ui: &mut Ui, said: &mut String) {
    let edit = TextEdit::multiline(said)
        .id(field())
        .char_limit(MAX_CAPTION)
        .font(theme::medium(size::HEADING))
        .hint_text(text::HINT)
        .desired_rows(1)
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    set_name(ui, &response, text::NAME.to_string());
}

/// Says whether the slide is put away.
fn buttons(ui: &mut Ui, index: usize, count: usize, facts: &Facts) -> bool {
    ui.spacing_mut().item_spacing.x = 6.0;
    let button = |ui: &mut Ui, enabled, icon, (name, about): (Message, Message)| {
        let button = icon_button(ui, enabled, icon, &name, true);
        button.on_hover_text(about).clicked()
    };
    number(ui, index + 1, count, size::TEXT);
    if button(ui, index > 0, Icon::Back, text::PREVIOUS) {
        facts.ask(Effect::NextSlide(false));
    }
    if button(ui, index + 1 < count, Icon::Play, text::NEXT) {
        facts.ask(Effect::NextSlide(true));
    }
    button(ui, true, Icon::Remove, text::PUT_AWAY)
}

/// The slide's number: "3 / 8", read as "Slide 3 of 8".
pub(crate) fn number(ui: &mut Ui, number: usize, count: usize, size: f32) {
    let palette = Palette::of(ui);
    let words = RichText::new(text::short(number, count))
        .font(theme::regular(size))
        .color(palette.dim);
    let response = ui.label(words);
    named(ui, &response, &text::slide_of(number, count));
}

/// The heavier weight where it has all characters: a caption in two weights looks like a mistake.
pub(crate) fn weight(caption: &str) -> fn(f32) -> FontId {
    let has = |c: char| matches!(c, '\0'..='\u{17f}' | '\u{2010}'..='\u{22ff}');
    if caption.chars().all(has) {
        theme::medium
    } else {
        theme::regular
    }
}
