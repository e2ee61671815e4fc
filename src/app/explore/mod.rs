//! The Explore screen: one search in full.

pub(crate) mod bar_view;
pub(crate) mod board_view;
pub(crate) mod counters;
pub(crate) mod depths;
pub(crate) mod empty_state;
pub(crate) mod expansion;
pub(crate) mod explore_view;
pub(crate) mod frontier;
pub(crate) mod more_menu;
pub(crate) mod node;
pub(crate) mod options;
pub(crate) mod plot;
pub(crate) mod pseudocode;
pub(crate) mod sides;
pub(crate) mod slide_panels;
pub(crate) mod solution;
pub(crate) mod state_space;
pub(crate) mod tabs;
pub mod tree;
pub(crate) mod unrecorded_notice;

pub(crate) use options::{Tab, ViewOptions};

use crate::app::explore::frontier::FrontierView;
use crate::app::explore::sides::Sides;
use crate::app::explore::state_space::MapView;
use crate::app::explore::tree::TreeView;

#[derive(Default)]
pub(crate) struct Explore {
    pub(crate) tab: Tab,
    pub(crate) options: ViewOptions,
    pub(crate) tree: TreeView,
    map: MapView,
    frontier: FrontierView,
    pub(crate) sides: Sides,
}

impl Explore {
    /// Goes to another tab when there is no solution any more.
    pub(crate) fn leave_solution(&mut self) {
        if self.tab == Tab::Solution {
            self.tab = Tab::Tree;
        }
    }
}
