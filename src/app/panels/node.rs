//! The right side: the node expanded last, and the frontier's first.

use egui::{Align2, Frame, Margin, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::expansion::{F, G, H};
use crate::{
    app::{
        model::{Model, Run, thousands},
        theme::{self, Palette, size},
        widgets::{BoardStyle, board_size, fact, heading, label, named, number_row, show_board},
    },
    puzzle::Board,
    search::{Algorithm, NodeView},
};

/// The height of one row of the frontier.
const ROW: f32 = 46.0;

/// Shows it.
pub(super) fn show(ui: &mut Ui, model: &Model) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        Frame::new()
            .inner_margin(Margin::symmetric(16, 12))
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                current(ui, model);
                ui.add_space(8.0);
                order(ui, model.settings.strategy.algorithm);
                ui.add_space(8.0);
                frontier(ui, model);
            });
    });
}

/// The node: its board and its figures, or the start while nothing is expanded.
fn current(ui: &mut Ui, model: &Model) {
    label(ui, "Current node");
    let room = vec2(96.0, 92.0);
    let run = model.run.as_ref();
    let node = run.and_then(Run::current);
    let size = run.map_or_else(|| model.editor.size(), |run| run.problem().size());
    let board = node.and_then(|node| Board::from_state(size, node.state));
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(room, Sense::hover());
        let Some(board) = board else {
            empty(ui, place, "none yet");
            return;
        };
        let wanted = board_size(size, room);
        let corner = pos2(place.left(), place.center().y - wanted.y / 2.0);
        let mut child =
            ui.new_child(egui::UiBuilder::new().max_rect(Rect::from_min_size(corner, wanted)));
        show_board(&mut child, "node", &board, room, BoardStyle::default());
        ui.add_space(8.0);
        if let (Some(node), Some(run)) = (node, run) {
            ui.vertical(|ui| figures(ui, run, node));
        }
    });
}

fn figures(ui: &mut Ui, run: &Run, node: NodeView) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let number = size::HEADING + 1.0;
        fact(ui, "g", &node.g.to_string(), number, G);
        if let Some(h) = node.h {
            fact(ui, "h", &h.to_string(), number, H);
            fact(ui, "f", &(node.g + h).to_string(), number, F);
        }
    });
    let stats = run.shown();
    let about = "When this node was taken from the frontier, counted in expansions.";
    let text = size::TEXT;
    number_row(ui, "expansion", &thousands(stats.expanded), 0.0, text).on_hover_text(about);
    let share = 100.0 * stats.visited as f64 / run.problem().size().reachable_states() as f64;
    let about = "The share of all states reachable from the start that the search has stored.";
    number_row(ui, "of space", &percent(share), 0.0, text).on_hover_text(about);
}

/// A share with as many digits as mean something.
fn percent(share: f64) -> String {
    match share {
        s if s >= 10.0 => format!("{s:.0} %"),
        s if s >= 0.1 => format!("{s:.1} %"),
        s if s >= 0.001 => format!("{s:.3} %"),
        _ => "< 0.001 %".to_owned(),
    }
}

fn empty(ui: &Ui, place: Rect, text: &str) {
    let palette = Palette::of(ui);
    let line = egui::Stroke::new(1.0, palette.line);
    ui.painter()
        .rect_stroke(place, theme::RADIUS, line, egui::StrokeKind::Inside);
    let font = theme::regular(size::LABEL + 1.0);
    ui.painter().text(
        place.center(),
        Align2::CENTER_CENTER,
        text,
        font,
        palette.dim,
    );
}

/// Which node comes next, in a sentence.
fn order(ui: &mut Ui, algorithm: Algorithm) {
    let palette = Palette::of(ui);
    let text = match algorithm {
        Algorithm::Bfs => "The oldest node of the frontier: first in, first out.",
        Algorithm::Bidirectional => "Whole layers, of the side whose frontier is smaller.",
        Algorithm::AStar => {
            "The lowest f in the frontier; of those the largest g; of those the oldest."
        }
    };
    Frame::new()
        .fill(palette.card)
        .corner_radius(theme::CARD_RADIUS)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            heading(ui, "Which node is next?");
            label(ui, text);
        });
}

fn frontier(ui: &mut Ui, model: &Model) {
    let run = model.run.as_ref();
    let count = run.map_or(0, |run| run.stats().frontier);
    ui.horizontal(|ui| {
        label(ui, "Next in the frontier");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            label(ui, &thousands(count));
        });
    });
    let Some(run) = run else {
        return;
    };
    let longest = run.next_open().iter().map(|n| n.g + n.h.unwrap_or(0)).max();
    for (at, node) in run.next_open().iter().enumerate() {
        row(ui, run, at, *node, longest.unwrap_or(1).max(1));
    }
}

/// A node of the frontier: its board, its figures, and how its f is made of g and h.
fn row(ui: &mut Ui, run: &Run, at: usize, node: NodeView, longest: u32) {
    let palette = Palette::of(ui);
    let Some(board) = Board::from_state(run.problem().size(), node.state) else {
        return;
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    ui.painter().rect_filled(rect, theme::RADIUS, palette.card);
    let wanted = board_size(board.size(), vec2(60.0, 34.0));
    let corner = pos2(
        rect.left() + 10.0,
        (rect.center().y - wanted.y / 2.0).round(),
    );
    let mut child =
        ui.new_child(egui::UiBuilder::new().max_rect(Rect::from_min_size(corner, wanted)));
    show_board(
        &mut child,
        ("next", at),
        &board,
        wanted,
        BoardStyle::default(),
    );
    let painter = ui.painter();
    let middle = rect.center().y;
    let text_left = rect.left() + if wanted.x > 40.0 { 82.0 } else { 58.0 };
    let strong = theme::semibold(size::TEXT);
    let weak = theme::regular(size::TEXT - 0.5);
    let left = Align2::LEFT_CENTER;
    let name = if let Some(h) = node.h {
        let f = format!("f {}", node.g + h);
        let rest = format!("g {}  h {h}", node.g);
        painter.text(pos2(text_left, middle), left, &f, strong, palette.text);
        painter.text(
            pos2(text_left + 44.0, middle),
            left,
            &rest,
            weak,
            palette.dim,
        );
        format!("{f}, {rest}")
    } else {
        let g = format!("g {}", node.g);
        painter.text(pos2(text_left, middle), left, &g, strong, palette.text);
        g
    };
    named(ui, &response, &name);
    bar(
        ui,
        rect,
        text_left + 120.0,
        node,
        longest,
        palette.algorithm(run.strategy().algorithm),
    );
    response
        .on_hover_text("A node of the frontier: f = g + h; the bar shows g filled and h after it.");
}

fn bar(ui: &Ui, row: Rect, left: f32, node: NodeView, longest: u32, color: egui::Color32) {
    let room = row.right() - 12.0 - left;
    if room < 16.0 {
        return;
    }
    let width = |moves: u32| room * moves as f32 / longest as f32;
    let (g, h) = (width(node.g), width(node.h.unwrap_or(0)));
    let place = |from: f32, wide: f32| {
        Rect::from_min_size(pos2(left + from, row.center().y - 5.0), vec2(wide, 10.0))
    };
    ui.painter().rect_filled(place(0.0, g), 2.0, color);
    if h > 2.0 {
        let line = egui::Stroke::new(1.0, color);
        ui.painter()
            .rect_stroke(place(g + 2.0, h - 2.0), 2.0, line, egui::StrokeKind::Inside);
    }
}
