//! A tree of so many nodes that none can be seen: a bar for each depth, and the path through them.

use egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::window::theme::{self, Palette, size};
use crate::window::widgets::named;
use slidescope_core::recording::{LevelKey, Moment};
use slidescope_core::search::Side;
use slidescope_core::text::compare as text;

/// From so many nodes on, the depths are shown in place of the nodes.
pub(crate) const MOST_NODES: usize = 5_000;
/// The room for the depths at the left.
const LEFT: f32 = 24.0;

/// Shows each depth as a bar, as wide as the nodes expanded there in this iteration, and those in the frontier around it.
pub(crate) fn show(ui: &mut Ui, moment: &Moment<'_>, color: Color32) {
    let palette = *Palette::of(ui);
    let levels = moment.levels(Side::Forward, LevelKey::Depth);
    let widest = levels.iter().map(|level| level.expanded + level.frontier);
    let Some(widest) = widest.max().filter(|widest| *widest > 0) else {
        return;
    };
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let words = text::profile(widest);
    named(ui, &response, &words);
    let font = theme::regular(size::LABEL);
    let words = ui
        .painter()
        .layout(words, font.clone(), palette.dim, rect.width());
    let mut below = rect.bottom();
    // In a low card the bars need the room.
    if rect.height() > 5.0 * words.size().y {
        below -= words.size().y;
        ui.painter()
            .galley(pos2(rect.left(), below), words, palette.dim);
    }
    let area = rect.with_max_y(below - 4.0).with_min_x(rect.left() + LEFT);
    let row = area.height() / levels.len() as f32;
    let y = |depth: usize| area.top() + row * (depth as f32 + 0.5);
    let every = (14.0 / row.max(0.1)).ceil() as usize;
    for (depth, level) in levels.iter().enumerate() {
        let width = |nodes: u64| area.width() * (nodes as f32 / widest as f32);
        let bar = |width: f32| {
            let size = vec2(width.max(1.0), (row * 0.8).max(1.0));
            Rect::from_center_size(pos2(area.center().x, y(depth)), size)
        };
        let painter = ui.painter();
        painter.rect_filled(
            bar(width(level.expanded + level.frontier)),
            0.0,
            color.gamma_multiply(0.35),
        );
        painter.rect_filled(bar(width(level.expanded)), 0.0, color);
        if depth % every.next_multiple_of(5) == 0 {
            let at = pos2(area.left() - 6.0, y(depth));
            painter.text(
                at,
                Align2::RIGHT_CENTER,
                depth.to_string(),
                font.clone(),
                palette.dim,
            );
        }
    }
    let solution = moment.solution();
    let (path, ink) = match moment.current() {
        Some(current) if solution.is_empty() => (moment.path(current.id), palette.accent),
        _ => (solution, palette.gold),
    };
    let nodes = path.into_iter().filter_map(|id| moment.node(id));
    let forward = nodes.filter(|node| node.side == Side::Forward);
    let to = y(forward.map(|node| node.g as usize).max().unwrap_or(0));
    ui.painter()
        .vline(area.center().x, y(0)..=to, Stroke::new(3.0, ink));
}
