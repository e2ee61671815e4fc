//! A slide of text alone, as large as it fits.

use egui::{CentralPanel, Frame, Ui, vec2};

use crate::app::lesson::caption_view::weight;
use crate::app::theme::Palette;
use crate::app::widgets::named;

/// The sizes that are tried, and the share of the room that stays free on each side.
const SIZES: [f32; 6] = [44.0, 36.0, 30.0, 24.0, 20.0, 16.0];
const MARGIN: f32 = 0.1;

/// Shows it in place of a screen.
pub(crate) fn show(ui: &mut Ui, text: &str) {
    let frame = Frame::new().fill(Palette::of(ui).ground);
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| presented(ui, text));
}

/// Shows it in the middle of the room, in the largest type in which it fits.
pub(crate) fn presented(ui: &mut Ui, text: &str) {
    let area = ui.available_rect_before_wrap();
    let room = area.shrink2(area.size() * MARGIN);
    let color = Palette::of(ui).text;
    let laid_out = |size: f32| {
        let font = weight(text)(size);
        ui.painter()
            .layout(text.to_owned(), font, color, room.width())
    };
    let mut sizes = SIZES.into_iter().map(laid_out);
    let fits = |galley: &std::sync::Arc<egui::Galley>| galley.size().y <= room.height();
    let galley = sizes.find(fits).unwrap_or_else(|| laid_out(SIZES[5]));
    let from = room.center() - galley.size() / 2.0;
    let size = galley.size().max(vec2(1.0, 1.0));
    ui.painter().galley(from, galley, color);
    let place = egui::Rect::from_min_size(from, size);
    let response = ui.interact(place, ui.scope_id().with("text"), egui::Sense::hover());
    named(ui, &response, text);
}
