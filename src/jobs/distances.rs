//! Exact distances to the goal, computed beside the window.

use std::{collections::VecDeque, sync::Arc};

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    jobs::Wake,
    puzzle::{Board, Size},
    search::Distances,
};

/// Goals whose distances are kept.
const KEPT: usize = 4;

/// Distances of the goals used lately. One thread works at a time; a result nobody wants any more is kept all the same,
/// for it may be wanted again.
pub(crate) struct DistanceCache {
    wake: Wake,
    ready: VecDeque<Distances>,
    pending: Option<(Board, Receiver<Option<Distances>>)>,
    /// A goal for which there are none, so that it is not tried again and again.
    missing: Option<Board>,
}

impl DistanceCache {
    /// An empty cache that calls `wake` when something has come.
    #[must_use]
    pub(crate) const fn new(wake: Wake) -> Self {
        Self {
            wake,
            ready: VecDeque::new(),
            pending: None,
            missing: None,
        }
    }

    /// Whether a space of this size is small enough for exact distances.
    #[must_use]
    pub(crate) fn covers(size: Size) -> bool {
        size.reachable_states() <= Distances::MAX_STATES
    }

    /// The distances to `goal`, where they are there already.
    #[must_use]
    pub(crate) fn get(&self, goal: Board) -> Option<&Distances> {
        self.ready.iter().find(|d| d.goal() == goal)
    }

    /// Takes what has come, and has the distances to `goal` computed where they are not there. Never waits.
    pub(crate) fn want(&mut self, goal: Board) {
        if let Some((asked, answer)) = &self.pending {
            match answer.try_recv() {
                Err(TryRecvError::Empty) => return,
                Ok(Some(distances)) => {
                    self.ready.push_front(distances);
                    self.ready.truncate(KEPT);
                }
                Ok(None) | Err(TryRecvError::Disconnected) => self.missing = Some(*asked),
            }
            self.pending = None;
        }
        if Self::covers(goal.size()) && self.get(goal).is_none() && self.missing != Some(goal) {
            self.start(goal);
        }
    }

    fn start(&mut self, goal: Board) {
        let (send, receive) = bounded(1);
        let wake = Arc::clone(&self.wake);
        let work = move || {
            // The receiver is gone when the window is: nobody is left to tell.
            if send.send(Distances::new(goal)).is_ok() {
                wake();
            }
        };
        let thread = std::thread::Builder::new().name("distances".into());
        match thread.spawn(work) {
            Ok(_) => self.pending = Some((goal, receive)),
            Err(_) => self.missing = Some(goal),
        }
    }
}
