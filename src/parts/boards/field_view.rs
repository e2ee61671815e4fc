//! The text fields of the two boards, and their labels.

use egui::{FontId, Id, Key, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, vec2};

use crate::theme::{self, Palette, size};
use crate::widgets::{MOST_OF_BOARD, keep_pasted_rows, label, text_field, wrapped_field};
use crate::{Effect, Facts};
use slidescope_core::boards::{Edit, Field};
use slidescope_core::puzzle::{MAX_COMPACT_CELLS, NARROW_CELLS};
use slidescope_core::text::board_editor as text;

/// Whether the notation of a board takes two lines of its field. A longer one, which would take three or four, stays in
/// one line that scrolls.
fn is_large(facts: &Facts) -> bool {
    let cells = facts.boards.editor.size.cells();
    cells > MAX_COMPACT_CELLS && cells <= NARROW_CELLS
}

pub fn field_height(facts: &Facts) -> f32 {
    if is_large(facts) { 40.0 } else { 28.0 }
}

fn style(edit: TextEdit<'_>, font: FontId, width: f32) -> TextEdit<'_> {
    edit.font(font)
        .desired_width(width)
        .min_size(vec2(width, 28.0))
        .align(egui::Align2::LEFT_CENTER)
}

/// Shows the label of a field, apart from the field itself. A click on it focuses the field.
pub(crate) fn field_label(ui: &mut Ui, which: Field) {
    let (name, about) = match which {
        Field::Start => (text::START_BOARD, text::ABOUT_EDITING),
        Field::Goal => (text::GOAL_BOARD, text::ABOUT_GOAL),
    };
    let name = label(ui, &name).interact(egui::Sense::CLICK);
    let name = name.on_hover_text(about.text());
    ui.data_mut(|data| data.insert_temp(label_id(which), name.id));
    if name.clicked() {
        ui.memory_mut(|memory| memory.request_focus(field_id(which)));
    }
}

pub(crate) fn field_id(which: Field) -> Id {
    label_id(which).with("field")
}

fn label_id(field: Field) -> Id {
    Id::unique("label of").with(match field {
        Field::Start => "start",
        Field::Goal => "goal",
    })
}

pub(crate) fn field(ui: &mut Ui, facts: &Facts, which: Field, width: f32) -> Response {
    let entry = facts.boards.editor.entry(which);
    let mut typed = entry.text.clone();
    let id = field_id(which);
    keep_pasted_rows(ui, id, facts.boards.editor.size);
    // The notation of a large board is longer than the field.
    let large = is_large(facts);
    let long = facts.boards.editor.size.cells() > MAX_COMPACT_CELLS;
    let font = theme::medium(match which {
        Field::Goal if long => size::LABEL - 0.5,
        Field::Start | Field::Goal if long || width < 120.0 => size::LABEL + 0.5,
        Field::Start | Field::Goal => size::TEXT,
    });
    let mut response = if large {
        wrapped_field(ui, id, &mut typed, MOST_OF_BOARD, |edit| {
            style(edit, font, width)
                .margin(Margin::symmetric(6, 4))
                .min_size(vec2(width, field_height(facts)))
        })
    } else {
        text_field(ui, id, &mut typed, MOST_OF_BOARD, |edit| {
            style(edit, font, width)
        })
    };
    if let Some(name) = ui.data(|data| data.get_temp::<Id>(label_id(which))) {
        response = response.labelled_by(name);
    }
    if !entry.faults.is_empty() {
        let (line, inside) = (Stroke::new(1.5, Palette::of(ui).bad), StrokeKind::Inside);
        ui.painter()
            .rect_stroke(response.rect, theme::RADIUS, line, inside);
    }
    if response.changed() {
        facts.ask(Effect::Edit(Edit::Type(which, typed)));
    }
    let entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.lost_focus() || entered {
        facts.ask(Effect::Edit(Edit::Commit(which)));
    }
    if response.has_focus() {
        response
    } else {
        response.on_hover_text(&entry.text)
    }
}
