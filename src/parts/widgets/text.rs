//! Labels, headings and rows of numbers.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Galley, Layout, Painter, Rect, Response, RichText, Role, Sense,
    Ui, UiBuilder, Vec2, Widget, WidgetInfo, vec2,
};

use crate::theme::{self, Palette, size};

pub fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).font(theme::regular(size::TEXT))
}

/// Text in the style of labels and notes.
pub fn small(text: impl Into<String>, color: Color32) -> RichText {
    RichText::new(text).size(size::LABEL + 1.0).color(color)
}

pub fn label(ui: &mut Ui, text: &str) -> Response {
    ui.label(small(text, Palette::of(ui).dim))
}

/// Shows `widget` after its name.
pub fn labelled(ui: &mut Ui, name: &str, widget: impl Widget) -> Response {
    let name = label(ui, name);
    ui.add(widget).labelled_by(name.id)
}

/// A label in an area of `place` points, before the widget it names in a row.
pub(crate) fn label_in(ui: &mut Ui, place: Vec2, text: &str) -> Response {
    let (place, _) = ui.allocate_exact_size(place, Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    label(
        &mut ui.new_child(UiBuilder::new().max_rect(place).layout(layout)),
        text,
    )
}

pub fn heading(ui: &mut Ui, text: &str) -> Response {
    let rich = RichText::new(text)
        .font(theme::semibold(size::TEXT))
        .color(Palette::of(ui).text);
    let response = ui.label(rich);
    as_heading(ui, &response);
    response
}

/// Gives what was painted in the rectangle of `response` a name for screen readers and tests.
pub fn named(ui: &Ui, response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), name));
}

/// Gives a picture or a bar its name, and a description of what it shows.
pub fn described(ui: &Ui, of: &Response, role: Role, name: &str, shows: Option<&str>) {
    of.widget_info(|| {
        let mut info = WidgetInfo::labeled(role, ui.is_enabled(), name);
        info.current_text_value = shows.map(str::to_owned);
        info
    });
}

/// Makes screen readers announce the text of `response` whenever it changes.
pub fn announced(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}

/// Makes a text that was shown a heading for screen readers.
pub(crate) fn as_heading(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Heading);
        if let Some(words) = node.value().map(str::to_owned) {
            node.set_label(words);
            node.clear_value();
        }
    });
}

/// Names a field or a button whose own text does not say enough.
pub fn set_name(ui: &Ui, response: &Response, name: impl Into<String>) {
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}

pub fn width_of(ui: &Ui, text: impl Into<String>, font: &FontId) -> f32 {
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text.into(), font.clone(), Color32::WHITE);
    galley.size().x
}

/// A row with a name on the left and a value on the right, read as "name value".
pub fn number_row(ui: &mut Ui, name: &str, value: &str, indent: f32, text: f32) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    let painter = ui.painter();
    let (weak, strong) = (theme::regular(text - 0.5), theme::medium(text));
    let (left, right) = (rect.left_center() + vec2(indent, 0.0), rect.right_center());
    painter.text(left, Align2::LEFT_CENTER, name, weak, palette.dim);
    painter.text(right, Align2::RIGHT_CENTER, value, strong, palette.text);
    named(ui, &response, &format!("{name} {value}"));
    response
}

/// Shows an important number with its name before it: "g 9".
pub fn fact(ui: &mut Ui, name: &str, value: &str, number_size: f32, about: &str) -> Response {
    let palette = Palette::of(ui);
    let (strong, weak) = (theme::semibold(number_size), theme::regular(size::TEXT));
    // Reserves the width of two digits, so that what follows does not move.
    let digits = width_of(ui, "00", &strong);
    let laid_out = |text: &str, font, color| ui.painter().layout_no_wrap(text.into(), font, color);
    let (value_galley, name_galley) = (
        laid_out(value, strong, palette.text),
        laid_out(name, weak, palette.dim),
    );
    let name_width = 16.0_f32.max(name_galley.size().x + 6.0);
    let width = value_galley.size().x.max(digits);
    let wanted = vec2(name_width + width, value_galley.size().y);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let (left, painter) = (rect.left_center(), ui.painter());
    let name_at = left + vec2(0.0, number_size * 0.08 - name_galley.size().y / 2.0);
    painter.galley(name_at, name_galley, palette.dim);
    let value_at = left + vec2(name_width, -value_galley.size().y / 2.0);
    painter.galley(value_at, value_galley, palette.text);
    named(ui, &response, &format!("{name} {value}"));
    response.on_hover_text(about)
}

/// Lays out one line of text, truncated with an ellipsis if it is wider than `width`.
pub fn elided(
    painter: &Painter,
    text: &str,
    font: FontId,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap.max_width = width.max(0.0);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    painter.layout_job(job)
}

/// A label of one line: the first of `texts` that fits in `width` points, or the last one, truncated. Hovering shows the
/// first.
pub fn fitting_label(ui: &mut Ui, texts: &[&str], font: &FontId, width: f32) -> Response {
    let fits = |text: &&&str| width_of(ui, **text, font) <= width;
    let text = texts.iter().find(fits).or(texts.last()).copied();
    let shown = elided_label(ui, text.unwrap_or_default(), font.clone(), width);
    shown.on_hover_text(texts.first().copied().unwrap_or_default())
}

/// Lays out centred lines no wider than `width`. They are painted around a point at their top centre.
pub fn centred_text(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}

/// Shows words in the middle of the remaining area of `ui`, which say why nothing else is there.
pub fn note(ui: &mut Ui, words: &str) {
    let rect = ui.available_rect_before_wrap();
    let width = rect.width().min(440.0);
    let font = theme::regular(size::TEXT);
    let galley = centred_text(ui, words, font, Palette::of(ui).dim, width);
    let top = rect.center() - vec2(0.0, galley.size().y / 2.0);
    let place = Rect::from_center_size(rect.center(), galley.size());
    let response = ui.allocate_rect(place, Sense::hover());
    ui.painter().galley(top, galley, Palette::of(ui).dim);
    named(ui, &response, words);
}

/// A label of one line, truncated as in [`elided`]. Screen readers and tests get its whole text.
pub fn elided_label(ui: &mut Ui, text: &str, font: FontId, width: f32) -> Response {
    let color = Palette::of(ui).text;
    let galley = elided(ui.painter(), text, font, color, width);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, color);
    named(ui, &response, text);
    response
}
