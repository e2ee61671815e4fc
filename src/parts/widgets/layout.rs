//! Areas for contents: cards that fill their area, panels that scroll, and areas outside the flow of the layout.

use egui::{
    Align, CentralPanel, Frame, Layout, Margin, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder,
    vec2,
};

use crate::theme::{self, Palette};
use crate::widgets::quiet_clicked;
use slidescope_core::text::Message;

pub fn full_card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 4.0;
        contents(ui);
    });
}

/// Fills the rest of the window with the ground colour, and shows `contents` within `margin` points.
pub fn ground(ui: &mut Ui, margin: i8, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(Palette::of(ui).ground);
    let panel = CentralPanel::default().frame(frame.inner_margin(margin));
    panel.show(ui, contents);
}

/// Shows a page below its heading, with a button that goes back. Returns whether that was clicked.
pub fn page(
    ui: &mut Ui,
    heading: Message,
    back: (Message, Message),
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let mut closes = false;
    ground(ui, 24, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.horizontal(|ui| {
            ui.label(RichText::new(heading).font(theme::bold(21.0)));
            closes = at_right(ui, |ui| quiet_clicked(ui, back));
        });
        contents(ui);
    });
    closes
}

/// Shows the contents of a side panel, which scroll in a low window.
pub fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin::symmetric(16, 12));
        frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            contents(ui);
        });
    });
}

/// Shows `contents` in a column that is as wide as the room and at least of this height, and scrolls. Each `id` has a position
/// of its own.
pub fn column(ui: &mut Ui, id: &str, height: f32, contents: impl FnOnce(&mut Ui)) {
    let scroll = ScrollArea::vertical().id_salt(id).auto_shrink(false);
    scroll.show(ui, |ui| {
        let size = vec2(ui.available_width(), ui.available_height().max(height));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        at(ui, rect, contents);
    });
}

/// Shows `contents` in `rect`, outside the flow of `ui`.
pub fn at<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
}

/// Shows `contents` in `rect`, clipped to it.
pub fn clipped(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    at(ui, rect, |ui| {
        ui.shrink_clip_rect(rect);
        contents(ui);
    });
}

/// Shows `contents` at the right end of the line, from left to right, the order of the Tab key. In a right-to-left layout
/// the order would be reversed. No other contents fit in the line after that.
pub fn at_right<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ends(ui, |_| {}, contents)
}

/// Shows `left` at the left end of the remaining line, and `right` at the right end with the width it needs.
pub fn ends<R>(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.next_auto_id().with("width at the right");
    let width: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let gap = ui.spacing().item_spacing.x;
    let line = |ui: &mut Ui, rect: Rect| {
        let layout = Layout::left_to_right(Align::Center);
        ui.new_child(UiBuilder::new().max_rect(rect).layout(layout))
    };
    let room = ui.available_rect_before_wrap();
    let begin = (room.right() - width).max(room.left());
    let mut beside = line(ui, room.with_max_x((begin - gap).max(room.left())));
    left(&mut beside);
    let mut child = line(ui, room.with_min_x(begin));
    let result = right(&mut child);
    let taken = child.min_rect();
    let mut all = beside.min_rect().union(taken);
    if (taken.width() - width).abs() > 0.5 {
        // The frame in which the width is not known yet is discarded, but a panel would keep the size it took.
        all = all.intersect(room);
        ui.data_mut(|data| data.insert_temp(id, taken.width()));
        ui.ctx()
            .request_discard("a group at the right has a new width");
    }
    ui.advance_cursor_after_rect(all);
    result
}
