//! The cell of the blank and its neighbours, known at compile time or looked up.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::puzzle::{Move, MoveOrder, PLACES, Size};

/// A cell of the blank. Its moves are numbered in the order in which the search tries them. The cell after a move is a
/// [`BlankCell`] again. If each cell is its own type, generic functions are
/// compiled for each cell. If a move is illegal, the cell after it is arbitrary.
pub trait BlankCell: Copy {
    type Up: BlankCell;
    type Left: BlankCell;
    type Right: BlankCell;
    type Down: BlankCell;

    /// The cell with this number. A type that stands for one cell ignores the number.
    fn at(cell: u8) -> Self;

    fn cell(self) -> u8;

    /// A bit for each legal move but the reversal of move number `last`; for all of them if `last` is 4, which means no move.
    fn onward(self, board: &BlankMoves, last: u8) -> u8;
}

/// A cell of a 4×4 board, as a type; the moves are in the usual order.
#[derive(Clone, Copy, Debug)]
pub struct KnownCell<const C: u8>;

macro_rules! cells {
    ($($cell:literal: $up:literal $left:literal $right:literal $down:literal;)*) => {$(
        impl BlankCell for KnownCell<$cell> {
            type Up = KnownCell<$up>;
            type Left = KnownCell<$left>;
            type Right = KnownCell<$right>;
            type Down = KnownCell<$down>;

            #[inline(always)]
            fn at(_: u8) -> Self {
                Self
            }

            #[inline(always)]
            fn cell(self) -> u8 {
                $cell
            }

            #[inline(always)]
            fn onward(self, _: &BlankMoves, last: u8) -> u8 {
                const MOVES: u8 = ($up != $cell) as u8
                    | (($left != $cell) as u8) << 1
                    | (($right != $cell) as u8) << 2
                    | (($down != $cell) as u8) << 3;
                // In the usual order the reversal of a move stands as far from the end as the move from the beginning.
                MOVES & !(if last < 4 { 8 >> last } else { 0 })
            }
        }
    )*};
}

// Each cell with its neighbours above, left, right and below; the cell itself where there is no neighbour.
cells! {
    0: 0 0 1 4;
    1: 1 0 2 5;
    2: 2 1 3 6;
    3: 3 2 3 7;
    4: 0 4 5 8;
    5: 1 4 6 9;
    6: 2 5 7 10;
    7: 3 6 7 11;
    8: 4 8 9 12;
    9: 5 8 10 13;
    10: 6 9 11 14;
    11: 7 10 11 15;
    12: 8 12 13 12;
    13: 9 12 14 13;
    14: 10 13 15 14;
    15: 11 14 15 15;
}

/// A cell of any board, whose neighbours are looked up.
#[derive(Clone, Copy, Debug)]
pub struct AnyCell(u8);

impl BlankCell for AnyCell {
    type Up = Self;
    type Left = Self;
    type Right = Self;
    type Down = Self;

    #[inline(always)]
    fn at(cell: u8) -> Self {
        Self(cell)
    }

    #[inline(always)]
    fn cell(self) -> u8 {
        self.0
    }

    #[inline(always)]
    fn onward(self, board: &BlankMoves, last: u8) -> u8 {
        board.onward(self.0, last)
    }
}

/// The moves on boards of one size, numbered in one order.
#[derive(Debug)]
pub struct BlankMoves {
    /// By the number of the last move, 4 for none, and the cell of the blank: a bit for each onward move.
    onward: [[u8; PLACES]; 5],
    /// By move: the change of the blank's cell.
    step: [i8; 4],
    size: Size,
    order: MoveOrder,
}

impl BlankMoves {
    /// The moves of a size in an order, made once for the process.
    pub fn of(size: Size, order: MoveOrder) -> &'static Self {
        let mut made = Self::made();
        let known = made.iter().find(|moves| moves.is_of(size, order));
        known.copied().unwrap_or_else(|| {
            let new: &Self = Box::leak(Box::new(Self::new(size, order)));
            made.push(new);
            new
        })
    }

    /// Whether [`of`](Self::of) has already computed the moves for `size`; in another order than the usual one they take
    /// no time.
    pub fn is_at_hand(size: Size) -> bool {
        let made = Self::made();
        made.iter().any(|moves| moves.is_of(size, MoveOrder::USUAL))
    }

    fn made() -> MutexGuard<'static, Vec<&'static Self>> {
        static MADE: Mutex<Vec<&BlankMoves>> = Mutex::new(Vec::new());
        MADE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_of(&self, size: Size, order: MoveOrder) -> bool {
        (self.size, self.order) == (size, order)
    }

    fn new(size: Size, order: MoveOrder) -> Self {
        let columns = size.columns() as i8;
        let mut onward = [[0; PLACES]; 5];
        for (last, cells) in onward.iter_mut().enumerate() {
            let back = order.moves().get(last).map(|mv| mv.inverse());
            for (cell, moves) in cells.iter_mut().enumerate().take(size.cells()) {
                let legal = order.moves().into_iter().zip(0..);
                let legal = legal.filter(|&(mv, _)| Some(mv) != back);
                let legal = legal.filter(|&(mv, _)| size.neighbour(cell, mv).is_some());
                *moves = legal.map(|(_, number)| 1 << number).sum();
            }
        }
        Self {
            onward,
            step: order.moves().map(|mv| match mv {
                Move::Up => -columns,
                Move::Left => -1,
                Move::Right => 1,
                Move::Down => columns,
            }),
            size,
            order,
        }
    }

    /// A bit for each legal move but the reversal of move number `last`; for all of them if `last` is 4.
    #[inline]
    pub const fn onward(&self, blank: u8, last: u8) -> u8 {
        // Only the numbers 0 to 4 occur.
        let last = if last < 4 { last as usize } else { 4 };
        self.onward[last][blank as usize & (PLACES - 1)]
    }

    /// The cell the blank reaches from `blank` by move number `mv`.
    #[inline]
    pub const fn to(&self, blank: u8, mv: u8) -> u8 {
        blank.wrapping_add_signed(self.step[mv as usize & 3]) & (PLACES as u8 - 1)
    }

    /// The move of this number; `None` if it means no move.
    pub fn mv(&self, number: u8) -> Option<Move> {
        self.order.moves().get(usize::from(number)).copied()
    }
}
