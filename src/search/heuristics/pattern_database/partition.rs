//! Which tiles go together in a pattern.

use crate::puzzle::{NARROW_CELLS, Size};
use crate::search::engine::symmetry::{CellMap, mirror};
use crate::search::heuristics::pattern_database::table::MAX_TILES;

/// Patterns that share no tile and hold them all, named by their homes.
pub(crate) type Partition = Vec<Vec<u8>>;

/// Patterns of a partition on a board of up to sixteen cells, and the most on a larger one.
pub(crate) const PATTERNS: usize = 3;
pub(crate) const WIDE_PATTERNS: usize = 5;

/// The second way a board is looked at.
pub(crate) enum Second {
    /// As its mirror image, by a reflection that leaves the goal's blank where it is: the tables of the first serve.
    Mirror(CellMap),
    /// By other patterns, with tables of their own.
    Partition(Partition),
}

/// How many tiles go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PatternSize {
    /// At most five in a pattern, for boards of all sizes: one to four megabytes, made in some tenths of a second; above
    /// sixteen cells up to 13 megabytes, made in some seconds.
    Standard,
    /// Six, six and three, for 4×4 boards: 17 or 26 megabytes, made in some seconds. A search for a shortest path then
    /// expands about a quarter of the nodes. Four times six, for 5×5 boards whose goal has its blank in a corner: 128
    /// megabytes, made in two to three minutes on two cores, which takes 1.8 gigabytes.
    Large,
    /// Seven, seven and one, for 4×4 boards: 268 or 277 megabytes, made in a minute or two, which takes 1.8 gigabytes. A
    /// search for a shortest path then expands about a fifth of the nodes that are left with large ones.
    Largest,
}

impl PatternSize {
    /// All of them, smallest first.
    pub const ALL: &[Self] = &[Self::Standard, Self::Large, Self::Largest];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Large => "large",
            Self::Largest => "largest",
        }
    }
}

/// Partitions of the 15-puzzle with the goal's blank on a corner, an edge and in the middle, a letter a pattern: of those
/// tried on Korf's instances the ones that left the fewest nodes.
const FOUR_BY_FOUR: [(u8, &str); 3] = [
    (0, ".abb aabb accb accc"),
    (1, "a.bb aabb accb accc"),
    (5, "aabb a.bb accb accc"),
];

/// The partition of the 24-puzzle with the goal's blank on a corner.
const FIVE_BY_FIVE: &str = ".aabb aaabb ccddb ccdde ceeee";

/// The same for large patterns: the partition of Korf and Felner. Three of its patterns are blocks in a corner and share a
/// table, so that there are two.
const LARGE_FIVE_BY_FIVE: &str = ".aabb aaabb ccabb ccddd ccddd";

/// The partitions of the 15-puzzle for large patterns.
const LARGE: [(u8, &str); 3] = [
    (0, ".bba bbaa bbaa ccca"),
    (1, "b.ba bbaa bbaa ccca"),
    (5, "bbba b.aa bbaa ccca"),
];

/// The same for the largest patterns.
const LARGEST: [(u8, &str); 3] = [
    (0, ".aab aaab aabb cbbb"),
    (1, "a.ab aaab aabb cbbb"),
    (5, "aaab a.ab aabb cbbb"),
];

/// The second partition for large and largest patterns where the goal's blank is on an edge, on which no mirror leaves it. Its tables
/// are smaller, so that it adds nine megabytes.
const LARGE_SECOND: &str = "a.aa aaab bbbb cccc";

/// The patterns of this `size` for a goal with its blank on `blank`, and the second way to look.
pub(crate) fn choose_of(
    patterns: PatternSize,
    size: Size,
    blank: u8,
) -> Option<(Partition, Second)> {
    let drawn = match patterns {
        PatternSize::Standard => return Some(choose(size, blank)),
        PatternSize::Large if size.cells() > NARROW_CELLS => return choose_large_wide(size, blank),
        PatternSize::Large => &LARGE,
        PatternSize::Largest => &LARGEST,
    };
    let (_, picture) = drawn
        .iter()
        .find(|(at, _)| *at == blank && size.rows() == 4 && size.columns() == 4)?;
    let by_rows = || Second::Partition(read(LARGE_SECOND));
    let second = mirror(size, blank).map_or_else(by_rows, Second::Mirror);
    Some((read(picture), second))
}

/// The patterns for a goal with its blank on `blank`, and the second way to look.
pub(crate) fn choose(size: Size, blank: u8) -> (Partition, Second) {
    if size.cells() > NARROW_CELLS {
        return choose_wide(size, blank);
    }
    let drawn = FOUR_BY_FOUR
        .iter()
        .find(|(at, _)| *at == blank && size.rows() == 4);
    let by_columns = |cell: &u8| {
        let (row, column) = size.place(usize::from(*cell));
        (column, row)
    };
    let mut homes: Vec<u8> = (0..size.cells() as u8)
        .filter(|&cell| cell != blank)
        .collect();
    let by_rows = cut(&homes, PATTERNS);
    homes.sort_by_key(by_columns);
    let first = drawn.map_or_else(|| cut(&homes, PATTERNS), |(_, picture)| read(picture));
    let second = mirror(size, blank).map_or(Second::Partition(by_rows), Second::Mirror);
    (first, second)
}

/// The same for a board of more than sixteen cells. Its tables take many times the memory, so that there is one partition;
/// where no mirror leaves the goal's blank in its place, both views are the same.
fn choose_wide(size: Size, blank: u8) -> (Partition, Second) {
    let first = if size.rows() == size.columns() && blank == 0 {
        read(FIVE_BY_FIVE)
    } else {
        let mut homes: Vec<u8> = (0..size.cells() as u8)
            .filter(|&cell| cell != blank)
            .collect();
        homes.sort_by_key(|&cell| {
            let (row, column) = size.place(usize::from(cell));
            (column, row)
        });
        cut(&homes, homes.len().div_ceil(MAX_TILES))
    };
    let itself = std::array::from_fn(|cell| cell as u8);
    (first, Second::Mirror(mirror(size, blank).unwrap_or(itself)))
}

/// Large patterns of the 24-puzzle, where the goal's blank is on a corner.
fn choose_large_wide(size: Size, blank: u8) -> Option<(Partition, Second)> {
    let fits = size.rows() == 5 && size.columns() == 5 && blank == 0;
    let mirrored = mirror(size, blank).filter(|_| fits)?;
    Some((read(LARGE_FIVE_BY_FIVE), Second::Mirror(mirrored)))
}

/// Runs of tiles, as even as can be.
fn cut(homes: &[u8], patterns: usize) -> Partition {
    let (tiles, mut from) = (homes.len(), 0);
    debug_assert!(tiles <= patterns * MAX_TILES);
    let run = |pattern| {
        let to = from + (tiles + pattern) / patterns;
        let run = homes[from..to].to_vec();
        from = to;
        run
    };
    (0..patterns).map(run).collect()
}

fn read(picture: &str) -> Partition {
    let cells = picture.bytes().filter(|letter| *letter != b' ');
    let mut partition = vec![Vec::new(); WIDE_PATTERNS];
    for (cell, letter) in (0..).zip(cells) {
        if let Some(pattern) = partition.get_mut(usize::from(letter.wrapping_sub(b'a'))) {
            pattern.push(cell);
        }
    }
    partition.retain(|pattern| !pattern.is_empty());
    partition
}
