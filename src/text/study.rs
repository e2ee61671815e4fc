//! What studies say: headings of tables, ends and verdicts of runs, and errors in strategies.

use std::fmt;

use crate::search::{Algorithm, Heuristic, Ties, Weight};
use crate::study::compare::{self, Comparison, StrategyCountError, Verdict};
use crate::study::strategy_names::{algorithm_known_as, heuristic_known_as};
use crate::study::table::{Format, NoSuchColumn};
use crate::study::{End, Optimality, StrategyError};
use crate::text::Message;
use crate::text::message;

/// Headings of table columns.
pub(crate) mod headings {
    use crate::text::Message;

    pub(crate) const BOARD: Message = Message("study-headings-board");
    pub(crate) const BOARDS: Message = Message("study-headings-boards");
    pub(crate) const GOAL: Message = Message("study-headings-goal");
    pub(crate) const RUN: Message = Message("study-headings-run");
    pub(crate) const RUNS: Message = Message("study-headings-runs");
    pub(crate) const NAME: Message = Message("study-headings-name");
    pub(crate) const STRATEGY: Message = Message("study-headings-strategy");
    pub(crate) const VERDICT: Message = Message("study-headings-verdict");
    pub(crate) const END: Message = Message("study-headings-end");
    pub(crate) const SOLVED: Message = Message("study-headings-solved");
    pub(crate) const LENGTH: Message = Message("study-headings-length");
    pub(crate) const WALK: Message = Message("study-headings-walk");
    pub(crate) const DEPTH: Message = Message("study-headings-depth");
    pub(crate) const MOVES_FOUND: Message = Message("study-headings-moves-found");
    pub(crate) const EXPANDED: Message = Message("study-headings-expanded");
    pub(crate) const GENERATED: Message = Message("study-headings-generated");
    pub(crate) const DEVIATION: Message = Message("study-headings-deviation");
    pub(crate) const VISITED: Message = Message("study-headings-visited");
    pub(crate) const PEAK_FRONTIER: Message = Message("study-headings-peak-frontier");
    pub(crate) const BYTES: Message = Message("study-headings-bytes");
    pub(crate) const BYTES_PER_STATE: Message = Message("study-headings-bytes-per-state");
    pub(crate) const SECONDS: Message = Message("study-headings-seconds");
    pub(crate) const BRANCHING: Message = Message("study-headings-branching");
    pub(crate) const RATIO: Message = Message("study-headings-ratio");
    pub(crate) const NODES: Message = Message("study-headings-nodes");
    pub(crate) const PUBLISHED: Message = Message("study-headings-published");
    pub(crate) const KORF: Message = Message("study-headings-korf");
    pub(crate) const AIMA: Message = Message("study-headings-aima");
    pub(crate) const BIDIRECTIONAL: Message = Message("study-headings-bidirectional");
    pub(crate) const SMALLER_G: Message = Message("study-headings-smaller-g");
    pub(crate) const LARGER_G: Message = Message("study-headings-larger-g");
    pub(crate) const BIDIRECTIONAL_WINS: Message = Message("study-headings-bidirectional-wins");

    pub(crate) fn branching_of(strategy: &str) -> String {
        format!("{BRANCHING} {strategy}")
    }
}

impl End {
    /// In a few words.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => message!("study-end-solved"),
            Self::Exhausted => message!("study-end-exhausted"),
            Self::Cancelled => message!("study-end-cancelled"),
            Self::MemoryLimit => message!("study-end-memory-limit"),
            Self::ExpansionLimit => message!("study-end-expansion-limit"),
            Self::DepthLimit => message!("study-end-depth-limit"),
            Self::NoEstimate => message!("study-end-no-estimate"),
        }
    }
}

impl Optimality {
    /// The argument in a few words, to stand after “optimal”.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Self::Layers => message!("study-optimality-reason-layers"),
            Self::Meeting => message!("study-optimality-reason-meeting"),
            Self::Admissible => message!("study-optimality-reason-admissible"),
            Self::Bounds => message!("study-optimality-reason-bounds"),
            Self::Deepening => message!("study-optimality-reason-deepening"),
            Self::LowerBound => message!("study-optimality-reason-lower-bound"),
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
                format!(
                    "{} longer than optimal",
                    message!("count-move", count = moves)
                )
            }
            Self::Unknown => "not known to be optimal".to_owned(),
            Self::Unsolved(end) => end.name().to_owned(),
        }
    }
}

impl Format {
    /// One sentence on what it is.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Text => message!("study-format-summary-text"),
            Self::Csv => message!("study-format-summary-csv"),
            Self::Json => message!("study-format-summary-json"),
            Self::Markdown => message!("study-format-summary-markdown"),
            Self::Latex => message!("study-format-summary-latex"),
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
fn how_to_set(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::DepthLimited => message!("study-how-to-set-depth-limited"),
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
pub(crate) const COMPARISON_NOTES: [Message; 4] = [
    Message("study-comparison-notes-1"),
    Message("study-comparison-notes-2"),
    Message("study-comparison-notes-3"),
    Message("study-comparison-notes-4"),
];
