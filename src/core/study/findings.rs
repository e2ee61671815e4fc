//! What a comparison shows about each strategy, as numbers and reasons. `Display` turns each into a sentence.

use std::cmp::Ordering;

use crate::search::{Algorithm, Strategy, Weight};
use crate::study::Measurement;
use crate::study::accuracy::Accuracy;
use crate::study::compare::{Comparison, StrategyResult};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    pub result: StrategyResult,
    /// What it is compared with: the run with the fewest expansions that found a path, or for that run itself the one with
    /// the most. `None` if there is no other.
    pub beside: Option<Measurement>,
    pub why: Option<Cause>,
}

/// Why a search expanded few or many nodes, compared with the other strategy if there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cause {
    /// Every state at most this many moves away was expanded.
    AllUpTo(u32),
    /// Every state fewer than this many moves away was expanded.
    AllNearerThan(u32),
    GoalWhenGenerated,
    /// BFS tests for the goal earlier, when a node is generated.
    GoalWhenExpanded,
    /// Two searches whose depths add up to this many moves.
    BothEnds(u32),
    /// No state with f larger than this was expanded, because h is accurate.
    Skipped(u32, Option<Accuracy>),
    /// No state with f larger than this was expanded, with one path stored and nodes expanded again in each iteration.
    SkippedAgain(u32),
    /// Every state with f smaller than this had to be expanded. The second value is their number, if known.
    HasToExpand(u32, Option<u64>),
    /// The other strategy expands nodes again, because it stores a single path only.
    Stores,
    /// One heuristic is more accurate than the other, so the numbers of states below this f differ.
    Estimates {
        own: Accuracy,
        other: Accuracy,
        f: u32,
    },
    /// Both expand all states below this f, so the order among the states with exactly this f decides.
    Order(u32),
    /// h exceeds the true distance on some states.
    Overestimates(Accuracy),
    /// h is multiplied by this weight. The flag tells whether that led the search astray.
    Weighted(u32, bool),
    /// Only h counts. The flag tells whether that led the search astray.
    HAlone(bool),
    MeetsInTheMiddle,
    OnePath,
    OnePathAgain,
}

impl Finding {
    /// Returns a finding for each row of the comparison that `ended` marks as finished, and `None` for the others, which are
    /// not used for comparison either. `known` is the known accuracy of their heuristics.
    pub fn all(comparison: &Comparison, ended: &[bool], known: &[Accuracy]) -> Vec<Option<Self>> {
        if !comparison.problem.costs().is_unit() {
            // The reasons are about moves that all cost 1.
            return vec![None; comparison.rows.len()];
        }
        let rows = comparison.rows.iter().enumerate();
        let rows = rows.map(|(at, row)| Some(row).filter(|_| ended.get(at) == Some(&true)));
        let rows: Vec<Option<&StrategyResult>> = rows.collect();
        let finding = |at: usize| {
            let (result, beside) = (*rows[at]?, beside(&rows, at));
            let Measurement { length, .. } = result.measured;
            Some(Self {
                result,
                beside,
                why: length.and_then(|length| why(&result.measured, length, beside, known)),
            })
        };
        (0..rows.len()).map(finding).collect()
    }

    /// Returns `true` if its reason is the accuracy of h.
    pub const fn is_of_the_heuristic(&self) -> bool {
        matches!(
            self.why,
            Some(Cause::Skipped(_, Some(_)) | Cause::Estimates { .. } | Cause::Overestimates(_))
        )
    }
}

/// Returns what to compare row `at` with. Rows that are not finished are `None`.
fn beside(rows: &[Option<&StrategyResult>], at: usize) -> Option<Measurement> {
    let own = rows[at]?.measured.expanded;
    let others = [&rows[..at], &rows[at + 1..]]
        .concat()
        .into_iter()
        .flatten();
    let solved = others.map(|row| row.measured);
    let solved = solved.filter(|other| other.length.is_some());
    let fewest = solved.clone().min_by_key(|other| other.expanded)?;
    match fewest.expanded < own {
        true => Some(fewest),
        false => solved.max_by_key(|other| other.expanded),
    }
}

/// Returns what explains the effort of a run that found a path of `length` moves and sets it apart from `beside`.
fn why(
    own: &Measurement,
    length: u32,
    beside: Option<Measurement>,
    known: &[Accuracy],
) -> Option<Cause> {
    let strategy = own.strategy;
    let other = beside.map(|beside| beside.strategy);
    let algorithm = other.map(|other| other.algorithm);
    let order = beside.map_or(Ordering::Equal, |beside| own.expanded.cmp(&beside.expanded));
    let is_more = order.is_gt();
    match strategy.algorithm {
        Algorithm::Bfs
            if order.is_lt()
                && matches!(algorithm, Some(Algorithm::AStar | Algorithm::UniformCost)) =>
        {
            Some(Cause::GoalWhenGenerated)
        }
        // BFS finds the goal among the successors of a state one move away from it.
        Algorithm::Bfs => length.checked_sub(2).filter(|d| *d > 0).map(Cause::AllUpTo),
        Algorithm::UniformCost | Algorithm::AStar
            if is_more && algorithm == Some(Algorithm::Bfs) =>
        {
            Some(Cause::GoalWhenExpanded)
        }
        Algorithm::UniformCost => (length > 0).then_some(Cause::AllNearerThan(length)),
        Algorithm::Bidirectional => (length > 0).then_some(Cause::BothEnds(length)),
        Algorithm::AStar | Algorithm::IdaStar => by_f(strategy, length, other, order, known),
        Algorithm::WeightedAStar => {
            let weight = strategy.weight_used().map(Weight::get);
            let weight = weight.filter(|weight| *weight > 1);
            weight.map(|weight| Cause::Weighted(weight, is_more))
        }
        Algorithm::Greedy => Some(Cause::HAlone(is_more)),
        Algorithm::Mm => (length > 0).then_some(Cause::MeetsInTheMiddle),
        Algorithm::Dfs => None,
        Algorithm::DepthLimited => Some(Cause::OnePath),
        Algorithm::IterativeDeepening => Some(Cause::OnePathAgain),
    }
}

/// Like [`why`] for A* and IDA*. `order` tells whether they expanded more or fewer nodes than the `other` strategy.
fn by_f(
    strategy: Strategy,
    f: u32,
    other: Option<Strategy>,
    order: Ordering,
    known: &[Accuracy],
) -> Option<Cause> {
    let accuracy_of = |strategy: Strategy| {
        let heuristic = strategy.heuristic_used()?;
        let mut known = known.iter().copied();
        known.find(|known| known.heuristic == heuristic)
    };
    let own = accuracy_of(strategy);
    if let Some(own) = own.filter(|own| own.above > 0) {
        return Some(Cause::Overestimates(own));
    }
    // The reasons below do not hold for an h that may overestimate.
    if !strategy.heuristic.is_admissible() && !own.is_some_and(|own| own.is_admissible()) {
        return None;
    }
    let alike = other.filter(|other| other.algorithm == strategy.algorithm);
    if let Some(why) = alike.and_then(|other| by_estimates(own?, accuracy_of(other)?, f, order)) {
        return Some(why);
    }
    let algorithm = other.map(|other| other.algorithm);
    Some(match (strategy.algorithm, order) {
        (Algorithm::IdaStar, _) => Cause::SkippedAgain(f),
        (_, Ordering::Greater) => Cause::HasToExpand(f, own.and_then(|own| own.below)),
        (_, Ordering::Less) if algorithm == Some(Algorithm::IdaStar) => Cause::Stores,
        (_, Ordering::Less | Ordering::Equal) => Cause::Skipped(f, own),
    })
}

/// Returns how the two heuristics explain that one search expanded more or fewer nodes than the other, if they do.
fn by_estimates(own: Accuracy, other: Accuracy, f: u32, order: Ordering) -> Option<Cause> {
    let is_consistent = own.heuristic.is_consistent() && other.heuristic.is_consistent();
    let by_mean = other.mean.total_cmp(&own.mean);
    let below = own.below.zip(other.below);
    let by_count = below.map(|(own, other)| own.cmp(&other));
    if order.is_ne() && by_mean == order && by_count.is_none_or(|by_count| by_count == order) {
        Some(Cause::Estimates { own, other, f })
    } else if order.is_ne() && is_consistent && by_count? != order {
        // Both expand all states below f.
        Some(Cause::Order(f))
    } else {
        None
    }
}
