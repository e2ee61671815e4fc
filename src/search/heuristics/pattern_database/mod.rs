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

use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::puzzle::{Board, MAX_CELLS, Size};
use crate::search::Parallel;
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::move_automaton::Automaton;
use crate::search::heuristics::pattern_database::partition::{PATTERNS, Partition, Second, choose};
use crate::search::heuristics::pattern_database::table::{BYTES, INDEX_BITS, TableBuilder};

/// Pattern databases for every goal with its blank on a cell like that of the goal they were made for: see
/// [`serves`](Self::serves).
pub struct PatternDatabase {
    pub(crate) size: Size,
    pub(crate) blank: u8,
    pub(crate) views: [PatternView; 2],
    /// The tables, [`BYTES`] each.
    tables: Vec<u8>,
}

/// A partition as it is looked up: itself, or its mirror image.
#[derive(Clone, Copy)]
pub(crate) struct PatternView {
    /// As what each cell is looked up.
    pub(crate) cells: [u8; MAX_CELLS],
    /// By home of a tile: where the bits of its cell begin among the indices of all patterns.
    pub(crate) shift: [u8; MAX_CELLS],
    /// Which partition its tables are of.
    partition: usize,
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

    /// Makes the tables for `goal`, one pattern a piece of work. `go_on` is called with the progress now and then, from any
    /// thread; `None` where it breaks.
    pub fn build(
        goal: &Board,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<Self> {
        let (mut made, patterns) = Self::plan(goal);
        made.tables = vec![0; patterns.len() * BYTES];
        let of = patterns
            .iter()
            .map(|homes| placements(made.size, homes.len()))
            .sum();
        let (entered, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
        let layer = |added: u64| {
            let placements = entered.fetch_add(added, Relaxed) + added;
            if stopped.load(Relaxed) || go_on(BuildProgress { placements, of }).is_break() {
                stopped.store(true, Relaxed);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let (size, blank) = (made.size, made.blank);
        let rooms = patterns.iter().zip(made.tables.chunks_mut(BYTES));
        let mut pieces: Vec<Option<TableBuilder>> = Vec::new();
        for (homes, table) in rooms {
            pieces.push(Some(TableBuilder {
                size,
                homes,
                blank,
                table,
            }));
        }
        // The piece without a table is the automaton, which every search on a board of this size shares.
        pieces.push(None);
        parallel.each(pieces, |piece| match piece {
            Some(blueprint) => blueprint.build(&layer),
            None => drop(Automaton::of(size)),
        });
        (!stopped.into_inner()).then_some(made)
    }

    /// Everything but the entries of the tables, and the patterns these are of.
    fn plan(goal: &Board) -> (Self, Vec<Vec<u8>>) {
        let symmetry = Symmetry::new(goal);
        let (size, blank) = (symmetry.size, symmetry.blank());
        let (first, second) = choose(size, blank);
        let itself = std::array::from_fn(|cell| cell as u8);
        let mut patterns = first.to_vec();
        let other = match second {
            Second::Mirror(cells) => PatternView::new(&first, cells, 0),
            Second::Partition(second) => {
                patterns.extend(second.iter().cloned());
                PatternView::new(&second, itself, 1)
            }
        };
        let made = Self {
            size,
            blank,
            views: [PatternView::new(&first, itself, 0), other],
            tables: Vec::new(),
        };
        (made, patterns)
    }

    /// Whether the tables can be used for `goal`: its size, and the cell of its blank, are those they were made for or
    /// become so when the board is turned or reflected. How the tiles are named makes no difference.
    #[must_use]
    pub fn serves(&self, goal: &Board) -> bool {
        let symmetry = Symmetry::new(goal);
        (symmetry.size, symmetry.blank()) == (self.size, self.blank)
    }

    /// A name for the tables that `goal` needs: the same for all goals that share them.
    #[must_use]
    pub fn name(goal: &Board) -> String {
        Symmetry::new(goal).name()
    }

    /// All that the tables for `goal` depend on, in words: shape, blank, and the homes of the tiles of each pattern.
    #[must_use]
    pub fn parameters(goal: &Board) -> String {
        let (_, patterns) = Self::plan(goal);
        format!("{} {patterns:?}", Self::name(goal))
    }

    /// Bytes of the tables for `goal`.
    #[must_use]
    pub fn size_of(goal: &Board) -> usize {
        Self::plan(goal).1.len() * BYTES
    }

    /// The tables as bytes, to be kept.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.tables
    }

    /// The tables for `goal` from bytes that were kept under its [`name`](Self::name); `None` where there are too many or
    /// too few. That they are the right ones is for the keeper to see to.
    #[must_use]
    pub fn from_bytes(goal: &Board, bytes: Vec<u8>) -> Option<Self> {
        let (made, patterns) = Self::plan(goal);
        (bytes.len() == patterns.len() * BYTES).then_some(Self {
            tables: bytes,
            ..made
        })
    }

    /// The three tables of each view.
    pub(crate) fn tables(&self) -> [&[[u8; BYTES]; PATTERNS]; 2] {
        let (tables, _) = self.tables.as_chunks::<BYTES>();
        let (partitions, _) = tables.as_chunks::<PATTERNS>();
        self.views.map(|view| &partitions[view.partition])
    }
}

impl PatternView {
    fn new(patterns: &Partition, cells: [u8; MAX_CELLS], partition: usize) -> Self {
        let mut place = [0; MAX_CELLS];
        for (pattern, homes) in patterns.iter().enumerate() {
            for (tile, &home) in homes.iter().enumerate() {
                place[usize::from(home)] = (pattern * INDEX_BITS + 4 * tile) as u8;
            }
        }
        // In a mirror a tile plays the part of the one that belongs on the mirror image of its home.
        let shift = cells.map(|home| place[usize::from(home)]);
        Self {
            cells,
            shift,
            partition,
        }
    }

    /// The indices of all patterns, lowest bits first.
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

/// In how many ways `tiles` tiles stand on the cells.
fn placements(size: Size, tiles: usize) -> u64 {
    (0..tiles)
        .map(|tile| (size.cells() - tile) as u64)
        .product()
}
