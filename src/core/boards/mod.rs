//! The two boards that a person edits, start and goal, what is known of them, and the boards that are drawn or looked for.

mod editor;
pub mod shortest_length;

pub use editor::{Editor, Field, nudged, slid};
pub use shortest_length::{Seeking, Stage};

use std::sync::Arc;
use std::time::Duration;

use crate::puzzle::{Board, Costs, Example, Problem, Size, Solvability, examples, random_walk};
use crate::search::{Distances, PatternDatabases, Strategy, Survey};
use crate::services::spaces::DistanceCache;
use crate::services::surveys::SurveyCache;
use crate::tasks;
use crate::tasks::{Job, Wake};
use crate::worksheet::{NotFound, Teaches, Wanted, find};

/// The maximum time to search for a board.
const LONGEST: Duration = Duration::from_secs(2);

#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Set the text of a field.
    Type(Field, String),
    Commit(Field),
    /// Set the start board, and the size to its size.
    Start(Board),
    Goal(Board),
    Load(Problem),
    Costs(Costs),
    Resize(Size),
    /// Shuffle the start board to this distance from the goal: optimal moves, or moves of a random walk.
    Shuffle(u32),
    Undo,
    Redo,
}

/// A property of the board to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    Teaches(Teaches),
    /// The tie rule never decides.
    NoTies,
    /// The search takes this many expansions.
    Expansions(u32),
}

pub type Found = Result<Problem, NotFound>;

/// The boards being edited, and the state of shuffling and of the search for a board.
pub struct Boards {
    pub editor: Editor,
    /// The length of a shuffle that waits for the distances to be computed.
    pub awaited_shuffle: Option<u32>,
    pub distances: DistanceCache,
    /// Searches for a board among shuffles, as for worksheets.
    pub finder: Job<(), Found>,
    seed: u64,
}

impl Boards {
    pub fn new(problem: Problem, seed: u64, wake: Wake) -> Self {
        Self {
            editor: Editor::new(problem),
            awaited_shuffle: None,
            finder: Job::new("board finder", Arc::clone(&wake)),
            distances: DistanceCache::new(wake),
            seed,
        }
    }

    pub fn edit(&mut self, edit: Edit, surveys: &SurveyCache) {
        match edit {
            Edit::Type(field, text) => self.editor.type_text(field, text),
            Edit::Commit(field) => self.editor.commit(field),
            Edit::Start(board) => self.editor.set_start(board),
            Edit::Goal(board) => self.editor.set_goal(board),
            Edit::Load(problem) => self.editor.set_problem(problem),
            Edit::Costs(costs) => self.editor.set_costs(costs),
            Edit::Resize(size) => self.resize(size),
            Edit::Shuffle(length) => self.shuffle(length, surveys),
            Edit::Undo => self.editor.undo(),
            Edit::Redo => self.editor.redo(),
        }
    }

    /// Requests the distances to the goal and performs a shuffle that waited for them. Returns whether there was one.
    pub fn poll(&mut self, surveys: &SurveyCache) -> bool {
        let Some(goal) = self.editor.goal.board else {
            return false;
        };
        self.distances.want(goal);
        let due = self.awaited_shuffle;
        let due = due.filter(|_| self.distances.get(goal).is_some());
        if let Some(length) = due {
            self.shuffle(length, surveys);
        }
        due.is_some()
    }

    /// Whether a legal board in the editor, or what moves cost, differs from that of `problem`. A draft that is not legal yet may still
    /// become the same board.
    pub fn has_left(&self, problem: Problem) -> bool {
        let differs = |board: Option<Board>, of| board.is_some_and(|board| board != of);
        let costs = self
            .editor
            .problem()
            .map_or(problem, |own| problem.with_costs(own.costs()));
        costs != problem
            || differs(self.editor.start.board, problem.start())
            || differs(self.editor.goal.board, problem.goal())
    }

    /// The start board with two tiles exchanged, which makes an unsolvable board solvable.
    pub fn mended(&self) -> Option<Board> {
        let problem = self.editor.problem()?;
        let (a, b) = problem.solvability().swap;
        let start = problem.start();
        let cell = |tile| start.cells().iter().position(|&t| t == tile);
        Some(start.swapped(cell(a)?, cell(b)?))
    }

    fn resize(&mut self, size: Size) {
        if size != self.editor.size {
            let seed = self.next_seed();
            let start = random_walk(self.editor.goal_for(size), 4 * size.cells(), seed);
            self.editor.set_start(start);
        }
    }

    /// Shuffles to the exact length if the distances are known; if they are still being computed, the shuffle waits.
    fn shuffle(&mut self, length: u32, surveys: &SurveyCache) {
        self.awaited_shuffle = None;
        let Some(goal) = self.editor.goal.board else {
            return;
        };
        let seed = self.next_seed();
        let start = match Distances::covers(goal.size()) {
            true => match self.distances.get(goal) {
                Some(distances) => distances.board_at(length.min(distances.farthest()), seed),
                None => return self.awaited_shuffle = Some(length),
            },
            false => match surveys.get(&goal) {
                Some(survey) => survey.board_at(length.min(survey.farthest()), seed),
                None => Some(random_walk(goal, length as usize, seed)),
            },
        };
        if let Some(start) = start {
            self.editor.set_start(start);
        }
    }

    /// Starts the search for a board for `strategy`, another one each time.
    pub fn find(&mut self, sought: Sought, strategy: Strategy, databases: &PatternDatabases) {
        let Some(goal) = self.editor.goal.board else {
            return;
        };
        let (expansions, ties, teaches) = match sought {
            Sought::Teaches(wanted) => (None, None, Some(wanted)),
            Sought::NoTies => (None, Some(0), None),
            Sought::Expansions(wanted) => (Some(wanted), None, None),
        };
        let wanted = Wanted {
            goal,
            costs: self.editor.costs,
            any_goal: false,
            strategy,
            expansions,
            ties,
            teaches,
            exercises: false,
            copies: 1,
            seed: self.next_seed(),
        };
        let databases = databases.clone();
        self.finder.ask((), move |token| {
            let until = tasks::now() + LONGEST;
            let go_on = || !token.is_cancelled() && tasks::now() < until;
            let sheets = find(&wanted, None, &databases, go_on)?;
            let first = sheets.first().map(|sheet| sheet.problem);
            first.ok_or(NotFound::Cancelled { tried: 0 })
        });
    }

    /// Returns the result of the search for a board once it is finished.
    pub fn found(&mut self) -> Option<Found> {
        let ((), found) = self.finder.finished()?;
        Some(found.unwrap_or(Err(NotFound::Cancelled { tried: 0 })))
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.seed
    }

    /// The maximum length of an exact shuffle: the depth of the farthest state, if known.
    pub fn longest_shuffle(&self, surveys: &SurveyCache) -> Option<u32> {
        let goal = self.editor.goal.board?;
        let known = self.distances.get(goal).map(Distances::farthest);
        known.or_else(|| surveys.get(&goal).map(Survey::farthest))
    }

    /// Whether a shuffle has an exact length rather than a number of random moves.
    pub fn shuffle_is_exact(&self, surveys: &SurveyCache) -> bool {
        let goal = self.editor.goal.board;
        let surveyed = goal.is_some_and(|goal| surveys.get(&goal).is_some());
        surveyed || Distances::covers(self.editor.size)
    }

    /// An upper bound on the solution length of any solvable board with this goal; `None` if a board is faulty.
    pub fn deepest(&self) -> Option<u32> {
        Some(self.editor.problem()?.longest_solution())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    Faulty,
    /// With the length of a shortest solution, if known.
    Solvable(Solvability, Option<u32>),
    Unsolvable(Solvability),
}

/// The shipped example that equals this problem.
pub fn example_of(problem: &Problem) -> Option<&'static Example> {
    let mut named = examples().iter();
    named.find(|i| i.start == problem.start() && i.goal == problem.goal())
}
