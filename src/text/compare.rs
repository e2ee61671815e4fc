//! What the Compare screen says.

use std::fmt;

use crate::search::{Algorithm, Stats, Strategy};
use crate::study::Optimality;
use crate::study::compare::Verdict;
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::message;
use crate::text::numbers::percent;
use crate::text::thousands;

pub(crate) const AT_LEAST_TWO: Message = Message("compare-at-least-two");

pub(crate) const REMOVE: Message = Message("compare-remove");

/// The accessible name of a strategy in the menu that adds one.
pub(crate) fn add(strategy: Strategy) -> String {
    format!("Add {strategy}")
}

pub(crate) fn is_compared(strategy: Strategy) -> String {
    format!("{strategy} is compared already")
}

/// The heading of a column, and what stands in it.
pub(crate) const STRATEGY: (Message, Message) = (
    Message("compare-strategy"),
    Message("compare-strategy-about"),
);
pub(crate) const LENGTH: (Message, Message) =
    (Message("compare-length"), Message("compare-length-about"));
pub(crate) const EXPANDED: (Message, Message) =
    (Message("compare-expanded"), Term::Expanded.about());
pub(crate) const GENERATED: (Message, Message) =
    (Message("compare-generated"), Term::Generated.about());
pub(crate) const VISITED: (Message, Message) = (Message("compare-visited"), Term::Visited.about());
pub(crate) const PEAK_FRONTIER: (Message, Message) =
    (Message("compare-peak-frontier"), Term::PeakFrontier.about());
pub(crate) const BYTES_PER_STATE: (Message, Message) = (
    Message("compare-bytes-per-state"),
    Message("compare-bytes-per-state-about"),
);
pub(crate) const TIME: (Message, Message) =
    (Message("compare-time"), Message("compare-time-about"));
pub(crate) const BRANCHING: (Message, Message) = (
    Message("compare-branching"),
    Message("compare-branching-about"),
);
pub(crate) const RATIO: (Message, Message) =
    (Message("compare-ratio"), Message("compare-ratio-about"));

/// The two lines of a heading that is too long for one.
pub(crate) const BYTES_PER_STATE_LINES: [Message; 2] = [
    Message("compare-bytes-per-state-lines"),
    Message("compare-bytes-per-state-lines-name"),
];
pub(crate) const RATIO_LINES: [Message; 2] = [
    Message("compare-ratio-lines"),
    Message("compare-ratio-lines-name"),
];

/// What stands in place of the moves while a search goes on, and of the time while it is measured.
pub(crate) const PENDING: Message = Message("compare-pending");

/// What the table says before a search has begun, on a board that can be searched or not.
pub(crate) const fn no_rows(solvable: bool) -> &'static str {
    if solvable {
        "The results appear here. Press Run, or Space."
    } else {
        "The results appear here once the searches have run."
    }
}

pub(crate) const NO_CURVES: Message = Message("compare-no-curves");

/// The accessible name of the plot of `curve`.
pub(crate) fn plot(curve: &str) -> String {
    format!("{curve} of every strategy")
}

pub(crate) fn cancelled(searches: u64) -> String {
    let noun = if searches == 1 { "search" } else { "searches" };
    format!("{} {noun} cancelled", thousands(searches))
}

/// A verdict in a few words, the same in fewer, and why.
pub(crate) struct Said {
    pub(crate) text: String,
    /// Where there is little room.
    pub(crate) short: String,
    pub(crate) about: String,
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

    /// `short` with `more` behind it where there is room.
    fn longer(short: String, more: &str, about: String) -> Self {
        let text = format!("{short} {more}");
        Self { text, short, about }
    }
}

pub(crate) fn not_run(why: &str) -> Said {
    Said::new("not run", why)
}

pub(crate) fn waits() -> Said {
    let about = "The searches run one after the other, so that none slows another down.";
    Said::new("waits for its turn", about)
}

/// At this depth, or of A* and its kin this f; 0 where it is not known.
pub(crate) fn searching(strategy: Strategy, depth: u32) -> Said {
    let about = "The clock has not reached the end of this search yet.";
    let short = "searching".to_owned();
    if depth == 0 {
        return Said::new(short, about);
    }
    let word = depth_word(strategy.algorithm);
    Said {
        text: format!("{short}, {word} {depth}"),
        short,
        about: about.to_owned(),
    }
}

/// Of a search that goes on where another is over.
pub(crate) fn still_searching(strategy: Strategy, stats: &Stats) -> String {
    let expansions = message!("count-expansion", count = stats.expanded);
    let word = depth_word(strategy.algorithm);
    match stats.depth {
        0 => format!("{strategy} still searches after {expansions}."),
        depth => format!("{strategy} still searches after {expansions}, at {word} {depth}."),
    }
}

const fn depth_word(algorithm: Algorithm) -> &'static str {
    if algorithm.goes_by_f() { "f" } else { "depth" }
}

/// The verdict on a search that is over, with a path of `length` moves.
pub(crate) fn verdict(verdict: Verdict, length: u32) -> Said {
    let moves = message!("count-move", count = length);
    match verdict {
        Verdict::Proven(proof) => {
            Said::longer(format!("{moves}, optimal"), "by proof", proven(proof))
        }
        Verdict::AsShort => {
            let about =
                "The strategy itself proves nothing, but it is known that no solution is shorter.";
            let short = format!("{moves}, optimal");
            Said::longer(short, "by comparison", about.to_owned())
        }
        Verdict::Longer(more) => Said {
            text: format!("{moves} ({more} longer than optimal)"),
            short: format!("{moves} ({more} longer)"),
            about: "A shorter solution is known.".to_owned(),
        },
        Verdict::Unknown => {
            let about = "Neither this strategy nor another one here proves it.";
            Said::new(format!("{moves}, not known to be optimal"), about)
        }
        Verdict::Unsolved(end) => {
            let about = "It ended without a solution. Each search may use a sixth of the memory limit set in Explore.";
            Said::new(end.name(), about)
        }
    }
}

fn proven(proof: Optimality) -> String {
    format!("No shorter path exists: {}.", proof.reason())
}

/// What the algorithms do on a board that is `best` moves from its goal, a sentence each.
pub(crate) fn lesson(strategies: &[Strategy], best: u32) -> String {
    let mut told: Vec<Algorithm> = Vec::new();
    let mut sentences = Vec::new();
    for strategy in strategies {
        if !told.contains(&strategy.algorithm) {
            told.push(strategy.algorithm);
            sentences.push(what_it_does(strategy.algorithm, best));
        }
    }
    sentences.join(" ")
}

fn what_it_does(algorithm: Algorithm, best: u32) -> String {
    match algorithm {
        Algorithm::Bfs => format!("BFS expands layer after layer, almost to depth {best}."),
        Algorithm::Bidirectional => {
            "Two searches to half the depth stay far smaller than one to the full depth.".to_owned()
        }
        Algorithm::UniformCost => {
            format!("Uniform-cost search expands every state with g < {best}.")
        }
        Algorithm::AStar => format!("A* skips every state with f > {best}."),
        Algorithm::WeightedAStar => {
            "Weighted A* gives h more weight and may miss a shortest solution.".to_owned()
        }
        Algorithm::Greedy => {
            "Greedy search follows h alone and ignores the path length.".to_owned()
        }
        Algorithm::Mm => {
            "MM searches from both ends, each guided by h, and meets in the middle.".to_owned()
        }
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
            format!("{algorithm} stores one path only and expands nodes again in every iteration.")
        }
    }
}

pub(crate) const REMOVE_BUTTON: Message = Message("compare-remove-button");

/// The button of each menu and form: its text and its hint.
pub(crate) const EDIT: (Message, Message) =
    (Message("compare-edit"), Message("compare-edit-about"));
pub(crate) const EDIT_BOARD: (Message, Message) = (
    Message("compare-edit-board"),
    Message("compare-edit-board-about"),
);
pub(crate) const ANYWAY: (Message, Message) =
    (Message("compare-anyway"), Message("compare-anyway-about"));
pub(crate) const CANCEL: (Message, Message) =
    (Message("compare-cancel"), Message("compare-cancel-about"));
pub(crate) const EXPORT: (Message, Message) =
    (Message("compare-export"), Message("compare-export-about"));

/// Text, accessible name and hint.
pub(crate) const ADD: [Message; 3] = [
    Message("compare-add"),
    Message("compare-add-name"),
    Message("compare-add-about"),
];
pub(crate) const MAPS: [Message; 3] = [
    Message("compare-maps"),
    Message("compare-maps-name"),
    Message("compare-maps-about"),
];
pub(crate) const TREES: [Message; 3] = [
    Message("compare-trees"),
    Message("compare-trees-name"),
    Message("compare-trees-about"),
];
pub(crate) const LOG: [Message; 3] = [
    Message("compare-log"),
    Message("compare-log-name"),
    Message("compare-log-about"),
];
pub(crate) const COPY: [Message; 3] = [
    Message("compare-copy"),
    Message("compare-copy-name"),
    Message("compare-copy-about"),
];

pub(crate) const NO_EXPORT: Message = Message("compare-no-export");
pub(crate) const PICTURES: Message = Message("compare-pictures");
pub(crate) const CURVES: (Message, Message) =
    (Message("compare-curves"), Message("compare-curves-about"));

pub(crate) fn copy_as(format: &str) -> String {
    format!("Copy as {format}")
}

pub(crate) fn swap((a, b): (u8, u8)) -> String {
    format!("Swap {a} and {b}")
}

pub(crate) const SWAP: Message = Message("compare-swap");

// The board that is compared.

pub(crate) const BOARD_UNSOLVABLE: Message = Message("compare-board-unsolvable");
pub(crate) const SOLVABLE: Message = Message("compare-solvable");
pub(crate) const UNSOLVABLE: Message = Message("compare-unsolvable");
pub(crate) const ILLEGAL: Message = Message("compare-illegal");
pub(crate) const DRAFT_ILLEGAL: Message = Message("compare-draft-illegal");

pub(crate) fn at_best(moves: u32) -> String {
    format!("{} at best", message!("count-move", count = moves))
}

pub(crate) fn boards(start: &str, goal: &str) -> String {
    format!("{start}\nto {goal}")
}

// A strategy.

pub(crate) fn strategy_button(number: usize, name: &str) -> String {
    format!("Strategy {number}: {name}")
}

pub(crate) fn about_strategy(strategy: Strategy) -> String {
    format!("{strategy}\n{}", strategy.algorithm.summary())
}

pub(crate) fn change_strategy(strategy: Strategy) -> String {
    format!("{}\nA click changes it.", about_strategy(strategy))
}

pub(crate) fn no_more_than(most: usize) -> String {
    format!("A comparison has at most {most} strategies.")
}

// The clock.

pub(crate) const ONE_CLOCK: Message = Message("compare-one-clock");
pub(crate) const CLOCK: Message = Message("compare-clock");
pub(crate) const SPEED: Message = Message("compare-speed");

pub(crate) fn clock(by: &str) -> String {
    format!("Clock: {by}")
}

pub(crate) fn clock_by(by: &str) -> String {
    format!("Clock by {by}")
}

/// Hints of the buttons of the clock.
pub(crate) mod transport {
    use crate::text::Message;

    pub(crate) const RESET: Message = Message("compare-transport-reset");
    pub(crate) const START: Message = Message("compare-transport-start");
    pub(crate) const BACK: Message = Message("compare-transport-back");
    pub(crate) const PAUSE: Message = Message("compare-transport-pause");
    pub(crate) const RUN: Message = Message("compare-transport-run");
    pub(crate) const STEP: Message = Message("compare-transport-step");
    pub(crate) const FINISH: Message = Message("compare-transport-finish");
}

/// What a strategy has done at a moment of the clock.
pub(crate) fn strategy_at(strategy: Strategy, expanded: u64, over: bool) -> String {
    let k = thousands(expanded);
    if over {
        format!("{strategy}: over after {k}")
    } else {
        format!("{strategy}: {k} expanded")
    }
}

/// A moment of the clock: `amount` is of expansions or of time.
pub(crate) fn after_each(amount: &str) -> String {
    format!("After {amount} of each")
}

pub(crate) fn up_to_depth(depth: u64) -> String {
    format!("Up to depth or f {depth}")
}

/// A place on the axis of shares.
pub(crate) fn share_of_run(share: f64) -> String {
    format!("{} of its expansions so far", percent(share, 0))
}

pub(crate) fn depth(depth: u64) -> String {
    format!("depth or f {depth}")
}

pub(crate) fn expanded_of(at: u64, end: u64) -> String {
    format!("{} of {} expanded", thousands(at), thousands(end))
}

pub(crate) fn depth_of(at: u64, end: u64) -> String {
    format!("depth or f {at} of {end}")
}

pub(crate) fn time_of(at: &str, end: &str) -> String {
    format!("{at} of {end}")
}

// The picture of a search and its figures.

pub(crate) const MEASURING: Message = Message("compare-measuring");
pub(crate) const RECORDED: Message = Message("compare-recorded");
pub(crate) const EXPANDED_FIGURE: Message = Message("compare-expanded-figure");
pub(crate) const VISITED_FIGURE: Message = Message("compare-visited-figure");

/// Below the share of all states that is stored.
pub(crate) fn of_states(states: u64) -> String {
    format!("of {} states", thousands(states))
}
pub(crate) const OWN_SCALE: Message = Message("compare-own-scale");
/// The same where there is little room.
pub(crate) const OWN_SCALE_IN_SHORT: Message = Message("compare-own-scale-in-short");
pub(crate) const ABOUT_OWN_SCALE: Message = Message("compare-about-own-scale");

pub(crate) fn picture_stops(expansion: u64) -> String {
    format!("Drawn up to expansion {}", thousands(expansion))
}

pub(crate) fn map_of(strategy: Strategy) -> String {
    format!("State space map of {strategy}")
}

pub(crate) fn visited(count: u64) -> String {
    format!("{} visited", thousands(count))
}

pub(crate) fn frontier(count: u64) -> String {
    format!("{} frontier", thousands(count))
}

/// The counters of a search; what is neither recorded nor sampled of a moment is left out.
pub(crate) fn counters(algorithm: Algorithm, stats: &Stats) -> Vec<String> {
    let mut counters = vec![
        format!("visited {}", thousands(stats.visited)),
        format!("frontier {}", thousands(stats.frontier)),
    ];
    if stats.generated > 0 || stats.expanded == 0 {
        counters.push(format!("generated {}", thousands(stats.generated)));
    }
    if stats.depth > 0 {
        counters.push(format!("{} {}", depth_word(algorithm), stats.depth));
    }
    counters
}

pub(crate) fn all_counters(strategy: Strategy, expanded: u64, others: &[String]) -> String {
    let expanded = thousands(expanded);
    format!("{strategy}: expanded {expanded}, {}", others.join(", "))
}

// The status.

pub(crate) const NONE_SOLVED: Message = Message("compare-none-solved");
pub(crate) const ALL_SOLVED: Message = Message("compare-all-solved");
pub(crate) const STATUS_UNSOLVABLE: Message = Message("compare-status-unsolvable");
pub(crate) const CANCELLED_EARLY: Message = Message("compare-cancelled-early");

pub(crate) fn solved(solved: usize, all: usize) -> String {
    format!("{solved} of {all} solved")
}

/// Of the searches at a moment of the clock before the end of the last.
pub(crate) fn solved_by_now(solved: usize, all: usize) -> String {
    format!("{solved} of {all} solved so far")
}

pub(crate) fn done(over: usize, all: usize) -> String {
    format!("Searching: {over} of {all} done")
}

pub(crate) fn not_started(error: impl fmt::Display) -> String {
    format!("The search was not started: {}", no_more_threads(error))
}

/// What the curves show.
pub(crate) mod curve {
    use crate::text::Message;

    /// The axes on paper.
    pub(crate) const NODES: Message = Message("compare-curve-nodes");
    pub(crate) const EXPANSIONS: Message = Message("compare-curve-expansions");
    pub(crate) const DEPTH: Message = Message("compare-curve-depth");
    pub(crate) const TIME: Message = Message("compare-curve-time");
    pub(crate) const SHARE: Message = Message("compare-curve-share");

    pub(crate) const FRONTIER_BY_SHARE: Message = Message("compare-curve-frontier-by-share");
    pub(crate) const FRONTIER: Message = Message("compare-curve-frontier");
    pub(crate) const VISITED: Message = Message("compare-curve-visited");
    pub(crate) const FRONTIER_BY_DEPTH: Message = Message("compare-curve-frontier-by-depth");
    pub(crate) const VISITED_BY_DEPTH: Message = Message("compare-curve-visited-by-depth");
    pub(crate) const EXPANDED_BY_DEPTH: Message = Message("compare-curve-expanded-by-depth");
    pub(crate) const FRONTIER_BY_TIME: Message = Message("compare-curve-frontier-by-time");
    pub(crate) const EXPANDED_BY_TIME: Message = Message("compare-curve-expanded-by-time");
}
