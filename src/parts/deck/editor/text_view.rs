//! The text of the current slide: in a panel below its picture, where a click edits it, or alone, as large as it fits.

use std::sync::Arc;

use egui::{
    Align, Color32, CursorIcon, FontId, Galley, Id, Layout, Panel, Rect, RichText, ScrollArea,
    Sense, TextEdit, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};

use crate::deck::editor::LessonState;
use crate::theme::{self, Palette, size};
use crate::tiles::decode::decode;
use crate::widgets::{Icon, announced, as_heading, at_right, icon_button, named, set_name};
use crate::{Effect, Facts};
use slidescope_core::lesson::{MAX_TEXT, Picture};
use slidescope_core::text::Message;
use slidescope_core::text::lesson::on_slide as text;

/// Room for the slide's number and the buttons.
const RIGHT: f32 = 210.0;

/// The id of the field in which the slide's text is edited.
fn field() -> Id {
    Id::unique("slide text")
}

fn write(ui: &Ui) {
    ui.memory_mut(|memory| memory.request_focus(field()));
}

pub fn panel(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    // A field that exists while the button is clicked would treat that as a click elsewhere and lose the focus.
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
    let mut said = slide.text.clone();
    Panel::bottom("slide text")
        .exact_size(height)
        .frame(crate::theme::side(&palette, 16, 8).fill(palette.card))
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                let room = egui::vec2(width, galley.size().y.min(height - 16.0));
                // A long text scrolls.
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                    if writing {
                        return written(ui, &mut said);
                    }
                    ScrollArea::vertical().show(ui, |ui| {
                        let size = egui::vec2(width, galley.size().y);
                        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
                        ui.painter().galley(rect.min, galley, palette.text);
                        named(ui, &response, &whole);
                        let response = response.on_hover_cursor(CursorIcon::Text);
                        if response.on_hover_text(text::CHANGE.text()).clicked() {
                            write(ui);
                        }
                    });
                });
                at_right(ui, |ui| put_away = buttons(ui, index, count, facts));
            });
        });
    slides.edit(index, |slide| slide.text = said);
    if put_away {
        slides.put_away();
    }
}

fn written(ui: &mut Ui, said: &mut String) {
    let edit = TextEdit::multiline(said)
        .id(field())
        .char_limit(MAX_TEXT)
        .font(theme::medium(size::HEADING))
        .hint_text(text::HINT.text())
        .desired_rows(1)
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    set_name(ui, &response, text::NAME.to_string());
}

/// Shows the buttons. Returns whether the slide is put away.
fn buttons(ui: &mut Ui, index: usize, count: usize, facts: &Facts) -> bool {
    ui.spacing_mut().item_spacing.x = 6.0;
    let button = |ui: &mut Ui, enabled, icon, (name, about): (Message, Message)| {
        let button = icon_button(ui, enabled, icon, &name, true);
        button.on_hover_text(about.text()).clicked()
    };
    number(ui, index + 1, count, size::TEXT);
    if button(ui, index > 0, Icon::Back, text::PREVIOUS) {
        facts.ask(Effect::PreviousSlide);
    }
    if button(ui, index + 1 < count, Icon::Play, text::NEXT) {
        facts.ask(Effect::NextSlide);
    }
    button(ui, true, Icon::Remove, text::PUT_AWAY)
}

/// The slide's number: "3 / 8", read as "Slide 3 of 8".
pub fn number(ui: &mut Ui, number: usize, count: usize, size: f32) {
    let words = RichText::new(text::short(number, count))
        .font(theme::regular(size))
        .color(Palette::of(ui).dim);
    let response = ui.label(words);
    named(ui, &response, &text::slide_of(number, count));
    as_heading(ui, &response);
    announced(ui, &response);
}

/// Returns the medium weight if it has all characters; a text in two weights looks like a mistake.
pub fn weight(text: &str) -> fn(f32) -> FontId {
    one_weight(text, theme::medium)
}

/// Returns the weight of `font` under the same condition, otherwise the regular weight.
pub fn one_weight(text: &str, font: fn(f32) -> FontId) -> fn(f32) -> FontId {
    let has = |c: char| matches!(c, '\0'..='\u{17f}' | '\u{2010}'..='\u{22ff}');
    if text.chars().all(has) {
        font
    } else {
        theme::regular
    }
}

/// The sizes tried for a text alone, and the share of the room left free on each side.
const SIZES: [f32; 6] = [44.0, 36.0, 30.0, 24.0, 20.0, 16.0];
const MARGIN: f32 = 0.1;
/// The share of the height that a text may take above its picture.
const ABOVE: f32 = 0.4;
/// The most pixels of a picture in a lesson's file; more would take too long.
const MOST_PIXELS: u64 = 4_000_000;

/// Shows a text alone, in the largest type in which it fits, above its picture if it has one.
pub fn alone(ui: &mut Ui, text: &str, picture: Option<&Picture>) {
    let area = ui.available_rect_before_wrap();
    let color = Palette::of(ui).text;
    let laid_out =
        |ui: &Ui, room: Rect| fitting(ui, text, weight(text), &SIZES, color, room.size());
    let Some(texture) = picture.and_then(|picture| texture(ui, picture)) else {
        let room = area.shrink2(area.size() * MARGIN);
        let galley = laid_out(ui, room);
        let from = room.center() - galley.size() / 2.0;
        return paint(ui, galley, from, text);
    };
    let room = area.shrink2(area.size() * (MARGIN / 3.0));
    let above = room.with_max_y(room.top() + room.height() * ABOVE);
    let galley = laid_out(ui, above);
    let from = pos2(room.center().x - galley.size().x / 2.0, room.top());
    let below = match text {
        "" => room,
        _ => room.with_min_y(from.y + galley.size().y + 12.0),
    };
    paint(ui, galley, from, text);
    let pixels = texture.size_vec2();
    let scale = (below.width() / pixels.x).min(below.height() / pixels.y);
    let place = Rect::from_center_size(below.center(), pixels * scale);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter()
        .image(texture.id(), place, whole, Color32::WHITE);
    let response = ui.interact(place, ui.scope_id().with("picture"), Sense::hover());
    named(ui, &response, &self::text::PICTURE);
}

/// Lays out a text in the first of `sizes` that fits the height of `room`, or else in the last.
pub fn fitting(
    ui: &Ui,
    text: &str,
    font: fn(f32) -> FontId,
    sizes: &[f32],
    color: Color32,
    room: Vec2,
) -> Arc<Galley> {
    let painter = ui.painter();
    let laid_out = |size: &f32| painter.layout(text.to_owned(), font(*size), color, room.x);
    let mut galleys = sizes.iter().map(laid_out);
    let fits = |galley: &Arc<Galley>| galley.size().y <= room.y;
    let found = galleys.find(fits);
    found.unwrap_or_else(|| laid_out(&sizes[sizes.len() - 1]))
}

fn paint(ui: &Ui, galley: Arc<Galley>, from: egui::Pos2, text: &str) {
    let place = Rect::from_min_size(from, galley.size().max(vec2(1.0, 1.0)));
    ui.painter().galley(from, galley, Palette::of(ui).text);
    let response = ui.interact(place, ui.scope_id().with("text"), Sense::hover());
    named(ui, &response, text);
}

/// Returns the picture as a texture, decoded once, or `None` if it is damaged.
fn texture(ui: &Ui, picture: &Picture) -> Option<TextureHandle> {
    type Shown = Option<(Picture, Option<TextureHandle>)>;
    let id = Id::unique("slide picture");
    let shown: Shown = ui.data(|data| data.get_temp(id)).flatten();
    if let Some((_, texture)) = shown.filter(|(known, _)| known == picture) {
        return texture;
    }
    let decoded = decode(picture.bytes(), MOST_PIXELS).ok();
    let texture = decoded.map(|decoded| {
        let image = decoded.whole().clone();
        ui.ctx()
            .load_texture("slide picture", image, TextureOptions::LINEAR)
    });
    ui.data_mut(|data| data.insert_temp::<Shown>(id, Some((picture.clone(), texture.clone()))));
    texture
}
