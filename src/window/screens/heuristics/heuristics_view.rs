//! The Heuristics screen: the list and the program on the left, the picture in the middle, the verdicts on the right, and
//! the effort and a table of all heuristics below them. Below the program is its estimate for the board in Explore.

use egui::{Rect, RichText, Ui, Vec2, pos2, vec2};

use crate::window::screens::heuristics::{
    Heuristics, editor_view, effort_view, list_view, picture_view, table_view, verdict_view,
};
use slidescope_core::boards::Verdict;
use slidescope_core::puzzle::Board;
use slidescope_core::search::Algorithm;
use slidescope_core::text::{heuristics_place as text, sentence};
use slidescope_parts::theme::{self, ONE_COLUMN, Palette, size};
use slidescope_parts::widgets::{at, column, full_card, ground, label, primary, show_board};
use slidescope_parts::{Effect, Facts, Screen};

/// The gap between two cards, and around them.
const GAP: f32 = 8.0;
/// Below this width, in points, the cards at the sides are narrower.
const NARROW: f32 = 1180.0;
/// Below this width the verdicts take a fixed share of the width beside the list.
const SLIM: f32 = 880.0;
/// Above this width the side cards are wider.
const WIDE: f32 = 1600.0;
/// The side of the board in Explore, and the height of the button below it.
const BOARD: f32 = 72.0;
const SEARCH: f32 = 34.0;
/// The side of the board that a slide asks about.
const ASKED: f32 = 220.0;

/// The heights of the cards in one column, in points.
const HEIGHTS: [f32; 5] = [560.0, 320.0, 380.0, 320.0, 320.0];

/// Returns the rectangles of the cards: the list, the picture, the verdicts, the effort and the table.
fn places(area: Rect) -> [Rect; 5] {
    if area.width() < ONE_COLUMN {
        let mut top = area.top();
        return HEIGHTS.map(|height| {
            let place = area.with_min_y(top).with_max_y(top + height);
            top += height + GAP;
            place
        });
    }
    let (left, right) = match area.width() {
        width if width < SLIM => (276.0, (width - 284.0) * 0.43),
        width if width < NARROW => (276.0, 296.0),
        width if width > WIDE => (380.0, 440.0),
        _ => (312.0, 336.0),
    };
    let below = area.top() + (area.height() * 0.59).round();
    let (list, rest) = area.split_left_right_at_x(area.left() + left);
    let rest = rest.with_min_x(rest.left() + GAP);
    let (above, lower) = rest.split_top_bottom_at_y(below);
    let (picture, verdict) = above.split_left_right_at_x(above.right() - right);
    let lower = lower.with_min_y(below + GAP);
    let share = if area.width() < SLIM { 0.46 } else { 0.494 };
    let middle = lower.left() + (lower.width() * share).round();
    let (effort, table) = lower.split_left_right_at_x(middle);
    let picture = picture.with_max_x(picture.right() - GAP);
    let table = table.with_min_x(middle + GAP);
    [list, picture, verdict, effort, table]
}

pub(crate) fn show(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    heuristics.hides_earlier = false;
    ground(ui, GAP as i8, |ui| {
        if ui.available_width() < ONE_COLUMN {
            let height = HEIGHTS.iter().sum::<f32>() + 4.0 * GAP;
            column(ui, "heuristics", height, |ui| cards(ui, heuristics, facts));
        } else {
            cards(ui, heuristics, facts);
        }
    });
}

fn cards(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let [list, picture, verdict, effort, table] = places(ui.available_rect_before_wrap());
    at(ui, list, |ui| {
        full_card(ui, |ui| left(ui, heuristics, facts));
    });
    at(ui, picture, |ui| picture_view::card(ui, heuristics));
    at(ui, verdict, |ui| verdict_view::card(ui, heuristics, facts));
    at(ui, effort, |ui| effort_view::card(ui, heuristics));
    at(ui, table, |ui| table_view::card(ui, heuristics));
}

/// The list, the program, its value on the board in Explore, and the button that searches with it.
fn left(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let estimate = area.with_min_y(area.bottom() - SEARCH - 12.0 - BOARD);
    let above = area.with_max_y(estimate.top() - 8.0);
    let list = list_view::height(heuristics).min(above.height() * 0.56);
    let (list, program) = above.split_top_bottom_at_y(above.top() + list);
    at(ui, list, |ui| list_view::show(ui, heuristics, facts));
    at(ui, program.with_min_y(program.top() + 4.0), |ui| {
        editor_view::show(ui, heuristics);
    });
    at(ui, estimate.with_max_y(estimate.top() + BOARD), |ui| {
        value(ui, heuristics, facts);
    });
    at(ui, area.with_min_y(area.bottom() - SEARCH), |ui| {
        search(ui, heuristics, facts);
    });
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
    let shown = at(ui, area, |ui| show_board(ui, "estimated", &start, room));
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
            Verdict::Solvable(_, Some(h_star)) => text::h_star_is(h_star),
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
    let button = button.on_hover_text(about.text());
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

/// Shows the picture and the verdicts on the whole screen.
pub(crate) fn presented(
    ui: &mut Ui,
    heuristics: &mut Heuristics,
    asked: Option<Board>,
    facts: &Facts,
) {
    // What is written meanwhile replaces the picture once it is checked.
    heuristics.hides_earlier = heuristics.draft.is_none();
    let area = ui.available_rect_before_wrap();
    let middle = area.right() - (area.width() * 0.32).clamp(292.0, 420.0);
    let (picture, verdict) = area.split_left_right_at_x(middle);
    at(ui, picture.with_max_x(middle - GAP), |ui| {
        picture_view::card(ui, heuristics);
    });
    at(ui, verdict, |ui| match asked {
        Some(board) => full_card(ui, |ui| {
            let room = ui.available_size().min(Vec2::splat(ASKED));
            show_board(ui, "asked", &board, room);
        }),
        None => verdict_view::card(ui, heuristics, facts),
    });
}
