//! The board, large, and the goal beside it.

use egui::{Align2, Pos2, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::text::{node, present as text};
use slidescope_parts::Facts;
use slidescope_parts::boards::boards_view;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{BoardStyle, Icon, at, board_size, show_board, show_styled_board};

const TITLE: f32 = 15.0;
/// The height of the boards of exchanges with their sentence, of the sentence alone, and the room between two boards.
const PARITIES: f32 = 170.0;
const WHY: f32 = 84.0;
const ARROW: f32 = 40.0;

/// Shows the start and the goal board. A replay of the solution moves the tiles of the start board. If the view is `alone`,
/// without the panel of boards beside it, a click on a tile slides it too.
pub(crate) fn show(ui: &mut Ui, alone: bool, facts: &Facts) {
    if let Some(start) = facts.shown_start() {
        pair(ui, &start, &text::START, alone, facts);
    }
}

/// Shows only the board of which a slide asks for a figure: any other view would reveal the answer.
pub(crate) fn asked(ui: &mut Ui, board: &Board, facts: &Facts) {
    let at_start = facts.shown_start() == Some(*board);
    let title = if at_start { text::START } else { node::CURRENT };
    pair(ui, board, &title, false, facts);
}

/// Shows a large board below its title, and the goal beside it.
fn pair(ui: &mut Ui, start: &Board, title: &str, alone: bool, facts: &Facts) {
    let mut area = ui.available_rect_before_wrap();
    let goal = facts.boards.editor.goal.board;
    // Elsewhere the verdict stands beside the board.
    let unsolvable = facts.unsolvable().filter(|_| alone);
    if let Some((solvability, problem)) = unsolvable.zip(facts.boards.editor.problem()) {
        let why = solvability.to_string();
        // Where there is little room, they begin and end with the two boards anyway.
        if area.height() < 2.5 * PARITIES {
            return exchanges(ui, &problem, &why);
        }
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - PARITIES);
        at(ui, below, |ui| exchanges(ui, &problem, &why));
        area = above;
    }
    let gap = 90.0;
    let side = ((area.width() - gap) / 2.2)
        .min(area.height() - 70.0)
        .max(40.0);
    let large = board_size(start.size(), Vec2::splat(side));
    let small = board_size(start.size(), Vec2::splat(side * 0.72));
    let whole = large.x + gap + small.x;
    let left = area.center().x - whole / 2.0;
    let middle = area.center().y + 10.0;
    titled(ui, pos2(left, middle), large, title, |ui| {
        if alone {
            return boards_view::editor(ui, facts, large);
        }
        let style = BoardStyle {
            slide: Some(0.2),
            ..BoardStyle::default()
        };
        show_styled_board(ui, "presented start", start, large, style);
    });
    let Some(goal) = goal else {
        return;
    };
    let arrow = pos2(left + large.x + gap / 2.0, middle);
    let color = Palette::of(ui).dim;
    Icon::Arrow.paint(ui.painter(), arrow, 30.0, color);
    let from = pos2(left + large.x + gap, middle);
    titled(ui, from, small, &text::GOAL, |ui| {
        show_board(ui, "presented goal", &goal, small);
    });
}

/// Shows the boards of an exchange after the other, and why there is no solution.
fn exchanges(ui: &mut Ui, problem: &Problem, why: &str) {
    let mut boards = vec![problem.start()];
    boards.extend(problem.exchanges());
    let color = Palette::of(ui).dim;
    let (width, count) = (ui.available_width(), boards.len() as f32);
    let side = ((width - ARROW * (count - 1.0)) / count).min(ui.available_height() - WHY);
    ui.vertical_centered(|ui| {
        let row = vec2(side * count + ARROW * (count - 1.0), side);
        let (row, _) = ui.allocate_exact_size(row, Sense::hover());
        for (index, board) in boards.iter().enumerate() {
            let left = row.left() + (side + ARROW) * index as f32;
            let place = Rect::from_min_size(pos2(left, row.top()), Vec2::splat(side));
            at(ui, place, |ui| {
                show_board(ui, ("exchanged", index), board, place.size());
            });
            if index > 0 {
                let middle = pos2(left - ARROW / 2.0, row.center().y);
                Icon::Arrow.paint(ui.painter(), middle, 20.0, color);
            }
        }
        ui.add_space(6.0);
        ui.label(
            RichText::new(why)
                .font(theme::regular(size::TEXT))
                .color(color),
        );
    });
}

fn titled(ui: &mut Ui, left: Pos2, size: Vec2, title: &str, board: impl FnOnce(&mut Ui)) {
    let corner = left - vec2(0.0, size.y / 2.0);
    let rect = Rect::from_min_size(corner.round(), size);
    at(ui, rect, board);
    let (above, color) = (rect.center_top() - vec2(0.0, 10.0), Palette::of(ui).dim);
    let font = theme::medium(TITLE);
    ui.painter()
        .text(above, Align2::CENTER_BOTTOM, title, font, color);
}
