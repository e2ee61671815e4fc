//! Predicts how many nodes IDA* expands.
//!
//! R. E. Korf, M. Reid and S. Edelkamp, *Time complexity of iterative-deepening-A\**, Artificial Intelligence 129 (2001),
//! 199–218: an iteration of IDA* with the threshold d expands on average Σᵢ Nᵢ · P(d − i) nodes, where Nᵢ is the number of
//! nodes at depth i of the brute-force tree, and P(x) the share of nodes with h ≤ x far down in that tree, the *equilibrium
//! distribution*. The heuristic has to be consistent, and the iteration complete: it does not stop at the goal.
//!
//! In the tree of a sliding puzzle, in which no move is undone immediately, the number of children depends on the cell of
//! the blank. Nᵢ is therefore counted for each cell, and P is the distribution over the states with the blank there. The
//! counts are exact: they come from the [recurrence](BruteForceTree), not from the asymptotic branching factor. This also
//! gives the blank's distribution in the tree, even on boards such as 3 × 3, where it alternates between two sets of
//! cells forever. Averaged over all start states, the prediction is exact for a consistent heuristic, because a given
//! sequence of moves maps the states with the blank on one cell one-to-one to those with the blank on another.
//!
//! Nodes are counted as in [`Stats`](crate::search::Stats): a node is *expanded* if its f = g + h is within the
//! threshold.

use std::ops::ControlFlow;

use crate::puzzle::{Board, MAX_CELLS, Move, Size};
use crate::search::{Distances, PatternDatabases};
use crate::study::heuristic_check::sample::random_boards;
use crate::study::heuristic_check::values::{NoValues, Subject};

/// The distribution of the blank over the cells at the root of a tree. The shares add up to 1.
pub type BlankShares = [f64; MAX_CELLS];

pub fn blank_at_distance(distances: &Distances, distance: u32) -> BlankShares {
    let mut shares = [0.0; MAX_CELLS];
    let ranking = distances.ranking();
    let known = (0..).zip(distances.by_address());
    for (address, _) in known.filter(|(_, d)| u32::from(**d) == distance) {
        shares[ranking.state(address).blank()] += 1.0;
    }
    let all: f64 = shares.iter().sum();
    shares.map(|count| count / all.max(1.0))
}

/// Returns a uniform distribution over the cells that the blank can be on at this distance: those of one chessboard colour.
pub fn blank_by_parity(goal: &Board, distance: u32) -> BlankShares {
    let size = goal.size();
    let fits = |cell| (size.distance(cell, goal.blank()) as u32 + distance).is_multiple_of(2);
    let cells = (0..size.cells()).filter(|&cell| fits(cell)).count();
    let mut shares = [0.0; MAX_CELLS];
    for cell in (0..size.cells()).filter(|&cell| fits(cell)) {
        shares[cell] = 1.0 / cells as f64;
    }
    shares
}

/// Iterates over the levels of the brute-force tree, root first: all paths on which no move is undone immediately.
#[derive(Clone, Debug)]
pub struct BruteForceTree {
    size: Size,
    /// The nodes of the next level by the cell of the blank and the move that led there. Index 4 is for the root.
    nodes: [[f64; 5]; MAX_CELLS],
}

/// The nodes of one level by the cell of the blank.
pub type Level = [f64; MAX_CELLS];

impl BruteForceTree {
    /// Creates the tree from a root with this distribution of the blank.
    pub fn new(size: Size, root: &BlankShares) -> Self {
        let mut nodes = [[0.0; 5]; MAX_CELLS];
        for (nodes, share) in nodes.iter_mut().zip(root) {
            nodes[4] = *share;
        }
        Self { size, nodes }
    }
}

impl Iterator for BruteForceTree {
    type Item = Level;

    fn next(&mut self) -> Option<Level> {
        let mut next = [[0.0; 5]; MAX_CELLS];
        let level = self.nodes.map(|by_move| by_move.iter().sum());
        for (blank, by_move) in self.nodes.iter().enumerate().take(self.size.cells()) {
            for mv in Move::ALL {
                let Some(to) = self.size.neighbour(blank, mv) else {
                    continue;
                };
                let back = mv.inverse() as usize;
                next[to][mv as usize] += level[blank] - by_move[back];
            }
        }
        self.nodes = next;
        Some(level)
    }
}

/// The distribution of a heuristic's values over the states, for each cell of the blank.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    size: Size,
    /// By cell and value h: the share of states with the blank there whose estimate is at most h. Beyond the last entry
    /// it is 1.
    at_most: Vec<Vec<f64>>,
}

impl Equilibrium {
    /// The distribution over all states, from the values of [`every_value`](crate::study::heuristic_check::every_value).
    pub fn of_every_state(distances: &Distances, values: &[u32]) -> Self {
        let ranking = distances.ranking();
        let each = (0..).zip(values);
        let each = each.map(|(address, &h)| (ranking.state(address).blank(), h));
        Self::of(distances.goal().size(), each)
    }

    /// The distribution over this number of random boards. `go_on` is called with the number done so far.
    ///
    /// # Errors
    /// If a heuristic's program cannot be read or fails, or `go_on` breaks.
    pub fn of_sample(
        subject: &Subject,
        goal: Board,
        boards: u64,
        databases: &PatternDatabases,
        go_on: &dyn Fn(u64) -> ControlFlow<()>,
    ) -> Result<Self, NoValues> {
        let mut evaluate = subject.for_goal(&goal, databases)?;
        let mut each = Vec::new();
        for board in random_boards(goal, boards) {
            each.push((board.blank(), evaluate(board.state())?));
            if go_on(each.len() as u64).is_break() {
                return Err(NoValues::Cancelled);
            }
        }
        Ok(Self::of(goal.size(), each.into_iter()))
    }

    fn of(size: Size, states: impl Iterator<Item = (usize, u32)>) -> Self {
        let mut at_most = vec![Vec::new(); size.cells()];
        for (blank, h) in states {
            let counts = &mut at_most[blank];
            if counts.len() <= h as usize {
                counts.resize(h as usize + 1, 0.0);
            }
            counts[h as usize] += 1.0;
        }
        for counts in &mut at_most {
            let all = counts.iter().sum::<f64>().max(1.0);
            let mut below = 0.0;
            for count in counts {
                below += *count;
                *count = below / all;
            }
        }
        Self { size, at_most }
    }

    /// Returns the share of the states with the blank on `cell` whose estimate is at most `h`.
    pub fn share(&self, cell: usize, h: u32) -> f64 {
        let shares = self.at_most.get(cell);
        let share = shares.and_then(|shares| shares.get(h as usize));
        share.copied().unwrap_or(1.0)
    }
}

/// Returns the number of nodes that one complete iteration of IDA* with this threshold expands on average, from a root with
/// this distribution of the blank.
pub fn predicted(equilibrium: &Equilibrium, root: &BlankShares, threshold: u32) -> f64 {
    let tree = BruteForceTree::new(equilibrium.size, root);
    let mut expanded = 0.0;
    for (depth, level) in (0..=threshold).zip(tree) {
        for (cell, nodes) in level.iter().enumerate().take(equilibrium.size.cells()) {
            expanded += nodes * equilibrium.share(cell, threshold - depth);
        }
    }
    expanded
}
