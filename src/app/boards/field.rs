//! A text field: what was typed, and the board or the faults it describes.

use crate::puzzle::{Board, Draft, Fault};

/// What is wrong with a draft: a sentence, and the cells to mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What is wrong, where, and how to mend it.
    pub text: String,
    /// The cells concerned, row by row from 0.
    pub cells: Vec<usize>,
}

/// A field's text and what it says.
#[derive(Clone, Debug)]
pub struct Entry {
    text: String,
    draft: Draft,
    board: Option<Board>,
    complaints: Vec<Complaint>,
}

impl Entry {
    pub(crate) fn of(board: Board) -> Self {
        Self::read(board.to_string(), Draft::from_board(&board))
    }

    pub(crate) fn read(text: String, draft: Draft) -> Self {
        let (board, complaints) = match draft.board() {
            Ok(board) => (Some(board), Vec::new()),
            Err(faults) => {
                let complaint = |fault: &Fault| Complaint {
                    text: fault.to_string(),
                    cells: fault.cells(),
                };
                (None, faults.iter().map(complaint).collect())
            }
        };
        Self {
            text,
            draft,
            board,
            complaints,
        }
    }

    /// The text as typed, or as last written by an edit of the board.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The draft the text describes.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The board, where the draft is legal.
    #[must_use]
    pub const fn board(&self) -> Option<Board> {
        self.board
    }

    /// Every fault of the draft; empty where it is legal.
    #[must_use]
    pub fn complaints(&self) -> &[Complaint] {
        &self.complaints
    }
}
