//! The board, large, and the goal beside it.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::Facts;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{BoardStyle, Icon, at, board_size, show_board};
use crate::puzzle::Board;
use crate::text::present as text;

/// The size of the words above the boards.
const TITLE: f32 = 15.0;

/// Shows them. A replay of the solution moves the tiles of the start board.
pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let Some(start) = facts.shown_start() else {
        return;
    };
    let goal = facts.boards.editor.goal.board;
    let gap = 90.0;
    let side = ((area.width() - gap) / 2.2)
        .min(area.height() - 70.0)
        .max(40.0);
    let large = board_size(start.size(), Vec2::splat(side));
    let small = board_size(start.size(), Vec2::splat(side * 0.72));
    let whole = large.x + gap + small.x;
    let left = area.center().x - whole / 2.0;
    let middle = area.center().y + 10.0;
    board(ui, "start", &start, pos2(left, middle), large, &text::START);
    let Some(goal) = goal else {
        return;
    };
    let arrow = pos2(left + large.x + gap / 2.0, middle);
    let color = Palette::of(ui).dim;
    Icon::Arrow.paint(ui.painter(), arrow, 30.0, color);
    let from = pos2(left + large.x + gap, middle);
    board(ui, "goal", &goal, from, small, &text::GOAL);
}

fn board(ui: &mut Ui, id: &str, board: &Board, left: egui::Pos2, size: Vec2, title: &str) {
    let corner = left - vec2(0.0, size.y / 2.0);
    let rect = Rect::from_min_size(corner.round(), size);
    let style = BoardStyle {
        slide: Some(0.2),
        marked: None,
    };
    at(ui, rect, |ui| {
        show_board(ui, ("presented", id), board, size, style)
    });
    let (above, color) = (rect.center_top() - vec2(0.0, 10.0), Palette::of(ui).dim);
    let font = theme::medium(TITLE);
    ui.painter()
        .text(above, Align2::CENTER_BOTTOM, title, font, color);
}
