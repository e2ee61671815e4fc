//! The screens.

/// A screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// One search, seen in full.
    #[default]
    Explore,
    /// The same board, several strategies, one clock.
    Compare,
    /// Many boards, one table.
    Experiment,
}

impl Screen {
    /// All of them, as the top bar has them.
    pub const ALL: [Self; 3] = [Self::Explore, Self::Compare, Self::Experiment];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explore => "Explore",
            Self::Compare => "Compare",
            Self::Experiment => "Experiment",
        }
    }

    /// What it is for, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Explore => "One search, seen in full.",
            Self::Compare => "The same board, several strategies, one clock.",
            Self::Experiment => "Many boards, one table: how much each strategy explores.",
        }
    }
}
