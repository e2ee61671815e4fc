//! The start board's editor, the goal, and their fields.

use egui::{Id, Ui, Vec2, vec2};

use crate::boards::field_view::{field, field_id, field_label};
use crate::boards::goal_view::{self, has_room_for_tiles};
use crate::boards::{costs_view, examples_view, tiles_view, verdict_view};
use crate::theme::{Palette, size};
use crate::tiles::Tiles;
use crate::widgets::{
    EditedBoard, Icon, at_right, edit_board, icon_button, label, left_out, link, low_links, small,
    warning,
};
use crate::{Effect, Facts};
use slidescope_core::boards::{Edit, Field, Verdict};
use slidescope_core::puzzle::NARROW_CELLS;
use slidescope_core::reading::Fault;
use slidescope_core::text::board_editor as text;

/// The minimum side of a cell, in points, so that its tile can be hit.
pub const CELL: f32 = 22.5;

/// The duration in seconds of a tile's slide after an edit.
const SLIDE: f64 = 0.14;

/// Whether the boards are so long that each takes the width of the panel, the goal below the start.
pub fn is_long(facts: &Facts) -> bool {
    let size = facts.boards.editor.size;
    size.cells() > NARROW_CELLS && size.columns() >= 4 * size.rows()
}

/// Shows the start board, in a square of `side` points, beside the goal and the size. Long boards are both `side`
/// points high.
pub fn show(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts, side: f32) {
    if is_long(facts) {
        let place = vec2(ui.available_width(), side);
        heading(ui, tiles, facts, place.x);
        editor(ui, facts, place);
        goal_view::show_below(ui, facts, place);
        return;
    }
    // A tall board is higher than wide, so that its tiles can be hit.
    let height = side.max(CELL * facts.boards.editor.size.rows() as f32);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.vertical(|ui| {
            ui.set_width(side);
            heading(ui, tiles, facts, side);
            editor(ui, facts, vec2(side, height));
        });
        ui.vertical(|ui| goal_view::show(ui, tiles, facts, vec2(side, height)));
    });
}

fn heading(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts, side: f32) {
    ui.horizontal(|ui| {
        ui.set_height(24.0);
        ui.spacing_mut().item_spacing.x = 2.0;
        field_label(ui, Field::Start);
        at_right(ui, |ui| {
            let editor = &facts.boards.editor;
            let (undo, redo) = (editor.can_undo(), editor.can_redo());
            for (edit, enabled, icon, name, about) in [
                (Edit::Undo, undo, Icon::Undo, text::UNDO, text::ABOUT_UNDO),
                (Edit::Redo, redo, Icon::Redo, text::REDO, text::ABOUT_REDO),
            ] {
                let button = icon_button(ui, enabled, icon, &name, false);
                if button.on_hover_text(about.text()).clicked() {
                    facts.ask(Effect::Edit(edit));
                }
            }
            if has_room_for_tiles(side) {
                tiles_view::menu(ui, tiles, facts);
            }
        });
    });
}

pub fn editor(ui: &mut Ui, facts: &Facts, room: Vec2) {
    let entry = &facts.boards.editor.start;
    let replayed = facts.playback.replay.as_ref();
    let slide = replayed.map_or(SLIDE, |replay| SLIDE.min(0.7 * replay.seconds_a_move()));
    let shown = EditedBoard {
        size: facts.boards.editor.size,
        board: facts.shown_start(),
        draft: entry.draft.cells(),
        faulty: entry.faults.iter().flat_map(Fault::cells).collect(),
        slide,
        swaps: true,
        costs: facts.boards.editor.costs,
    };
    let edited = edit_board(ui, Id::unique("start board"), &shown, room);
    facts.ask_all(edited.map(|board| Effect::Edit(Edit::Start(board))));
}

pub fn start_field(ui: &mut Ui, facts: &Facts) {
    ui.horizontal(|ui| {
        let width = ui.available_width() - 108.0;
        field(ui, facts, Field::Start, width);
        examples_view::menu(ui, facts);
    });
    costs_view::show(ui, facts);
}

/// Shows the verdict and its actions, or the faults, at a fixed height so that nothing below moves.
pub fn verdict(ui: &mut Ui, facts: &Facts) {
    /// The height of two lines in points.
    const LINES: f32 = 42.0;
    let gap = ui.spacing().item_spacing.y;
    let top = ui.cursor().top();
    let fill = |ui: &mut Ui, height: f32| {
        ui.add_space((top + height - ui.cursor().top()).max(0.0));
    };
    verdict_view::show(ui, facts);
    faults(ui, facts);
    if facts.verdict() == Verdict::Faulty {
        fill(ui, LINES + verdict_view::WAYS_ON + gap);
    } else {
        fill(ui, LINES);
        verdict_view::ways_on(ui, facts);
    }
}

fn faults(ui: &mut Ui, facts: &Facts) {
    const SHOWN: usize = 4;
    let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 1.0);
    let editor = &facts.boards.editor;
    for (which, field) in [(text::START, Field::Start), (text::GOAL, Field::Goal)] {
        let entry = editor.entry(field);
        if let Some(note) = left_out(ui, field_id(field), &entry.text) {
            warning(ui, &text::fault(which, &note));
        }
        let all = &entry.faults;
        for fault in all.iter().take(SHOWN) {
            let words = text::fault(which, fault);
            let text = small(words, Palette::of(ui).bad);
            ui.label(text.size(size::LABEL + 0.5));
        }
        if all.len() > SHOWN {
            label(ui, &text::more_faults(all.len() - SHOWN));
        }
    }
    let last = if !editor.start.faults.is_empty() {
        Some(Edit::Start(editor.last_start))
    } else if !editor.goal.faults.is_empty() {
        Some(Edit::Goal(editor.goal_for(editor.size)))
    } else {
        None
    };
    if let Some(last) = last {
        ui.scope(|ui| {
            low_links(ui);
            ui.horizontal(|ui| links(ui, facts, last));
        });
    }
    ui.spacing_mut().item_spacing.y = gap;
}

/// The ways back from a fault: what a board with another blank would be, and the `last` legal board.
fn links(ui: &mut Ui, facts: &Facts, last: Edit) {
    for field in [Field::Start, Field::Goal] {
        let Some(Fault::LargestIsBlank { largest, board }) =
            facts.boards.editor.entry(field).faults.first()
        else {
            continue;
        };
        if link(ui, &text::take_for_the_blank(largest)).clicked() {
            facts.ask(Effect::Edit(match field {
                Field::Start => Edit::Start(*board),
                Field::Goal => Edit::Goal(*board),
            }));
        }
    }
    if link(ui, &text::BACK_TO_LEGAL).clicked() {
        facts.ask(Effect::Edit(last));
    }
}
