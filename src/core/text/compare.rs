//! Texts of the Compare screen.

use crate::text::messages::compare as said;
use crate::text::strategies::about;
use crate::text::study::reason;
use crate::text::{Message, glossary, listed};
use crate::words::count;
pub use said::*;
pub use said::{add_strategy as add, clock_now as clock, visited_count as visited};

use crate::lesson::SceneLimits;
use crate::search::{Algorithm, Stats, Strategy};
use crate::study::compare::PathVerdict;
use crate::text::units::bytes;

pub const EXPANDED: (Message, Message) = (said::EXPANDED, glossary::EXPANDED.1);
pub const GENERATED: (Message, Message) = (said::GENERATED, glossary::GENERATED.1);
pub const VISITED: (Message, Message) = (said::VISITED, glossary::VISITED.1);
pub const PEAK_FRONTIER: (Message, Message) = (said::PEAK_FRONTIER, glossary::PEAK_FRONTIER.1);

/// The two lines of a heading that is too long for one.
pub const BYTES_PER_STATE_LINES: [Message; 2] = [
    said::BYTES_PER_STATE_FIRST_LINE,
    said::BYTES_PER_STATE_SECOND_LINE,
];
pub const RATIO_LINES: [Message; 2] = [said::RATIO_FIRST_LINE, said::RATIO_SECOND_LINE];

pub struct Said {
    pub text: String,
    /// The text for narrow places.
    pub short: String,
    pub about: String,
}

impl Said {
    fn new(text: impl Into<String>, about: impl Into<String>) -> Self {
        let text = text.into();
        Self {
            short: text.clone(),
            text,
            about: about.into(),
        }
    }
}

pub fn not_run(why: &str) -> Said {
    Said::new(said::NOT_RUN.text(), why)
}

/// Returns what a search waits for that has not begun: for its `tables`, or for its turn.
pub fn waits(tables: bool) -> Said {
    let (short, about) = if tables {
        said::WAITS_FOR_TABLES
    } else {
        said::WAITS
    };
    Said::new(short.text(), about.text())
}

/// `depth` is the depth, or f for A* and similar algorithms. 0 means that it is unknown.
pub fn searching(strategy: Strategy, depth: u32) -> Said {
    let (short, about) = said::SEARCHING;
    Said {
        text: match depth {
            0 => short.to_string(),
            _ => said::searching_at(strategy.algorithm.goes_by_f(), depth),
        },
        ..Said::new(short.text(), about.text())
    }
}

pub fn still_searching(strategy: Strategy, stats: &Stats) -> String {
    let at = Some(stats.depth).filter(|depth| *depth > 0);
    said::still_searching(at, strategy, stats.expanded, strategy.algorithm.goes_by_f())
}

/// Returns the verdict on a finished search with a path of `length` moves, and what they cost if their costs differ.
pub fn verdict(verdict: PathVerdict, length: u32, cost: Option<u32>) -> Said {
    if let (Some(cost), false) = (cost, matches!(verdict, PathVerdict::Unsolved(_))) {
        let text = match verdict {
            PathVerdict::Dearer(more) => said::verdict_of_cost_dearer(length, cost, more),
            PathVerdict::Unknown => said::verdict_of_cost(length, cost),
            _ => said::verdict_of_cost_least(length, cost),
        };
        return Said::new(text, said::VERDICT_OF_COST_ABOUT.text());
    }
    match verdict {
        PathVerdict::Proven(proof) => Said {
            text: said::verdict_proven(length),
            short: said::verdict_optimal(length),
            about: said::verdict_proven_about(reason(proof)),
        },
        PathVerdict::AsShort => Said {
            text: said::verdict_as_short(length),
            short: said::verdict_optimal(length),
            about: said::VERDICT_AS_SHORT_ABOUT.to_string(),
        },
        PathVerdict::Longer(more) | PathVerdict::Dearer(more) => Said {
            text: said::verdict_longer(length, more),
            short: said::verdict_longer_short(length, more),
            about: said::VERDICT_LONGER_ABOUT.to_string(),
        },
        PathVerdict::Unknown => Said {
            text: said::verdict_unknown(length),
            short: said::verdict_unknown_short(length),
            about: said::VERDICT_UNKNOWN_ABOUT.to_string(),
        },
        PathVerdict::Unsolved(end) => {
            Said::new(end.to_string(), said::VERDICT_UNSOLVED_ABOUT.text())
        }
    }
}

pub fn about_strategy(strategy: Strategy) -> String {
    format!("{strategy}\n{}", about(strategy))
}

pub fn change_strategy(strategy: Strategy) -> String {
    let change = said::CHANGE_STRATEGY.text();
    format!("{}\n{change}", about_strategy(strategy))
}

// The clock.

/// Returns the limits that a slide sets for each search, or `None` without a limit.
pub fn limits(limits: SceneLimits) -> Option<String> {
    let memory = limits.memory().map(bytes);
    let expansions = limits.expansions;
    let expansions = expansions.map(|most| count::expansions(most.get()));
    let both: Vec<String> = memory.into_iter().chain(expansions).collect();
    (!both.is_empty()).then(|| said::limits(listed(both)))
}

// The picture of a search and its figures.

/// Returns the counters of a search. Values that are neither recorded nor sampled for the moment are left out.
pub fn counters(algorithm: Algorithm, stats: &Stats) -> Vec<String> {
    let mut counters = vec![
        said::counter_visited(stats.visited),
        said::counter_frontier(stats.frontier),
    ];
    if stats.generated > 0 || stats.expanded == 0 {
        counters.push(said::counter_generated(stats.generated));
    }
    if stats.depth > 0 {
        counters.push(said::counter_reached(algorithm.goes_by_f(), stats.depth));
    }
    counters
}
