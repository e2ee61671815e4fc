//! The two boards to edit: start and goal.

pub(crate) mod boards_view;
pub(crate) mod editor;
#[cfg(test)]
pub(crate) mod editor_tests;
pub(crate) mod examples_view;
pub(crate) mod field;
pub(crate) mod goal_view;
pub(crate) mod shortest_length;
#[cfg(test)]
pub(crate) mod shortest_length_tests;
pub(crate) mod undo;
pub(crate) mod verdict_view;
pub(crate) mod ways_on_view;

pub(crate) use editor::{Editor, Field, slid};
pub(crate) use field::Complaint;
pub(crate) use shortest_length::{Seeking, Stage};

use crate::app::survey::Surveys;
use crate::jobs::Wake;
use crate::jobs::distances::DistanceCache;
use crate::puzzle::{Board, Example, Move, Problem, Size, Solvability, examples, random_walk};
use crate::search::{Distances, Survey};

/// An edit of the boards.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The text of a field has changed to this.
    Type(Field, String),
    /// A field was left.
    Commit(Field),
    /// Slide the tile on this cell, and all between it and the blank.
    Slide(usize),
    /// Slide the tile that can go this way: up for [`Move::Up`].
    Nudge(Move),
    /// Exchange the contents of two cells.
    Swap(usize, usize),
    /// Edit boards of this size.
    SetSize(Size),
    /// Search for this goal.
    SetGoal(Board),
    /// Take over both boards.
    Load(Problem),
    /// Exchange the two tiles that make an unsolvable board solvable.
    Mend,
    /// Go back to the last legal start board.
    UseLastBoard,
    /// Shuffle the start board.
    Shuffle,
    /// How far from the goal a shuffled board is to be: moves at best, or moves of a random walk.
    ShuffleLength(u32),
    /// Take the last edit back.
    Undo,
    /// Make it again.
    Redo,
}

/// The boards being edited, and what shuffling them takes.
pub struct Boards {
    pub editor: Editor,
    /// The wanted length of a shuffle.
    pub shuffle_length: u32,
    /// Whether a shuffle waits for the distances to the goal.
    pub(crate) shuffle_pending: bool,
    pub(crate) distances: DistanceCache,
    seed: u64,
}

impl Boards {
    pub(crate) fn new(problem: Problem, seed: u64, wake: Wake) -> Self {
        Self {
            editor: Editor::new(problem),
            shuffle_length: 20,
            shuffle_pending: false,
            distances: DistanceCache::new(wake),
            seed,
        }
    }

    /// Edits the boards. `shown` is the start board on screen, which a replay may have moved on; none while the draft has
    /// faults.
    pub(crate) fn update(&mut self, action: Action, shown: Option<Board>, surveys: &Surveys) {
        match action {
            Action::Type(field, text) => self.editor.type_text(field, text),
            Action::Commit(field) => self.editor.commit(field),
            Action::Slide(cell) => {
                if let Some(board) = shown {
                    self.editor.slide(board, cell);
                }
            }
            Action::Nudge(mv) => {
                if let Some(board) = shown {
                    self.editor.nudge(board, mv);
                }
            }
            Action::Swap(a, b) => {
                if let Some(board) = shown.filter(|_| a != b) {
                    self.editor.set_start(board.swapped(a, b));
                }
            }
            Action::Mend => self.mend(),
            Action::SetSize(size) => self.set_size(size),
            Action::SetGoal(board) => self.editor.set_goal(board),
            Action::Load(problem) => self.editor.set_problem(problem),
            Action::UseLastBoard => self.editor.use_last_start(),
            Action::Shuffle => self.shuffle(surveys),
            Action::ShuffleLength(length) => self.shuffle_length = length,
            Action::Undo => self.editor.undo(),
            Action::Redo => self.editor.redo(),
        }
    }

    /// Asks for the distances to the goal, and makes up for a shuffle that waited for them; gives back whether it did.
    pub(crate) fn poll(&mut self, surveys: &Surveys) -> bool {
        let Some(goal) = self.editor.goal.board else {
            return false;
        };
        self.distances.want(goal);
        let due = self.shuffle_pending && self.distances.get(goal).is_some();
        if due {
            self.shuffle(surveys);
        }
        due
    }

    /// Whether a legal board in the editor is another than that of `problem`. A draft that is not legal yet may still
    /// become it again.
    pub(crate) fn has_left(&self, problem: Problem) -> bool {
        let start = self.editor.start.board;
        let goal = self.editor.goal.board;
        start.is_some_and(|board| board != problem.start())
            || goal.is_some_and(|board| board != problem.goal())
    }

    fn mend(&mut self) {
        let Some(problem) = self.editor.problem() else {
            return;
        };
        let (a, b) = problem.solvability().swap;
        let start = problem.start();
        let cell = |tile| start.cells().iter().position(|&t| t == tile);
        if let (Some(a), Some(b)) = (cell(a), cell(b)) {
            self.editor.set_start(start.swapped(a, b));
        }
    }

    fn set_size(&mut self, size: Size) {
        if size != self.editor.size {
            let seed = self.next_seed();
            let start = random_walk(self.editor.goal_for(size), 4 * size.cells(), seed);
            self.editor.set_start(start);
        }
    }

    /// Shuffles to the exact length where distances are known; waits for them where they are on their way.
    fn shuffle(&mut self, surveys: &Surveys) {
        self.shuffle_pending = false;
        let Some(goal) = self.editor.goal.board else {
            return;
        };
        let seed = self.next_seed();
        let surveyed = surveys
            .get(&goal)
            .filter(|_| !DistanceCache::covers(goal.size()));
        if let Some(survey) = surveyed {
            let length = self.shuffle_length.min(survey.farthest());
            if let Some(start) = survey.board_at(length, seed) {
                self.editor.set_start(start);
            }
        } else if !DistanceCache::covers(goal.size()) {
            let start = random_walk(goal, self.shuffle_length as usize, seed);
            self.editor.set_start(start);
        } else if let Some(distances) = self.distances.get(goal) {
            let length = self.shuffle_length.min(distances.farthest());
            if let Some(start) = distances.board_at(length, seed) {
                self.editor.set_start(start);
            }
        } else {
            self.shuffle_pending = true;
        }
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.seed
    }

    /// The longest shuffle: the farthest state where that is known.
    pub(crate) fn longest_shuffle(&self, surveys: &Surveys) -> Option<u32> {
        let goal = self.editor.goal.board?;
        let survey = || surveys.get(&goal).map(Survey::farthest);
        self.distances
            .get(goal)
            .map(Distances::farthest)
            .or_else(survey)
    }

    /// Whether a shuffle goes to an exact length rather than a number of random moves.
    pub(crate) fn shuffle_is_exact(&self, surveys: &Surveys) -> bool {
        let goal = self.editor.goal.board;
        let surveyed = goal.is_some_and(|goal| surveys.get(&goal).is_some());
        surveyed || DistanceCache::covers(self.editor.size)
    }

    /// The depth within which every board like the one in the editor has a solution if it has any; none where it has
    /// faults.
    pub(crate) fn deepest(&self) -> Option<u32> {
        self.editor
            .problem()
            .map(|problem| problem.longest_solution())
    }
}

/// Whether a board can be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Start or goal has faults.
    Faulty,
    /// It can, in so many moves at best where that is known.
    Solvable(Solvability, Option<u32>),
    /// It cannot.
    Unsolvable(Solvability),
}

/// The length of a shortest solution, where the board ships with the app and its length is published.
pub(crate) fn published_length(problem: &Problem) -> Option<u32> {
    example_of(problem)?.optimal
}

/// The example that ships with the app and is this problem.
pub(crate) fn example_of(problem: &Problem) -> Option<&'static Example> {
    let mut named = examples().iter();
    named.find(|i| i.start == problem.start() && i.goal == problem.goal())
}
