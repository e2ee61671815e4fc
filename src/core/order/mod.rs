//! Checks a student's own search against the rule: given the boards in the order of their expansion, finds where and why
//! that order first deviates from the rule.

pub(crate) mod follow;
mod goal_test;
pub(crate) mod order_file;
mod read;
pub(crate) mod rule;
mod suspects;

pub use goal_test::Telling;
pub use order_file::{
    Given, MAX_BOARDS, MAX_ORDER_FILE, Order, OrderFault, OrderFileFault, Remark, Row,
};
pub use order_file::{plain_value, write_order};
pub use read::read_order;

use crate::order::follow::{Follower, Over, Place, Waiting};
use crate::order::rule::{GoalTest, Rule};
use crate::puzzle::{Board, Costs, Move, Problem};
use crate::search::{
    Algorithm, Expansion, Heuristic, Limits, Outcome, PatternDatabases, Side, Solution, Status,
    Strategy, Ties, any_search,
};

/// Returns `true` if a search can be followed by hand, board by board: it has one frontier, or one for each side.
pub const fn is_by_hand(algorithm: Algorithm) -> bool {
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
    /// What is wrong with the given solutions.
    pub solution: Option<SolutionFault>,
    /// How the list deals with the goal where the rule can accept more than one way.
    pub goal: GoalRow,
    /// Set if this order cannot tell when the goal is tested.
    pub telling: Option<Telling>,
    /// The names of the values that were compared with those of the rule, and how many boards have each.
    pub compared: Vec<(&'static str, usize)>,
    /// The names of the values that the rule has no counterpart for, and how many boards have each.
    pub without_rule: Vec<(&'static str, usize)>,
    /// Whether the length of the given solution was compared. Without that, only whether the solution leads to the goal.
    pub length_compared: bool,
    /// The start cannot reach the goal.
    pub unreachable: bool,
}

/// A check with what it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderReport {
    pub checked: Checked,
    pub order: Order,
    pub problem: Problem,
    pub strategy: Strategy,
    pub ties: TiesAccepted,
}

impl OrderReport {
    /// Checks `order`.
    pub fn new(
        problem: Problem,
        strategy: Strategy,
        order: Order,
        ties: TiesAccepted,
        databases: &PatternDatabases,
    ) -> Self {
        Self {
            checked: check(&problem, strategy, &order, ties, databases),
            order,
            problem,
            strategy,
            ties,
        }
    }
}

/// Whether the list has the goal as the rule has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoalRow {
    #[default]
    AsTheRule,
    /// The list ends before the goal, which is taken next.
    LeftOut,
    /// The list ends with the goal, which the rule does not expand.
    Added,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionFault {
    NoPath,
    /// Its number of moves differs from that of the path found by the search.
    OtherLength {
        yours: usize,
        right: u32,
    },
    /// Its cost differs from that of the path found by the search.
    OtherCost {
        yours: u32,
        right: u32,
    },
}

/// Returns the order in which this program expands boards, or `None` if the search ends without an answer or makes more
/// than [`MAX_BOARDS`] expansions.
pub fn own_order(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> Option<Order> {
    let limits = Limits::of_expansions(MAX_BOARDS as u64);
    let rule = Rule::new(problem, strategy, databases);
    let mut order = Order::default();
    let mut search = any_search(problem, strategy, limits, databases);
    loop {
        let status = search.observe(1000, &mut |expansion: &Expansion| {
            order
                .rows
                .extend(rule.row(expansion.side, expansion.state, expansion.g));
        });
        match status {
            Status::Running => {}
            Status::Finished(Outcome::Solved(solution)) => {
                order
                    .solutions
                    .push(Given::Moves(solution.moves().to_vec()));
                return Some(order);
            }
            Status::Finished(Outcome::Exhausted) => return Some(order),
            Status::Finished(_) => return None,
        }
    }
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
    let mut followed = order.rows.iter().enumerate();
    // The first row that differs, and the node that it takes if its board is allowed and only a value is wrong.
    let found = followed.find_map(|(at, row)| {
        let Some((side, node)) = follower.allowed(row.board.state(), ties) else {
            return Some((at, None));
        };
        if wrong_value(&rule, &follower, side, &node, row).is_some() {
            return Some((at, Some((side, node))));
        }
        follower.take(side, node, node.g);
        None
    });
    let end = order.rows.len();
    let (found, goal) = match found {
        None if follower.over.is_some() => (None, GoalRow::AsTheRule),
        None if goal_is_next(&rule, &follower) => (None, GoalRow::LeftOut),
        None => (Some((end, None)), GoalRow::AsTheRule),
        Some((at, None)) if at + 1 == end && adds_goal(&rule, &follower, order.rows[at].board) => {
            (None, GoalRow::Added)
        }
        found => (found, GoalRow::AsTheRule),
    };
    let divergence = found.map(|(at, accepted)| {
        let mut found = suspects::why(&rule, &follower, order, at, accepted, databases);
        let next = accepted.or_else(|| follower.next());
        found.ours = next.and_then(|(side, node)| rule.row(side, node.state, node.g));
        if ties == TiesAccepted::Any {
            found.equal = follower.equals().count();
        }
        found
    });
    let length = match (&divergence, follower.over) {
        (None, Some(Over::Found(length))) => Some(length),
        (None, None) => follower.next().map(|(_, node)| node.g),
        _ => None,
    };
    let by_cost = !strategy.costs(problem).is_unit();
    // A number alone may be of moves or of their costs.
    let is_comparable = |given: &Given| !by_cost || matches!(given, Given::Moves(_));
    let length = length.filter(|_| order.solutions.iter().all(is_comparable));
    let mut given = order.solutions.iter();
    let solution = given.find_map(|given| solution_fault(problem, given, length, by_cost));
    let given = |name| {
        order
            .rows
            .iter()
            .filter(|row| row.value(name).is_some())
            .count()
    };
    let names = ["g", "h", "f"].map(|name| (name, given(name))).into_iter();
    let names = names.filter(|(_, boards)| *boards > 0);
    let (compared, without_rule) = names.partition(|(name, _)| match *name {
        "h" => strategy.heuristic_used().is_some(),
        "f" => strategy.f(0, 0).is_some(),
        _ => true,
    });
    Checked {
        expansions: end,
        telling: match &divergence {
            None if goal != GoalRow::Added => {
                goal_test::cannot_tell(&rule, &follower, order, databases)
            }
            _ => None,
        },
        divergence,
        solution,
        goal,
        compared,
        without_rule,
        length_compared: length.is_some(),
        unreachable: !problem.solvability().is_solvable(),
    }
}

/// Returns `true` if a list that ends here lacks only the goal, which the rule may take next.
fn goal_is_next(rule: &Rule, follower: &Follower<'_>) -> bool {
    let goal = follower.place(rule.problem.goal().state());
    let is_tested = rule.goal == GoalTest::Taken && !rule.strategy.algorithm.is_bidirectional();
    is_tested && matches!(goal, Place::Waits { is_best: true, .. })
}

/// Returns `true` if the search has just found the goal without expanding it.
fn adds_goal(rule: &Rule, follower: &Follower<'_>, board: Board) -> bool {
    let is_found = matches!(follower.over, Some(Over::Found(_)));
    is_found && rule.goal == GoalTest::Generated && board == rule.problem.goal()
}

/// Returns the fault of a solution. `right` is the length or the cost of the path that was found, if that is known.
fn solution_fault(
    problem: &Problem,
    given: &Given,
    right: Option<u32>,
    by_cost: bool,
) -> Option<SolutionFault> {
    let yours = match given {
        Given::Moves(moves) => match Solution::checked(problem, moves.clone()) {
            Err(_) => return Some(SolutionFault::NoPath),
            Ok(path) if by_cost => {
                let yours = path.cost();
                let right = right.filter(|right| yours != *right)?;
                return Some(SolutionFault::OtherCost { yours, right });
            }
            Ok(path) => path.len(),
        },
        Given::Length(length) => *length,
    };
    let right = right.filter(|right| yours as u32 != *right)?;
    Some(SolutionFault::OtherLength { yours, right })
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
    if let Some(yours) = row.h.filter(|&yours| guided && yours != f64::from(node.h)) {
        let (board, right) = (row.board, node.h);
        return Some(Why::H {
            board,
            yours,
            right,
        });
    }
    if let Some(yours) = row.g.filter(|&yours| yours != f64::from(node.g)) {
        let is = |g: Option<u32>| g.map(f64::from) == Some(yours);
        let right = node.g;
        let is_greedy = rule.strategy.algorithm == Algorithm::Greedy;
        return Some(match yours < right.into() {
            false if rule.improves && is(follower.first_g(side, node.state)) => Why::GNotUpdated,
            true if is_greedy && is(follower.best_g(side, node.state)) => Why::GImproved,
            _ => Why::G { yours, right },
        });
    }
    let right = rule.strategy.f(node.g, node.h)?;
    let yours = row.f.filter(|&yours| yours != f64::from(right))?;
    Some(Why::F { yours, right })
}

/// Returns the values that a board has by the rule at this moment.
fn seen_now(rule: &Rule, follower: &Follower<'_>, board: Board) -> Row {
    let waits = match follower.place(board.state()) {
        Place::Waits { side, node, .. } => rule.row(side, node.state, node.g),
        Place::Closed | Place::Unknown => None,
    };
    let guided = rule.strategy.heuristic_used();
    waits.unwrap_or_else(|| Row {
        h: guided.map(|_| rule.h(Side::Forward, board.state()).into()),
        ..Row::of(board)
    })
}
