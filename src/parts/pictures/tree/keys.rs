//! Keyboard control of the tree.

use egui::{Key, Modifiers, Vec2, vec2};

use crate::pictures::tree::camera::{Camera, CameraMode};
use crate::pictures::tree::scene::{Area, Scene};
use crate::widgets::keep_arrows;
use slidescope_core::recording::NodeId;

/// Handles keys while the tree has the focus: arrows go from node to node, with Shift they move the view; + and − zoom,
/// 0 shows everything, F follows the node expanded last. Where a node is an answer, arrows only move the focus.
pub(crate) fn read(area: &Area<'_>, camera: &mut Camera) {
    let &Area { ui, scene, .. } = area;
    if !area.response.has_focus() {
        return;
    }
    if scene.style.asks {
        return;
    }
    keep_arrows(ui, area.response);
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    for (key, factor) in [(Key::Plus, 1.25), (Key::Equals, 1.25), (Key::Minus, 0.8)] {
        if pressed(Modifiers::NONE, key) {
            camera.zoom(area.rect, area.rect.center(), factor);
        }
    }
    for (key, mode) in [(Key::Num0, CameraMode::Fit), (Key::F, CameraMode::Follow)] {
        if pressed(Modifiers::NONE, key) {
            camera.mode = mode;
        }
    }
    let arrows = [
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
    ];
    for (key, by) in arrows {
        if pressed(Modifiers::SHIFT, key) {
            camera.pan(by * -60.0);
        }
        if pressed(Modifiers::NONE, key)
            && let Some(node) = step(scene, by)
        {
            scene.choose(ui, Some(node), area.facts);
        }
    }
}

/// The parent, first child or sibling in a direction from the selected node, or the current node if none is.
fn step(scene: &Scene<'_>, by: Vec2) -> Option<NodeId> {
    let moment = &scene.moment;
    let Some(selected) = scene.style.selected.and_then(|node| moment.node(node)) else {
        let current = moment.current().map(|node| node.id);
        return current.or_else(|| moment.recording().id(0));
    };
    if by.y < 0.0 {
        return selected.parent;
    }
    if by.y > 0.0 {
        return moment.children(selected.id).first().copied();
    }
    let siblings = moment.children(selected.parent?);
    let here = siblings.iter().position(|&node| node == selected.id)?;
    let there = here.checked_add_signed(if by.x < 0.0 { -1 } else { 1 })?;
    siblings.get(there).copied()
}
