//! The table of one pattern: for every placement of its tiles, the number of moves of these tiles that bring them home.
//!
//! Only moves of the pattern's own tiles are counted; all others are free, so the blank goes wherever the pattern's tiles
//! leave it room. A move counted for one pattern is never counted for another, so the numbers of patterns that share no tile
//! add up to an admissible estimate (Korf and Felner, *Disjoint pattern database heuristics*, Artificial Intelligence 134,
//! 2002).
//!
//! The search goes backwards from the goal, breadth first, over pairs of a placement and a *region*: the cells the blank can
//! reach while the pattern's tiles stay in place. The minimum over the regions of a placement is stored, less the city-block
//! distances of the tiles, which a search counts in any case. The difference is even, and its half fits four bits.

use std::ops::ControlFlow;

use bytemuck::Pod;

use crate::puzzle::{Move, PLACES, Size, Word};
use crate::search::engine::mapped_memory::MappedMemory;
use crate::search::heuristics::pattern_database::placement::{
    Ranks, addresses, is_ranked, placements,
};

/// The largest entry. Larger values are clamped to it, which keeps the estimate admissible.
const MOST: u32 = 15;

pub(crate) struct TableBuilder<'a> {
    pub size: Size,
    /// The homes of its tiles: at most seven, or six if the table is addressed by ranks. A placement has the cell of the
    /// first tile in its lowest bits.
    pub homes: &'a [u8],
    /// The cell of the goal's blank.
    pub blank: u8,
    pub table: &'a mut [u8],
}

/// One in this many placements is stored in the two largest layers.
const PLACEMENTS_PER_FOUND: u64 = 3;

/// An upper bound on the children of a placement: each of at most seven tiles slides four ways.
const MOST_CHILDREN: usize = 32;

/// A placement and a newly reached region of the blank.
#[derive(Clone, Copy)]
struct Found {
    placement: u32,
    region: u32,
}

/// The reached cells of the blank, stored for each of millions of placements in as few bytes as the board allows.
trait Stored: Pod + Into<u32> {
    /// Bits that the cell of a tile takes in a placement.
    const CELL_BITS: u32;

    fn address(ranks: &Ranks, placement: u32) -> usize;

    fn of(cells: u32) -> Self;
}

impl Stored for u16 {
    const CELL_BITS: u32 = <u64 as Word>::CELL_BITS;

    #[inline(always)]
    fn address(_: &Ranks, placement: u32) -> usize {
        placement as usize
    }

    #[inline(always)]
    fn of(cells: u32) -> Self {
        cells as Self
    }
}

impl Stored for u32 {
    const CELL_BITS: u32 = <u128 as Word>::CELL_BITS;

    #[inline(always)]
    fn address(ranks: &Ranks, placement: u32) -> usize {
        ranks.of(placement) as usize
    }

    #[inline(always)]
    fn of(cells: u32) -> Self {
        cells
    }
}

#[inline(always)]
const fn cell_of<S: Stored>(placement: u32, tile: usize) -> usize {
    (placement >> (S::CELL_BITS * tile as u32)) as usize & ((1 << S::CELL_BITS) - 1)
}

impl TableBuilder<'_> {
    /// Fills in the table. `go_on` is called after each layer with the number of placements added. If it breaks, or there is
    /// no memory for the work, the table is left unfinished.
    pub(crate) fn build(self, go_on: &dyn Fn(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        if is_ranked(self.size) {
            self.build_storing::<u32>(go_on)
        } else {
            self.build_storing::<u16>(go_on)
        }
    }

    fn build_storing<S: Stored>(self, go_on: &dyn Fn(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        let cells = Cells::new(self.size);
        let ranks = Ranks::new(self.size);
        let addresses = addresses(self.size, self.homes.len());
        let Some(memory) = MappedMemory::<S>::reserved(size_of::<S>() * addresses) else {
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
        reached[S::address(&ranks, placement)] = S::of(region);
        let mut layer = vec![Found { placement, region }];
        let mut next = Vec::new();
        for depth in 1.. {
            let mut added = 0;
            for found in &layer {
                if next.capacity() - next.len() < MOST_CHILDREN
                    && next.try_reserve(MOST_CHILDREN).is_err()
                {
                    return ControlFlow::Break(());
                }
                cells.expand(
                    self.homes.len(),
                    *found,
                    (&ranks, reached),
                    |child, at, first| {
                        next.push(child);
                        if first {
                            added += 1;
                            let beyond = (depth
                                - distances::<S>(self.size, self.homes, child.placement))
                                / 2;
                            self.table[at >> 1] |= (beyond.min(MOST) as u8) << (4 * (at & 1));
                        }
                    },
                );
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

/// Bytes of memory needed to build the table of `tiles` tiles, excluding the table itself.
pub(crate) fn building_bytes(size: Size, tiles: usize) -> u64 {
    let stored = if is_ranked(size) {
        size_of::<u32>()
    } else {
        size_of::<u16>()
    };
    let reached = (stored * addresses(size, tiles)) as u64;
    reached + placements(size, tiles) / PLACEMENTS_PER_FOUND * size_of::<Found>() as u64
}

/// The sum of the tiles' city-block distances.
fn distances<S: Stored>(size: Size, homes: &[u8], placement: u32) -> u32 {
    let tiles = (0..).zip(homes);
    let distance = |(tile, &home): (usize, &u8)| {
        size.distance(usize::from(home), cell_of::<S>(placement, tile)) as u32
    };
    tiles.map(distance).sum()
}

pub(crate) struct Cells {
    pub all: u32,
    columns: usize,
    not_first: u32,
    not_last: u32,
    beside: [u32; PLACES],
}

impl Cells {
    pub(crate) fn new(size: Size) -> Self {
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
    pub(crate) const fn region(&self, from: u32, free: u32) -> u32 {
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

    /// Slides each tile of the pattern into the blank's region, and passes on what was not reached before, with its address
    /// and whether its placement is new.
    #[inline]
    fn expand<S: Stored>(
        &self,
        tiles: usize,
        found: Found,
        (ranks, reached): (&Ranks, &mut [S]),
        mut hand_on: impl FnMut(Found, usize, bool),
    ) {
        let cell_of = |tile: usize| cell_of::<S>(found.placement, tile);
        let occupied = (0..tiles).fold(0_u32, |bits, tile| bits | 1 << cell_of(tile));
        for tile in 0..tiles {
            let from = cell_of(tile);
            let mut targets = self.beside[from] & found.region;
            while targets != 0 {
                let to = targets.trailing_zeros();
                targets &= targets - 1;
                let placement =
                    found.placement ^ (from as u32 ^ to) << (S::CELL_BITS * tile as u32);
                let address = S::address(ranks, placement);
                let stored = &mut reached[address];
                let seen: u32 = (*stored).into();
                if seen >> from & 1 == 0 {
                    let free = self.all & !(occupied ^ 1 << from ^ 1 << to);
                    let region = self.region(1 << from, free);
                    *stored = S::of(seen | region);
                    hand_on(Found { placement, region }, address, seen == 0);
                }
            }
        }
    }
}
