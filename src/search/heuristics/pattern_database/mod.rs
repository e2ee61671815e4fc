//! Additive pattern databases (Korf and Felner, *Disjoint pattern database heuristics*, Artificial Intelligence 134, 2002).
//!
//! The tiles are partitioned into three patterns. A table for each says how many moves of its own tiles a pattern needs, for
//! every placement of these tiles; the numbers add up. A second partition, or the mirror image of the first, gives a second
//! sum, and the larger of the two is the estimate.
//!
//! A search is given [`PatternDatabases`], and builds what it looks up and does not find there.

pub(crate) mod databases;
pub(crate) mod estimate;
pub(crate) mod partition;
pub(crate) mod table;

pub use databases::PatternDatabases;
pub use estimate::PatternEstimate;
pub use partition::PatternSize;

use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::puzzle::{Board, NARROW_CELLS, PLACES, Size, Word};
use crate::search::Parallel;
use crate::search::engine::mapped_memory::MappedMemory;
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::move_automaton::Automaton;
use crate::search::heuristics::pattern_database::partition::{
    Partition, Second, WIDE_PATTERNS, choose, choose_of,
};
use crate::search::heuristics::pattern_database::table::{MAX_TILES, TableAt, TableBuilder};

/// Pattern databases for every goal with its blank on a cell like that of the goal they were made for: see
/// [`serves`](Self::serves).
pub struct PatternDatabase {
    pub(crate) size: Size,
    pub(crate) blank: u8,
    pub(crate) patterns: PatternSize,
    pub(crate) views: [PatternView; 2],
    tables: MappedMemory<u8>,
}

/// A partition as it is looked up: itself, or its mirror image.
#[derive(Clone, Copy)]
pub(crate) struct PatternView {
    /// As what each cell is looked up.
    pub(crate) cells: [u8; PLACES],
    /// By home of a tile: where the bits of its cell begin among the indices of all patterns.
    pub(crate) shift: [u8; PLACES],
    /// By home of a tile: its pattern.
    pub(crate) pattern: [u8; PLACES],
    /// The tables of its patterns.
    pub(crate) tables: [TableAt; WIDE_PATTERNS],
}

/// What a pattern database is to be made of.
pub struct PatternPlan {
    size: Size,
    blank: u8,
    pattern_size: PatternSize,
    views: [PatternView; 2],
    /// The homes of the tiles of each pattern, and the bytes of its table.
    patterns: Vec<(Vec<u8>, usize)>,
}

/// The progress of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildProgress {
    /// Placements entered.
    pub placements: u64,
    /// Placements in all.
    pub of: u64,
}

impl BuildProgress {
    /// In per cent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        let of = if self.of == 0 { 1 } else { self.of };
        let part = 100 * self.placements / of;
        if part < 100 { part as u8 } else { 100 }
    }
}

impl PatternDatabase {
    /// The version of [`bytes`](Self::bytes): to be raised when an entry changes its place or meaning.
    pub const VERSION: u32 = 1;

    /// Makes the standard tables for `goal`: see [`PatternPlan::build`].
    pub fn build(
        goal: &Board,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Self> {
        PatternPlan::standard(goal).build(parallel, go_on)
    }

    /// The standard tables for `goal` from bytes: see [`PatternPlan::read`].
    #[must_use]
    pub fn from_bytes(goal: &Board, bytes: &[u8]) -> Option<Self> {
        PatternPlan::standard(goal).read(bytes)
    }

    /// Whether the tables can be used for `goal`: its size, and the cell of its blank, are those they were made for or
    /// become so when the board is turned or reflected. How the tiles are named makes no difference.
    #[must_use]
    pub fn serves(&self, goal: &Board) -> bool {
        let symmetry = Symmetry::new(goal);
        (symmetry.size, symmetry.blank()) == (self.size, self.blank)
    }

    /// The tables as bytes, to be kept.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.tables.raw()
    }
}

impl PatternPlan {
    /// For the standard tables that `goal` needs.
    #[must_use]
    pub fn standard(goal: &Board) -> Self {
        let symmetry = Symmetry::new(goal);
        let partitions = choose(symmetry.size, symmetry.blank());
        Self::new(&symmetry, PatternSize::Standard, partitions)
    }

    /// For the tables of this size that `goal` needs; `None` where the board has none.
    #[must_use]
    pub fn of(goal: &Board, size: PatternSize) -> Option<Self> {
        let symmetry = Symmetry::new(goal);
        let partitions = choose_of(size, symmetry.size, symmetry.blank())?;
        Some(Self::new(&symmetry, size, partitions))
    }

    fn new(symmetry: &Symmetry, size: PatternSize, (first, second): (Partition, Second)) -> Self {
        let is_wide = symmetry.size.cells() > NARROW_CELLS;
        let cell_bits = cell_bits(symmetry.size);
        let mut patterns = Vec::new();
        let mut add = |partition: &Partition| {
            let (mut shift, mut tables) = (0, [TableAt::default(); WIDE_PATTERNS]);
            for (homes, table) in partition.iter().zip(&mut tables) {
                let tiles = match size {
                    PatternSize::Standard if !is_wide => MAX_TILES,
                    PatternSize::Standard | PatternSize::Large | PatternSize::Largest => {
                        homes.len()
                    }
                };
                let first: usize = patterns.iter().map(|(_, bytes)| bytes).sum();
                *table = TableAt {
                    first: first as u32,
                    shift,
                    mask: (1 << (cell_bits * tiles as u32)) - 1,
                };
                shift += (cell_bits * tiles as u32) as u8;
                patterns.push((homes.clone(), TableAt::bytes(tiles, cell_bits)));
            }
            tables
        };
        let itself = std::array::from_fn(|cell| cell as u8);
        let tables = add(&first);
        let other = match second {
            Second::Mirror(cells) => PatternView::new(&first, cells, tables, cell_bits),
            Second::Partition(second) => {
                let tables = add(&second);
                PatternView::new(&second, itself, tables, cell_bits)
            }
        };
        Self {
            size: symmetry.size,
            blank: symmetry.blank(),
            pattern_size: size,
            views: [PatternView::new(&first, itself, tables, cell_bits), other],
            patterns,
        }
    }

    /// Memory for the tables, zero; `None` where the system has none. Tables are looked up at random.
    fn room(&self) -> Option<MappedMemory<u8>> {
        MappedMemory::reserved(self.bytes()).map(MappedMemory::with_huge_pages)
    }

    fn with(&self, tables: MappedMemory<u8>) -> PatternDatabase {
        PatternDatabase {
            size: self.size,
            blank: self.blank,
            patterns: self.pattern_size,
            views: self.views,
            tables,
        }
    }

    /// A name for the tables: the same for all goals that share them.
    #[must_use]
    pub fn name(&self) -> String {
        let (rows, columns, blank) = (self.size.rows(), self.size.columns(), self.blank);
        let name = format!("{rows}x{columns}-blank{blank}");
        match self.pattern_size {
            PatternSize::Standard => name,
            size @ (PatternSize::Large | PatternSize::Largest) => format!("{name}-{}", size.id()),
        }
    }

    /// All that the tables depend on, in words: shape, blank, and the homes of the tiles of each pattern.
    #[must_use]
    pub fn parameters(&self) -> String {
        let homes: Vec<&Vec<u8>> = self.patterns.iter().map(|(homes, _)| homes).collect();
        format!("{} {homes:?}", self.name())
    }

    /// Bytes of the tables.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.patterns.iter().map(|(_, bytes)| bytes).sum()
    }

    /// Makes the tables, one pattern a piece of work. `go_on` is called with the progress now and then, from any thread;
    /// `None` where it breaks, and where there is no memory for the work.
    pub fn build(
        &self,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<PatternDatabase> {
        let mut tables = self.room()?;
        let (size, blank) = (self.size, self.blank);
        let counts = self.patterns.iter().map(|(homes, _)| homes.len());
        let of = counts.map(|tiles| placements(size, tiles)).sum();
        let (entered, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
        let layer = |added: u64| {
            let placements = entered.fetch_add(added, Relaxed) + added;
            if stopped.load(Relaxed) {
                return ControlFlow::Break(());
            }
            go_on(BuildProgress { placements, of })
        };
        let mut room = tables.raw_mut();
        let mut pieces: Vec<Option<TableBuilder>> = Vec::new();
        for (homes, bytes) in &self.patterns {
            pieces.push(Some(TableBuilder {
                size,
                homes,
                blank,
                table: room.split_off_mut(..*bytes)?,
            }));
        }
        // The piece without a table is the automaton, which every search on a board of this size shares.
        pieces.push(None);
        parallel.each(pieces, |piece| match piece {
            Some(blueprint) => {
                if blueprint.build(&layer).is_break() {
                    stopped.store(true, Relaxed);
                }
            }
            None => drop(Automaton::of(size)),
        });
        (!stopped.into_inner()).then(|| self.with(tables))
    }

    /// The tables from bytes that were kept under their [`name`](Self::name); `None` where there are too many or too few.
    /// That they are the right ones is for the keeper to see to.
    #[must_use]
    pub fn read(&self, bytes: &[u8]) -> Option<PatternDatabase> {
        let mut tables = self.room().filter(|room| room.bytes() == bytes.len())?;
        tables.raw_mut().copy_from_slice(bytes);
        Some(self.with(tables))
    }
}

impl PatternView {
    fn new(
        patterns: &Partition,
        cells: [u8; PLACES],
        tables: [TableAt; WIDE_PATTERNS],
        cell_bits: u32,
    ) -> Self {
        let mut of_home = [(0, 0); PLACES];
        for (pattern, (homes, table)) in (0..).zip(patterns.iter().zip(&tables)) {
            for (tile, &home) in (0..).zip(homes) {
                of_home[usize::from(home)] = (pattern, table.shift + cell_bits as u8 * tile);
            }
        }
        // In a mirror a tile plays the part of the one that belongs on the mirror image of its home.
        let of_home = cells.map(|home| of_home[usize::from(home) & (PLACES - 1)]);
        Self {
            cells,
            shift: of_home.map(|(_, shift)| shift),
            pattern: of_home.map(|(pattern, _)| pattern),
            tables,
        }
    }

    /// The indices of all patterns, lowest bits first, on a board of up to sixteen cells.
    pub(crate) fn indices(&self, seen: &[u8], blank: u8) -> u64 {
        let tiles = self
            .cells
            .iter()
            .zip(seen)
            .filter(|&(_, &home)| home != blank);
        tiles.fold(0, |indices, (&cell, &home)| {
            indices | u64::from(cell) << self.shift[usize::from(home)]
        })
    }
}

/// Bits that the cell of a tile takes in the index of a table.
const fn cell_bits(size: Size) -> u32 {
    if size.cells() > NARROW_CELLS {
        <u128 as Word>::CELL_BITS
    } else {
        <u64 as Word>::CELL_BITS
    }
}

/// In how many ways `tiles` tiles stand on the cells.
fn placements(size: Size, tiles: usize) -> u64 {
    (0..tiles)
        .map(|tile| (size.cells() - tile) as u64)
        .product()
}
