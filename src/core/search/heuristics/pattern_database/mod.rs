//! Additive pattern databases, and the goals that each can be used for (Korf and Felner, *Disjoint pattern database
//! heuristics*, Artificial Intelligence 134, 2002).
//!
//! The tiles are partitioned into three patterns, or up to five on boards of more than sixteen cells. A table for each holds
//! the number of moves of its own tiles that a pattern needs, for every placement of these tiles; the numbers add up. A
//! second partition, or the mirror image of the first, gives a second sum, and the larger of the two is the estimate.
//!
//! A search is given [`PatternDatabases`], and builds those that it needs and does not find there.

pub(crate) mod databases;
pub(crate) mod estimate;
pub(crate) mod partition;
pub(crate) mod placement;
pub(crate) mod plan;
pub(crate) mod table;

pub use databases::PatternDatabases;
pub use estimate::PatternEstimate;
pub use partition::PatternSize;
pub use plan::{BuildProgress, PatternPlan};

use crate::puzzle::{Board, PLACES, Size};
use crate::search::engine::mapped_memory::MappedMemory;
use crate::search::engine::symmetry::{CellMap, Symmetry};
use crate::search::heuristics::pattern_database::partition::WIDE_PATTERNS;
use crate::search::heuristics::pattern_database::placement::{
    Placements, Ranks, TableAt, cell_bits,
};
use crate::search::heuristics::pattern_database::plan::Pattern;

/// Pattern databases for all goals whose blank is on a cell equivalent to that of the goal they were built for: see
/// [`serves`](Self::serves).
pub struct PatternDatabase {
    pub(crate) size: Size,
    pub(crate) blank: u8,
    pub(crate) patterns: PatternSize,
    pub(crate) views: [PatternView; 2],
    pub(crate) ranks: Ranks,
    tables: MappedMemory<u8>,
}

/// One way to look up a partition: itself or its mirror image.
#[derive(Clone, Copy)]
pub(crate) struct PatternView {
    /// By pattern, the cell as which each cell is looked up.
    pub(crate) maps: [CellMap; WIDE_PATTERNS],
    /// By home of a tile: the shift of its cell in the placements of all patterns, or of its own pattern only.
    pub(crate) shift: [u8; PLACES],
    /// By home of a tile: its pattern.
    pub(crate) pattern: [u8; PLACES],
    pub(crate) tables: [TableAt; WIDE_PATTERNS],
    pub(crate) patterns: usize,
}

impl PatternDatabase {
    /// The version of [`bytes`](Self::bytes): must be increased when an entry changes its place or meaning.
    pub const VERSION: u32 = 1;

    /// Whether the tables can be used for `goal`: its size and the cell of its blank equal those they were built for, or do
    /// after a turn or reflection of the board. The names of the tiles make no difference.
    pub fn serves(&self, goal: &Board) -> bool {
        let symmetry = Symmetry::new(goal);
        (symmetry.size, symmetry.blank()) == (self.size, self.blank)
    }

    /// The tables as bytes, for storage.
    pub fn bytes(&self) -> &[u8] {
        self.tables.items()
    }
}

impl PatternView {
    /// `cells` maps the board onto itself or its mirror image. A tile is then looked up as the one whose home is the image
    /// of its own home.
    fn new(patterns: &[Pattern], cells: CellMap, size: Size) -> Self {
        let mut view = Self {
            maps: [cells; WIDE_PATTERNS],
            shift: [0; PLACES],
            pattern: [0; PLACES],
            tables: [TableAt::default(); WIDE_PATTERNS],
            patterns: patterns.len(),
        };
        let bits = cell_bits(size) as u8;
        for (number, pattern) in patterns.iter().enumerate() {
            let through = |cell: usize| pattern.map[usize::from(cells[cell])];
            view.maps[number] = std::array::from_fn(through);
            view.tables[number] = pattern.table;
            for home in 0..size.cells() {
                let tile = pattern.homes.iter().position(|&of| of == through(home));
                if let Some(tile) = tile {
                    view.pattern[home] = number as u8;
                    view.shift[home] = pattern.table.shift + bits * tile as u8;
                }
            }
        }
        view
    }

    /// Puts the tile that belongs on `home` onto the cell `seen`.
    #[inline(always)]
    pub(crate) fn put<P: Placements>(&self, placements: &mut P, home: u8, seen: u8) {
        let home = usize::from(home) & (PLACES - 1);
        let (pattern, shift) = (self.pattern[home], self.shift[home]);
        let cell = self.maps[usize::from(pattern)][usize::from(seen)];
        placements.change(pattern, shift, cell);
    }
}
