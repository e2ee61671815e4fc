//! An exercise: a lesson with tasks whose boards are determined by the student's number.
//!
//! [`Exercise`] is the part of a lesson's file. [`Drawn::new`] finds the boards, which takes a moment, and
//! [`Drawn::tasks_for`] returns the tasks of one student. [`Answers`] is the file that a student hands in.

pub(crate) mod answers;
pub mod answers_file;
pub(crate) mod draw;
pub mod grade;
pub mod scorm;
mod sound;

pub use crate::lesson::answer::{Answer, TraceRow};
pub use answers::{
    Answers, AnswersFault, MAX_ANSWERS_BYTES, MAX_STUDENT, MAX_TRIES, Misread, Student,
    TaskAnswers, Try, Unread,
};
pub use answers_file::ReadAnswers;
pub use draw::{DrawFault, Drawn, NoBoards, POOL, Paper, StudentTask};
pub use sound::{Ill, ills};

use std::hash::{BuildHasher as _, Hasher as _};

use crate::lesson::question::Wanted;
use crate::lesson::{Question, Slide};
use crate::puzzle::Board;
use crate::search::{Counter, PatternDatabases, Strategy, prepare};
use crate::worksheet::Teaches;

pub const MAX_TASKS: usize = 50;

pub const MAX_POINTS: u32 = 100;

/// The maximum number of expansions that a task can ask to click or trace.
pub const MAX_ORDER: u32 = crate::worksheet::MOST_EXPANSIONS;

/// The tasks of a lesson and their rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The seed of the boards, used together with the student's number. Another seed gives another homework.
    pub seed: u64,
    /// Whether a task may be tried again. If so, the best try counts; otherwise the first.
    pub again: bool,
    /// When a student sees what is right.
    pub answers: AnswersShown,
    pub solutions: Solutions,
    pub tasks: Vec<ExerciseTask>,
}

/// Who gets the right answers. This keeps honest people honest and no more: whoever can edit the file can take the lock away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Solutions {
    /// Whoever has the file.
    #[default]
    Open,
    /// It is the teacher's file, which has the key.
    Key(String),
    /// It is the students' file, which has none.
    Locked,
}

impl Solutions {
    /// Returns a new key.
    pub fn new_key() -> Self {
        // The standard library seeds each of these from the system.
        let random = std::collections::hash_map::RandomState::new();
        Self::Key(format!("{:016x}", random.build_hasher().finish()))
    }
}

impl Exercise {
    /// Builds the tables that its searches share, which may take seconds.
    pub fn prepare(&self, databases: &PatternDatabases) {
        for task in &self.tasks {
            let setup = task.slide.setup;
            let options = match &task.kind {
                TaskKind::Strategy { options, .. } => options.as_slice(),
                _ => &[],
            };
            for strategy in options.iter().chain([&setup.strategy]) {
                prepare(&setup.problem, *strategy, databases);
            }
        }
    }
}

/// When a student sees what is right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswersShown {
    /// As soon as a task has been answered.
    AtOnce,
    /// When the answers are saved to be handed in.
    #[default]
    HandedIn,
}

/// A task for all students.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseTask {
    /// What is shown and asked. The drawn boards replace its start board.
    pub slide: Slide,
    pub kind: TaskKind,
    pub points: u32,
    /// How a student's board is drawn.
    pub boards: Draw,
}

impl ExerciseTask {
    /// Returns the text of the task: that of the question or else of the slide.
    pub fn ask(&self) -> &str {
        let question = self.slide.question.as_ref();
        question.map_or(&self.slide.text, |question: &Question| &question.ask)
    }
}

/// What a student has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskKind {
    /// Answer the question of the slide.
    Question,
    /// Fill in the table of the search by hand: the expanded board, g, h, f and the frontier.
    Trace,
    /// Name the boards of the first expansions, in order.
    Order {
        expansions: u32,
    },
    /// Say which strategy does best, before any of them runs.
    Strategy {
        options: Vec<Strategy>,
        /// The best strategy has the smallest value of this counter.
        least: Counter,
    },
    Heuristic(HeuristicWanted),
    /// Hand in the order in which the student's own search expanded boards.
    OwnSearch,
}

/// The requirements for a heuristic.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeuristicWanted {
    /// The properties checked on every state.
    pub wants: Vec<Wanted>,
    /// The required mean over all states.
    pub mean: Option<f64>,
    /// Boards, each with the maximum number of expansions of A* with the heuristic.
    pub most: Vec<(Board, u64)>,
}

/// How a student's board is drawn. All boards of a task need the same work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Not drawn: all students get the board of the slide.
    Same,
    /// Its shortest solution has this number of moves.
    Length(u32),
    /// The slide's strategy makes this number of expansions.
    Expansions {
        expansions: u32,
        /// The number of expansions at which the tie rule decides.
        ties: Option<u32>,
        /// The lesson that the search shows.
        teaches: Option<Teaches>,
    },
}
