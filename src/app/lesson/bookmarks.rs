//! Bookmarks: made at the moment looked at, and gone to, which may take a search.

use crate::{
    app::{
        Model, Screen, Tone,
        lesson::MAX_BOOKMARKS,
        playback::{Action, Phase, Run, RunCommand, Transport},
    },
    lesson::{Bookmark, Scene},
    text::{counted, thousands},
};

impl Model {
    /// The search in the window, where one was started.
    fn scene(&self) -> Option<Scene> {
        self.playback.run.as_ref().map(|run| Scene {
            problem: run.problem,
            strategy: run.strategy,
        })
    }

    /// The bookmarks of the search in the window, with their numbers in the list.
    pub fn bookmarks_here(&self) -> impl Iterator<Item = (usize, &Bookmark)> {
        let here = self.scene();
        let all = self.lesson.bookmarks.iter().enumerate();
        all.filter(move |(_, mark)| here.is_some_and(|here| mark.scene.is_as(&here)))
    }

    /// Whether there is room for another bookmark.
    #[must_use]
    pub fn can_bookmark(&self) -> bool {
        self.playback.run.is_some() && self.lesson.bookmarks.len() < MAX_BOOKMARKS
    }

    pub(crate) fn bookmark(&mut self) {
        let (Some(scene), Some(run)) = (self.scene(), &self.playback.run) else {
            return;
        };
        let expansion = run.timeline.at();
        let marks = &mut self.lesson.bookmarks;
        let here = marks
            .iter_mut()
            .find(|mark| mark.expansion == expansion && mark.scene.is_as(&scene));
        let note = self.lesson.note.trim().to_owned();
        if let Some(mark) = here {
            mark.note = note;
        } else if marks.len() < MAX_BOOKMARKS {
            // Those of one search stand in its order, after those of the searches before.
            let same = |mark: &Bookmark| mark.scene.is_as(&scene);
            let later = |mark: &Bookmark| same(mark) && mark.expansion > expansion;
            let after = marks.iter().rposition(same).map(|last| last + 1);
            let place = marks.iter().position(later).or(after);
            let place = place.unwrap_or(marks.len());
            let mark = Bookmark {
                scene,
                expansion,
                note,
            };
            marks.insert(place, mark);
            self.lesson.current = Some(place);
        }
        self.lesson.note.clear();
    }

    /// Looks at a bookmark: brings its board and its strategy back, and searches as far as it where that has not been.
    pub(crate) fn go_to_bookmark(&mut self, index: usize) {
        let Some(mark) = self.lesson.bookmarks.get(index).cloned() else {
            return;
        };
        self.screen = Screen::Explore;
        self.lesson.current = Some(index);
        self.lesson.awaited = None;
        self.set_scene(mark.scene);
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

    /// Looks at the next bookmark in the list, or at the one before; at the first where none was looked at yet.
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

    /// Brings boards and strategy back. A run of just these stays.
    pub(crate) fn set_scene(&mut self, scene: Scene) {
        if !self.scene().is_some_and(|here| here.is_as(&scene)) {
            self.playback.reset();
        }
        if self.boards.editor.problem() != Some(scene.problem) {
            self.boards.editor.set_problem(scene.problem);
        }
        let strategy = self.settings.strategy;
        let now = Scene { strategy, ..scene };
        if !now.is_as(&scene) {
            self.settings.strategy = scene.strategy;
        }
    }

    /// Looks at the bookmark that is on its way once the search is there, or says that it never will be.
    pub(crate) fn arrive(&mut self) {
        let (Some((k, note)), Some(run)) = (self.lesson.awaited.take(), &mut self.playback.run)
        else {
            return;
        };
        let newest = run.timeline.newest();
        if newest < k && run.phase == Phase::Running {
            self.lesson.awaited = Some((k, note));
        } else if newest >= k {
            run.pause();
            self.playback.go_to(k);
            if !note.is_empty() {
                self.playback.note(Tone::Waiting, note);
            }
        } else if run.phase == Phase::Ended {
            let (end, k) = (counted(newest, "expansion"), thousands(k));
            let text = format!("The search ended after {end}, before the bookmark at {k}");
            self.playback.note(Tone::Bad, text);
        }
    }

    /// A person who steers the search has it no longer go to a bookmark.
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
            // A pause is what undoes the many steps it was to make; one that was asked for stays one.
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
