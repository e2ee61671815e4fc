//! The exact distance of every state of a small space to one goal.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::puzzle::{Board, Move, Problem, Ranking};
use crate::search::algorithms::bfs::Bfs;
use crate::search::engine::node_table::RankedSpace;
use crate::search::{Expansion, Fate, Limits, Observer, Search, Successors};

/// The distance of every state to a goal, for boards of up to ten cells.
pub struct Distances {
    goal: Board,
    ranking: &'static Ranking,
    /// By address; [`UNKNOWN`] if the address belongs to no state.
    distances: Vec<u8>,
    counts: Vec<u64>,
}

const UNKNOWN: u8 = u8::MAX;

struct Depths<'a> {
    ranking: &'a Ranking,
    goal: Board,
    distances: &'a mut [u8],
}

impl Observer for Depths<'_> {
    fn expanded(&mut self, _: Successors, expansion: impl FnOnce() -> Expansion) {
        let expansion = expansion();
        let (size, state) = (self.goal.size(), expansion.state);
        let blank = state.blank();
        for mv in Move::ALL {
            if expansion.successors.get(mv) == Fate::New
                && let Some(to) = size.neighbour(blank, mv)
                && let Some(address) = self.ranking.address(state.slide(blank, to))
            {
                self.distances[address as usize] = (expansion.g + 1) as u8;
            }
        }
    }
}

impl Distances {
    /// The largest space supported: 2 × 5.
    pub const MAX_STATES: u64 = 1_814_400;

    /// Searches the whole space backwards from `goal`, breadth first; `None` if it is too large.
    pub fn new(goal: Board) -> Option<Self> {
        let ranking = Ranking::of(&goal)?;
        let space = RankedSpace::around(&goal)?;
        let mut distances = vec![UNKNOWN; ranking.addresses()];
        distances[ranking.address(goal.state())? as usize] = 0;
        // Searching for an unreachable board expands every state. Moves are reversible, so distances from the goal are also
        // distances to it.
        let nowhere = Problem::new(goal, goal.unreachable()).ok()?;
        let mut depths = Depths {
            ranking,
            goal,
            distances: &mut distances,
        };
        let bfs = Bfs::new(&nowhere, space);
        Search::new(&nowhere, bfs, Limits::NONE).advance(u64::MAX, &mut depths);

        let mut counts = Vec::new();
        for &distance in distances.iter().filter(|&&distance| distance != UNKNOWN) {
            let distance = usize::from(distance);
            if counts.len() <= distance {
                counts.resize(distance + 1, 0);
            }
            counts[distance] += 1;
        }
        Some(Self {
            goal,
            ranking,
            distances,
            counts,
        })
    }

    pub const fn goal(&self) -> Board {
        self.goal
    }

    pub fn distance(&self, board: &Board) -> Option<u32> {
        let address =
            (board.size() == self.goal.size()).then(|| self.ranking.address(board.state()))??;
        Some(u32::from(self.distances[address as usize]))
    }

    /// The boards on a shortest path from `board` to the goal; `None` if there is none.
    pub fn path(&self, board: &Board) -> Option<Vec<Board>> {
        let mut path = vec![*board];
        for left in (0..self.distance(board)?).rev() {
            let here = path.last()?;
            let mut next = Move::ALL.into_iter().filter_map(|mv| here.after(mv));
            path.push(next.find(|next| self.distance(next) == Some(left))?);
        }
        Some(path)
    }

    pub(crate) const fn ranking(&self) -> &'static Ranking {
        self.ranking
    }

    /// The distance of each state, by its address; [`u8::MAX`] if an address belongs to none.
    pub(crate) fn by_address(&self) -> &[u8] {
        &self.distances
    }

    pub fn farthest(&self) -> u32 {
        self.counts.len() as u32 - 1
    }

    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// A random state at `distance`, uniformly distributed; the same for the same seed.
    pub fn board_at(&self, distance: u32, seed: u64) -> Option<Board> {
        let count = *self.counts.get(distance as usize)?;
        let draw = Pcg64Mcg::seed_from_u64(seed).next_u64();
        let chosen = ((u128::from(draw) * u128::from(count)) >> 64) as usize;
        let mut matching = (0..)
            .zip(&self.distances)
            .filter(|&(_, &d)| u32::from(d) == distance);
        let (address, _) = matching.nth(chosen)?;
        Board::from_state(self.goal.size(), self.ranking.state(address))
    }

    /// Up to `count` different states at `distance`, drawn uniformly; all of them if there are no more. The same seed gives
    /// the same states, and those of a smaller `count` are the first of those of a larger one.
    pub fn boards_at(&self, distance: u32, count: usize, seed: u64) -> Vec<Board> {
        let matching = (0..)
            .zip(&self.distances)
            .filter(|&(_, &d)| d != UNKNOWN && u32::from(d) == distance);
        let mut addresses: Vec<u32> = matching.map(|(address, _)| address).collect();
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let count = count.min(addresses.len());
        for place in 0..count {
            let left = (addresses.len() - place) as u128;
            let ahead = (u128::from(random.next_u64()) * left) >> 64;
            addresses.swap(place, place + ahead as usize);
        }
        let board =
            |&address: &u32| Board::from_state(self.goal.size(), self.ranking.state(address));
        addresses[..count].iter().filter_map(board).collect()
    }
}
