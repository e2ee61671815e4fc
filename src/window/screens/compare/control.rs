//! What the user does with the searches that are compared, and their status.

use crate::window::screens::compare::{Compare, Lane};
use slidescope_core::boards::Verdict;
use slidescope_core::run::{ClockBy, Status, Tone, Transport};
use slidescope_core::search::Strategy;
use slidescope_core::study::compare::STRATEGIES;
use slidescope_core::study::strategy_name;
use slidescope_core::tasks::Wake;
use slidescope_core::text;
use slidescope_core::text::compare::{cancelled, is_compared};
use slidescope_parts::Facts;
use slidescope_parts::theme::Hue;

impl Compare {
    /// Receives the progress of the searches, and starts those whose turn it is. Never waits.
    pub(crate) fn poll(&mut self, facts: &Facts) {
        // Results on another board could not be distinguished from those on this one. A draft with faults does not count as
        // another board.
        if self.problem.is_some_and(|p| facts.boards.has_left(p)) {
            self.reset();
        }
        self.lanes.iter_mut().for_each(Lane::poll);
        let limits = self.limits.within(Self::memory_share(facts));
        self.fail_without_tables(&facts.tables);
        self.start_due(limits, facts);
        self.timing.poll();
        let Some(problem) = self.problem else {
            return;
        };
        if !self.is_searching() {
            let databases = &facts.databases;
            self.timing.want(problem, &self.lanes, limits, databases);
        }
        self.accuracies.want(problem, &self.lanes, facts);
        self.best_length = facts.best_length(&problem);
    }

    /// Returns the bytes that each search may hold, so that as many as can be compared stay within the limit together.
    pub(crate) fn memory_share(facts: &Facts) -> u64 {
        facts.settings.memory_limit / *STRATEGIES.end() as u64
    }

    pub(crate) fn steer(&mut self, transport: Transport, facts: &Facts) {
        self.notice = None;
        match transport {
            Transport::Toggle => {
                if self.begin_on(facts, false) {
                    self.clock.play_from_start();
                } else if self.has_begun() {
                    self.clock.toggle(self.span());
                }
            }
            Transport::Step => {
                if self.begin_on(facts, false) {
                    self.clock.go_to(0, self.span());
                }
                self.clock.step(true, self.span());
            }
            Transport::StepBack => self.clock.step(false, self.span()),
            Transport::GoTo(at) => self.clock.go_to(at, self.span()),
            Transport::Finish => {
                self.begin_on(facts, false);
                self.clock.follow();
            }
            Transport::Reset => {
                // The slide that set the limits is still shown.
                let limits = self.limits;
                self.reset();
                self.limits = limits;
            }
            Transport::Speed(speed) => self.speed = speed,
        }
    }

    /// Begins although the board has no solution.
    pub(crate) fn begin_anyway(&mut self, facts: &Facts) {
        self.notice = None;
        self.begin_on(facts, true);
        self.clock.play_from_start();
    }

    /// Begins the searches. Returns `false` if they have begun before or there is nothing to search.
    fn begin_on(&mut self, facts: &Facts, anyway: bool) -> bool {
        let problem = facts.boards.editor.problem();
        let Some(problem) = problem.filter(|_| !self.has_begun()) else {
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

    /// Shows the searches at `at`, or at their ends. Begins them if they have not begun.
    pub(crate) fn show_moment(&mut self, at: Option<u64>, facts: &Facts) {
        self.notice = None;
        self.begin_on(facts, true);
        match at {
            Some(at) => self.clock.go_to(at, self.span()),
            None => self.clock.follow(),
        }
    }

    pub(crate) fn cancel(&mut self) {
        let open = self.lanes.iter_mut().filter(|lane| !lane.is_over());
        let given_up = open.map(Lane::cancel).count() as u64;
        self.note(Tone::Quiet, cancelled(given_up));
    }

    /// Changes what the clock counts. If it is time, searches that ran side by side are run again, one after the other.
    pub fn count_by(&mut self, by: ClockBy) {
        self.notice = None;
        self.clock.count(by);
        if by == ClockBy::Time {
            let disturbed = self.lanes.iter_mut().filter(|lane| !lane.alone);
            disturbed.for_each(Lane::reset);
        }
    }

    pub(crate) fn write_table(&mut self, wake: &Wake) {
        if let Some(table) = self.table() {
            let format = self.export.format;
            self.export.write_text(wake, move || table.write(format));
        }
    }

    pub fn status(&self, facts: &Facts) -> Status {
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        let part = facts.tables.part();
        if let Some(part) = part.filter(|_| self.waits_for_tables(&facts.databases)) {
            return Status::new(Tone::Busy, text::status::preparing(part));
        }
        if !self.has_begun() {
            return match facts.verdict() {
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

    pub fn has_room(&self) -> bool {
        self.lanes.len() < *STRATEGIES.end()
    }

    pub fn can_lose_one(&self) -> bool {
        self.lanes.len() > *STRATEGIES.start()
    }

    pub fn has(&self, strategy: Strategy) -> bool {
        let key = |strategy| (strategy_name(strategy), strategy.heuristic_used());
        let mut lanes = self.lanes.iter();
        lanes.any(|lane| key(lane.strategy) == key(strategy))
    }

    pub fn strategies(&self) -> Vec<Strategy> {
        self.lanes.iter().map(|lane| lane.strategy).collect()
    }

    pub(crate) fn compare(&mut self, strategies: &[Strategy]) {
        if strategies.is_empty() {
            return;
        }
        self.reset();
        self.lanes.clear();
        for &strategy in strategies {
            self.add(strategy);
        }
    }

    pub fn add(&mut self, strategy: Strategy) {
        self.change(self.lanes.len(), strategy);
    }

    /// Changes the search at `index` to `strategy`, or adds one, unless that strategy is already compared.
    pub fn change(&mut self, index: usize, strategy: Strategy) {
        self.notice = None;
        let strategy = strategy.with_limit_used();
        if self.has(strategy) {
            return self.note(Tone::Quiet, is_compared(strategy));
        }
        let new = Lane::new(strategy, Hue::of(strategy.algorithm));
        let has_room = self.has_room();
        match self.lanes.get_mut(index) {
            Some(lane) => *lane = new,
            None if has_room => self.lanes.push(new),
            None => {}
        }
        self.colour();
    }

    pub(crate) fn remove(&mut self, index: usize) {
        self.notice = None;
        if self.can_lose_one() && index < self.lanes.len() {
            self.lanes.remove(index);
            self.colour();
        }
    }

    fn colour(&mut self) {
        let hues = Hue::each(&self.strategies());
        for (lane, hue) in self.lanes.iter_mut().zip(hues) {
            lane.hue = hue;
        }
    }
}
