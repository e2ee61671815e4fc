//! A sentence on what each strategy did, made of its numbers.

use crate::search::Strategy;
use crate::study::End;
use crate::study::findings::{Beside, Ending, Finding, Quality, Why};
use crate::text::message;
use crate::text::thousands;

/// One sentence.
pub(crate) fn sentence(finding: &Finding) -> String {
    let name = finding.strategy;
    let expansions = message!("count-expansion", count = finding.expanded);
    match finding.ending {
        Ending::Solved {
            length,
            quality,
            beside,
            why,
        } => {
            let did = match (quality, beside) {
                (Quality::Optimal, Some(beside)) => expanded(finding.expanded, beside),
                (Quality::Optimal, None) => {
                    let moves = message!("count-move", count = length);
                    format!("solved the board in {moves} after {expansions}")
                }
                (Quality::Longer(_) | Quality::Unknown, _) => {
                    let found = found(length, quality);
                    let beside = beside.map_or_else(
                        || format!("made {expansions}"),
                        |beside| expanded(finding.expanded, beside),
                    );
                    format!("{found} and {beside}")
                }
            };
            let why = why.map(|why| format!(": it {}", reason(why)));
            format!("{name} {did}{}.", why.unwrap_or_default())
        }
        Ending::Unsolved(end) => format!("{name} {}.", unsolved(end, &expansions)),
    }
}

/// A path that is not known to be a shortest one.
fn found(length: u32, quality: Quality) -> String {
    let moves = message!("count-move", count = length);
    match quality {
        Quality::Optimal => format!("found {moves}"),
        Quality::Longer(more) => format!("found {moves} ({more} longer than optimal)"),
        Quality::Unknown => format!("found {moves} (not known to be optimal)"),
    }
}

/// How many nodes it expanded, held against another.
fn expanded(own: u64, beside: Beside) -> String {
    let Beside { strategy, expanded } = beside;
    let nodes = message!("count-node", count = own);
    if own == expanded {
        format!("expanded {nodes}, as many as {strategy}")
    } else if own < expanded {
        let fewer = fewer(own, expanded);
        format!("expanded {fewer} than {strategy}")
    } else {
        let more = more(own, expanded, strategy);
        format!("expanded {nodes}, {more}")
    }
}

fn fewer(own: u64, other: u64) -> String {
    if let Some(times) = times(other, own) {
        return format!("{times} times fewer nodes");
    }
    match share(other - own, other) {
        Some(percent) => format!("{percent} % fewer nodes"),
        None => format!("{} fewer", message!("count-node", count = other - own)),
    }
}

fn more(own: u64, other: u64, strategy: Strategy) -> String {
    if let Some(times) = times(own, other) {
        return format!("{times} times as many as {strategy}");
    }
    match share(own - other, other) {
        Some(percent) => format!("{percent} % more than {strategy}"),
        None => format!("{} more than {strategy}", thousands(own - other)),
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
    let moves = |moves: u32| message!("count-move", count = moves);
    match why {
        Why::AllUpTo(most) => format!("expanded every state up to {} away", moves(most)),
        Why::AllNearerThan(length) => {
            format!("expanded every state nearer than {}", moves(length))
        }
        Why::BothEnds(length) => {
            format!("searched from both ends, to depths that add up to {length}")
        }
        Why::Skipped(f) => format!("skipped every state with f > {f}"),
        Why::SkippedAgain(f) => format!(
            "stored one path, skipped every state with f > {f}, and expanded nodes again in each iteration"
        ),
        Why::Weighted(weight) => {
            format!("gives h {weight} times the weight of g")
        }
        Why::HAlone => "follows h alone and ignores the path length".to_owned(),
        Why::MeetsInTheMiddle => {
            "searched from both ends, and neither search went beyond the middle".to_owned()
        }
        Why::OnePath => "stored one path, and went back at the depth limit".to_owned(),
        Why::OnePathAgain => {
            "stored one path, and expanded nodes again in each iteration".to_owned()
        }
    }
}

fn unsolved(end: End, expansions: &str) -> String {
    match end {
        End::Solved => format!("ended after {expansions}"),
        End::Exhausted => {
            format!("searched every state it can reach in {expansions} and found no solution")
        }
        End::Cancelled => format!("was cancelled after {expansions}, without a solution"),
        End::MemoryLimit => {
            format!("reached its memory limit after {expansions}, without a solution")
        }
        End::ExpansionLimit => {
            format!("reached its expansion limit after {expansions}, without a solution")
        }
        End::NoEstimate => format!("ended after {expansions}, as its heuristic failed"),
        End::DepthLimit => {
            format!("found no solution within its depth limit, after {expansions}")
        }
    }
}
