//! The size of a board, and its neighbour table.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Move, MoveOrder};

pub const MAX_CELLS: usize = 25;

/// Length of a table indexed by cell or tile: a power of two, so that a masked index needs no bounds check.
pub const PLACES: usize = 32;

/// The number of possible row counts, and of column counts: 2 to half of [`MAX_CELLS`].
pub(crate) const SIDES: usize = MAX_CELLS / 2 - 1;

/// Rows and columns of a board: each at least 2, at most 25 cells in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    rows: u8,
    columns: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SizeError {
    /// Fewer than two rows or columns: such a puzzle is a line.
    TooSmall { rows: usize, columns: usize },
    /// More than [`MAX_CELLS`] cells.
    TooLarge { rows: usize, columns: usize },
    /// The text is not two numbers with an `x` between them.
    NotASize(String),
}

impl Size {
    /// Creates the size `rows` × `columns`.
    ///
    /// # Errors
    /// [`SizeError`] if either is below 2 or there are more than [`MAX_CELLS`] cells.
    pub const fn new(rows: usize, columns: usize) -> Result<Self, SizeError> {
        if rows < 2 || columns < 2 {
            return Err(SizeError::TooSmall { rows, columns });
        }
        if rows > MAX_CELLS || columns > MAX_CELLS || rows * columns > MAX_CELLS {
            return Err(SizeError::TooLarge { rows, columns });
        }
        Ok(Self {
            rows: rows as u8,
            columns: columns as u8,
        })
    }

    /// All possible sizes, by number of cells, then by number of rows.
    pub fn all() -> Vec<Self> {
        let mut all: Vec<Self> = (2..SIDES + 2)
            .flat_map(|rows| {
                (2..SIDES + 2).filter_map(move |columns| Self::new(rows, columns).ok())
            })
            .collect();
        all.sort_by_key(|size| (size.cells(), size.rows));
        all
    }

    /// The size inferred from a number of cells if no rows are given: the one nearest to a square, with no more rows than
    /// columns. 4 → 2 × 2, 6 → 2 × 3, 8 → 2 × 4, 9 → 3 × 3, 10 → 2 × 5, 12 → 3 × 4, 14 → 2 × 7, 15 → 3 × 5, 16 → 4 × 4, 18 →
    /// 3 × 6, 20 → 4 × 5, 21 → 3 × 7, 22 → 2 × 11, 24 → 4 × 6, 25 → 5 × 5; `None` for any other number.
    pub fn inferred(cells: usize) -> Option<Self> {
        (2..=5)
            .rev()
            .filter(|rows| cells.is_multiple_of(*rows) && cells / rows >= *rows)
            .find_map(|rows| Self::new(rows, cells / rows).ok())
    }

    /// Number of rows, 2 to 12.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Number of columns, 2 to 12.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// Number of cells, 4 to 25; the tiles are 1 to `cells() - 1`.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.columns as usize
    }

    /// Number of states reachable from any board: half of all arrangements.
    pub fn reachable_states(self) -> u128 {
        (3..=self.cells() as u128).product()
    }

    /// The number of moves within which every solvable board of this size reaches a goal whose blank is in a corner. Up to
    /// sixteen cells it is the exact maximum (OEIS A151944; the tests verify it up to ten cells). For larger boards the
    /// maximum is unknown, and this is an upper bound: the most moves that bring home the tiles of the line farthest from
    /// that corner (verified by the tests), plus the bound of the remaining board.
    pub const fn hardest(self) -> u32 {
        let (short, long) = if self.rows() < self.columns() {
            (self.rows(), self.columns())
        } else {
            (self.columns(), self.rows())
        };
        match (short, long) {
            (2, 2) => 6,
            (2, 3) => 21,
            (2, 4) => 36,
            (2, 5) => 55,
            (2, 6) | (4, 4) => 80,
            (2, 7) => 108,
            (2, 8) => 140,
            (2, 9) => 204,
            (2, 10) => 276,
            (2, 11) => 356,
            (2, _) => 444,
            (3, 3) => 31,
            (3, 4) => 53,
            (3, 5) => 84,
            (3, 6) => 136,
            (3, 7) => 198,
            (3, _) => 270,
            (4, 5) => 138,
            (4, _) => 208,
            _ => 212,
        }
    }

    /// Row and column of `cell`, both from 0.
    pub const fn place(self, cell: usize) -> (usize, usize) {
        (cell / self.columns as usize, cell % self.columns as usize)
    }

    /// The city-block distance between cells `a` and `b`: the fewest moves a tile needs.
    pub const fn distance(self, a: usize, b: usize) -> usize {
        let (ar, ac) = self.place(a);
        let (br, bc) = self.place(b);
        ar.abs_diff(br) + ac.abs_diff(bc)
    }

    /// The cell the blank reaches from `blank` by `mv`, or `None` at the board's edge.
    pub const fn neighbour(self, blank: usize, mv: Move) -> Option<usize> {
        let (row, column) = self.place(blank);
        match mv {
            Move::Up if row > 0 => Some(blank - self.columns()),
            Move::Left if column > 0 => Some(blank - 1),
            Move::Right if column + 1 < self.columns() => Some(blank + 1),
            Move::Down if row + 1 < self.rows() => Some(blank + self.columns()),
            Move::Up | Move::Left | Move::Right | Move::Down => None,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {}", self.rows, self.columns)
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        let wrong = || SizeError::NotASize(text.trim().to_owned());
        let (rows, columns) = text.split_once(['x', 'X', '×', '*']).ok_or_else(wrong)?;
        let number = |part: &str| part.trim().parse::<usize>().map_err(|_| wrong());
        Self::new(number(rows)?, number(columns)?)
    }
}

/// One way out of a cell: the move of the blank, and the cell it ends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub mv: Move,
    /// The cell the blank moves to.
    pub to: u8,
}

/// The neighbour table of one size: for each cell of the blank and each last move, the onward moves in the order of a
/// search, without the reversal of the last one.
#[derive(Clone, Debug)]
pub struct Grid {
    size: Size,
    /// By the cell of the blank and the code of the last move.
    steps: [[Steps; CODES]; PLACES],
}

/// The moves from a cell: the first `len` of `list`. The rest is filler, so that three can always be read.
#[derive(Clone, Copy, Debug)]
pub struct Steps {
    pub list: [Step; 4],
    pub len: u8,
}

/// The codes of moves and of none, rounded up to a power of two.
const CODES: usize = 8;

impl Grid {
    pub fn new(size: Size, order: MoveOrder) -> Self {
        let none = Steps {
            list: [Step {
                mv: Move::Up,
                to: 0,
            }; 4],
            len: 0,
        };
        let mut steps = [[none; CODES]; PLACES];
        for (blank, row) in steps.iter_mut().enumerate().take(size.cells()) {
            for (came, entry) in row.iter_mut().enumerate() {
                let back = Move::from_code(came as u8).map(Move::inverse);
                for mv in order.moves() {
                    if let Some(to) = size.neighbour(blank, mv).filter(|_| back != Some(mv)) {
                        entry.list[entry.len as usize] = Step { mv, to: to as u8 };
                        entry.len += 1;
                    }
                }
            }
        }
        Self { size, steps }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// The moves from cell `blank`, without the inverse of the move that has the code `came`; all if none has it.
    #[inline(always)]
    pub fn onward(&self, blank: usize, came: u8) -> &Steps {
        &self.steps[blank & (PLACES - 1)][usize::from(came) % CODES]
    }

    /// The moves from cell `blank`, without the inverse of `came` (`None`: all moves).
    #[inline]
    pub fn steps(&self, blank: usize, came: Option<Move>) -> &[Step] {
        let steps = self.onward(blank, came.map_or(4, |mv| mv as u8));
        &steps.list[..usize::from(steps.len & 7).min(4)]
    }
}
