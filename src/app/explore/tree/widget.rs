//! The widget that draws a search tree at any moment, at any zoom, and returns what the user does with it.

use egui::{Id, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::app::ColourBy;
use crate::app::compare::Hue;
use crate::app::explore::tree::camera::{Camera, Viewport};
use crate::app::explore::tree::layout::{Position, Tree, Visible};
use crate::app::explore::tree::picture_cache::{PictureCache, PictureKey};
use crate::app::explore::tree::{keys, legend, paint};
use crate::app::theme::{self, Palette, size};
use crate::app::widgets::{BoardStyle, fact, show_board};
use crate::puzzle::Board;
use crate::recording::{Moment, Node, NodeId};
use crate::text::tree as text;

/// What is drawn.
pub(crate) struct Scene<'a> {
    /// Where the nodes stand.
    pub tree: &'a Tree,
    pub moment: Moment<'a>,
    /// What expanded nodes are coloured by.
    pub colour: ColourBy,
    /// The hue of the frontier, of two that of the forward search.
    pub hue: Hue,
    /// The node chosen.
    pub selected: Option<NodeId>,
    /// Whether successors that were dropped as duplicates are drawn as stubs.
    pub duplicates: bool,
    /// Whether a search can be stopped at a node.
    pub breaks: bool,
    pub legend: bool,
}

/// What the user does with the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TreeAction {
    /// Choose a node, or none.
    Select(Option<NodeId>),
    /// Search from the board of a node.
    SetStart(NodeId),
    /// Stop when the board of a node is expanded.
    BreakHere(NodeId),
    /// Copy the board of a node.
    Copy(NodeId),
}

/// The state of the widget from one frame to the next.
#[derive(Default)]
pub(crate) struct TreeView {
    pub(crate) camera: Camera,
    visible: Visible,
    picture: PictureCache,
    pub(crate) rect: Option<Rect>,
    /// The node whose menu is open.
    menu: Option<NodeId>,
}

/// The width of a cell of the tree's layout, in points.
const CELL: f64 = 3.0;
/// How near to a node the pointer must be, in points.
const REACH: f32 = 10.0;

impl TreeView {
    /// Moves the camera to these nodes.
    pub(crate) fn go_to(&mut self, scene: &Scene<'_>, nodes: &[NodeId]) {
        let positions = nodes
            .iter()
            .filter_map(|&node| scene.tree.position(&scene.moment, node));
        let corners = positions.fold(None, |corners: Option<(Position, Position)>, position| {
            let (low, high) = corners.unwrap_or((position, position));
            let low = Position {
                x: low.x.min(position.x),
                y: low.y.min(position.y),
            };
            let high = Position {
                x: high.x.max(position.x),
                y: high.y.max(position.y),
            };
            Some((low, high))
        });
        if let (Some((low, high)), Some(rect)) = (corners, self.rect) {
            self.camera.go(rect, low, high);
        }
    }

    /// Shows the tree in a place of `room` points.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        id: Id,
        scene: &Scene<'_>,
        room: Vec2,
    ) -> Option<TreeAction> {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let (nodes, open) = (scene.moment.drawn(), scene.moment.stats().frontier);
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Canvas, true, text::name(nodes as u64, open))
        });
        let whole = rect;
        let legend = if scene.legend { legend::HEIGHT } else { 0.0 };
        let rect = rect.with_max_y((rect.bottom() - legend).max(rect.top() + 1.0));
        self.rect = Some(rect);
        self.steer(ui, rect, &response);
        let view = self.look(ui, rect, scene);
        let mut action = keys::pressed(ui, &response, scene, &mut self.camera, rect);

        let near = response
            .hover_pos()
            .and_then(|pos| nearest(scene, view, rect, pos));
        let key = PictureKey::of(ui, scene, rect, view, near);
        let boards = if self.picture.is_of(&key) {
            Vec::new()
        } else {
            let window = view.window(rect, CELL);
            scene.tree.see(&scene.moment, &window, &mut self.visible);
            let (drawn, boards) = paint::tree(ui, rect, view, scene, &self.visible, near);
            self.picture.keep(key, drawn, boards.is_empty());
            boards
        };
        self.picture.show(ui, rect);
        paint::boards(ui, rect, view, scene, &boards, near);
        if scene.legend {
            legend::show(ui, whole, scene);
        }
        for (dot, board) in boards {
            action = board_button(ui, id, scene, dot.node, board).or(action);
        }
        if response.clicked() {
            response.request_focus();
            action = Some(TreeAction::Select(near));
        }
        action.or_else(|| self.about(&response, scene, near))
    }

    /// Drags and zooms.
    fn steer(&mut self, ui: &Ui, rect: Rect, response: &Response) {
        if response.dragged() {
            self.camera.pan(response.drag_delta());
            ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
        }
        if let Some(pos) = response.hover_pos() {
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
        let seconds = f64::from(ui.input(|input| input.stable_dt).min(0.1));
        let (view, moving) = self.camera.look(rect, bounds, current, seconds);
        if moving {
            ui.ctx().request_repaint();
        }
        view
    }

    /// What is shown of the node under the pointer, and its menu.
    fn about(
        &mut self,
        response: &Response,
        scene: &Scene<'_>,
        near: Option<NodeId>,
    ) -> Option<TreeAction> {
        if response.secondary_clicked() {
            self.menu = near;
        }
        let mut action = None;
        if let Some(node) = self.menu {
            response.context_menu(|ui| action = menu(ui, node, scene.breaks));
        }
        let node = near.and_then(|near| scene.moment.node(near));
        if let Some(node) = node.filter(|_| !response.context_menu_opened()) {
            let small = Board::from_state(scene.moment.recording().problem().size(), node.state);
            response.clone().on_hover_ui_at_pointer(|ui| {
                if let Some(board) = small {
                    card(ui, &scene.moment, &board, &node);
                }
            });
        }
        action
    }
}

/// The node nearest to the pointer.
fn nearest(scene: &Scene<'_>, view: Viewport, rect: Rect, pos: Pos2) -> Option<NodeId> {
    let at = view.to_tree(rect, pos);
    let near = scene
        .tree
        .nearest(&scene.moment, at, f64::from(REACH) / view.across)?;
    let position = scene.tree.position(&scene.moment, near)?;
    let off = view.to_screen(rect, position) - pos;
    (off.length() <= REACH * 1.4).then_some(near)
}

/// A board that is large enough to be a button of its own.
fn board_button(
    ui: &Ui,
    id: Id,
    scene: &Scene<'_>,
    node: NodeId,
    rect: Rect,
) -> Option<TreeAction> {
    let response = ui.interact(rect, id.with(node), Sense::click());
    response.widget_info(|| {
        let name = scene
            .moment
            .node(node)
            .map_or_else(String::new, |node| name(scene, &node));
        WidgetInfo::labeled(Role::Button, true, name)
    });
    response.clicked().then_some(TreeAction::Select(Some(node)))
}

/// What a node is called: its board and where it stands.
fn name(scene: &Scene<'_>, node: &Node) -> String {
    let size = scene.moment.recording().problem().size();
    let board =
        Board::from_state(size, node.state).map_or_else(String::new, |board| board.to_string());
    let place = place(&scene.moment, node);
    text::node(&board, node.g, node.h, node.f(), place)
}

/// Where a node is.
fn place(moment: &Moment<'_>, node: &Node) -> &'static str {
    if moment.is_dropped(node.id) {
        text::BEYOND
    } else if node.closed {
        text::EXPANDED
    } else if moment.recording().algorithm().is_depth_first() {
        text::ON_STACK
    } else {
        text::IN_FRONTIER
    }
}

/// The board of a node with its numbers, to be shown beside the pointer.
fn card(ui: &mut Ui, moment: &Moment<'_>, board: &Board, node: &Node) {
    ui.horizontal(|ui| {
        show_board(
            ui,
            "hovered",
            board,
            Vec2::splat(66.0),
            BoardStyle::default(),
        );
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            fact(ui, "g", &node.g.to_string(), size::HEADING, "");
            if let Some(h) = node.h {
                fact(ui, "h", &h.to_string(), size::HEADING, "");
            }
            if let Some(f) = node.f() {
                fact(ui, "f", &f.to_string(), size::HEADING, "");
            }
            let place = egui::RichText::new(place(moment, node)).font(theme::regular(size::LABEL));
            ui.label(place.color(Palette::of(ui).dim));
        });
    });
}

fn menu(ui: &mut Ui, node: NodeId, breaks: bool) -> Option<TreeAction> {
    let entries = [
        (text::SET_START, TreeAction::SetStart(node)),
        (text::BREAK_HERE, TreeAction::BreakHere(node)),
        (text::COPY, TreeAction::Copy(node)),
    ];
    let mut action = None;
    let breaker = |action: &TreeAction| matches!(action, TreeAction::BreakHere(_));
    for (entry, chosen) in entries {
        if breaker(&chosen) && !breaks {
            continue;
        }
        if ui.button(entry).clicked() {
            action = Some(chosen);
            ui.close();
        }
    }
    action
}
