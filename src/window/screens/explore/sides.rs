//! The panels at the sides of Explore: whether they are open, and how wide they are. Only the user changes that, at their
//! edge: it does not depend on their contents, on small windows or on presentations.

use egui::accesskit::Action;
use egui::{CursorIcon, Id, Panel, Rect, Role, Sense, Stroke, Ui, WidgetInfo};
use serde::{Deserialize, Serialize};

use crate::window::theme::{Palette, side};
use crate::window::widgets::clipped;
use slidescope_core::text::explore::sides as text;

/// The panels beside the middle of Explore: their widths in points, and which are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptPanels {
    pub(crate) boards_width: u32,
    pub(crate) boards_open: bool,
    pub(crate) node_width: u32,
    pub(crate) node_open: bool,
}

/// The minimum and the initial width of the left panel (boards) and of the right panel (node), in points.
const WIDTHS: [[f32; 2]; 2] = [[304.0, 320.0], [264.0, 284.0]];
/// The maximum width of a panel, in points.
const WIDEST: f32 = 460.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    pub(crate) open: [bool; 2],
    pub(crate) widths: [f32; 2],
}

impl Sides {
    /// Returns the saved panels. A width out of range is replaced by the initial one.
    pub(crate) fn of(kept: KeptPanels) -> Self {
        let width = |kept: u32, [least, first]: [f32; 2]| {
            let kept = kept as f32;
            if (least..=WIDEST).contains(&kept) {
                kept
            } else {
                first
            }
        };
        Self {
            open: [kept.boards_open, kept.node_open],
            widths: [
                width(kept.boards_width, WIDTHS[0]),
                width(kept.node_width, WIDTHS[1]),
            ],
        }
    }

    pub(crate) const fn kept(&self) -> KeptPanels {
        KeptPanels {
            boards_width: self.widths[0].round() as u32,
            boards_open: self.open[0],
            node_width: self.widths[1].round() as u32,
            node_open: self.open[1],
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
        let which = usize::from(right);
        let [least, _] = WIDTHS[which];
        let most = most.clamp(least, WIDEST);
        let panel = if right {
            Panel::right("node")
        } else {
            Panel::left("boards")
        };
        let shown = panel
            .exact_size(self.widths[which].min(most))
            .resizable(false)
            .frame(side(Palette::of(ui), 0, 0))
            .show_collapsible(ui, &mut self.open[which], |ui| {
                let place = ui.max_rect();
                clipped(ui, place, contents);
            });
        if let Some(panel) = shown {
            self.edge(ui, which, panel.response.rect, most);
        }
    }

    /// Handles the edge of an open panel: dragging it resizes the panel, or closes it below half the minimum width.
    fn edge(&mut self, ui: &Ui, which: usize, panel: Rect, most: f32) {
        let right = which == 1;
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
        let [least, _] = WIDTHS[which];
        if more != less {
            let by = 16.0 * (more as f32 - less as f32);
            self.widths[which] = (panel.width() + by).clamp(least, most);
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
            self.widths[which] = wanted.clamp(least, most).round();
        } else {
            self.open[which] = false;
        }
    }
}

impl Default for Sides {
    fn default() -> Self {
        Self {
            open: [true; 2],
            widths: WIDTHS.map(|[_, first]| first),
        }
    }
}
