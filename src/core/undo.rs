//! A bounded undo and redo history.

use std::collections::VecDeque;

/// The states before each of the last `MOST` changes, and those that undo took back.
#[derive(Clone, Debug)]
pub struct UndoStack<T, const MOST: usize> {
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
    /// Saves the state `now`, before it changes. Clears the redo history.
    pub fn note(&mut self, now: T) {
        self.redo.clear();
        if self.undo.back() != Some(&now) {
            self.undo.push_back(now);
        }
        if self.undo.len() > MOST {
            self.undo.pop_front();
        }
    }

    /// Returns the state before the last change and saves `now` for redo.
    pub fn back(&mut self, now: T) -> Option<T> {
        let earlier = self.undo.pop_back()?;
        self.redo.push(now);
        Some(earlier)
    }

    /// Returns the state that was undone last and saves `now` for undo.
    pub fn forth(&mut self, now: T) -> Option<T> {
        let later = self.redo.pop()?;
        self.undo.push_back(now);
        Some(later)
    }

    pub fn can_go_back(&self) -> bool {
        !self.undo.is_empty()
    }

    pub const fn can_go_forth(&self) -> bool {
        !self.redo.is_empty()
    }
}
