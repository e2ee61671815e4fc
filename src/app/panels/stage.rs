//! The middle: the node just expanded and what it led to, or the path found.

use egui::{Align2, Color32, Rect, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};

use super::solution;
use crate::{
    app::{
        action::Action,
        model::{Model, Run, Tab, Verdict, thousands},
        theme::{self, Palette, size},
        widgets::{BoardStyle, Icon, board_size, choice, fact, label, named, show_board},
    },
    puzzle::{Board, Move},
    search::{Fate, NodeView, Side},
};

/// Shows it in a card that fills its place.
pub(super) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    theme::card(Palette::of(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            tab(ui, model, actions, Tab::Expansion, "Expansion");
            if model.replay.is_some() {
                tab(ui, model, actions, Tab::Solution, "Solution");
            }
        });
        ui.add_space(4.0);
        let node = model
            .run
            .as_ref()
            .and_then(|run| Some((run, run.current()?)));
        match (model.tab, &model.replay, node) {
            (Tab::Solution, Some(replay), _) => solution::show(ui, replay, actions),
            (_, _, Some((run, node))) => expansion(ui, run, node),
            _ => question(ui, model),
        }
    });
}

fn tab(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, tab: Tab, text: &str) {
    if choice(ui, model.tab == tab, text).clicked() {
        actions.push(Action::Show(tab));
    }
}

/// Before the first expansion: from here to there.
fn question(ui: &mut Ui, model: &Model) {
    let palette = Palette::of(ui);
    let Some(problem) = model.editor.problem() else {
        let rect = ui.available_rect_before_wrap();
        let font = theme::regular(size::TEXT);
        let text = "The board on the left is not legal yet.";
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            text,
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
            "start",
            start,
            model.shown_start().unwrap_or(problem.start()),
        ),
        ("goal", goal, problem.goal()),
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
            show_board(ui, name, &shown, board, style);
        });
    }
    let middle = pos2(start.right() + gap / 2.0, start.center().y);
    Icon::Arrow.paint(ui.painter(), middle, 26.0, palette.dim);
    let (hint, more) = hints(model);
    let below = Rect::from_min_max(pos2(area.left(), start.bottom() + 20.0), area.max);
    at(ui, below, |ui| {
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(hint).font(theme::medium(size::TEXT + 1.0)));
            label(ui, more);
        });
    });
}

/// What to do next, before the first expansion.
fn hints(model: &Model) -> (String, &'static str) {
    if matches!(model.verdict(), Verdict::Unsolvable(_)) {
        let hint = "No moves lead from the one to the other.".to_owned();
        return (
            hint,
            "Search anyway, and watch every state that can be reached being visited.",
        );
    }
    let strategy = model.settings.strategy;
    let by = strategy
        .heuristic_used()
        .map_or(String::new(), |h| format!(" with {h}"));
    let hint = format!(
        "Press Space: {}{by} looks for a shortest way.",
        strategy.algorithm
    );
    (
        hint,
        "→ makes a single expansion, End runs to the end at full speed.",
    )
}

/// The node just expanded, and its successors below it.
fn expansion(ui: &mut Ui, run: &Run, node: NodeView) {
    let Some(board) = Board::from_state(run.problem().size(), node.state) else {
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
            .on_hover_text("The board of the node expanded last.");
    });
    let beside = place.expand2(vec2(0.0, (row - parent.y) / 2.0));
    facts(ui, run, node, beside, area);
    for (slot, (mv, after, fate)) in slots.iter().zip(&children) {
        successor(ui, *slot, &board, *mv, after, *fate);
    }
}

/// The successors in the fixed order of moves, with what became of each where it is known.
fn successors(run: &Run, board: &Board) -> Vec<(Move, Board, Option<Fate>)> {
    let known = run.expansion().map(|e| e.successors);
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
        let kept = !matches!(fate, Some(Fate::Duplicate));
        let color = if kept { palette.dim } else { palette.line };
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
        fact(ui, "g", &node.g.to_string(), size::NUMBER, G);
        if let Some(h) = node.h {
            fact(ui, "h", &h.to_string(), size::NUMBER, H);
            fact(ui, "f", &(node.g + h).to_string(), size::NUMBER, F);
        }
    });
    let left = Rect::from_min_max(area.left_top(), pos2(board.left() - 28.0, area.bottom()))
        .with_min_y(board.top());
    at(ui, left, |ui| {
        ui.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            label(ui, "expansion");
            let number = thousands(run.stats().expanded);
            let response =
                ui.label(egui::RichText::new(number).font(theme::semibold(size::NUMBER)));
            response.on_hover_text("How many nodes have been expanded, this one included.");
            if run.strategy().algorithm == crate::search::Algorithm::Bidirectional {
                let side = match node.side {
                    Side::Forward => "from the start",
                    Side::Backward => "from the goal",
                };
                label(ui, side);
            }
        });
    });
}

/// What g is.
pub(super) const G: &str = "g: moves from the root of its search to this node.";
/// What h is.
pub(super) const H: &str = "h: the heuristic's estimate of the moves left, never above the truth.";
/// What f is.
pub(super) const F: &str =
    "f = g + h: the length of the shortest solution that may go through this node.";

fn successor(ui: &mut Ui, slot: Rect, from: &Board, mv: Move, board: &Board, fate: Option<Fate>) {
    let palette = Palette::of(ui);
    let tile = board.tile(from.blank());
    let font = theme::medium(size::LABEL + 1.0);
    let above = slot.center_top() - vec2(0.0, 5.0);
    let words = format!("{tile} {}", mv.tile_arrow());
    ui.painter().text(
        above,
        Align2::CENTER_BOTTOM,
        words,
        font.clone(),
        palette.text,
    );
    let (word, color, about) = match fate {
        Some(Fate::New) => (
            "new",
            palette.text,
            "A state met for the first time: it goes into the frontier.",
        ),
        Some(Fate::Duplicate) => (
            "duplicate",
            palette.dim,
            "A state stored already, and no better this way: dropped.",
        ),
        Some(Fate::Improved) => (
            "better way",
            palette.gold_text,
            "A state stored already, reached by fewer moves this way: its parent changes.",
        ),
        Some(Fate::None) | None => ("", palette.dim, "A board one move on."),
    };
    at(ui, slot, |ui| {
        ui.set_opacity(if fate == Some(Fate::Duplicate) {
            0.45
        } else {
            1.0
        });
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

/// Shows `contents` in `rect`, outside the flow.
fn at<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
}
