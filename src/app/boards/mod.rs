//! The two boards to edit: start and goal.

pub(crate) mod boards_view;
pub(crate) mod editor;
#[cfg(test)]
pub(crate) mod editor_tests;
pub(crate) mod examples_view;
pub(crate) mod field_view;
pub(crate) mod goal_view;
pub(crate) mod shortest_length;
#[cfg(test)]
pub(crate) mod shortest_length_tests;
pub(crate) mod verdict_view;

pub(crate) use editor::{Editor, Field, nudged, slid};
pub(crate) use shortest_length::{Seeking, Stage};

use std::sync::Arc;
use std::time::Duration;

use crate::jobs::spaces::DistanceCache;
use crate::jobs::surveys::SurveyCache;
use crate::jobs::{Job, Wake};
use crate::puzzle::{Board, Example, Problem, Size, Solvability, examples, random_walk};
use crate::search::{Distances, PatternDatabases, Strategy, Survey};
use crate::study::worksheet::{NotFound, Teaches, Wanted, find};

/// The longest that a board is looked for: nobody waits longer.
const LONGEST: Duration = Duration::from_secs(2);

#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// The text of a field has changed to this.
    Type(Field, String),
    Commit(Field),
    /// This is the start board; the size follows it.
    Start(Board),
    Goal(Board),
    Load(Problem),
    Resize(Size),
    /// Shuffle the start board to be so far from the goal: moves at best, or moves of a random walk.
    Shuffle(u32),
    Undo,
    Redo,
}

/// What is to be seen on a board that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    Teaches(Teaches),
    /// The tie rule never decides.
    NoTies,
    /// The search takes so many expansions.
    Expansions(u32),
}

pub(crate) type Found = Result<Problem, NotFound>;

/// The boards being edited, and what shuffling them takes.
pub struct Boards {
    pub editor: Editor,
    /// The length of a shuffle that waits for the distances to the goal.
    pub(crate) awaited_shuffle: Option<u32>,
    pub(crate) distances: DistanceCache,
    /// Looks for a board among shuffles as worksheets are made of.
    pub(crate) finder: Job<(), Found>,
    seed: u64,
}

impl Boards {
    pub(crate) fn new(problem: Problem, seed: u64, wake: Wake) -> Self {
        Self {
            editor: Editor::new(problem),
            awaited_shuffle: None,
            finder: Job::new("board finder", Arc::clone(&wake)),
            distances: DistanceCache::new(wake),
            seed,
        }
    }

    pub(crate) fn edit(&mut self, edit: Edit, surveys: &SurveyCache) {
        match edit {
            Edit::Type(field, text) => self.editor.type_text(field, text),
            Edit::Commit(field) => self.editor.commit(field),
            Edit::Start(board) => self.editor.set_start(board),
            Edit::Goal(board) => self.editor.set_goal(board),
            Edit::Load(problem) => self.editor.set_problem(problem),
            Edit::Resize(size) => self.resize(size),
            Edit::Shuffle(length) => self.shuffle(length, surveys),
            Edit::Undo => self.editor.undo(),
            Edit::Redo => self.editor.redo(),
        }
    }

    /// Asks for the distances to the goal, and makes up for a shuffle that waited for them; gives back whether it did.
    pub(crate) fn poll(&mut self, surveys: &SurveyCache) -> bool {
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

    /// Whether a legal board in the editor is another than that of `problem`. A draft that is not legal yet may still
    /// become it again.
    pub(crate) fn has_left(&self, problem: Problem) -> bool {
        let start = self.editor.start.board;
        let goal = self.editor.goal.board;
        start.is_some_and(|board| board != problem.start())
            || goal.is_some_and(|board| board != problem.goal())
    }

    /// The start board with the two tiles exchanged that make an unsolvable one solvable.
    pub(crate) fn mended(&self) -> Option<Board> {
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

    /// Shuffles to the exact length where distances are known; waits for them where they are on their way.
    fn shuffle(&mut self, length: u32, surveys: &SurveyCache) {
        self.awaited_shuffle = None;
        let Some(goal) = self.editor.goal.board else {
            return;
        };
        let seed = self.next_seed();
        let surveyed = surveys
            .get(&goal)
            .filter(|_| !DistanceCache::covers(goal.size()));
        let start = if let Some(survey) = surveyed {
            survey.board_at(length.min(survey.farthest()), seed)
        } else if !DistanceCache::covers(goal.size()) {
            Some(random_walk(goal, length as usize, seed))
        } else if let Some(distances) = self.distances.get(goal) {
            distances.board_at(length.min(distances.farthest()), seed)
        } else {
            self.awaited_shuffle = Some(length);
            None
        };
        if let Some(start) = start {
            self.editor.set_start(start);
        }
    }

    /// Looks for a board that `strategy` searches from; another one each time.
    pub(crate) fn find(
        &mut self,
        sought: Sought,
        strategy: Strategy,
        databases: &PatternDatabases,
    ) {
        let Some(goal) = self.editor.goal.board else {
            return;
        };
        let (mut expansions, mut ties, mut teaches) = (None, None, None);
        match sought {
            Sought::Teaches(wanted) => teaches = Some(wanted),
            Sought::NoTies => ties = Some(0),
            Sought::Expansions(wanted) => expansions = Some(wanted),
        }
        let wanted = Wanted {
            goal,
            any_goal: false,
            strategy,
            expansions,
            ties,
            teaches,
            copies: 1,
            seed: self.next_seed(),
        };
        let databases = databases.clone();
        self.finder.ask((), move |token| {
            let until = token.now() + LONGEST;
            let go_on = || !token.is_cancelled() && token.now() < until;
            let sheets = find(&wanted, None, &databases, go_on)?;
            let first = sheets.first().map(|sheet| sheet.problem);
            first.ok_or(NotFound::Cancelled { tried: 0 })
        });
    }

    /// What was found, as soon as it is.
    pub(crate) fn found(&mut self) -> Option<Found> {
        let ((), found) = self.finder.finished()?;
        Some(found.unwrap_or(Err(NotFound::Cancelled { tried: 0 })))
    }

    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.seed
    }

    /// The longest shuffle: the farthest state where that is known.
    pub(crate) fn longest_shuffle(&self, surveys: &SurveyCache) -> Option<u32> {
        let goal = self.editor.goal.board?;
        let survey = || surveys.get(&goal).map(Survey::farthest);
        self.distances
            .get(goal)
            .map(Distances::farthest)
            .or_else(survey)
    }

    /// Whether a shuffle goes to an exact length rather than a number of random moves.
    pub(crate) fn shuffle_is_exact(&self, surveys: &SurveyCache) -> bool {
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

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    Faulty,
    /// In so many moves at best, where that is known.
    Solvable(Solvability, Option<u32>),
    Unsolvable(Solvability),
}

/// The example that ships with the app and is this problem.
pub(crate) fn example_of(problem: &Problem) -> Option<&'static Example> {
    let mut named = examples().iter();
    named.find(|i| i.start == problem.start() && i.goal == problem.goal())
}
