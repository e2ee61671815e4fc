//! Checks a student's own search against the rule: given the boards in the order of their expansion, finds where and why
//! that order first deviates from the rule.

pub(crate) mod follow;
pub(crate) mod order_file;
mod suspects;

pub use follow::TieHabit;
pub use order_file::{
    MAX_BOARDS, MAX_ORDER_FILE, Order, OrderFault, OrderFileFault, Row, read_order,
};
pub use order_file::{own_order, write_order};

use crate::puzzle::{Board, Move, Problem};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Side, Solution, Strategy};
use crate::study::check::follow::{Follower, Over, Place, Rule, Waiting};

/// Returns `true` if the order of expansions can be checked: the algorithm has one open list, or one for each side.
pub const fn supports(algorithm: Algorithm) -> bool {
    !algorithm.is_depth_first() && !matches!(algorithm, Algorithm::Mm)
}

values! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum TiesAccepted by id {
        /// Any order among equally good boards that the rule allows.
        #[default]
        Any = "any",
        /// Only the order of this program.
        AsHere = "as-here",
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub expansions: usize,
    /// The first difference. `None` if there is none.
    pub divergence: Option<Divergence>,
    /// The fault of the given solution. `None` if it is correct or not given.
    pub solution: Option<SolutionFault>,
}

impl Checked {
    pub const fn agrees(&self) -> bool {
        self.divergence.is_none() && self.solution.is_none()
    }
}

/// The first expansion that deviates from the rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Divergence {
    /// Its number, from 1.
    pub number: usize,
    /// The board in the file, with its values by the rule if it is in the frontier. `None` if the file has ended.
    pub yours: Option<Row>,
    /// The board that the rule or this program takes. It is the same board if only one of its values is wrong. `None` if
    /// the search is over.
    pub ours: Option<Row>,
    /// The number of boards that are as good as that one, including it.
    pub equal: usize,
    pub reason: Why,
    /// Whether the reason also explains the rest of the file.
    pub explains_all: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    OtherStart,
    /// The board is not a successor of any expanded board.
    NoSuccessor,
    /// The blank would have to move over the edge, from the end of a row to the start of the next.
    OverTheEdge,
    /// The other side should be expanded, because its frontier is smaller or its layer is not finished.
    OtherSide(Side),
    /// The estimate of a board is too large or too small.
    H {
        board: Board,
        yours: u32,
        right: u32,
    },
    /// The g of a board is not its number of moves.
    G {
        yours: u32,
        right: u32,
    },
    /// A shorter path to a board was found, but its g was not updated.
    GNotUpdated,
    /// A shorter path to an expanded board was found, but the board was not reopened.
    NeverReopened,
    /// The f of a board does not follow from its g and h.
    F {
        yours: u32,
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
    OtherHeuristic(Heuristic),
    /// The heuristic counts the blank like a tile.
    BlankCounted,
    OtherStrategy(Strategy),
    /// Another of several equally good boards is taken, consistently by this rule.
    Tie(TieHabit),
    /// Moves are tried in this order, and ties may be decided by another rule.
    MoveOrder([Move; 4], Option<TieHabit>),
    /// Another of several equally good boards is taken, by no known rule.
    OtherTie,
    Unknown,
}

impl Why {
    pub const fn id(&self) -> &'static str {
        match self {
            Self::OtherStart => "other-start",
            Self::NoSuccessor => "no-successor",
            Self::OverTheEdge => "over-the-edge",
            Self::OtherSide(_) => "other-side",
            Self::H { .. } => "h",
            Self::G { .. } => "g",
            Self::GNotUpdated => "g-not-updated",
            Self::NeverReopened => "never-reopened",
            Self::F { .. } => "f",
            Self::GoalWhenGenerated => "goal-when-generated",
            Self::GoalWhenTaken => "goal-when-taken",
            Self::GoesOn => "goes-on",
            Self::EndsEarly => "ends-early",
            Self::ClosedAgain => "closed-again",
            Self::MoveBack => "move-back",
            Self::OtherHeuristic(_) => "other-heuristic",
            Self::BlankCounted => "blank-counted",
            Self::OtherStrategy(_) => "other-strategy",
            Self::Tie(_) => "tie",
            Self::MoveOrder(..) => "move-order",
            Self::OtherTie => "other-tie",
            Self::Unknown => "unknown",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionFault {
    NoPath,
    /// Its number of moves differs from that of the path found by the search.
    OtherLength {
        yours: usize,
        right: u32,
    },
}

/// Checks the order of a program's expansions against the rule of `strategy`. This takes about as long as the search.
pub fn check(
    problem: &Problem,
    strategy: Strategy,
    order: &Order,
    ties: TiesAccepted,
    databases: &PatternDatabases,
) -> Checked {
    let rule = Rule::new(problem, strategy, databases);
    let mut follower = Follower::new(&rule);
    let end = order.rows.len();
    // The first row that differs and why, and the node that it takes if its board is allowed and only a value is wrong.
    let mut found = None;
    for (at, row) in order.rows.iter().enumerate() {
        let Some((side, node)) = follower.allowed(row.board.state(), ties) else {
            let why = suspects::why(&rule, &follower, order, at, databases);
            found = Some((at, why, None));
            break;
        };
        if let Some(why) = wrong_value(&rule, &follower, side, &node, row) {
            found = Some((at, (why, false), Some((side, node))));
            break;
        }
        follower.take(side, node, node.g);
    }
    if found.is_none() && follower.over.is_none() {
        let why = suspects::why(&rule, &follower, order, end, databases);
        found = Some((end, why, None));
    }
    let divergence = found.map(|(at, (reason, explains_all), accepted)| {
        let row = order.rows.get(at);
        let next = accepted.or_else(|| follower.next());
        Divergence {
            number: at + 1,
            yours: row.map(|row| seen_now(&rule, &follower, row.board)),
            ours: next.and_then(|(_, node)| rule.row(node.state, node.g)),
            equal: match ties {
                TiesAccepted::Any => follower.equals().count(),
                TiesAccepted::AsHere => 1,
            },
            reason,
            explains_all,
        }
    });
    let solution = match (&order.solution, follower.over) {
        (Some(moves), Some(Over::Found(right))) if divergence.is_none() => {
            solution_fault(problem, moves, right)
        }
        (Some(_), Some(Over::Exhausted)) => Some(SolutionFault::NoPath),
        _ => None,
    };
    Checked {
        expansions: end,
        divergence,
        solution,
    }
}

fn solution_fault(problem: &Problem, moves: &[Move], right: u32) -> Option<SolutionFault> {
    match Solution::checked(problem, moves.to_vec()) {
        Err(_) => Some(SolutionFault::NoPath),
        Ok(path) if path.len() as u32 == right => None,
        Ok(path) => Some(SolutionFault::OtherLength {
            yours: path.len(),
            right,
        }),
    }
}

/// Returns the first wrong value of a row.
fn wrong_value(
    rule: &Rule,
    follower: &Follower<'_>,
    side: Side,
    node: &Waiting,
    row: &Row,
) -> Option<Why> {
    let guided = rule.strategy.heuristic_used().is_some();
    if let Some(yours) = row.h.filter(|&yours| guided && yours != node.h) {
        let (board, right) = (row.board, node.h);
        return Some(Why::H {
            board,
            yours,
            right,
        });
    }
    if let Some(yours) = row.g.filter(|&yours| yours != node.g) {
        let is_old = yours > node.g && follower.first_g(side, node.state) == Some(yours);
        let right = node.g;
        return Some(match is_old {
            true => Why::GNotUpdated,
            false => Why::G { yours, right },
        });
    }
    let right = rule.strategy.f(node.g, node.h)?;
    let yours = row.f.filter(|&yours| yours != right)?;
    Some(Why::F { yours, right })
}

fn seen_now(rule: &Rule, follower: &Follower<'_>, board: Board) -> Row {
    let waits = match follower.place(board.state()) {
        Place::Waits { node, .. } => rule.row(node.state, node.g),
        Place::Closed | Place::Unknown => None,
    };
    let guided = rule.strategy.heuristic_used();
    waits.unwrap_or_else(|| Row {
        h: guided.map(|_| (rule.estimate)(board.state())),
        ..Row::of(board)
    })
}
