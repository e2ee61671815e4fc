//! The picture of one search: its state-space map, or a small tree.

use egui::{Id, Ui, vec2};

use crate::window::Facts;
use crate::window::pictures::state_space::{MapStyle, MapView, side_colors};
use crate::window::pictures::tree::{CameraMode, Scene, SceneStyle, TreeView};
use crate::window::screens::compare::profile_view::MOST_NODES;
use crate::window::screens::compare::{Compare, profile_view};
use crate::window::theme::Palette;
use crate::window::widgets::{chart, label, note};
use slidescope_core::services::Measured;
use slidescope_core::text::compare as text;
use slidescope_core::text::strategies::about;

/// Below this width the axes of a map have no names, which would take a third of it.
const NARROW: f32 = 260.0;

/// A tree in a slim card has its legend from this width and height on.
const WITH_LEGEND: f32 = 280.0;

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
                    profile_view::show(ui, &run.timeline.recording().at(k), color);
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
