//! Labels, headings and rows of numbers.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, FontId, Galley, Layout, Painter, Rect, Response, RichText, Role, Sense,
    Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::app::theme::{self, Palette, size};

pub(crate) fn body(text: impl Into<String>) -> RichText {
    RichText::new(text).font(theme::regular(size::TEXT))
}

/// Text as it stands in labels and notes.
pub(crate) fn small(text: impl Into<String>, color: Color32) -> RichText {
    RichText::new(text).size(size::LABEL + 1.0).color(color)
}

pub(crate) fn label(ui: &mut Ui, text: &str) -> Response {
    ui.label(small(text, Palette::of(ui).dim))
}

/// A label in a place of so many points, before what it names in a row.
pub(crate) fn label_in(ui: &mut Ui, place: Vec2, text: &str) -> Response {
    let (place, _) = ui.allocate_exact_size(place, Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    label(
        &mut ui.new_child(UiBuilder::new().max_rect(place).layout(layout)),
        text,
    )
}

pub(crate) fn heading(ui: &mut Ui, text: &str) -> Response {
    let rich = RichText::new(text)
        .font(theme::semibold(size::TEXT))
        .color(Palette::of(ui).text);
    ui.label(rich)
}

/// Gives what was painted in `response`'s place a name that screen readers and tests go by.
pub(crate) fn named(ui: &Ui, response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), name));
}

/// Names a field or a button whose own text does not say enough.
pub(crate) fn set_name(ui: &Ui, response: &Response, name: impl Into<String>) {
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
}

pub(crate) fn width_of(ui: &Ui, text: impl Into<String>, font: &FontId) -> f32 {
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(text.into(), font.clone(), Color32::WHITE);
    galley.size().x
}

/// A row with a name on the left and a value on the right, read as "name value".
pub(crate) fn number_row(ui: &mut Ui, name: &str, value: &str, indent: f32, text: f32) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    let painter = ui.painter();
    painter.text(
        rect.left_center() + vec2(indent, 0.0),
        Align2::LEFT_CENTER,
        name,
        theme::regular(text - 0.5),
        palette.dim,
    );
    painter.text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        value,
        theme::medium(text),
        palette.text,
    );
    named(ui, &response, &format!("{name} {value}"));
    response
}

/// A number of weight with its name before it: "g 9".
pub(crate) fn fact(
    ui: &mut Ui,
    name: &str,
    value: &str,
    number_size: f32,
    about: &str,
) -> Response {
    let palette = Palette::of(ui);
    let font = theme::semibold(number_size);
    let value_galley = ui
        .painter()
        .layout_no_wrap(value.into(), font, palette.text);
    let name_galley =
        ui.painter()
            .layout_no_wrap(name.into(), theme::regular(size::TEXT), palette.dim);
    let name_width = 16.0_f32.max(name_galley.size().x + 6.0);
    // A slot of two digits, so that what follows stays where it is.
    let digits =
        ui.painter()
            .layout_no_wrap("00".into(), theme::semibold(number_size), palette.text);
    let width = value_galley.size().x.max(digits.size().x);
    let wanted = vec2(name_width + width, value_galley.size().y);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let base = rect.center().y;
    let painter = ui.painter();
    painter.galley(
        egui::pos2(
            rect.left(),
            base - name_galley.size().y / 2.0 + number_size * 0.08,
        ),
        name_galley,
        palette.dim,
    );
    painter.galley(
        egui::pos2(rect.left() + name_width, base - value_galley.size().y / 2.0),
        value_galley,
        palette.text,
    );
    named(ui, &response, &format!("{name} {value}"));
    response.on_hover_text(about)
}

/// One line of text, cut short with an ellipsis where it is wider than `width`.
pub(crate) fn elided(
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

/// A label of one line: the first of `texts` that finds room in `width` points, or the last of them, cut short. The first
/// is under the pointer.
pub(crate) fn fitting_label(ui: &mut Ui, texts: &[&str], font: &FontId, width: f32) -> Response {
    let fits = |text: &&&str| width_of(ui, **text, font) <= width;
    let text = texts.iter().find(fits).or(texts.last()).copied();
    let shown = elided_label(ui, text.unwrap_or_default(), font.clone(), width);
    shown.on_hover_text(texts.first().copied().unwrap_or_default())
}

/// Words in the middle of what is left of `ui`, which say why nothing else is there.
pub(crate) fn note(ui: &mut Ui, words: &str) {
    let rect = ui.available_rect_before_wrap();
    let width = rect.width().min(440.0);
    let font = theme::regular(size::TEXT);
    let mut job = LayoutJob::simple(words.to_owned(), font, Palette::of(ui).dim, width);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let top = rect.center() - vec2(0.0, galley.size().y / 2.0);
    let place = Rect::from_center_size(rect.center(), galley.size());
    let response = ui.allocate_rect(place, Sense::hover());
    ui.painter().galley(top, galley, Palette::of(ui).dim);
    named(ui, &response, words);
}

/// A label of one line, cut short likewise; its whole text is what screen readers and tests go by.
pub(crate) fn elided_label(ui: &mut Ui, text: &str, font: FontId, width: f32) -> Response {
    let color = Palette::of(ui).text;
    let galley = elided(ui.painter(), text, font, color, width);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, color);
    named(ui, &response, text);
    response
}
