//! Which strategies are compared.

use crate::app::Tone;
use crate::app::compare::{Compare, Lane};
use crate::app::theme::Hue;
use crate::search::Strategy;
use crate::study::compare::STRATEGIES;
use crate::study::strategy_name;
use crate::text::compare::is_compared;

impl Compare {
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

    /// Adds `strategy` where it fits and is not there already.
    pub(crate) fn add(&mut self, strategy: Strategy) {
        self.notice = None;
        let strategy = strategy.with_limit_used();
        if self.has(strategy) {
            return self.note(Tone::Quiet, is_compared(strategy));
        }
        if self.has_room() {
            self.lanes
                .push(Lane::new(strategy, Hue::of(strategy.algorithm)));
            self.colour();
        }
    }

    /// Replaces a strategy; its search begins anew.
    pub(crate) fn change(&mut self, index: usize, strategy: Strategy) {
        self.notice = None;
        let strategy = strategy.with_limit_used();
        if self.has(strategy) {
            return self.note(Tone::Quiet, is_compared(strategy));
        }
        if let Some(lane) = self.lanes.get_mut(index) {
            *lane = Lane::new(strategy, lane.hue);
            self.colour();
        }
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
