//! The card that shows how many states stand at each depth.

pub(crate) mod survey_view;

use crate::app::Model;
use crate::jobs::Wake;
use crate::jobs::cache::Cache;
use crate::jobs::distances::DistanceCache;
use crate::jobs::surveys::{SurveyCache, SurveyState};
use crate::puzzle::Board;
use crate::search::Survey;

/// What a person does with the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Show the card, or close it.
    Open(bool),
    /// Count from the start, or from the goal.
    FromStart(bool),
    /// A logarithmic vertical axis, or a linear one.
    Log(bool),
    /// Count.
    Begin,
    /// Stop counting.
    Cancel,
}

/// The card and its surveys.
pub struct Surveys {
    /// Whether the card is shown.
    pub open: bool,
    /// Whether it counts from the start, not from the goal.
    pub from_start: bool,
    /// Whether its vertical axis is logarithmic.
    pub log: bool,
    pub(crate) counts: SurveyCache,
}

impl Surveys {
    /// A closed card. `wake` is called when there is something to tell; surveys are kept in `cache`.
    pub(crate) fn new(cache: Cache, wake: Wake) -> Self {
        Self {
            open: false,
            from_start: false,
            log: false,
            counts: SurveyCache::new(cache, wake),
        }
    }

    /// Keeps surveys in `cache` from now on.
    pub(crate) fn keep_in(&mut self, cache: Cache) {
        self.counts.keep_in(cache);
    }

    /// The survey around `goal`, where it is at hand.
    #[must_use]
    pub fn get(&self, goal: &Board) -> Option<&Survey> {
        self.counts.get(goal)
    }
}

impl Model {
    /// The board around which the card counts; none where it is not legal.
    #[must_use]
    pub fn surveyed(&self) -> Option<Board> {
        let entry = if self.surveys.from_start {
            &self.boards.editor.start
        } else {
            &self.boards.editor.goal
        };
        entry.board
    }

    pub(crate) fn update_survey(&mut self, action: Action) {
        let surveyed = self.surveyed();
        let surveys = &mut self.surveys;
        match action {
            Action::Open(open) => surveys.open = open,
            Action::FromStart(from_start) => surveys.from_start = from_start,
            Action::Log(log) => surveys.log = log,
            Action::Cancel => surveys.counts.cancel(),
            Action::Begin => {
                if let Some(goal) = surveyed {
                    surveys.counts.begin(goal);
                }
            }
        }
    }

    /// Looks for the surveys that something is to be drawn from. Small spaces are counted without being asked where the card shows
    /// them: it takes no longer than a look.
    pub(crate) fn poll_surveys(&mut self) {
        let shown = self.surveyed().filter(|_| self.surveys.open);
        let large = |board: &Board| !DistanceCache::covers(board.size());
        let run = self.playback.run.as_ref().map(|run| run.problem.start());
        let beside = self.boards.editor.goal.board.into_iter().chain(run);
        self.surveys
            .counts
            .want(shown.into_iter().chain(beside.filter(large)));
        if let Some(goal) = shown.filter(|goal| !large(goal))
            && matches!(self.surveys.counts.about(&goal), SurveyState::NotCounted)
        {
            self.surveys.counts.begin(goal);
        }
    }
}
