//! Whether an order can tell when a program tests for the goal, and a board on which it can.

use crate::order::Order;
use crate::order::follow::{Follower, Place};
use crate::order::rule::{GoalTest, Rule};
use crate::puzzle::{Board, Problem, random_walk};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Side, Strategy};

/// The shortest and the longest random walk that makes a board.
const WALKS: std::ops::RangeInclusive<usize> = 4..=30;
const MOST_EXPANSIONS: usize = 2000;

/// A search whose order shows when the goal is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The number of boards that were tried in vain with the strategy that was checked.
    pub tried: usize,
    /// A start from which one can tell, and the strategy.
    pub by: Option<(Board, Strategy)>,
}

/// Returns where one can tell, if `order` agrees with the rule and would also agree if the goal were tested when it is
/// generated: it is generated in the last expansion before its own.
pub(super) fn cannot_tell(
    rule: &Rule,
    follower: &Follower<'_>,
    order: &Order,
    databases: &PatternDatabases,
) -> Option<Telling> {
    let strategy = rule.strategy;
    if rule.goal != GoalTest::Taken || strategy.algorithm.is_bidirectional() {
        return None;
    }
    let goal = rule.problem.goal();
    let has_goal = order.rows.last()?.board == goal;
    let before = order.rows.len() - usize::from(has_goal);
    let made = follower.known(Side::Forward, goal.state())?.made;
    if made + 1 != before {
        return None;
    }
    let uniform = Strategy::new(Algorithm::UniformCost, Heuristic::Zero);
    let mut tried = 0;
    for by in [strategy, uniform] {
        for (moves, seed) in WALKS.zip(1..) {
            let start = random_walk(goal, moves, seed);
            let problem = Problem::new(start, goal).ok()?;
            let problem = problem.with_costs(rule.problem.costs());
            if tells(&Rule::new(&problem, by, databases)) {
                let by = Some((start, by));
                return Some(Telling { tried, by });
            }
            tried += usize::from(by == strategy);
        }
    }
    Some(Telling { tried, by: None })
}

/// Returns `true` if a search that has generated the goal must not take it at once.
fn tells(rule: &Rule) -> bool {
    let goal = rule.problem.goal().state();
    let mut follower = Follower::new(rule);
    while let Some((side, node)) = follower.next()
        && follower.taken.len() < MOST_EXPANSIONS
    {
        follower.take(side, node, node.g);
        if let Place::Waits { is_best, .. } = follower.place(goal) {
            return !is_best;
        }
    }
    false
}
