//! Symmetries of the board: goals that differ by a turn, a reflection or the names of the tiles are equivalent.

use crate::puzzle::{Board, PLACES, Size};

/// A turn or reflection of a board: where each cell goes.
pub type CellMap = [u8; PLACES];

/// Maps boards with a given goal to a canonical form (fields and functions call it *seen*): no more rows than columns, each
/// tile named by its goal cell, and the goal's blank on the lowest cell that turns and reflections allow. Distances stay the
/// same, so tables for one goal serve all goals of the same form; the goals of the 15-puzzle have three forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    pub(crate) goal: Board,
    /// The size of the canonical form: never more rows than columns.
    pub(crate) size: Size,
    cells: CellMap,
    /// By tile, its goal cell in the canonical form.
    homes: [u8; PLACES],
}

impl Symmetry {
    pub fn new(goal: &Board) -> Self {
        let size = goal.size();
        let cells = symmetries(size).min_by_key(|map| map[goal.blank()]);
        let cells = cells.unwrap_or_else(|| identity(size));
        let (rows, columns) = (size.rows(), size.columns());
        let mut homes = [0; PLACES];
        for cell in 0..size.cells() {
            homes[usize::from(goal.tile(cell))] = cells[cell];
        }
        Self {
            goal: *goal,
            size: Size::new(rows.min(columns), rows.max(columns)).unwrap_or(size),
            cells,
            homes,
        }
    }

    pub const fn blank(&self) -> u8 {
        self.homes[0]
    }

    pub fn name(&self) -> String {
        let (rows, columns) = (self.size.rows(), self.size.columns());
        format!("{rows}x{columns}-blank{}", self.blank())
    }

    #[inline]
    pub(crate) const fn home(&self, tile: u8) -> u8 {
        self.homes[tile as usize & (PLACES - 1)]
    }

    #[inline]
    pub const fn cell(&self, cell: usize) -> u8 {
        self.cells[cell & (PLACES - 1)]
    }

    pub fn cell_seen(&self, seen: u8) -> usize {
        let mut cells = self.cells[..self.size.cells()].iter();
        cells.position(|&cell| cell == seen).unwrap_or(0)
    }

    /// By canonical cell, the canonical goal cell of the tile there; for the blank it is [`blank`](Self::blank).
    pub fn see(&self, board: &Board) -> [u8; PLACES] {
        let mut seen = [0; PLACES];
        for cell in 0..self.size.cells() {
            seen[usize::from(self.cells[cell])] = self.home(board.tile(cell));
        }
        seen
    }

    /// The inverse of [`see`](Self::see); `None` if `seen` is not a board.
    pub fn unsee(&self, seen: &[u8]) -> Option<Board> {
        let tile_of = |home: u8| (0..self.size.cells() as u8).find(|&tile| self.home(tile) == home);
        let cells = (0..self.size.cells())
            .map(|cell| tile_of(*seen.get(usize::from(self.cells[cell]))?))
            .collect::<Option<Vec<u8>>>()?;
        Board::from_cells(self.goal.size(), &cells)
    }
}

/// A symmetry of a board of `size`, other than the identity, that leaves `blank` in place, if there is one. The board has no
/// more rows than columns.
pub(crate) fn mirror(size: Size, blank: u8) -> Option<CellMap> {
    symmetries(size).find(|map| map[usize::from(blank)] == blank && *map != identity(size))
}

/// All turns and reflections of a board of `size` that leave no more rows than columns.
pub(crate) fn symmetries(size: Size) -> impl Iterator<Item = CellMap> {
    let lies = [size.rows() <= size.columns(), size.rows() >= size.columns()];
    let turns = [false, true].into_iter().zip(lies);
    let turns = turns.filter_map(|(turn, lies)| lies.then_some(turn));
    turns.flat_map(move |turn| reflections(size, turn))
}

pub(crate) fn identity(size: Size) -> CellMap {
    std::array::from_fn(|cell| if cell < size.cells() { cell as u8 } else { 0 })
}

/// The four reflections of a board of `size` onto itself or, if `turn` is set, onto its transpose.
fn reflections(size: Size, turn: bool) -> impl Iterator<Item = CellMap> {
    let flips = [(false, false), (false, true), (true, false), (true, true)];
    flips.into_iter().map(move |(upside_down, left_right)| {
        let mut map = identity(size);
        for (cell, to) in map.iter_mut().enumerate().take(size.cells()) {
            let flip = |flip, place, count| if flip { count - 1 - place } else { place };
            let (row, column) = size.place(cell);
            let row = flip(upside_down, row, size.rows());
            let column = flip(left_right, column, size.columns());
            *to = if turn {
                (column * size.rows() + row) as u8
            } else {
                (row * size.columns() + column) as u8
            };
        }
        map
    })
}
