//! Bookmarks: made at the moment that is shown, and gone to, which may take a search.

use crate::app::lesson::MAX_BOOKMARKS;
use crate::app::playback::{Action, Phase, Run, RunCommand, Transport};
use crate::app::{Model, Screen, Tone};
use crate::lesson::{Bookmark, SearchSetup};
use crate::text::lesson::ended_before_bookmark;

impl Model {
    /// The search in the window, where one was started.
    fn search_setup(&self) -> Option<SearchSetup> {
        self.playback.run.as_ref().map(|run| SearchSetup {
            problem: run.problem,
            strategy: run.strategy,
        })
    }

    /// The bookmarks of the search in the window, with their numbers in the list.
    pub fn bookmarks_here(&self) -> impl Iterator<Item = (usize, &Bookmark)> {
        let here = self.search_setup();
        let all = self.lesson.bookmarks.iter().enumerate();
        all.filter(move |(_, mark)| here.is_some_and(|here| mark.setup.is_same_search(&here)))
    }

    /// Whether there is room for another bookmark.
    #[must_use]
    pub fn can_bookmark(&self) -> bool {
        self.playback.run.is_some() && self.lesson.bookmarks.len() < MAX_BOOKMARKS
    }

    pub(crate) fn bookmark(&mut self) {
        let (Some(setup), Some(run)) = (self.search_setup(), &self.playback.run) else {
            return;
        };
        let expansion = run.timeline.at();
        let marks = &mut self.lesson.bookmarks;
        let here = marks
            .iter_mut()
            .find(|mark| mark.expansion == expansion && mark.setup.is_same_search(&setup));
        let note = self.lesson.note.trim().to_owned();
        if let Some(mark) = here {
            mark.note = note;
        } else if marks.len() < MAX_BOOKMARKS {
            // Bookmarks of one search are listed in its order, after those of earlier searches.
            let same = |mark: &Bookmark| mark.setup.is_same_search(&setup);
            let later = |mark: &Bookmark| same(mark) && mark.expansion > expansion;
            let after = marks.iter().rposition(same).map(|last| last + 1);
            let index = marks.iter().position(later).or(after);
            let index = index.unwrap_or(marks.len());
            let mark = Bookmark {
                setup,
                expansion,
                note,
            };
            marks.insert(index, mark);
            self.lesson.current = Some(index);
        }
        self.lesson.note.clear();
    }

    /// Goes to a bookmark: restores its board and its strategy, and searches up to its moment where the run has not been
    /// there.
    pub(crate) fn go_to_bookmark(&mut self, index: usize) {
        let Some(mark) = self.lesson.bookmarks.get(index).cloned() else {
            return;
        };
        self.screen = Screen::Explore;
        self.lesson.current = Some(index);
        self.lesson.awaited = None;
        self.set_search(mark.setup);
        self.playback.predict = None;
        self.playback.fine = None;
        let setup = self.setup();
        self.playback.start_and(RunCommand::Pause, true, &setup);
        self.playback.follow();
        if let Some(run) = &mut self.playback.run {
            run.step_to(mark.expansion);
            self.lesson.awaited = Some((mark.expansion, mark.note));
            self.arrive();
        }
    }

    /// Goes to the next bookmark in the list, or to the one before; to the first where none was gone to yet.
    pub(crate) fn go_to_next_bookmark(&mut self, forward: bool) {
        let next = match self.lesson.current {
            None => Some(0),
            Some(now) if forward => Some(now + 1),
            Some(now) => now.checked_sub(1),
        };
        if let Some(next) = next {
            self.go_to_bookmark(next);
        }
    }

    /// Restores boards and strategy. A run of the same search stays.
    pub(crate) fn set_search(&mut self, setup: SearchSetup) {
        if !self
            .search_setup()
            .is_some_and(|here| here.is_same_search(&setup))
        {
            self.playback.reset();
        }
        if self.boards.editor.problem() != Some(setup.problem) {
            self.boards.editor.set_problem(setup.problem);
        }
        let strategy = self.settings.strategy;
        let now = SearchSetup { strategy, ..setup };
        if !now.is_same_search(&setup) {
            self.settings.strategy = setup.strategy;
        }
    }

    /// Shows the awaited bookmark once the search is there, or says that the search ended before.
    pub(crate) fn arrive(&mut self) {
        let (Some((expansion, note)), Some(run)) =
            (self.lesson.awaited.take(), &mut self.playback.run)
        else {
            return;
        };
        let newest = run.timeline.newest();
        if newest < expansion && run.phase == Phase::Running {
            self.lesson.awaited = Some((expansion, note));
        } else if newest >= expansion {
            run.pause();
            self.playback.go_to(expansion);
            if !note.is_empty() {
                self.playback.note(Tone::Waiting, note);
            }
        } else if run.phase == Phase::Ended {
            self.playback
                .note(Tone::Bad, ended_before_bookmark(newest, expansion));
        }
    }

    /// Controlling the search by hand gives up the awaited bookmark.
    pub(crate) fn give_up_bookmark(&mut self, action: Action) {
        let steers = match action {
            Action::Transport(Transport::Speed(_) | Transport::Faster | Transport::Slower)
            | Action::Break(_)
            | Action::Unbreak(_)
            | Action::Select(_)
            | Action::Predict(_)
            | Action::FineSteps(_)
            | Action::PlaySolution(_)
            | Action::GoToMove(_)
            | Action::ReplaySpeed(_) => false,
            Action::Transport(
                Transport::Reset
                | Transport::GoTo(_)
                | Transport::StepBack
                | Transport::Toggle
                | Transport::Step
                | Transport::Finish,
            )
            | Action::SearchAnyway
            | Action::ToggleSearch
            | Action::Follow
            | Action::End
            | Action::ToNext(_)
            | Action::ToPrevious(_) => true,
        };
        if steers && self.lesson.awaited.take().is_some() {
            // A pause takes back the steps that were asked of the run. Where a pause is asked for anyway, it is enough.
            let asked = matches!(
                action,
                Action::Transport(Transport::Toggle) | Action::ToggleSearch
            );
            if let Some(run) = self.playback.run.as_mut().filter(|_| !asked) {
                Run::pause(run);
            }
        }
    }
}
