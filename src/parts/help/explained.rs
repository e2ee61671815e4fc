//! Terms on screen with an explanation: a sentence on hover, the glossary on a click.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{
    Color32, CursorIcon, Galley, Id, Label, Pos2, Rect, Response, Role, Sense, Stroke, Ui,
    WidgetInfo,
};

use crate::theme::{self, Palette, size};
use crate::{Effect, Facts};
use slidescope_core::text::glossary::{Term, terms_in};
use slidescope_core::text::window::help as text;

/// Makes a widget explain a term: its sentence on hover, its glossary entry on a click.
pub fn explain(response: Response, term: Term, facts: &Facts) {
    lead_to(&response.on_hover_text(term.about().text()), term, facts);
}

/// Makes a widget with its own hint open the term's glossary entry on a click.
pub fn lead_to(response: &Response, term: Term, facts: &Facts) {
    let response = response.interact(Sense::CLICK);
    if response.on_hover_cursor(CursorIcon::Help).clicked() {
        facts.ask(Effect::Explain(term));
    }
}

/// Adds links to the terms in a galley painted at `corner`.
pub(crate) fn painted_links(ui: &Ui, corner: Pos2, galley: &Galley, facts: &Facts) {
    let words = galley.text();
    // Two pictures side by side may have the same legend.
    let id = ui
        .unique_id()
        .with((words, corner.x as i32, corner.y as i32));
    for (range, term) in terms_in(words) {
        let place = place(galley, words, &range).translate(corner.to_vec2());
        let name = text::explain_in(&words[range.clone()], words);
        link(ui, id.with(range.start), place, &name, term, facts);
    }
}

/// Shows a small, dim sentence with links from terms to their glossary entries. It is one accessible name.
pub fn sentence(ui: &mut Ui, words: &str, facts: &Facts) -> Response {
    let color = Palette::of(ui).dim;
    with_links(ui, words, (size::LABEL + 1.0, true), color, facts)
}

/// Like [`sentence`] without underlines, for legends above pictures.
pub fn legend(ui: &mut Ui, words: &str, facts: &Facts) -> Response {
    let color = Palette::of(ui).dim;
    with_links(ui, words, (size::LABEL + 1.0, false), color, facts)
}

/// Like [`sentence`] in the colour of text and the given size.
pub(crate) fn linked(ui: &mut Ui, words: &str, size: f32, facts: &Facts) -> Response {
    let color = Palette::of(ui).text;
    with_links(ui, words, (size, true), color, facts)
}

fn with_links(
    ui: &mut Ui,
    words: &str,
    (size, lined): (f32, bool),
    color: Color32,
    facts: &Facts,
) -> Response {
    let (terms, font) = (terms_in(words), theme::regular(size));
    let mut job = LayoutJob::default();
    let mut at = 0;
    for (range, _) in &terms {
        let plain = TextFormat::simple(font.clone(), color);
        job.append(&words[at..range.start], 0.0, plain.clone());
        let linked = TextFormat {
            underline: match lined {
                true => Stroke::new(1.0, color.gamma_multiply(0.6)),
                false => Stroke::NONE,
            },
            ..plain
        };
        job.append(&words[range.clone()], 0.0, linked);
        at = range.end;
    }
    job.append(&words[at..], 0.0, TextFormat::simple(font, color));
    let label = Label::new(job).selectable(false);
    let (corner, galley, response) = label.layout_in_ui(ui);
    ui.painter().galley(corner, Arc::clone(&galley), color);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    for (range, term) in terms {
        let place = place(&galley, words, &range).translate(corner.to_vec2());
        let name = text::explain(&words[range]);
        link(ui, response.id, place, &name, term, facts);
    }
    response
}

/// Returns the rectangle of a part of a text. A term broken across two lines is linked by its first part.
pub fn place(galley: &Galley, words: &str, range: &Range<usize>) -> Rect {
    // Where a line breaks before the term, the term begins in the next one.
    let cursor = |byte: usize, prefer_next_row| CCursor {
        index: words[..byte].chars().count().into(),
        prefer_next_row,
    };
    let from = galley.pos_from_cursor(cursor(range.start, true));
    let to = galley.pos_from_cursor(cursor(range.end, false));
    let right = if to.top() > from.top() {
        galley.rect.right()
    } else {
        to.left()
    };
    Rect::from_min_max(from.left_top(), egui::pos2(right, from.bottom()))
}

fn link(ui: &Ui, id: Id, place: Rect, name: &str, term: Term, facts: &Facts) {
    let response = ui.interact(place, id.with(term), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, name));
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(1.5, Palette::of(ui).accent);
        let y = place.bottom() - 1.0;
        ui.painter().hline(place.x_range(), y, line);
    }
    explain(response, term, facts);
}
