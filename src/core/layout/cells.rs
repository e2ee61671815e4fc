//! One row of the tree seen from far away: its nodes, counted into cells, which are joined where they are too fine.

/// The counts of the nodes in a cell. A node can be subtracted again.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CellCounts {
    pub(crate) nodes: u32,
    pub(crate) open: u32,
    /// The sum of their h.
    pub(crate) h: u32,
    /// The exclusive or of their numbers: of a single node, its number.
    pub(crate) number: u32,
}

impl CellCounts {
    #[inline]
    const fn of(node: u32, h: u32, open: bool) -> Self {
        Self {
            nodes: 1,
            open: open as u32,
            h,
            number: node,
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, node: u32, h: u32, open: bool) {
        self.join(Self::of(node, h, open));
    }

    /// Adds a node, or subtracts one that was added.
    #[inline]
    pub fn change(&mut self, adds: bool, node: u32, h: u32, open: bool) {
        if adds {
            self.add(node, h, open);
        } else {
            self.nodes -= 1;
            self.open -= u32::from(open);
            self.h -= h;
            self.number ^= node;
        }
    }

    #[inline]
    fn join(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.open += other.open;
        self.h += other.h;
        self.number ^= other.number;
    }

    #[inline]
    fn joined(cells: impl Iterator<Item = Self>) -> Self {
        let mut whole = Self::default();
        cells.for_each(|cell| whole.join(cell));
        whole
    }
}

/// Returns the cell of `x`, with `per_leaf` cells in a leaf.
#[inline]
pub(crate) fn column(x: f64, per_leaf: f64) -> i64 {
    // Not `floor`: that is a function call on processors without the instruction.
    let column = x * per_leaf;
    column as i64 - i64::from(column < 0.0)
}

/// The cells of one row, from left to right. A row of many nodes has all cells, for direct access. A tree can be thousands
/// of levels deep with a few nodes in each, so a row of few nodes has only the cells in use.
#[derive(Clone, Debug)]
pub enum RowCells {
    /// The cells in use with their columns, ascending; while nodes are counted, one for each node in any order.
    Few(Vec<(u16, CellCounts)>),
    All(Box<[CellCounts]>),
}

impl RowCells {
    /// A row of this many nodes or more has all cells: at most 64 bytes per node.
    pub const MANY: usize = 2048;

    pub(crate) const fn new() -> Self {
        Self::Few(Vec::new())
    }

    #[inline]
    pub fn make_room(&mut self, nodes: usize, columns: usize) {
        if let Self::Few(few) = self
            && nodes >= Self::MANY
        {
            let mut all = vec![CellCounts::default(); columns].into_boxed_slice();
            for &(column, cell) in few.iter() {
                all[usize::from(column)].join(cell);
            }
            *self = Self::All(all);
        }
    }

    pub(crate) fn clear(&mut self) {
        match self {
            Self::Few(few) => few.clear(),
            Self::All(all) => all.fill(CellCounts::default()),
        }
    }

    /// Counts a node. [`settle`](Self::settle) must be called when all are counted.
    #[inline]
    pub fn count(&mut self, column: usize, node: u32, h: u32, open: bool) {
        match self {
            Self::All(all) => all[column].add(node, h, open),
            Self::Few(few) => few.push((column as u16, CellCounts::of(node, h, open))),
        }
    }

    pub fn settle(&mut self) {
        if let Self::Few(few) = self {
            few.sort_unstable_by_key(|&(column, _)| column);
            few.dedup_by(|later, kept| {
                let same = later.0 == kept.0;
                if same {
                    kept.1.join(later.1);
                }
                same
            });
        }
    }

    pub fn at(&mut self, column: usize) -> &mut CellCounts {
        match self {
            Self::All(all) => &mut all[column],
            Self::Few(few) => {
                let found = few.binary_search_by_key(&column, |&(column, _)| usize::from(column));
                let index = found.unwrap_or_else(|index| {
                    few.insert(index, (column as u16, CellCounts::default()));
                    index
                });
                &mut few[index].1
            }
        }
    }

    /// Calls `each` with the columns `first..=last` of cells 2 to the power of `finer` times as wide, from left to right.
    /// Empty ones may be left out.
    pub fn wider(
        &self,
        finer: u32,
        (first, last): (i64, i64),
        mut each: impl FnMut(i64, CellCounts),
    ) {
        let (from, to) = ((first as usize) << finer, (last as usize + 1) << finer);
        match self {
            Self::All(all) => {
                for (column, cells) in (first..).zip(all[from..to].chunks(1 << finer)) {
                    each(column, CellCounts::joined(cells.iter().copied()));
                }
            }
            Self::Few(few) => {
                let before =
                    |end: usize| few.partition_point(|&(column, _)| usize::from(column) < end);
                let wide = |column: u16| i64::from(column >> finer);
                let inside = &few[before(from)..before(to)];
                for cells in inside.chunk_by(|a, b| wide(a.0) == wide(b.0)) {
                    let joined = CellCounts::joined(cells.iter().map(|&(_, cell)| cell));
                    each(wide(cells[0].0), joined);
                }
            }
        }
    }
}
