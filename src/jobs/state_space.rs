//! The space around a problem, measured in the background: what the map and the depths are drawn from.

use crate::jobs::distances::DistanceCache;
use crate::jobs::{Job, Wake};
use crate::puzzle::Problem;
use crate::recording::StateMap;
use crate::search::Distances;

pub struct Space {
    /// How many states there are at each distance from the start.
    pub depths: Vec<u64>,
    /// Every state by its distances; none where start and goal are not in one space.
    pub map: Option<StateMap>,
}

pub enum Measured<'a> {
    TooLarge,
    Pending,
    Done(&'a Space),
}

/// The space wanted last. A space is measured to its end even where another one is wanted meanwhile.
pub struct SpaceCache {
    job: Job<Problem, Option<Space>>,
    done: Option<(Problem, Option<Space>)>,
}

impl SpaceCache {
    /// An empty cache that calls `wake` when something has come.
    pub fn new(wake: Wake) -> Self {
        Self {
            job: Job::new("space", wake),
            done: None,
        }
    }

    pub fn get(&self, problem: Problem) -> Measured<'_> {
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
    pub fn want(&mut self, problem: Problem) {
        if let Some((asked, space)) = self.job.finished() {
            self.done = Some((asked, space.ok().flatten()));
        }
        let known = self.done.as_ref().is_some_and(|(of, _)| *of == problem);
        if !known && self.job.asked().is_none() && DistanceCache::covers(problem.size()) {
            // The old one is freed on the job's thread.
            let old = self.done.take();
            self.job.ask(problem, move |_| {
                drop(old);
                measure(problem)
            });
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
