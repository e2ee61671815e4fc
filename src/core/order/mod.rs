//! Checks a student's own search against the rule: given the boards in the order of their expansion, finds where and why
//! that order first deviates from the rule.

mod divergence;
pub(crate) mod follow;
mod goal_test;
pub(crate) mod order_file;
mod read;
pub(crate) mod rule;
mod suspects;

pub use divergence::{Divergence, Explains, HBetween, Why};
pub use goal_test::Telling;
pub use order_file::{
    Given, MAX_BOARDS, MAX_ORDER_FILE, Order, OrderFault, OrderFileFault, Remark, Row, plain_value,
    write_order,
};
pub use read::read_order;

use crate::order::follow::{Follower, Known, Over, Place, Waiting};
use crate::order::rule::{GoalTest, Rule};
use crate::puzzle::{Board, Problem};
use crate::search::{
    Algorithm, Expansion, Limits, Outcome, PatternDatabases, Side, Solution, Status, Strategy,
    any_search,
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
    let followed = Followed::along(&rule, &order.rows, ties);
    let (follower, goal) = (&followed.follower, followed.goal);
    let divergence = goal.is_none().then(|| {
        let mut found = suspects::why(&rule, &followed, order, databases);
        let next = followed.accepted.or_else(|| follower.next());
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
        expansions: order.rows.len(),
        telling: match goal {
            None | Some(GoalRow::Added) => None,
            Some(_) => goal_test::cannot_tell(&rule, follower, order, databases),
        },
        divergence,
        solution,
        goal: goal.unwrap_or_default(),
        compared,
        without_rule,
        length_compared: length.is_some(),
        unreachable: !problem.solvability().is_solvable(),
    }
}

/// A list, followed along a rule as far as the rule allows it.
pub(crate) struct Followed<'a> {
    pub(crate) follower: Follower<'a>,
    /// The number of rows that were followed.
    pub(crate) rows: usize,
    /// The node of the next row, if its board is allowed and only a value is wrong.
    accepted: Option<(Side, Waiting)>,
    /// How the list deals with the goal, if it may end as it does. `None` if it differs from the rule.
    goal: Option<GoalRow>,
}

impl<'a> Followed<'a> {
    pub(crate) fn along(rule: &'a Rule, list: &[Row], ties: TiesAccepted) -> Self {
        let (mut follower, goal) = (Follower::new(rule), rule.problem.goal());
        for (rows, row) in list.iter().enumerate() {
            let accepted = follower.allowed(row.board.state(), ties);
            match accepted {
                Some((side, node)) if wrong_value(rule, &follower, side, &node, row).is_none() => {
                    follower.take(side, node, node.g);
                }
                _ => {
                    let is_found = matches!(follower.over, Some(Over::Found(_)));
                    let is_last = rows + 1 == list.len() && row.board == goal;
                    // The search has just found the goal without expanding it.
                    let adds_goal = is_found && is_last && rule.goal == GoalTest::Generated;
                    return Self {
                        follower,
                        rows,
                        accepted,
                        goal: adds_goal.then_some(GoalRow::Added),
                    };
                }
            }
        }
        let is_tested = rule.goal == GoalTest::Taken && !rule.strategy.algorithm.is_bidirectional();
        let goal = match follower.place(goal.state()) {
            _ if follower.over.is_some() => Some(GoalRow::AsTheRule),
            Place::Waits { is_best: true, .. } if is_tested => Some(GoalRow::LeftOut),
            _ => None,
        };
        Self {
            follower,
            rows: list.len(),
            accepted: None,
            goal,
        }
    }
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
        let known = follower.known(side, node.state);
        let is = |g: fn(&Known) -> u32| known.is_some_and(|known| f64::from(g(known)) == yours);
        let right = node.g;
        let is_greedy = rule.strategy.algorithm == Algorithm::Greedy;
        return Some(match yours < right.into() {
            false if rule.improves && is(|known| known.first_g) => Why::GNotUpdated,
            true if is_greedy && is(|known| known.best_g) => Why::GImproved,
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
