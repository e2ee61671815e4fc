//! Scrolling to the widget focused with Tab.

use egui::accesskit::{self, ActionRequest, TreeId};
use egui::{Context, Event, Id, Key};

/// Scrolls to the widget focused with Tab. egui moves the focus without scrolling, so the widget may be out of sight.
#[derive(Default)]
pub(crate) struct FocusFollower {
    last: Option<Id>,
    hidden: Option<Id>,
}

impl FocusFollower {
    pub(crate) fn reveal(&mut self, ctx: &Context) {
        let Some(hidden) = self.hidden.take() else {
            return;
        };
        let scroll = ActionRequest {
            action: accesskit::Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: hidden.accesskit_id(),
            data: None,
        };
        ctx.input_mut(|input| input.events.push(Event::AccessKitActionRequest(scroll)));
    }

    /// Called after everything is shown: notes whether Tab moved the focus to a widget that is mostly hidden.
    pub(crate) fn follow(&mut self, ctx: &Context) {
        let now = ctx.memory(egui::Memory::focused);
        let moved = now != self.last && ctx.input(|input| input.key_pressed(Key::Tab));
        self.last = now;
        let response = now.filter(|_| moved).and_then(|id| ctx.read_response(id));
        let Some(response) = response else {
            return;
        };
        let (whole, seen) = (response.rect.size(), response.interact_rect.size());
        if seen.x < 0.9 * whole.x || seen.y < 0.9 * whole.y {
            self.hidden = now;
            ctx.request_repaint();
        }
    }
}
