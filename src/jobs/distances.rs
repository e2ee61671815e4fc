//! Exact distances to the goals used lately, computed in the background.

use std::collections::VecDeque;

use crate::jobs::{Job, Wake};
use crate::puzzle::{Board, Size};
use crate::search::Distances;

const KEPT: usize = 4;

/// The distances to the goals used last. One goal is worked on at a time and to its end, for it may be wanted again.
pub struct DistanceCache {
    ready: VecDeque<Distances>,
    job: Job<Board, Option<Distances>>,
    /// A goal for which there are none, so that it is not tried again and again.
    missing: Option<Board>,
}

impl DistanceCache {
    /// An empty cache that calls `wake` when something has come.
    pub fn new(wake: Wake) -> Self {
        Self {
            ready: VecDeque::new(),
            job: Job::new("distances", wake),
            missing: None,
        }
    }

    pub fn covers(size: Size) -> bool {
        size.reachable_states() <= Distances::MAX_STATES.into()
    }

    pub fn get(&self, goal: Board) -> Option<&Distances> {
        self.ready.iter().find(|d| d.goal() == goal)
    }

    /// Takes what has come, and has the distances to `goal` computed where they are not there. Never waits.
    pub fn want(&mut self, goal: Board) {
        match self.job.finished() {
            Some((_, Ok(Some(distances)))) => self.ready.push_front(distances),
            Some((asked, Ok(None) | Err(_))) => self.missing = Some(asked),
            None => {}
        }
        let wanted = Self::covers(goal.size())
            && self.get(goal).is_none()
            && self.missing != Some(goal)
            && self.job.asked().is_none();
        if wanted {
            // Those used longest ago are freed on the job's thread.
            let old = self.ready.split_off(self.ready.len().min(KEPT - 1));
            self.job.ask(goal, move |_| {
                drop(old);
                Distances::new(goal)
            });
        }
    }
}
