//! The words of worksheets, and what is said where there are none.

use crate::text::messages::worksheet as said;
use crate::words::count;
pub(crate) use said::*;

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
use crate::text::thousands;
use crate::text::units::bytes;

/// The heading of a sheet.
pub(crate) fn title(algorithm: Algorithm, filled: bool) -> String {
    let algorithm = algorithm.to_string();
    if filled {
        said::title_of_solution(algorithm)
    } else {
        said::title(algorithm)
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
    let expansions = count::expansions(expansions);
    if of > 1 {
        parts.push(said::number(number, of));
    }
    parts.extend(seed.map(|seed| said::seed(seed.to_string())));
    parts.push(if of > 1 {
        said::all_need(expansions)
    } else {
        expansions
    });
    if !filled {
        parts.push(said::name("_".repeat(22)));
    }
    parts.join(" · ")
}

/// The heading of a page that goes on with the table of the one before.
pub(crate) fn continued(title: &str, line: &str, (page, of): (usize, usize)) -> String {
    said::continued(title, line, page, of)
}

/// The rules by which the search goes, as the counting rules have them.
pub(crate) fn rules(strategy: Strategy) -> Vec<String> {
    let algorithm = strategy.algorithm;
    let successors = if algorithm.goes_by_f() {
        said::SUCCESSORS_BY_F.text()
    } else if algorithm == Algorithm::Bfs {
        said::SUCCESSORS_BFS.text()
    } else if algorithm == Algorithm::Bidirectional {
        said::SUCCESSORS_BIDIRECTIONAL.text()
    } else {
        said::SUCCESSORS.text()
    };
    let mut rules = vec![take(strategy), successors.to_owned()];
    match algorithm {
        Algorithm::Bfs => rules.push(said::STOP_BFS.to_string()),
        Algorithm::Bidirectional => rules.push(said::STOP_BIDIRECTIONAL.to_string()),
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
        said::rule_h(name, about)
    }));
    rules.push(said::STOP_EMPTY.to_string());
    rules
}

/// Which node is taken next.
fn take(strategy: Strategy) -> String {
    match strategy.algorithm {
        Algorithm::Bfs => said::TAKE_BFS.to_string(),
        Algorithm::Bidirectional => said::TAKE_BIDIRECTIONAL.to_string(),
        Algorithm::UniformCost => said::TAKE_UNIFORM_COST.to_string(),
        Algorithm::AStar => match strategy.ties {
            Ties::LargerG => said::TAKE_ASTAR_LARGER_G.to_string(),
            Ties::SmallerG => said::TAKE_ASTAR_SMALLER_G.to_string(),
        },
        Algorithm::WeightedAStar => {
            let weight = strategy.weight.to_string();
            said::take_weighted_astar(weight)
        }
        Algorithm::Greedy => said::TAKE_GREEDY.to_string(),
        Algorithm::Mm
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => strategy.algorithm.summary().to_string(),
    }
}

/// The heading of a column.
pub(crate) fn heading(column: Column, strategy: Strategy) -> String {
    let heading = match column {
        Column::Step => said::COLUMN_STEP.text(),
        Column::Side => said::COLUMN_SIDE.text(),
        Column::Expanded => said::COLUMN_EXPANDED.text(),
        Column::G => said::COLUMN_G.text(),
        Column::H => said::COLUMN_H.text(),
        Column::F => said::COLUMN_F.text(),
        Column::Successors => match strategy.algorithm {
            Algorithm::AStar => said::COLUMN_SUCCESSORS_ASTAR.text(),
            Algorithm::WeightedAStar => {
                let weight = strategy.weight.to_string();
                return said::column_successors_weighted_astar(weight);
            }
            Algorithm::Greedy => said::COLUMN_SUCCESSORS_GREEDY.text(),
            Algorithm::Bfs
            | Algorithm::Bidirectional
            | Algorithm::UniformCost
            | Algorithm::Mm
            | Algorithm::DepthLimited
            | Algorithm::IterativeDeepening
            | Algorithm::IdaStar => said::COLUMN_SUCCESSORS.text(),
        },
        Column::Frontier => match strategy.algorithm.is_bidirectional() {
            true => said::COLUMN_FRONTIERS.text(),
            false => said::COLUMN_FRONTIER.text(),
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
                said::sum_with_weight(g, weight, h, f)
            }
            None => said::sum(g, h, f),
        },
        (Some(h), None) => said::g_and_h(g, h),
        (None, _) => said::g(g),
    }
}

/// What is said of a successor that ends the search.
pub(crate) fn ends(algorithm: Algorithm) -> &'static str {
    if algorithm.is_bidirectional() {
        said::ENDS_MEETING.text()
    } else {
        said::ENDS_GOAL.text()
    }
}

/// Whose search makes a step.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::Forward => said::SIDE_FORWARD.text(),
        Side::Backward => said::SIDE_BACKWARD.text(),
    }
}

/// How many boards are open: of two searches, of each.
pub(crate) fn frontier([forward, backward]: [u64; 2], two: bool) -> String {
    let forward = forward.to_string();
    if two {
        said::frontiers(forward, backward.to_string())
    } else {
        forward
    }
}

pub(crate) fn question(question: Question) -> &'static str {
    match question {
        Question::Length => said::QUESTION_LENGTH.text(),
        Question::Shortest => said::QUESTION_SHORTEST.text(),
        Question::Bfs => said::QUESTION_BFS.text(),
        Question::Astray => said::QUESTION_ASTRAY.text(),
        Question::Reparented => said::QUESTION_REPARENTED.text(),
        Question::TooHigh(_) => said::QUESTION_TOO_HIGH.text(),
        Question::Parity => said::QUESTION_PARITY.text(),
    }
}

/// A length as an answer.
pub(crate) fn moves(length: Option<usize>) -> String {
    length.map_or_else(
        || said::LENGTH_UNKNOWN.to_string(),
        |length| count::moves(length),
    )
}

/// A number of expansions as an answer, or that there are more than were counted.
pub(crate) fn expansions(expanded: Option<u64>, most: u64) -> String {
    expanded.map_or_else(|| said::more_than(most), thousands)
}

/// Steps by their numbers.
pub(crate) fn steps(numbers: &[usize]) -> String {
    listed(numbers.iter().map(usize::to_string))
}

/// Whether a heuristic is ever too high, and why.
pub(crate) fn admissible(heuristic: Heuristic) -> &'static str {
    match heuristic {
        Heuristic::Own(_) => said::ADMISSIBLE_OWN.text(),
        Heuristic::Zero => said::ADMISSIBLE_ZERO.text(),
        Heuristic::Misplaced => said::ADMISSIBLE_MISPLACED.text(),
        Heuristic::Manhattan => said::ADMISSIBLE_MANHATTAN.text(),
        Heuristic::Patchy => said::ADMISSIBLE_PATCHY.text(),
        Heuristic::LinearConflict => said::ADMISSIBLE_LINEAR_CONFLICT.text(),
        Heuristic::Patterns => said::ADMISSIBLE_PATTERNS.text(),
    }
}

impl Teaches {
    /// What it shows.
    #[must_use]
    pub(crate) const fn summary(self) -> Message {
        match self {
            Self::Reopened => said::TEACHES_REOPENED,
            Self::Misled => said::TEACHES_MISLED,
            Self::Unsolvable => said::TEACHES_UNSOLVABLE,
        }
    }
}

impl WorksheetFormat {
    /// Its name on screen.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Pdf => said::FORMAT_PDF.text(),
            Self::Svg => said::FORMAT_SVG.text(),
            Self::Latex => said::FORMAT_LATEX.text(),
            Self::Markdown => said::FORMAT_MARKDOWN.text(),
        }
    }

    /// What it is good for.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Pdf => said::FORMAT_ABOUT_PDF.text(),
            Self::Svg => said::FORMAT_ABOUT_SVG.text(),
            Self::Latex => said::FORMAT_ABOUT_LATEX.text(),
            Self::Markdown => said::FORMAT_ABOUT_MARKDOWN.text(),
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
                said::unsupported(algorithm, listed(names))
            }
            Self::NothingToDo => said::NOTHING_TO_DO.to_string(),
            Self::TooLong(most) => {
                let expansions = count::expansions(*most);
                said::too_long(expansions, MOST_EXPANSIONS)
            }
            Self::NoMemory => said::NO_MEMORY.to_string(),
            Self::NoEstimate => said::NO_ESTIMATE.to_string(),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for TeachesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::NeverReopens(algorithm) => said::never_reopens(algorithm.to_string()),
            Self::NoHeuristic(algorithm) => said::no_heuristic(algorithm.to_string()),
            Self::NoPriority(algorithm) => said::no_priority(algorithm.to_string()),
            Self::TooManyStates(states) => said::too_many_states(*states, MOST_EXPANSIONS),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Never(fault) => return fault.fmt(f),
            Self::NoSheet(fault) => return fault.fmt(f),
            Self::Cancelled => said::GIVEN_UP.to_string(),
            Self::TooFew {
                wanted,
                found,
                expansions,
                tried,
                nearest,
            } => {
                let none = said::none_found(
                    wanted.copies,
                    wanted.goal.size().to_string(),
                    strategy_name(wanted.strategy),
                    conditions(wanted),
                    count::boards(*tried),
                );
                match (found, nearest) {
                    (0, Some(nearest)) => said::nearest(
                        none,
                        nearest.problem.start().write(Notation::Rows),
                        has(nearest, wanted),
                    ),
                    (0, None) => said::none_near(none),
                    (_, _) => {
                        let boards = count::different_boards(*found);
                        let found = found.to_string();
                        match expansions {
                            None => said::too_few(none, boards, found),
                            Some(expansions) => {
                                let length = count::expansions(*expansions);
                                said::too_few_of(none, boards, length, found)
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
        || said::up_to(MOST_EXPANSIONS),
        |number| count::expansions(number),
    ));
    parts.extend(wanted.ties.map(|ties| match ties {
        0 => said::NO_TIES.to_string(),
        ties => said::ties(ties),
    }));
    parts.extend(wanted.teaches.map(|teaches| teaches.id().to_owned()));
    listed(parts)
}

/// What the nearest sheet has of that.
fn has(nearest: &Nearest, wanted: &Wanted) -> String {
    let length = count::expansions(nearest.expansions);
    let has = match (wanted.ties, nearest.ties) {
        (None, _) => length,
        (Some(_), 0) => said::has_no_tie(length),
        (Some(_), ties) => said::has_ties(ties, length),
    };
    match wanted.teaches {
        Some(teaches) if !nearest.teaches => said::has_not(has, teaches.id()),
        Some(_) | None => has,
    }
}

/// Refuses a board without a solution.
pub(crate) fn no_solution(problem: &Problem, fault: TeachesError) -> String {
    let start = problem.start().write(Notation::Rows);
    said::no_solution(start, fault.to_string())
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
        said::solutions(copies)
    } else {
        said::worksheets(copies)
    };
    let path = path.display().to_string();
    let expansions = count::expansions(expansions);
    match size.map(bytes) {
        None => said::written(path, sheets, expansions),
        Some(size) => said::written_with_size(path, size, sheets, expansions),
    }
}
