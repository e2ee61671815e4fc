//! The estimates of a strategy, whichever heuristic it goes by.

use crate::puzzle::{Board, Problem};
use crate::search::heuristics::pattern_database::PatternEstimate;
use crate::search::heuristics::{
    Estimate, Estimator, LinearConflict, Manhattan, Misplaced, Patchy, Zero, by_heuristic, own,
};
use crate::search::{Heuristic, PatternDatabases, Strategy};

pub fn estimator(strategy: Strategy, goal: &Board, databases: &PatternDatabases) -> Estimator {
    by_heuristic!(strategy, databases, make => {
        let estimate = make(goal);
        Box::new(move |state| estimate.of(state))
    }, own => own::estimator(own, goal, strategy.factor(), databases.own()))
}

/// The estimates that a search of `problem` by `strategy` makes, by [side](crate::search::Side).
pub(crate) fn estimators(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> [Option<Estimator>; 2] {
    let towards = |root: Board| {
        let guided = strategy.algorithm.uses_heuristic();
        guided.then(|| estimator(strategy, &root, databases))
    };
    let is_bidirectional = strategy.algorithm.is_bidirectional();
    let backward = is_bidirectional.then(|| towards(problem.start()));
    [towards(problem.goal()), backward.flatten()]
}
