//! Undo and redo: what there was, bounded.

use std::collections::VecDeque;

/// What there was before each change, the last `MOST` of them, and what undo took back.
#[derive(Clone, Debug)]
pub(crate) struct UndoStack<T, const MOST: usize> {
    undo: VecDeque<T>,
    redo: Vec<T>,
}

impl<T, const MOST: usize> Default for UndoStack<T, MOST> {
    fn default() -> Self {
        Self {
            undo: VecDeque::new(),
            redo: Vec::new(),
        }
    }
}

impl<T: PartialEq, const MOST: usize> UndoStack<T, MOST> {
    /// Notes what there is `now`, before it changes. What was taken back before is given up.
    pub(crate) fn note(&mut self, now: T) {
        self.redo.clear();
        if self.undo.back() != Some(&now) {
            self.undo.push_back(now);
        }
        if self.undo.len() > MOST {
            self.undo.pop_front();
        }
    }

    /// What there was before the last change; `now` can be had again.
    pub(crate) fn back(&mut self, now: T) -> Option<T> {
        let earlier = self.undo.pop_back()?;
        self.redo.push(now);
        Some(earlier)
    }

    /// What was taken back last; `now` can be taken back to again.
    pub(crate) fn forth(&mut self, now: T) -> Option<T> {
        let later = self.redo.pop()?;
        self.undo.push_back(now);
        Some(later)
    }

    pub(crate) fn can_go_back(&self) -> bool {
        !self.undo.is_empty()
    }

    pub(crate) const fn can_go_forth(&self) -> bool {
        !self.redo.is_empty()
    }
}
