//! The boards of the path found, as a strip to click on.

use egui::{
    Align2, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use slidescope_core::puzzle::{NARROW_CELLS, Size};
use slidescope_core::run::{Command, Replay};
use slidescope_core::study::SolutionQuality;
use slidescope_core::text::explore::solution as text;
use slidescope_core::text::heuristic::too_high;
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{
    BoardStyle, Icon, board_size, icon_button, label, show_styled_board, width_of,
};

/// The space around a board of the strip, with its number and move below it.
const MARGIN: egui::Vec2 = vec2(20.0, 38.0);

/// The heights of boards, in the order in which they are tried.
const SIDES: [f32; 7] = [104.0, 96.0, 88.0, 80.0, 72.0, 64.0, 56.0];
const SIDES_ON_PAPER: [f32; 8] = [80.0, 72.0, 64.0, 56.0, 48.0, 40.0, 32.0, 26.0];

pub(crate) fn show(ui: &mut Ui, replay: &Replay, facts: &Facts) {
    ui.horizontal(|ui| {
        let moves = replay.solution.len();
        // A slide may ask whether a shorter solution exists.
        let words = if facts.hides_verdict {
            text::moves(moves)
        } else {
            text::length(moves, replay.quality)
        };
        label(ui, &words);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let possible = !replay.solution.is_empty();
            let copy = icon_button(ui, possible, Icon::Copy, &text::COPY, false);
            if copy.on_hover_text(text::ABOUT_COPY.text()).clicked() {
                ui.ctx().copy_text(replay.as_text());
            }
        });
    });
    if let (SolutionQuality::Longer(_, Some(found)), false) = (replay.quality, facts.hides_verdict)
    {
        label(ui, &too_high(&found));
    }
    let first = replay.solution.boards()[0];
    let count = replay.solution.boards().len();
    let sides = legible(&SIDES, first.size());
    let each = largest(sides, first.size(), count, ui.available_size());
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        strip(ui, replay, Some(replay.head.at), each, facts);
    });
}

/// Draws all boards for a picture file, without marking the current one.
pub(crate) fn picture(ui: &mut Ui, replay: &Replay, facts: &Facts) {
    label(ui, &text::moves(replay.solution.len()));
    let boards = replay.solution.boards();
    // Paper may be as high as needed, but smaller boards are better than a very long strip.
    let room = ui.available_size();
    let room = vec2(room.x, room.y.min(1.5 * room.x));
    let each = largest(&SIDES_ON_PAPER, boards[0].size(), boards.len(), room);
    strip(ui, replay, None, each, facts);
}

/// Returns those of `sides`, largest first, at which tile numbers are legible on boards of more than 16 cells. Their
/// paths are long and scroll in any case.
fn legible(sides: &[f32], size: Size) -> &[f32] {
    /// The minimum width of a tile in points.
    const LEAST: f32 = 16.0;
    let tile = |side: f32| board_size(size, vec2(side * 1.7, side)).x / size.columns() as f32;
    let is_small = |side: &f32| size.cells() > NARROW_CELLS && tile(*side) < LEAST;
    let first_small = sides.iter().position(is_small).unwrap_or(sides.len());
    &sides[..first_small.max(1)]
}

/// Returns the largest size at which `count` boards fit into `room`, or the smallest size, which scrolls.
fn largest(sides: &[f32], size: Size, count: usize, room: egui::Vec2) -> egui::Vec2 {
    let board = |side: &f32| board_size(size, vec2(side * 1.7, *side));
    let mut boards = sides.iter().map(board);
    let fits = |each: &egui::Vec2| {
        let step = *each + MARGIN;
        let columns = (room.x / step.x).floor().max(1.0) as usize;
        count.div_ceil(columns) as f32 * step.y <= room.y
    };
    let smallest = sides.last().map(board).unwrap_or_default();
    boards.find(fits).unwrap_or(smallest)
}

fn strip(ui: &mut Ui, replay: &Replay, here: Option<usize>, each: egui::Vec2, facts: &Facts) {
    let step = each + MARGIN;
    let columns = ((ui.available_width() / step.x).floor() as usize).max(1);
    let count = replay.solution.boards().len();
    let rows = count.div_ceil(columns);
    let room = vec2(ui.available_width(), rows as f32 * step.y);
    let (area, _) = ui.allocate_exact_size(room, Sense::hover());
    let margin = ((area.width() - columns as f32 * step.x) / 2.0).floor();
    for at in 0..count {
        let (row, column) = (at / columns, at % columns);
        let corner = area.min + vec2(margin + column as f32 * step.x, row as f32 * step.y);
        let rect = Rect::from_min_size(corner, step);
        let here = here == Some(at);
        if ui.is_rect_visible(rect) && frame(ui, replay, (at, here), rect, each).clicked() {
            facts.steer(Command::Replay(replay.head.waiting_at(at)));
        }
    }
}

/// Shows one board of the path with its move. The one that the replay shows is framed in gold.
fn frame(
    ui: &mut Ui,
    replay: &Replay,
    (at, here): (usize, bool),
    rect: Rect,
    each: egui::Vec2,
) -> Response {
    let palette = Palette::of(ui);
    let board = replay.solution.boards()[at];
    let response = ui.interact(rect, ui.scope_id().with(("step", at)), Sense::click());
    let name = if at == 0 {
        text::START.to_string()
    } else {
        format!("{at}. {}", replay.move_text(at - 1))
    };
    if here || response.hovered() || response.has_focus() {
        let line = Stroke::new(1.5, if here { palette.gold } else { palette.line });
        let fill = if here { palette.card } else { palette.panel };
        let (inside, radius) = (StrokeKind::Inside, theme::RADIUS);
        ui.painter()
            .rect(rect.shrink(2.0), radius, fill, line, inside);
    }
    let left = (rect.center().x - each.x / 2.0).round();
    let place = Rect::from_min_size(egui::pos2(left, rect.top() + 10.0), each);
    let style = BoardStyle {
        slide: None,
        marked: (at > 0).then(|| replay.solution.boards()[at - 1].blank()),
    };
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    show_styled_board(&mut child, ("strip", at), &board, each, style);
    let color = if here { palette.text } else { palette.dim };
    // Text such as “214. 19 →” is wider than a small board.
    let wide = width_of(ui, &name, &theme::medium(size::LABEL));
    let share = ((rect.width() - 4.0) / wide.max(1.0)).clamp(0.6, 1.0);
    let font = theme::medium(size::LABEL * share);
    let below = egui::pos2(rect.center().x, place.bottom() + 5.0);
    ui.painter()
        .text(below, Align2::CENTER_TOP, &name, font, color);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, &name));
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
