//! A node as it is shown, and the side it belongs to.

use crate::puzzle::State;

/// Which of the two searches of a bidirectional search; a one-sided search is always forward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// From the start.
    #[default]
    Forward,
    /// From the goal.
    Backward,
}

impl Side {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeView {
    pub state: State,
    pub side: Side,
    /// Moves from the root of its side.
    pub g: u32,
    /// The estimate, where the strategy uses one.
    pub h: Option<u32>,
}
