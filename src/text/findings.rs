//! A sentence on what each strategy did, made of its numbers.

use std::cmp::Ordering;

use crate::study::End;
use crate::study::findings::{Beside, Ending, Finding, Quality, Why};
use crate::text::message;
use crate::text::thousands;

/// One sentence.
pub(crate) fn sentence(finding: &Finding) -> String {
    let strategy = finding.strategy.to_string();
    let expansions = finding.expanded;
    match finding.ending {
        Ending::Solved {
            length,
            quality,
            beside,
            why,
        } => {
            let did = match (quality, beside) {
                (Quality::Optimal, Some(beside)) => expanded(expansions, beside),
                (Quality::Optimal, None) => {
                    message!("findings-solved", moves = length, expansions)
                }
                (Quality::Longer(_) | Quality::Unknown, _) => {
                    let expanded = beside.map_or_else(
                        || message!("findings-expansions", expansions),
                        |beside| expanded(expansions, beside),
                    );
                    let found = found(length, quality);
                    message!("findings-found-and-expanded", found, expanded)
                }
            };
            match why {
                Some(why) => message!(
                    "findings-sentence-with-reason",
                    strategy,
                    did,
                    why = reason(why)
                ),
                None => message!("findings-sentence", strategy, did),
            }
        }
        Ending::Unsolved(end) => {
            let did = unsolved(end, expansions);
            message!("findings-sentence", strategy, did)
        }
    }
}

/// A path that is not known to be a shortest one.
fn found(length: u32, quality: Quality) -> String {
    match quality {
        Quality::Optimal => message!("findings-found", moves = length),
        Quality::Longer(more) => message!("findings-found-longer", moves = length, more),
        Quality::Unknown => message!("findings-found-unknown", moves = length),
    }
}

/// How many nodes it expanded, held against another.
fn expanded(own: u64, beside: Beside) -> String {
    let Beside { strategy, expanded } = beside;
    let strategy = strategy.to_string();
    match own.cmp(&expanded) {
        Ordering::Equal => message!("findings-as-many", nodes = own, strategy),
        Ordering::Less => fewer(own, expanded, strategy),
        Ordering::Greater => more(own, expanded, strategy),
    }
}

fn fewer(own: u64, other: u64, strategy: String) -> String {
    if let Some(times) = times(other, own) {
        return message!("findings-times-fewer", times, strategy);
    }
    match share(other - own, other) {
        Some(percent) => message!("findings-percent-fewer", percent, strategy),
        None => message!("findings-nodes-fewer", fewer = other - own, strategy),
    }
}

fn more(own: u64, other: u64, strategy: String) -> String {
    if let Some(times) = times(own, other) {
        return message!("findings-times-as-many", nodes = own, times, strategy);
    }
    match share(own - other, other) {
        Some(percent) => message!("findings-percent-more", nodes = own, percent, strategy),
        None => message!(
            "findings-nodes-more",
            nodes = own,
            more = own - other,
            strategy
        ),
    }
}

/// A ratio of 2 and more; with a decimal below 10.
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

/// A part in whole percent, unless it is too little to be told, or all of it.
fn share(part: u64, whole: u64) -> Option<u64> {
    let percent = (100.0 * part as f64 / whole as f64).round();
    (whole > 0 && (1.0..100.0).contains(&percent)).then_some(percent as u64)
}

fn reason(why: Why) -> String {
    match why {
        Why::AllUpTo(moves) => message!("findings-why-all-up-to", moves),
        Why::AllNearerThan(moves) => message!("findings-why-all-nearer", moves),
        Why::BothEnds(length) => message!("findings-why-both-ends", length),
        Why::Skipped(f) => message!("findings-why-skipped", f),
        Why::SkippedAgain(f) => message!("findings-why-skipped-again", f),
        Why::Weighted(weight) => message!("findings-why-weighted", weight = weight.to_string()),
        Why::HAlone => message!("findings-why-h-alone").to_owned(),
        Why::MeetsInTheMiddle => message!("findings-why-meets-in-the-middle").to_owned(),
        Why::OnePath => message!("findings-why-one-path").to_owned(),
        Why::OnePathAgain => message!("findings-why-one-path-again").to_owned(),
    }
}

fn unsolved(end: End, expansions: u64) -> String {
    match end {
        End::Solved => message!("findings-end-solved", expansions),
        End::Exhausted => message!("findings-end-exhausted", expansions),
        End::Cancelled => message!("findings-end-cancelled", expansions),
        End::MemoryLimit => message!("findings-end-memory-limit", expansions),
        End::ExpansionLimit => message!("findings-end-expansion-limit", expansions),
        End::NoEstimate => message!("findings-end-no-estimate", expansions),
        End::DepthLimit => message!("findings-end-depth-limit", expansions),
    }
}
