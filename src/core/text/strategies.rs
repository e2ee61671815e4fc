//! Names and explanations of algorithms, heuristics, tie rules and counters.

use crate::text::messages::strategies as said;
pub use said::*;

use crate::search::{Algorithm, Heuristic, Reopen, Strategy};
use crate::text::{Message, Named, Summarized as _, glossary};

/// The properties of an algorithm in an infinite space, each in a few words. b is the branching factor (the average number
/// of successors of a node), d the length of a shortest solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// Whether it always finds a solution if there is one.
    pub complete: &'static str,
    /// Whether its solution is a shortest one.
    pub optimal: &'static str,
    /// How many nodes it holds.
    pub memory: &'static str,
    /// How many nodes it generates.
    pub time: &'static str,
}

pub fn open_list(algorithm: Algorithm) -> &'static str {
    if algorithm.is_depth_first() || algorithm == Algorithm::Dfs {
        said::STACK.text()
    } else {
        said::FRONTIER.text()
    }
}

/// Returns the properties of an algorithm (Russell & Norvig, 4th ed., §§ 3.4.6 and 3.5; for MM its paper).
pub fn properties(algorithm: Algorithm) -> Properties {
    let property = |name: &str| Message::of(name, algorithm.id()).text();
    Properties {
        complete: property("strategies-complete"),
        optimal: property("strategies-optimal"),
        memory: property("strategies-memory"),
        time: property("strategies-time"),
    }
}

displayed!(Heuristic, |it| it.name());

displayed!(Algorithm, |it| it.name());

displayed!(Strategy, |it| {
    let mut parts = vec![it.algorithm.to_string()];
    parts.extend(it.weight_used().map(said::with_weight));
    parts.extend(it.depth_limit_used().map(said::with_limit));
    parts.extend(it.heuristic_used().map(|by| by.to_string()));
    parts.extend(it.marks_used().map(|marks| said::marks_in_name(marks.id())));
    parts.extend(it.ties_used().map(|ties| said::with_ties(ties.id())));
    let never_reopens = it.reopen_used() == Some(Reopen::Never);
    parts.extend(never_reopens.then(|| said::WITHOUT_REOPENING.to_string()));
    parts.extend(it.move_order_used().map(said::with_move_order));
    parts.join(" · ")
});

/// Describes a strategy. With an h that may overestimate, it does not claim that solutions are optimal.
pub fn about(strategy: Strategy) -> String {
    let summary = strategy.algorithm.summary();
    let promises = strategy.algorithm.is_optimal() || strategy.algorithm.uses_weight();
    match strategy.heuristic_used() {
        Some(heuristic) if promises && !heuristic.is_admissible() => {
            said::about(summary, said::NOT_KNOWN_ADMISSIBLE)
        }
        Some(_) if promises && strategy.can_be_misled() => {
            said::about(summary, said::NOT_KNOWN_CONSISTENT)
        }
        _ => summary.to_string(),
    }
}

pub const WEIGHT: Message = glossary::WEIGHT.1;

pub const DEPTH_LIMIT: Message = glossary::DEPTH_LIMIT.1;
