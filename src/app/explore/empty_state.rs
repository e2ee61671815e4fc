//! What is shown before the first expansion: start, goal, and what to do next.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{BoardStyle, Icon, at, board_size, label, show_board};
use crate::app::{Facts, Verdict};
use crate::text::explore::empty as text;

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let palette = Palette::of(ui);
    let Some(problem) = facts.boards.editor.problem() else {
        let rect = ui.available_rect_before_wrap();
        let font = theme::regular(size::TEXT);
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            text::ILLEGAL,
            font,
            palette.dim,
        );
        return;
    };
    let area = ui.available_rect_before_wrap();
    let side = (area.height() - 96.0)
        .min(area.width() * 0.36)
        .clamp(60.0, 220.0);
    let board = board_size(problem.size(), vec2(side * 1.25, side));
    let gap = 56.0;
    let width = 2.0 * board.x + gap;
    let top = (area.center().y - board.y / 2.0 - 12.0)
        .max(area.top() + 22.0)
        .round();
    let left = (area.center().x - width / 2.0).round();
    let start = Rect::from_min_size(pos2(left, top), board);
    let goal = Rect::from_min_size(pos2(left + board.x + gap, top), board);
    for (name, rect, shown) in [
        (
            text::START,
            start,
            facts.shown_start().unwrap_or(problem.start()),
        ),
        (text::GOAL, goal, problem.goal()),
    ] {
        let font = theme::regular(size::LABEL + 1.0);
        let above = rect.center_top() - vec2(0.0, 6.0);
        ui.painter()
            .text(above, Align2::CENTER_BOTTOM, name, font, palette.dim);
        at(ui, rect, |ui| {
            let style = BoardStyle {
                slide: Some(0.14),
                ..BoardStyle::default()
            };
            show_board(ui, name.text(), &shown, board, style);
        });
    }
    let middle = pos2(start.right() + gap / 2.0, start.center().y);
    Icon::Arrow.paint(ui.painter(), middle, 26.0, palette.dim);
    let (hint, more) = hints(facts);
    let below = Rect::from_min_max(pos2(area.left(), start.bottom() + 20.0), area.max);
    at(ui, below, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(hint).font(theme::medium(size::TEXT + 1.0)));
            label(ui, more);
        });
    });
}

/// What to do next, before the first expansion.
fn hints(facts: &Facts) -> (String, &'static str) {
    if matches!(facts.verdict(), Verdict::Unsolvable(_)) {
        return (text::NO_WAY.to_string(), &text::SEARCH_ANYWAY);
    }
    let strategy = facts.settings.strategy;
    let hint = text::press_space(strategy.algorithm, strategy.heuristic_used());
    (hint, &text::STEP_OR_END)
}
