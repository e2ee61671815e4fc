//! Texts of studies: headings of tables, ends and verdicts of runs, and errors in strategies.

use crate::text::messages::study as said;
use crate::text::{Message, Named, listed};

use crate::search::{Algorithm, Heuristic, Ties, Weight};
use crate::study::compare::{self, PathVerdict, StrategyCountError};
use crate::study::table::NoSuchColumn;
use crate::study::{End, Optimality, StrategyError};
use crate::study::{algorithm_known_as, heuristic_known_as};

displayed!(End, |it| Message::of("study-end", it.id()));

/// Returns the argument in a few words, for use after “optimal”.
pub(crate) fn reason(proof: Optimality) -> Message {
    Message::of("study-optimality", proof.id())
}

displayed!(PathVerdict, |it| match it {
    Self::Proven(_) => said::VERDICT_PROVEN.to_string(),
    Self::AsShort => said::VERDICT_AS_SHORT.to_string(),
    Self::Longer(moves) => said::verdict_longer(*moves),
    Self::Unknown => said::VERDICT_UNKNOWN.to_string(),
    Self::Unsolved(end) => end.to_string(),
});

displayed!(NoSuchColumn, |it| {
    let (name, columns) = (&it.name, listed(&it.columns));
    said::no_such_column(name, columns)
});

displayed!(StrategyError, |it| match it {
    Self::Empty => said::strategy_empty(algorithms()),
    Self::NoSuchAlgorithm { name } => match algorithm_known_as(name) {
        Some(Algorithm::DepthLimited) => {
            let id = Algorithm::DepthLimited.id();
            said::algorithm_known_as_depth_limited(name, id)
        }
        Some(algorithm) => said::algorithm_known_as(name, algorithm.id()),
        None => said::no_such_algorithm(name, algorithms()),
    },
    Self::NoSuchHeuristic { name } => match heuristic_known_as(name) {
        Some(heuristic) => said::heuristic_known_as(name, heuristic.id()),
        None => said::no_such_heuristic(name, heuristics()),
    },
    Self::Unguided { algorithm } => said::unguided(algorithm.name(), algorithm.id()),
    Self::NoSuchSetting { algorithm, name } => said::no_such_setting(algorithm.name(), name),
    Self::BadValue { name, value } => bad_value(name, value),
});

fn bad_value(name: &str, value: &str) -> String {
    match name {
        "w" => {
            let (least, most) = (Weight::LEAST.to_string(), Weight::MOST.to_string());
            said::bad_weight(name, value, least, most)
        }
        "ties" => {
            let [first, second] = Ties::ALL.map(Ties::id);
            said::bad_ties(name, value, first, second)
        }
        _ => said::bad_limit(name, value),
    }
}

fn algorithms() -> String {
    listed(Algorithm::ALL.iter().map(|known| known.id()))
}

fn heuristics() -> String {
    listed(Heuristic::ALL.iter().map(|known| known.id()))
}

displayed!(StrategyCountError, |it| {
    let (least, most) = (*compare::STRATEGIES.start(), *compare::STRATEGIES.end());
    said::strategy_count(it.given, least, most)
});
