//! The table of one pattern: for every placement of its tiles, how many moves of these tiles bring them home.
//!
//! Only moves of the pattern's own tiles are counted; all others slide for nothing, so that the blank goes wherever the
//! pattern's tiles leave it room. A move counted for one pattern is never counted for another, so the numbers of
//! patterns that share no tile add up to an admissible estimate (Korf and Felner, *Disjoint pattern database
//! heuristics*, Artificial Intelligence 134, 2002).
//!
//! The walk is backwards from the goal, breadth first, over pairs of a placement and a *region*: the cells the blank can
//! reach while the pattern's tiles stand still. Of the regions of a placement the least number is kept, less the
//! city-block distances of the tiles, which a search keeps account of anyhow. What remains is even, and its half fits
//! four bits.

use std::ops::ControlFlow;

use bytemuck::Pod;

use crate::puzzle::{Move, NARROW_CELLS, PLACES, Size, Word};
use crate::search::engine::mapped_memory::MappedMemory;

/// The most tiles of a standard pattern, and the tiles for which a standard table has room.
pub(crate) const MAX_TILES: usize = 5;

/// The largest entry; what exceeds it is cut down to it, which leaves an estimate admissible.
const MOST: u32 = 15;

/// Where a table stands among all tables of a database, and which bits of the indices of all patterns are its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableAt {
    /// Its first byte.
    pub first: u32,
    /// Its lowest bit.
    pub shift: u8,
    /// Its bits, from the lowest.
    pub mask: u32,
}

impl TableAt {
    /// Of tables for so many tiles: an index has `cell_bits` for the cell of each, and an entry four bits. Indices that are
    /// of no placement hold 0, and take no memory where the system hands it out page by page.
    pub(crate) const fn bytes(tiles: usize, cell_bits: u32) -> usize {
        1 << (cell_bits as usize * tiles - 1)
    }

    /// Half of what the pattern's tiles need beyond their city-block distances, where the tiles of all patterns stand as
    /// `indices` says.
    #[inline(always)]
    pub(crate) fn entry<W: Word>(self, tables: &[u8], indices: W) -> u32 {
        let shift = u32::from(self.shift) & (8 * size_of::<W>() as u32 - 1);
        let index = (indices >> shift).low_half() & self.mask;
        let byte = tables.get((self.first + (index >> 1)) as usize);
        debug_assert!(byte.is_some(), "a table for every pattern");
        u32::from(byte.copied().unwrap_or(0)) >> (4 * (index & 1)) & 15
    }
}

/// A pattern, and the room for its table.
pub(crate) struct TableBuilder<'a> {
    pub size: Size,
    /// Where its tiles belong, at most seven, or five where a cell takes five bits. An index has the cell of the first
    /// tile in its lowest bits.
    pub homes: &'a [u8],
    /// The cell of the goal's blank.
    pub blank: u8,
    pub table: &'a mut [u8],
}

/// One placement, and cells of the blank not met before.
#[derive(Clone, Copy)]
struct Found {
    placement: u32,
    region: u32,
}

/// Cells of the blank as they are stored for each placement: no wider than the board needs, for there are millions.
trait Stored: Pod {
    /// Bits that the cell of a tile takes in an index.
    const CELL_BITS: u32;

    fn of(cells: u32) -> Self;

    fn cells(self) -> u32;
}

impl Stored for u16 {
    const CELL_BITS: u32 = <u64 as Word>::CELL_BITS;

    #[inline(always)]
    fn of(cells: u32) -> Self {
        cells as Self
    }

    #[inline(always)]
    fn cells(self) -> u32 {
        u32::from(self)
    }
}

impl Stored for u32 {
    const CELL_BITS: u32 = <u128 as Word>::CELL_BITS;

    #[inline(always)]
    fn of(cells: u32) -> Self {
        cells
    }

    #[inline(always)]
    fn cells(self) -> u32 {
        self
    }
}

/// The cell of a tile in an index.
#[inline(always)]
const fn cell_of<S: Stored>(placement: u32, tile: usize) -> usize {
    (placement >> (S::CELL_BITS * tile as u32)) as usize & ((1 << S::CELL_BITS) - 1)
}

impl TableBuilder<'_> {
    /// Fills in the table. `go_on` is told after each layer how many placements it has added; where it breaks off, or there
    /// is no memory for the work, the table is left unfinished.
    pub(crate) fn build(self, go_on: &dyn Fn(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.size.cells() > NARROW_CELLS {
            self.build_storing::<u32>(go_on)
        } else {
            self.build_storing::<u16>(go_on)
        }
    }

    fn build_storing<S: Stored>(self, go_on: &dyn Fn(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        let cells = Cells::new(self.size);
        let placements = 1_usize << (S::CELL_BITS as usize * self.homes.len());
        let Some(memory) = MappedMemory::<S>::reserved(size_of::<S>() * placements) else {
            return ControlFlow::Break(());
        };
        let mut memory = memory.with_huge_pages();
        let reached = memory.items_mut();
        let places = (0..).zip(self.homes);
        let placement = places
            .map(|(tile, &home)| u32::from(home) << (S::CELL_BITS * tile))
            .sum::<u32>();
        let occupied = self.homes.iter().fold(0, |bits, &home| bits | 1 << home);
        let region = cells.region(1 << self.blank, cells.all & !occupied);
        reached[placement as usize] = S::of(region);
        let mut layer = vec![Found { placement, region }];
        let mut next = Vec::new();
        for depth in 1.. {
            let mut added = 0;
            for found in &layer {
                cells.expand(self.homes.len(), *found, reached, |child, first| {
                    next.push(child);
                    if first {
                        added += 1;
                        let beyond =
                            (depth - distances::<S>(self.size, self.homes, child.placement)) / 2;
                        let index = child.placement as usize;
                        self.table[index >> 1] |= (beyond.min(MOST) as u8) << (4 * (index & 1));
                    }
                });
            }
            if next.is_empty() {
                break;
            }
            go_on(added)?;
            std::mem::swap(&mut layer, &mut next);
            next.clear();
        }
        ControlFlow::Continue(())
    }
}

/// The sum of the tiles' city-block distances.
fn distances<S: Stored>(size: Size, homes: &[u8], placement: u32) -> u32 {
    let tiles = (0..).zip(homes);
    let distance = |(tile, &home): (usize, &u8)| {
        size.distance(usize::from(home), cell_of::<S>(placement, tile)) as u32
    };
    tiles.map(distance).sum()
}

/// The cells of a board as bits, and where the blank can flow.
struct Cells {
    all: u32,
    columns: usize,
    not_first: u32,
    not_last: u32,
    beside: [u32; PLACES],
}

impl Cells {
    fn new(size: Size) -> Self {
        let mut cells = Self {
            all: (1 << size.cells()) - 1,
            columns: size.columns(),
            not_first: 0,
            not_last: 0,
            beside: [0; PLACES],
        };
        for cell in 0..size.cells() {
            let (_, column) = size.place(cell);
            cells.not_first |= u32::from(column > 0) << cell;
            cells.not_last |= u32::from(column + 1 < size.columns()) << cell;
            for to in Move::ALL.iter().filter_map(|&mv| size.neighbour(cell, mv)) {
                cells.beside[cell] |= 1 << to;
            }
        }
        cells
    }

    /// All cells that can be reached from `from` within `free`.
    #[inline]
    const fn region(&self, from: u32, free: u32) -> u32 {
        let mut region = from;
        loop {
            let sideways = (region & self.not_last) << 1 | (region & self.not_first) >> 1;
            let wider =
                (region | sideways | region << self.columns | region >> self.columns) & free;
            if wider == region {
                return region;
            }
            region = wider;
        }
    }

    /// Slides each tile of the pattern into the blank's region, and hands on what was not reached before: each with
    /// whether its placement is new.
    #[inline]
    fn expand<S: Stored>(
        &self,
        tiles: usize,
        found: Found,
        reached: &mut [S],
        mut hand_on: impl FnMut(Found, bool),
    ) {
        let Found { placement, region } = found;
        let cell_of = |tile: usize| cell_of::<S>(placement, tile);
        let occupied = (0..tiles).fold(0_u32, |bits, tile| bits | 1 << cell_of(tile));
        for tile in 0..tiles {
            let from = cell_of(tile);
            let mut targets = self.beside[from] & region;
            while targets != 0 {
                let to = targets.trailing_zeros();
                targets &= targets - 1;
                let child = placement ^ (from as u32 ^ to) << (S::CELL_BITS * tile as u32);
                let seen = &mut reached[child as usize];
                if seen.cells() >> from & 1 == 0 {
                    let free = self.all & !(occupied ^ 1 << from ^ 1 << to);
                    let region = self.region(1 << from, free);
                    let first = seen.cells() == 0;
                    *seen = S::of(seen.cells() | region);
                    hand_on(
                        Found {
                            placement: child,
                            region,
                        },
                        first,
                    );
                }
            }
        }
    }
}
