//! Texts about the nodes that searches expand with each heuristic, and about comparing heuristics.

use crate::text::messages::heuristic_effort as said;
use crate::words::count;
pub use crate::words::count::moves as readout_length;
pub use said::measuring_one as measuring;
pub use said::*;

use crate::search::Algorithm;
use crate::study::dominance::{Difference, Dominance, Relation};
use crate::study::effort::Effort;
use crate::text::Message;
use crate::text::numbers::decimals;

/// Returns the name of A* or IDA*.
pub fn searcher(searcher: Algorithm) -> Message {
    Message::of("heuristic-effort-searcher", searcher.id())
}

pub fn about_searcher(searcher: Algorithm) -> Message {
    Message::of("heuristic-effort-about-searcher", searcher.id())
}

/// Returns the title of the chart. `boards` is the number of boards per length.
pub fn chart_title(of: Algorithm, boards: usize) -> String {
    let name = searcher(of);
    match boards {
        0 => said::chart_title(name),
        boards => said::chart_title_of_boards(name, boards),
    }
}

/// Like [`chart_title`], for narrow places.
pub fn short_chart_title(of: Algorithm, boards: usize) -> String {
    let name = searcher(of);
    match boards {
        0 => said::chart_title(name),
        boards => said::short_chart_title(name, boards),
    }
}

pub fn readout_curve(name: &str, effort: &Effort, limit: u64) -> String {
    match effort.mean_expanded() {
        Some(mean) => said::readout_curve(name, mean_nodes(mean), effort.boards),
        None => said::readout_no_mean(name, over_limit(effort, limit)),
    }
}

pub fn over_limit(effort: &Effort, limit: u64) -> String {
    said::over_limit(effort.capped, effort.boards, limit)
}

pub fn mean_nodes(mean: f64) -> String {
    decimals(mean, usize::from(mean < 10.0))
}

/// Returns the mean in a cell of the table, or `None` if a run reached its limit.
pub fn nodes(effort: &Effort) -> Option<String> {
    effort.mean_expanded().map(mean_nodes)
}

/// Returns the excess length of solutions, such as 0 or +0.6.
pub fn too_long(excess: f64) -> String {
    if excess > 0.0 {
        format!("+{}", decimals(excess.max(0.1), 1))
    } else {
        "0".to_owned()
    }
}

/// Explains where the values of a row come from.
pub fn about_nodes(effort: &Effort, limit: u64) -> String {
    match (effort.mean_expanded(), effort.too_long) {
        (None, _) => said::about_no_mean(over_limit(effort, limit)),
        (Some(_), 0) => said::about_shortest(effort.boards),
        (Some(_), long) => said::about_longer(effort.boards, long, count::moves(effort.worst)),
    }
}

/// Returns which others the selected heuristic dominates, the nearest first.
pub fn dominates(name: &str, others: &[&str], proven: bool) -> String {
    let others = match others {
        [] => return said::dominates_none(name),
        [one] => (*one).to_owned(),
        [first, second] => said::two(*first, *second),
        [first, second, ..] => said::more(*first, *second, others.len() - 2),
    };
    said::dominates(proven, name, others)
}

/// Returns a number of states, with one of them and both its values as an example.
fn with_example(states: String, example: Option<Difference>) -> String {
    match example {
        None => states,
        Some(at) => said::example(states, at.first, at.second, at.board),
    }
}

/// Describes the relation of the selected heuristic to another. `admissible` tells whether both are, as far as is known.
pub fn relation(first: &str, second: &str, found: &Dominance, admissible: bool) -> String {
    let states = found.states;
    let above = |first, second, higher: u64| {
        said::relation_above(admissible, first, second, higher, states)
    };
    let told = match found.relation() {
        Relation::Equal => said::relation_equal(first, second),
        Relation::Dominates => above(first, second, found.higher),
        Relation::IsDominated => above(second, first, found.lower),
        Relation::Neither => {
            let higher = said::of_states(found.higher, states);
            let lower = said::states(found.lower);
            said::relation_neither(
                first,
                second,
                with_example(higher, found.highest),
                with_example(lower, found.lowest),
            )
        }
    };
    said::relation(found.extent.sample().is_some(), told)
}
