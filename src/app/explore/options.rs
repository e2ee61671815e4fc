//! What is shown of one search, and how.

use crate::text::explore as text;

pub use crate::lesson::{ColourBy, Tab};

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

    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::EXPANSIONS,
            Self::Time => &text::plot::SEARCH_TIME,
        }
    }

    pub(crate) fn short_name(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::EXPANSIONS,
            Self::Time => &text::plot::TIME,
        }
    }
}

/// How the views of one search are drawn, in the window as in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewOptions {
    pub(crate) colour: ColourBy,
    pub(crate) stubs: bool,
    /// Whether the bars of depths are of f instead.
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
