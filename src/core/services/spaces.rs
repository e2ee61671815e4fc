//! Measures small spaces in the background: distances to recently used goals, and the space around a problem.

use std::collections::VecDeque;

use crate::puzzle::{Board, Costs, Problem};
use crate::recording::StateMap;
use crate::search::Distances;
use crate::tasks::{Job, Wake};

/// The newest outcomes by key. Keys are worked on one at a time. Work is completed even if another key is wanted meanwhile,
/// because its result may be wanted again. Failures are remembered and not repeated.
struct Newest<K, V> {
    made: VecDeque<(K, Option<V>)>,
    most: usize,
    job: Job<K, Option<V>>,
}

impl<K: Copy + PartialEq + Send + 'static, V: Send + 'static> Newest<K, V> {
    fn new(name: &'static str, most: usize, wake: Wake) -> Self {
        Self {
            made: VecDeque::new(),
            most,
            job: Job::new(name, wake),
        }
    }

    fn get(&self, key: K) -> Option<&Option<V>> {
        let known = self.made.iter().find(|(of, _)| *of == key);
        known.map(|(_, made)| made)
    }

    /// Takes a finished outcome and starts work on `key` if it is missing. Never blocks.
    fn want(&mut self, key: K, make: impl FnOnce() -> Option<V> + Send + 'static) {
        if let Some((asked, made)) = self.job.finished() {
            self.made.push_front((asked, made.ok().flatten()));
        }
        if self.get(key).is_none() && self.job.asked().is_none() {
            // The oldest outcomes are freed on the job's thread.
            let old = self.made.split_off(self.made.len().min(self.most - 1));
            self.job.ask(key, move |_| {
                drop(old);
                make()
            });
        }
    }
}

pub struct DistanceCache(Newest<Board, Distances>);

impl DistanceCache {
    /// Creates an empty cache. `wake` is called when a result is available.
    pub fn new(wake: Wake) -> Self {
        Self(Newest::new("distances", 4, wake))
    }

    pub fn get(&self, goal: Board) -> Option<&Distances> {
        self.0.get(goal)?.as_ref()
    }

    /// Takes finished distances and starts to compute those to `goal` if they are missing. Never blocks.
    pub fn want(&mut self, goal: Board) {
        if Distances::covers(goal.size()) {
            self.0.want(goal, move || Distances::new(goal));
        }
    }
}

pub struct Space {
    /// The number of states at each number of moves from the start.
    pub depths: Vec<u64>,
    /// The number of states by the least cost of a path from the start. Empty if every move costs 1.
    pub costs: Vec<u64>,
    /// Every state by its moves from the start and to the goal. `None` if start and goal are not in the same space.
    pub map: Option<StateMap>,
}

pub enum Measured<'a> {
    TooLarge,
    Pending,
    Done(&'a Space),
}

/// The space requested last.
pub struct SpaceCache(Newest<Problem, Space>);

impl SpaceCache {
    /// Creates an empty cache. `wake` is called when a result is available.
    pub fn new(wake: Wake) -> Self {
        Self(Newest::new("space", 1, wake))
    }

    pub fn get(&self, problem: Problem) -> Measured<'_> {
        match self.0.get(problem) {
            _ if !Distances::covers(problem.size()) => Measured::TooLarge,
            Some(Some(space)) => Measured::Done(space),
            Some(None) => Measured::TooLarge,
            None => Measured::Pending,
        }
    }

    /// Takes a finished space and starts to measure the one around `problem` if it is missing. Never blocks.
    pub fn want(&mut self, problem: Problem) {
        if Distances::covers(problem.size()) {
            self.0.want(problem, move || measure(problem));
        }
    }
}

fn measure(problem: Problem) -> Option<Space> {
    let from_start = Distances::new(problem.start())?;
    let to_goal = Distances::new(problem.goal())?;
    Some(Space {
        depths: from_start.counts().to_vec(),
        costs: match problem.costs() {
            Costs::Unit => Vec::new(),
            costs => Distances::by(problem.start(), costs)?.counts().to_vec(),
        },
        map: StateMap::new(&from_start, &to_goal),
    })
}
