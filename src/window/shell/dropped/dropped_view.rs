//! What files do that are held over the window, and what comes with the clipboard.

use std::path::PathBuf;

use egui::{Align2, Color32, Context, Event, Id, LayerId, Order, Popup, Stroke, StrokeKind};

use crate::window::theme::{self, Palette, size};
use slidescope_core::text::dropped as text;

pub(crate) fn files(ctx: &Context) -> Vec<PathBuf> {
    ctx.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}

/// What is pasted where no field or menu takes it.
pub(crate) fn pasted(ctx: &Context) -> Option<String> {
    if ctx.text_edit_focused() || Popup::is_any_open(ctx) {
        return None;
    }
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) if !text.trim().is_empty() => Some(text.clone()),
            _ => None,
        })
    })
}

/// Says what can be dropped while files are held over the window.
pub(crate) fn hint(ctx: &Context, palette: &Palette) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let layer = LayerId::new(Order::Tooltip, Id::unique("drop hint"));
    let painter = ctx.layer_painter(layer);
    let area = ctx.content_rect();
    let shade = if palette.ground.r() < 128 {
        Color32::from_black_alpha(150)
    } else {
        Color32::from_white_alpha(190)
    };
    painter.rect_filled(area, 0.0, shade);
    let line = Stroke::new(2.0, palette.accent);
    let inner = area.shrink(12.0);
    painter.rect_stroke(
        inner,
        f32::from(theme::CARD_RADIUS),
        line,
        StrokeKind::Inside,
    );
    let font = theme::semibold(size::HEADING + 3.0);
    let width = inner.width() - 48.0;
    let title = painter.layout(text::DROP.to_string(), font, palette.text, width);
    let font = theme::regular(size::TEXT);
    let more = painter.layout(text::DROP_WHAT.to_string(), font, palette.dim, width);
    let height = title.size().y + 8.0 + more.size().y;
    let card = Align2::CENTER_CENTER.anchor_size(
        area.center(),
        egui::vec2(title.size().x.max(more.size().x) + 48.0, height + 40.0),
    );
    let rule = Stroke::new(1.0, palette.line);
    let radius = f32::from(theme::CARD_RADIUS);
    painter.rect(card, radius, palette.card, rule, StrokeKind::Inside);
    let at = |y: f32, wide: f32| egui::pos2(card.center().x - wide / 2.0, y);
    let top = card.top() + 20.0;
    let below = top + title.size().y + 8.0;
    painter.galley(at(top, title.size().x), title, palette.text);
    painter.galley(at(below, more.size().x), more, palette.dim);
}
