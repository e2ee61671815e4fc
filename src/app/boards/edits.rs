//! What a person does to the boards.

use crate::{
    app::{Action, Model},
    jobs::distances::DistanceCache,
    puzzle::{Board, Problem, Size, random_walk},
    search::{Distances, Survey},
};

impl Model {
    /// An edit of the boards. A run belongs to the boards it was started with, so it ends when they change.
    pub(crate) fn edit(&mut self, action: Action) {
        let shown = self.shown_start();
        match (action, shown) {
            (Action::Type(field, text), _) => self.editor.type_text(field, text),
            (Action::Commit(field), _) => self.editor.commit(field),
            (Action::Slide(cell), Some(board)) => {
                self.editor.slide(board, cell);
            }
            (Action::Nudge(mv), Some(board)) => {
                self.editor.nudge(board, mv);
            }
            (Action::Swap(a, b), Some(board)) if a != b => {
                self.editor.set_start(board.swapped(a, b));
            }
            (Action::Mend, _) => self.mend(),
            (Action::SetSize(size), _) => self.set_size(size),
            (Action::SetGoal(board), _) => self.editor.set_goal(board),
            (Action::Load(problem), _) => self.editor.set_problem(problem),
            (Action::UseLastBoard, _) => self.editor.use_last_start(),
            (Action::Shuffle, _) => self.shuffle(),
            (Action::ShuffleLength(length), _) => self.shuffle_length = length,
            (Action::Undo, _) => self.editor.undo(),
            (Action::Redo, _) => self.editor.redo(),
            _ => {}
        }
        if self
            .run
            .as_ref()
            .is_some_and(|run| self.has_left(run.problem()))
        {
            self.drop_run("The board changed");
        }
    }

    /// Whether a legal board in the editor is another than that of `problem`. A draft that is not legal yet may still
    /// become it again.
    pub(crate) fn has_left(&self, problem: Problem) -> bool {
        let start = self.editor.start().board();
        let goal = self.editor.goal().board();
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
        if size != self.editor.size() {
            let seed = self.next_seed();
            let start = random_walk(self.editor.goal_for(size), 4 * size.cells(), seed);
            self.editor.set_start(start);
        }
    }

    /// Shuffles to the exact length where distances are known; waits for them where they are on their way.
    pub(crate) fn shuffle(&mut self) {
        self.shuffle_pending = false;
        let Some(goal) = self.editor.goal().board() else {
            return;
        };
        let seed = self.next_seed();
        let surveyed = self
            .surveys
            .get(&goal)
            .filter(|_| !DistanceCache::covers(goal.size()));
        if let Some(survey) = surveyed {
            let length = self.shuffle_length.min(survey.farthest());
            if let Some(start) = survey.board_at(length, seed) {
                self.editor.set_start(start);
                self.shuffle_length = length;
            }
        } else if !DistanceCache::covers(goal.size()) {
            let start = random_walk(goal, self.shuffle_length as usize, seed);
            self.editor.set_start(start);
        } else if let Some(distances) = self.distances.get(goal) {
            let length = self.shuffle_length.min(distances.farthest());
            if let Some(start) = distances.board_at(length, seed) {
                self.editor.set_start(start);
                self.shuffle_length = length;
            }
        } else {
            self.shuffle_pending = true;
        }
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.seed
    }

    /// The start board, or the replay's where that has moved on; `None` where the draft is faulty.
    #[must_use]
    pub fn shown_start(&self) -> Option<Board> {
        let replayed = self.replay.as_ref().filter(|r| r.at() > 0);
        match replayed {
            Some(replay) if self.editor.start().board().is_some() => Some(replay.board()),
            _ => self.editor.start().board(),
        }
    }

    /// The longest shuffle: the farthest state where that is known.
    #[must_use]
    pub fn longest_shuffle(&self) -> Option<u32> {
        let goal = self.editor.goal().board()?;
        let survey = || self.surveys.get(&goal).map(Survey::farthest);
        self.distances
            .get(goal)
            .map(Distances::farthest)
            .or_else(survey)
    }

    /// Whether a shuffle goes to an exact length rather than a number of random moves.
    #[must_use]
    pub fn shuffle_is_exact(&self) -> bool {
        let goal = self.editor.goal().board();
        let surveyed = goal.is_some_and(|goal| self.surveys.get(&goal).is_some());
        surveyed || DistanceCache::covers(self.editor.size())
    }
}
