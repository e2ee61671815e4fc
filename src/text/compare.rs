//! What the Compare screen says.

use std::fmt;

use crate::lesson::SceneLimits;
use crate::search::{Algorithm, Stats, Strategy};
use crate::study::compare::Verdict;
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::jobs::no_more_threads;
use crate::text::listed;
use crate::text::message;
use crate::text::numbers::percent;
use crate::text::units::bytes;

pub(crate) const AT_LEAST_TWO: Message = Message("compare-at-least-two");

pub(crate) const REMOVE: Message = Message("compare-remove");

/// The accessible name of a strategy in the menu that adds one.
pub(crate) fn add(strategy: Strategy) -> String {
    message!("compare-add-strategy", strategy = strategy.to_string())
}

pub(crate) fn is_compared(strategy: Strategy) -> String {
    message!("compare-is-compared", strategy = strategy.to_string())
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
    Message("compare-bytes-per-state-first-line"),
    Message("compare-bytes-per-state-second-line"),
];
pub(crate) const RATIO_LINES: [Message; 2] = [
    Message("compare-ratio-first-line"),
    Message("compare-ratio-second-line"),
];

/// What stands in place of the moves while a search goes on, and of the time while it is measured.
pub(crate) const PENDING: Message = Message("compare-pending");

/// What the table says before a search has begun, on a board that can be searched or not.
pub(crate) fn no_rows(solvable: bool) -> &'static str {
    if solvable {
        message!("compare-no-rows-yet")
    } else {
        message!("compare-no-rows-unsolvable")
    }
}

pub(crate) const NO_CURVES: Message = Message("compare-no-curves");

/// The accessible name of the plot of `curve`.
pub(crate) fn plot(curve: &str) -> String {
    message!("compare-plot", curve)
}

pub(crate) fn cancelled(searches: u64) -> String {
    message!("compare-cancelled", searches)
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
}

pub(crate) fn not_run(why: &str) -> Said {
    Said::new(message!("compare-not-run"), why)
}

pub(crate) fn waits() -> Said {
    Said::new(message!("compare-waits"), message!("compare-waits-about"))
}

/// At this depth, or of A* and its kin this f; 0 where it is not known.
pub(crate) fn searching(strategy: Strategy, depth: u32) -> Said {
    let short = message!("compare-searching");
    let at = depth.to_string();
    let text = match depth {
        0 => short.to_owned(),
        _ if strategy.algorithm.goes_by_f() => message!("compare-searching-at-f", f = at),
        _ => message!("compare-searching-at-depth", depth = at),
    };
    Said {
        text,
        short: short.to_owned(),
        about: message!("compare-searching-about").to_owned(),
    }
}

/// Of a search that goes on where another is over.
pub(crate) fn still_searching(strategy: Strategy, stats: &Stats) -> String {
    let expansions = message!("count-expansion", count = stats.expanded);
    let (by_f, at) = (strategy.algorithm.goes_by_f(), stats.depth.to_string());
    let strategy = strategy.to_string();
    match stats.depth {
        0 => message!("compare-still-searching", strategy, expansions),
        _ if by_f => message!("compare-still-searching-at-f", strategy, expansions, f = at),
        _ => message!(
            "compare-still-searching-at-depth",
            strategy,
            expansions,
            depth = at
        ),
    }
}

/// The verdict on a search that is over, with a path of `length` moves.
pub(crate) fn verdict(verdict: Verdict, length: u32) -> Said {
    let moves = &message!("count-move", count = length);
    match verdict {
        Verdict::Proven(proof) => Said {
            text: message!("compare-verdict-proven", moves),
            short: message!("compare-verdict-optimal", moves),
            about: message!("compare-verdict-proven-about", reason = proof.reason()),
        },
        Verdict::AsShort => Said {
            text: message!("compare-verdict-as-short", moves),
            short: message!("compare-verdict-optimal", moves),
            about: message!("compare-verdict-as-short-about").to_owned(),
        },
        Verdict::Longer(more) => {
            let more = &more.to_string();
            Said {
                text: message!("compare-verdict-longer", moves, more),
                short: message!("compare-verdict-longer-short", moves, more),
                about: message!("compare-verdict-longer-about").to_owned(),
            }
        }
        Verdict::Unknown => Said::new(
            message!("compare-verdict-unknown", moves),
            message!("compare-verdict-unknown-about"),
        ),
        Verdict::Unsolved(end) => Said::new(end.name(), message!("compare-verdict-unsolved-about")),
    }
}

/// What the algorithms do on a board that is `best` moves from its goal, a sentence each.
pub(crate) fn lesson(strategies: &[Strategy], best: u32) -> String {
    let mut told: Vec<Algorithm> = Vec::new();
    for strategy in strategies {
        if !told.contains(&strategy.algorithm) {
            told.push(strategy.algorithm);
        }
    }
    let sentences = told.into_iter().map(|each| what_it_does(each, best));
    sentences
        .reduce(|before, sentence| message!("compare-lesson", before, sentence))
        .unwrap_or_default()
}

fn what_it_does(algorithm: Algorithm, best: u32) -> String {
    match algorithm {
        Algorithm::Bfs => message!("compare-lesson-bfs", depth = best),
        Algorithm::Bidirectional => message!("compare-lesson-bidirectional").to_owned(),
        Algorithm::UniformCost => message!("compare-lesson-uniform-cost", depth = best),
        Algorithm::AStar => message!("compare-lesson-astar", depth = best),
        Algorithm::WeightedAStar => message!("compare-lesson-weighted-astar").to_owned(),
        Algorithm::Greedy => message!("compare-lesson-greedy").to_owned(),
        Algorithm::Mm => message!("compare-lesson-mm").to_owned(),
        Algorithm::DepthLimited | Algorithm::IterativeDeepening | Algorithm::IdaStar => {
            message!("compare-lesson-depth-first", algorithm = algorithm.name())
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
    message!("compare-copy-as", format)
}

pub(crate) fn swap((a, b): (u8, u8)) -> String {
    message!("compare-swap-tiles", a, b)
}

pub(crate) const SWAP: Message = Message("compare-swap");

// The board that is compared.

pub(crate) const BOARD_UNSOLVABLE: Message = Message("compare-board-unsolvable");
pub(crate) const SOLVABLE: Message = Message("compare-solvable");
pub(crate) const UNSOLVABLE: Message = Message("compare-unsolvable");
pub(crate) const ILLEGAL: Message = Message("compare-illegal");
pub(crate) const DRAFT_ILLEGAL: Message = Message("compare-draft-illegal");

pub(crate) fn at_best(moves: u32) -> String {
    let moves = message!("count-move", count = moves);
    message!("compare-at-best", moves)
}

pub(crate) fn boards(start: &str, goal: &str) -> String {
    message!("compare-boards", start, goal)
}

// A strategy.

pub(crate) fn strategy_button(number: usize, name: &str) -> String {
    message!("compare-strategy-button", number, name)
}

pub(crate) fn about_strategy(strategy: Strategy) -> String {
    format!("{strategy}\n{}", strategy.algorithm.summary())
}

pub(crate) fn change_strategy(strategy: Strategy) -> String {
    let change = message!("compare-change-strategy");
    format!("{}\n{change}", about_strategy(strategy))
}

pub(crate) fn no_more_than(most: usize) -> String {
    message!("compare-no-more-than", most)
}

// The clock.

pub(crate) const ONE_CLOCK: Message = Message("compare-one-clock");
pub(crate) const CLOCK: Message = Message("compare-clock");
pub(crate) const SPEED: Message = Message("compare-speed");

pub(crate) fn clock(by: &str) -> String {
    message!("compare-clock-now", by)
}

pub(crate) fn clock_by(by: &str) -> String {
    message!("compare-clock-by", by)
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
    let strategy = strategy.to_string();
    if over {
        message!("compare-strategy-over", strategy, expanded)
    } else {
        message!("compare-strategy-at", strategy, expanded)
    }
}

/// A moment of the clock: `amount` is of expansions or of time.
pub(crate) fn after_each(amount: &str) -> String {
    message!("compare-after-each", amount)
}

pub(crate) fn up_to_depth(depth: u64) -> String {
    message!("compare-up-to-depth", depth = depth.to_string())
}

/// A place on the axis of shares.
pub(crate) fn share_of_run(share: f64) -> String {
    message!("compare-share-of-run", percent = percent(share, 0))
}

pub(crate) fn depth(depth: u64) -> String {
    message!("compare-at-depth", depth = depth.to_string())
}

/// What a slide lets each search use; `None` without a limit.
pub(crate) fn limits(limits: SceneLimits) -> Option<String> {
    let memory = limits.memory().map(bytes);
    let expansions = limits.expansions.map(|most| {
        let most = most.get();
        message!("count-expansion", count = most)
    });
    let both: Vec<String> = memory.into_iter().chain(expansions).collect();
    (!both.is_empty()).then(|| message!("compare-limits", limits = listed(both)))
}

pub(crate) const ABOUT_LIMITS: Message = Message("compare-about-limits");

pub(crate) fn expanded_of(at: u64, end: u64) -> String {
    message!("compare-expanded-of", at, end)
}

pub(crate) fn depth_of(at: u64, end: u64) -> String {
    let (at, end) = (at.to_string(), end.to_string());
    message!("compare-depth-of", at, end)
}

pub(crate) fn time_of(at: &str, end: &str) -> String {
    message!("compare-time-of", at, end)
}

// The picture of a search and its figures.

pub(crate) const MEASURING: Message = Message("compare-measuring");
pub(crate) const RECORDED: Message = Message("compare-recorded");
pub(crate) const EXPANDED_FIGURE: Message = Message("compare-expanded-figure");
pub(crate) const VISITED_FIGURE: Message = Message("compare-visited-figure");

/// Below the share of all states that is stored.
pub(crate) fn of_states(states: u64) -> String {
    message!("compare-of-states", states)
}
pub(crate) const OWN_SCALE: Message = Message("compare-own-scale");
/// The same where there is little room.
pub(crate) const OWN_SCALE_IN_SHORT: Message = Message("compare-own-scale-in-short");
pub(crate) const ABOUT_OWN_SCALE: Message = Message("compare-about-own-scale");

pub(crate) fn picture_stops(expansion: u64) -> String {
    message!("compare-picture-stops", expansion)
}

pub(crate) fn map_of(strategy: Strategy) -> String {
    message!("compare-map-of", strategy = strategy.to_string())
}

pub(crate) fn visited(count: u64) -> String {
    message!("compare-visited-count", count)
}

/// The nodes of the open list, by the name that it has in the algorithm.
pub(crate) fn open(count: u64, algorithm: Algorithm) -> String {
    let list = algorithm.open_list();
    message!("compare-open-count", count, list)
}

/// The counters of a search; what is neither recorded nor sampled of a moment is left out.
pub(crate) fn counters(algorithm: Algorithm, stats: &Stats) -> Vec<String> {
    let mut counters = vec![
        message!("compare-counter-visited", count = stats.visited),
        message!("compare-counter-frontier", count = stats.frontier),
    ];
    if stats.generated > 0 || stats.expanded == 0 {
        counters.push(message!(
            "compare-counter-generated",
            count = stats.generated
        ));
    }
    if stats.depth > 0 {
        let at = stats.depth.to_string();
        counters.push(if algorithm.goes_by_f() {
            message!("compare-counter-f", f = at)
        } else {
            message!("compare-counter-depth", depth = at)
        });
    }
    counters
}

pub(crate) fn all_counters(strategy: Strategy, expanded: u64, others: &[String]) -> String {
    let (strategy, others) = (strategy.to_string(), listed(others));
    message!("compare-all-counters", strategy, expanded, others)
}

// The status.

pub(crate) const NONE_SOLVED: Message = Message("compare-none-solved");
pub(crate) const ALL_SOLVED: Message = Message("compare-all-solved");
pub(crate) const STATUS_UNSOLVABLE: Message = Message("compare-status-unsolvable");
pub(crate) const CANCELLED_EARLY: Message = Message("compare-cancelled-early");

pub(crate) fn solved(solved: usize, all: usize) -> String {
    message!("compare-solved", solved, all)
}

/// Of the searches at a moment of the clock before the end of the last.
pub(crate) fn solved_by_now(solved: usize, all: usize) -> String {
    message!("compare-solved-by-now", solved, all)
}

pub(crate) fn done(over: usize, all: usize) -> String {
    message!("compare-done", over, all)
}

pub(crate) fn not_started(error: impl fmt::Display) -> String {
    message!("compare-not-started", reason = no_more_threads(error))
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
