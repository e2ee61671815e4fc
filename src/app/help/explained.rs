//! Words on screen that explain themselves: on hover in a sentence, on a click in the glossary.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{
    Color32, CursorIcon, FontId, Galley, Id, Label, Rect, Response, Role, Sense, Stroke, Ui,
    WidgetInfo,
};

use crate::app::theme::{self, Palette, size};
use crate::app::{Effect, Facts};
use crate::text::glossary::{Term, terms_in};
use crate::text::window::help as text;

/// Makes what stands for a term explain it: its sentence on hover, its entry in the glossary on a click.
pub(crate) fn explain(response: Response, term: Term, facts: &Facts) {
    lead_to(&response.on_hover_text(term.about()), term, facts);
}

/// Makes what has a hint already lead to the term's entry in the glossary on a click.
pub(crate) fn lead_to(response: &Response, term: Term, facts: &Facts) {
    let response = response.interact(Sense::CLICK);
    if response.on_hover_cursor(CursorIcon::Help).clicked() {
        facts.ask(Effect::Explain(term));
    }
}

/// Explains on hover the terms in `words`, which were painted in `rect`.
pub(crate) fn explain_painted(ui: &Ui, rect: Rect, words: &str) {
    let terms = terms_in(words);
    if terms.is_empty() {
        return;
    }
    let about: Vec<String> = terms
        .iter()
        .map(|(_, term)| text::entry(term.name(), term.about().text()))
        .collect();
    let id = ui.scope_id().with(("explained", words));
    ui.interact(rect, id, Sense::hover())
        .on_hover_text(about.join("\n\n"));
}

/// A sentence, small and dim, in which every term is a link to its entry in the glossary. Its name is the whole sentence.
pub(crate) fn sentence(ui: &mut Ui, words: &str, facts: &Facts) -> Response {
    let color = Palette::of(ui).dim;
    with_links(ui, words, theme::regular(size::LABEL + 1.0), color, facts)
}

/// The same in the colour of text and a size of its own.
pub(crate) fn linked(ui: &mut Ui, words: &str, size: f32, facts: &Facts) -> Response {
    let color = Palette::of(ui).text;
    with_links(ui, words, theme::regular(size), color, facts)
}

fn with_links(ui: &mut Ui, words: &str, font: FontId, color: Color32, facts: &Facts) -> Response {
    let terms = terms_in(words);
    let mut job = LayoutJob::default();
    let mut at = 0;
    for (range, _) in &terms {
        let plain = TextFormat::simple(font.clone(), color);
        job.append(&words[at..range.start], 0.0, plain.clone());
        let linked = TextFormat {
            underline: Stroke::new(1.0, color.gamma_multiply(0.6)),
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
        link(ui, response.id, place, &words[range], term, facts);
    }
    response
}

/// Where a part of a text stands. A term that is broken between two lines is linked by its first part.
fn place(galley: &Galley, words: &str, range: &Range<usize>) -> Rect {
    let character = |byte: usize| words[..byte].chars().count();
    let from = galley.pos_from_cursor(CCursor::new(character(range.start)));
    let to = galley.pos_from_cursor(CCursor::new(character(range.end)));
    let right = if to.top() > from.top() {
        galley.rect.right()
    } else {
        to.left()
    };
    Rect::from_min_max(from.left_top(), egui::pos2(right, from.bottom()))
}

fn link(ui: &Ui, id: Id, place: Rect, word: &str, term: Term, facts: &Facts) {
    let response = ui.interact(place, id.with(term), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, text::explain(word)));
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(1.5, Palette::of(ui).accent);
        let y = place.bottom() - 1.0;
        ui.painter().hline(place.x_range(), y, line);
    }
    let response = response.on_hover_cursor(CursorIcon::Help);
    if response.on_hover_text(term.about()).clicked() {
        facts.ask(Effect::Explain(term));
    }
}
