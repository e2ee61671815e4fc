//! The plan of a pattern database: its parts, its cost, and its construction.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::puzzle::{Board, Size};
use crate::search::Parallel;
use crate::search::engine::mapped_memory::MappedMemory;
use crate::search::engine::symmetry::{CellMap, Symmetry, identity, symmetries};
use crate::search::exact::move_automaton::automaton;
use crate::search::heuristics::pattern_database::partition::{
    MAX_TILES, Partition, PatternSize, Second, choose, choose_standard,
};
use crate::search::heuristics::pattern_database::placement::{
    Ranks, TableAt, cell_bits, is_ranked, placements, table_bytes,
};
use crate::search::heuristics::pattern_database::table::{Cells, TableBuilder, building_bytes};
use crate::search::heuristics::pattern_database::{PatternDatabase, PatternView};

/// Placements per second that two cores process if the tables are far larger than the processor's cache.
const PLACEMENTS_PER_SECOND: u64 = 2_000_000;

/// An upper bound on the bytes of the automaton. It allocates small pieces, and the program would abort if one of them were
/// refused.
const BESIDE: usize = 24 << 20;

pub struct PatternPlan {
    tables: Tables,
    views: [PatternView; 2],
}

/// A pattern and its table, which may be that of another pattern of the same shape.
pub(crate) struct Pattern {
    /// The homes of the tiles of the table.
    pub homes: Vec<u8>,
    /// The map from the pattern onto that of the table.
    pub map: CellMap,
    pub table: TableAt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildProgress {
    pub placements: u64,
    pub of: u64,
}

impl BuildProgress {
    pub fn percent(self) -> u8 {
        (100 * self.placements / self.of.max(1)).min(100) as u8
    }
}

impl PatternPlan {
    pub fn standard(goal: &Board) -> Self {
        let symmetry = Symmetry::new(goal);
        let partitions = choose_standard(symmetry.size, symmetry.blank());
        Self::new(&symmetry, PatternSize::Standard, partitions)
    }

    /// The plan of the tables of this size for `goal`; `None` if the board has none.
    pub fn of(goal: &Board, size: PatternSize) -> Option<Self> {
        let symmetry = Symmetry::new(goal);
        let partitions = choose(size, symmetry.size, symmetry.blank())?;
        Some(Self::new(&symmetry, size, partitions))
    }

    pub fn new(
        symmetry: &Symmetry,
        size: PatternSize,
        (first, second): (Partition, Second),
    ) -> Self {
        let mut tables = Tables {
            size: symmetry.size,
            blank: symmetry.blank(),
            pattern_size: size,
            patterns: Vec::new(),
        };
        let itself = identity(symmetry.size);
        let patterns = tables.of(&first);
        let other = match second {
            Second::Mirror(cells) => PatternView::new(&patterns, cells, symmetry.size),
            Second::Partition(second) => {
                PatternView::new(&tables.of(&second), itself, symmetry.size)
            }
        };
        Self {
            tables,
            views: [PatternView::new(&patterns, itself, symmetry.size), other],
        }
    }

    /// Zeroed memory for the tables, with huge pages for random access; `None` if the system has none.
    fn room(&self) -> Option<MappedMemory<u8>> {
        MappedMemory::reserved(self.bytes()).map(MappedMemory::with_huge_pages)
    }

    fn with(&self, tables: MappedMemory<u8>) -> PatternDatabase {
        PatternDatabase {
            size: self.tables.size,
            blank: self.tables.blank,
            patterns: self.tables.pattern_size,
            views: self.views,
            ranks: Ranks::new(self.tables.size),
            tables,
        }
    }

    /// A name for the tables: the same for all goals that share them.
    pub fn name(&self) -> String {
        let Tables { size, blank, .. } = &self.tables;
        let name = format!("{}x{}-blank{blank}", size.rows(), size.columns());
        match self.tables.pattern_size {
            PatternSize::Standard => name,
            size @ (PatternSize::Large | PatternSize::Largest) => format!("{name}-{}", size.id()),
        }
    }

    /// A text of everything the tables depend on: shape, blank, the homes of the tiles of each pattern and, unless it is the
    /// placement itself, what an entry is addressed by.
    pub fn parameters(&self) -> String {
        let patterns = self.tables.patterns.iter();
        let homes: Vec<&Vec<u8>> = patterns.map(|(homes, _)| homes).collect();
        let by = if is_ranked(self.tables.size) {
            " by rank"
        } else {
            ""
        };
        format!("{} {homes:?}{by}", self.name())
    }

    pub fn bytes(&self) -> usize {
        self.tables.bytes()
    }

    /// Bytes of memory needed to build the tables, including the tables: for every placement the cells that the blank has
    /// been on, and the last two layers of the search.
    pub fn building_bytes(&self) -> u64 {
        let tables = self.tables.patterns.iter();
        let work = tables.map(|(homes, _)| building_bytes(self.tables.size, homes.len()));
        self.bytes() as u64 + work.sum::<u64>()
    }

    /// The approximate time to build the tables on two cores, in seconds.
    pub fn estimated_seconds(&self) -> u64 {
        self.placements().div_ceil(PLACEMENTS_PER_SECOND)
    }

    /// The number of placements of all patterns together.
    fn placements(&self) -> u64 {
        let tables = self.tables.patterns.iter();
        let each = tables.map(|(homes, _)| placements(self.tables.size, homes.len()));
        each.sum()
    }

    /// Builds the tables, with one piece of work per pattern. `go_on` is called with the progress now and then, from any
    /// thread. Returns `None` if it breaks, or if there is no memory for the work.
    pub fn build(
        &self,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Option<PatternDatabase> {
        let all = self.building_bytes() as usize + BESIDE;
        if MappedMemory::<u8>::reserved(all).is_none() {
            // Built in parallel, the tables might leave no memory for the automaton.
            MappedMemory::<u8>::reserved(BESIDE)?;
            automaton(self.tables.size);
        }
        let mut tables = self.room()?;
        let (size, blank) = (self.tables.size, self.tables.blank);
        let of = self.placements();
        let (entered, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
        let layer = |added: u64| {
            let placements = entered.fetch_add(added, Relaxed) + added;
            if stopped.load(Relaxed) {
                return ControlFlow::Break(());
            }
            go_on(BuildProgress { placements, of })
        };
        let mut room = tables.items_mut();
        let mut pieces: Vec<Option<TableBuilder>> = Vec::new();
        for (homes, bytes) in &self.tables.patterns {
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
            None => {
                automaton(size);
            }
        });
        (!stopped.into_inner()).then(|| self.with(tables))
    }

    /// Creates the tables from bytes stored under their [`name`](Self::name); `None` if the length is wrong. The caller must
    /// ensure that they are the right ones.
    pub fn read(&self, bytes: &[u8]) -> Option<PatternDatabase> {
        let mut tables = self.room().filter(|room| room.bytes() == bytes.len())?;
        tables.items_mut().copy_from_slice(bytes);
        Some(self.with(tables))
    }
}

struct Tables {
    size: Size,
    blank: u8,
    pattern_size: PatternSize,
    /// The homes of the tiles of each table's pattern, and the bytes of the table.
    patterns: Vec<(Vec<u8>, usize)>,
}

impl Tables {
    fn of(&mut self, partition: &Partition) -> Vec<Pattern> {
        let mut shift = 0;
        let patterns = partition.iter().map(|homes| {
            if is_ranked(self.size) {
                return self.ranked(homes);
            }
            let tiles = match self.pattern_size {
                PatternSize::Standard => MAX_TILES,
                PatternSize::Large | PatternSize::Largest => homes.len(),
            };
            let bits = cell_bits(self.size) * tiles as u32;
            let table = TableAt {
                first: self.bytes() as u32,
                shift,
                mask: (1 << bits) - 1,
            };
            shift += bits as u8;
            self.patterns
                .push((homes.clone(), table_bytes(self.size, tiles)));
            Pattern {
                homes: homes.clone(),
                map: identity(self.size),
                table,
            }
        });
        patterns.collect()
    }

    /// The pattern with a table addressed by ranks, shared with a pattern of the same shape if there is one.
    fn ranked(&mut self, homes: &[u8]) -> Pattern {
        let is_like = |(like, _): &(Vec<u8>, usize)| self.onto(homes, like).is_some();
        let like = self.patterns.iter().position(is_like);
        let number = like.unwrap_or_else(|| {
            self.patterns
                .push((homes.to_vec(), table_bytes(self.size, homes.len())));
            self.patterns.len() - 1
        });
        let like = self.patterns[number].0.clone();
        let first = self.patterns[..number].iter();
        let map = self.onto(homes, &like);
        Pattern {
            map: map.unwrap_or_else(|| identity(self.size)),
            homes: like,
            table: TableAt {
                first: first.map(|(_, bytes)| *bytes as u32).sum(),
                ..TableAt::default()
            },
        }
    }

    /// The turn or reflection that maps `homes` onto `like`, and the region of the goal's blank beside the one onto that
    /// beside the other: then both patterns need as many moves.
    fn onto(&self, homes: &[u8], like: &[u8]) -> Option<CellMap> {
        let cells = Cells::new(self.size);
        let bits = |homes: &[u8]| homes.iter().fold(0_u32, |bits, &home| bits | 1 << home);
        let reached = |homes: &[u8]| cells.region(1 << self.blank, cells.all & !bits(homes));
        let laid = |map: &CellMap, from: u32| {
            let all = (0..self.size.cells()).filter(|cell| from >> cell & 1 == 1);
            all.fold(0_u32, |bits, cell| bits | 1 << map[cell])
        };
        symmetries(self.size).find(|map| {
            laid(map, bits(homes)) == bits(like) && laid(map, reached(homes)) == reached(like)
        })
    }

    fn bytes(&self) -> usize {
        self.patterns.iter().map(|(_, bytes)| bytes).sum()
    }
}
