//! A problem: a start and a goal of the same size. Parity decides whether it has a solution.

use crate::puzzle::{Board, Costs, PLACES, Size};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    start: Board,
    goal: Board,
    costs: Costs,
}

/// Start and goal differ in size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Mismatch {
    pub start: Size,
    pub goal: Size,
}

/// The two parities that decide whether a problem has a solution.
///
/// **The rule.** Read the goal as the arrangement in order. Let σ be the permutation that maps the start to the goal, with
/// the blank counted as a tile. A problem is solvable exactly when σ and the city-block distance of the blank between start
/// and goal are both even or both odd.
///
/// **Why it is necessary.** Every move exchanges the blank with one tile, which changes the parity of the permutation, and
/// takes the blank one step, which changes the colour of its cell on a chessboard. After k moves both have the parity of k,
/// so they agree.
///
/// **Why it is sufficient.** On every board of two or more rows and columns the moves that bring the blank back to its place
/// generate all even permutations of the tiles (Wilson, *Graph puzzles, homotopy, and the alternating group*, J. Comb.
/// Theory B 16, 1974; the 2 × 2 board, a single cycle of three tiles, has just the three even ones). Half of all
/// arrangements are therefore reachable, and they are those the parities allow. The tests search the whole space of every
/// board up to nine cells and find exactly these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solvability {
    /// Whether the permutation from start to goal, blank included, is odd.
    pub permutation_odd: bool,
    /// The city-block distance of the blank from its cell in the goal.
    pub blank_distance: usize,
    /// Two tiles whose exchange changes the verdict and so repairs an unsolvable board.
    pub swap: (u8, u8),
}

impl Solvability {
    pub const fn is_solvable(&self) -> bool {
        self.permutation_odd == (self.blank_distance % 2 == 1)
    }
}

impl Problem {
    /// Creates a problem from two boards, in which every move costs 1.
    ///
    /// # Errors
    /// [`Mismatch`] if they differ in size.
    pub fn new(start: Board, goal: Board) -> Result<Self, Mismatch> {
        if start.size() == goal.size() {
            Ok(Self {
                start,
                goal,
                costs: Costs::Unit,
            })
        } else {
            Err(Mismatch {
                start: start.size(),
                goal: goal.size(),
            })
        }
    }

    /// The same boards with other costs of moves. A list of costs for another number of tiles is ignored.
    #[must_use]
    pub fn with_costs(self, costs: Costs) -> Self {
        let costs = if costs.fits(self.size()) {
            costs
        } else {
            Costs::Unit
        };
        Self { costs, ..self }
    }

    pub const fn costs(&self) -> Costs {
        self.costs
    }

    pub const fn start(&self) -> Board {
        self.start
    }

    pub const fn goal(&self) -> Board {
        self.goal
    }

    pub const fn size(&self) -> Size {
        self.start.size()
    }

    /// The boards on the way from the start to the goal by exchanges of two cells each, without the start. Their number has
    /// the parity of the permutation.
    pub fn exchanges(&self) -> Vec<Board> {
        let (size, mut cells, goal) = (self.size(), self.start.cells(), self.goal.cells());
        let mut boards = Vec::new();
        for at in 0..cells.len() {
            if cells[at] != goal[at] {
                let from = cells.iter().position(|tile| *tile == goal[at]);
                cells.swap(at, from.unwrap_or(at));
                boards.extend(Board::from_cells(size, &cells));
            }
        }
        boards
    }

    /// An upper bound on the length of a shortest solution of any solvable problem with this goal: the moves for the hardest
    /// board with the blank in a corner, plus those that bring the goal's blank from there. All solutions of one problem
    /// have the same parity, and so does the bound.
    pub fn longest_solution(&self) -> u32 {
        let size = self.size();
        let (row, column) = size.place(self.goal().blank());
        let to_corner = row.min(size.rows() - 1 - row) + column.min(size.columns() - 1 - column);
        let most = size.hardest() + to_corner as u32;
        let parity = size.distance(self.start().blank(), self.goal().blank()) as u32;
        most - (most + parity) % 2
    }

    /// An upper bound on the cost of a cheapest solution: a path that is as long as the [longest
    /// solution](Self::longest_solution), all of the dearest moves.
    pub fn dearest_solution(&self) -> u32 {
        self.longest_solution() * self.costs.most(self.size())
    }

    /// Decides without a search whether the problem has a solution: see [`Solvability`] for the rule and its proof.
    pub fn solvability(&self) -> Solvability {
        let size = self.size();
        let (blank_start, blank_goal) = (self.start().blank(), self.goal().blank());
        Solvability {
            permutation_odd: permutation_odd(&self.start().cells(), &self.goal().cells()),
            blank_distance: size.distance(blank_start, blank_goal),
            swap: self.mending_swap(),
        }
    }

    /// The pair of tiles whose exchange brings the most tiles home; of equal ones the nearest pair, then the first.
    fn mending_swap(&self) -> (u8, u8) {
        let size = self.size();
        let home = |a: usize, b: usize| usize::from(self.start().tile(a) == self.goal().tile(b));
        let tiles = |(a, b): (usize, usize)| (self.start().tile(a), self.start().tile(b));
        let pairs = (0..size.cells()).flat_map(|a| (a + 1..size.cells()).map(move |b| (a, b)));
        let pairs = pairs.filter(|&pair| tiles(pair).0 != 0 && tiles(pair).1 != 0);
        let best = pairs.min_by_key(|&(a, b)| {
            let gain = (home(a, b) + home(b, a) + 2) - (home(a, a) + home(b, b));
            (std::cmp::Reverse(gain), size.distance(a, b))
        });
        best.map_or((1, 2), tiles)
    }
}

/// Whether the permutation that maps `from` to `to` (the same values in another order) is odd.
fn permutation_odd(from: &[u8], to: &[u8]) -> bool {
    let mut place = [0_usize; PLACES];
    for (cell, &tile) in to.iter().enumerate() {
        place[usize::from(tile)] = cell;
    }
    let mut seen = [false; PLACES];
    let mut odd = false;
    for first in 0..from.len() {
        let mut cell = first;
        let mut length = 0;
        while !seen[cell] {
            seen[cell] = true;
            cell = place[usize::from(from[cell])];
            length += 1;
        }
        odd ^= length > 0 && length % 2 == 0;
    }
    odd
}
