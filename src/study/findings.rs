//! What a comparison teaches of each strategy, as numbers and reasons. Each is a sentence where it is displayed.

use std::cmp::Ordering;

use crate::search::{Algorithm, Strategy, Weight};
use crate::study::accuracy::Accuracy;
use crate::study::compare::{Comparison, PathVerdict, StrategyResult};
use crate::study::{End, Measurement};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    pub strategy: Strategy,
    pub expanded: u64,
    pub ending: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ending {
    Solved {
        length: u32,
        quality: Quality,
        /// Another strategy that found a path; none where there is none.
        beside: Option<Beside>,
        why: Option<Why>,
    },
    Unsolved(End),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    Optimal,
    Longer(u32),
    Unknown,
}

/// The strategy that one is held against: the one with the fewest expansions, and for this one itself that with the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    pub strategy: Strategy,
    pub expanded: u64,
}

/// What made a search expand so few nodes, or so many: beside the other strategy, where there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    /// Every state up to so many moves away was expanded.
    AllUpTo(u32),
    /// Every state nearer than so many moves was expanded.
    AllNearerThan(u32),
    GoalWhenGenerated,
    /// The other way round.
    GoalWhenExpanded,
    /// Two searches that are so many moves deep together.
    BothEnds(u32),
    /// No state of an f larger than this was expanded, because h is so accurate.
    Skipped(u32, Option<Accuracy>),
    /// The same, with one path stored and nodes expanded again in each iteration.
    SkippedAgain(u32),
    /// Every state of an f smaller than this had to be expanded.
    HasToExpand(u32, Option<u64>),
    /// The other expands nodes again, because it stores one path alone.
    Stores,
    /// One h is nearer to the truth than that of the other, so that other numbers of states stay below this f.
    Estimates {
        own: Accuracy,
        other: Accuracy,
        f: u32,
    },
    /// As many states are below this f; the order of those of this very f decides.
    Order(u32),
    /// h is above the truth on some states.
    Overestimates(Accuracy),
    /// The estimate counts so many times; whether that led astray.
    Weighted(u32, bool),
    /// Only h counts; whether that led astray.
    HAlone(bool),
    MeetsInTheMiddle,
    OnePath,
    OnePathAgain,
}

impl Finding {
    /// Of the rows of a comparison that `ended` says are over; the others are compared with nothing. `known` is what is
    /// known of their heuristics.
    pub fn all(comparison: &Comparison, ended: &[bool], known: &[Accuracy]) -> Vec<Option<Self>> {
        let rows = &comparison.rows;
        let over = |at: usize| ended.get(at).copied().unwrap_or(false);
        let finding = |at: usize| over(at).then(|| Self::of(rows, at, &over, known));
        (0..rows.len()).map(finding).collect()
    }

    /// Whether its reason is how near h is to the truth.
    pub const fn is_of_the_heuristic(&self) -> bool {
        let Ending::Solved { why: Some(why), .. } = self.ending else {
            return false;
        };
        matches!(
            why,
            Why::Skipped(_, Some(_)) | Why::Estimates { .. } | Why::Overestimates(_)
        )
    }

    fn of(
        rows: &[StrategyResult],
        at: usize,
        over: &impl Fn(usize) -> bool,
        known: &[Accuracy],
    ) -> Self {
        let row = &rows[at];
        let strategy = row.measured.strategy;
        let length = row.measured.length;
        let ending = match (length, quality(row.verdict)) {
            (Some(length), Some(quality)) => {
                let beside = beside(rows, at, over);
                Ending::Solved {
                    length,
                    quality,
                    beside,
                    why: why(&row.measured, length, beside, known),
                }
            }
            (None, _) | (_, None) => Ending::Unsolved(row.measured.end),
        };
        Self {
            strategy,
            expanded: row.measured.expanded,
            ending,
        }
    }
}

const fn quality(verdict: PathVerdict) -> Option<Quality> {
    match verdict {
        PathVerdict::Proven(_) | PathVerdict::AsShort => Some(Quality::Optimal),
        PathVerdict::Longer(moves) => Some(Quality::Longer(moves)),
        PathVerdict::Unknown => Some(Quality::Unknown),
        PathVerdict::Unsolved(_) => None,
    }
}

fn beside(rows: &[StrategyResult], at: usize, over: &impl Fn(usize) -> bool) -> Option<Beside> {
    let own = rows[at].measured.expanded;
    let solved = |other: &usize| rows[*other].measured.length.is_some() && over(*other);
    let others = || (0..rows.len()).filter(|other| *other != at).filter(solved);
    let expanded = |other: &usize| rows[*other].measured.expanded;
    let fewest = others().min_by_key(expanded)?;
    let other = if expanded(&fewest) < own {
        fewest
    } else {
        others().max_by_key(expanded)?
    };
    Some(Beside {
        strategy: rows[other].measured.strategy,
        expanded: expanded(&other),
    })
}

/// What is true of a run that found a path of `length` moves, and tells it from the one `beside`.
fn why(own: &Measurement, length: u32, beside: Option<Beside>, known: &[Accuracy]) -> Option<Why> {
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
            Some(Why::GoalWhenGenerated)
        }
        // The goal is met among the successors of a state one move before it.
        Algorithm::Bfs => length.checked_sub(2).filter(|d| *d > 0).map(Why::AllUpTo),
        Algorithm::UniformCost | Algorithm::AStar
            if is_more && algorithm == Some(Algorithm::Bfs) =>
        {
            Some(Why::GoalWhenExpanded)
        }
        Algorithm::UniformCost => (length > 0).then_some(Why::AllNearerThan(length)),
        Algorithm::Bidirectional => (length > 0).then_some(Why::BothEnds(length)),
        Algorithm::AStar | Algorithm::IdaStar => by_f(strategy, length, other, order, known),
        Algorithm::WeightedAStar => {
            let weight = strategy.weight_used().map(Weight::get);
            let weight = weight.filter(|weight| *weight > 1);
            weight.map(|weight| Why::Weighted(weight, is_more))
        }
        Algorithm::Greedy => Some(Why::HAlone(is_more)),
        Algorithm::Mm => (length > 0).then_some(Why::MeetsInTheMiddle),
        Algorithm::DepthLimited => Some(Why::OnePath),
        Algorithm::IterativeDeepening => Some(Why::OnePathAgain),
    }
}

/// The same of A* and IDA*, which expanded more or fewer nodes than the `other`, as `order` says.
fn by_f(
    strategy: Strategy,
    f: u32,
    other: Option<Strategy>,
    order: Ordering,
    known: &[Accuracy],
) -> Option<Why> {
    let accuracy_of = |strategy: Strategy| {
        let heuristic = strategy.heuristic_used()?;
        let mut known = known.iter().copied();
        known.find(|known| known.heuristic == heuristic)
    };
    let own = accuracy_of(strategy);
    if let Some(own) = own.filter(|own| own.above > 0) {
        return Some(Why::Overestimates(own));
    }
    // Nothing below holds of an h that may exceed the truth.
    if !strategy.heuristic.is_admissible() && !own.is_some_and(|own| own.is_admissible()) {
        return None;
    }
    let alike = other.filter(|other| other.algorithm == strategy.algorithm);
    if let Some(why) = alike.and_then(|other| by_estimates(own?, accuracy_of(other)?, f, order)) {
        return Some(why);
    }
    let algorithm = other.map(|other| other.algorithm);
    Some(match (strategy.algorithm, order) {
        (Algorithm::IdaStar, _) => Why::SkippedAgain(f),
        (_, Ordering::Greater) => Why::HasToExpand(f, own.and_then(|own| own.below)),
        (_, Ordering::Less) if algorithm == Some(Algorithm::IdaStar) => Why::Stores,
        (_, Ordering::Less | Ordering::Equal) => Why::Skipped(f, own),
    })
}

/// How two heuristics explain that a search by the one expanded more or fewer nodes than one by the `other`, if they do.
fn by_estimates(own: Accuracy, other: Accuracy, f: u32, order: Ordering) -> Option<Why> {
    let is_consistent = own.heuristic.is_consistent() && other.heuristic.is_consistent();
    let by_mean = other.mean.total_cmp(&own.mean);
    let below = own.below.zip(other.below);
    let by_count = below.map(|(own, other)| own.cmp(&other));
    if order.is_ne() && by_mean == order && by_count.is_none_or(|by_count| by_count == order) {
        Some(Why::Estimates { own, other, f })
    } else if order.is_ne() && is_consistent && by_count? != order {
        // All states below are expanded by both.
        Some(Why::Order(f))
    } else {
        None
    }
}
