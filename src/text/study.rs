//! What studies say: headings of tables, ends and verdicts of runs, and errors in strategies.

use std::fmt;

use crate::search::{Algorithm, Heuristic, Ties, Weight};
use crate::study::compare::{self, Comparison, StrategyCountError, Verdict};
use crate::study::strategy_names::{algorithm_known_as, heuristic_known_as};
use crate::study::table::{Format, NoSuchColumn};
use crate::study::{End, Optimality, StrategyError};
use crate::text::counted;

/// Headings of table columns.
pub(crate) mod headings {
    pub(crate) const BOARD: &str = "Board";
    pub(crate) const BOARDS: &str = "Boards";
    pub(crate) const GOAL: &str = "Goal";
    pub(crate) const RUN: &str = "Run";
    pub(crate) const RUNS: &str = "Runs";
    pub(crate) const NAME: &str = "Name";
    pub(crate) const STRATEGY: &str = "Strategy";
    pub(crate) const VERDICT: &str = "Verdict";
    pub(crate) const END: &str = "End";
    pub(crate) const SOLVED: &str = "Solved";
    pub(crate) const LENGTH: &str = "Length";
    pub(crate) const WALK: &str = "Walk";
    pub(crate) const DEPTH: &str = "d";
    pub(crate) const MOVES_FOUND: &str = "Moves found";
    pub(crate) const EXPANDED: &str = "Expanded";
    pub(crate) const GENERATED: &str = "Generated";
    pub(crate) const DEVIATION: &str = "± s.d.";
    pub(crate) const VISITED: &str = "Visited";
    pub(crate) const PEAK_FRONTIER: &str = "Peak frontier";
    pub(crate) const BYTES: &str = "Memory (bytes)";
    pub(crate) const BYTES_PER_STATE: &str = "Memory per state (bytes)";
    pub(crate) const SECONDS: &str = "Seconds";
    pub(crate) const BRANCHING: &str = "b*";
    pub(crate) const RATIO: &str = "Times the fewest nodes";
    pub(crate) const NODES: &str = "Nodes";
    pub(crate) const PUBLISHED: &str = "Published";
    pub(crate) const KORF: &str = "Korf";
    pub(crate) const AIMA: &str = "AIMA";
    pub(crate) const BIDIRECTIONAL: &str = "Bidirectional BFS";
    pub(crate) const SMALLER_G: &str = "A*, ties to smaller g";
    pub(crate) const LARGER_G: &str = "A*, ties to larger g";
    pub(crate) const BIDIRECTIONAL_WINS: &str = "Bidirectional below smaller g";

    pub(crate) fn branching_of(strategy: &str) -> String {
        format!("{BRANCHING} {strategy}")
    }
}

impl End {
    /// In a few words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Exhausted => "no solution",
            Self::Cancelled => "cancelled",
            Self::MemoryLimit => "memory limit",
            Self::ExpansionLimit => "expansion limit",
            Self::DepthLimit => "depth limit",
            Self::NoEstimate => "the heuristic failed",
        }
    }
}

impl Optimality {
    /// The argument in a few words, to stand after “optimal”.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Layers => "whole layers are searched in order",
            Self::Meeting => "the frontiers meet in the first layer in which they can",
            Self::Admissible => "the heuristic is admissible, and no smaller f is left",
            Self::Bounds => "no path still to be found can be shorter",
            Self::Deepening => "every shorter path was tried before",
            Self::LowerBound => "no path can be shorter than the estimate of the start",
        }
    }
}

impl Verdict {
    /// In a few words.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Proven(_) => "optimal, proven".to_owned(),
            Self::AsShort => "optimal, by comparison".to_owned(),
            Self::Longer(moves) => {
                format!("{} longer than optimal", counted(moves.into(), "move"))
            }
            Self::Unknown => "not known to be optimal".to_owned(),
            Self::Unsolved(end) => end.name().to_owned(),
        }
    }
}

impl Format {
    /// One sentence on what it is.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Text => "aligned columns, for reading",
            Self::Csv => "comma-separated values (RFC 4180), for a spreadsheet",
            Self::Json => "one object with a list of rows, for programs",
            Self::Markdown => "a table for GitHub and other Markdown",
            Self::Latex => "a tabular that needs no package",
        }
    }
}

impl fmt::Display for NoSuchColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, columns) = (&self.name, self.columns.join(", "));
        write!(f, "there is no column “{name}”; the columns are {columns}")
    }
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no strategy; write one of {}", algorithms()),
            Self::NoSuchAlgorithm { name } => match algorithm_known_as(name) {
                Some(algorithm) => {
                    write!(f, "“{name}” is called {} here", algorithm.id())?;
                    f.write_str(how_to_set(algorithm))
                }
                None => write!(
                    f,
                    "there is no algorithm “{name}”; the algorithms are {}",
                    algorithms()
                ),
            },
            Self::NoSuchHeuristic { name } => match heuristic_known_as(name) {
                Some(heuristic) => write!(f, "“{name}” is called {} here", heuristic.id()),
                None => write!(
                    f,
                    "there is no heuristic “{name}”; the heuristics are {}",
                    heuristics()
                ),
            },
            Self::Unguided { algorithm } => write!(
                f,
                "{algorithm} uses no heuristic; write “{}” alone",
                algorithm.id()
            ),
            Self::NoSuchSetting { algorithm, name } => write!(
                f,
                "{algorithm} has no setting “{name}”; w= is for weighted A*, limit= for depth-first searches, ties= for A*"
            ),
            Self::BadValue { name, value } => {
                write!(f, "{name} cannot be “{value}”; write {}", values_of(name))
            }
        }
    }
}

/// What the name of an algorithm does not tell of it.
const fn how_to_set(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::DepthLimited => ": depth-first search that goes back at a depth limit",
        Algorithm::Bfs
        | Algorithm::Bidirectional
        | Algorithm::UniformCost
        | Algorithm::AStar
        | Algorithm::WeightedAStar
        | Algorithm::Greedy
        | Algorithm::Mm
        | Algorithm::IterativeDeepening
        | Algorithm::IdaStar => "",
    }
}

/// The values that a setting of a strategy takes.
fn values_of(setting: &str) -> String {
    match setting {
        "w" => format!("a number from {} to {}", Weight::LEAST, Weight::MOST),
        "ties" => Ties::ALL.map(Ties::id).join(" or "),
        _ => "a number of moves".to_owned(),
    }
}

fn algorithms() -> String {
    let ids: Vec<&str> = Algorithm::ALL.iter().map(|known| known.id()).collect();
    ids.join(", ")
}

fn heuristics() -> String {
    let ids: Vec<&str> = Heuristic::ALL.iter().map(|known| known.id()).collect();
    ids.join(", ")
}

impl fmt::Display for StrategyCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let given = self.given;
        let strategies = if given == 1 { "strategy" } else { "strategies" };
        let (least, most) = (compare::STRATEGIES.start(), compare::STRATEGIES.end());
        write!(
            f,
            "{given} {strategies} cannot be compared; choose {least} to {most}"
        )
    }
}

/// The title of the table of these comparisons.
pub(crate) fn comparison_title(comparisons: &[Comparison]) -> String {
    match comparisons {
        [one] => format!("From {} to {}", one.problem.start(), one.problem.goal()),
        many => format!("{} boards", many.len()),
    }
}

/// The notes below a table of comparisons.
pub(crate) const COMPARISON_NOTES: [&str; 4] = [
    "Times the fewest nodes: nodes generated, divided by the fewest of all strategies that solved the board.",
    "Memory: the most that the search held, free places in tables and queues included. Memory per state: what is stored for each state visited.",
    "Seconds: the median of repeated runs, one at a time. A run of more than a second is not repeated.",
    "b*: the effective branching factor. N + 1 = 1 + b* + … + b*^d, with N nodes generated and a path of d moves.",
];
