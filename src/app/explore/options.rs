//! What is shown of one search, and how.

use crate::text::explore as text;

/// What the middle of the window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Tree,
    /// Every state by its distances from the start and to the goal.
    StateSpace,
    /// How many nodes there are at each depth, or of each f.
    Depths,
    /// The node just expanded and its successors.
    Expansion,
    /// The frontier's first nodes, where the window is too narrow for a panel of their own.
    Frontier,
    /// The path found.
    Solution,
}

/// What the plot's horizontal axis counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum XAxis {
    /// Nodes expanded.
    Expansions,
    /// Seconds spent searching.
    Time,
}

impl XAxis {
    pub const ALL: [Self; 2] = [Self::Expansions, Self::Time];

    /// Its name in the plot's menu.
    pub fn name(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::AGAINST_EXPANSIONS,
            Self::Time => &text::plot::AGAINST_TIME,
        }
    }

    /// Its name below the axis.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::EXPANSIONS,
            Self::Time => &text::plot::SEARCH_TIME,
        }
    }

    /// Its name where there is little room.
    pub(crate) fn short_name(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::EXPANSIONS,
            Self::Time => &text::plot::TIME,
        }
    }
}

/// What expanded nodes are coloured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourBy {
    /// f = g + h; g where the algorithm uses no estimate.
    #[default]
    F,
    /// Moves from the root.
    G,
    /// The estimate of the moves left.
    H,
}

impl ColourBy {
    pub const ALL: [Self; 3] = [Self::F, Self::G, Self::H];

    pub const fn name(self) -> &'static str {
        match self {
            Self::F => "f",
            Self::G => "g",
            Self::H => "h",
        }
    }
}

/// How the views of one search are drawn, in the window as in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ViewOptions {
    /// What the tree's expanded nodes are coloured by.
    pub(crate) colour: ColourBy,
    /// Whether the tree shows successors that were dropped as duplicates.
    pub(crate) stubs: bool,
    /// Whether the bars of depths are of f instead.
    pub(crate) levels_by_f: bool,
    /// Whether those bars stand on a logarithmic axis.
    pub(crate) log_levels: bool,
    /// Whether the plot's vertical axis is logarithmic.
    pub(crate) log_axis: bool,
    /// What the plot's horizontal axis counts.
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
