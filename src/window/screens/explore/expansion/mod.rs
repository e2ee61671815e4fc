//! The node just expanded, and the outcome of each of its successors.

pub(crate) mod estimate;
pub(crate) mod fine_view;
pub(crate) mod successor;

use egui::epaint::CubicBezierShape;
use egui::{Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};

use crate::window::screens::explore::expansion::successor::{Importance, SuccessorView};
use crate::window::screens::explore::frontier::row::priority;
use slidescope_core::explain;
use slidescope_core::puzzle::{Board, Move};
use slidescope_core::run::Run;
use slidescope_core::search::{NodeView, Strategy};
use slidescope_core::text::glossary::Term;
use slidescope_core::text::{node as text, thousands};
use slidescope_parts::Facts;
use slidescope_parts::help::explained::lead_to;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{at, board_size, fact, label, show_board};

/// Shows the node large, its figures beside it and its successors below it.
pub(crate) fn show(ui: &mut Ui, run: &Run, node: NodeView, facts: &Facts) {
    if run.timeline.fine().is_some() && !run.timeline.is_beyond() {
        let (steps, now) = facts.playback.fine_steps();
        return fine_view::show(ui, run, &steps, now);
    }
    let Some(board) = Board::from_state(run.problem.size(), node.state) else {
        return;
    };
    let area = ui.available_rect_before_wrap();
    let children = successors(run, node, &board);
    let parent_room = vec2(area.width() * 0.4, (area.height() * 0.4).clamp(60.0, 190.0));
    let parent = board_size(board.size(), parent_room);
    // A board of few rows is lower than the figures beside it.
    let row = parent.y.max(96.0);
    let around = 22.0 + successor::ABOVE + successor::BELOW;
    let each = area.width() / children.len().max(3) as f32;
    let child_room = vec2(
        (each - 20.0).max(36.0),
        (area.height() - row - around).clamp(30.0, 120.0),
    );
    let child = board_size(board.size(), child_room);
    let content = row + around + child.y;
    let top = area.top() + ((area.height() - content) / 2.0).max(0.0).round();
    let corner = vec2(
        area.center().x - parent.x / 2.0,
        top + (row - parent.y) / 2.0,
    );
    let place = Rect::from_min_size(corner.to_pos2().round(), parent);
    let each = each.min(child.x + 64.0);
    let below = (top + row + 22.0 + successor::ABOVE).round();
    let count = children.len();
    let left = area.center().x - count as f32 * each / 2.0 + (each - child.x) / 2.0;
    let corner = |k: usize| pos2((left + k as f32 * each).round(), below);
    let slots = (0..count).map(|k| Rect::from_min_size(corner(k), child));
    let slots: Vec<Rect> = slots.collect();
    lines(ui, place, &slots, &children);
    at(ui, place, |ui| {
        show_board(ui, "current", &board, parent)
            .on_hover_text(text::expansion::ABOUT_BOARD.text());
    });
    let beside = place.expand2(vec2(0.0, (row - parent.y) / 2.0));
    numbers(ui, run, node, beside, area, facts);
    for (slot, child) in slots.iter().zip(&children) {
        successor::show(ui, *slot, each - 8.0, &board, child);
    }
}

/// Returns the successors in the fixed order of moves, with the outcome of each if it is known.
fn successors(run: &Run, node: NodeView, board: &Board) -> Vec<SuccessorView> {
    let timeline = &run.timeline;
    let moment = timeline.moment();
    if !timeline.is_beyond() {
        let successors = explain::successors(&moment).into_iter();
        let view = |successor| SuccessorView::new(&moment, node, &successor);
        return successors.filter_map(view).collect();
    }
    let unknown = |mv: Move| Some(SuccessorView::unknown(mv, board.after(mv)?));
    run.strategy
        .move_order
        .moves()
        .into_iter()
        .filter_map(unknown)
        .collect()
}

fn lines(ui: &Ui, parent: Rect, slots: &[Rect], children: &[SuccessorView]) {
    let palette = Palette::of(ui);
    for (slot, child) in slots.iter().zip(children) {
        let color = match child.tone {
            Importance::Kept | Importance::Better => palette.dim,
            Importance::Dropped => palette.line,
        };
        let from = parent.center_bottom() + vec2(0.0, 4.0);
        let to = slot.center_top() - vec2(0.0, successor::ABOVE);
        let bend = vec2(0.0, (to.y - from.y) * 0.5);
        let line = Stroke::new(1.5, color);
        ui.painter()
            .add(curve([from, from + bend, to - bend, to], line));
    }
}

/// Returns a Bézier curve from the first point to the last, with the other two as control points.
fn curve(points: [Pos2; 4], line: Stroke) -> CubicBezierShape {
    CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line)
}

/// The number of characters of the largest recorded expansion number.
const LONGEST: f32 = 9.0;

fn numbers(ui: &mut Ui, run: &Run, node: NodeView, board: Rect, area: Rect, facts: &Facts) {
    let right = Rect::from_min_max(pos2(board.right() + 28.0, board.top()), area.right_bottom());
    at(ui, right, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        figures(ui, run.strategy, node, size::NUMBER, facts);
    });
    let left = Rect::from_min_max(area.left_top(), pos2(board.left() - 28.0, area.bottom()))
        .with_min_y(board.top());
    at(ui, left, |ui| {
        ui.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            label(ui, &text::expansion::NUMBER);
            let number = thousands(run.shown().expanded);
            // If the longest figure does not fit beside the board, all are smaller, so that the size never changes.
            let fits = LONGEST * 0.6 * size::NUMBER <= ui.available_width();
            let size = if fits { size::NUMBER } else { size::HEADING };
            let figure = egui::RichText::new(number).font(theme::semibold(size));
            let response = ui.add(egui::Label::new(figure).extend());
            response.on_hover_text(text::expansion::ABOUT_NUMBER.text());
            if run.strategy.algorithm.is_bidirectional() {
                label(ui, &text::expansion::side(node.side.id()));
            }
        });
    });
}

/// Shows g, and h and f if the strategy uses them.
pub(crate) fn figures(ui: &mut Ui, strategy: Strategy, node: NodeView, number: f32, facts: &Facts) {
    explained(ui, ("g", node.g), Term::G, number, facts);
    let Some(h) = node.h else {
        return;
    };
    explained(ui, ("h", h), Term::H, number, facts);
    if let Some(f) = strategy.f(node.g, h) {
        explained(ui, ("f", f), Term::F, number, facts);
    }
    if let Some(p) = priority(strategy, node) {
        explained(ui, ("p", p), Term::Priority, number, facts);
    }
}

/// Shows a figure that links to its term.
fn explained(ui: &mut Ui, (name, value): (&str, u32), term: Term, number: f32, facts: &Facts) {
    let fact = fact(ui, name, &value.to_string(), number, term.about().text());
    lead_to(&fact, term, facts);
}
