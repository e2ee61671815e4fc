//! The Explore screen: one search in full.

pub(crate) mod bar_view;
pub(crate) mod board_view;
pub(crate) mod counters;
pub(crate) mod depths;
pub(crate) mod empty_state;
pub(crate) mod every_board;
pub(crate) mod expansion;
pub(crate) mod explore_view;
pub(crate) mod frontier;
pub(crate) mod node;
pub(crate) mod plot;
pub(crate) mod pseudocode;
pub(crate) mod sides;
pub(crate) mod solution;
pub(crate) mod state_space;
pub(crate) mod tabs;
pub mod tree;

pub use slidescope_core::lesson::{ColourBy, Tab};

use crate::app::explore::frontier::FrontierView;
use crate::app::explore::sides::Sides;
use crate::app::explore::state_space::MapView;
use crate::app::explore::tree::TreeView;
use slidescope_core::text::explore as text;
use slidescope_core::values;

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
    /// Leaves the solution's tab. To be called when there is no solution any more.
    pub(crate) fn leave_solution(&mut self) {
        if self.tab == Tab::Solution {
            self.tab = Tab::Tree;
        }
    }
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum XAxis {
        Expansions,
        Time,
    }
}

impl XAxis {
    pub fn name(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::AGAINST_EXPANSIONS,
            Self::Time => &text::plot::AGAINST_TIME,
        }
    }

    /// Returns the title below the axis, and a short title.
    pub(crate) fn titles(self) -> [&'static str; 2] {
        match self {
            Self::Expansions => [&text::plot::EXPANSIONS; 2],
            Self::Time => [&text::plot::SEARCH_TIME, &text::plot::TIME],
        }
    }
}

/// How the views of one search are drawn, both in the window and in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewOptions {
    pub(crate) colour: ColourBy,
    pub(crate) stubs: bool,
    /// Whether the bars count nodes by f instead of by depth.
    pub(crate) levels_by_f: bool,
    pub(crate) log_levels: bool,
    pub(crate) log_axis: bool,
    pub(crate) x_axis: XAxis,
}

impl Default for ViewOptions {
    fn default() -> Self {
        Self {
            colour: ColourBy::F,
            stubs: false,
            levels_by_f: false,
            log_levels: true,
            log_axis: false,
            x_axis: XAxis::Expansions,
        }
    }
}
