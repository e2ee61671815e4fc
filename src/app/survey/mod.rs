//! The card that shows how many states stand at each depth.

pub(crate) mod survey_view;

use crate::app::boards::Editor;
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

    /// The survey around `goal`, where it is at hand.
    pub fn get(&self, goal: &Board) -> Option<&Survey> {
        self.counts.get(goal)
    }

    /// The board around which the card counts; none where it is not legal.
    pub fn surveyed(&self, editor: &Editor) -> Option<Board> {
        let entry = if self.from_start {
            &editor.start
        } else {
            &editor.goal
        };
        entry.board
    }

    pub(crate) fn update(&mut self, action: Action, editor: &Editor) {
        match action {
            Action::Open(open) => self.open = open,
            Action::FromStart(from_start) => self.from_start = from_start,
            Action::Log(log) => self.log = log,
            Action::Cancel => self.counts.cancel(),
            Action::Begin => {
                if let Some(goal) = self.surveyed(editor) {
                    self.counts.begin(goal);
                }
            }
        }
    }

    /// Looks for the surveys that something is to be drawn from: of the boards in the editor, and of the one being
    /// searched. Small spaces are counted without being asked where the card shows them: it takes no longer than a look.
    pub(crate) fn poll(&mut self, editor: &Editor, searched: Option<Board>) {
        let shown = self.surveyed(editor).filter(|_| self.open);
        let large = |board: &Board| !DistanceCache::covers(board.size());
        let beside = editor.goal.board.into_iter().chain(searched);
        self.counts
            .want(shown.into_iter().chain(beside.filter(large)));
        if let Some(goal) = shown.filter(|goal| !large(goal))
            && matches!(self.counts.about(&goal), SurveyState::NotCounted)
        {
            self.counts.begin(goal);
        }
    }
}
