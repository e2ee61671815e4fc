//! The card that shows how many states stand at each depth.

pub(crate) mod survey_view;

use crate::app::Facts;
use crate::jobs::distances::DistanceCache;
use crate::jobs::surveys::SurveyState;
use crate::lesson::SurveyScene;
use crate::puzzle::Board;

#[derive(Default)]
pub(crate) struct SurveyCard {
    pub(crate) open: bool,
    pub(crate) scene: SurveyScene,
}

impl SurveyCard {
    /// The board around which the card counts; none where it is not legal.
    pub(crate) fn surveyed(&self, facts: &Facts) -> Option<Board> {
        let editor = &facts.boards.editor;
        let entry = if self.scene.from_start {
            &editor.start
        } else {
            &editor.goal
        };
        entry.board
    }

    /// Looks for the surveys that something is to be drawn from: of the boards in the editor, and of the one being
    /// searched. Small spaces are counted without being asked where the card shows them: it takes no longer than a look.
    /// A slide `presents` what was asked for when it was made.
    pub(crate) fn poll(&self, presents: bool, facts: &mut Facts) {
        let shown = self.surveyed(facts).filter(|_| self.open || presents);
        let run = facts.playback.run.as_ref();
        let searched = run.map(|run| run.problem.start());
        let large = |board: &Board| !DistanceCache::covers(board.size());
        let beside = facts.boards.editor.goal.board.into_iter().chain(searched);
        let wanted = shown.into_iter().chain(beside.filter(large));
        facts.surveys.want(wanted);
        if let Some(goal) = shown.filter(|goal| presents || !large(goal))
            && matches!(facts.surveys.about(&goal), SurveyState::NotCounted)
        {
            facts.surveys.begin(goal);
        }
    }
}
