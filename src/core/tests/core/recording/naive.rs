//! Searches written to be read, not to be fast: the open list is a sorted list, and all is copied at every expansion.

use std::collections::BTreeMap;

use slidescope_core::puzzle::{Move, Problem, Size, State};
use slidescope_core::search::{
    Algorithm, Expansion, Fate, Heuristic, Side, Stats, Strategy, Successors, Weight,
};

/// A heuristic, good or bad.
pub(crate) type Estimate = fn(State) -> u32;

/// An open node, with everything that its place in the order depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) side: Side,
    pub(crate) state: State,
    pub(crate) g: u32,
    pub(crate) h: u32,
    pub(crate) age: u64,
    /// The expansion that put it into the open list.
    pub(crate) put: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) g: u32,
    pub(crate) came: Option<Move>,
    pub(crate) closed: bool,
}

/// The whole state of a search after some expansions.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    pub(crate) stats: Stats,
    pub(crate) open: Vec<Open>,
    pub(crate) stored: BTreeMap<(u8, u128), Stored>,
    pub(crate) current: Option<(Side, State)>,
}

/// A run: its trace, and a snapshot for each moment.
pub(crate) struct Run {
    pub(crate) trace: Vec<Expansion>,
    pub(crate) moments: Vec<Snapshot>,
}

pub(crate) fn key(side: Side, state: State) -> (u8, u128) {
    (side as u8, state.bits())
}

/// Whether the open list is ordered by a priority computed from g and h.
pub fn is_best_first(algorithm: Algorithm) -> bool {
    use Algorithm::{AStar, Greedy, UniformCost, WeightedAStar};
    matches!(algorithm, UniformCost | AStar | WeightedAStar | Greedy)
}

fn slide(size: Size, state: State, mv: Move) -> Option<State> {
    let blank = state.blank();
    size.neighbour(blank, mv).map(|to| state.slide(blank, to))
}

/// The strategy of `algorithm`; if it takes a weight, a large one.
pub(crate) fn strategy(algorithm: Algorithm) -> Strategy {
    let weight = Weight::new(3).expect("between 1 and 10");
    let heuristic = Heuristic::Zero;
    Strategy {
        weight,
        ..Strategy::new(algorithm, heuristic)
    }
}

/// The key that orders the open list, lowest first.
pub(crate) fn order(algorithm: Algorithm, open: &Open) -> (u32, u32) {
    let Open { g, h, put, .. } = *open;
    match algorithm {
        // The successors of the last expansion lie on top, the first of them first.
        Algorithm::Dfs => (u32::MAX - put as u32, 0),
        Algorithm::AStar => (g + h, h),
        Algorithm::WeightedAStar => (g + 3 * h, h),
        Algorithm::UniformCost => (g, 0),
        Algorithm::Greedy => (h, g),
        Algorithm::Mm => ((g + h).max(2 * g + 1), g),
        _ => (0, 0),
    }
}

/// Runs `algorithm` for at most `most` expansions.
pub(crate) fn run(problem: &Problem, algorithm: Algorithm, estimate: Estimate, most: usize) -> Run {
    let mut search = Naive {
        problem: *problem,
        algorithm,
        estimate,
        now: Snapshot {
            stats: Stats::default(),
            open: Vec::new(),
            stored: BTreeMap::new(),
            current: None,
        },
        age: 0,
        turn: Side::Forward,
        layers: [0; 2],
        over: problem.start() == problem.goal()
            && !is_best_first(algorithm)
            && algorithm != Algorithm::Dfs,
        met: false,
        best: (problem.start() == problem.goal()).then_some(0),
    };
    search.store(Side::Forward, problem.start().state(), 0, None);
    if algorithm.is_bidirectional() {
        search.store(Side::Backward, problem.goal().state(), 0, None);
    }
    search.count();
    let mut run = Run {
        trace: Vec::new(),
        moments: vec![search.now.clone()],
    };
    while run.trace.len() < most {
        let Some(expansion) = search.expand() else {
            break;
        };
        run.trace.push(expansion);
        run.moments.push(search.now.clone());
    }
    run
}

struct Naive {
    problem: Problem,
    algorithm: Algorithm,
    estimate: Estimate,
    now: Snapshot,
    age: u64,
    turn: Side,
    layers: [u32; 2],
    over: bool,
    met: bool,
    /// The length of the best path through a state that both sides have.
    best: Option<u32>,
}

impl Naive {
    fn store(&mut self, side: Side, state: State, g: u32, came: Option<Move>) {
        let closed = false;
        self.now
            .stored
            .insert(key(side, state), Stored { g, came, closed });
        self.now
            .open
            .retain(|open| (open.side, open.state) != (side, state));
        let h = if self.algorithm.uses_heuristic() {
            (self.estimate)(state)
        } else {
            0
        };
        self.now.open.push(Open {
            side,
            state,
            g,
            h,
            age: self.age,
            put: self.now.stats.expanded,
        });
        self.age += 1;
    }

    /// Sorts the open list, and updates the counters that depend on the lists.
    fn count(&mut self) {
        if self.algorithm == Algorithm::Mm {
            self.meet_in_the_middle();
        } else if is_best_first(self.algorithm) || self.algorithm == Algorithm::Dfs {
            let algorithm = self.algorithm;
            self.now
                .open
                .sort_by_key(|open| (order(algorithm, open), open.age));
        } else {
            let turn = self.turn;
            self.now
                .open
                .sort_by_key(|open| (open.side != turn, open.age));
        }
        let stats = &mut self.now.stats;
        stats.frontier = self.now.open.len() as u64;
        stats.peak_frontier = stats.peak_frontier.max(stats.frontier);
        stats.visited = self.now.stored.len() as u64;
    }

    /// The four bounds of MM, and the side that expands next.
    fn meet_in_the_middle(&mut self) {
        let open = &self.now.open;
        let least = |side, of: &dyn Fn(&Open) -> u32| {
            let own = open.iter().filter(|open| open.side == side);
            own.map(of).min()
        };
        let [forward, backward] = [Side::Forward, Side::Backward].map(|side| {
            let priority = least(side, &|open| order(Algorithm::Mm, open).0)?;
            let f = least(side, &|open| open.g + open.h)?;
            Some((priority, f, least(side, &|open| open.g)?))
        });
        self.turn = match (forward, backward) {
            (Some(forward), Some(backward)) if backward.0 < forward.0 => Side::Backward,
            (None, _) => Side::Backward,
            _ => Side::Forward,
        };
        self.over = match (forward, backward, self.best) {
            (Some(forward), Some(backward), Some(best)) => {
                let lowest = forward.0.min(backward.0);
                let bounds = [lowest, forward.1, backward.1, forward.2 + backward.2 + 1];
                bounds.into_iter().any(|bound| best <= bound)
            }
            (Some(_), Some(_), None) => false,
            _ => true,
        };
        let turn = self.turn;
        let key = |open: &Open| (open.side != turn, order(Algorithm::Mm, open), open.age);
        self.now.open.sort_by_key(key);
    }

    fn expand(&mut self) -> Option<Expansion> {
        let node = *self.now.open.first().filter(|_| !self.over)?;
        let goal = self.problem.goal().state();
        let when_taken = is_best_first(self.algorithm) || self.algorithm == Algorithm::Dfs;
        self.over = when_taken && node.state == goal;
        self.now.open.remove(0);
        let stored = self.now.stored.get_mut(&key(node.side, node.state))?;
        stored.closed = true;
        let came = stored.came;
        self.now.stats.expanded += 1;
        self.now.current = Some((node.side, node.state));
        let mut successors = Successors::default();
        for mv in Move::ALL {
            let child = slide(self.problem.size(), node.state, mv);
            let Some(child) = child.filter(|_| came != Some(mv.inverse()) && !self.over) else {
                continue;
            };
            self.now.stats.generated += 1;
            let fate = self.consider(&node, child, mv);
            successors.set(mv, fate);
            self.over |= self.algorithm == Algorithm::Bfs && child == goal && fate == Fate::New;
        }
        self.finish_expansion(&node);
        let Open { side, state, g, .. } = node;
        Some(Expansion {
            state,
            side,
            g,
            successors,
        })
    }

    fn consider(&mut self, node: &Open, child: State, mv: Move) -> Fate {
        let side = node.side;
        let other = if side == Side::Forward {
            Side::Backward
        } else {
            Side::Forward
        };
        let g = node.g + 1;
        let across = self.now.stored.get(&key(other, child));
        let path = across.map(|across| g + across.g);
        let Some(stored) = self.now.stored.get(&key(side, child)).copied() else {
            self.met |= path.is_some();
            self.best = self.best.into_iter().chain(path).min();
            self.store(side, child, g, Some(mv));
            return Fate::New;
        };
        self.now.stats.duplicates += 1;
        let improves = is_best_first(self.algorithm) && self.algorithm != Algorithm::Greedy
            || self.algorithm == Algorithm::Mm;
        let is_put_again = self.algorithm == Algorithm::Dfs && !stored.closed;
        if !is_put_again && (!improves || stored.g <= g) {
            return Fate::Duplicate;
        }
        self.best = self.best.into_iter().chain(path).min();
        if stored.closed {
            self.now.stats.reopened += 1;
        } else {
            self.now.stats.improved += 1;
        }
        self.store(side, child, g, Some(mv));
        Fate::Improved
    }

    fn finish_expansion(&mut self, node: &Open) {
        let stats = &mut self.now.stats;
        match self.algorithm {
            Algorithm::Greedy | Algorithm::Dfs => stats.depth = stats.depth.max(node.g),
            Algorithm::Bfs => stats.depth = node.g,
            Algorithm::Bidirectional => {
                let left = |side| self.now.open.iter().filter(move |open| open.side == side);
                if left(self.turn).all(|open| open.g > node.g) {
                    self.layers[self.turn as usize] += 1;
                    self.over = self.met
                        || left(Side::Forward).count() == 0
                        || left(Side::Backward).count() == 0;
                    self.turn = if left(Side::Forward).count() <= left(Side::Backward).count() {
                        Side::Forward
                    } else {
                        Side::Backward
                    };
                }
                self.now.stats.depth = self.layers.iter().sum();
            }
            algorithm => stats.depth = stats.depth.max(order(algorithm, node).0),
        }
        self.count();
    }
}
