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
use crate::text::numbers::plural;
use crate::text::units::bytes;
use crate::text::{counted, thousands};

pub(crate) const START: &str = "Start";
pub(crate) const GOAL_BOARD: &str = "Goal";

/// The heading of a sheet.
pub(crate) fn title(algorithm: Algorithm, filled: bool) -> String {
    let solution = if filled { " — solution" } else { "" };
    format!("{algorithm} by hand{solution}")
}

/// The line below it: the number of the sheet, how to make it again, its length, and room for a name.
pub(crate) fn line(
    (number, of): (usize, usize),
    seed: Option<u64>,
    expansions: u32,
    filled: bool,
) -> String {
    let mut parts = Vec::new();
    let length = counted(u64::from(expansions), "expansion");
    if of > 1 {
        parts.push(format!("Sheet {number} of {of}"));
    }
    parts.extend(seed.map(|seed| format!("seed {seed}")));
    parts.push(if of > 1 {
        format!("all sheets need {length}")
    } else {
        length
    });
    if !filled {
        parts.push(format!("Name: {}", "_".repeat(22)));
    }
    parts.join(" · ")
}

/// The heading of a page that goes on with the table of the one before.
pub(crate) fn continued(title: &str, line: &str, (page, of): (usize, usize)) -> String {
    format!("{title} · {line} · page {page} of {of}")
}

/// The rules by which the search goes, as the counting rules have them.
pub(crate) fn rules(strategy: Strategy) -> Vec<String> {
    const ORDER: &str = "blank up, left, right, down, but not straight back";
    let algorithm = strategy.algorithm;
    let successors = if algorithm.goes_by_f() {
        format!(
            "If it is the goal, stop. Otherwise write down its successors: {ORDER}. Leave out boards already visited, unless their g is smaller now: then the parent changes, and the board goes into the frontier again."
        )
    } else if algorithm == Algorithm::Bfs {
        format!("Write down its successors: {ORDER}. Leave out boards already visited.")
    } else if algorithm == Algorithm::Bidirectional {
        format!(
            "Write down its successors: {ORDER}. Leave out boards that the same side has visited."
        )
    } else {
        format!(
            "If it is the goal, stop. Otherwise write down its successors: {ORDER}. Leave out boards already visited."
        )
    };
    let mut rules = vec![take(strategy), successors];
    match algorithm {
        Algorithm::Bfs => rules.push(
            "If a successor is the goal, stop at once: the successors after it are not written down."
                .to_owned(),
        ),
        Algorithm::Bidirectional => rules.push(
            "If a successor is a board that the other side has visited, the two have met: go on to the end of this layer, then stop."
                .to_owned(),
        ),
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
        format!("h: {name}. {about}")
    }));
    rules.push("If the frontier is empty, there is no solution.".to_owned());
    rules
}

/// Which node is taken next.
fn take(strategy: Strategy) -> String {
    const FIRST: &str = "then the one put in first";
    match strategy.algorithm {
        Algorithm::Bfs => "Take the board that was put into the frontier first.".to_owned(),
        Algorithm::Bidirectional => {
            "Search from the start and from the goal, a whole layer at a time: next goes the side with fewer boards in its frontier, the start's where both have as many. Within a layer take the board put in first."
                .to_owned()
        }
        Algorithm::UniformCost => {
            format!("Take the board with the lowest g from the frontier, {FIRST}.")
        }
        Algorithm::AStar => {
            let g = match strategy.ties {
                Ties::LargerG => "largest",
                Ties::SmallerG => "smallest",
            };
            format!(
                "Take the board with the lowest f = g + h from the frontier; of those with the same f the one with the {g} g, {FIRST}."
            )
        }
        Algorithm::WeightedAStar => format!(
            "Take the board with the lowest f = g + {}·h from the frontier; of those with the same f the one with the lowest h, {FIRST}.",
            strategy.weight
        ),
        Algorithm::Greedy => format!(
            "Take the board with the lowest h from the frontier; of those with the same h the one with the smallest g, {FIRST}."
        ),
        Algorithm::Mm
        | Algorithm::DepthLimited
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => strategy.algorithm.summary().to_owned(),
    }
}

/// The heading of a column.
pub(crate) fn heading(column: Column, strategy: Strategy) -> String {
    match column {
        Column::Step => "step".to_owned(),
        Column::Side => "side".to_owned(),
        Column::Expanded => "expanded".to_owned(),
        Column::G => "g".to_owned(),
        Column::H => "h".to_owned(),
        Column::F => "f".to_owned(),
        Column::Successors => match strategy.algorithm {
            Algorithm::AStar => "new successors, g + h = f".to_owned(),
            Algorithm::WeightedAStar => format!("new successors, g + {}·h = f", strategy.weight),
            Algorithm::Greedy => "new successors, g and h".to_owned(),
            Algorithm::Bfs
            | Algorithm::Bidirectional
            | Algorithm::UniformCost
            | Algorithm::Mm
            | Algorithm::DepthLimited
            | Algorithm::IterativeDeepening
            | Algorithm::IdaStar => "new successors, g".to_owned(),
        },
        Column::Frontier => match strategy.algorithm.is_bidirectional() {
            true => "frontiers".to_owned(),
            false => "frontier".to_owned(),
        },
    }
}

/// The numbers below a successor.
pub(crate) fn sum(strategy: Strategy, successor: &Successor) -> String {
    let g = successor.g;
    match (successor.h, successor.f) {
        (Some(h), Some(f)) => match strategy.weight_used() {
            Some(weight) => format!("{g} + {weight}·{h} = {f}"),
            None => format!("{g} + {h} = {f}"),
        },
        (Some(h), None) => format!("g {g}, h {h}"),
        (None, _) => format!("g {g}"),
    }
}

/// The mark of a successor whose parent changes.
pub(crate) const MARK: &str = "*";
pub(crate) const IS_MARKED: &str =
    "* visited before: its g is smaller now, so that its parent changes.";
pub(crate) const TO_BE_MARKED: &str =
    "Mark with * a board that was visited before and gets another parent.";

/// What is said of a successor that ends the search.
pub(crate) const fn ends(algorithm: Algorithm) -> &'static str {
    if algorithm.is_bidirectional() {
        "they meet"
    } else {
        "the goal"
    }
}

pub(crate) const GOAL: &str = "the goal: done";
pub(crate) const NOTHING_LEFT: &str = "none, and the frontier is empty: no solution";
pub(crate) const NONE: &str = "none";

/// Whose search makes a step.
pub(crate) const fn side(side: Side) -> &'static str {
    match side {
        Side::Forward => "start",
        Side::Backward => "goal",
    }
}

/// How many boards are open: of two searches, of each.
pub(crate) fn frontier([forward, backward]: [u64; 2], two: bool) -> String {
    if two {
        format!("{forward} and {backward}")
    } else {
        forward.to_string()
    }
}

pub(crate) const fn question(question: Question) -> &'static str {
    match question {
        Question::Length => "How long is the solution?",
        Question::Shortest => "How long is a shortest one?",
        Question::Bfs => "How many boards would BFS have expanded?",
        Question::Astray => "Which steps expand a board that is not on the solution’s path?",
        Question::Reparented => "At which step does a board get another parent?",
        Question::TooHigh(_) => "Is h ever too high? Why, or why not?",
        Question::Parity => "How can one tell without a search that there is no solution?",
    }
}

/// A length as an answer.
pub(crate) fn moves(length: Option<usize>) -> String {
    length.map_or_else(
        || "not known: it takes too long to search".to_owned(),
        |length| counted(length as u64, "move"),
    )
}

/// A number of expansions as an answer, or that there are more than were counted.
pub(crate) fn expansions(expanded: Option<u64>, most: u64) -> String {
    expanded.map_or_else(|| format!("more than {}", thousands(most)), thousands)
}

/// Steps by their numbers.
pub(crate) fn steps(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(", ")
}

/// Whether a heuristic is ever too high, and why.
pub(crate) const fn admissible(heuristic: Heuristic) -> &'static str {
    match heuristic {
        Heuristic::Own(_) => {
            "Its check tells: it compares h with the true distance on every board."
        }
        Heuristic::Zero => "No: it is always 0.",
        Heuristic::Misplaced => "No: every misplaced tile needs a move of its own.",
        Heuristic::Manhattan => "No: a move brings one tile one cell nearer at most.",
        Heuristic::Patchy => "No: it is one of two estimates, and neither is ever too high.",
        Heuristic::LinearConflict => {
            "No: a tile that lets another pass leaves its line and comes back, two moves that the Manhattan distance does not count."
        }
        Heuristic::Patterns => {
            "No: every table counts only the moves of its own tiles, and no tile is in two tables of a sum."
        }
    }
}

impl Teaches {
    /// What it shows.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Reopened => "a board that was visited before gets another parent",
            Self::Misled => "the heuristic leads off the solution’s path",
            Self::Unsolvable => "there is no solution, and everything is searched (2x2)",
        }
    }
}

impl WorksheetFormat {
    /// Its name on screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "PDF",
            Self::Svg => "SVG",
            Self::Latex => "LaTeX",
            Self::Markdown => "Markdown",
        }
    }

    /// What it is good for.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Pdf => "Pages of A4, to be printed.",
            Self::Svg => "The same pages below each other, to be edited.",
            Self::Latex => "A document to be changed and set by LaTeX.",
            Self::Markdown => "Text with tables.",
        }
    }
}

impl fmt::Display for WorksheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported(algorithm) => {
                let names: Vec<&str> = Algorithm::ALL
                    .iter()
                    .filter(|algorithm| Worksheet::supports(**algorithm))
                    .map(|algorithm| algorithm.id())
                    .collect();
                write!(
                    f,
                    "there is no worksheet of {algorithm}: one column cannot show its open list; choose {}",
                    names.join(", ")
                )
            }
            Self::NothingToDo => f.write_str(
                "the start is the goal: there is nothing to trace; choose another board",
            ),
            Self::TooLong(most) => write!(
                f,
                "this search needs more than {}; a worksheet has at most {MOST_EXPANSIONS}: choose an easier board or another strategy, or leave the board out and one is found",
                counted(u64::from(*most), "expansion")
            ),
            Self::NoMemory => f.write_str("the system gave no memory for the search"),
            Self::NoEstimate => f.write_str(
                "the heuristic has no estimate for a board: check it with slidescope heuristic",
            ),
        }
    }
}

impl fmt::Display for TeachesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NeverReopens(algorithm) => write!(
                f,
                "{algorithm} never changes a board’s parent; choose astar or weighted-astar, for example astar:patchy"
            ),
            Self::NoHeuristic(algorithm) => write!(
                f,
                "{algorithm} uses no heuristic that could mislead it; choose astar, weighted-astar or greedy"
            ),
            Self::NoPriority(algorithm) => write!(
                f,
                "{algorithm} takes boards in the order in which they were found, so there are no ties; leave --ties out"
            ),
            Self::TooManyStates(states) => write!(
                f,
                "a search without a solution expands all {} boards of this size, and a worksheet has at most {MOST_EXPANSIONS} expansions. Only 2 × 2 has fewer, 12: choose --size 2x2",
                thousands(states)
            ),
        }
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Never(fault) => fault.fmt(f),
            Self::NoSheet(fault) => fault.fmt(f),
            Self::Cancelled => f.write_str("the search for boards was given up"),
            Self::TooFew {
                wanted,
                found,
                expansions,
                tried,
                nearest,
            } => {
                let size = wanted.goal.size();
                let tried = counted(*tried as u64, "board");
                let name = strategy_name(wanted.strategy);
                write!(
                    f,
                    "no {} of {size} by {name} with {} found among {tried}",
                    sheets(wanted.copies),
                    conditions(wanted)
                )?;
                match (found, nearest) {
                    (0, Some(nearest)) => write!(f, ". {}", nearest_is(nearest, wanted)),
                    (0, None) => f.write_str(
                        ": none comes near; choose another size, strategy or number of expansions",
                    ),
                    (_, _) => {
                        let length = expansions.map_or_else(String::new, |expansions| {
                            format!(" of {}", counted(u64::from(expansions), "expansion"))
                        });
                        let most = counted(*found as u64, "different board");
                        write!(
                            f,
                            ": there are only {most}{length}; ask for --copies {found}, or another number of expansions"
                        )
                    }
                }
            }
        }
    }
}

fn sheets(copies: usize) -> String {
    match copies {
        1 => "sheet".to_owned(),
        copies => format!("{} different sheets", thousands(copies)),
    }
}

/// What a sheet has to have.
fn conditions(wanted: &Wanted) -> String {
    let mut parts = Vec::new();
    let length = wanted.length();
    parts.push(length.map_or_else(
        || format!("up to {MOST_EXPANSIONS} expansions"),
        |number| counted(u64::from(number), "expansion"),
    ));
    parts.extend(wanted.ties.map(|ties| match ties {
        0 => "no ties".to_owned(),
        ties => format!("{ties} {}", tie(ties)),
    }));
    parts.extend(wanted.teaches.map(|teaches| teaches.id().to_owned()));
    parts.join(", ") + if wanted.copies == 1 { " was" } else { " were" }
}

fn tie(ties: u32) -> String {
    plural(u64::from(ties), "tie")
}

fn nearest_is(nearest: &Nearest, wanted: &Wanted) -> String {
    let start = nearest.problem.start().write(Notation::Rows);
    let length = counted(u64::from(nearest.expansions), "expansion");
    let ties = match (wanted.ties, nearest.ties) {
        (None, _) => String::new(),
        (Some(_), 0) => " without a tie".to_owned(),
        (Some(_), ties) => format!(" with {ties} {}", tie(ties)),
    };
    let missing = match wanted.teaches {
        Some(teaches) if !nearest.teaches => format!(", but not {}", teaches.id()),
        Some(_) | None => String::new(),
    };
    format!("The nearest is {start}: {length}{ties}{missing}")
}

/// Refuses a board without a solution.
pub(crate) fn no_solution(problem: &Problem, fault: TeachesError) -> String {
    let start = problem.start().write(Notation::Rows);
    format!("{start} has no solution: {fault}")
}

/// What was written: the file, its size where that is known, and what it holds.
pub(crate) fn written(
    path: &Path,
    size: Option<u64>,
    copies: usize,
    expansions: u32,
    filled: bool,
) -> String {
    let size = size.map_or_else(String::new, |size| format!(" ({})", bytes(size)));
    let sheets = match (copies, filled) {
        (1, false) => "a worksheet".to_owned(),
        (1, true) => "the solution of a worksheet".to_owned(),
        (copies, false) => format!("{copies} worksheets"),
        (copies, true) => format!("the solutions of {copies} worksheets"),
    };
    let length = counted(u64::from(expansions), "expansion");
    format!("Wrote {}{size}: {sheets} of {length}.", path.display())
}

pub(crate) const NOT_A_WORKSHEET: &str = "the file of --output must end in .pdf, .svg, .tex or .md";

pub(crate) fn not_expansions(most: u32) -> String {
    format!("write a number from 2 to {most}: longer tables are no exercise")
}

pub(crate) const NOT_TIES: &str =
    "write none, or the number of steps at which the tie rule decides";

pub(crate) fn not_copies(most: usize) -> String {
    format!("write a number from 1 to {most}")
}

/// The Export menu.
pub(crate) mod menu {
    /// The button that shows the choices, and that which goes back; each with what it does.
    pub(crate) const SHOW: (&str, &str) = (
        "Worksheet…",
        "A page to trace this search by hand: the board, the rules and an empty table.",
    );
    pub(crate) const HIDE: (&str, &str) = (
        "Picture, animation, trace…",
        "Goes back to what else can be saved.",
    );
    pub(crate) const WORKSHEET: &str = "Worksheet: this search by hand";
    pub(crate) const SHEETS: &str = "Sheets";
    pub(crate) const ABOUT_SHEETS: &str =
        "The first has this board; the others have boards that take as many expansions.";
    pub(crate) const COPIES: &str = "Worksheet copies";
    pub(crate) const EMPTY: [&str; 3] = [
        "to fill in",
        "Worksheet to fill in",
        "An empty table, for a class.",
    ];
    pub(crate) const FILLED: [&str; 3] = [
        "solution",
        "Worksheet solution",
        "The same sheets with every answer, from the search itself.",
    ];

    pub(crate) fn worksheet_as(format: &str) -> String {
        format!("Worksheet as {format}")
    }
}
