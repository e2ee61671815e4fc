//! Where an order first deviates from the rule, and the possible causes.

use crate::order::Row;
use crate::puzzle::{Board, Costs, Move};
use crate::search::{Heuristic, Side, Strategy, Ties};

/// The first expansion that deviates from the rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Divergence {
    /// Its number, from 1.
    pub number: usize,
    /// The line of the file. `None` if the file has ended.
    pub yours: Option<Row>,
    /// The values of that board by the rule.
    pub by_rule: Option<Row>,
    /// The board that the rule or this program takes. It is the same board if only one of its values is wrong. `None` if
    /// the search is over.
    pub ours: Option<Row>,
    /// The number of boards that are as good as that one, including it.
    pub equal: usize,
    /// The possible causes, each made of one deviation or of two at once. There is always one.
    pub causes: Vec<Vec<Why>>,
    pub explains: Explains,
    /// The h that the program must have given to this board if it gives all others the h of the rule.
    pub h_between: Option<HBetween>,
}

impl Divergence {
    /// Returns the first cause.
    pub fn reason(&self) -> &Why {
        &self.causes[0][0]
    }
}

/// How much of the file a cause explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explains {
    /// It is a fact about this board alone.
    Here,
    /// This many of the further boards.
    Part {
        further: usize,
        of: usize,
    },
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HBetween {
    pub low: u32,
    pub high: u32,
    pub right: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    OtherStart,
    /// The search was made with this goal.
    OtherGoal(Board),
    /// The search goes by these costs of moves.
    OtherCosts(Costs),
    /// The board is not a successor of any expanded board.
    NoSuccessor,
    /// The blank would have to move over the edge, from the end of a row to the start of the next.
    OverTheEdge,
    /// The other side should be expanded, because its frontier is smaller or its layer is not finished.
    OtherSide(Side),
    /// The estimate of a board is too large or too small.
    H {
        board: Board,
        yours: f64,
        right: u32,
    },
    /// The g of a board is not its number of moves.
    G {
        yours: f64,
        right: u32,
    },
    /// A shorter path to a board was found, but its g was not updated.
    GNotUpdated,
    /// The g of a board was updated, which this search does not do.
    GImproved,
    /// A closed board is not opened again when a shorter path to it is found.
    NotReopened,
    /// The f of a board does not follow from its g and h.
    F {
        yours: f64,
        right: u32,
    },
    /// The goal is tested at generation, and the list ends there.
    GoalWhenGenerated,
    /// The goal or the meeting is tested only when a board is taken from the frontier.
    GoalWhenTaken,
    GoesOn,
    EndsEarly,
    ClosedAgain,
    /// Moves are undone immediately, so the previous board is expanded again.
    MoveBack,
    /// A depth-first search lists boards beyond its threshold.
    EntersBeyond,
    /// Iterative deepening begins with the limit 1.
    FirstLimit,
    /// A depth-first search leaves out the boards of its path.
    LeavesOutPath,
    OtherHeuristic(Heuristic),
    /// The heuristic counts the blank like a tile.
    BlankCounted,
    OtherStrategy(Strategy),
    /// Each board is one move from the one before it: a solution, or a search that only goes down.
    Path,
    /// Another of several equally good boards is taken, consistently by this rule.
    Tie(Ties),
    /// Moves are tried in this order, and ties may be decided by another rule.
    MoveOrder([Move; 4], Option<Ties>),
    /// Another of several equally good boards is taken, by no known rule.
    OtherTie,
    Unknown,
}

impl Why {
    pub const fn id(&self) -> &'static str {
        match self {
            Self::OtherStart => "other-start",
            Self::OtherGoal(_) => "other-goal",
            Self::OtherCosts(_) => "other-costs",
            Self::NoSuccessor => "no-successor",
            Self::OverTheEdge => "over-the-edge",
            Self::OtherSide(_) => "other-side",
            Self::H { .. } => "h",
            Self::G { .. } => "g",
            Self::GNotUpdated => "g-not-updated",
            Self::GImproved => "g-improved",
            Self::NotReopened => "not-reopened",
            Self::F { .. } => "f",
            Self::GoalWhenGenerated => "goal-when-generated",
            Self::GoalWhenTaken => "goal-when-taken",
            Self::GoesOn => "goes-on",
            Self::EndsEarly => "ends-early",
            Self::ClosedAgain => "closed-again",
            Self::MoveBack => "move-back",
            Self::EntersBeyond => "enters-beyond",
            Self::FirstLimit => "first-limit",
            Self::LeavesOutPath => "leaves-out-path",
            Self::OtherHeuristic(_) => "other-heuristic",
            Self::BlankCounted => "blank-counted",
            Self::OtherStrategy(_) => "other-strategy",
            Self::Path => "path",
            Self::Tie(_) => "tie",
            Self::MoveOrder(..) => "move-order",
            Self::OtherTie => "other-tie",
            Self::Unknown => "unknown",
        }
    }
}
