//! The start board's editor, the goal, and their fields.

use egui::{FontId, Id, Key, Margin, Response, RichText, TextEdit, Ui, Vec2, vec2};

use crate::app::boards::{self, Complaint, Field, examples_view, goal_view, verdict_view};
use crate::app::theme::{self, Palette, size};
use crate::app::tiles::tiles_view;
use crate::app::widgets::{
    BoardEdit, EditedBoard, Icon, MOST_OF_BOARD, at_right, edit_board, icon_button, label,
    left_out, link, text_field, warning, wrapped_field,
};
use crate::app::{Effect, Facts, Model};
use crate::puzzle::{MAX_COMPACT_CELLS, NARROW_CELLS};
use crate::text::board_editor as text;

/// Seconds a tile slides after an edit.
const SLIDE: f64 = 0.14;

/// Whether a board is so long that it takes the width of the panel, with the goal below it.
pub(crate) fn is_long(facts: &Facts) -> bool {
    let size = facts.boards.editor.size;
    size.cells() > NARROW_CELLS && size.columns() >= 4 * size.rows()
}

/// The start board, in a square of `side` points, beside the goal and the size. Both boards are `side` points high where
/// they are long.
pub(crate) fn show(ui: &mut Ui, model: &Model, facts: &Facts, side: f32) {
    if is_long(facts) {
        let place = vec2(ui.available_width(), side);
        heading(ui, model, facts, place.x);
        editor(ui, facts, place);
        goal_view::show_below(ui, model, facts, place);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.vertical(|ui| {
            ui.set_width(side);
            heading(ui, model, facts, side);
            editor(ui, facts, vec2(side, side));
        });
        ui.vertical(|ui| goal_view::show(ui, model, facts, side));
    });
}

/// The label of the field below the board, with undo and redo beside it.
fn heading(ui: &mut Ui, model: &Model, facts: &Facts, side: f32) {
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        ui.spacing_mut().item_spacing.x = 2.0;
        field_label(ui, Field::Start);
        at_right(ui, |ui| {
            let editor = &facts.boards.editor;
            let undo = icon_button(ui, editor.can_undo(), Icon::Undo, &text::UNDO, false);
            if undo.on_hover_text(text::ABOUT_UNDO).clicked() {
                facts.ask(Effect::Boards(boards::Action::Undo));
            }
            let redo = icon_button(ui, editor.can_redo(), Icon::Redo, &text::REDO, false);
            if redo.on_hover_text(text::ABOUT_REDO).clicked() {
                facts.ask(Effect::Boards(boards::Action::Redo));
            }
            if has_room_for_tiles(side) {
                tiles_view::menu(ui, model, facts);
            }
        });
    });
}

/// Whether the button for tiles fits above a start board of `side` points; otherwise it stands beside the size.
pub(crate) const fn has_room_for_tiles(side: f32) -> bool {
    side >= 144.0
}

fn editor(ui: &mut Ui, facts: &Facts, room: Vec2) {
    let entry = &facts.boards.editor.start;
    let replayed = facts.playback.replay.as_ref();
    let slide = replayed.map_or(SLIDE, |replay| SLIDE.min(0.7 * replay.seconds_a_move()));
    let shown = EditedBoard {
        size: facts.boards.editor.size,
        board: facts.shown_start(),
        draft: entry.draft.cells(),
        faulty: faulty_cells(&entry.complaints),
        slide,
    };
    let edit = edit_board(ui, Id::unique("start board"), &shown, room);
    if let Some(edit) = edit {
        facts.ask(match edit {
            BoardEdit::Slide(cell) => Effect::Boards(boards::Action::Slide(cell)),
            BoardEdit::Nudge(mv) => Effect::Boards(boards::Action::Nudge(mv)),
            BoardEdit::Swap(a, b) => Effect::Boards(boards::Action::Swap(a, b)),
        });
    }
}

fn faulty_cells(complaints: &[Complaint]) -> Vec<usize> {
    complaints.iter().flat_map(|c| c.cells.clone()).collect()
}

/// The field of the start board, and the boards that ship with the app.
pub(crate) fn start_field(ui: &mut Ui, facts: &Facts) {
    ui.horizontal(|ui| {
        let width = ui.available_width() - 108.0;
        field(ui, facts, Field::Start, width);
        examples_view::menu(ui, facts);
    });
}

/// Whether the notation of a board takes two lines of its field. A still longer one, which would take three or four, stays
/// in one line and goes on beyond its end.
fn is_large(facts: &Facts) -> bool {
    let cells = facts.boards.editor.size.cells();
    cells > MAX_COMPACT_CELLS && cells <= NARROW_CELLS
}

/// The height of the field of a board.
pub(crate) fn field_height(facts: &Facts) -> f32 {
    if is_large(facts) { 40.0 } else { 28.0 }
}

fn style(edit: TextEdit<'_>, font: FontId, width: f32) -> TextEdit<'_> {
    edit.font(font)
        .desired_width(width)
        .min_size(vec2(width, 28.0))
        .align(egui::Align2::LEFT_CENTER)
}

/// Whether the board can be solved, or what is wrong with it, in a place of one height.
pub(crate) fn verdict(ui: &mut Ui, facts: &Facts) {
    /// Points for two lines.
    const LINES: f32 = 42.0;
    let top = ui.cursor().top();
    verdict_view::show(ui, facts);
    complaints(ui, facts);
    let left = top + LINES - ui.cursor().top();
    if left > 0.0 {
        ui.add_space(left);
    }
}

/// The label of a field, which stands elsewhere; a click on it leads there.
pub(crate) fn field_label(ui: &mut Ui, which: Field) {
    let name = match which {
        Field::Start => text::START_BOARD,
        Field::Goal => text::GOAL_BOARD,
    };
    let name = label(ui, &name).interact(egui::Sense::CLICK);
    ui.data_mut(|data| data.insert_temp(label_id(which), name.id));
    if name.clicked() {
        ui.memory_mut(|memory| memory.request_focus(field_id(which)));
    }
}

fn field_id(which: Field) -> Id {
    label_id(which).with("field")
}

fn label_id(field: Field) -> Id {
    Id::unique("label of").with(match field {
        Field::Start => "start",
        Field::Goal => "goal",
    })
}

pub(crate) fn field(ui: &mut Ui, facts: &Facts, which: Field, width: f32) -> Response {
    let palette = Palette::of(ui);
    let entry = match which {
        Field::Start => &facts.boards.editor.start,
        Field::Goal => &facts.boards.editor.goal,
    };
    let mut typed = entry.text.clone();
    let faulty = !entry.complaints.is_empty();
    let id = field_id(which);
    // The notation of a large board is a row of numbers each, and longer than the field.
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
    if faulty {
        let line = egui::Stroke::new(1.5, palette.bad);
        ui.painter()
            .rect_stroke(response.rect, theme::RADIUS, line, egui::StrokeKind::Inside);
    }
    if response.changed() {
        facts.ask(Effect::Boards(boards::Action::Type(which, typed)));
    }
    let entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.lost_focus() || entered {
        facts.ask(Effect::Boards(boards::Action::Commit(which)));
    }
    if response.has_focus() {
        response
    } else {
        response.on_hover_text(&entry.text)
    }
}

/// Every fault of either board, at once.
fn complaints(ui: &mut Ui, facts: &Facts) {
    const SHOWN: usize = 4;
    for (which, field, entry) in [
        (text::START, Field::Start, &facts.boards.editor.start),
        (text::GOAL, Field::Goal, &facts.boards.editor.goal),
    ] {
        if let Some(note) = left_out(ui, field_id(field), &entry.text) {
            warning(ui, &text::fault(&which, &note));
        }
        let all = &entry.complaints;
        for complaint in all.iter().take(SHOWN) {
            let text = RichText::new(text::fault(&which, &complaint.text))
                .size(size::LABEL + 1.0)
                .color(Palette::of(ui).bad);
            ui.label(text);
        }
        if all.len() > SHOWN {
            label(ui, &text::more_faults(all.len() - SHOWN));
        }
    }
    let faulty = !facts.boards.editor.start.complaints.is_empty();
    if faulty && link(ui, &text::BACK_TO_LEGAL).clicked() {
        facts.ask(Effect::Boards(boards::Action::UseLastBoard));
    }
}
