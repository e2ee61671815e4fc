//! The `pathfinding` crate's side, on a packed `u64`, as a user of that crate would write it: successors come from a table
//! without an allocation, and h from a table of distances.

use pathfinding::prelude::{astar, bfs, bfs_bidirectional, bfs_reach, idastar};

use slidescope_core::puzzle::Board;

/// Four bits a cell, the first cell lowest; 0 is the blank.
type State = u64;

/// The cells beside a cell.
#[derive(Clone, Copy, Default)]
struct Beside {
    cells: [u32; 4],
    count: usize,
}

/// A puzzle of one size with one goal.
pub struct Peer {
    goal: State,
    cells: usize,
    beside: [Beside; 16],
    /// By cell and tile: moves of that tile to its place in the goal.
    distance: [[u32; 16]; 16],
}

impl Peer {
    pub fn new(goal: &Board) -> Self {
        let (columns, cells) = (goal.size().columns(), goal.size().cells());
        let steps = |a: usize, b: usize| {
            (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns)
        };
        let mut beside = [Beside::default(); 16];
        let mut distance = [[0; 16]; 16];
        for (home, &tile) in goal.cells().iter().enumerate() {
            for cell in 0..cells {
                if tile != 0 {
                    distance[cell][usize::from(tile)] = steps(cell, home) as u32;
                }
                if steps(cell, home) == 1 {
                    let beside = &mut beside[cell];
                    beside.cells[beside.count] = home as u32;
                    beside.count += 1;
                }
            }
        }
        Self {
            goal: pack(goal),
            cells,
            beside,
            distance,
        }
    }

    #[inline]
    fn successors(&self, state: State) -> impl Iterator<Item = State> + use<'_> {
        let blank = blank(state);
        let beside = &self.beside[blank as usize];
        beside.cells[..beside.count].iter().map(move |&cell| {
            let tile = (state >> (4 * cell)) & 15;
            state ^ (tile << (4 * cell)) ^ (tile << (4 * blank))
        })
    }

    #[inline]
    fn manhattan(&self, state: State) -> u32 {
        let rows = self.distance[..self.cells].iter().enumerate();
        rows.map(|(cell, by_tile)| by_tile[(state >> (4 * cell)) as usize & 15])
            .sum()
    }

    /// The number of states that a BFS from the goal meets, over the whole space or in `expansions` expansions.
    pub fn states_around_goal(&self, expansions: Option<u64>) -> u64 {
        let mut reach = bfs_reach(self.goal, |&s| self.successors(s));
        match expansions {
            None => reach.count() as u64,
            Some(expansions) => {
                let expanded = reach.by_ref().take(expansions as usize).count();
                (expanded + reach.remaining_nodes_low_bound()) as u64
            }
        }
    }

    pub fn bfs(&self, start: &Board) -> usize {
        let path = bfs(&pack(start), |&s| self.successors(s), |&s| s == self.goal);
        path.map_or(0, |p| p.len() - 1)
    }

    pub fn bidirectional(&self, start: &Board) -> usize {
        let path = bfs_bidirectional(
            &pack(start),
            &self.goal,
            |&s| self.successors(s),
            |&s| self.successors(s),
        );
        path.map_or(0, |p| p.len() - 1)
    }

    pub fn astar(&self, start: &Board) -> usize {
        let path = astar(
            &pack(start),
            |&s| self.successors(s).map(|next| (next, 1)),
            |&s| self.manhattan(s),
            |&s| s == self.goal,
        );
        path.map_or(0, |(p, _)| p.len() - 1)
    }

    pub fn idastar(&self, start: &Board) -> usize {
        let path = idastar(
            &pack(start),
            |&s| self.successors(s).map(|next| (next, 1)),
            |&s| self.manhattan(s),
            |&s| s == self.goal,
        );
        path.map_or(0, |(p, _)| p.len() - 1)
    }
}

fn pack(board: &Board) -> State {
    let cells = board.cells().into_iter().rev();
    cells.fold(0, |state, tile| state << 4 | State::from(tile))
}

/// The lowest cell that is 0. The borrow of the subtraction reaches only cells above it, so it is found without a loop.
#[inline]
const fn blank(state: State) -> u32 {
    const LOW: u64 = 0x1111_1111_1111_1111;
    (state.wrapping_sub(LOW) & !state & (LOW << 3)).trailing_zeros() / 4
}
