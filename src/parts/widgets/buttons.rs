//! Buttons: one in the accent colour, the others quiet.

use egui::{
    Align2, Color32, OpenUrl, Popup, PopupCloseBehavior, Rect, RectAlign, Response, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::theme::{self, Palette, RADIUS, size};
use crate::widgets::{Icon, elided, small, width_of};
use slidescope_core::text::Message;
use slidescope_core::text::page::GET_DESKTOP;

/// The main button of a panel, in the accent colour. `name` is what screen readers read, if it differs from the text. The
/// button is wider than `wanted` if the text needs it.
pub fn primary(ui: &mut Ui, enabled: bool, text: &str, name: &str, wanted: Vec2) -> Response {
    let font = theme::semibold(size::TEXT + 1.0);
    let wanted = wanted.max(vec2(width_of(ui, text, &font) + 32.0, 0.0));
    painted(ui, enabled, name, wanted, |ui, response| {
        let palette = Palette::of(ui);
        let rect = response.rect;
        let fill = pressed(response, palette.accent);
        ui.painter().rect_filled(rect, RADIUS, fill);
        focus_ring(ui, response, f32::from(RADIUS) + 2.0);
        let (middle, color) = (Align2::CENTER_CENTER, palette.on_accent);
        ui.painter().text(rect.center(), middle, text, font, color);
    })
}

/// Shows a main button of the usual size with a hint. Returns whether it was clicked.
pub(crate) fn primary_clicked(ui: &mut Ui, possible: bool, words: (Message, Message)) -> bool {
    let (name, about) = words;
    let button = primary(ui, possible, &name, &name, USUAL);
    button.on_hover_text(about.text()).clicked()
}

/// The usual size of a main button.
pub const USUAL: Vec2 = vec2(92.0, 34.0);

pub fn quiet(ui: &mut Ui, text: &str) -> Response {
    ui.add(quiet_button(text))
}

/// Shows a quiet button with a hint. Returns whether it was clicked.
pub fn quiet_clicked(ui: &mut Ui, (name, about): (Message, Message)) -> bool {
    quiet(ui, &name).on_hover_text(about.text()).clicked()
}

/// Shows the button that closes a card, with a hint. Returns whether it was clicked.
pub fn close_clicked(ui: &mut Ui, (name, about): (Message, Message)) -> bool {
    let button = icon_button(ui, true, Icon::Remove, &name, false);
    button.on_hover_text(about.text()).clicked()
}

/// Like [`quiet_clicked`]; disabled unless clicking it is `possible`.
pub fn quiet_clicked_if(ui: &mut Ui, possible: bool, (name, about): (Message, Message)) -> bool {
    let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &name)).inner;
    button.on_hover_text(about.text()).clicked()
}

pub fn quiet_width(ui: &Ui, text: &str) -> f32 {
    let text = width_of(ui, text, &theme::medium(size::TEXT));
    (text + 2.0 * ui.spacing().button_padding.x).max(72.0)
}

/// Returns a quiet button. Its text is on one line, so that a wrapping row moves the button as a whole.
pub(crate) fn quiet_button(text: &str) -> egui::Button<'_> {
    let text = RichText::new(text).font(theme::medium(size::TEXT));
    let button = egui::Button::new(text).min_size(vec2(72.0, 28.0));
    button.wrap_mode(egui::TextWrapMode::Extend)
}

/// A button that opens a list. Without a text it is only an angle beside a label.
pub fn menu_button(ui: &mut Ui, text: &str, name: &str, wanted: Vec2) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let lit = response.hovered() || response.has_focus();
    if !text.is_empty() || lit {
        let fill = if lit { palette.hover } else { palette.card };
        let line = if lit { palette.dim } else { palette.line };
        frame(ui, rect, fill, line);
    }
    let at = if text.is_empty() {
        rect.center()
    } else {
        let font = theme::medium(size::TEXT);
        let galley = elided(ui.painter(), text, font, palette.text, rect.width() - 29.0);
        let from = rect.left_center() + vec2(9.0, -galley.size().y / 2.0);
        ui.painter().galley(from, galley, palette.text);
        rect.right_center() - vec2(12.0, 0.0)
    };
    Icon::Chevron.paint(ui.painter(), at, 10.0, palette.dim);
    focus_ring(ui, &response, f32::from(RADIUS) + 2.0);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response
}

/// A card that opens below its button and stays open until a click elsewhere.
pub fn menu_card(button: &Response, ui: &Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    Popup::menu(button)
        .align(RectAlign::BOTTOM_END)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .frame(theme::card(Palette::of(ui)))
        .style(egui::style::StyleModifier::default())
        .show(|ui| {
            let room = ui.ctx().content_rect().size() - CARD_AROUND;
            // The card scrolls in a small window or with a large zoom.
            let area = ScrollArea::both().max_width(room.x).max_height(room.y);
            let area = area.min_scrolled_width(room.x).min_scrolled_height(room.y);
            area.show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 6.0;
                contents(ui);
            });
        });
}

/// The space around the contents of a card that opens below a bar.
const CARD_AROUND: Vec2 = vec2(48.0, 84.0);

pub fn low_links(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = 18.0;
    ui.spacing_mut().button_padding.y = 0.0;
}

pub fn link(ui: &mut Ui, text: &str) -> Response {
    let palette = Palette::of(ui);
    let text = small(text, palette.accent);
    let response = ui.add(egui::Button::new(text).frame(false));
    if response.hovered() || response.has_focus() {
        let rect = response.rect;
        let line = Stroke::new(1.0, palette.accent);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 1.0, line);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// Shows a link with a hint. Returns whether it was clicked.
pub fn link_clicked(ui: &mut Ui, (text, about): (Message, Message)) -> bool {
    link(ui, &text).on_hover_text(about.text()).clicked()
}

/// Says that something needs the desktop program, with a link to the page that explains how to get it.
pub fn on_the_desktop(ui: &mut Ui, what: &str) {
    // A panel must not become wider by a line.
    let words = small(what, Palette::of(ui).dim);
    ui.add(egui::Label::new(words).wrap());
    if link_clicked(ui, GET_DESKTOP) {
        ui.ctx().open_url(OpenUrl::new_tab("desktop.html"));
    }
}

/// A square button with an icon, quiet unless hovered.
pub fn icon_button(ui: &mut Ui, enabled: bool, icon: Icon, name: &str, framed: bool) -> Response {
    let side = if framed { 34.0 } else { 24.0 };
    painted(ui, enabled, name, vec2(side, side), |ui, response| {
        let palette = Palette::of(ui);
        let rect = response.rect;
        let hovered = response.hovered() || response.has_focus();
        let mut color = palette.dim;
        if framed || hovered {
            color = palette.text;
            let fill = if hovered { palette.hover } else { palette.card };
            let clear = Color32::TRANSPARENT;
            frame(ui, rect, fill, if framed { palette.line } else { clear });
        }
        focus_ring(ui, response, f32::from(RADIUS) + 2.0);
        icon.paint(ui.painter(), rect.center(), 14.0, color);
    })
}

/// The handle at the inner edge of a panel on the left or right. A click closes or opens the panel. `names` are the names of
/// the handle while the panel is open and while it is closed.
pub fn side_handle(ui: &Ui, rect: Rect, open: &mut bool, at_left: bool, names: [Message; 2]) {
    let palette = Palette::of(ui);
    let name = names[usize::from(!*open)];
    let id = ui.scope_id().with(names.map(|name| name.0));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, *open, name));
    let lit = response.hovered() || response.has_focus();
    if lit {
        frame(ui, rect, palette.hover, palette.line);
    }
    let towards = if *open == at_left { -1.0 } else { 1.0 };
    let tip = rect.center() + vec2(1.8 * towards, 0.0);
    let ends = [-4.0, 4.0].map(|y| rect.center() + vec2(-1.8 * towards, y));
    let color = if lit { palette.text } else { palette.dim };
    let line = Stroke::new(1.5, color);
    ui.painter().line_segment([ends[0], tip], line);
    ui.painter().line_segment([tip, ends[1]], line);
    focus_ring(ui, &response, f32::from(RADIUS));
    if response.on_hover_text(name.text()).clicked() {
        *open = !*open;
    }
}

pub(crate) fn round_icon_button(
    ui: &mut Ui,
    enabled: bool,
    icon: Icon,
    name: &str,
    side: f32,
) -> Response {
    painted(ui, enabled, name, vec2(side, side), |ui, response| {
        let palette = Palette::of(ui);
        let centre = response.rect.center();
        let fill = pressed(response, palette.accent);
        ui.painter().circle_filled(centre, side / 2.0, fill);
        focus_ring(ui, response, side);
        // The centroid of a triangle is to the left of its middle.
        let nudge = if icon == Icon::Play { side * 0.02 } else { 0.0 };
        let centre = centre + vec2(nudge, 0.0);
        icon.paint(ui.painter(), centre, side * 0.38, palette.on_accent);
    })
}

/// Returns the width of a choice in the heavier weight, which is wider, so that nothing moves when another is chosen.
pub fn choice_width(ui: &Ui, text: &str) -> f32 {
    width_of(ui, text, &theme::semibold(size::TEXT)) + 8.0
}

/// One of several mutually exclusive choices, such as a tab. The chosen one is underlined.
pub fn choice(ui: &mut Ui, chosen: bool, text: &str) -> Response {
    let palette = Palette::of(ui);
    let font = match chosen {
        true => theme::semibold(size::TEXT),
        false => theme::regular(size::TEXT),
    };
    let width = choice_width(ui, text);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), Sense::click());
    let lit = chosen || response.hovered();
    let color = if lit { palette.text } else { palette.dim };
    let middle = Align2::CENTER_CENTER;
    ui.painter().text(rect.center(), middle, text, font, color);
    if chosen {
        let line = Stroke::new(2.0, palette.accent);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 1.0, line);
    }
    focus_ring(ui, &response, f32::from(RADIUS));
    response.widget_info(|| WidgetInfo::labeled(Role::Tab, true, text));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_selected(chosen));
    response
}

pub fn toggle(ui: &mut Ui, on: bool, text: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let galley =
        ui.painter()
            .layout_no_wrap(text.into(), theme::medium(size::LABEL + 1.0), palette.text);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(16.0, 8.0), Sense::click());
    let fill = match on || response.hovered() || response.has_focus() {
        true => palette.hover,
        false => Color32::TRANSPARENT,
    };
    let line = if on { palette.accent } else { palette.line };
    frame(ui, rect, fill, line);
    let color = if on { palette.text } else { palette.dim };
    let at = rect.center() - galley.size() / 2.0;
    ui.painter()
        .galley_with_override_text_color(at, galley, color);
    focus_ring(ui, &response, f32::from(RADIUS) + 2.0);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, name));
    response
}

/// Shows a toggle with its text, its name and its hint. Returns whether it was clicked.
pub fn toggle_clicked(ui: &mut Ui, on: bool, [text, name, about]: [Message; 3]) -> bool {
    toggle(ui, on, &text, &name)
        .on_hover_text(about.text())
        .clicked()
}

/// A toggle that switches something `on` and off.
pub fn switch(ui: &mut Ui, on: &mut bool, words: [Message; 3]) {
    *on ^= toggle_clicked(ui, *on, words);
}

/// A button that `paint` paints; `name` is what screen readers read.
fn painted(
    ui: &mut Ui,
    enabled: bool,
    name: &str,
    wanted: Vec2,
    paint: impl FnOnce(&Ui, &Response),
) -> Response {
    let response = ui
        .add_enabled_ui(enabled, |ui| {
            let (_, response) = ui.allocate_exact_size(wanted, Sense::click());
            paint(ui, &response);
            response
        })
        .inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    response
}

fn frame(ui: &Ui, rect: Rect, fill: Color32, line: Color32) {
    let line = Stroke::new(1.0, line);
    ui.painter()
        .rect(rect, RADIUS, fill, line, StrokeKind::Inside);
}

/// Paints a ring around the widget that has the keyboard focus.
fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter()
            .rect_stroke(response.rect.expand(2.0), radius, ring, StrokeKind::Outside);
    }
}

/// Returns `color`, slightly lighter under the pointer and darker when pressed.
fn pressed(response: &Response, color: Color32) -> Color32 {
    if response.is_pointer_button_down_on() {
        color.lerp_to_gamma(Color32::BLACK, 0.15)
    } else if response.hovered() {
        color.lerp_to_gamma(Color32::WHITE, 0.12)
    } else {
        color
    }
}
