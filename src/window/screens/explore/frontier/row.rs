//! One node of the open list.

use egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

use slidescope_core::puzzle::Board;
use slidescope_core::run::Run;
use slidescope_core::search::{Algorithm, NodeView, Side, Strategy};
use slidescope_core::text::node::frontier as text;
use slidescope_core::text::strategies::open_list;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::board_beside;

pub(crate) const ROW: f32 = 46.0;

pub(crate) struct RowStyle {
    /// Whether it is inspected.
    pub(crate) chosen: bool,
    /// The cost that fills the whole bar, unless g + h of the node is greater.
    pub(crate) longest: u32,
    /// Whether f is beyond the threshold: the node will be dropped when it is taken.
    pub(crate) beyond: bool,
}

/// Shows a node: its board, its figures, and g and h as a bar. Returns whether it was clicked.
pub(crate) fn row(ui: &mut Ui, run: &Run, salt: usize, node: NodeView, style: &RowStyle) -> bool {
    let palette = Palette::of(ui);
    let Some(board) = Board::from_state(run.problem.size(), node.state) else {
        return false;
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("row", salt)), Sense::click());
    let fill = if response.hovered() || response.has_focus() {
        palette.hover
    } else {
        palette.card
    };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    if style.chosen || response.has_focus() {
        let line = Stroke::new(if style.chosen { 2.0 } else { 1.0 }, palette.accent);
        ui.painter()
            .rect_stroke(rect, theme::RADIUS, line, egui::StrokeKind::Inside);
    }
    let beside = rect.left_center() + vec2(10.0, 0.0);
    let shown = board_beside(ui, beside, ("next", salt), &board, vec2(60.0, 34.0));
    let left = rect.left() + if shown.width() > 40.0 { 82.0 } else { 58.0 };
    let figures = figures(ui, run.strategy, node, pos2(left, rect.center().y));
    let color = match node.side {
        Side::Forward => palette.algorithm(run.strategy.algorithm),
        Side::Backward => palette.backward,
    };
    bar(ui, rect, left + 120.0, node, style.longest, color);
    if style.beyond {
        let veil = palette.card.gamma_multiply(0.62);
        ui.painter()
            .rect_filled(rect.shrink(2.0), theme::RADIUS, veil);
    }
    response.widget_info(|| {
        let name = text::row(style.beyond, &figures, board);
        egui::WidgetInfo::selected(egui::Role::Button, true, style.chosen, name)
    });
    let about = text::about_row(style.beyond, open_list(run.strategy.algorithm));
    response.on_hover_text(about).clicked()
}

fn figures(ui: &Ui, strategy: Strategy, node: NodeView, at: egui::Pos2) -> String {
    let palette = Palette::of(ui);
    let strong = theme::semibold(size::TEXT);
    let weak = theme::regular(size::TEXT - 0.5);
    let left = Align2::LEFT_CENTER;
    let [first, rest, name] = words(strategy, node);
    ui.painter().text(at, left, &first, strong, palette.text);
    let place = at + vec2(44.0, 0.0);
    ui.painter().text(place, left, &rest, weak, palette.dim);
    name
}

/// Returns the value by which the strategy orders nodes, the other values, and a text with both.
pub(crate) fn words(strategy: Strategy, node: NodeView) -> [String; 3] {
    let f = node.h.and_then(|h| strategy.f(node.g, h));
    text::figures(node, f, priority(strategy, node))
}

/// Returns the priority of a node in MM, or `None` for other algorithms.
pub fn priority(strategy: Strategy, node: NodeView) -> Option<u32> {
    let rank = strategy.rank(node.g, node.h?);
    rank.filter(|_| strategy.algorithm == Algorithm::Mm)
}

fn bar(ui: &Ui, row: Rect, left: f32, node: NodeView, longest: u32, color: Color32) {
    let room = row.right() - 12.0 - left;
    if room < 16.0 {
        return;
    }
    let longest = longest.max(node.g + node.h.unwrap_or(0)).max(1);
    let width = |moves: u32| room * moves as f32 / longest as f32;
    let (g, h) = (width(node.g), width(node.h.unwrap_or(0)));
    let place = |from: f32, wide: f32| {
        Rect::from_min_size(pos2(left + from, row.center().y - 5.0), vec2(wide, 10.0))
    };
    ui.painter().rect_filled(place(0.0, g), 2.0, color);
    if h > 2.0 {
        let line = Stroke::new(1.0, color);
        let inside = egui::StrokeKind::Inside;
        ui.painter()
            .rect_stroke(place(g + 2.0, h - 2.0), 2.0, line, inside);
    }
}
