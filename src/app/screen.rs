//! The screens that the top bar leads to.

use crate::text::{Message, window as text};

values! {
    /// A screen of the window.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Screen {
        /// Lessons to go through, with questions.
        Lessons,
        /// One search, seen in full.
        #[default]
        Explore,
        /// The same board, several strategies, one clock.
        Compare,
        /// An estimate held against the truth.
        Heuristics,
        /// Many boards, one table.
        Experiment,
    }
}

impl Screen {
    const fn text(self) -> (Message, Message) {
        match self {
            Self::Lessons => text::LESSONS,
            Self::Explore => text::EXPLORE,
            Self::Compare => text::COMPARE,
            Self::Heuristics => text::HEURISTICS,
            Self::Experiment => text::EXPERIMENT,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        self.text().0.text()
    }

    pub(crate) fn about(self) -> &'static str {
        self.text().1.text()
    }
}
