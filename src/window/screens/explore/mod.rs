//! The Explore screen: one search in full.

pub(crate) mod bar_view;
pub mod board_view;
pub(crate) mod counters;
pub(crate) mod depths;
pub(crate) mod empty_state;
pub(crate) mod every_board;
pub(crate) mod expansion;
pub(crate) mod explore_view;
pub mod frontier;
pub mod heuristic_breakdown;
pub(crate) mod node;
pub(crate) mod plot;
pub(crate) mod pseudocode;
pub(crate) mod sides;
pub(crate) mod solution;
pub(crate) mod tabs;

use slidescope_core::lesson::Tab;

use crate::window::screens::explore::frontier::FrontierView;
use crate::window::screens::explore::sides::Sides;
use slidescope_parts::pictures::ViewOptions;
use slidescope_parts::pictures::state_space::MapView;
use slidescope_parts::pictures::tree::TreeView;

#[derive(Default)]
pub struct Explore {
    pub tab: Tab,
    pub options: ViewOptions,
    pub(crate) tree: TreeView,
    map: MapView,
    frontier: FrontierView,
    pub(crate) sides: Sides,
}

impl Explore {
    /// Leaves the solution's tab. To be called when there is no solution any more.
    pub(crate) fn leave_solution(&mut self) {
        if self.tab == Tab::Solution {
            self.tab = Tab::Tree;
        }
    }
}
