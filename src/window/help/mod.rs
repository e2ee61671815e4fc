//! Help: the glossary with its pictures, the keys, and the shipped lessons.

pub(crate) mod explained;
pub(crate) mod help_view;
pub(crate) mod pictures;
pub(crate) mod sketch;

use slidescope_core::text::glossary::Term;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Page {
    #[default]
    Terms,
    Keys,
    Programs,
    Surprises,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Help {
    pub(crate) open: bool,
    pub(crate) page: Page,
    pub(crate) query: String,
    pub(crate) asked: Option<Term>,
    /// Whether the next frame scrolls to that term.
    scrolls: bool,
    /// Whether the next frame focuses the search field. When help is opened at a term, the focus does not change.
    takes_keyboard: bool,
    asks_reset: bool,
}

impl Help {
    pub(crate) fn show(&mut self, open: bool) {
        if open && !self.open {
            self.query.clear();
            self.asked = None;
            self.takes_keyboard = true;
            self.asks_reset = false;
        }
        self.open = open;
    }

    pub(crate) fn explain(&mut self, term: Term) {
        *self = Self {
            open: true,
            asked: Some(term),
            scrolls: true,
            ..Self::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explaining_a_term_replaces_the_search() {
        let mut help = Help::default();
        help.show(true);
        help.page = Page::Keys;
        help.query = "zoom".to_owned();
        help.explain(Term::Frontier);
        assert_eq!((help.page, help.query.as_str()), (Page::Terms, ""));
        assert_eq!(help.asked, Some(Term::Frontier));
        help.scrolls = false;
        help.explain(Term::Frontier);
        assert!(help.scrolls, "a second click goes there again");
        help.show(false);
        help.show(true);
        assert_eq!(help.asked, None);
    }
}
