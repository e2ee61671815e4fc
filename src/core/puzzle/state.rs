//! States: whole boards packed into one machine word.
//!
//! Boards of up to sixteen cells fit into a `u64` with four bits per cell, larger ones into a `u128` with five. Searches are
//! generic over [`Packed`] and compiled for both words. Other code uses [`State`], which holds either.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use bytemuck::Pod;

/// The largest number of cells of a board that is packed into a `u64`.
pub const NARROW_CELLS: usize = 16;

pub trait Word:
    Pod
    + Eq
    + Ord
    + Hash
    + Default
    + Debug
    + From<u8>
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const CELL_BITS: u32;
    /// The number of cells that fit into the word.
    const CELLS: usize;

    /// The word with `tile` on cell 0 and all other bits zero.
    #[inline(always)]
    fn of_tile(tile: u8) -> Self {
        Self::from(tile)
    }

    /// The lowest eight bits.
    fn low_byte(self) -> u8;

    /// The lowest cell that is 0; arbitrary if there is none.
    fn lowest_zero(self) -> usize;

    fn into_state(self) -> State;

    /// The word of a state packed into this type; meaningless for a state of the other width.
    fn of_state(state: State) -> Self;
}

/// Masks of the lowest bit of each cell, and of the highest.
const LOW: u64 = 0x1111_1111_1111_1111;
const HIGH: u64 = LOW << 3;
const WIDE_LOW: u128 = ones_in_cells(u128::CELL_BITS, u128::CELLS);
const WIDE_HIGH: u128 = WIDE_LOW << 4;

const fn ones_in_cells(bits: u32, cells: usize) -> u128 {
    let (mut ones, mut cell) = (0, 0);
    while cell < cells {
        ones |= 1 << (bits * cell as u32);
        cell += 1;
    }
    ones
}

impl Word for u64 {
    const CELL_BITS: u32 = 4;
    const CELLS: usize = NARROW_CELLS;

    #[inline(always)]
    fn low_byte(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn lowest_zero(self) -> usize {
        lowest_zero(self)
    }

    #[inline(always)]
    fn into_state(self) -> State {
        State(self as u128)
    }

    #[inline(always)]
    fn of_state(state: State) -> Self {
        state.0 as Self
    }
}

impl Word for u128 {
    const CELL_BITS: u32 = 5;
    const CELLS: usize = 25;

    #[inline(always)]
    fn low_byte(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn lowest_zero(self) -> usize {
        lowest_zero_wide(self)
    }

    #[inline(always)]
    fn into_state(self) -> State {
        State(self | WIDE)
    }

    #[inline(always)]
    fn of_state(state: State) -> Self {
        state.0 & !WIDE
    }
}

#[inline(always)]
const fn lowest_zero(word: u64) -> usize {
    // Subtracting 1 from every cell borrows only above the lowest zero, so the lowest flag is exact.
    let zeros = word.wrapping_sub(LOW) & !word & HIGH;
    (zeros.trailing_zeros() / u64::CELL_BITS) as usize & 15
}

#[inline(always)]
const fn lowest_zero_wide(word: u128) -> usize {
    let zeros = word.wrapping_sub(WIDE_LOW) & !word & WIDE_HIGH;
    (zeros.trailing_zeros() / u128::CELL_BITS) as usize & 31
}

/// The interface of states for searches and heuristics: tiles on cells, one of which is blank.
pub trait Arrangement: Copy + Into<State> {
    /// The tile on `cell`, 0 for the blank.
    fn tile(self, cell: usize) -> u8;

    /// Five bits that include the tile on `cell`. If a tile takes only four, the fifth belongs to the next cell.
    fn five_bits(self, cell: usize) -> u32;

    /// The cell of the blank: the lowest cell that is 0.
    fn blank(self) -> usize;

    /// The arrangement after the blank on cell `blank` changes places with the tile on cell `to`.
    #[must_use]
    fn slide(self, blank: usize, to: usize) -> Self;
}

/// An arrangement of tiles in a word, cell 0 in the lowest bits and the blank as 0; cells beyond the board's size are 0. It
/// does not store the size of the board; the search around it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Packed<W>(pub W);

impl<W: Word> Packed<W> {
    pub fn pack(cells: &[u8]) -> Self {
        let places = cells.iter().take(W::CELLS).zip(0..);
        Self(places.fold(W::default(), |word, (&tile, cell)| {
            word | W::of_tile(tile & Self::TILE) << (W::CELL_BITS * cell)
        }))
    }

    const TILE: u8 = (1 << W::CELL_BITS) - 1;

    #[inline(always)]
    fn shift(cell: usize) -> u32 {
        W::CELL_BITS * cell as u32
    }
}

impl<W: Word> Arrangement for Packed<W> {
    #[inline(always)]
    fn tile(self, cell: usize) -> u8 {
        (self.0 >> Self::shift(cell)).low_byte() & Self::TILE
    }

    #[inline(always)]
    fn five_bits(self, cell: usize) -> u32 {
        u32::from((self.0 >> Self::shift(cell)).low_byte() & 31)
    }

    #[inline(always)]
    fn blank(self) -> usize {
        self.0.lowest_zero()
    }

    #[inline(always)]
    fn slide(self, blank: usize, to: usize) -> Self {
        let tile = self.0 >> Self::shift(to) & W::of_tile(Self::TILE);
        Self(self.0 ^ tile << Self::shift(to) ^ tile << Self::shift(blank))
    }
}

impl<W: Word> From<Packed<W>> for State {
    #[inline(always)]
    fn from(packed: Packed<W>) -> Self {
        packed.0.into_state()
    }
}

/// An arrangement of tiles on a board of any size. It does not store the size; the [`Board`](crate::puzzle::Board) or the
/// search around it does.
///
/// The bits are those of a [`Packed`]. For the wide one, the highest bit is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State(u128);

/// Set in a [`State`] of more than [`NARROW_CELLS`] cells.
const WIDE: u128 = 1 << 127;

impl State {
    /// Packs `cells`: up to sixteen values below sixteen, or up to twenty-five values below thirty-two.
    pub fn pack(cells: &[u8]) -> Self {
        if cells.len() > NARROW_CELLS {
            Packed::<u128>::pack(cells).into()
        } else {
            Packed::<u64>::pack(cells).into()
        }
    }

    /// The state with these bits.
    #[inline]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The packed bits, unique for each state.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether it has more than [`NARROW_CELLS`] cells.
    #[inline(always)]
    pub const fn is_wide(self) -> bool {
        self.0 & WIDE != 0
    }

    /// The packed state for a search compiled for `W`; meaningless for a state of the other width.
    #[inline(always)]
    pub fn packed<W: Word>(self) -> Packed<W> {
        Packed(W::of_state(self))
    }

    /// The tile on `cell`, 0 for the blank.
    #[inline]
    pub const fn tile(self, cell: usize) -> u8 {
        if self.is_wide() {
            (self.0 >> (u128::CELL_BITS * cell as u32)) as u8 & 31
        } else {
            (self.0 as u64 >> (u64::CELL_BITS * cell as u32)) as u8 & 15
        }
    }

    /// The cell of the blank: the lowest cell that is 0.
    #[inline]
    pub const fn blank(self) -> usize {
        if self.is_wide() {
            lowest_zero_wide(self.0 & !WIDE)
        } else {
            lowest_zero(self.0 as u64)
        }
    }

    /// The state after the blank on cell `blank` changes places with the tile on cell `to`.
    #[inline]
    #[must_use]
    pub fn slide(self, blank: usize, to: usize) -> Self {
        if self.is_wide() {
            self.packed::<u128>().slide(blank, to).into()
        } else {
            self.packed::<u64>().slide(blank, to).into()
        }
    }
}

impl Arrangement for State {
    #[inline]
    fn tile(self, cell: usize) -> u8 {
        Self::tile(self, cell)
    }

    #[inline]
    fn five_bits(self, cell: usize) -> u32 {
        if self.is_wide() {
            self.packed::<u128>().five_bits(cell)
        } else {
            self.packed::<u64>().five_bits(cell)
        }
    }

    #[inline]
    fn blank(self) -> usize {
        Self::blank(self)
    }

    #[inline]
    fn slide(self, blank: usize, to: usize) -> Self {
        Self::slide(self, blank, to)
    }
}
