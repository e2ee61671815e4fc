//! The list of slides in the menu: a click shows a slide, dragging reorders them.

use egui::{
    Align, Id, Label, Layout, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::deck::editor::LessonState;
use crate::theme::{self, Palette, size};
use crate::widgets::{Icon, at, icon_button, paint_thumbnail};
use crate::{Effect, Facts};
use slidescope_core::lesson::{SearchSetup, Slide};
use slidescope_core::text::lesson as text;
use slidescope_core::text::lesson::menu as words;

const ROW: f32 = 44.0;
/// The side of the start board in a row.
const BOARD: f32 = 34.0;
/// The width of the handle a slide is dragged by.
const HANDLE: f32 = 16.0;
/// The height of the rest of the menu, and the fewest rows shown.
const REST: f32 = 560.0;
const LEAST: f32 = 3.0;
const REMOVE: f32 = 24.0;

pub(crate) fn list(ui: &mut Ui, lesson: &mut LessonState, facts: &Facts) {
    let slides = lesson.slides.list();
    let here: Vec<usize> = lesson.slides_here(facts).map(|(at, ..)| at).collect();
    let (mut removed, mut moved) = (None, None);
    let id = ui.unique_id().with("slide seen");
    let current = lesson.slides.current;
    // Scrolls to the current slide when it changes. This is not possible in egui's sizing pass.
    let seen = ui.data(|data| data.get_temp::<Option<usize>>(id).flatten());
    let reveals = current.filter(|now| Some(*now) != seen && !ui.is_sizing_pass());
    ui.data_mut(|data| data.insert_temp(id, reveals.or(seen)));
    // A bar that is always there says that there are more.
    ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    ScrollArea::vertical()
        .max_height(room(ui))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let mut rows = Vec::with_capacity(slides.len());
            let mut dropped = None;
            for (index, slide) in slides.iter().enumerate() {
                let now = lesson.slides.current == Some(index);
                let here = here.contains(&index);
                let (rect, handle, removes) = row(ui, index, slide, here, now, facts);
                if removes {
                    removed = Some(index);
                }
                if reveals == Some(index) {
                    ui.scroll_to_rect(rect, None);
                }
                rows.push(rect);
                if handle.dragged() || handle.drag_stopped() {
                    dropped = handle
                        .interact_pointer_pos()
                        .map(|pos| (index, pos, handle));
                }
            }
            if let Some((from, pos, handle)) = dropped {
                let to = rows.iter().filter(|row| row.center().y < pos.y).count();
                let to = to
                    .saturating_sub(usize::from(to > from))
                    .min(rows.len() - 1);
                let y = if to > from {
                    rows[to].bottom() + 2.0
                } else {
                    rows[to].top() - 2.0
                };
                let line = Stroke::new(2.0, Palette::of(ui).accent);
                ui.painter().hline(rows[to].x_range(), y, line);
                if handle.drag_stopped() {
                    moved = Some((from, to));
                }
            }
        });
    if let Some(index) = removed {
        lesson.slides.remove(index);
    } else if let Some((from, to)) = moved {
        lesson.slides.shift(from, to);
    }
}

/// Returns the height of as many rows as fit in the window beside the rest of the menu.
fn room(ui: &Ui) -> f32 {
    let row = ROW + 4.0;
    let rows = (ui.ctx().content_rect().height() - REST) / row;
    rows.floor().max(LEAST) * row
}

/// A row: a drag handle, the slide's start board, its text, what it shows, and a button that removes it. Returns whether that
/// button was clicked.
fn row(
    ui: &mut Ui,
    index: usize,
    slide: &Slide,
    here: bool,
    now: bool,
    facts: &Facts,
) -> (Rect, Response, bool) {
    let palette = *Palette::of(ui);
    let number = index + 1;
    // As high as a row: with all the height of the list, the contents would be centred in it.
    let whole = vec2(ui.available_width(), ROW);
    let shown = ui.allocate_ui_with_layout(whole, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let handle = handle(ui, index);
        // The first frame of a menu measures it and has no width yet.
        let room = vec2((ui.available_width() - REMOVE - 4.0).max(0.0), ROW);
        let (rect, response) = ui.allocate_exact_size(room, Sense::click());
        let lit = response.hovered() || response.has_focus();
        let fill = if lit { palette.hover } else { palette.card };
        ui.painter().rect_filled(rect, theme::RADIUS, fill);
        if now {
            let line = Stroke::new(1.0, palette.accent);
            ui.painter()
                .rect_stroke(rect, theme::RADIUS, line, StrokeKind::Inside);
        }
        let place = Rect::from_min_size(rect.min + vec2(6.0, 5.0), vec2(BOARD, BOARD));
        paint_thumbnail(ui, place, &slide.setup.problem.start());
        let words = rect
            .with_min_x(place.right() + 10.0)
            .shrink2(vec2(0.0, 4.0));
        at(ui, words, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                about_in_lines(ui, slide, here);
            });
        });
        let name = text::slide(slide.expansion(), number, &slide.text);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        let SearchSetup { problem, strategy } = slide.setup;
        let other = (!here).then(|| (problem.start(), strategy.algorithm));
        let about = text::about_slide(&slide.text, other);
        if response.on_hover_text(about).clicked() {
            facts.ask(Effect::Slide(index));
        }
        let name = text::remove_slide(number);
        let remove = icon_button(ui, true, Icon::Remove, &name, false);
        (handle, remove.on_hover_text(words::REMOVE.text()).clicked())
    });
    let (handle, removes) = shown.inner;
    (shown.response.rect, handle, removes)
}

/// Shows a slide's text, and below it what the slide shows.
fn about_in_lines(ui: &mut Ui, slide: &Slide, here: bool) {
    let palette = *Palette::of(ui);
    ui.spacing_mut().item_spacing.y = 1.0;
    let said = if slide.text.is_empty() {
        RichText::new(words::NO_TEXT).color(palette.dim)
    } else {
        RichText::new(&slide.text).color(palette.text)
    };
    let said = Label::new(said.size(size::TEXT));
    ui.add(said.selectable(false).truncate());
    let color = if here { palette.accent } else { palette.dim };
    let scene = RichText::new(text::scene(slide)).size(size::LABEL);
    let scene = Label::new(scene.color(color));
    ui.add(scene.selectable(false).truncate());
}

fn handle(ui: &mut Ui, index: usize) -> Response {
    let (rect, _) = ui.allocate_exact_size(vec2(HANDLE, ROW), Sense::hover());
    let response = ui.interact(rect, Id::unique("slide handle").with(index), Sense::drag());
    let palette = Palette::of(ui);
    let lit = response.hovered() || response.dragged();
    let color = if lit { palette.text } else { palette.dim };
    for (column, row) in (0..2).flat_map(|x| (0..3).map(move |y| (x, y))) {
        let off = vec2(column as f32 * 5.0 - 2.5, row as f32 * 5.0 - 5.0);
        ui.painter().circle_filled(rect.center() + off, 1.3, color);
    }
    let name = text::move_slide(index + 1);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    response
        .on_hover_cursor(egui::CursorIcon::Grab)
        .on_hover_text(words::DRAG.text())
}
