//! The panels at the sides of Explore: whether they are open, and how wide they are. Only the user changes that, at their
//! edge: it does not depend on their contents, on small windows or on presentations.

use egui::accesskit::Action;
use egui::{CursorIcon, Id, Panel, Rect, Role, Sense, Stroke, Ui, WidgetInfo};
use serde::{Deserialize, Serialize};

use slidescope_core::text::explore::sides as text;
use slidescope_parts::theme::{Palette, side};
use slidescope_parts::widgets::clipped;

/// The minimum and the initial width of the left panel (boards) and of the right panel (node), in points.
const WIDTHS: [[u32; 2]; 2] = [[304, 320], [264, 284]];
/// The maximum width of a panel, in points.
const WIDEST: u32 = 460;

/// The panels beside the middle of Explore: their widths in points, and which are open. Kept in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    boards_width: u32,
    pub(crate) boards_open: bool,
    node_width: u32,
    pub(crate) node_open: bool,
}

impl Sides {
    /// Returns the width of a panel, and whether it is open.
    const fn panel(&mut self, right: bool) -> (&mut u32, &mut bool) {
        match right {
            true => (&mut self.node_width, &mut self.node_open),
            false => (&mut self.boards_width, &mut self.boards_open),
        }
    }

    /// Shows the right panel, or the left one if not `right`, if it is open. Its width is at most `most` points.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        right: bool,
        most: f32,
        contents: impl FnOnce(&mut Ui),
    ) {
        let [least, first] = WIDTHS[usize::from(right)];
        let most = most.clamp(least as f32, WIDEST as f32);
        let (width, open) = self.panel(right);
        if !(least..=WIDEST).contains(width) {
            *width = first;
        }
        let panel = if right {
            Panel::right("node")
        } else {
            Panel::left("boards")
        };
        let shown = panel
            .exact_size((*width as f32).min(most))
            .resizable(false)
            .frame(side(Palette::of(ui), 0, 0))
            .show_collapsible(ui, open, |ui| {
                let place = ui.max_rect();
                clipped(ui, place, contents);
            });
        if let Some(panel) = shown {
            self.edge(ui, right, panel.response.rect, most);
        }
    }

    /// Handles the edge of an open panel: dragging it resizes the panel, or closes it below half the minimum width.
    fn edge(&mut self, ui: &Ui, right: bool, panel: Rect, most: f32) {
        let which = usize::from(right);
        let x = if right { panel.left() } else { panel.right() };
        let strip = panel.with_min_x(x - 3.0).with_max_x(x + 3.0);
        let response = ui.interact(strip, Id::unique(("edge", which)), Sense::drag());
        let name = [text::BOARDS_EDGE, text::NODE_EDGE][which];
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, name));
        let wanted = |action| ui.input(|i| i.num_accesskit_action_requests(response.id, action));
        let (more, less) = (wanted(Action::Increment), wanted(Action::Decrement));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
        let least = WIDTHS[which][0] as f32;
        let (width, open) = self.panel(right);
        if more != less {
            let by = 16.0 * (more as f32 - less as f32);
            *width = (panel.width() + by).clamp(least, most).round() as u32;
        }
        if response.hovered() || response.dragged() {
            ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
            let line = Stroke::new(1.0, Palette::of(ui).dim);
            ui.painter().vline(x, panel.y_range(), line);
        }
        let pointer = response.interact_pointer_pos();
        let Some(pointer) = pointer.filter(|_| response.dragged()) else {
            return;
        };
        let wanted = if right {
            panel.right() - pointer.x
        } else {
            pointer.x - panel.left()
        };
        if wanted >= least / 2.0 {
            *width = wanted.clamp(least, most).round() as u32;
        } else {
            *open = false;
        }
    }
}

impl Default for Sides {
    fn default() -> Self {
        let [[_, boards_width], [_, node_width]] = WIDTHS;
        Self {
            boards_width,
            boards_open: true,
            node_width,
            node_open: true,
        }
    }
}
