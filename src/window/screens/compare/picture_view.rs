//! The picture of one search: its state-space map, a small tree, or a bar for each depth of a large one.

use egui::{Align2, Color32, Id, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::window::screens::compare::Compare;
use slidescope_core::recording::{LevelKey, Moment};
use slidescope_core::search::Side;
use slidescope_core::services::Measured;
use slidescope_core::text::compare as text;
use slidescope_core::text::strategies::about;
use slidescope_parts::Facts;
use slidescope_parts::pictures::state_space::{MapStyle, MapView, side_colors};
use slidescope_parts::pictures::tree::{CameraMode, Scene, SceneStyle, TreeView};
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{chart, label, named, note};

/// Below this width the axes of a map have no names, which would take a third of it.
const NARROW: f32 = 260.0;

/// A tree in a slim card has its legend from this width and height on.
const WITH_LEGEND: f32 = 280.0;

/// From so many nodes on, the depths are shown in place of the nodes.
const MOST_NODES: usize = 5_000;
/// The room for the depths at the left.
const LEFT: f32 = 24.0;

#[derive(Default)]
pub(crate) struct LaneView {
    map: MapView,
    tree: Option<TreeView>,
}

impl LaneView {
    /// Shows the picture at moment `k` of its search, or says why there is none.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        compare: &Compare,
        index: usize,
        small: bool,
        facts: &Facts,
    ) {
        let lane = &compare.lanes[index];
        let k = compare.moment_of(lane);
        if lane.run.is_some() && k > lane.recorded() {
            label(ui, &text::picture_stops(lane.recorded())).on_hover_text(text::RECORDED.text());
        }
        let map = match compare.space(facts) {
            Measured::Done(space) => space.map.as_ref(),
            Measured::Pending if !compare.trees => {
                return note(ui, &text::MEASURING);
            }
            Measured::Pending | Measured::TooLarge => None,
        };
        match map {
            Some(map) if !compare.trees => {
                let palette = Palette::of(ui);
                let color = palette.hue(lane.hue);
                let name = text::map_of(lane.strategy);
                let room = ui.available_size();
                let style = MapStyle {
                    id: Id::unique("compared map").with(index),
                    name: &name,
                    colors: side_colors(palette, color, lane.strategy.algorithm),
                    around: if small || room.x < NARROW {
                        chart::SMALL
                    } else {
                        chart::CLOSE
                    },
                };
                let moment = lane.moment(k);
                self.map.picture(ui, map, moment.as_ref(), room, &style);
            }
            _ => match &lane.run {
                Some(run) if run.timeline.recording().at(k).drawn() > MOST_NODES => {
                    let color = Palette::of(ui).hue(lane.hue);
                    profile(ui, &run.timeline.recording().at(k), color);
                }
                Some(run) => {
                    if !small {
                        label(ui, &text::OWN_SCALE).on_hover_text(text::ABOUT_OWN_SCALE.text());
                    }
                    let view = self.tree.get_or_insert_with(|| {
                        let mut view = TreeView::default();
                        view.camera.mode = CameraMode::Fit;
                        view
                    });
                    let room = ui.available_size().max(vec2(1.0, 30.0));
                    let timeline = &run.timeline;
                    let scene = Scene {
                        tree: timeline.tree(),
                        moment: timeline.recording().at(k),
                        style: SceneStyle {
                            legend: !small || room.min_elem() >= WITH_LEGEND,
                            beyond: k > timeline.recorded(),
                            ..SceneStyle::new(lane.hue)
                        },
                    };
                    let id = Id::unique("compared tree").with(index);
                    view.show(ui, id, &scene, room, facts);
                }
                None => note(ui, &about(lane.strategy)),
            },
        }
    }
}

/// Shows each depth as a bar, as wide as the nodes expanded there in this iteration, and those in the frontier around it.
fn profile(ui: &mut Ui, moment: &Moment<'_>, color: Color32) {
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
