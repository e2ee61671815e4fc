//! The Compare screen: a column for each strategy, one plot, one table, one bar.

use egui::{Panel, Rect, RichText, Ui, Vec2, pos2, vec2};

use crate::window::screens::compare::picture_view::LaneView;
use crate::window::screens::compare::{
    Compare, bar_view, column_view, head_view, plot_view, table_view,
};
use slidescope_core::boards::{self, Verdict};
use slidescope_core::text::{compare as text, sentence, status};
use slidescope_parts::theme::{self, ONE_COLUMN, PHONE, Palette, side, size};
use slidescope_parts::widgets::{at, clipped, column, ground, quiet, quiet_clicked};
use slidescope_parts::{Effect, Facts, Screen};

/// The gap between two cards, in points.
const GAP: f32 = 8.0;
const TABLE: f32 = 816.0;
/// The height of a strategy's sentence in a presentation, two lines of it.
const TOLD: f32 = 32.0;
const NARROW: f32 = 720.0;
/// The minimum height at which a column still shows a picture, in points.
const LOWEST: f32 = 166.0;
/// The heights of the curves and of the table in one column, in points.
const PLOT: f32 = 220.0;
const RESULTS: f32 = 290.0;

/// Shows everything below the top bar.
pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    let bar = if ui.available_width() < PHONE {
        108.0
    } else {
        72.0
    };
    Panel::bottom("compare bar")
        .exact_size(bar)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| bar_view::show(ui, compare, facts));
    ground(ui, 8, |ui| middle(ui, compare, facts));
}

/// Shows everything above the bottom bar. It scrolls if the window is too low for it.
fn middle(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let head = head_view::height(ui, compare, area.width());
    let lanes = compare.lanes.len();
    let is_one_column = area.width() < ONE_COLUMN;
    let (per_row, upper, lower) = if is_one_column {
        let upper = picture_height(area.width(), lanes) - GAP;
        let per_row = per_row_on_paper(area.width(), lanes);
        (per_row, upper, PLOT + GAP + RESULTS)
    } else {
        let rest = area.height() - head - 2.0 * GAP;
        // With five strategies or more, the rows and sentences need the room.
        let least = if lanes > 4 { 236.0 } else { 212.0 };
        let lower = (rest * 0.36).clamp(least, 290.0);
        let upper = (rest - lower).max(LOWEST);
        let per_row = per_row(vec2(area.width(), upper), lanes);
        let rows = lanes.div_ceil(per_row.max(1)) as f32;
        (per_row, upper.max(rows * (LOWEST + GAP) - GAP), lower)
    };
    let height = head + upper + lower + 2.0 * GAP;
    // The scroll bar is in the margin.
    at(ui, area.with_max_x(area.right() + GAP), |ui| {
        column(ui, "compare", height, |ui| {
            let all = ui.max_rect().with_max_x(area.right());
            let (head, rest) = all.split_top_bottom_at_y(all.top() + head);
            clipped(ui, head, |ui| head_view::show(ui, compare, facts));
            let (upper, lower) = rest
                .with_min_y(rest.top() + GAP)
                .split_top_bottom_at_y(rest.bottom() - lower);
            let upper = upper.with_max_y(upper.bottom() - GAP);
            if !compare.has_begun() && !matches!(facts.verdict(), Verdict::Solvable(..)) {
                clipped(ui, upper, |ui| empty(ui, compare, facts));
            } else {
                at(ui, upper, |ui| columns_in(ui, per_row, compare, facts));
            }
            let (plot, table) = if is_one_column {
                let (plot, table) = lower.split_top_bottom_at_y(lower.top() + PLOT);
                (plot, table.with_min_y(table.top() + GAP))
            } else {
                // In the smallest windows the name of the curves needs the room.
                let share = if lower.width() < 900.0 { 0.6 } else { 0.7 };
                let table = TABLE.min(lower.width() * share);
                let (plot, table) = lower.split_left_right_at_x(lower.right() - table);
                (plot.with_max_x(plot.right() - GAP), table)
            };
            clipped(ui, plot, |ui| plot_view::show(ui, compare, facts));
            clipped(ui, table, |ui| table_view::show(ui, compare, facts));
        });
    });
}

/// Shows the columns on the whole screen; once all searches have ended, with the sentences about the results below them if
/// these give no answer away.
pub(crate) fn presented(ui: &mut Ui, compare: &mut Compare, tells: bool, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    if !tells || !compare.lanes.iter().all(|lane| compare.is_over(lane)) {
        return window_columns(ui, compare, facts);
    }
    // A sentence takes two lines, and in a narrow room up to three.
    let each = if area.width() < NARROW {
        TOLD * 1.3
    } else {
        TOLD
    };
    let low = (each * compare.lanes.len() as f32).min(area.height() * 0.4);
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - low);
    at(ui, above, |ui| window_columns(ui, compare, facts));
    let shown = compare.shown();
    at(ui, below.with_min_y(below.top() + GAP), |ui| {
        table_view::sentences(ui, compare, shown.as_ref(), facts);
    });
}

/// Shows the columns of the window.
pub(crate) fn window_columns(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let per_row = per_row(ui.available_size(), compare.lanes.len());
    columns_in(ui, per_row, compare, facts);
}

fn columns_in(ui: &mut Ui, per_row: usize, compare: &mut Compare, facts: &Facts) {
    let mut views = std::mem::take(&mut compare.views);
    columns(ui, per_row, compare, &mut views, facts);
    compare.views = views;
}

pub(crate) fn columns_picture(
    ui: &mut Ui,
    compare: &Compare,
    views: &mut Vec<LaneView>,
    facts: &Facts,
) {
    let per_row = per_row_on_paper(ui.available_width(), compare.lanes.len());
    columns(ui, per_row, compare, views, facts);
}

fn columns(
    ui: &mut Ui,
    per_row: usize,
    compare: &Compare,
    views: &mut Vec<LaneView>,
    facts: &Facts,
) {
    let count = compare.lanes.len();
    views.resize_with(count, LaneView::default);
    let shown = compare.shown();
    let places = places(ui.available_rect_before_wrap(), per_row, count);
    for (index, (place, view)) in places.into_iter().zip(views).enumerate() {
        clipped(ui, place, |ui| {
            column_view::show(ui, compare, index, shown.as_ref(), view, facts);
        });
    }
}

/// Returns the height at which a picture of `count` columns is neither crowded nor empty.
pub(crate) fn picture_height(width: f32, count: usize) -> f32 {
    let per_row = per_row_on_paper(width, count).max(1);
    // Cards below each other are slim, so that six are no higher than a page.
    let each = if per_row == 1 { 236.0 } else { 250.0 };
    count.div_ceil(per_row) as f32 * (each + GAP)
}

/// The minimum width of a column, in points, at which names of strategies are not cut.
const NAMED: f32 = 120.0;

/// Returns how many columns are side by side: all or half of them, whichever leaves more room for pictures and names.
fn per_row(room: Vec2, count: usize) -> usize {
    let picture = |rows: usize| {
        let per_row = count.div_ceil(rows).max(1);
        let gaps = vec2((per_row - 1) as f32, (rows - 1) as f32) * GAP;
        let column = (room - gaps) / vec2(per_row as f32, rows as f32);
        let picture = column_view::picture_room(column).min_elem();
        (column.x >= NAMED, picture)
    };
    let rows = if picture(1) >= picture(2) { 1 } else { 2 };
    count.div_ceil(rows)
}

/// The minimum width of a column on paper, in points.
const LEAST: f32 = 290.0;

/// As [`per_row`], on paper, which may be narrow and is as high as needed.
fn per_row_on_paper(width: f32, count: usize) -> usize {
    let fit = (width / LEAST) as usize;
    let one_row = count <= 3 || count <= fit;
    match fit {
        0..=2 => fit.max(1),
        _ if one_row => count,
        _ => count.div_ceil(2),
    }
}

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

/// Shows, instead of the columns, why the board cannot be searched, and what to do.
fn empty(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    let (title, words, parity) = match facts.verdict() {
        Verdict::Unsolvable(parity) => (text::BOARD_UNSOLVABLE, parity.to_string(), Some(parity)),
        Verdict::Solvable(..) | Verdict::Faulty => {
            let editor = &facts.boards.editor;
            let mut all = editor.start.faults.iter().chain(&editor.goal.faults);
            let first = all.next().map(|fault| sentence(&fault.to_string()));
            (status::ILLEGAL, first.unwrap_or_default(), None)
        }
    };
    theme::card(&palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.add_space(ui.available_height() * 0.22);
        ui.vertical_centered(|ui| {
            ui.set_max_width(520.0);
            let title = RichText::new(title).font(theme::semibold(size::HEADING));
            ui.label(title.color(palette.text));
            ui.label(RichText::new(words).color(palette.dim));
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let buttons = if parity.is_some() { 360.0 } else { 130.0 };
            ui.add_space((ui.available_width() - buttons) / 2.0);
            if let Some(parity) = parity {
                let (a, b) = parity.swap;
                let button = quiet(ui, &text::swap_tiles(a, b));
                if button.on_hover_text(text::SWAP.text()).clicked() {
                    let mended = facts.boards.mended();
                    facts.ask_all(mended.map(|board| Effect::Edit(boards::Edit::Start(board))));
                }
                if quiet_clicked(ui, text::ANYWAY) {
                    compare.begin_anyway(facts);
                }
            }
            if quiet_clicked(ui, text::EDIT_BOARD) {
                facts.ask(Effect::Visit(Screen::Explore));
            }
        });
    });
}
