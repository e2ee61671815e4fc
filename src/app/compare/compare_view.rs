//! The Compare screen: a column a strategy, one plot, one table, one bar.

use egui::{CentralPanel, Frame, Panel, Rect, Ui, Vec2, pos2, vec2};

use crate::app::compare::picture_view::LaneView;
use crate::app::compare::{bar_view, column_view, empty_state, head_view, plot_view, table_view};
use crate::app::theme::{Palette, side};
use crate::app::widgets::clipped;
use crate::app::{Facts, Model, Verdict};

/// What the pictures keep from one frame to the next.
#[derive(Default)]
pub(crate) struct CompareViews {
    lanes: Vec<LaneView>,
}

/// Between two cards.
const GAP: f32 = 8.0;
/// The width of the table.
const TABLE: f32 = 816.0;

/// Shows all of it but the bar at the top.
pub(crate) fn show(ui: &mut Ui, model: &Model, views: &mut CompareViews, facts: &Facts) {
    let palette = *Palette::of(ui);
    Panel::bottom("compare bar")
        .exact_size(72.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| bar_view::show(ui, model, facts));
    CentralPanel::default()
        .frame(Frame::new().fill(palette.ground).inner_margin(8))
        .show(ui, |ui| middle(ui, model, views, facts));
}

fn middle(ui: &mut Ui, model: &Model, views: &mut CompareViews, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let (head, rest) = area.split_top_bottom_at_y(area.top() + head_view::HEIGHT);
    clipped(ui, head, |ui| head_view::show(ui, model, facts));
    let rest = rest.with_min_y(rest.top() + GAP);
    // Five strategies and more have rows and sentences that need the room.
    let least = if model.compare.lanes.len() > 4 {
        236.0
    } else {
        212.0
    };
    let lower = (rest.height() * 0.36).clamp(least, 290.0);
    let (upper, lower) = rest.split_top_bottom_at_y(rest.bottom() - lower);
    let upper = upper.with_max_y(upper.bottom() - GAP);
    let begun = model.compare.has_begun();
    if !begun && !matches!(facts.verdict(), Verdict::Solvable(..)) {
        clipped(ui, upper, |ui| empty_state::show(ui, facts));
    } else {
        let per_row = per_row(upper.size(), model.compare.lanes.len());
        columns(ui, (upper, per_row), model, views, facts);
    }
    let table = TABLE.min(lower.width() * 0.7);
    let (left, right) = lower.split_left_right_at_x(lower.right() - table);
    let left = left.with_max_x(left.right() - GAP);
    clipped(ui, left, |ui| plot_view::show(ui, model, facts));
    clipped(ui, right, |ui| table_view::show(ui, model, facts));
}

fn columns(
    ui: &mut Ui,
    (area, per_row): (Rect, usize),
    model: &Model,
    views: &mut CompareViews,
    facts: &Facts,
) {
    let count = model.compare.lanes.len();
    views.lanes.resize_with(count, LaneView::default);
    let shown = model.compare.shown();
    let places = places(area, per_row, count);
    for (index, place) in places.into_iter().enumerate() {
        let view = &mut views.lanes[index];
        clipped(ui, place, |ui| {
            column_view::show(ui, model, index, shown.as_ref(), view, facts);
        });
    }
}

/// The columns alone, for a presentation.
pub(crate) fn presented(ui: &mut Ui, model: &Model, views: &mut CompareViews, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let per_row = per_row(area.size(), model.compare.lanes.len());
    columns(ui, (area, per_row), model, views, facts);
}

/// Draws the columns without controls.
pub(crate) fn columns_picture(ui: &mut Ui, model: &Model, views: &mut CompareViews) {
    let area = ui.available_rect_before_wrap();
    let per_row = per_row_on_paper(area.width(), model.compare.lanes.len());
    columns(ui, (area, per_row), model, views, &model.facts);
}

/// The height at which a picture of so many columns is neither crowded nor empty.
pub(crate) fn picture_height(width: f32, count: usize) -> f32 {
    const EACH: f32 = 236.0;
    count.div_ceil(per_row_on_paper(width, count).max(1)) as f32 * (EACH + GAP)
}

/// Draws the curves of all strategies, likewise.
pub(crate) fn curves_picture(ui: &mut Ui, model: &Model) {
    plot_view::picture(ui, model);
}

/// How many columns stand side by side: all of them or half of them, as leaves more room to the pictures.
fn per_row(room: Vec2, count: usize) -> usize {
    let picture = |rows: usize| {
        let per_row = count.div_ceil(rows).max(1);
        let gaps = vec2((per_row - 1) as f32, (rows - 1) as f32) * GAP;
        let column = (room - gaps) / vec2(per_row as f32, rows as f32);
        column_view::picture_room(column).min_elem()
    };
    let rows = if picture(1) >= picture(2) { 1 } else { 2 };
    count.div_ceil(rows)
}

/// Points across that a column needs on paper.
const LEAST: f32 = 290.0;

/// The same on paper, which may be narrow and is as high as is needed.
fn per_row_on_paper(width: f32, count: usize) -> usize {
    let fit = (width / LEAST) as usize;
    let one_row = count <= 3 || count <= fit;
    match fit {
        0..=2 => fit.max(1),
        _ if one_row => count,
        _ => count.div_ceil(2),
    }
}

/// The places of so many columns, row by row.
fn places(area: Rect, per_row: usize, count: usize) -> Vec<Rect> {
    let per_row = per_row.max(1);
    let rows = count.div_ceil(per_row).max(1);
    let size = vec2(
        (area.width() - GAP * (per_row - 1) as f32) / per_row as f32,
        (area.height() - GAP * (rows - 1) as f32) / rows as f32,
    );
    let place = |index: usize| {
        let (row, column) = (index / per_row, index % per_row);
        let corner = pos2(
            area.left() + column as f32 * (size.x + GAP),
            area.top() + row as f32 * (size.y + GAP),
        );
        Rect::from_min_size(corner, size)
    };
    (0..count).map(place).collect()
}
