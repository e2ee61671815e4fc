//! The exact distance of every state of a small space to one goal.

use std::collections::VecDeque;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::puzzle::{ADDRESS, Board, Costs, FIRST, Move, Ranking, Size};

/// The distance of every state to a goal, for boards of up to ten cells: the least cost of a path, its fewest moves if every
/// move costs 1.
pub struct Distances {
    goal: Board,
    costs: Costs,
    ranking: &'static Ranking,
    /// By address.
    distances: Vec<u16>,
    counts: Vec<u64>,
}

const UNKNOWN: u16 = u16::MAX;

impl Distances {
    /// The largest space supported: 2 × 5.
    pub const MAX_STATES: u64 = 1_814_400;

    /// Whether the space of boards of this size is small enough.
    pub fn covers(size: Size) -> bool {
        size.reachable_states() <= Self::MAX_STATES.into()
    }

    /// The fewest moves of every state to `goal`; `None` if the space is too large.
    pub fn new(goal: Board) -> Option<Self> {
        Self::by(goal, Costs::Unit)
    }

    /// Searches the whole space backwards from `goal`, one distance after the other (Dial 1969); `None` if it is too large. A
    /// move costs as much as its inverse, so distances from the goal are also distances to it.
    pub fn by(goal: Board, costs: Costs) -> Option<Self> {
        let ranking = Ranking::of(&goal)?;
        let root = ranking.placed(goal.state())?;
        let mut distances = vec![UNKNOWN; ranking.addresses()];
        distances[(root & ADDRESS) as usize] = 0;
        // The states of the next distances. No move leads beyond them.
        let mut layers = VecDeque::from([vec![root]]);
        layers.resize(costs.most(goal.size()) as usize + 1, Vec::new());
        let mut counts = Vec::new();
        while layers.iter().any(|layer| !layer.is_empty()) {
            let layer = layers.pop_front().unwrap_or_default();
            layers.push_back(Vec::new());
            let (here, mut count) = (counts.len(), 0);
            for placed in layer {
                // A state that was nearer by another way is here in vain.
                if usize::from(distances[(placed & ADDRESS) as usize]) != here {
                    continue;
                }
                count += 1;
                let mut successors = [0; 4];
                let len = ranking.successors(placed, &mut successors);
                for successor in &successors[..len] {
                    let step = match costs {
                        Costs::Unit => 1,
                        _ => {
                            let state = ranking.state(placed & ADDRESS);
                            costs.of(state.tile(Ranking::blank(*successor))) as usize
                        }
                    };
                    let distance = &mut distances[(successor & ADDRESS) as usize];
                    if here + step < usize::from(*distance) {
                        *distance = (here + step) as u16;
                        layers[step - 1].push(successor & !FIRST);
                    }
                }
            }
            counts.push(count);
        }
        Some(Self {
            goal,
            costs,
            ranking,
            distances,
            counts,
        })
    }

    pub const fn goal(&self) -> Board {
        self.goal
    }

    pub const fn costs(&self) -> Costs {
        self.costs
    }

    pub fn distance(&self, board: &Board) -> Option<u32> {
        let address =
            (board.size() == self.goal.size()).then(|| self.ranking.address(board.state()))??;
        Some(u32::from(self.distances[address as usize]))
    }

    /// The boards on a shortest path from `board` to the goal; `None` if there is none.
    pub fn path(&self, board: &Board) -> Option<Vec<Board>> {
        let mut path = vec![*board];
        let mut left = self.distance(board)?;
        while left > 0 {
            let here = path.last()?;
            let mut next = Move::ALL.into_iter().filter_map(|mv| here.after(mv));
            let step = |next: &Board| self.costs.of(here.tile(next.blank()));
            let next = next.find(|next| self.distance(next) == left.checked_sub(step(next)))?;
            left -= step(&next);
            path.push(next);
        }
        Some(path)
    }

    /// The addresses of all states at `distance`, in ascending order.
    pub(crate) fn addresses_at(&self, distance: u32) -> Vec<u32> {
        let all = (0..).zip(&self.distances);
        let matching = all.filter(|&(_, &at)| u32::from(at) == distance);
        matching.map(|(address, _)| address).collect()
    }

    pub const fn ranking(&self) -> &'static Ranking {
        self.ranking
    }

    /// The distance of each state, by its address. Every address has one, as the moves reach all states of one parity.
    pub(crate) fn by_address(&self) -> &[u16] {
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
        self.boards_at(distance, 1, seed).pop()
    }

    /// Up to `count` different states at `distance`, drawn uniformly; all of them if there are no more. The same seed gives
    /// the same states, and those of a smaller `count` are the first of those of a larger one.
    pub fn boards_at(&self, distance: u32, count: usize, seed: u64) -> Vec<Board> {
        let mut addresses = self.addresses_at(distance);
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
