//! What studies say: headings of tables, ends and verdicts of runs, and errors in strategies.

use std::fmt;

use crate::search::{Algorithm, Heuristic, Ties, Weight};
use crate::study::compare::{self, Comparison, StrategyCountError, Verdict};
use crate::study::strategy_names::{algorithm_known_as, heuristic_known_as};
use crate::study::table::{Format, NoSuchColumn};
use crate::study::{End, Optimality, StrategyError};
use crate::text::Message;
use crate::text::listed;
use crate::text::message;

/// Headings of table columns.
pub(crate) mod headings {
    use crate::text::Message;
    use crate::text::message;

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
    pub(crate) const KORF_FELNER: Message = Message("study-headings-korf-felner");
    pub(crate) const TIMES_PUBLISHED: Message = Message("study-headings-times-published");
    pub(crate) const AIMA: Message = Message("study-headings-aima");
    pub(crate) const AIMA_BFS: Message = Message("study-headings-aima-bfs");
    pub(crate) const AIMA_MISPLACED: Message = Message("study-headings-aima-misplaced");
    pub(crate) const AIMA_MANHATTAN: Message = Message("study-headings-aima-manhattan");
    pub(crate) const BIDIRECTIONAL: Message = Message("study-headings-bidirectional");
    pub(crate) const SMALLER_G: Message = Message("study-headings-smaller-g");
    pub(crate) const LARGER_G: Message = Message("study-headings-larger-g");
    pub(crate) const BIDIRECTIONAL_WINS: Message = Message("study-headings-bidirectional-wins");

    pub(crate) fn branching_of(strategy: Message) -> String {
        message!("study-headings-branching-of", strategy)
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
            Self::Proven(_) => message!("study-verdict-proven").to_owned(),
            Self::AsShort => message!("study-verdict-as-short").to_owned(),
            Self::Longer(moves) => {
                let moves = message!("count-move", count = moves);
                message!("study-verdict-longer", moves)
            }
            Self::Unknown => message!("study-verdict-unknown").to_owned(),
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
        let (name, columns) = (&self.name, listed(&self.columns));
        f.write_str(&message!("study-no-such-column", name, columns))
    }
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => message!("study-strategy-empty", algorithms = algorithms()),
            Self::NoSuchAlgorithm { name } => match algorithm_known_as(name) {
                Some(Algorithm::DepthLimited) => {
                    let id = Algorithm::DepthLimited.id();
                    message!("study-algorithm-known-as-depth-limited", name, id)
                }
                Some(algorithm) => {
                    message!("study-algorithm-known-as", name, id = algorithm.id())
                }
                None => {
                    message!("study-no-such-algorithm", name, algorithms = algorithms())
                }
            },
            Self::NoSuchHeuristic { name } => match heuristic_known_as(name) {
                Some(heuristic) => {
                    message!("study-heuristic-known-as", name, id = heuristic.id())
                }
                None => {
                    message!("study-no-such-heuristic", name, heuristics = heuristics())
                }
            },
            Self::Unguided { algorithm } => message!(
                "study-unguided",
                algorithm = algorithm.name(),
                id = algorithm.id()
            ),
            Self::NoSuchSetting { algorithm, name } => {
                message!("study-no-such-setting", algorithm = algorithm.name(), name)
            }
            Self::BadValue { name, value } => bad_value(name, value),
        })
    }
}

/// What is said of a value that a setting cannot have, with those that it can.
fn bad_value(name: &str, value: &str) -> String {
    match name {
        "w" => {
            let (least, most) = (Weight::LEAST.to_string(), Weight::MOST.to_string());
            message!("study-bad-weight", name, value, least, most)
        }
        "ties" => {
            let [first, second] = Ties::ALL.map(Ties::id);
            message!("study-bad-ties", name, value, first, second)
        }
        _ => message!("study-bad-limit", name, value),
    }
}

fn algorithms() -> String {
    listed(Algorithm::ALL.iter().map(|known| known.id()))
}

fn heuristics() -> String {
    listed(Heuristic::ALL.iter().map(|known| known.id()))
}

impl fmt::Display for StrategyCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (*compare::STRATEGIES.start(), *compare::STRATEGIES.end());
        f.write_str(&message!(
            "study-strategy-count",
            given = self.given,
            least,
            most
        ))
    }
}

/// The title of the table of these comparisons.
pub(crate) fn comparison_title(comparisons: &[Comparison]) -> String {
    match comparisons {
        [one] => {
            let (start, goal) = (one.problem.start(), one.problem.goal());
            message!(
                "study-comparison-title",
                start = start.to_string(),
                goal = goal.to_string()
            )
        }
        many => message!("study-comparison-title-boards", boards = many.len()),
    }
}

/// The notes below a table of comparisons.
pub(crate) const COMPARISON_NOTES: [Message; 4] = [
    Message("study-comparison-note-ratio"),
    Message("study-comparison-note-memory"),
    Message("study-comparison-note-seconds"),
    Message("study-comparison-note-branching"),
];
