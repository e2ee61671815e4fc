//! Text fields that stay responsive whatever is pasted into them, and report what they left out.
//!
//! The time to lay out a text is proportional to its length, at every change; a megabyte would freeze the window. So each
//! field accepts a limited number of characters, and pasted text is truncated before any field sees it.

use std::any::TypeId;
use std::ops::Range;
use std::sync::Arc;

use egui::text::CharIndex;
use egui::widgets::text_edit::TextEditOutput;
use egui::{Context, Event, Galley, Id, ImeEvent, Response, TextBuffer, TextEdit, Ui};

use crate::theme::Palette;
use crate::widgets::{announced, small};
use slidescope_core::puzzle::Size;
use slidescope_core::reading::in_one_line;
use slidescope_core::text::fields as words;

/// The most characters of a board: several times the longest notation of the largest one.
pub const MOST_OF_BOARD: usize = 1000;
/// The most characters of a path: the limit of Linux.
pub const MOST_OF_PATH: usize = 4096;
/// The most characters of a search term, or of numbers.
pub const MOST_OF_LINE: usize = 200;

pub const MOST_OF_CODE: usize = 16_000;

/// The most characters pasted at once: those of the longest field. Each field cuts what it takes to its own limit.
pub const MOST_PASTED: usize = MOST_OF_CODE;

#[derive(Clone, Copy, Default)]
struct CutFromPaste(usize);

/// The number of characters that a field left out, and the text it holds since.
#[derive(Clone)]
struct LeftOut {
    characters: usize,
    most: usize,
    text: String,
}

/// Truncates text pasted in this frame, before any widget sees it. Fields for numbers accept pasted text too.
pub fn cut_pasted(ctx: &Context) {
    let cut: usize = ctx.input_mut(|input| input.events.iter_mut().map(cut_event).sum());
    ctx.data_mut(|data| data.insert_temp(Id::NULL, CutFromPaste(cut)));
}

/// Truncates the text of `event`. Returns the number of characters dropped.
pub fn cut_event(event: &mut Event) -> usize {
    let (Event::Paste(text) | Event::Text(text) | Event::Ime(ImeEvent::Commit(text))) = event
    else {
        return 0;
    };
    if text.len() <= MOST_PASTED {
        return 0;
    }
    let Some((end, _)) = text.char_indices().nth(MOST_PASTED) else {
        return 0;
    };
    let dropped = text[end..].chars().count();
    text.truncate(end);
    text.shrink_to_fit();
    dropped
}

/// Keeps the rows of a board that is pasted into a field of one line, which would make spaces of the ends of lines.
pub fn keep_pasted_rows(ui: &Ui, id: Id, size: Size) {
    if !ui.memory(|memory| memory.has_focus(id)) {
        return;
    }
    ui.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Paste(text) = event {
                *text = in_one_line(text, size);
            }
        }
    });
}

/// A field of one line that accepts at most `most` characters; `style` sets its appearance.
pub fn text_field(
    ui: &mut Ui,
    id: Id,
    text: &mut String,
    most: usize,
    style: impl FnOnce(TextEdit<'_>) -> TextEdit<'_>,
) -> Response {
    let field = field(ui, id, text, most, None, |text| {
        style(TextEdit::singleline(text))
    });
    field.response.response
}

pub(crate) type Layouter<'a> = &'a mut dyn FnMut(&Ui, &dyn TextBuffer, f32) -> Arc<Galley>;

pub fn lines_field(
    ui: &mut Ui,
    id: Id,
    text: &mut String,
    most: usize,
    layouter: Layouter<'_>,
    style: impl FnOnce(TextEdit<'_>) -> TextEdit<'_>,
) -> TextEditOutput {
    field(ui, id, text, most, Some(layouter), |text| {
        style(TextEdit::multiline(text))
    })
}

/// Like [`text_field`], for a single line of text that is wrapped if it is long. Enter is left to the caller.
pub(crate) fn wrapped_field(
    ui: &mut Ui,
    id: Id,
    text: &mut String,
    most: usize,
    style: impl FnOnce(TextEdit<'_>) -> TextEdit<'_>,
) -> Response {
    let response = field(ui, id, text, most, None, |text| {
        style(TextEdit::multiline(text).return_key(None).desired_rows(1))
    });
    let response = response.response.response;
    // It holds a single line, even if that is shown wrapped.
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::TextInput);
    });
    response
}

/// A text that takes in at most `most` characters, and counts those that it leaves out.
struct Limited<'a> {
    text: &'a mut String,
    most: usize,
    left_out: usize,
}

impl TextBuffer for Limited<'_> {
    fn is_mutable(&self) -> bool {
        true
    }

    fn as_str(&self) -> &str {
        self.text
    }

    fn insert_text(&mut self, text: &str, at: CharIndex) -> usize {
        let room = self.most.saturating_sub(self.text.chars().count());
        let end = text.char_indices().nth(room);
        let (taken, rest) = text.split_at(end.map_or(text.len(), |(end, _)| end));
        self.left_out += rest.chars().count();
        self.text.insert_text(taken, at)
    }

    fn delete_char_range(&mut self, range: Range<CharIndex>) {
        self.text.delete_char_range(range);
    }

    fn type_id(&self) -> TypeId {
        TypeId::of::<Limited<'static>>()
    }
}

fn field(
    ui: &mut Ui,
    id: Id,
    text: &mut String,
    most: usize,
    layouter: Option<Layouter<'_>>,
    style: impl for<'b> FnOnce(&'b mut Limited<'_>) -> TextEdit<'b>,
) -> TextEditOutput {
    let mut limited = Limited {
        text,
        most,
        left_out: 0,
    };
    let edit = style(&mut limited).id(id);
    let output = match layouter {
        Some(layouter) => edit.layouter(layouter).show(ui),
        None => edit.show(ui),
    };
    if output.response.response.changed() {
        // Memory is used as the field does: `Response::has_focus` is false in a window without the system's focus.
        let focused = ui.memory(|memory| memory.has_focus(id));
        let cut = ui.data(|data| data.get_temp::<CutFromPaste>(Id::NULL));
        let cut = cut.filter(|_| focused).unwrap_or_default();
        let characters = limited.left_out + cut.0;
        let left_out = LeftOut {
            characters,
            most,
            text: text.clone(),
        };
        ui.data_mut(|data| {
            if characters > 0 {
                data.insert_temp(id, left_out);
            } else {
                data.remove::<LeftOut>(id);
            }
        });
    }
    output
}

/// Returns a message about what a field left out, as long as it holds the same `text`.
pub fn left_out(ui: &Ui, id: Id, text: &str) -> Option<String> {
    let left_out = ui.data(|data| data.get_temp::<LeftOut>(id))?;
    (left_out.text == text).then(|| words::left_out(left_out.characters, left_out.most))
}

pub fn left_out_note(ui: &mut Ui, id: Id, text: &str) {
    if let Some(note) = left_out(ui, id, text) {
        warning(ui, &note);
    }
}

/// Shows a warning, which a screen reader announces.
pub fn warning(ui: &mut Ui, text: &str) {
    let text = small(text, Palette::of(ui).gold_text);
    let response = ui.label(text);
    announced(ui, &response);
}
