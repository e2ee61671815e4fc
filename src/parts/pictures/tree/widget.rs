//! The widget that draws a search tree at any moment, at any zoom, and does what a person does with it.

use egui::{
    Color32, Id, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

use crate::Facts;
use crate::pictures::tree::camera::{Camera, CameraMode};
use crate::pictures::tree::detail::Detail;
use crate::pictures::tree::scene::{Answered, Area, Scene, SceneStyle};
use crate::pictures::tree::storyboard::Storyboard;
use crate::pictures::tree::storyboard::figures::label;
use crate::pictures::tree::storyboard::paint::Brush;
use crate::pictures::tree::viewport::Viewport;
use crate::pictures::tree::{keys, legend, minimap, node_card};
use crate::theme::Palette;
use crate::widgets::motion;
use slidescope_core::layout::Position;
use slidescope_core::layout::visible::Visible;
use slidescope_core::recording::{NodeId, PartOfExpansion};
use slidescope_core::text::tree as text;

/// What the picture of the dots depends on.
#[derive(Clone, Debug, PartialEq)]
struct PictureKey {
    rect: Rect,
    ground: Color32,
    style: SceneStyle,
    near: Option<NodeId>,
    view: Viewport,
    run: u64,
    moment: (u64, Option<PartOfExpansion>),
    recorded: u64,
    solved: bool,
}

#[derive(Default)]
pub struct TreeView {
    pub camera: Camera,
    visible: Visible,
    /// The shapes of the dots as last drawn, reused while nothing changes.
    picture: Option<(PictureKey, Shape)>,
    pub(crate) storyboard: Storyboard,
    /// The tree of dots as the minimap shows it, with the counts of the last frame.
    minimap: Visible,
    pub rect: Option<Rect>,
    menu: Option<NodeId>,
    /// The node of the storyboard under the pointer in the last frame.
    pub(crate) near: Option<NodeId>,
    /// The run of the last frame, and whether it was over.
    seen: Option<(u64, bool)>,
    pub answered: Vec<(NodeId, Answered)>,
    pub asks: bool,
    /// The minimum size of text, in points; 0 if small text is readable.
    pub least: f32,
}

const CELL: f64 = 3.0;
/// How near to a node the pointer must be, in points.
const REACH: f32 = 10.0;

impl TreeView {
    /// Zooms in on the middle of the picture.
    pub fn zoom(&mut self, factor: f64) {
        if let Some(rect) = self.rect {
            self.camera.zoom(rect, rect.center(), factor);
        }
    }

    pub fn go_to(&mut self, scene: &Scene<'_>, nodes: &[NodeId]) {
        let position = |&node: &NodeId| scene.tree.position(&scene.moment, node);
        let corners = nodes.iter().filter_map(position).map(|at| (at, at));
        let corners = corners.reduce(|(low, high), (at, _)| {
            let low = Position::new(low.x.min(at.x), low.y.min(at.y));
            (low, Position::new(high.x.max(at.x), high.y.max(at.y)))
        });
        if let (Some((low, high)), Some(rect)) = (corners, self.rect) {
            self.camera.go(rect, low, high);
        }
    }

    pub fn show(&mut self, ui: &mut Ui, id: Id, scene: &Scene<'_>, room: Vec2, facts: &Facts) {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let (nodes, open) = (scene.moment.drawn(), scene.moment.stats().frontier);
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Canvas, true, text::name(nodes as u64, open))
        });
        let whole = rect;
        let has_legend = scene.style.legend;
        let legend = if has_legend { legend::HEIGHT } else { 0.0 };
        let rect = rect.with_max_y((rect.bottom() - legend).max(rect.top() + 1.0));
        self.rect = Some(rect);
        self.notice(scene);
        self.steer(ui, rect, &response);
        let area = Area {
            ui,
            rect,
            response: &response,
            scene,
            facts,
        };
        keys::read(&area, &mut self.camera);
        if response.clicked() {
            response.request_focus();
        }
        let detail = self.sheet(area).or_else(|| self.dots(&area));
        if has_legend {
            legend::show(ui, whole, scene, detail, facts);
        }
    }

    /// Shows the whole tree again when another run has begun or, if the user had moved the camera, when this one has ended.
    fn notice(&mut self, scene: &Scene<'_>) {
        let recording = scene.moment.recording();
        let (serial, is_over) = (recording.serial(), recording.newest().is_over());
        let Some((before, was_over)) = self.seen.replace((serial, is_over)) else {
            return;
        };
        if before != serial {
            self.camera.begin_run();
        } else if is_over && !was_over && self.camera.mode == CameraMode::Free {
            self.camera.mode = CameraMode::Fit;
        }
    }

    /// Shows the tree as a storyboard, if there is room. Returns the detail of its nodes.
    fn sheet(&mut self, area: Area<'_>) -> Option<Detail> {
        let Area {
            ui, rect, scene, ..
        } = area;
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
        let area = Area { scene, ..area };
        let brush = Brush::new(&area, view, self.near);
        brush.edges(&shown);
        let mut near = None;
        for (index, &node) in shown.sheet.nodes.iter().enumerate() {
            let frame = shown.frame(index);
            let seen = shown.boxes[index].intersect(rect);
            if !seen.is_positive() || !shown.drawn[index] {
                continue;
            }
            let detail = shown.faces[index].detail;
            let button = node_card::node_button(&area, node, seen, detail);
            if button.hovered() || button.has_focus() {
                near = Some(node);
            }
            brush.node(node, &shown.sheet.labels[index], detail, frame);
            if button.has_focus() {
                let (ring, outside) = (Palette::of(ui).text, StrokeKind::Outside);
                let line = Stroke::new(1.5, ring);
                brush
                    .painter
                    .rect_stroke(frame.expand(2.0), 6.0, line, outside);
            }
        }
        if area.response.clicked() {
            scene.choose(ui, None, area.facts);
        }
        let detail = shown.detail();
        if near != self.near {
            self.near = near;
            ui.request_repaint();
        }
        minimap::of_sheet(&area, &shown.sheet.arrangement.boxes, view);
        detail
    }

    /// Draws the tree as dots and clouds of dots, close up as circles and boards.
    fn dots(&mut self, area: &Area<'_>) -> Option<Detail> {
        let &Area {
            ui, rect, scene, ..
        } = area;
        let view = self.look(ui, rect, scene);
        let pointer = area.response.hover_pos();
        let near = pointer.and_then(|pos| nearest(scene, view, rect, pos));
        let recording = scene.moment.recording();
        let key = PictureKey {
            rect,
            ground: Palette::of(ui).ground,
            style: scene.style.clone(),
            near,
            view,
            run: recording.serial(),
            moment: scene.moment.key(),
            recorded: recording.len(),
            solved: !scene.moment.solution().is_empty(),
        };
        let brush = Brush::new(area, view, near);
        let before = self.picture.take().filter(|(of, _)| *of == key);
        let (drawn, faces) = if let Some((_, drawn)) = before {
            (drawn, Vec::new())
        } else {
            let window = view.window(rect, CELL);
            scene.tree.see(&scene.moment, &window, &mut self.visible);
            brush.dots(&self.visible)
        };
        ui.painter().with_clip_rect(rect).add(drawn.clone());
        // With circles or boards the picture is redrawn in each frame: there are few.
        self.picture = faces.is_empty().then_some((key, drawn));
        for &(node, frame, face) in &faces {
            brush.node(node, &label(&scene.moment, node), face.detail, frame);
        }
        if self.camera.mode != CameraMode::Fit {
            minimap::of_tree(area, &mut self.minimap, view);
        }
        for &(node, frame, face) in &faces {
            let seen = face.around(frame.center()).intersect(rect);
            if seen.is_positive() {
                node_card::node_button(area, node, seen, face.detail);
            }
        }
        if area.response.clicked() {
            scene.choose(ui, near, area.facts);
        }
        self.about(area, near);
        faces.first().map(|(_, _, face)| face.detail)
    }

    fn steer(&mut self, ui: &Ui, rect: Rect, response: &Response) {
        if response.dragged() {
            self.camera.pan(response.drag_delta());
            ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
        }
        // Also over a board, which is a button of its own.
        let pos = ui.ctx().pointer_hover_pos();
        if let Some(pos) = pos.filter(|_| ui.rect_contains_pointer(rect)) {
            let (wheel, pinch) =
                ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = f64::from(pinch) * (f64::from(wheel) / 240.0).exp2();
            if (factor - 1.0).abs() > 1e-6 {
                self.camera.zoom(rect, pos, factor);
            }
        }
    }

    fn look(&mut self, ui: &Ui, rect: Rect, scene: &Scene<'_>) -> Viewport {
        let bounds = scene.tree.bounds(&scene.moment);
        let current = scene.moment.current();
        let current = current.and_then(|node| scene.tree.position(&scene.moment, node.id));
        let seconds = f64::from(motion::seconds(ui));
        let (view, moving) = self.camera.look(rect, bounds, current, seconds);
        if moving {
            ui.ctx().request_repaint();
        }
        view
    }

    fn about(&mut self, area: &Area<'_>, near: Option<NodeId>) {
        let (response, scene) = (area.response, area.scene);
        if response.secondary_clicked() {
            self.menu = near;
        }
        if let Some(node) = self.menu {
            response.context_menu(|ui| node_card::menu(ui, scene, node, area.facts));
        }
        if let Some(node) = near.filter(|_| !response.context_menu_opened()) {
            node_card::on_hover(response, scene, node);
        }
    }
}

fn nearest(scene: &Scene<'_>, view: Viewport, rect: Rect, pos: Pos2) -> Option<NodeId> {
    let at = view.to_tree(rect, pos);
    let near = scene
        .tree
        .nearest(&scene.moment, at, f64::from(REACH) / view.across)?;
    let position = scene.tree.position(&scene.moment, near)?;
    let off = view.to_screen(rect, position) - pos;
    (off.length() <= REACH * 1.4).then_some(near)
}
