//! The ranks by which the states of small spaces are addressed without a hash table, and the word that holds a rank, the cell
//! of the blank and the last move.
//!
//! A state of up to ten cells is the cell of its blank and the order of its tiles, read row by row without the blank. Only
//! one of the two arrangements of the last two tiles can be reached from a given start (every move changes the parity of the
//! permutation and the blank's colour alike), so the order is numbered by its *half-rank*: the Lehmer code without its last
//! digit, 0 to (n − 1)!/2 − 1. A horizontal move keeps the order; a vertical one carries one tile past `columns − 1` others
//! and is looked up in a table.

use std::sync::OnceLock;

use crate::puzzle::{Arrangement, Board, Grid, Move, MoveOrder, NARROW_CELLS, Packed, Size, State};

/// The largest number of cells of a space addressed by rank: 10!/2 = 1,814,400 states.
pub const MAX_RANKED_CELLS: usize = 10;

/// The numbering of one half of a space: all states that can be reached from one of them. The *address* of a state is its
/// number: the states with the blank on cell 0 come first, by half-rank, then those with it on cell 1, and so on.
#[derive(Debug)]
pub struct Ranking {
    size: Size,
    /// The parity of the tile order while the blank is in row 0.
    odd: bool,
    /// The number of half-ranks: (cells − 1)!/2.
    halves: u32,
    /// The lowest bit of the second to last tile in an order of tiles.
    last: u32,
    /// A bit for each cell of the blank, set if the last two tiles are exchanged there.
    swaps: u32,
    /// The order of tiles of each half-rank while the blank is in row 0, four bits per tile.
    orders: Vec<u64>,
    /// First every half-rank, for horizontal moves; then a run of new addresses for each vertical move.
    next: Vec<u32>,
    onward: OnwardMoves,
    /// By the number of the order; that of the usual one stays empty.
    ordered: [OnceLock<OnwardMoves>; MoveOrder::COUNT],
}

/// The moves from each cell of the blank after each last move, in one order.
#[derive(Clone, Debug)]
pub struct OnwardMoves(Box<[Onward; BLANKS * LABELS]>);

/// A state with the cell of its blank and its last move, in one word: the address, above it a label of three bits, above
/// that the blank's cell. A label is the code of the blank's last move + 1; other labels carry no information.
pub type Placed = u32;

const ADDRESS_BITS: u32 = 21;
const LABEL_BITS: u32 = 3;
const BLANK_BITS: u32 = 4;
const BLANK: u32 = ADDRESS_BITS + LABEL_BITS;
const LABELS: usize = 1 << LABEL_BITS;
const BLANKS: usize = 1 << BLANK_BITS;

pub const ADDRESS: u32 = (1 << ADDRESS_BITS) - 1;
pub const LABEL: u32 = ADDRESS_BITS;
pub const LABEL_MASK: u32 = (LABELS as u32 - 1) << LABEL;
/// Set only in the first of the successors that [`Ranking::successors`] generates for a state.
pub const FIRST: u32 = 1 << 31;

/// The onward moves from a cell of the blank: the first `len`. The rest repeats the first, so that reading it is harmless.
#[derive(Clone, Copy, Debug, Default)]
struct Onward {
    list: [Leap; 4],
    len: u32,
}

/// One onward move: the offset from the address to the entry in `next`, and the value added to that entry to make it
/// [`Placed`].
#[derive(Clone, Copy, Debug, Default)]
struct Leap {
    from: u32,
    plus: u32,
}

impl Ranking {
    /// The numbering of the states that can be reached from `board`, built once for each size and half; `None` if the space
    /// is too large.
    pub fn of(board: &Board) -> Option<&'static Self> {
        let (made, odd) = Self::place(board)?;
        Some(made.get_or_init(|| Self::new(board.size(), odd)))
    }

    /// Whether [`of`](Self::of) has nothing left to build.
    pub fn is_at_hand(board: &Board) -> bool {
        Self::place(board).is_none_or(|(made, _)| made.get().is_some())
    }

    /// The storage of the numbering around `board`, and its parity while the blank is in row 0; `None` if the space is too
    /// large.
    fn place(board: &Board) -> Option<(&'static OnceLock<Self>, bool)> {
        type Halves = [OnceLock<Ranking>; 2];
        // By rows and columns, 2 to 5 each: no ranked space has more.
        static MADE: [[Halves; 4]; 4] =
            [const { [const { [OnceLock::new(), OnceLock::new()] }; 4] }; 4];

        let size = board.size();
        if size.cells() > MAX_RANKED_CELLS {
            return None;
        }
        let odd =
            order_is_odd(order(board.state().packed()), size) ^ row_parity(size, board.blank());
        let made = &MADE[size.rows() - 2][size.columns() - 2][usize::from(odd)];
        Some((made, odd))
    }

    fn new(size: Size, odd: bool) -> Self {
        let tiles = size.cells() - 1;
        let halves = (3..=tiles as u32).product::<u32>();
        let mut ranking = Self {
            size,
            odd,
            halves,
            last: 4 * (tiles as u32 - 2),
            swaps: (0..size.cells())
                .map(|blank| u32::from(row_parity(size, blank)) << blank)
                .sum(),
            orders: (0..halves).map(|half| unrank(half, tiles, odd)).collect(),
            next: (0..halves).collect(),
            onward: OnwardMoves(Box::new([Onward::default(); BLANKS * LABELS])),
            ordered: [const { OnceLock::new() }; MoveOrder::COUNT],
        };
        ranking.tabulate();
        ranking
    }

    /// Fills in the runs of vertical moves, and the onward moves that refer to them.
    fn tabulate(&mut self) {
        let (size, columns, halves) = (self.size, self.size.columns(), self.halves);
        // The index at which the run of a move from a cell begins; horizontal moves use the first run.
        let mut runs = [[0_u32; 4]; MAX_RANKED_CELLS];
        for top in 0..size.cells() - columns {
            let bottom = top + columns;
            let down = self.next.len();
            let up = down + halves as usize;
            self.next.resize(up + halves as usize, 0);
            for half in 0..halves {
                // With the blank on `top`, the tile below it is `columns − 1` places further in the order.
                let order = self.order_by_blank(half, top);
                let moved = carry(order, bottom - 1, top);
                let image = half_rank(moved, size.cells() - 1);
                self.next[down + half as usize] = bottom as u32 * halves + image;
                self.next[up + image as usize] = top as u32 * halves + half;
            }
            runs[top][Move::Down as usize] = down as u32;
            runs[bottom][Move::Up as usize] = up as u32;
        }
        let grid = Grid::new(size, MoveOrder::USUAL);
        for (blank, runs) in runs.iter().enumerate().take(size.cells()) {
            for label in 0..LABELS {
                let came = Move::from_code((label as u8).wrapping_sub(1));
                let mut leaps = grid.steps(blank, came).iter().map(|step| {
                    let (to, mv) = (u32::from(step.to), step.mv as u32);
                    let sideways = matches!(step.mv, Move::Left | Move::Right);
                    Leap {
                        from: runs[mv as usize].wrapping_sub(blank as u32 * halves),
                        plus: (to << BLANK)
                            | ((mv + 1) << LABEL)
                            | (u32::from(sideways) * to * halves),
                    }
                });
                let len = leaps.len() as u32;
                let mut first = leaps.next().unwrap_or_default();
                first.plus |= FIRST;
                let rest = [0; 3].map(|_| leaps.next().unwrap_or(first));
                self.onward.0[blank * LABELS + label] = Onward {
                    list: [first, rest[0], rest[1], rest[2]],
                    len,
                };
            }
        }
    }

    /// The number of addresses, which equals the number of states.
    pub const fn addresses(&self) -> usize {
        self.size.cells() * self.halves as usize
    }

    /// The address of `state`, or `None` if it belongs to the other half of the space.
    pub fn address(&self, state: impl Into<State>) -> Option<u32> {
        self.placed(state).map(|placed| placed & ADDRESS)
    }

    pub fn state(&self, address: u32) -> State {
        self.state_of(self.at(address)).into()
    }

    /// The state at `address` with the cell of its blank. The label is 0.
    pub const fn at(&self, address: u32) -> Placed {
        ((address / self.halves) << BLANK) | address
    }

    /// Like [`address`](Self::address), but includes the cell of the blank. The label is 0.
    pub fn placed(&self, state: impl Into<State>) -> Option<Placed> {
        let state = state.into().packed();
        let (blank, order) = (state.blank() as u32, order(state));
        let odd = self.odd ^ row_parity(self.size, state.blank());
        let half = half_rank(order, self.size.cells() - 1);
        (order_is_odd(order, self.size) == odd)
            .then(|| blank << BLANK | (blank * self.halves + half))
    }

    #[inline]
    pub fn state_of(&self, placed: Placed) -> Packed<u64> {
        let blank = Self::blank(placed);
        let half = (placed & ADDRESS) - blank as u32 * self.halves;
        let order = self.order_by_blank(half, blank);
        let low = (1_u64 << (4 * blank)) - 1;
        Packed((order & low) | (order & !low) << 4)
    }

    #[inline]
    pub const fn blank(placed: Placed) -> usize {
        (placed >> BLANK) as usize & (BLANKS - 1)
    }

    /// The moves in the order of a search, made once for each.
    pub fn moves_in(&self, order: MoveOrder) -> &OnwardMoves {
        match order.number() {
            0 => &self.onward,
            number => self.ordered[number].get_or_init(|| self.onward.sorted(order)),
        }
    }

    /// Writes the successors of `placed`, in the usual order and without the reversal of the last move, and returns their
    /// number. Entries beyond that number are meaningless.
    #[inline(always)]
    pub fn successors(&self, placed: Placed, into: &mut [Placed; 4]) -> usize {
        self.successors_by(&self.onward, placed, into)
    }

    /// Like [`successors`](Self::successors), in the order of `moves`.
    #[inline(always)]
    pub fn successors_by(
        &self,
        moves: &OnwardMoves,
        placed: Placed,
        into: &mut [Placed; 4],
    ) -> usize {
        let onward = &moves.0[(placed >> LABEL) as usize & (BLANKS * LABELS - 1)];
        let address = placed & ADDRESS;
        let follow = |leap: &Leap| {
            self.next[address.wrapping_add(leap.from) as usize].wrapping_add(leap.plus)
        };
        // Always three, so that no branch depends on their number; only a root has four.
        into[0] = follow(&onward.list[0]);
        into[1] = follow(&onward.list[1]);
        into[2] = follow(&onward.list[2]);
        if onward.len == 4 {
            into[3] = follow(&onward.list[3]);
        }
        onward.len as usize
    }

    /// The neighbour from which `placed` is reached by `mv`, without a label; `placed` itself if there is none.
    pub fn before(&self, placed: Placed, mv: Move) -> Placed {
        let back = (mv.inverse() as u32 + 1) << LABEL;
        let mut all = [0; 4];
        let count = self.successors(placed & !LABEL_MASK, &mut all);
        let found = all[..count].iter().find(|&&next| next & LABEL_MASK == back);
        found.map_or(placed, |next| next & !(LABEL_MASK | FIRST))
    }

    /// The order of tiles of a half-rank while the blank is on cell `blank`: in rows of the other parity, the last two tiles
    /// are exchanged.
    #[inline]
    fn order_by_blank(&self, half: u32, blank: usize) -> u64 {
        let order = self.orders[half as usize];
        // Always true if the number of columns is odd.
        if self.swaps >> blank & 1 == 0 {
            return order;
        }
        let last = self.last;
        let difference = (order >> last ^ order >> (last + 4)) & 15;
        order ^ (difference | difference << 4) << last
    }
}

impl OnwardMoves {
    fn sorted(&self, order: MoveOrder) -> Self {
        let mut sorted = self.clone();
        for onward in sorted.0.iter_mut().filter(|onward| onward.len > 0) {
            let leaps = &mut onward.list[..onward.len as usize];
            leaps[0].plus &= !FIRST;
            let code = |leap: &Leap| ((leap.plus & LABEL_MASK) >> LABEL) as u8;
            leaps.sort_by_key(|leap| Move::from_code(code(leap) - 1).map(|mv| order.place(mv)));
            leaps[0].plus |= FIRST;
            let first = leaps[0];
            onward.list[onward.len as usize..].fill(first);
        }
        sorted
    }
}

/// The moves of a [`Ranking`] of up to nine cells in half the memory: half-ranks of sixteen bits in place of addresses.
#[derive(Debug)]
pub struct CompactMoves {
    /// First every half-rank, for horizontal moves; then a run of new half-ranks for each vertical move.
    next: Box<[u16; COMPACT]>,
    onward: Box<[Onward; BLANKS * LABELS]>,
}

/// At least as many as a space of nine cells needs, so that no index is out of bounds.
const COMPACT: usize = 1 << 18;

impl CompactMoves {
    /// `None` if the space is too large.
    pub fn of(ranking: &Ranking) -> Option<Self> {
        if ranking.next.len() > COMPACT || ranking.halves > 1 << 16 {
            return None;
        }
        let mut next = Box::new([0; COMPACT]);
        for (half, address) in next.iter_mut().zip(&ranking.next) {
            *half = (address % ranking.halves) as u16;
        }
        let mut onward = ranking.onward.0.clone();
        for leap in onward.iter_mut().flat_map(|onward| &mut onward.list) {
            let to = leap.plus >> BLANK & (BLANKS as u32 - 1);
            // Vertical moves add the first address of their cell too.
            leap.plus = leap.plus & !ADDRESS | (to * ranking.halves);
        }
        Some(Self { next, onward })
    }

    /// See [`Ranking::successors`].
    #[inline(always)]
    pub fn successors(&self, placed: Placed, into: &mut [Placed; 4]) -> usize {
        let onward = &self.onward[(placed >> LABEL) as usize & (BLANKS * LABELS - 1)];
        let address = placed & ADDRESS;
        let follow = |leap: &Leap| {
            let half = self.next[address.wrapping_add(leap.from) as usize % COMPACT];
            u32::from(half) + leap.plus
        };
        into[0] = follow(&onward.list[0]);
        into[1] = follow(&onward.list[1]);
        into[2] = follow(&onward.list[2]);
        if onward.len == 4 {
            into[3] = follow(&onward.list[3]);
        }
        onward.len as usize
    }
}

/// Whether the parity of the tile order differs between row 0 and the row of `blank`.
const fn row_parity(size: Size, blank: usize) -> bool {
    size.columns().is_multiple_of(2) && !size.place(blank).0.is_multiple_of(2)
}

/// The tiles of `state` row by row without the blank, four bits each.
fn order(state: Packed<u64>) -> u64 {
    without(state.0, state.blank())
}

/// `order` without the tile at `place`.
const fn without(order: u64, place: usize) -> u64 {
    let low = (1_u64 << (4 * place)) - 1;
    (order & low) | (order >> 4 & !low)
}

/// `order` with the tile at place `from` carried to place `to`.
pub(crate) fn carry(order: u64, from: usize, to: usize) -> u64 {
    let without = without(order, from);
    let low = (1_u64 << (4 * to)) - 1;
    (without & low) | (without & !low) << 4 | ((order >> (4 * from)) & 15) << (4 * to)
}

/// The number of tiles in `left` (bit t: tile t) that are below `tile`.
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

/// The half-rank of an order of `tiles` tiles.
pub(crate) fn half_rank(order: u64, tiles: usize) -> u32 {
    digits(order, tiles)
        .take(tiles - 2)
        .enumerate()
        .fold(0, |rank, (place, digit)| {
            rank * (tiles - place) as u32 + digit
        })
}

/// The order with this half-rank and parity: the tiles 1 to `tiles`, four bits each.
pub(crate) fn unrank(half: u32, tiles: usize, odd: bool) -> u64 {
    let mut code = [0_u32; NARROW_CELLS];
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
