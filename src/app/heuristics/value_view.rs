//! The heuristic's estimate for the board in Explore, and the button that searches with the heuristic.

use egui::{RichText, Ui, pos2, vec2};

use crate::app::heuristics::Heuristics;
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{BoardStyle, at, label, primary, show_board};
use crate::app::{Effect, Facts, Screen, Verdict};
use crate::puzzle::Board;
use crate::search::Algorithm;
use crate::text::{heuristics_place as text, sentence};

pub(crate) const HEIGHT: f32 = BOARD + 46.0;
const BOARD: f32 = 72.0;

pub(crate) fn show(ui: &mut Ui, heuristics: &Heuristics, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let board = area.with_max_y(area.top() + BOARD);
    at(ui, board, |ui| value(ui, heuristics, facts));
    let button = area.with_min_y(area.bottom() - 34.0);
    at(ui, button, |ui| search(ui, heuristics, facts));
}

fn value(ui: &mut Ui, heuristics: &Heuristics, facts: &Facts) {
    let Some(start) = facts.boards.editor.start.board else {
        label(ui, &text::NO_BOARD);
        return;
    };
    if start.size() != heuristics.goal.size() {
        label(ui, &text::OTHER_SIZE);
        return;
    }
    let area = ui.available_rect_before_wrap();
    let room = vec2(BOARD * 1.25, BOARD);
    let style = BoardStyle::default();
    let shown = at(ui, area, |ui| {
        show_board(ui, "estimated", &start, room, style)
    });
    let left = pos2(shown.rect.right() + 14.0, area.top());
    at(ui, area.with_min_x(left.x), |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        label(ui, &text::ON_THIS_BOARD);
        numbers(ui, heuristics, start, facts);
    });
}

fn numbers(ui: &mut Ui, heuristics: &Heuristics, start: Board, facts: &Facts) {
    let palette = Palette::of(ui);
    let h = heuristics.value(start);
    let verdict = facts.verdict();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let font = theme::semibold(size::NUMBER - 3.0);
        let words = match h {
            Some(h) => text::h_is(h),
            None if heuristics.error().is_some() => text::H_NONE.to_string(),
            None => text::H_COMES.to_string(),
        };
        ui.label(RichText::new(words).font(font).color(palette.text));
        let beside = match verdict {
            Verdict::Solvable(_, Some(h_star)) => text::h_star_is(h_star.to_string()),
            Verdict::Unsolvable(_) => text::NO_SOLUTION.to_string(),
            Verdict::Solvable(_, None) | Verdict::Faulty => return,
        };
        let beside = RichText::new(beside).font(theme::medium(size::TEXT));
        ui.label(beside.color(palette.text));
    });
    if let (Some(h), Verdict::Solvable(_, Some(h_star))) = (h, verdict) {
        label(ui, &text::against(h, h_star));
    }
}

/// The button that goes to Explore with the chosen heuristic, and with A* if the algorithm there uses no heuristic.
fn search(ui: &mut Ui, heuristics: &Heuristics, facts: &Facts) {
    let possible = heuristics.error().is_none() && heuristics.name_error().is_none();
    let (name, about) = text::SEARCH_WITH;
    let button = primary(ui, possible, &name, &name, vec2(ui.available_width(), 32.0));
    let why_not = match heuristics.name_error() {
        Some(error) => sentence(&error.to_string()),
        None => text::SEARCH_WITH_ERROR.to_string(),
    };
    let button = button.on_hover_text(about);
    if button.on_disabled_hover_text(why_not).clicked()
        && let Some(heuristic) = heuristics.chosen_heuristic()
    {
        let mut settings = facts.settings.clone();
        if !settings.strategy.algorithm.uses_heuristic() {
            settings.choose(Algorithm::AStar);
        }
        settings.strategy.heuristic = heuristic;
        facts.ask_all([Effect::Set(settings), Effect::Visit(Screen::Explore)]);
    }
}
