//! The words of worksheets, and what is said where there are none.

use std::fmt;
use std::path::Path;

use crate::puzzle::{Notation, Problem};
use crate::search::{Algorithm, Heuristic, Side, Strategy, Ties};
use crate::study::strategy_name;
use crate::study::worksheet::{
    Column, MOST_EXPANSIONS, Nearest, NotFound, Question, Successor, Teaches, TeachesError, Wanted,
    Worksheet, WorksheetError, WorksheetFormat,
};
use crate::text::Message;
use crate::text::listed;
use crate::text::message;
use crate::text::thousands;
use crate::text::units::bytes;

pub(crate) const START: Message = Message("worksheet-start");
pub(crate) const GOAL_BOARD: Message = Message("worksheet-goal-board");

/// The heading of a sheet.
pub(crate) fn title(algorithm: Algorithm, filled: bool) -> String {
    let algorithm = algorithm.to_string();
    if filled {
        message!("worksheet-title-of-solution", algorithm)
    } else {
        message!("worksheet-title", algorithm)
    }
}

/// The line below it: the number of the sheet, how to make it again, its length, and room for a name.
pub(crate) fn line(
    (number, of): (usize, usize),
    seed: Option<u64>,
    expansions: u32,
    filled: bool,
) -> String {
    let mut parts = Vec::new();
    let expansions = message!("count-expansion", count = expansions);
    if of > 1 {
        parts.push(message!("worksheet-number", number, of));
    }
    parts.extend(seed.map(|seed| message!("worksheet-seed", seed = seed.to_string())));
    parts.push(if of > 1 {
        message!("worksheet-all-need", expansions)
    } else {
        expansions
    });
    if !filled {
        parts.push(message!("worksheet-name", blank = "_".repeat(22)));
    }
    parts.join(" · ")
}

/// The heading of a page that goes on with the table of the one before.
pub(crate) fn continued(title: &str, line: &str, (page, of): (usize, usize)) -> String {
    message!("worksheet-continued", title, line, page, of)
}

/// The rules by which the search goes, as the counting rules have them.
pub(crate) fn rules(strategy: Strategy) -> Vec<String> {
    let algorithm = strategy.algorithm;
    let successors = if algorithm.goes_by_f() {
        message!("worksheet-successors-by-f")
    } else if algorithm == Algorithm::Bfs {
        message!("worksheet-successors-bfs")
    } else if algorithm == Algorithm::Bidirectional {
        message!("worksheet-successors-bidirectional")
    } else {
        message!("worksheet-successors")
    };
    let mut rules = vec![take(strategy), successors.to_owned()];
    match algorithm {
        Algorithm::Bfs => rules.push(message!("worksheet-stop-bfs").to_owned()),
        Algorithm::Bidirectional => rules.push(message!("worksheet-stop-bidirectional").to_owned()),
        Algorithm::UniformCost
        | Algorithm::AStar
        | Algorithm::WeightedAStar
        | Algorithm::Greedy
        | Algorithm::Mm
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => {}
    }
    rules.extend(strategy.heuristic_used().map(|heuristic| {
        let (name, about) = (heuristic.name(), heuristic.summary());
        message!("worksheet-rule-h", name, about)
    }));
    rules.push(message!("worksheet-stop-empty").to_owned());
    rules
}

/// Which node is taken next.
fn take(strategy: Strategy) -> String {
    match strategy.algorithm {
        Algorithm::Bfs => message!("worksheet-take-bfs").to_owned(),
        Algorithm::Bidirectional => message!("worksheet-take-bidirectional").to_owned(),
        Algorithm::UniformCost => message!("worksheet-take-uniform-cost").to_owned(),
        Algorithm::AStar => match strategy.ties {
            Ties::LargerG => message!("worksheet-take-astar-larger-g").to_owned(),
            Ties::SmallerG => message!("worksheet-take-astar-smaller-g").to_owned(),
        },
        Algorithm::WeightedAStar => {
            let weight = strategy.weight.to_string();
            message!("worksheet-take-weighted-astar", weight)
        }
        Algorithm::Greedy => message!("worksheet-take-greedy").to_owned(),
        Algorithm::Mm
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => strategy.algorithm.summary().to_string(),
    }
}

/// The heading of a column.
pub(crate) fn heading(column: Column, strategy: Strategy) -> String {
    let heading = match column {
        Column::Step => message!("worksheet-column-step"),
        Column::Side => message!("worksheet-column-side"),
        Column::Expanded => message!("worksheet-column-expanded"),
        Column::G => message!("worksheet-column-g"),
        Column::H => message!("worksheet-column-h"),
        Column::F => message!("worksheet-column-f"),
        Column::Successors => match strategy.algorithm {
            Algorithm::AStar => message!("worksheet-column-successors-astar"),
            Algorithm::WeightedAStar => {
                let weight = strategy.weight.to_string();
                return message!("worksheet-column-successors-weighted-astar", weight);
            }
            Algorithm::Greedy => message!("worksheet-column-successors-greedy"),
            Algorithm::Bfs
            | Algorithm::Bidirectional
            | Algorithm::UniformCost
            | Algorithm::Mm
            | Algorithm::DepthLimited
            | Algorithm::IterativeDeepening
            | Algorithm::IdaStar => message!("worksheet-column-successors"),
        },
        Column::Frontier => match strategy.algorithm.is_bidirectional() {
            true => message!("worksheet-column-frontiers"),
            false => message!("worksheet-column-frontier"),
        },
    };
    heading.to_owned()
}

/// The numbers below a successor.
pub(crate) fn sum(strategy: Strategy, successor: &Successor) -> String {
    let text = |number: u32| number.to_string();
    let g = text(successor.g);
    match (successor.h.map(text), successor.f.map(text)) {
        (Some(h), Some(f)) => match strategy.weight_used() {
            Some(weight) => {
                let weight = weight.to_string();
                message!("worksheet-sum-with-weight", g, weight, h, f)
            }
            None => message!("worksheet-sum", g, h, f),
        },
        (Some(h), None) => message!("worksheet-g-and-h", g, h),
        (None, _) => message!("worksheet-g", g),
    }
}

/// The mark of a successor whose parent changes.
pub(crate) const MARK: Message = Message("worksheet-mark");
pub(crate) const IS_MARKED: Message = Message("worksheet-is-marked");
pub(crate) const TO_BE_MARKED: Message = Message("worksheet-to-be-marked");

/// What is said of a successor that ends the search.
pub(crate) fn ends(algorithm: Algorithm) -> &'static str {
    if algorithm.is_bidirectional() {
        message!("worksheet-ends-meeting")
    } else {
        message!("worksheet-ends-goal")
    }
}

pub(crate) const GOAL: Message = Message("worksheet-goal");
pub(crate) const NOTHING_LEFT: Message = Message("worksheet-nothing-left");
pub(crate) const NONE: Message = Message("worksheet-none");

/// Whose search makes a step.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Forward => message!("worksheet-side-forward"),
        Side::Backward => message!("worksheet-side-backward"),
    }
}

/// How many boards are open: of two searches, of each.
pub(crate) fn frontier([forward, backward]: [u64; 2], two: bool) -> String {
    let forward = forward.to_string();
    if two {
        message!(
            "worksheet-frontiers",
            forward,
            backward = backward.to_string()
        )
    } else {
        forward
    }
}

pub(crate) fn question(question: Question) -> &'static str {
    match question {
        Question::Length => message!("worksheet-question-length"),
        Question::Shortest => message!("worksheet-question-shortest"),
        Question::Bfs => message!("worksheet-question-bfs"),
        Question::Astray => message!("worksheet-question-astray"),
        Question::Reparented => message!("worksheet-question-reparented"),
        Question::TooHigh(_) => message!("worksheet-question-too-high"),
        Question::Parity => message!("worksheet-question-parity"),
    }
}

/// A length as an answer.
pub(crate) fn moves(length: Option<usize>) -> String {
    length.map_or_else(
        || message!("worksheet-length-unknown").to_owned(),
        |length| message!("count-move", count = length),
    )
}

/// A number of expansions as an answer, or that there are more than were counted.
pub(crate) fn expansions(expanded: Option<u64>, most: u64) -> String {
    expanded.map_or_else(|| message!("worksheet-more-than", most), thousands)
}

/// Steps by their numbers.
pub(crate) fn steps(numbers: &[usize]) -> String {
    listed(numbers.iter().map(usize::to_string))
}

/// Whether a heuristic is ever too high, and why.
pub(crate) fn admissible(heuristic: Heuristic) -> &'static str {
    match heuristic {
        Heuristic::Own(_) => message!("worksheet-admissible-own"),
        Heuristic::Zero => message!("worksheet-admissible-zero"),
        Heuristic::Misplaced => message!("worksheet-admissible-misplaced"),
        Heuristic::Manhattan => message!("worksheet-admissible-manhattan"),
        Heuristic::Patchy => message!("worksheet-admissible-patchy"),
        Heuristic::LinearConflict => message!("worksheet-admissible-linear-conflict"),
        Heuristic::Patterns => message!("worksheet-admissible-patterns"),
    }
}

impl Teaches {
    /// What it shows.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Reopened => Message("worksheet-teaches-reopened"),
            Self::Misled => Message("worksheet-teaches-misled"),
            Self::Unsolvable => Message("worksheet-teaches-unsolvable"),
        }
    }
}

impl WorksheetFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Pdf => message!("worksheet-format-pdf"),
            Self::Svg => message!("worksheet-format-svg"),
            Self::Latex => message!("worksheet-format-latex"),
            Self::Markdown => message!("worksheet-format-markdown"),
        }
    }

    /// What it is good for.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Pdf => message!("worksheet-format-about-pdf"),
            Self::Svg => message!("worksheet-format-about-svg"),
            Self::Latex => message!("worksheet-format-about-latex"),
            Self::Markdown => message!("worksheet-format-about-markdown"),
        }
    }
}

impl fmt::Display for WorksheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Unsupported(algorithm) => {
                let names = Algorithm::ALL
                    .iter()
                    .filter(|algorithm| Worksheet::supports(**algorithm))
                    .map(|algorithm| algorithm.id());
                let algorithm = algorithm.to_string();
                message!("worksheet-unsupported", algorithm, names = listed(names))
            }
            Self::NothingToDo => message!("worksheet-nothing-to-do").to_owned(),
            Self::TooLong(most) => {
                let expansions = message!("count-expansion", count = *most);
                message!("worksheet-too-long", expansions, most = MOST_EXPANSIONS)
            }
            Self::NoMemory => message!("worksheet-no-memory").to_owned(),
            Self::NoEstimate => message!("worksheet-no-estimate").to_owned(),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for TeachesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::NeverReopens(algorithm) => {
                message!("worksheet-never-reopens", algorithm = algorithm.to_string())
            }
            Self::NoHeuristic(algorithm) => {
                message!("worksheet-no-heuristic", algorithm = algorithm.to_string())
            }
            Self::NoPriority(algorithm) => {
                message!("worksheet-no-priority", algorithm = algorithm.to_string())
            }
            Self::TooManyStates(states) => message!(
                "worksheet-too-many-states",
                states = *states,
                most = MOST_EXPANSIONS
            ),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Never(fault) => return fault.fmt(f),
            Self::NoSheet(fault) => return fault.fmt(f),
            Self::Cancelled => message!("worksheet-given-up").to_owned(),
            Self::TooFew {
                wanted,
                found,
                expansions,
                tried,
                nearest,
            } => {
                let none = message!(
                    "worksheet-none-found",
                    copies = wanted.copies,
                    size = wanted.goal.size().to_string(),
                    name = strategy_name(wanted.strategy),
                    conditions = conditions(wanted),
                    tried = message!("count-board", count = *tried)
                );
                match (found, nearest) {
                    (0, Some(nearest)) => message!(
                        "worksheet-nearest",
                        none,
                        start = nearest.problem.start().write(Notation::Rows),
                        has = has(nearest, wanted)
                    ),
                    (0, None) => message!("worksheet-none-near", none),
                    (_, _) => {
                        let boards = message!("count-different-board", count = *found);
                        let found = found.to_string();
                        match expansions {
                            None => message!("worksheet-too-few", none, boards, found),
                            Some(expansions) => {
                                let length = message!("count-expansion", count = *expansions);
                                message!("worksheet-too-few-of", none, boards, length, found)
                            }
                        }
                    }
                }
            }
        };
        f.write_str(&words)
    }
}

/// What a sheet has to have.
fn conditions(wanted: &Wanted) -> String {
    let mut parts = Vec::new();
    let length = wanted.length();
    parts.push(length.map_or_else(
        || message!("worksheet-up-to", most = MOST_EXPANSIONS),
        |number| message!("count-expansion", count = number),
    ));
    parts.extend(wanted.ties.map(|ties| match ties {
        0 => message!("worksheet-no-ties").to_owned(),
        ties => message!("worksheet-ties", ties),
    }));
    parts.extend(wanted.teaches.map(|teaches| teaches.id().to_owned()));
    listed(parts)
}

/// What the nearest sheet has of that.
fn has(nearest: &Nearest, wanted: &Wanted) -> String {
    let length = message!("count-expansion", count = nearest.expansions);
    let has = match (wanted.ties, nearest.ties) {
        (None, _) => length,
        (Some(_), 0) => message!("worksheet-has-no-tie", length),
        (Some(_), ties) => message!("worksheet-has-ties", length, ties),
    };
    match wanted.teaches {
        Some(teaches) if !nearest.teaches => {
            message!("worksheet-has-not", has, teaches = teaches.id())
        }
        Some(_) | None => has,
    }
}

/// Refuses a board without a solution.
pub(crate) fn no_solution(problem: &Problem, fault: TeachesError) -> String {
    let start = problem.start().write(Notation::Rows);
    message!("worksheet-no-solution", start, fault = fault.to_string())
}

/// What was written: the file, its size where that is known, and what it holds.
pub(crate) fn written(
    path: &Path,
    size: Option<u64>,
    copies: usize,
    expansions: u32,
    filled: bool,
) -> String {
    let sheets = if filled {
        message!("worksheet-solutions", copies)
    } else {
        message!("worksheet-worksheets", copies)
    };
    let path = path.display().to_string();
    let expansions = message!("count-expansion", count = expansions);
    match size.map(bytes) {
        None => message!("worksheet-written", path, sheets, expansions),
        Some(size) => message!(
            "worksheet-written-with-size",
            path,
            size,
            sheets,
            expansions
        ),
    }
}

pub(crate) const NOT_A_WORKSHEET: Message = Message("worksheet-not-a-worksheet");

pub(crate) fn not_expansions(most: u32) -> String {
    message!("worksheet-not-expansions", most)
}

pub(crate) const NOT_TIES: Message = Message("worksheet-not-ties");

pub(crate) fn not_copies(most: usize) -> String {
    message!("worksheet-not-copies", most)
}

/// The Export menu.
pub(crate) mod menu {
    use crate::text::{Message, message};

    /// The button that shows the choices, and that which goes back; each with what it does.
    pub(crate) const SHOW: (Message, Message) = (
        Message("worksheet-menu-show"),
        Message("worksheet-menu-show-about"),
    );
    pub(crate) const HIDE: (Message, Message) = (
        Message("worksheet-menu-hide"),
        Message("worksheet-menu-hide-about"),
    );
    pub(crate) const WORKSHEET: Message = Message("worksheet-menu-worksheet");
    pub(crate) const SHEETS: Message = Message("worksheet-menu-sheets");
    pub(crate) const ABOUT_SHEETS: Message = Message("worksheet-menu-about-sheets");
    pub(crate) const COPIES: Message = Message("worksheet-menu-copies");
    pub(crate) const EMPTY: [Message; 3] = [
        Message("worksheet-menu-empty"),
        Message("worksheet-menu-empty-name"),
        Message("worksheet-menu-empty-about"),
    ];
    pub(crate) const FILLED: [Message; 3] = [
        Message("worksheet-menu-filled"),
        Message("worksheet-menu-filled-name"),
        Message("worksheet-menu-filled-about"),
    ];

    pub(crate) fn worksheet_as(format: &str) -> String {
        message!("worksheet-menu-worksheet-as", format)
    }
}
