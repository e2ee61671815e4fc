//! The question of a slide, as in its file.

use std::num::NonZeroU32;

use crate::lesson::Play;

pub const OPTIONS: std::ops::RangeInclusive<usize> = 2..=4;

/// The maximum number of consecutive predictions of the next expanded board that a slide can ask for.
pub const MAX_PREDICTIONS: u32 = 20;

#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub ask: String,
    pub task: Task,
    /// The reply to a right answer. If empty, the program's own sentence is used.
    pub right: String,
    /// The reply to a wrong answer. If empty, the program's own sentence is used.
    pub wrong: String,
    /// Hints to a heuristic question, which the student asks for one by one.
    pub hints: Vec<String>,
}

impl Question {
    /// Creates a question without replies of its own.
    pub fn new(ask: impl Into<String>, task: Task) -> Self {
        Self {
            ask: ask.into(),
            task,
            right: String::new(),
            wrong: String::new(),
            hints: Vec::new(),
        }
    }

    /// Returns the query that gives its answer, if there is one.
    pub const fn query_mut(&mut self) -> Option<&mut String> {
        match &mut self.task {
            Task::Mark { answer: query }
            | Task::Number {
                answer: Figure::Query(query),
                ..
            }
            | Task::Choose {
                answer: Some(Figure::Query(query)),
                ..
            } => Some(query),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Slide the tiles from the slide's start board to its goal. Only a shortest solution is right.
    Solve,
    /// Name the board that is expanded next, this many times in a row. Every board that the rule of the strategy allows is
    /// right.
    Predict(NonZeroU32),
    Mark {
        /// The query for the boards to mark, such as `frontier with f > 6`.
        answer: String,
    },
    Number {
        answer: Figure,
        /// The accepted deviation, as a share of the answer.
        tolerance: f64,
    },
    /// Choose one of the options.
    Choose {
        options: Vec<Choice>,
        /// If set, the right option is the one whose text is this number. Otherwise an option is marked as right.
        answer: Option<Figure>,
    },
    Heuristic(Vec<Wanted>),
    /// Move a value of the search until the aim is reached.
    Play(Play),
}

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(untagged, expecting = "a number or a query such as \"frontier\"")]
pub enum Figure {
    Literal(f64),
    /// A query for a number of the slide's moment, such as `frontier` or `states at depth 2`.
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
        /// Never exceeds the true distance, on any board.
        Admissible = "admissible",
        /// Decreases by at most 1 with each move, on any board.
        Consistent = "consistent",
        /// Closer to the truth than the number of misplaced tiles, on 10,000 boards or, in a small space, on a tenth of them.
        CloserThanMisplaced = "closer-than-misplaced",
        /// Closer to the truth than Manhattan distance, on as many boards.
        CloserThanManhattan = "closer-than-manhattan",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlidePanel {
    Counters,
    /// The first nodes of the frontier and the selected node.
    Frontier,
    /// The curves of frontier and visited.
    Plot,
    Pseudocode,
}
