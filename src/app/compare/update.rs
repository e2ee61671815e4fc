//! What actions on the Compare screen do, and the status of the searches.

use crate::app::compare::{Action, Compare, Lane};
use crate::app::playback::{ClockBy, Setup, Transport};
use crate::app::{Status, Tone, Verdict};
use crate::jobs::Wake;
use crate::jobs::pattern_tables::Tables;
use crate::study::compare::STRATEGIES;
use crate::text;
use crate::text::compare::cancelled;

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

    /// Receives the progress of the searches, and starts those whose turn it is. Never waits.
    pub(crate) fn poll(&mut self, memory_limit: u64, tables: &Tables, wake: &Wake) {
        self.lanes.iter_mut().for_each(Lane::poll);
        self.export.poll();
        let limits = self.limits.within(memory_limit / *STRATEGIES.end() as u64);
        self.fail_without_tables(tables);
        self.start_due(limits, &tables.databases, wake);
        self.timing.poll();
        if let Some(problem) = self.problem.filter(|_| !self.is_searching()) {
            self.timing
                .want(problem, &self.lanes, limits, &tables.databases, wake);
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
            Transport::Reset => {
                // The slide is still shown.
                let limits = self.limits;
                self.reset();
                self.limits = limits;
            }
            Transport::Speed(speed) => self.speed = speed,
        }
    }

    /// Has the searches begin; `false` where they have before, or there is nothing to be searched.
    fn begin_on(&mut self, setup: &Setup, anyway: bool) -> bool {
        let Some(problem) = setup.problem.filter(|_| !self.has_begun()) else {
            return false;
        };
        let begins = anyway || problem.solvability().is_solvable();
        if begins {
            self.problem = Some(problem);
        } else {
            self.note(Tone::Bad, text::status::UNSOLVABLE.to_string());
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
            let disturbed = self.lanes.iter_mut().filter(|lane| !lane.alone);
            disturbed.for_each(Lane::reset);
        }
    }

    /// What the bar says of the comparison. `verdict` is that on the boards in the editor.
    pub(crate) fn status(&self, verdict: Verdict, tables: &Tables) -> Status {
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        if let Some(part) = tables
            .part()
            .filter(|_| self.waits_for_tables(&tables.databases))
        {
            return Status::new(Tone::Busy, text::status::preparing(part));
        }
        if !self.has_begun() {
            return match verdict {
                Verdict::Faulty => Status::new(Tone::Bad, text::status::ILLEGAL),
                Verdict::Unsolvable(_) => Status::new(Tone::Bad, text::compare::STATUS_UNSOLVABLE),
                Verdict::Solvable(..) => Status::new(Tone::Quiet, text::status::READY),
            };
        }
        let all = self.lanes.len();
        let over = || self.lanes.iter().filter(|lane| self.is_over(lane));
        let solved = over().filter(|lane| lane.is_solved()).count();
        if over().count() < all {
            if self.is_searching() {
                Status::new(Tone::Busy, text::compare::done(over().count(), all))
            } else {
                Status::new(Tone::Quiet, text::compare::solved_by_now(solved, all))
            }
        } else if solved == 0 {
            Status::new(Tone::Bad, text::compare::NONE_SOLVED)
        } else if solved == all {
            Status::new(Tone::Solved, text::compare::ALL_SOLVED)
        } else {
            Status::new(Tone::Waiting, text::compare::solved(solved, all))
        }
    }
}
