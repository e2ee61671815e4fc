//! The Heuristics screen: the list and the program on the left, the picture in the middle, the verdicts on the right, and
//! the effort and a table of all heuristics below them.

use egui::{CentralPanel, Frame, Rect, Ui};

use crate::app::Facts;
use crate::app::heuristics::{
    Heuristics, editor_view, effort_view, list_view, picture_view, table_view, value_view,
    verdict_view,
};
use crate::app::theme::Palette;
use crate::app::widgets::{at, full_card};

/// The gap between two cards, and around them.
const GAP: f32 = 8.0;
/// Below this width, in points, the cards at the sides are narrower.
const NARROW: f32 = 1180.0;
/// Below this width the verdicts take a fixed share of the width beside the list.
const SLIM: f32 = 880.0;
/// Above this width the side cards are wider.
const WIDE: f32 = 1600.0;

/// Returns the rectangles of the cards: the list, the picture, the verdicts, the effort and the table.
fn places(area: Rect) -> [Rect; 5] {
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
    CentralPanel::default()
        .frame(Frame::new().fill(Palette::of(ui).ground).inner_margin(GAP))
        .show(ui, |ui| {
            let [list, picture, verdict, effort, table] = places(ui.available_rect_before_wrap());
            at(ui, list, |ui| {
                full_card(ui, |ui| left(ui, heuristics, facts));
            });
            at(ui, picture, |ui| picture_view::card(ui, heuristics));
            at(ui, verdict, |ui| {
                verdict_view::card(ui, heuristics, facts);
            });
            at(ui, effort, |ui| effort_view::card(ui, heuristics));
            at(ui, table, |ui| table_view::card(ui, heuristics));
        });
}

/// The list, the program, its value on the board in Explore, and the button that searches with it.
fn left(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let value = area.with_min_y(area.bottom() - value_view::HEIGHT);
    let above = area.with_max_y(value.top() - 8.0);
    let list = list_view::height(heuristics).min(above.height() * 0.56);
    let (list, program) = above.split_top_bottom_at_y(above.top() + list);
    at(ui, list, |ui| list_view::show(ui, heuristics, facts));
    at(ui, program.with_min_y(program.top() + 4.0), |ui| {
        editor_view::show(ui, heuristics);
    });
    at(ui, value, |ui| value_view::show(ui, heuristics, facts));
}

/// Shows the picture and the verdicts on the whole screen.
pub(crate) fn presented(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    heuristics.hides_earlier = true;
    let area = ui.available_rect_before_wrap();
    let middle = area.right() - (area.width() * 0.32).clamp(292.0, 420.0);
    let (picture, verdict) = area.split_left_right_at_x(middle);
    at(ui, picture.with_max_x(middle - GAP), |ui| {
        picture_view::card(ui, heuristics);
    });
    at(ui, verdict, |ui| verdict_view::card(ui, heuristics, facts));
}
