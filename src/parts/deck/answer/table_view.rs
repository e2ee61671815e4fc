//! The table of a search by hand, cell by cell.

use egui::{Grid, Id, Sense, TextEdit, Ui, Vec2, vec2};

use crate::deck::answer::boards_view::choose;
use crate::deck::answer::typed::{MOST_ROWS, board, is_blank, value, written};
use crate::deck::answer::{Asked, Typed};
use crate::theme::Palette;
use crate::widgets::{MOST_OF_BOARD, keep_pasted_rows, label, paint_thumbnail, set_name, small};
use slidescope_core::lesson::exercise::grade::TraceCell;
use slidescope_core::text::exercises as text;

/// The size of the board shown before a line.
const SMALL: Vec2 = Vec2::splat(40.0);

/// A column: its cell, the width of its field, and the most characters it takes.
type Column = (TraceCell, f32, usize);

const COLUMNS: [Column; 5] = [
    (TraceCell::Board, 172.0, MOST_OF_BOARD),
    (TraceCell::G, 44.0, 9),
    (TraceCell::H, 44.0, 9),
    (TraceCell::F, 44.0, 9),
    (TraceCell::Frontier, 64.0, 9),
];

/// The widths of the fields on a phone, where the board takes what is left, and the gap between them.
const NARROW: [f32; 5] = [0.0, 34.0, 34.0, 34.0, 46.0];
const NARROW_GAP: f32 = 4.0;
/// The width of the number of a line.
const NUMBER: f32 = 16.0;

/// Returns the widths of the fields in `room`, and the gap between them.
fn widths(room: f32) -> ([f32; 5], f32) {
    let wide = COLUMNS.map(|(_, width, _)| width);
    let left = |fields: [f32; 5], gap: f32| {
        room - NUMBER - SMALL.x - fields.iter().sum::<f32>() - 6.0 * gap
    };
    if left(wide, 10.0) >= 0.0 {
        return (wide, 10.0);
    }
    let mut narrow = NARROW;
    narrow[0] = left(NARROW, NARROW_GAP).clamp(70.0, wide[0]);
    (narrow, NARROW_GAP)
}

/// Shows the table with an empty line at its end. Cells with slips are red.
pub(crate) fn show(ui: &mut Ui, typed: &mut Typed, asked: &Asked<'_>) {
    let own = asked.own;
    let strategy = own.setup().strategy;
    let asks = |cell: TraceCell| cell.is_in(strategy);
    let setup_size = own.setup().problem.size();
    let mut rows = typed.rows.clone();
    if ui.is_enabled() && rows.len() < MOST_ROWS && rows.last().is_none_or(|row| !is_blank(row)) {
        rows.push(<[String; 5]>::default());
    }
    let palette = *Palette::of(ui);
    let (widths, gap) = widths(ui.available_width());
    Grid::new(("table of a task", own.number))
        .min_col_width(NUMBER)
        .spacing(vec2(gap, 6.0))
        .show(ui, |ui| {
            label(ui, "");
            label(ui, "");
            for (cell, ..) in COLUMNS.into_iter().filter(|(cell, ..)| asks(*cell)) {
                label(ui, text::cell(cell));
            }
            ui.end_row();
            let count = rows.len();
            for (line, row) in rows.iter_mut().enumerate() {
                label(ui, &(line + 1).to_string());
                let (place, _) = ui.allocate_exact_size(SMALL, Sense::hover());
                let shown = board(&row[0], setup_size);
                if let Some(board) = &shown {
                    paint_thumbnail(ui, place, board);
                }
                let wrong = asked.slips.iter().find(|slip| slip.line == line);
                for (index, (cell, _, most)) in COLUMNS.into_iter().enumerate() {
                    if !asks(cell) {
                        continue;
                    }
                    let readable = match cell {
                        TraceCell::Board => shown.is_some() || row[0].trim().is_empty(),
                        _ => value(&row[index]).is_ok(),
                    };
                    let is_wrong = wrong.is_some_and(|slip| slip.cells.contains(&cell));
                    let color = if is_wrong || !readable {
                        palette.bad
                    } else {
                        palette.text
                    };
                    let id = Id::unique("cell of a task").with((own.number, line, index));
                    if cell == TraceCell::Board {
                        keep_pasted_rows(ui, id, setup_size);
                    }
                    let field = TextEdit::singleline(&mut row[index])
                        .id(id)
                        .char_limit(most)
                        .text_color(color);
                    // Without a fixed size, a grid would give the field the width of its heading.
                    let field = ui.add_sized(vec2(widths[index], 28.0), field);
                    set_name(ui, &field, text::cell_name(line + 1, text::cell(cell)));
                    if asked.arrives && line + 1 == count && index == 0 {
                        field.request_focus();
                    }
                }
                ui.end_row();
            }
        });
    let unreadable = rows.iter().position(|row| {
        let no_board = !row[0].trim().is_empty() && board(&row[0], setup_size).is_none();
        no_board || row[1..].iter().any(|cell| value(cell).is_err())
    });
    if let Some(line) = unreadable {
        ui.label(small(text::unreadable_line(line + 1), palette.gold_text));
    }
    while rows.last().is_some_and(is_blank) {
        rows.pop();
    }
    typed.rows = rows;
    if !ui.is_enabled() {
        return;
    }
    let named = typed.traced(setup_size);
    if let Some(board) = choose(ui, own, &[], &named) {
        let place = typed.rows.iter().position(|row| row[0].trim().is_empty());
        let place = place.unwrap_or(typed.rows.len());
        if place == typed.rows.len() && place < MOST_ROWS {
            typed.rows.push(<[String; 5]>::default());
        }
        if let Some(row) = typed.rows.get_mut(place) {
            row[0] = written(&board);
        }
    }
}
