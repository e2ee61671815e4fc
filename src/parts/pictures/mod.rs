//! The pictures of a search that several screens show: its tree, and the map of its states; and how they are drawn: axes,
//! their titles, colours.

pub mod state_space;
pub mod tree;

use slidescope_core::lesson::ColourBy;
use slidescope_core::text::explore as text;
use slidescope_core::values;

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
    pub fn titles(self) -> [&'static str; 2] {
        match self {
            Self::Expansions => [&text::plot::EXPANSIONS; 2],
            Self::Time => [&text::plot::SEARCH_TIME, &text::plot::TIME],
        }
    }
}

/// How the views of one search are drawn, both in the window and in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewOptions {
    pub colour: ColourBy,
    pub(crate) stubs: bool,
    /// Whether the bars count nodes by f instead of by depth.
    pub levels_by_f: bool,
    pub log_levels: bool,
    pub log_axis: bool,
    pub x_axis: XAxis,
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
