//! What a person's wishes do, and what the bar says of the searches.

use crate::{
    app::{
        Model, Screen, Speed, Status, Tone, Verdict,
        compare::{Action, Compare},
        playback::{ClockBy, Transport},
    },
    puzzle::{Board, Problem},
    search::Limits,
    study::compare::STRATEGIES,
    text::{self, compare::cancelled},
};

impl Model {
    /// Does what a person wishes in the Compare place.
    pub(crate) fn compare_by(&mut self, wish: Action) {
        self.compare.notice = None;
        match wish {
            Action::Transport(Transport::Toggle) => self.play_comparison(),
            Action::Export => {
                let export = &mut self.compare.export;
                if let Some(table) = self.compare.results.table() {
                    let format = export.format.into();
                    export.write_text(&self.wake, move || table.write(format));
                }
            }
            Action::Anyway => {
                self.begin_comparison(true);
                self.compare.clock.play_from_start();
            }
            Action::Transport(Transport::Step) if self.begin_comparison(false) => {
                let span = self.compare.span();
                self.compare.clock.go_to(0, span);
                self.compare.clock.step(true, span);
            }
            Action::Transport(Transport::Finish) => {
                self.begin_comparison(false);
                self.compare.clock.follow();
            }
            other => self.compare.obey(other),
        }
        self.weigh_comparison();
    }

    fn play_comparison(&mut self) {
        if self.begin_comparison(false) {
            self.compare.clock.play_from_start();
        } else if self.compare.has_begun() {
            let span = self.compare.span();
            self.compare.clock.toggle(span);
        }
    }

    /// Has the searches begin; `false` where they have before, or there is nothing to be searched.
    fn begin_comparison(&mut self, anyway: bool) -> bool {
        if self.compare.has_begun() {
            return false;
        }
        match (self.boards.editor.problem(), self.verdict()) {
            (Some(problem), Verdict::Solvable(..)) => self.compare.begin(problem),
            (Some(problem), Verdict::Unsolvable(_)) if anyway => self.compare.begin(problem),
            (Some(_), _) => {
                let words = text::status::UNSOLVABLE.to_owned();
                self.compare.note(Tone::Bad, words);
            }
            (None, _) => {}
        }
        self.compare.has_begun()
    }

    /// Takes in what the searches of the comparison told, and starts those whose turn it is.
    pub(crate) fn poll_comparison(&mut self) {
        // What was searched on another board would not be told from what is to be searched on this. A draft with faults is
        // no other board yet.
        let compared = self.compare.problem;
        if compared.is_some_and(|problem| self.boards.has_left(problem)) {
            self.compare.reset();
        }
        self.compare.poll();
        let most = *STRATEGIES.end() as u64;
        let limits = Limits {
            memory: self.settings.memory_limit / most,
            expansions: None,
        };
        let tables = &self.tables;
        self.compare
            .fail_without_tables(|goal| tables.has_failed(goal));
        self.compare.start_due(limits, &self.wake);
        self.weigh_comparison();
    }

    /// The problem that is compared, or would be: while a draft has faults, the one it was before.
    pub(crate) fn problem_to_compare(&self) -> Option<Problem> {
        self.compare
            .problem
            .or_else(|| self.boards.editor.problem())
    }

    /// The verdict on that problem.
    #[must_use]
    pub fn verdict_to_compare(&self) -> Verdict {
        self.verdict_on(self.problem_to_compare())
    }

    /// The goals for which searches elsewhere than in Explore look up tables: those compared, and those of the experiment
    /// that is being put together.
    pub(crate) fn looked_up_beside(&self) -> impl Iterator<Item = Board> + use<'_> {
        let compared = self.compare.problem.or_else(|| {
            let compares = self.screen == Screen::Compare;
            self.boards.editor.problem().filter(|_| compares)
        });
        let lanes = self.compare.lanes.iter();
        let compared = compared.into_iter().flat_map(move |problem| {
            lanes
                .clone()
                .flat_map(move |lane| lane.strategy.pattern_goals(&problem))
        });
        compared.chain(self.experiment.form.looked_up())
    }

    fn weigh_comparison(&mut self) {
        let known = self.compare.problem.and_then(|p| self.best_length(&p));
        self.compare.weigh(known);
    }

    /// What the bar says of the comparison.
    #[must_use]
    pub fn compare_status(&self) -> Status {
        let compare = &self.compare;
        if let Some(notice) = &compare.notice {
            return notice.clone();
        }
        let status = |tone, text: String| Status::new(tone, text);
        if let Some(part) = self.tables.part().filter(|_| compare.waits_for_tables()) {
            return status(Tone::Busy, text::status::preparing(part));
        }
        if !compare.has_begun() {
            return match self.verdict() {
                Verdict::Faulty => status(Tone::Bad, text::status::ILLEGAL.into()),
                Verdict::Unsolvable(_) => status(Tone::Bad, "No solution".into()),
                Verdict::Solvable(..) => status(Tone::Quiet, text::status::READY.into()),
            };
        }
        let count = |what: fn(&crate::app::compare::Lane) -> bool| {
            compare.lanes.iter().filter(|lane| what(lane)).count()
        };
        let (all, over) = (
            compare.lanes.len(),
            count(crate::app::compare::Lane::is_over),
        );
        let solved = count(crate::app::compare::Lane::is_solved);
        if over < all {
            return status(Tone::Busy, format!("Searching: {over} of {all} done"));
        }
        match solved {
            0 => status(Tone::Bad, "None solved".into()),
            _ if solved == all => status(Tone::Solved, "All solved".into()),
            _ => status(Tone::Waiting, format!("{solved} of {all} solved")),
        }
    }
}

impl Compare {
    fn obey(&mut self, wish: Action) {
        let span = self.span();
        match wish {
            Action::Add(strategy) => self.add(strategy),
            Action::Change(index, strategy) => self.change(index, strategy),
            Action::Remove(index) => self.remove(index),
            Action::Transport(Transport::Step) => self.clock.step(true, span),
            Action::Transport(Transport::StepBack) => self.clock.step(false, span),
            Action::Transport(Transport::GoTo(at)) => self.clock.go_to(at, span),
            Action::Transport(Transport::Reset) => self.reset(),
            Action::Transport(Transport::Speed(notch)) => self.speed = Speed::notch(notch),
            Action::Transport(Transport::Faster) => self.speed = self.speed.faster(),
            Action::Transport(Transport::Slower) => self.speed = self.speed.slower(),
            Action::Cancel => self.cancel(),
            Action::Clock(by) => self.count_by(by),
            Action::Sort(column) => self.results.sort_by(column),
            Action::Curve(curve) => self.curve = curve,
            Action::LogAxes(on) => self.log = on,
            Action::Trees(on) => self.trees = on,
            Action::File(edit) => self.export.edit(edit),
            Action::Transport(Transport::Toggle | Transport::Finish)
            | Action::Anyway
            | Action::Export => {}
        }
    }

    fn cancel(&mut self) {
        let open = self.lanes.iter_mut().filter(|lane| !lane.is_over());
        let given_up = open.map(crate::app::compare::Lane::cancel).count() as u64;
        self.note(Tone::Quiet, cancelled(given_up));
    }

    /// Counts something else from now on. Searches that ran side by side are timed once more, one after the other.
    fn count_by(&mut self, by: ClockBy) {
        self.clock.count(by);
        if by == ClockBy::Time {
            let disturbed = self.lanes.iter_mut().filter(|lane| !lane.is_alone());
            disturbed.for_each(crate::app::compare::Lane::reset);
        }
    }
}
