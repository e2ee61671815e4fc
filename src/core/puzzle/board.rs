//! A legal board: each tile exactly once, and one blank.

use crate::puzzle::{Move, Size, State};

/// A legal arrangement of the tiles 1 to `cells - 1` and one blank on a board of a given size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    state: State,
}

impl Board {
    /// Creates a board from its cells row by row (0 for the blank). Returns `None` if they are not a permutation of
    /// `0..size.cells()`. [`Draft`](crate::reading::Draft) reports what is wrong and where.
    pub fn from_cells(size: Size, cells: &[u8]) -> Option<Self> {
        let mut seen = 0_u32;
        for &tile in cells {
            seen |= 1_u32.checked_shl(u32::from(tile)).unwrap_or(0);
        }
        let legal = cells.len() == size.cells() && seen == (1 << size.cells()) - 1;
        legal.then(|| Self::of(size, cells))
    }

    fn of(size: Size, cells: &[u8]) -> Self {
        let state = State::pack(cells);
        Self { size, state }
    }

    /// Creates a board from a packed state. Returns `None` if the state is not legal for `size`.
    pub fn from_state(size: Size, state: State) -> Option<Self> {
        let board = Self { size, state };
        Self::from_cells(size, &board.cells()).filter(|legal| legal.state == state)
    }

    /// The board with the tiles in order and the blank last: the usual goal, such as 123450.
    pub fn blank_last(size: Size) -> Self {
        let mut cells: Vec<u8> = (1..size.cells() as u8).collect();
        cells.push(0);
        Self::of(size, &cells)
    }

    /// The board with the blank first, then the tiles in order: the goal of Korf's instances.
    pub fn blank_first(size: Size) -> Self {
        let cells: Vec<u8> = (0..size.cells() as u8).collect();
        Self::of(size, &cells)
    }

    /// The board with the tiles along a spiral, clockwise from the first cell inwards, and the blank at its end.
    pub fn snail(size: Size) -> Self {
        let mut cells = vec![0; size.cells()];
        let (mut at, mut way) = (0, 0);
        for tile in 1..size.cells() as u8 {
            cells[at] = tile;
            let free = |way: usize| {
                let around = [Move::Right, Move::Down, Move::Left, Move::Up];
                let next = size.neighbour(at, around[way % 4]);
                next.filter(|&next| cells[next] == 0)
            };
            let turned = way + usize::from(free(way).is_none());
            (at, way) = (free(turned).unwrap_or(at), turned);
        }
        Self::of(size, &cells)
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub const fn state(&self) -> State {
        self.state
    }

    /// The cells row by row, 0 for the blank.
    pub fn cells(&self) -> Vec<u8> {
        (0..self.size.cells())
            .map(|cell| self.state.tile(cell))
            .collect()
    }

    /// The tile on `cell`, 0 for the blank.
    pub const fn tile(&self, cell: usize) -> u8 {
        self.state.tile(cell)
    }

    pub const fn blank(&self) -> usize {
        self.state.blank()
    }

    /// The board after the blank makes `mv`, or `None` at the edge.
    pub fn after(&self, mv: Move) -> Option<Self> {
        let to = self.size.neighbour(self.blank(), mv)?;
        let state = self.state.slide(self.blank(), to);
        Some(Self { state, ..*self })
    }

    /// A board that cannot be reached from this one: its first two tiles are exchanged.
    pub(crate) fn unreachable(&self) -> Self {
        let mut tiles = (0..self.size.cells()).filter(|&cell| cell != self.blank());
        let (first, second) = (tiles.next(), tiles.next());
        // The smallest board has three tiles.
        self.swapped(first.unwrap_or(0), second.unwrap_or(0))
    }

    /// The board whose columns, one after the other, are this board's cells.
    pub(crate) fn turned(&self) -> Self {
        let (rows, columns) = (self.size.rows(), self.size.columns());
        let cells =
            (0..rows * columns).map(|cell| self.tile(cell % columns * rows + cell / columns));
        Self::of(self.size, &cells.collect::<Vec<u8>>())
    }

    /// The board with the contents of two cells exchanged.
    pub fn swapped(&self, a: usize, b: usize) -> Self {
        let mut cells = self.cells();
        cells.swap(a, b);
        Self::of(self.size, &cells)
    }
}
