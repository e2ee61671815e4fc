//! Placements of the tiles of a pattern, and their addresses in its table.
//!
//! A placement has four bits for the cell of each tile on a board of up to sixteen cells, and five on a larger one. A table
//! of a small board is addressed by the placement itself, though four entries in ten are unused because two tiles would
//! share a cell. On a larger board four entries in five would be unused, so a table is addressed by the [rank](Ranks) of the
//! placement. That takes some arithmetic, and makes the tables of the 24-puzzle 13 megabytes instead of 64.

use crate::puzzle::{NARROW_CELLS, Size, Word};
use crate::search::heuristics::pattern_database::partition::{PATTERNS, WIDE_PATTERNS};

/// The most tiles of a pattern whose table is addressed by ranks.
pub(crate) const RANKED_TILES: usize = 6;

/// The location of a table among all tables of a database, and the bits of the placements of all patterns that address it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableAt {
    /// Its first byte.
    pub first: u32,
    /// Its lowest bit.
    pub shift: u8,
    /// The mask of its bits after the shift.
    pub mask: u32,
}

impl TableAt {
    /// The entry at `address`: half of what the pattern's tiles need beyond their city-block distances.
    #[inline(always)]
    fn entry(self, tables: &[u8], address: u32) -> u32 {
        let byte = tables.get((self.first + (address >> 1)) as usize);
        debug_assert!(byte.is_some(), "a table for every pattern");
        u32::from(byte.copied().unwrap_or(0)) >> (4 * (address & 1)) & 15
    }
}

/// Numbers the placements of up to `RANKED_TILES` tiles without gaps: each tile is on one of the cells that the tiles
/// before it leave free.
#[derive(Clone, Copy, Debug)]
pub struct Ranks {
    /// By tile, the number of placements of the tiles before it.
    weights: [u32; RANKED_TILES],
}

impl Ranks {
    pub fn new(size: Size) -> Self {
        let mut weights = [1; RANKED_TILES];
        for tile in 1..RANKED_TILES {
            let left = size.cells().saturating_sub(tile - 1);
            weights[tile] = weights[tile - 1] * left as u32;
        }
        Self { weights }
    }

    /// The rank of a placement, five bits per tile. Missing tiles count as being on cell 0, which adds nothing.
    #[inline(always)]
    pub fn of(&self, placement: u32) -> u32 {
        let cells: [u32; RANKED_TILES] =
            std::array::from_fn(|tile| placement >> (u128::CELL_BITS * tile as u32) & 31);
        let mut rank = 0;
        for (tile, &weight) in self.weights.iter().enumerate() {
            let mut left = cells[tile];
            for &before in &cells[..tile] {
                left -= u32::from(before < cells[tile]);
            }
            rank += left * weight;
        }
        rank
    }
}

/// The placements of all patterns of a view.
pub(crate) trait Placements: Copy + Default + Send + Sync {
    type Cells: Word;
    const PATTERNS: usize;

    /// Moves the tile whose cell is at `shift` in the placement of `pattern`; `change` is the xor of its old and new cells.
    fn change(&mut self, pattern: u8, shift: u8, change: u8);

    /// Half of what the tiles of `pattern` need beyond their city-block distances.
    fn entry(self, tables: &[u8], ranks: &Ranks, pattern: u8, table: TableAt) -> u32;
}

/// For up to sixteen cells: all placements in one word.
impl Placements for u64 {
    type Cells = Self;
    const PATTERNS: usize = PATTERNS;

    #[inline(always)]
    fn change(&mut self, _: u8, shift: u8, change: u8) {
        *self ^= Self::from(change) << (shift & 63);
    }

    #[inline(always)]
    fn entry(self, tables: &[u8], _: &Ranks, _: u8, table: TableAt) -> u32 {
        table.entry(tables, (self >> (table.shift & 63)) as u32 & table.mask)
    }
}

/// For more cells: one word per pattern.
impl Placements for [u32; WIDE_PATTERNS] {
    type Cells = u128;
    const PATTERNS: usize = WIDE_PATTERNS;

    #[inline(always)]
    fn change(&mut self, pattern: u8, shift: u8, change: u8) {
        if let Some(placement) = self.get_mut(usize::from(pattern)) {
            *placement ^= u32::from(change) << (shift & 31);
        }
    }

    #[inline(always)]
    fn entry(self, tables: &[u8], ranks: &Ranks, pattern: u8, table: TableAt) -> u32 {
        let placement = self.get(usize::from(pattern)).copied().unwrap_or_default();
        table.entry(tables, ranks.of(placement))
    }
}

/// Whether tables of boards of this size are addressed by ranks.
pub(crate) const fn is_ranked(size: Size) -> bool {
    size.cells() > NARROW_CELLS
}

/// The number of bits per tile in a placement.
pub(crate) const fn cell_bits(size: Size) -> u32 {
    if is_ranked(size) {
        u128::CELL_BITS
    } else {
        u64::CELL_BITS
    }
}

/// Bytes of a table with room for `tiles` tiles, at four bits per entry. Unused entries of a table addressed by placements
/// hold 0, and take no memory if the system allocates it page by page.
pub(crate) fn table_bytes(size: Size, tiles: usize) -> usize {
    addresses(size, tiles).div_ceil(2)
}

/// The number of addresses for the placements of `tiles` tiles.
pub(crate) fn addresses(size: Size, tiles: usize) -> usize {
    if is_ranked(size) {
        placements(size, tiles) as usize
    } else {
        1 << (cell_bits(size) as usize * tiles)
    }
}

/// The number of placements of `tiles` tiles.
pub fn placements(size: Size, tiles: usize) -> u64 {
    (0..tiles)
        .map(|tile| (size.cells() - tile) as u64)
        .product()
}
