//! The view before the first expansion: the root in place of the tree, and what to do next.

use egui::{Align2, Rect, RichText, Stroke, StrokeKind, Ui, pos2, vec2};

use slidescope_core::puzzle::Problem;
use slidescope_core::search::{Algorithm, Heuristic, estimator_by};
use slidescope_core::text::explore::empty as text;
use slidescope_core::text::{Message, tree};
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, CARD_RADIUS, Palette, size};
use slidescope_parts::widgets::{BoardStyle, at, board_size, label, show_styled_board, width_of};

const INSET: f32 = 10.0;
/// The space between the frame and the words beside it, in points.
const BESIDE: f32 = 20.0;

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let palette = Palette::of(ui);
    let area = ui.available_rect_before_wrap();
    let Some(problem) = facts.boards.editor.problem() else {
        let font = theme::regular(size::TEXT);
        let (at, middle) = (area.center(), Align2::CENTER_CENTER);
        ui.painter()
            .text(at, middle, text::ILLEGAL, font, palette.dim);
        return;
    };
    let side = (area.height() - 170.0).clamp(60.0, 134.0);
    let board = board_size(problem.size(), vec2(side * 1.4, side));
    let top = (area.top() + area.height() * 0.1).round();
    // Leaves room for the words beside the board.
    let words = words_width(ui, facts);
    let left = area.center().x - board.x / 2.0;
    let left = left.min(area.right() - words - board.x - INSET);
    let left = left.max(area.left() + INSET).round();
    let place = Rect::from_min_size(pos2(left, top + INSET), board);
    at(ui, place, |ui| {
        let style = BoardStyle {
            slide: Some(0.14),
            ..BoardStyle::default()
        };
        let start = facts.shown_start().unwrap_or(problem.start());
        show_styled_board(ui, "root", &start, board, style);
    });
    let frame = place.expand(INSET);
    let color = palette.algorithm(facts.settings.strategy.algorithm);
    let line = Stroke::new(2.0, color);
    ui.painter()
        .rect_stroke(frame, CARD_RADIUS, line, StrokeKind::Inside);
    figures(ui, facts, &problem, frame);
    let below = area.with_min_y(frame.bottom() + 56.0);
    at(ui, below, |ui| {
        ui.vertical_centered(|ui| {
            let (hint, more) = hints(facts);
            ui.label(RichText::new(hint).font(theme::medium(size::TEXT + 1.0)));
            label(ui, more);
        });
    });
}

fn figures(ui: &mut Ui, facts: &Facts, problem: &Problem, frame: Rect) {
    let strategy = facts.settings.strategy;
    let row = Rect::from_center_size(
        frame.center_bottom() + vec2(0.0, 18.0),
        vec2(frame.width().max(200.0), 20.0),
    );
    let sum = match strategy.heuristic_used() {
        None => Some(tree::sum(strategy, 0, None)),
        // Pattern tables and custom heuristics are loaded only when the search begins.
        Some(Heuristic::Patterns | Heuristic::Own(_)) => None,
        Some(_) => {
            let goal = problem.goal();
            let estimate = estimator_by(problem.costs(), strategy, &goal, &facts.databases);
            let h = estimate(problem.start().state());
            Some(tree::sum(strategy, 0, Some(h)))
        }
    };
    at(ui, row, |ui| {
        ui.vertical_centered(|ui| {
            let font = theme::semibold(size::HEADING);
            ui.label(RichText::new(sum.unwrap_or_default()).font(font));
        });
    });
    if strategy.heuristic_used().is_some() {
        let beside = frame.center() + vec2(frame.width() / 2.0 + BESIDE, -28.0);
        at(ui, Rect::from_min_size(beside, vec2(240.0, 60.0)), |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for words in words(facts) {
                label(ui, &words);
            }
        });
    }
}

/// Returns the words to the right of the frame.
fn words(facts: &Facts) -> [Message; 3] {
    let f = match facts.settings.strategy.algorithm {
        Algorithm::WeightedAStar => text::F_WEIGHTED,
        _ => text::F,
    };
    [text::G, text::H, f]
}

/// Returns the width of the words to the right of the frame, in points.
fn words_width(ui: &Ui, facts: &Facts) -> f32 {
    if facts.settings.strategy.heuristic_used().is_none() {
        return 0.0;
    }
    let font = theme::regular(size::LABEL + 1.0);
    let widths = words(facts).map(|words| width_of(ui, words, &font));
    BESIDE + widths.into_iter().fold(0.0, f32::max)
}

/// Returns what to do next before the first expansion, as a hint and a detail.
fn hints(facts: &Facts) -> (String, &'static str) {
    if facts.unsolvable().is_some() {
        return (text::NO_WAY.to_string(), &text::SEARCH_ANYWAY);
    }
    let costs = facts.boards.editor.costs;
    let hint = text::looks_for(facts.settings.strategy, costs);
    (hint, &text::RUN_OR_STEP)
}
