//! Numbers for states: the ranks by which small spaces are addressed without a hash table.
//!
//! A state of up to ten cells is the cell of its blank and the order of its tiles, read row by row without the blank.
//! Of the two arrangements of the last two tiles only one can be reached from a given start (every move changes the
//! parity of the permutation and the blank's colour alike), so the order is numbered by its *half-rank*: the Lehmer
//! code without its last digit, 0 to (n − 1)!/2 − 1. A horizontal move leaves the order as it is; a vertical one carries
//! one tile past `columns − 1` others and is looked up.

use std::sync::OnceLock;

use super::{Board, Grid, Size, State};

/// The most cells of a space that is addressed by rank: 10!/2 = 1,814,400 states.
pub const MAX_RANKED_CELLS: usize = 10;

/// The numbering of one half of a space: all states that can be reached from one of them.
#[derive(Debug)]
pub struct Ranking {
    size: Size,
    /// The parity of the tile order while the blank is in row 0.
    odd: bool,
    /// Half-ranks in all: (cells − 1)!/2.
    halves: u32,
    /// Bits a half-rank takes.
    shift: u32,
    /// The order of tiles of each half-rank while the blank is in row 0, four bits a tile.
    orders: Vec<u64>,
    /// New half-ranks: first those of horizontal moves (each its own), then a run for each vertical move.
    next: Vec<u32>,
    steps: [[Steps; 5]; MAX_RANKED_CELLS],
}

/// One way out of a cell.
#[derive(Clone, Copy, Debug)]
pub struct RankStep {
    /// The step of the blank.
    pub step: super::Step,
    /// Where its run of new half-ranks begins.
    base: u32,
}

#[derive(Clone, Copy, Debug)]
struct Steps {
    list: [RankStep; 4],
    len: u8,
}

impl Ranking {
    /// The numbering of the states that can be reached from `board`, made once for each size and half; `None` where the
    /// space is too large.
    #[must_use]
    pub fn of(board: &Board) -> Option<&'static Self> {
        type Halves = [OnceLock<Ranking>; 2];
        // By rows and columns, 2 to 5 each: no ranked space has more.
        static MADE: [[Halves; 4]; 4] =
            [const { [const { [OnceLock::new(), OnceLock::new()] }; 4] }; 4];

        let size = board.size();
        if size.cells() > MAX_RANKED_CELLS {
            return None;
        }
        let odd = order_is_odd(order(board.state()), size) ^ row_parity(size, board.blank());
        let made = &MADE[size.rows() - 2][size.columns() - 2][usize::from(odd)];
        Some(made.get_or_init(|| Self::new(size, odd)))
    }

    fn new(size: Size, odd: bool) -> Self {
        let tiles = size.cells() - 1;
        let halves = (3..=tiles as u32).product::<u32>();
        let mut ranking = Self {
            size,
            odd,
            halves,
            shift: u32::BITS - (halves - 1).leading_zeros(),
            orders: (0..halves).map(|half| unrank(half, tiles, odd)).collect(),
            next: (0..halves).collect(),
            steps: [[Steps {
                list: [RankStep {
                    step: super::Step {
                        mv: super::Move::Up,
                        to: 0,
                    },
                    base: 0,
                }; 4],
                len: 0,
            }; 5]; MAX_RANKED_CELLS],
        };
        ranking.tabulate();
        ranking
    }

    /// Fills in the runs of vertical moves and the steps that point to them.
    fn tabulate(&mut self) {
        use super::Move;
        let (size, columns) = (self.size, self.size.columns());
        let halves = self.halves as usize;
        let mut bases = [[0_u32; 4]; MAX_RANKED_CELLS];
        for top in 0..size.cells() - columns {
            let down = self.next.len();
            let up = down + halves;
            self.next.resize(up + halves, 0);
            for half in 0..halves {
                // With the blank on `top`, the tile below it stands `columns − 1` places on in the order.
                let order = self.order_in_row(half as u32, size.place(top).0);
                let moved = carry(order, top + columns - 1, top);
                let image = half_rank(moved, size.cells() - 1);
                self.next[down + half] = image;
                self.next[up + image as usize] = half as u32;
            }
            bases[top][Move::Down as usize] = down as u32;
            bases[top + columns][Move::Up as usize] = up as u32;
        }
        let grid = Grid::new(size);
        for (blank, (by_came, bases)) in self
            .steps
            .iter_mut()
            .zip(&bases)
            .enumerate()
            .take(size.cells())
        {
            for (came, entry) in by_came.iter_mut().enumerate() {
                for &step in grid.steps(blank, Move::from_code(came as u8)) {
                    entry.list[usize::from(entry.len)] = RankStep {
                        step,
                        base: bases[step.mv as usize],
                    };
                    entry.len += 1;
                }
            }
        }
    }

    /// Addresses in all; some of them are of no state.
    #[must_use]
    pub const fn addresses(&self) -> usize {
        self.size.cells() << self.shift
    }

    /// The address of `state`, or `None` where it belongs to the other half of the space.
    #[must_use]
    pub fn address(&self, state: State) -> Option<u32> {
        let (blank, order) = (state.blank(), order(state));
        let odd = self.odd ^ row_parity(self.size, blank);
        (order_is_odd(order, self.size) == odd)
            .then(|| (blank as u32) << self.shift | half_rank(order, self.size.cells() - 1))
    }

    /// The state at `address`.
    #[inline]
    #[must_use]
    pub fn state(&self, address: u32) -> State {
        let blank = self.blank(address);
        let order = self.order_in_row(self.half(address), self.size.place(blank).0);
        let low = (1_u64 << (4 * blank)) - 1;
        State::from_bits((order & low) | (order & !low) << 4)
    }

    /// The cell of the blank at `address`.
    #[inline]
    #[must_use]
    pub const fn blank(&self, address: u32) -> usize {
        (address >> self.shift) as usize
    }

    /// The moves on from a blank cell, as [`Grid::steps`].
    #[inline]
    #[must_use]
    pub fn steps(&self, blank: usize, came: Option<super::Move>) -> &[RankStep] {
        let steps = &self.steps[blank.min(MAX_RANKED_CELLS - 1)][came.map_or(4, |mv| mv as usize)];
        &steps.list[..usize::from(steps.len).min(4)]
    }

    /// The address `step` leads to.
    #[inline]
    #[must_use]
    pub fn after(&self, address: u32, step: &RankStep) -> u32 {
        let half = self.next[(step.base + self.half(address)) as usize];
        u32::from(step.step.to) << self.shift | half
    }

    #[inline]
    const fn half(&self, address: u32) -> u32 {
        address & ((1 << self.shift) - 1)
    }

    /// The order of tiles of a half-rank while the blank is in `row`: where rows differ in parity, the last two tiles
    /// change places.
    #[inline]
    fn order_in_row(&self, half: u32, row: usize) -> u64 {
        let order = self.orders[half as usize];
        let last = 4 * (self.size.cells() - 3);
        let swap = self.size.columns().is_multiple_of(2) && row % 2 == 1;
        let difference =
            (order >> last ^ order >> (last + 4)) & 15 & u64::from(swap).wrapping_neg();
        order ^ difference << last ^ difference << (last + 4)
    }
}

/// Whether the parity of the tile order changes between row 0 and the row of `blank`.
const fn row_parity(size: Size, blank: usize) -> bool {
    size.columns().is_multiple_of(2) && !size.place(blank).0.is_multiple_of(2)
}

/// The tiles of `state` row by row without the blank, four bits each.
const fn order(state: State) -> u64 {
    let low = (1_u64 << (4 * state.blank())) - 1;
    (state.bits() & low) | (state.bits() >> 4 & !low)
}

/// `order` with the tile at place `from` carried to place `to`.
fn carry(order: u64, from: usize, to: usize) -> u64 {
    let without = {
        let low = (1_u64 << (4 * from)) - 1;
        (order & low) | (order >> 4 & !low)
    };
    let low = (1_u64 << (4 * to)) - 1;
    (without & low) | (without & !low) << 4 | ((order >> (4 * from)) & 15) << (4 * to)
}

/// How many of the tiles still `left` (bit t: tile t) are below `tile`.
const fn smaller(left: u32, tile: u32) -> u32 {
    (left & ((1 << tile) - 1)).count_ones()
}

fn digits(order: u64, tiles: usize) -> impl Iterator<Item = u32> {
    let mut left = (1_u32 << (tiles + 1)) - 2;
    (0..tiles).map(move |place| {
        let tile = (order >> (4 * place)) as u32 & 15;
        left &= !(1 << tile);
        smaller(left, tile)
    })
}

fn order_is_odd(order: u64, size: Size) -> bool {
    digits(order, size.cells() - 1).sum::<u32>() % 2 == 1
}

fn half_rank(order: u64, tiles: usize) -> u32 {
    digits(order, tiles)
        .take(tiles - 2)
        .enumerate()
        .fold(0, |rank, (place, digit)| {
            rank * (tiles - place) as u32 + digit
        })
}

/// The order with this half-rank and parity.
fn unrank(half: u32, tiles: usize, odd: bool) -> u64 {
    let mut code = [0_u32; MAX_RANKED_CELLS];
    let mut rest = half;
    for place in (0..tiles - 2).rev() {
        let radix = (tiles - place) as u32;
        code[place] = rest % radix;
        rest /= radix;
    }
    code[tiles - 2] = u32::from((code.iter().sum::<u32>() % 2 == 1) != odd);
    let mut left: Vec<u64> = (1..=tiles as u64).collect();
    (0..tiles).fold(0, |order, place| {
        order | left.remove(code[place] as usize) << (4 * place)
    })
}
