//! What is said of the nodes that searches expand by each heuristic, and of heuristics side by side.

use crate::puzzle::Size;
use crate::study::dominance::{Dominance, Relation};
use crate::study::effort::{LengthEffort, Searcher};
use crate::study::heuristic_check::{Extent, HeuristicCheck};
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::{NO_VALUE, decimals};
use crate::text::thousands;

pub(crate) const LENGTH: Message = Message("heuristic-effort-length");
pub(crate) const MEASURING: Message = Message("heuristic-effort-measuring");
pub(crate) const BROKE_OFF: Message = Message("heuristic-effort-broke-off");
/// In a cell whose value is not measured yet.
pub(crate) const PENDING: Message = Message("heuristic-effort-pending");

pub(crate) fn searcher(searcher: Searcher) -> &'static str {
    match searcher {
        Searcher::AStar => message!("heuristic-effort-searcher-astar"),
        Searcher::IdaStar => message!("heuristic-effort-searcher-ida-star"),
    }
}

/// The hint of the switch.
pub(crate) fn about_searcher(searcher: Searcher) -> &'static str {
    match searcher {
        Searcher::AStar => message!("heuristic-effort-about-searcher-astar"),
        Searcher::IdaStar => message!("heuristic-effort-about-searcher-ida-star"),
    }
}

/// The title of the chart; `boards` is how many there are of each length by now.
pub(crate) fn chart_title(of: Searcher, boards: u64) -> String {
    let name = searcher(of);
    match boards {
        0 => format!("Nodes expanded by {name}"),
        boards => format!(
            "Nodes expanded by {name} (mean of {} per length)",
            message!("count-board", count = boards)
        ),
    }
}

/// The same where there is little room.
pub(crate) fn short_chart_title(of: Searcher, boards: u64) -> String {
    let name = searcher(of);
    match boards {
        0 => format!("Nodes expanded by {name}"),
        boards => format!("Nodes by {name} ({boards} boards per length)"),
    }
}

/// What a name in the legend is called, for those who hear it.
pub(crate) fn curve(name: &str) -> String {
    format!("Curve: {name}")
}

/// The name of the dashed curve.
pub(crate) const THEORY: Message = Message("heuristic-effort-theory");

pub(crate) fn about_theory(name: &str) -> String {
    format!(
        "What Korf, Reid and Edelkamp (2001) predict for the last iteration of IDA* by {name}: Σ N(i) · P(d − i). N(i) is the \
         number of nodes at depth i of the tree without heuristic, and P(x) the share of states with h ≤ x. It is meant for a \
         consistent heuristic, a random board and an iteration that does not stop at the goal: near boards take more nodes, \
         far boards fewer."
    )
}

/// At a length of the chart: the length, then a line for each curve.
pub(crate) fn readout_length(length: u32) -> String {
    message!("count-move", count = length)
}

pub(crate) fn readout_curve(name: &str, effort: &LengthEffort, limit: u64) -> String {
    match effort.mean_expanded() {
        Some(mean) => format!(
            "{name}: {} nodes ({})",
            mean_nodes(mean),
            message!("count-board", count = effort.runs)
        ),
        None => format!("{name}: {}", over_limit(effort, limit)),
    }
}

pub(crate) fn readout_theory(mean: f64) -> String {
    format!("{THEORY}: {} nodes", mean_nodes(mean))
}

/// Why a length has no mean.
pub(crate) fn over_limit(effort: &LengthEffort, limit: u64) -> String {
    format!(
        "no mean: {} of {} took more than {} expansions",
        thousands(effort.capped()),
        message!("count-board", count = effort.runs),
        thousands(limit)
    )
}

fn mean_nodes(mean: f64) -> String {
    decimals(mean, usize::from(mean < 10.0))
}

/// The columns of the table, each with the lines of its heading and what stands in it.
pub(crate) const NAME_COLUMN: (Message, Message) = (
    Message("heuristic-effort-name-column"),
    Message("heuristic-effort-name-column-about"),
);
pub(crate) const ADMISSIBLE: (Message, Message) = (
    Message("heuristic-effort-admissible"),
    Message("heuristic-effort-admissible-about"),
);
pub(crate) const CONSISTENT: (Message, Message) = (
    Message("heuristic-effort-consistent"),
    Message("heuristic-effort-consistent-about"),
);
pub(crate) const MEAN_H: (Message, Message) = (
    Message("heuristic-effort-mean-h"),
    Message("heuristic-effort-mean-h-about"),
);
pub(crate) const RATIO: (Message, Message) = (
    Message("heuristic-effort-ratio"),
    Message("heuristic-effort-ratio-about"),
);
pub(crate) const TOO_LONG: (Message, Message) = (
    Message("heuristic-effort-too-long"),
    Message("heuristic-effort-too-long-about"),
);

pub(crate) fn nodes_column(length: Option<u32>) -> (String, String) {
    match length {
        Some(length) => (
            format!("nodes,\nd = {length}"),
            format!(
                "Nodes expanded by A* on boards whose shortest solution takes {length} moves, on average."
            ),
        ),
        None => (
            "nodes".to_owned(),
            "Nodes expanded by A*, on average.".to_owned(),
        ),
    }
}

/// A verdict in a cell, for those who hear it.
pub(crate) fn verdict(holds: Option<bool>) -> &'static str {
    match holds {
        Some(true) => message!("heuristic-effort-verdict-true"),
        Some(false) => message!("heuristic-effort-verdict-false"),
        None => message!("heuristic-effort-verdict-none"),
    }
}

/// A verdict of a sample that found nothing.
pub(crate) const NOT_REFUTED: Message = Message("heuristic-effort-not-refuted");

pub(crate) fn mean_h(check: &HeuristicCheck) -> String {
    decimals(check.mean_h(), 1)
}

pub(crate) fn ratio(mean: f64) -> String {
    decimals(mean, 2)
}

/// The mean of a cell of the table; none where a run reached its limit.
pub(crate) fn nodes(effort: &LengthEffort) -> String {
    effort
        .mean_expanded()
        .map_or_else(|| NO_VALUE.to_string(), mean_nodes)
}

/// By how much solutions are too long: 0, +0.6.
pub(crate) fn too_long(excess: f64) -> String {
    if excess > 0.0 {
        format!("+{}", decimals(excess.max(0.1), 1))
    } else {
        "0".to_owned()
    }
}

/// Where the values of a row come from.
pub(crate) fn about_nodes(effort: &LengthEffort, limit: u64) -> String {
    match effort.mean_expanded() {
        Some(_) => {
            let worst = match effort.too_long {
                0 => "all solutions are as short as can be".to_owned(),
                long => format!(
                    "{} longer than need be, by {} at worst",
                    message!("count-solution", count = long),
                    message!("count-move", count = effort.worst)
                ),
            };
            format!(
                "Mean of {}; {worst}.",
                message!("count-board", count = effort.runs)
            )
        }
        None => format!("There is {}.", over_limit(effort, limit)),
    }
}

/// Below the table: how its verdicts were found.
pub(crate) fn how_found(extent: Extent, size: Size) -> String {
    match extent {
        Extent::EveryState => format!("Proven on every state and every move of {size}."),
        Extent::Sample(boards) => format!(
            "Checked on a sample of {} of {size} with exact distances, and never proven: ? stands for “no counterexample”.",
            message!("count-board", count = boards)
        ),
    }
}

/// Below the table, while there is more to come.
pub(crate) fn measuring(name: &str) -> String {
    format!("Measuring {name} …")
}

/// Which others the selected one dominates, the nearest to it first.
pub(crate) fn dominates(name: &str, others: &[&str], proven: bool) -> String {
    let others = match others {
        [] => return format!("{name} dominates no other heuristic of the list."),
        [one] => (*one).to_owned(),
        [first, second] => format!("{first} and {second}"),
        [first, second, ..] => format!("{first}, {second} and {} more", others.len() - 2),
    };
    if proven {
        format!("{name} dominates {others}.")
    } else {
        format!("{name} was nowhere below {others} in the sample.")
    }
}

/// How the selected heuristic stands to another one.
pub(crate) fn relation(first: &str, second: &str, found: &Dominance) -> String {
    let states = thousands(found.states);
    let told = match found.relation() {
        Relation::Equal => format!("{first} and {second} have the same values"),
        Relation::Dominates => format!(
            "{first} dominates {second}: nowhere below it, above it on {} of {states} states",
            thousands(found.higher)
        ),
        Relation::IsDominated => format!(
            "{second} dominates {first}: nowhere below it, above it on {} of {states} states",
            thousands(found.lower)
        ),
        Relation::Neither => {
            let at = |difference: Option<crate::study::dominance::Difference>| {
                difference.map_or_else(String::new, |at| {
                    format!(" ({} against {} on {})", at.first, at.second, at.board)
                })
            };
            format!(
                "Neither dominates: {first} is above {second} on {} of {states} states{}, and below it on {}{}",
                thousands(found.higher),
                at(found.highest),
                thousands(found.lower),
                at(found.lowest)
            )
        }
    };
    match found.extent {
        Extent::EveryState => format!("{told}."),
        Extent::Sample(_) => format!("{told}, in a sample."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_dominates_is_told_in_a_sentence() {
        for (others, told) in [
            (&[][..], "A dominates no other heuristic of the list."),
            (&["B"][..], "A dominates B."),
            (&["B", "C"][..], "A dominates B and C."),
            (&["B", "C", "D", "E"][..], "A dominates B, C and 2 more."),
        ] {
            assert_eq!(dominates("A", others, true), told);
        }
    }

    #[test]
    fn an_excess_that_is_there_is_not_nothing() {
        assert_eq!([0.0, 0.02, 0.62].map(too_long), ["0", "+0.1", "+0.6"]);
    }
}
