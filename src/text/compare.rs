//! What the Compare screen says.

use std::fmt;

use crate::search::{Algorithm, Stats, Strategy};
use crate::study::Optimality;
use crate::study::compare::Verdict;
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::numbers::percent;
use crate::text::{counted, thousands};

pub(crate) const AT_LEAST_TWO: &str = "A comparison needs at least two strategies.";

pub(crate) const REMOVE: &str = "Removes this strategy.";

/// The accessible name of a strategy in the menu that adds one.
pub(crate) fn add(strategy: Strategy) -> String {
    format!("Add {strategy}")
}

pub(crate) fn is_compared(strategy: Strategy) -> String {
    format!("{strategy} is compared already")
}

/// The heading of a column, and what stands in it.
pub(crate) const STRATEGY: (&str, &str) = ("Strategy", "The strategies compared.");
pub(crate) const LENGTH: (&str, &str) = ("Moves", "Moves of the solution found.");
pub(crate) const EXPANDED: (&str, &str) = ("Expanded", Term::Expanded.about());
pub(crate) const GENERATED: (&str, &str) = ("Generated", Term::Generated.about());
pub(crate) const VISITED: (&str, &str) = ("Visited", Term::Visited.about());
pub(crate) const PEAK_FRONTIER: (&str, &str) = ("Peak", Term::PeakFrontier.about());
pub(crate) const BYTES_PER_STATE: (&str, &str) = (
    "Memory per state",
    "Bytes stored for each state visited, without free places in tables and without the queue of the frontier.",
);
pub(crate) const TIME: (&str, &str) = (
    "Time",
    "The median of repeated runs, neither drawn nor recorded. – if one run takes more than a second.",
);
pub(crate) const BRANCHING: (&str, &str) = (
    "b*",
    "The effective branching factor: N + 1 = 1 + b* + … + b*^d, with N nodes generated and a path of d moves.",
);
pub(crate) const RATIO: (&str, &str) = (
    "Times the fewest nodes",
    "Nodes generated, divided by the fewest of all strategies that solved the board.",
);

/// The two lines of a heading that is too long for one.
pub(crate) const BYTES_PER_STATE_LINES: [&str; 2] = ["Memory/", "state (B)"];
pub(crate) const RATIO_LINES: [&str; 2] = ["× fewest", "nodes"];

/// What stands in place of the moves while a search goes on, and of the time while it is measured.
pub(crate) const PENDING: &str = "…";

/// What the table says before a search has begun, on a board that can be searched or not.
pub(crate) const fn no_rows(solvable: bool) -> &'static str {
    if solvable {
        "The results appear here. Press Run, or Space."
    } else {
        "The results appear here once the searches have run."
    }
}

pub(crate) const NO_CURVES: &str = "The curves appear here when the searches run.";

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
    let expansions = counted(stats.expanded, "expansion");
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
    let moves = counted(length.into(), "move");
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

pub(crate) const REMOVE_BUTTON: &str = "Remove";

/// The button of each menu and form: its text and its hint.
pub(crate) const EDIT: (&str, &str) = ("edit", "This is the board of Explore. Edit it there.");
pub(crate) const EDIT_BOARD: (&str, &str) = (
    "Edit the board",
    "Goes to Explore, where boards are edited.",
);
pub(crate) const ANYWAY: (&str, &str) = (
    "Compare anyway",
    "Starts the searches although there is no solution: every strategy visits all states it can reach.",
);
pub(crate) const CANCEL: (&str, &str) =
    ("Cancel", "Stops the searches. What they have done stays.");
pub(crate) const EXPORT: (&str, &str) = ("Export…", "Writes the table to a file.");

/// Text, accessible name and hint.
pub(crate) const ADD: [&str; 3] = [
    "+ strategy",
    "Add a strategy",
    "Compares one more strategy.",
];
pub(crate) const MAPS: [&str; 3] = [
    "maps",
    "Show maps",
    "The state space of each strategy: every state by its distances from the start and to the goal.",
];
pub(crate) const TREES: [&str; 3] = [
    "trees",
    "Show trees",
    "The search tree of each strategy, each at its own scale.",
];
pub(crate) const LOG: [&str; 3] = [
    "log",
    "Logarithmic axes",
    "Logarithmic axes. An axis of depths stays linear.",
];
pub(crate) const COPY: [&str; 3] = [
    "Copy",
    "Copy the table",
    "Copies the table as it is sorted here.",
];

pub(crate) const NO_EXPORT: &str = "You can export the results once every search is over.";
pub(crate) const PICTURES: &str = "Pictures";
pub(crate) const CURVES: (&str, &str) = ("Curves", "What the two axes of the curves show.");

pub(crate) fn copy_as(format: &str) -> String {
    format!("Copy as {format}")
}

pub(crate) fn swap((a, b): (u8, u8)) -> String {
    format!("Swap {a} and {b}")
}

pub(crate) const SWAP: &str = "Exchanges these two tiles, which makes the board solvable.";

// The board that is compared.

pub(crate) const BOARD_UNSOLVABLE: &str = "This board has no solution";
pub(crate) const SOLVABLE: &str = "solvable";
pub(crate) const UNSOLVABLE: &str = "no solution";
pub(crate) const ILLEGAL: &str = "not legal yet";
pub(crate) const DRAFT_ILLEGAL: &str = "the draft is not legal yet";

pub(crate) fn at_best(moves: u32) -> String {
    format!("{} at best", counted(moves.into(), "move"))
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

pub(crate) const ONE_CLOCK: &str = "One clock";
pub(crate) const CLOCK: &str = "Clock";
pub(crate) const SPEED: &str =
    "The speed of the clock (+ and −). The searches themselves run at full speed.";

pub(crate) fn clock(by: &str) -> String {
    format!("Clock: {by}")
}

pub(crate) fn clock_by(by: &str) -> String {
    format!("Clock by {by}")
}

/// Hints of the buttons of the clock.
pub(crate) mod transport {
    pub(crate) const RESET: &str = "Reset: drops the searches (R).";
    pub(crate) const START: &str = "Jump to the start; the searches are kept (Home).";
    pub(crate) const BACK: &str = "One step back (←).";
    pub(crate) const PAUSE: &str =
        "Pauses the clock; the searches go on in the background (Space).";
    pub(crate) const RUN: &str = "Runs every strategy and plays them by one clock (Space).";
    pub(crate) const STEP: &str = "One step forward (→).";
    pub(crate) const FINISH: &str =
        "Jump to the end of the searches, or to their newest moment (End).";
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

pub(crate) const MEASURING: &str = "Measuring the state space…";
pub(crate) const RECORDED: &str = "Later nodes are not recorded. The counters go on.";
pub(crate) const EXPANDED_FIGURE: &str = "expanded";
pub(crate) const VISITED_FIGURE: &str = "visited";

/// Below the share of all states that is stored.
pub(crate) fn of_states(states: u64) -> String {
    format!("of {} states", thousands(states))
}
pub(crate) const OWN_SCALE: &str = "Each tree at its own scale";
/// The same where there is little room.
pub(crate) const OWN_SCALE_IN_SHORT: &str = "own scale";
pub(crate) const ABOUT_OWN_SCALE: &str =
    "Each tree fills its column, so compare the numbers, not the sizes.";

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

pub(crate) const NONE_SOLVED: &str = "None solved";
pub(crate) const ALL_SOLVED: &str = "All solved";
pub(crate) const STATUS_UNSOLVABLE: &str = "No solution";
pub(crate) const CANCELLED_EARLY: &str = "Cancelled before its turn";

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
    /// The axes on paper.
    pub(crate) const NODES: &str = "nodes";
    pub(crate) const EXPANSIONS: &str = "expansions";
    pub(crate) const DEPTH: &str = "depth or f";
    pub(crate) const TIME: &str = "search time";
    pub(crate) const SHARE: &str = "share of the run, in percent";

    pub(crate) const FRONTIER_BY_SHARE: &str = "Frontier against share of run";
    pub(crate) const FRONTIER: &str = "Frontier against expansions";
    pub(crate) const VISITED: &str = "Visited against expansions";
    pub(crate) const FRONTIER_BY_DEPTH: &str = "Frontier against depth or f";
    pub(crate) const VISITED_BY_DEPTH: &str = "Visited against depth or f";
    pub(crate) const EXPANDED_BY_DEPTH: &str = "Expanded against depth or f";
    pub(crate) const FRONTIER_BY_TIME: &str = "Frontier against time";
    pub(crate) const EXPANDED_BY_TIME: &str = "Expanded against time";
}
