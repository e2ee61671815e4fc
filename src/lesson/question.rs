//! What a slide asks, as its file has it.

use std::num::NonZeroU32;

pub const OPTIONS: std::ops::RangeInclusive<usize> = 2..=4;

/// The most times in a row that a slide can ask which board is expanded next.
pub const MAX_PREDICTIONS: u32 = 20;

#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub ask: String,
    pub task: Task,
    /// What is said to a right answer; empty: the program's own sentence.
    pub right: String,
    /// What is said to a wrong one, likewise.
    pub wrong: String,
}

impl Question {
    /// A question that says nothing of its own to an answer.
    pub fn new(ask: impl Into<String>, task: Task) -> Self {
        Self {
            ask: ask.into(),
            task,
            right: String::new(),
            wrong: String::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Slides the tiles from the slide's start board to its goal; right in the fewest moves.
    Solve,
    /// Names the board that is expanded next, so many times, one expansion after the other. Every board that the rule of the
    /// strategy allows is right.
    Predict(NonZeroU32),
    Mark {
        /// Which, such as `frontier with f > 6`.
        answer: String,
    },
    Number {
        answer: Figure,
        /// How far off is right still, as a share of the answer.
        tolerance: f64,
    },
    /// Takes one of some options.
    Choose {
        options: Vec<Choice>,
        /// Which is right, where no option says so: the one whose text is this number.
        answer: Option<Figure>,
    },
    Heuristic(Vec<Wanted>),
}

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(untagged, expecting = "a number or a query such as \"frontier\"")]
pub enum Figure {
    Literal(f64),
    /// A figure of the slide's moment, such as `frontier` or `states at depth 2`.
    Query(String),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub text: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub right: bool,
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Wanted by id {
        /// Never above the true distance, on any board.
        Admissible = "admissible",
        /// Falling by at most 1 with each move, on any board.
        Consistent = "consistent",
        /// Larger on average than the number of misplaced tiles.
        CloserThanMisplaced = "closer-than-misplaced",
        /// Larger on average than Manhattan distance.
        CloserThanManhattan = "closer-than-manhattan",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlidePanel {
    Counters,
    /// The frontier's first nodes and the node chosen.
    Frontier,
    /// The curves of frontier and visited.
    Plot,
    Pseudocode,
}
