//! An exercise: a lesson with tasks, whose boards a student's number chooses.
//!
//! [`Exercise`] is what a lesson's file says. [`Drawn::new`] finds the boards, which takes a moment, and
//! [`Drawn::tasks_for`] gives the tasks of one student. [`Answers`] is the file that a student hands in.

pub(crate) mod answers;
pub(crate) mod answers_file;
pub(crate) mod draw;
pub mod grade;
mod sound;

pub use crate::lesson::answer::{Answer, TraceRow};
pub use answers::{Answers, MAX_ANSWERS_BYTES, MAX_STUDENT, MAX_TRIES, Student, TaskAnswers, Try};
pub use answers_file::AnswersFault;
pub use draw::{DrawFault, Drawn, NoBoards, POOL, Paper, PaperRequest, StudentTask};
pub use sound::{Ill, ills};

use crate::lesson::question::Wanted;
use crate::lesson::{Question, Slide};
use crate::puzzle::Board;
use crate::search::{Counter, PatternDatabases, Strategy, prepare};
use crate::study::worksheet::Teaches;

pub const MAX_TASKS: usize = 50;

pub const MAX_POINTS: u32 = 100;

/// The most expansions that a task can ask to be clicked or traced.
pub const MAX_ORDER: u32 = crate::study::worksheet::MOST_EXPANSIONS;

/// The tasks of a lesson, and how they are done.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// What the boards are drawn by, besides a student's number. Another seed is another homework.
    pub seed: u64,
    /// Whether a task may be tried again: then the best try counts, else the first.
    pub again: bool,
    /// When a student sees what is right.
    pub answers: AnswersShown,
    pub tasks: Vec<ExerciseTask>,
}

impl Exercise {
    /// Makes what its searches share, which may take seconds.
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
    /// As soon as a task is answered.
    AtOnce,
    /// When the answers are saved to be handed in.
    #[default]
    HandedIn,
}

/// A task, for all students.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseTask {
    /// What is shown and asked; its start board stands for those that are drawn.
    pub slide: Slide,
    pub kind: TaskKind,
    pub points: u32,
    /// How a student's board is drawn.
    pub boards: Draw,
}

impl ExerciseTask {
    /// What is asked: the question's own words, or the slide's.
    pub fn ask(&self) -> &str {
        let question = self.slide.question.as_ref();
        question.map_or(&self.slide.text, |question: &Question| &question.ask)
    }
}

/// What a student does.
#[derive(Clone, Debug, PartialEq)]
pub enum TaskKind {
    /// Answers the question of the slide.
    Question,
    /// Fills in the table of the search by hand: what is expanded, g, h, f and the frontier.
    Trace,
    /// Names the boards of the first expansions, in order.
    Order {
        expansions: u32,
    },
    /// Says which strategy does best, before any runs.
    Strategy {
        options: Vec<Strategy>,
        /// Best is who has the least of this.
        least: Counter,
    },
    Heuristic(HeuristicWanted),
    /// Hands in the order in which a search of their own expanded boards.
    OwnSearch,
}

/// What an estimate is to be.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeuristicWanted {
    /// What is proven on every state.
    pub wants: Vec<Wanted>,
    /// The least mean over all states.
    pub mean: Option<f64>,
    /// Boards, and the most expansions that A* by it may make on each.
    pub most: Vec<(Board, u64)>,
}

/// How a student's board is drawn. All boards of a task need the same work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// It is not: all have the board of the slide.
    Same,
    /// The shortest solution has so many moves.
    Length(u32),
    /// The slide's strategy makes so many expansions.
    Expansions {
        expansions: u32,
        /// Expansions at which the rule for ties decides.
        ties: Option<u32>,
        /// What the search shows.
        teaches: Option<Teaches>,
    },
}
