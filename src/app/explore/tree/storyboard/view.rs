//! Shows the storyboard.

use egui::{Rect, Response, Stroke, StrokeKind, Ui};

use crate::app::Facts;
use crate::app::explore::tree::camera::CameraMode;
use crate::app::explore::tree::colours::Colours;
use crate::app::explore::tree::detail::Detail;
use crate::app::explore::tree::minimap::Minimap;
use crate::app::explore::tree::node_card::node_button;
use crate::app::explore::tree::scene::Scene;
use crate::app::explore::tree::storyboard::paint::{self, Brush, Look};
use crate::app::explore::tree::widget::TreeView;
use crate::app::theme::Palette;

impl TreeView {
    /// Shows the tree as a storyboard, if there is room. Returns the detail of its nodes.
    pub(crate) fn sheet(
        &mut self,
        ui: &Ui,
        rect: Rect,
        scene: &Scene<'_>,
        response: &Response,
        facts: &Facts,
    ) -> Option<Detail> {
        let mut view = self.camera.sheet();
        self.storyboard.step(ui);
        let mut shown = self.storyboard.show(ui, rect, scene, view);
        if shown.is_none() {
            self.camera.leave_sheet();
            return None;
        }
        self.camera.enter_sheet();
        if let Some(sheet) = &shown
            && sheet.is_new
            && self.camera.mode == CameraMode::Free
            && let Some(current) = scene.moment.current()
            && let Some(place) = sheet.resting(rect, view, current.id)
        {
            // The node just expanded is always visible.
            self.camera.reveal(rect.shrink(8.0), place);
            view = self.camera.sheet();
            shown = self.storyboard.show(ui, rect, scene, view);
        }
        let shown = shown?;
        let scene = &Scene {
            tree: scene.tree,
            moment: shown.moment,
            style: scene.style.clone(),
        };
        if shown.moving {
            ui.request_repaint();
        }
        let colours = Colours::new(Palette::of(ui), scene);
        let painter = ui.painter().with_clip_rect(rect);
        paint::edges(&painter, scene, &shown, colours.palette);
        let brush = Brush {
            painter: &painter,
            scene,
            colours: &colours,
        };
        let solution = scene.moment.solution();
        let mut near = None;
        for (index, &node) in shown.sheet.nodes.iter().enumerate() {
            let frame = shown.frame(index);
            let seen = shown.boxes[index].intersect(rect);
            if !seen.is_positive() || !shown.drawn[index] {
                continue;
            }
            let detail = shown.faces[index].detail;
            let button = node_button(ui, response, scene, node, (seen, detail), facts);
            if button.hovered() || button.has_focus() {
                near = Some(node);
            }
            let label = &shown.sheet.labels[index];
            if let Some(look) = Look::of(scene, node, label, self.near, &solution) {
                brush.node(detail, frame, &look);
            }
            if button.has_focus() {
                let ring = Stroke::new(1.5, colours.palette.text);
                painter.rect_stroke(frame.expand(2.0), 6.0, ring, StrokeKind::Outside);
            }
        }
        if response.clicked() {
            scene.choose(ui, None, facts);
        }
        let detail = shown.detail();
        if near != self.near {
            self.near = near;
            ui.request_repaint();
        }
        if let Some(overview) = self.storyboard.overview() {
            Minimap::of_sheet(ui, rect, overview, view);
        }
        Some(detail)
    }
}
