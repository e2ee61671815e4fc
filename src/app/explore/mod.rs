//! The Explore screen: one search in full.

pub(crate) mod bar_view;
pub(crate) mod counters;
pub(crate) mod depths;
pub(crate) mod empty_state;
pub(crate) mod expansion;
pub(crate) mod explore_view;
pub(crate) mod frontier;
pub(crate) mod node;
pub(crate) mod plot;
pub(crate) mod pseudocode;
pub(crate) mod solution;
pub(crate) mod state_space;
pub(crate) mod strategy_view;
pub(crate) mod tabs;
pub mod tree;

use crate::text::explore as text;

/// What the middle of the window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The search tree.
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
    /// Both.
    pub const ALL: [Self; 2] = [Self::Expansions, Self::Time];

    /// Its name in the plot's menu.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::AGAINST_EXPANSIONS,
            Self::Time => &text::plot::AGAINST_TIME,
        }
    }

    /// Its name below the axis.
    #[must_use]
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Expansions => &text::plot::EXPANSIONS,
            Self::Time => &text::plot::SEARCH_TIME,
        }
    }

    /// Its name where there is little room.
    #[must_use]
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
    /// All of them.
    pub const ALL: [Self; 3] = [Self::F, Self::G, Self::H];

    /// Its letter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::F => "f",
            Self::G => "g",
            Self::H => "h",
        }
    }
}

/// A change to the views of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Show(Tab),
    Colour(ColourBy),
    Stubs(bool),
    LevelsByF(bool),
    LogLevels(bool),
    LogAxis(bool),
    XAxis(XAxis),
}

/// How one search is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Explore {
    pub tab: Tab,
    /// What the tree's expanded nodes are coloured by.
    pub colour: ColourBy,
    /// Whether the tree shows successors that were dropped as duplicates.
    pub stubs: bool,
    /// Whether the bars of depths are of f instead.
    pub levels_by_f: bool,
    /// Whether those bars stand on a logarithmic axis.
    pub log_levels: bool,
    /// Whether the plot's vertical axis is logarithmic.
    pub log_axis: bool,
    /// What the plot's horizontal axis counts.
    pub x_axis: XAxis,
}

impl Explore {
    pub(crate) const fn new() -> Self {
        Self {
            tab: Tab::Tree,
            colour: ColourBy::F,
            stubs: false,
            levels_by_f: false,
            log_levels: true,
            log_axis: false,
            x_axis: XAxis::Expansions,
        }
    }

    pub(crate) const fn update(&mut self, action: Action) {
        match action {
            Action::Show(tab) => self.tab = tab,
            Action::Colour(by) => self.colour = by,
            Action::Stubs(on) => self.stubs = on,
            Action::LevelsByF(on) => self.levels_by_f = on,
            Action::LogLevels(on) => self.log_levels = on,
            Action::LogAxis(on) => self.log_axis = on,
            Action::XAxis(axis) => self.x_axis = axis,
        }
    }

    /// Goes to another tab when there is no solution any more.
    pub(crate) fn leave_solution(&mut self) {
        if self.tab == Tab::Solution {
            self.tab = Tab::Tree;
        }
    }
}
