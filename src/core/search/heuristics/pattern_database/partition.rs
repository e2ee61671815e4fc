//! The partition of the tiles into patterns.

use crate::puzzle::{NARROW_CELLS, Size};
use crate::search::engine::symmetry::{CellMap, identity, mirror};

/// The most tiles of a standard pattern, and the number of tiles for which a standard table has room.
pub(crate) const MAX_TILES: usize = 5;

/// Disjoint patterns that cover all tiles. Tiles are named by their homes.
pub(crate) type Partition = Vec<Vec<u8>>;

/// The number of patterns of a partition on a board of up to sixteen cells, and the largest number on a larger one.
pub(crate) const PATTERNS: usize = 3;
pub(crate) const WIDE_PATTERNS: usize = 5;

pub enum Second {
    /// The mirror image of the first, by a reflection that leaves the goal's blank in place: both use the same tables.
    Mirror(CellMap),
    /// Other patterns, with their own tables.
    Partition(Partition),
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PatternSize by id {
        /// At most five tiles per pattern, for boards of all sizes: one to four megabytes, built in some tenths of a second;
        /// above sixteen cells up to 13 megabytes, built in some seconds.
        Standard = "standard",
        /// Six, six and three tiles, for 4×4 boards: 17 or 26 megabytes, built in some seconds. A search for a shortest path
        /// then expands about a quarter of the nodes. Four times six tiles, for 5×5 boards whose goal has its blank in a
        /// corner: 128 megabytes, built in two to three minutes on two cores, which takes 1.8 gigabytes.
        Large = "large",
        /// Seven, seven and one tiles, for 4×4 boards: 268 or 277 megabytes, built in a minute or two, which takes 1.8
        /// gigabytes. A search for a shortest path then expands about a fifth of the nodes that it expands with large ones.
        Largest = "largest",
    }
}

/// The partitions of square boards, by the side of the board and the cell of the goal's blank, with one letter per pattern.
/// The standard ones of the 15-puzzle are those with the fewest expanded nodes of all tried on Korf's instances. The large
/// one of the 24-puzzle is that of Korf and Felner: three of its patterns are blocks in a corner and share a table.
const DRAWN: [(PatternSize, usize, u8, &str); 11] = [
    (PatternSize::Standard, 4, 0, ".abb aabb accb accc"),
    (PatternSize::Standard, 4, 1, "a.bb aabb accb accc"),
    (PatternSize::Standard, 4, 5, "aabb a.bb accb accc"),
    (PatternSize::Standard, 5, 0, ".aabb aaabb ccddb ccdde ceeee"),
    (PatternSize::Large, 4, 0, ".bba bbaa bbaa ccca"),
    (PatternSize::Large, 4, 1, "b.ba bbaa bbaa ccca"),
    (PatternSize::Large, 4, 5, "bbba b.aa bbaa ccca"),
    (PatternSize::Large, 5, 0, ".aabb aaabb ccabb ccddd ccddd"),
    (PatternSize::Largest, 4, 0, ".aab aaab aabb cbbb"),
    (PatternSize::Largest, 4, 1, "a.ab aaab aabb cbbb"),
    (PatternSize::Largest, 4, 5, "aaab a.ab aabb cbbb"),
];

/// The second partition for large and largest patterns if the goal's blank is on an edge, where no reflection leaves it in
/// place. Its tables are smaller, so it adds only nine megabytes.
const LARGE_SECOND: &str = "a.aa aaab bbbb cccc";

/// The partition of this pattern size for a goal with its blank on `blank`, and the second view; `None` if there is none.
pub(crate) fn choose(patterns: PatternSize, size: Size, blank: u8) -> Option<(Partition, Second)> {
    if patterns == PatternSize::Standard {
        return Some(choose_standard(size, blank));
    }
    let second =
        mirror(size, blank).map_or_else(|| Second::Partition(read(LARGE_SECOND)), Second::Mirror);
    Some((drawn(patterns, size, blank)?, second))
}

/// The standard patterns, which exist for every board. Tables of a board of more than sixteen cells take many times the
/// memory, so there is only one partition; if no reflection leaves the goal's blank in place, both views are the same.
pub(crate) fn choose_standard(size: Size, blank: u8) -> (Partition, Second) {
    let is_wide = size.cells() > NARROW_CELLS;
    let tiles = (0..size.cells() as u8).filter(|&cell| cell != blank);
    let by_rows: Vec<u8> = tiles.collect();
    let mut by_columns = by_rows.clone();
    by_columns.sort_by_key(|&cell| {
        let (row, column) = size.place(usize::from(cell));
        (column, row)
    });
    let count = if is_wide {
        by_columns.len().div_ceil(MAX_TILES)
    } else {
        PATTERNS
    };
    let first = drawn(PatternSize::Standard, size, blank);
    let second = match mirror(size, blank) {
        Some(mirrored) => Second::Mirror(mirrored),
        None if is_wide => Second::Mirror(identity(size)),
        None => Second::Partition(cut(&by_rows, PATTERNS)),
    };
    (first.unwrap_or_else(|| cut(&by_columns, count)), second)
}

fn drawn(patterns: PatternSize, size: Size, blank: u8) -> Option<Partition> {
    let wanted = (patterns, [size.rows(), size.columns()], blank);
    let mut all = DRAWN.iter();
    let (.., picture) = all.find(|(of, side, at, _)| (*of, [*side; 2], *at) == wanted)?;
    Some(read(picture))
}

/// Cuts the tiles into `patterns` runs of nearly equal length.
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
