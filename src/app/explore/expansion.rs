//! The node just expanded, and what became of its successors.

use egui::{Align2, Color32, Rect, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::playback::Run;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{BoardStyle, at, board_size, fact, label, named, show_board};
use crate::puzzle::{Board, Move};
use crate::search::{Fate, NodeView, Strategy};
use crate::text::{node as text, thousands};

/// Shows the node large, its figures beside it and its successors below it.
pub(crate) fn show(ui: &mut Ui, run: &Run, node: NodeView) {
    let Some(board) = Board::from_state(run.problem.size(), node.state) else {
        return;
    };
    let area = ui.available_rect_before_wrap();
    let children = successors(run, &board);
    let parent_room = vec2(
        area.width() * 0.4,
        (area.height() * 0.46).clamp(60.0, 190.0),
    );
    let parent = board_size(board.size(), parent_room);
    let child_room = vec2(
        (area.width() / 4.0 - 20.0).max(36.0),
        (area.height() - parent.y - 112.0).clamp(30.0, 120.0),
    );
    let child = board_size(board.size(), child_room);
    // A flat board is lower than the figures beside it.
    let row = parent.y.max(96.0);
    let content = row + 44.0 + child.y + 40.0;
    let top = area.top() + ((area.height() - content) / 2.0).max(0.0).round();
    let corner = vec2(
        area.center().x - parent.x / 2.0,
        top + (row - parent.y) / 2.0,
    );
    let place = Rect::from_min_size(corner.to_pos2().round(), parent);
    let slots = slots(area, top + row + 44.0, child, children.len());
    lines(ui, place, &slots, &children);
    at(ui, place, |ui| {
        show_board(ui, "current", &board, parent, BoardStyle::default())
            .on_hover_text(text::expansion::ABOUT_BOARD);
    });
    let beside = place.expand2(vec2(0.0, (row - parent.y) / 2.0));
    facts(ui, run, node, beside, area);
    for (slot, (mv, after, fate)) in slots.iter().zip(&children) {
        let depth_first = run.strategy.algorithm.is_depth_first();
        let words = text::expansion::fate(*fate, depth_first);
        successor(ui, *slot, (&board, *mv, after), *fate, words);
    }
}

/// The successors in the fixed order of moves, with what became of each where it is known.
fn successors(run: &Run, board: &Board) -> Vec<(Move, Board, Option<Fate>)> {
    let timeline = &run.timeline;
    let moment = timeline.moment();
    let known = (!timeline.is_beyond()).then(|| moment.current().and_then(|n| moment.fates(n.id)));
    let known = known.flatten();
    Move::ALL
        .into_iter()
        .filter_map(|mv| Some((mv, board.after(mv)?)))
        .map(|(mv, after)| (mv, after, known.map(|s| s.get(mv))))
        .filter(|(_, _, fate)| *fate != Some(Fate::None))
        .collect()
}

/// Places for `count` boards of `each` points, side by side and centred.
fn slots(area: Rect, top: f32, each: Vec2, count: usize) -> Vec<Rect> {
    let gap = 28.0_f32.min((area.width() / 4.0 - each.x).max(8.0));
    let width = count as f32 * each.x + count.saturating_sub(1) as f32 * gap;
    let left = (area.center().x - width / 2.0).round();
    (0..count)
        .map(|k| Rect::from_min_size(pos2(left + k as f32 * (each.x + gap), top.round()), each))
        .collect()
}

fn lines(ui: &Ui, parent: Rect, slots: &[Rect], children: &[(Move, Board, Option<Fate>)]) {
    let palette = Palette::of(ui);
    for (slot, (_, _, fate)) in slots.iter().zip(children) {
        let color = if is_kept(*fate) {
            palette.dim
        } else {
            palette.line
        };
        let (from, to) = (
            parent.center_bottom() + vec2(0.0, 6.0),
            slot.center_top() - vec2(0.0, 22.0),
        );
        let bend = (to.y - from.y) * 0.5;
        ui.painter()
            .add(egui::epaint::CubicBezierShape::from_points_stroke(
                [from, from + vec2(0.0, bend), to - vec2(0.0, bend), to],
                false,
                Color32::TRANSPARENT,
                Stroke::new(1.5, color),
            ));
    }
}

/// g, h and f to the right of the board; the number of the expansion to its left.
fn facts(ui: &mut Ui, run: &Run, node: NodeView, board: Rect, area: Rect) {
    let right = Rect::from_min_max(pos2(board.right() + 28.0, board.top()), area.right_bottom());
    at(ui, right, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        figures(ui, run.strategy, node, size::NUMBER);
    });
    let left = Rect::from_min_max(area.left_top(), pos2(board.left() - 28.0, area.bottom()))
        .with_min_y(board.top());
    at(ui, left, |ui| {
        ui.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            label(ui, text::expansion::NUMBER);
            let number = thousands(run.shown().expanded);
            // A figure that is too wide beside the board is written smaller, never in two lines.
            let fits = number.len() as f32 * 0.6 * size::NUMBER <= ui.available_width();
            let size = if fits { size::NUMBER } else { size::HEADING };
            let figure = egui::RichText::new(number).font(theme::semibold(size));
            let response = ui.add(egui::Label::new(figure).extend());
            response.on_hover_text(text::expansion::ABOUT_NUMBER);
            if run.strategy.algorithm.is_bidirectional() {
                label(ui, text::expansion::side(node.side));
            }
        });
    });
}

/// g, and h and f where the strategy goes by them.
pub(crate) fn figures(ui: &mut Ui, strategy: Strategy, node: NodeView, number: f32) {
    fact(ui, "g", &node.g.to_string(), number, text::ABOUT_G);
    let Some(h) = node.h else {
        return;
    };
    fact(ui, "h", &h.to_string(), number, text::ABOUT_H);
    if let Some(f) = strategy.f(node.g, h) {
        let about = text::about_f(strategy.algorithm.uses_weight());
        fact(ui, "f", &f.to_string(), number, about);
    }
}

fn is_kept(fate: Option<Fate>) -> bool {
    fate != Some(Fate::Duplicate)
}

fn successor(
    ui: &mut Ui,
    slot: Rect,
    (from, mv, board): (&Board, Move, &Board),
    fate: Option<Fate>,
    (word, about): (&str, &str),
) {
    let palette = Palette::of(ui);
    let tile = board.tile(from.blank());
    let font = theme::medium(size::LABEL + 1.0);
    let above = slot.center_top() - vec2(0.0, 5.0);
    let moved = text::details::tile_move(tile, mv);
    ui.painter().text(
        above,
        Align2::CENTER_BOTTOM,
        moved,
        font.clone(),
        palette.text,
    );
    let kept = is_kept(fate);
    let color = if fate == Some(Fate::Improved) {
        palette.gold_text
    } else if kept {
        palette.text
    } else {
        palette.dim
    };
    at(ui, slot, |ui| {
        ui.set_opacity(if kept { 1.0 } else { 0.45 });
        let style = BoardStyle {
            marked: Some(from.blank()),
            ..BoardStyle::default()
        };
        show_board(ui, ("successor", mv.letter()), board, slot.size(), style).on_hover_text(about);
    });
    let below = slot.center_bottom() + vec2(0.0, 6.0);
    let rect = ui
        .painter()
        .text(below, Align2::CENTER_TOP, word, font, color);
    let response = ui.interact(
        rect,
        ui.scope_id().with(("fate", mv.letter())),
        egui::Sense::hover(),
    );
    if !word.is_empty() {
        named(ui, &response, word);
    }
}
