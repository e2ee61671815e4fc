//! Sentences about the results of each strategy.

use crate::text::messages::findings as said;

use std::cmp::Ordering;

use crate::search::Strategy;
use crate::study::Measurement;
use crate::study::accuracy::Accuracy;
use crate::study::compare::PathVerdict;
use crate::study::findings::{Cause, Finding};
use crate::text::language::key;
use crate::text::{numbers, thousands};

displayed!(Finding, |it| {
    let own = &it.result.measured;
    let (length, expansions) = (own.length.unwrap_or(0), own.expanded);
    let compared = it.beside.map(|beside| expanded(expansions, beside));
    let did = match it.result.verdict {
        PathVerdict::Proven(_) | PathVerdict::AsShort => {
            compared.unwrap_or_else(|| said::solved(length, expansions))
        }
        PathVerdict::Longer(more) | PathVerdict::Dearer(more) => {
            found_and_expanded(said::found_longer(length, more), compared, expansions)
        }
        PathVerdict::Unknown => {
            found_and_expanded(said::found_unknown(length), compared, expansions)
        }
        PathVerdict::Unsolved(end) => said::unsolved(key(end.id()), expansions),
    };
    match it.why {
        Some(why) => said::sentence_with_reason(own.strategy, did, reason(why)),
        None => said::sentence(own.strategy, did),
    }
});

fn found_and_expanded(found: String, compared: Option<String>, expansions: u64) -> String {
    said::found_and_expanded(
        found,
        compared.unwrap_or_else(|| said::expansions(expansions)),
    )
}

fn expanded(own: u64, beside: Measurement) -> String {
    let (strategy, expanded) = (beside.strategy, beside.expanded);
    match own.cmp(&expanded) {
        Ordering::Equal => said::as_many(own, strategy),
        Ordering::Less => fewer(own, expanded, strategy),
        Ordering::Greater => more(own, expanded, strategy),
    }
}

fn fewer(own: u64, other: u64, strategy: Strategy) -> String {
    if let Some(times) = times(other, own) {
        return said::times_fewer(times, strategy);
    }
    match share(other - own, other) {
        Some(percent) => said::percent_fewer(percent, strategy),
        None => said::nodes_fewer(other - own, strategy),
    }
}

fn more(own: u64, other: u64, strategy: Strategy) -> String {
    if let Some(times) = times(own, other) {
        return said::times_as_many(own, times, strategy);
    }
    match share(own - other, other) {
        Some(percent) => said::percent_more(own, percent, strategy),
        None => said::nodes_more(own, own - other, strategy),
    }
}

/// Returns a ratio of at least 2, with one decimal if it is below 10.
fn times(more: u64, fewer: u64) -> Option<String> {
    let ratio = more as f64 / fewer as f64;
    if fewer == 0 || ratio < 2.0 {
        None
    } else if ratio < 10.0 {
        Some(format!("{:.1}", (ratio * 10.0).round() / 10.0))
    } else {
        Some(thousands(ratio.round() as u64))
    }
}

/// Returns a share in whole percent, unless it rounds to 0 or 100.
fn share(part: u64, whole: u64) -> Option<u64> {
    let percent = (100.0 * part as f64 / whole as f64).round();
    (whole > 0 && (1.0..100.0).contains(&percent)).then_some(percent as u64)
}

fn reason(why: Cause) -> String {
    match why {
        Cause::AllUpTo(moves) => said::why_all_up_to(moves),
        Cause::AllNearerThan(moves) => said::why_all_nearer(moves),
        Cause::GoalWhenGenerated => said::WHY_GOAL_WHEN_GENERATED.to_string(),
        Cause::GoalWhenExpanded => said::WHY_GOAL_WHEN_EXPANDED.to_string(),
        Cause::BothEnds(length) => said::why_both_ends(length),
        Cause::Skipped(f, own) => said::why_skipped(own.map(mean), f),
        Cause::SkippedAgain(f) => said::why_skipped_again(f),
        Cause::HasToExpand(f, boards) => said::why_has_to_expand(boards, f),
        Cause::Stores => said::WHY_STORES.to_string(),
        Cause::Estimates { own, other, f } => estimates(own, other, f),
        Cause::Order(f) => said::why_order(f),
        Cause::Overestimates(own) => said::why_overestimates(own.above, mean(own)),
        Cause::Weighted(weight, astray) => said::why_weighted(astray, weight),
        Cause::HAlone(astray) => said::why_h_alone(astray),
        Cause::MeetsInTheMiddle => said::WHY_MEETS_IN_THE_MIDDLE.to_string(),
        Cause::OnePath => said::WHY_ONE_PATH.to_string(),
        Cause::OnePathAgain => said::WHY_ONE_PATH_AGAIN.to_string(),
    }
}

/// Describes the accuracy of two heuristics and the numbers of boards below f.
fn estimates(own: Accuracy, other: Accuracy, f: u32) -> String {
    let means = said::why_means(
        mean(own),
        other.heuristic,
        numbers::percent(100.0 * other.mean, 0),
    );
    let is_better = own.mean > other.mean;
    match own.below.zip(other.below) {
        Some((own, other)) => said::why_below(is_better, means, f, own, other),
        None => said::why_within(is_better, means, f),
    }
}

/// Returns the mean of h / h* on all states or on a path.
fn mean(of: Accuracy) -> String {
    said::mean(of.below.is_some(), numbers::percent(100.0 * of.mean, 0))
}
