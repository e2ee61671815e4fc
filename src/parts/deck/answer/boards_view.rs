//! Boards as an answer to a task of an exercise: clicked among those reachable by one move, or typed.

use egui::{Id, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use crate::deck::answer::typed::{board, reachable, written};
use crate::deck::answer::{Asked, Typed, is_entered};
use crate::theme::{self, Palette, size};
use crate::widgets::{
    MOST_OF_BOARD, keep_pasted_rows, label, labelled, paint_thumbnail, quiet_clicked, show_board,
    warning,
};
use slidescope_core::lesson::exercise::StudentTask;
use slidescope_core::puzzle::Board;
use slidescope_core::text::exercises as text;

/// The sides of a displayed board, large and small.
pub(crate) const BOARD: f32 = 132.0;
const SMALL: f32 = 56.0;

/// Shows the boards named so far, those that can be named next, and a field for any other board.
pub(crate) fn show(ui: &mut Ui, typed: &mut Typed, asked: &Asked<'_>, most: usize) {
    let own = asked.own;
    let size = own.setup().problem.size();
    label(ui, &text::named(typed.boards.len()));
    if !typed.boards.is_empty()
        && let Some(index) = row(ui, &typed.boards, true)
    {
        typed.boards.remove(index);
    }
    if typed.boards.len() >= most || !ui.is_enabled() {
        return;
    }
    let chosen = choose(ui, own, asked.expanded, &typed.boards);
    typed.boards.extend(chosen);
    // Typed text that is not added as a board yet.
    ui.horizontal(|ui| {
        let id = Id::unique("board of a task").with(own.number);
        keep_pasted_rows(ui, id, size);
        // The name is before it, and the button behind.
        let width = (ui.available_width() - 190.0).clamp(90.0, 200.0);
        let field = TextEdit::singleline(&mut typed.text)
            .id(id)
            .char_limit(MOST_OF_BOARD)
            .desired_width(width);
        let field = labelled(ui, &text::TYPE_BOARD, field);
        if asked.arrives {
            field.request_focus();
        }
        let entered = is_entered(ui, &field);
        let added = quiet_clicked(ui, text::ADD_BOARD) || entered;
        if added && let Some(board) = board(&typed.text, size) {
            typed.boards.push(board);
            typed.text.clear();
        }
        if entered {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    });
    if !typed.text.trim().is_empty() && board(&typed.text, size).is_none() {
        warning(ui, &text::NOT_A_BOARD);
    }
}

/// Shows the boards that may be named next. Returns the one that was clicked.
pub(crate) fn choose(
    ui: &mut Ui,
    own: &StudentTask,
    expanded: &[Board],
    named: &[Board],
) -> Option<Board> {
    label(ui, &text::REACHABLE);
    let boards = reachable(own, expanded, named);
    row(ui, &boards, false).map(|index| boards[index])
}

/// Shows boards in a row; named boards have their numbers. Returns the index of the one that was clicked.
fn row(ui: &mut Ui, boards: &[Board], named: bool) -> Option<usize> {
    let palette = *Palette::of(ui);
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        for (index, board) in boards.iter().enumerate() {
            let above = if named { 16.0 } else { 0.0 };
            let room = vec2(SMALL, SMALL + above);
            let (rect, response) = ui.allocate_exact_size(room, Sense::click());
            let place = rect.with_min_y(rect.top() + above);
            paint_thumbnail(ui, place, board);
            let name = match named {
                true => {
                    let at = rect.center_top() + vec2(0.0, 7.0);
                    let font = theme::semibold(size::LABEL + 1.0);
                    let number = (index + 1).to_string();
                    ui.painter()
                        .text(at, egui::Align2::CENTER_CENTER, number, font, palette.dim);
                    text::take_back(index + 1, written(board))
                }
                false => text::take(written(board)),
            };
            response
                .widget_info(|| WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), &name));
            if ui.is_enabled() && (response.hovered() || response.has_focus()) {
                let line = Stroke::new(2.0, palette.accent);
                let around = place.expand(2.0);
                ui.painter()
                    .rect_stroke(around, theme::RADIUS, line, StrokeKind::Outside);
            }
            if response.clicked() {
                clicked = Some(index);
            }
        }
    });
    clicked
}

/// Shows small boards in a row, under their numbers.
pub(crate) fn pictures(ui: &mut Ui, boards: &[Board], salt: &str) {
    ui.horizontal_wrapped(|ui| {
        for (index, board) in boards.iter().enumerate() {
            picture(ui, &(index + 1).to_string(), board, SMALL, (salt, index));
        }
    });
}

pub(crate) fn picture(
    ui: &mut Ui,
    name: &str,
    board: &Board,
    side: f32,
    salt: impl egui::AsIdSalt,
) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        label(ui, name);
        show_board(ui, salt, board, Vec2::splat(side));
    });
}
