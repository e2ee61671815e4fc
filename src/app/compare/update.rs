//! What actions on the Compare screen do, and the status of the searches.

use crate::app::compare::{Action, Compare, Lane};
use crate::app::playback::{ClockBy, Setup, Transport};
use crate::app::{Model, Screen, Speed, Status, Tone, Verdict};
use crate::puzzle::{Board, Problem};
use crate::search::Limits;
use crate::study::compare::STRATEGIES;
use crate::text;
use crate::text::compare::cancelled;

impl Model {
    /// Receives the progress of the searches, and starts those whose turn it is.
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

    pub(crate) fn weigh_comparison(&mut self) {
        let known = self.compare.problem.and_then(|p| self.best_length(&p));
        self.compare.update_results(known);
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
                Verdict::Unsolvable(_) => {
                    status(Tone::Bad, text::compare::STATUS_UNSOLVABLE.into())
                }
                Verdict::Solvable(..) => status(Tone::Quiet, text::status::READY.into()),
            };
        }
        let count =
            |what: fn(&Lane) -> bool| compare.lanes.iter().filter(|lane| what(lane)).count();
        let (all, over) = (compare.lanes.len(), count(Lane::is_over));
        let solved = count(Lane::is_solved);
        if over < all {
            return status(Tone::Busy, text::compare::done(over, all));
        }
        match solved {
            0 => status(Tone::Bad, text::compare::NONE_SOLVED.into()),
            _ if solved == all => status(Tone::Solved, text::compare::ALL_SOLVED.into()),
            _ => status(Tone::Waiting, text::compare::solved(solved, all)),
        }
    }
}

impl Compare {
    /// Performs an action. `setup` is what the searches are started with.
    pub(crate) fn update(&mut self, action: Action, setup: &Setup) {
        self.notice = None;
        match action {
            Action::Transport(transport) => self.steer(transport, setup),
            Action::Anyway => {
                self.begin_on(setup, true);
                self.clock.play_from_start();
            }
            Action::Add(strategy) => self.add(strategy),
            Action::Change(index, strategy) => self.change(index, strategy),
            Action::Remove(index) => self.remove(index),
            Action::Cancel => self.cancel(),
            Action::Clock(by) => self.count_by(by),
            Action::Sort(column) => self.results.sort_by(column),
            Action::Curve(curve) => self.curve = curve,
            Action::LogAxes(on) => self.log = on,
            Action::Trees(on) => self.trees = on,
            Action::File(edit) => self.export.edit(edit),
            Action::Export => {
                if let Some(table) = self.results.table() {
                    let format = self.export.format.into();
                    self.export
                        .write_text(&setup.wake, move || table.write(format));
                }
            }
        }
    }

    fn steer(&mut self, transport: Transport, setup: &Setup) {
        match transport {
            Transport::Toggle => {
                if self.begin_on(setup, false) {
                    self.clock.play_from_start();
                } else if self.has_begun() {
                    self.clock.toggle(self.span());
                }
            }
            Transport::Step => {
                if self.begin_on(setup, false) {
                    self.clock.go_to(0, self.span());
                }
                self.clock.step(true, self.span());
            }
            Transport::StepBack => self.clock.step(false, self.span()),
            Transport::GoTo(at) => self.clock.go_to(at, self.span()),
            Transport::Finish => {
                self.begin_on(setup, false);
                self.clock.follow();
            }
            Transport::Reset => self.reset(),
            Transport::Speed(notch) => self.speed = Speed::notch(notch),
            Transport::Faster => self.speed = self.speed.faster(),
            Transport::Slower => self.speed = self.speed.slower(),
        }
    }

    /// Has the searches begin; `false` where they have before, or there is nothing to be searched.
    fn begin_on(&mut self, setup: &Setup, anyway: bool) -> bool {
        let Some(problem) = setup.problem.filter(|_| !self.has_begun()) else {
            return false;
        };
        let begins = anyway || problem.solvability().is_solvable();
        if begins {
            self.begin(problem);
        } else {
            self.note(Tone::Bad, text::status::UNSOLVABLE.to_owned());
        }
        begins
    }

    /// Shows where the searches stand at `at`, or at their ends; they begin where they have not.
    pub(crate) fn show_moment(&mut self, at: Option<u64>, setup: &Setup) {
        self.notice = None;
        self.begin_on(setup, true);
        match at {
            Some(at) => self.clock.go_to(at, self.span()),
            None => self.clock.follow(),
        }
    }

    fn cancel(&mut self) {
        let open = self.lanes.iter_mut().filter(|lane| !lane.is_over());
        let given_up = open.map(Lane::cancel).count() as u64;
        self.note(Tone::Quiet, cancelled(given_up));
    }

    /// Counts something else from now on. Searches that ran side by side are timed once more, one after the other.
    fn count_by(&mut self, by: ClockBy) {
        self.clock.count(by);
        if by == ClockBy::Time {
            let disturbed = self.lanes.iter_mut().filter(|lane| !lane.is_alone());
            disturbed.for_each(Lane::reset);
        }
    }
}
