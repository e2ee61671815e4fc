//! The screens that the top bar leads to.

use slidescope_core::text::{Message, window as text};
use slidescope_core::values;

values! {
    /// A screen of the window.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Screen {
        /// Lessons to go through, with questions.
        Lessons,
        /// One search in full.
        #[default]
        Explore,
        /// Several strategies on the same board, sharing one clock.
        Compare,
        /// Heuristic estimates compared with true distances.
        Heuristics,
        /// Many boards, with the results in one table.
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

    pub fn name(self) -> &'static str {
        self.text().0.text()
    }

    pub fn about(self) -> &'static str {
        self.text().1.text()
    }
}
