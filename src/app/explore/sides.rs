//! The panels at the sides of Explore: whether they are open, and how wide.

use egui::{Rect, Ui};

use crate::app::kept::KeptPanels;

/// The widths of the panels: the least, and the one at first.
pub(crate) const LEFT: [f32; 2] = [304.0, 320.0];
pub(crate) const RIGHT: [f32; 2] = [264.0, 284.0];
/// The most that a panel takes of a wide window.
pub(crate) const WIDEST: f32 = 460.0;

/// Which panels at the sides are open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    pub(crate) boards: bool,
    pub(crate) node: bool,
    /// Their widths, in points.
    pub(crate) widths: [f32; 2],
    /// Counts up when the widths are set: egui keeps those of panels that it knows.
    pub(crate) round: u32,
}

impl Sides {
    /// As they were kept; a width that no panel can have is the first one.
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
            boards: kept.boards_open,
            node: kept.node_open,
            widths: [
                width(kept.boards_width, LEFT),
                width(kept.node_width, RIGHT),
            ],
            round: 0,
        }
    }

    pub(crate) const fn kept(&self) -> KeptPanels {
        KeptPanels {
            boards_width: self.widths[0].round() as u32,
            boards_open: self.boards,
            node_width: self.widths[1].round() as u32,
            node_open: self.node,
        }
    }

    /// Notes the width of a panel that stands still.
    pub(crate) fn note(&mut self, ui: &Ui, panel: usize, rect: Option<Rect>) {
        let open = [self.boards, self.node][panel];
        let [least, _] = [LEFT, RIGHT][panel];
        if let Some(width) = rect.map(|rect| rect.width().round())
            && open
            && width >= least
            && !ui.ctx().has_requested_repaint()
        {
            self.widths[panel] = width.min(WIDEST);
        }
    }

    pub(crate) fn reset(&mut self) {
        *self = Self {
            round: self.round + 1,
            ..Self::default()
        };
    }
}

impl Default for Sides {
    fn default() -> Self {
        Self {
            boards: true,
            node: true,
            widths: [LEFT[1], RIGHT[1]],
            round: 0,
        }
    }
}
