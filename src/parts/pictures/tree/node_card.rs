//! The card beside the pointer about the node under it, and the menu of a node.

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::pictures::tree::detail::Detail;
use crate::pictures::tree::scene::{Area, Scene};
use crate::pictures::tree::storyboard::figures::{self, place};
use crate::theme::{self, Palette, size};
use crate::widgets::{comes_first, fact, show_board};
use crate::{Effect, Facts};
use slidescope_core::boards;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::recording::{Breakpoint, Moment, Node, NodeId};
use slidescope_core::run::Command;
use slidescope_core::text::{Message, tree as text};

/// Shows the board of a node with its figures, while the pointer is on `response`.
pub(crate) fn on_hover(response: &Response, scene: &Scene<'_>, node: NodeId) {
    let Some(node) = scene.moment.node(node) else {
        return;
    };
    if let Some(board) = scene.moment.board(node.state) {
        response
            .clone()
            .on_hover_ui_at_pointer(|ui| card(ui, &scene.moment, &board, &node));
    }
}

fn card(ui: &mut Ui, moment: &Moment<'_>, board: &Board, node: &Node) {
    ui.horizontal(|ui| {
        let room = Vec2::splat(66.0);
        show_board(ui, "hovered", board, room);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for (name, value) in [("g", Some(node.g)), ("h", node.h), ("f", node.f)] {
                if let Some(value) = value {
                    fact(ui, name, &value.to_string(), size::HEADING, "");
                }
            }
            let place = egui::RichText::new(place(moment, node)).font(theme::regular(size::LABEL));
            ui.label(place.color(Palette::of(ui).dim));
        });
    });
}

/// Shows the entries of a node's menu, and asks for what is clicked.
pub(crate) fn menu(ui: &mut Ui, scene: &Scene<'_>, node: NodeId, facts: &Facts) {
    let problem = scene.moment.recording().problem();
    let node = scene.moment.node(node);
    let board = node.and_then(|node| scene.moment.board(node.state));
    let clicked = |ui: &mut Ui, entry: Message| {
        let clicked = ui.button(entry.text()).clicked();
        if clicked {
            ui.close();
        }
        board.filter(|_| clicked)
    };
    if let Some(board) = clicked(ui, text::SET_START) {
        let problem = Problem::new(board, problem.goal()).ok();
        facts.ask_all(problem.map(|problem| Effect::Edit(boards::Edit::Load(problem))));
    }
    if scene.style.steers
        && let Some(board) = clicked(ui, text::BREAK_HERE)
    {
        facts.steer(Command::Break(Breakpoint::Expanded(board.state())));
    }
    if let Some(board) = clicked(ui, text::COPY) {
        ui.ctx().copy_text(board.to_string());
    }
}

pub(crate) fn node_button(area: &Area<'_>, node: NodeId, rect: Rect, detail: Detail) -> Response {
    let &Area { ui, scene, .. } = area;
    // Tab stops at boards, and at circles only where they answer a question: there may be many.
    let sense = match detail {
        Detail::Circle { .. } if !scene.style.asks => Sense::CLICK,
        _ => Sense::click(),
    };
    let response = ui.interact(rect, area.response.id.with(("node", node)), sense);
    response.widget_info(|| {
        let seen = scene.moment.node(node);
        let name = seen.map_or_else(String::new, |node| figures::name(&scene.moment, &node));
        let name = match scene.answered(node) {
            Some(answered) => text::answered(answered.name(), name),
            None => name,
        };
        WidgetInfo::labeled(Role::Button, true, name)
    });
    if scene.style.asks {
        let waits = scene.moment.node(node).is_some_and(|node| !node.closed);
        if waits {
            comes_first(ui, &response);
        }
    } else if response.clicked() {
        // The arrow keys go on from here.
        area.response.request_focus();
    }
    if response.clicked() {
        scene.choose(ui, Some(node), area.facts);
    }
    response.context_menu(|ui| menu(ui, scene, node, area.facts));
    // If its board is drawn, the card would repeat it and cover the boards beside it.
    if response.hovered() && !detail.is_board() && !response.context_menu_opened() {
        on_hover(&response, scene, node);
    }
    response
}
