//! Help: the glossary with its pictures, the keys, and the shipped lessons.

pub mod explained;
pub mod help_view;
pub mod pictures;
pub mod sketch;

use slidescope_core::text::glossary::Term;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    #[default]
    Terms,
    Keys,
    Programs,
    Surprises,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Help {
    pub open: bool,
    pub page: Page,
    pub query: String,
    pub asked: Option<Term>,
    /// Whether the next frame scrolls to that term.
    pub scrolls: bool,
    /// Whether the next frame focuses the search field. When help is opened at a term, the focus does not change.
    takes_keyboard: bool,
    asks_reset: bool,
}

impl Help {
    pub fn show(&mut self, open: bool) {
        if open && !self.open {
            self.query.clear();
            self.asked = None;
            self.takes_keyboard = true;
            self.asks_reset = false;
        }
        self.open = open;
    }

    pub fn explain(&mut self, term: Term) {
        *self = Self {
            open: true,
            asked: Some(term),
            scrolls: true,
            ..Self::default()
        };
    }
}
