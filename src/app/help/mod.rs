//! Help: the glossary with its pictures, the keys, and the lessons that come along.

pub(crate) mod explained;
pub(crate) mod help_view;
pub(crate) mod pictures;
pub(crate) mod sketch;

use crate::text::glossary::Term;

/// A change of what help shows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// Open or close it.
    Show(bool),
    /// Go to a page.
    Turn(Page),
    /// Look for these words.
    Search(String),
    /// Open it at a term.
    Explain(Term),
}

/// A page of help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Page {
    #[default]
    Terms,
    Keys,
}

/// What help shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Help {
    pub(crate) open: bool,
    pub(crate) page: Page,
    pub(crate) query: String,
    /// The term it was opened at, and how often it was opened at one: a second click on the same term goes there again.
    pub(crate) asked: Option<(Term, u64)>,
}

impl Help {
    pub(crate) fn update(&mut self, action: Action) {
        match action {
            Action::Show(open) => {
                if open && !self.open {
                    self.query.clear();
                    self.asked = None;
                }
                self.open = open;
            }
            Action::Turn(page) => {
                self.page = page;
                self.query.clear();
            }
            Action::Search(query) => self.query = query,
            Action::Explain(term) => {
                let before = self.asked.map_or(0, |(_, count)| count);
                self.asked = Some((term, before + 1));
                self.open = true;
                self.page = Page::Terms;
                self.query.clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_asked_for_is_shown_whatever_was_looked_for() {
        let mut help = Help::default();
        help.update(Action::Show(true));
        help.update(Action::Turn(Page::Keys));
        help.update(Action::Search("zoom".to_owned()));
        help.update(Action::Explain(Term::Frontier));
        assert_eq!((help.page, help.query.as_str()), (Page::Terms, ""));
        assert_eq!(help.asked, Some((Term::Frontier, 1)));
        help.update(Action::Explain(Term::Frontier));
        assert_eq!(help.asked, Some((Term::Frontier, 2)));
        help.update(Action::Show(false));
        help.update(Action::Show(true));
        assert_eq!(help.asked, None);
    }
}
