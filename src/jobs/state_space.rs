//! The space around a problem, measured beside the window: what the map and the depths are drawn on.

use std::sync::Arc;

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use crate::{
    jobs::{Wake, distances::DistanceCache},
    puzzle::Problem,
    recording::StateMap,
    search::Distances,
};

/// What is known of the space around a problem.
pub struct Space {
    /// How many states there are at each distance from the start.
    pub depths: Vec<u64>,
    /// Every state by its distances; none where start and goal are not in one space.
    pub map: Option<StateMap>,
}

/// How far the measuring is.
pub enum Measured<'a> {
    /// The space is too large for it.
    TooLarge,
    /// It is on its way.
    Pending,
    /// Done.
    Done(&'a Space),
}

/// The space wanted last.
pub(crate) struct SpaceCache {
    wake: Wake,
    done: Option<(Problem, Option<Space>)>,
    pending: Option<(Problem, Receiver<Option<Space>>)>,
}

impl SpaceCache {
    /// An empty cache that calls `wake` when something has come.
    pub(crate) const fn new(wake: Wake) -> Self {
        Self {
            wake,
            done: None,
            pending: None,
        }
    }

    /// What is known of the space around `problem`.
    pub(crate) fn get(&self, problem: Problem) -> Measured<'_> {
        if !DistanceCache::covers(problem.size()) {
            return Measured::TooLarge;
        }
        match &self.done {
            Some((of, Some(space))) if *of == problem => Measured::Done(space),
            Some((of, None)) if *of == problem => Measured::TooLarge,
            _ => Measured::Pending,
        }
    }

    /// Takes what has come, and has the space around `problem` measured where it is not yet. Never waits.
    pub(crate) fn want(&mut self, problem: Problem) {
        if let Some((asked, answer)) = &self.pending {
            match answer.try_recv() {
                Err(TryRecvError::Empty) => return,
                Ok(space) => self.done = Some((*asked, space)),
                Err(TryRecvError::Disconnected) => self.done = Some((*asked, None)),
            }
            self.pending = None;
        }
        let known = self.done.as_ref().is_some_and(|(of, _)| *of == problem);
        if !known && DistanceCache::covers(problem.size()) {
            self.start(problem);
        }
    }

    fn start(&mut self, problem: Problem) {
        let (send, receive) = bounded(1);
        let wake = Arc::clone(&self.wake);
        let work = move || {
            // The receiver is gone when the window is: nobody is left to tell.
            if send.send(measure(problem)).is_ok() {
                wake();
            }
        };
        match std::thread::Builder::new().name("space".into()).spawn(work) {
            Ok(_) => self.pending = Some((problem, receive)),
            Err(_) => self.done = Some((problem, None)),
        }
    }
}

fn measure(problem: Problem) -> Option<Space> {
    let from_start = Distances::new(problem.start())?;
    let to_goal = Distances::new(problem.goal())?;
    Some(Space {
        depths: from_start.counts().to_vec(),
        map: StateMap::new(&from_start, &to_goal),
    })
}
