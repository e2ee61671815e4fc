//! Compares a heuristic with the true distances: is it admissible, is it consistent, and how accurate is it?
//!
//! If every state can be listed, the answers are proven. On larger boards a sample can only refute.

pub(crate) mod sample;
pub(crate) mod values;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::puzzle::{Board, Move, Problem, State};
use crate::search::{
    Algorithm, Distances, Heuristic, Limits, Outcome, PatternDatabases, Strategy, solve_while,
};

pub use sample::check_sample;
pub use values::{NoValues, Subject, every_value};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// Every state from which the goal can be reached, and every move between two of them.
    #[default]
    EveryState,
    /// This number of boards with known distances, and the moves from and to them.
    Sample(u64),
}

impl Extent {
    /// The number of boards of a sample.
    pub fn sample(self) -> Option<u64> {
        match self {
            Self::EveryState => None,
            Self::Sample(boards) => Some(boards),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overestimate {
    pub board: Board,
    pub h: u32,
    pub h_star: u32,
}

/// A board on which A* finds a path that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongerPath {
    pub board: Board,
    pub moves: u32,
    pub shortest: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoughtLonger {
    /// The first board found, one of those nearest to the goal.
    pub found: Option<LongerPath>,
    pub tried: u64,
}

/// A move along which the heuristic decreases by more than the cost of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inconsistency {
    pub from: Board,
    pub to: Board,
    pub h_from: u32,
    pub h_to: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeuristicCheck {
    pub goal: Board,
    pub extent: Extent,
    /// The number of states examined, including the goal.
    pub states: u64,
    /// The number of moves examined. A move and its inverse count as two.
    pub moves: u64,
    /// The number of states with h > h*.
    pub overestimates: u64,
    /// The state with the largest h − h*. Among equals, the first in the order of ranks or of the sample.
    pub worst: Option<Overestimate>,
    /// The result of the search for a board on which A* finds a longer path, if that search was made.
    pub longer: Option<SoughtLonger>,
    /// The number of moves n → m with h(n) > c + h(m), where c is the cost of the move.
    pub inconsistencies: u64,
    /// The move with the largest decrease of h.
    pub steepest: Option<Inconsistency>,
    pub h_of_goal: u32,
    /// The number of states with h = h*.
    pub exact: u64,
    /// The number of states for each pair of h* and h.
    pub counts: BTreeMap<(u32, u32), u64>,
    /// One state for each pair of h* and h: the first in the order of ranks or of the sample.
    pub examples: BTreeMap<(u32, u32), Board>,
}

impl Overestimate {
    /// Returns the largest overestimate on `path`, a shortest path. It explains why a search guided by h found a longer one:
    /// if A* does, some node of every shortest path has an f above the length of that path, so its h overestimates (Hart,
    /// Nilsson, Raphael 1968, lemma 1).
    pub fn on(path: &[Board], h: impl Fn(State) -> u32) -> Option<Self> {
        let all = (0..).zip(path.iter().rev()).map(|(h_star, &board)| Self {
            board,
            h: h(board.state()),
            h_star,
        });
        let above = all.filter(|found| found.h > found.h_star);
        above.max_by_key(|found| found.h - found.h_star)
    }
}

impl HeuristicCheck {
    const fn new(goal: Board, extent: Extent) -> Self {
        Self {
            goal,
            extent,
            states: 0,
            moves: 0,
            overestimates: 0,
            worst: None,
            longer: None,
            inconsistencies: 0,
            steepest: None,
            h_of_goal: 0,
            exact: 0,
            counts: BTreeMap::new(),
            examples: BTreeMap::new(),
        }
    }

    /// Whether h never exceeds the true distance. `None` if only a sample was examined and it has no counterexample.
    pub fn is_admissible(&self) -> Option<bool> {
        self.verdict(self.overestimates == 0)
    }

    /// Whether h never decreases by more than the cost of a move. `None` if a sample was examined and has no counterexample.
    pub fn is_consistent(&self) -> Option<bool> {
        self.verdict(self.inconsistencies == 0)
    }

    fn verdict(&self, clean: bool) -> Option<bool> {
        match self.extent {
            Extent::EveryState => Some(clean),
            Extent::Sample(_) if clean => None,
            Extent::Sample(_) => Some(false),
        }
    }

    pub fn mean_h(&self) -> f64 {
        self.mean(|_, h| h)
    }

    /// The mean of h / h* over all states except the goal.
    pub fn mean_ratio(&self) -> f64 {
        let known = self.counts.iter().filter(|((h_star, _), _)| *h_star > 0);
        let (mut sum, mut states) = (0.0, 0_u64);
        for (&(h_star, h), &count) in known {
            sum += f64::from(h) / f64::from(h_star) * count as f64;
            states += count;
        }
        sum / states.max(1) as f64
    }

    pub fn mean_h_star(&self) -> f64 {
        self.mean(|h_star, _| h_star)
    }

    fn mean(&self, of: impl Fn(u32, u32) -> u32) -> f64 {
        let each = self.counts.iter();
        let each = each.map(|(&(h_star, h), &n)| u64::from(of(h_star, h)) * n);
        each.sum::<u64>() as f64 / self.states.max(1) as f64
    }

    fn see_state(&mut self, h: u32, h_star: u32, board: impl Fn() -> Option<Board>) {
        self.states += 1;
        let count = self.counts.entry((h_star, h)).or_default();
        *count += 1;
        if *count == 1
            && let Some(board) = board()
        {
            self.examples.insert((h_star, h), board);
        }
        self.exact += u64::from(h == h_star);
        if h <= h_star {
            return;
        }
        self.overestimates += 1;
        let largest = self.worst.map_or(0, |worst| worst.h - worst.h_star);
        if h - h_star > largest {
            self.worst = board().map(|board| Overestimate { board, h, h_star });
        }
    }

    fn see_move(
        &mut self,
        (h_from, h_to, cost): (u32, u32, u32),
        boards: impl FnOnce() -> Option<(Board, Board)>,
    ) {
        self.moves += 1;
        if h_from <= h_to + cost {
            return;
        }
        self.inconsistencies += 1;
        let largest = self.steepest.map_or(0, |worst| worst.h_from - worst.h_to);
        if h_from - h_to > largest {
            self.steepest = boards().map(|(from, to)| Inconsistency {
                from,
                to,
                h_from,
                h_to,
            });
        }
    }
}

/// Checks every state and every move. `values` holds the heuristic value of each state by its address, as returned by
/// [`every_value`].
pub fn check_every_state(distances: &Distances, values: &[u32]) -> HeuristicCheck {
    let goal = distances.goal();
    let size = goal.size();
    let ranking = distances.ranking();
    let mut check = HeuristicCheck::new(goal, Extent::EveryState);
    let each = distances.by_address().iter();
    for ((address, &h_star), &h) in (0..).zip(each).zip(values) {
        let state = ranking.state(address);
        let h_star = u32::from(h_star);
        if h_star == 0 {
            check.h_of_goal = h;
        }
        check.see_state(h, h_star, || Board::from_state(size, state));
        let blank = state.blank();
        for mv in Move::ALL {
            let Some(to) = size.neighbour(blank, mv) else {
                continue;
            };
            let next = state.slide(blank, to);
            let Some(address) = ranking.address(next) else {
                continue;
            };
            let board = |state| Board::from_state(size, state);
            let cost = distances.costs().of(state.tile(to));
            check.see_move((h, values[address as usize], cost), || {
                Some((board(state)?, board(next)?))
            });
        }
    }
    check
}

/// The number of boards tried for each length. The limit keeps the search on short boards, where a detour is easy to follow.
const SOUGHT_PER_LENGTH: usize = 200;
/// The most expansions of a search, and its memory limit in bytes.
const MOST: u64 = 50_000;
const MEMORY: u64 = 256 << 20;

/// Searches by A* with `heuristic` from up to 200 boards of each length, the shortest first, until a path is too long. The
/// same heuristic gives the same board.
///
/// # Errors
/// If `go_on` breaks.
pub fn sought_longer(
    distances: &Distances,
    heuristic: Heuristic,
    databases: &PatternDatabases,
    go_on: &dyn Fn() -> ControlFlow<()>,
) -> Result<SoughtLonger, NoValues> {
    let strategy = Strategy::new(Algorithm::AStar, heuristic);
    let limits = Limits {
        memory: MEMORY,
        expansions: Some(MOST),
    };
    let mut tried = 0;
    for shortest in 1..=distances.farthest() {
        for board in distances.boards_at(shortest, SOUGHT_PER_LENGTH, 1) {
            let Ok(problem) = Problem::new(board, distances.goal()) else {
                continue;
            };
            let (outcome, _) = solve_while(&problem, strategy, limits, databases, |_| go_on());
            if go_on().is_break() {
                return Err(NoValues::Cancelled);
            }
            tried += 1;
            if let Outcome::Solved(path) = outcome
                && path.len() as u32 > shortest
            {
                let moves = path.len() as u32;
                let found = Some(LongerPath {
                    board,
                    moves,
                    shortest,
                });
                return Ok(SoughtLonger { found, tried });
            }
        }
    }
    Ok(SoughtLonger { found: None, tried })
}
