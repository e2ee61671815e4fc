//! What is said of the nodes that searches expand by each heuristic, and of heuristics side by side.

use crate::puzzle::Size;
use crate::study::dominance::{Difference, Dominance, Relation};
use crate::study::effort::{LengthEffort, Searcher};
use crate::study::heuristic_check::{Extent, HeuristicCheck};
use crate::text::Message;
use crate::text::message;
use crate::text::numbers::decimals;

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
        0 => message!("heuristic-effort-chart-title", name),
        boards => {
            let boards = message!("count-board", count = boards);
            message!("heuristic-effort-chart-title-of-boards", name, boards)
        }
    }
}

/// The same where there is little room.
pub(crate) fn short_chart_title(of: Searcher, boards: u64) -> String {
    let name = searcher(of);
    match boards {
        0 => message!("heuristic-effort-chart-title", name),
        boards => message!("heuristic-effort-short-chart-title", name, boards),
    }
}

/// What a name in the legend is called, for those who hear it.
pub(crate) fn curve(name: &str) -> String {
    message!("heuristic-effort-curve", name)
}

/// The name of the dashed curve.
pub(crate) const THEORY: Message = Message("heuristic-effort-theory");

pub(crate) fn about_theory(name: &str) -> String {
    message!("heuristic-effort-about-theory", name)
}

/// At a length of the chart: the length, then a line for each curve.
pub(crate) fn readout_length(length: u32) -> String {
    message!("count-move", count = length)
}

pub(crate) fn readout_curve(name: &str, effort: &LengthEffort, limit: u64) -> String {
    match effort.mean_expanded() {
        Some(mean) => message!(
            "heuristic-effort-readout-curve",
            name,
            mean = mean_nodes(mean),
            boards = message!("count-board", count = effort.runs)
        ),
        None => {
            let reason = over_limit(effort, limit);
            message!("heuristic-effort-readout-no-mean", name, reason)
        }
    }
}

pub(crate) fn readout_theory(mean: f64) -> String {
    let mean = mean_nodes(mean);
    message!("heuristic-effort-readout-theory", mean)
}

/// Why a length has no mean.
pub(crate) fn over_limit(effort: &LengthEffort, limit: u64) -> String {
    message!(
        "heuristic-effort-over-limit",
        capped = effort.capped(),
        boards = message!("count-board", count = effort.runs),
        limit
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
            message!("heuristic-effort-nodes-of-length", length),
            message!("heuristic-effort-nodes-of-length-about", length),
        ),
        None => (
            message!("heuristic-effort-nodes").to_owned(),
            message!("heuristic-effort-nodes-about").to_owned(),
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
pub(crate) fn nodes(effort: &LengthEffort) -> Option<String> {
    effort.mean_expanded().map(mean_nodes)
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
    let boards = message!("count-board", count = effort.runs);
    match (effort.mean_expanded(), effort.too_long) {
        (None, _) => {
            let reason = over_limit(effort, limit);
            message!("heuristic-effort-about-no-mean", reason)
        }
        (Some(_), 0) => message!("heuristic-effort-about-shortest", boards),
        (Some(_), long) => message!(
            "heuristic-effort-about-longer",
            boards,
            solutions = message!("count-solution", count = long),
            worst = message!("count-move", count = effort.worst)
        ),
    }
}

/// Below the table: how its verdicts were found.
pub(crate) fn how_found(extent: Extent, size: Size) -> String {
    let size = size.to_string();
    match extent {
        Extent::EveryState => message!("heuristic-effort-proven", size),
        Extent::Sample(boards) => message!(
            "heuristic-effort-sampled",
            boards = message!("count-board", count = boards),
            size
        ),
    }
}

/// Below the table, while there is more to come.
pub(crate) fn measuring(name: &str) -> String {
    message!("heuristic-effort-measuring-one", name)
}

/// Which others the selected one dominates, the nearest to it first.
pub(crate) fn dominates(name: &str, others: &[&str], proven: bool) -> String {
    let others = match others {
        [] => return message!("heuristic-effort-dominates-none", name),
        [one] => (*one).to_owned(),
        [first, second] => message!("heuristic-effort-two", first = *first, second = *second),
        [first, second, ..] => message!(
            "heuristic-effort-more",
            first = *first,
            second = *second,
            more = others.len() - 2
        ),
    };
    if proven {
        message!("heuristic-effort-dominates", name, others)
    } else {
        message!("heuristic-effort-nowhere-below", name, others)
    }
}

/// A number of states with one of them, where both values are told.
fn with_example(states: String, example: Option<Difference>) -> String {
    match example {
        None => states,
        Some(at) => message!(
            "heuristic-effort-example",
            states,
            first = at.first.to_string(),
            second = at.second.to_string(),
            board = at.board.to_string()
        ),
    }
}

/// How the selected heuristic stands to another one.
pub(crate) fn relation(first: &str, second: &str, found: &Dominance) -> String {
    let states = found.states;
    let above = |first, second, higher: u64| {
        message!(
            "heuristic-effort-relation-dominates",
            first,
            second,
            higher,
            states
        )
    };
    let told = match found.relation() {
        Relation::Equal => message!("heuristic-effort-relation-equal", first, second),
        Relation::Dominates => above(first, second, found.higher),
        Relation::IsDominated => above(second, first, found.lower),
        Relation::Neither => {
            let higher = message!("heuristic-effort-of-states", count = found.higher, states);
            let lower = message!("heuristic-effort-states", count = found.lower);
            message!(
                "heuristic-effort-relation-neither",
                first,
                second,
                higher = with_example(higher, found.highest),
                lower = with_example(lower, found.lowest)
            )
        }
    };
    match found.extent {
        Extent::EveryState => message!("heuristic-effort-relation", told),
        Extent::Sample(_) => message!("heuristic-effort-relation-in-sample", told),
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
