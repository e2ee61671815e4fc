//! The cell of the blank and its neighbours, known at compile time or looked up.

use std::sync::OnceLock;

use crate::puzzle::{Move, PLACES, SIDES, Size};

/// A cell of the blank. The cell after a move is a [`BlankCell`] again. If each cell is its own type, generic functions are
/// compiled for each cell. If a move is illegal, the cell after it is arbitrary.
pub trait BlankCell: Copy {
    type Up: BlankCell;
    type Left: BlankCell;
    type Right: BlankCell;
    type Down: BlankCell;

    /// The cell with this number. A type that stands for one cell ignores the number.
    fn at(cell: u8) -> Self;

    fn cell(self) -> u8;

    /// A bit for each legal move.
    fn moves(self, board: &BlankMoves) -> u8;
}

/// A cell of a 4×4 board, as a type.
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
            fn moves(self, _: &BlankMoves) -> u8 {
                const MOVES: u8 = ($up != $cell) as u8
                    | (($left != $cell) as u8) << 1
                    | (($right != $cell) as u8) << 2
                    | (($down != $cell) as u8) << 3;
                MOVES
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
    fn moves(self, board: &BlankMoves) -> u8 {
        board.moves(self.0)
    }
}

#[derive(Debug)]
pub struct BlankMoves {
    /// By the cell of the blank: a bit for each legal move.
    moves: [u8; PLACES],
    /// By move: the change of the blank's cell.
    step: [i8; 4],
}

impl BlankMoves {
    pub fn of(size: Size) -> &'static Self {
        Self::place(size).get_or_init(|| Self::new(size))
    }

    /// Whether [`of`](Self::of) has already computed the moves for `size`.
    pub fn is_at_hand(size: Size) -> bool {
        Self::place(size).get().is_some()
    }

    fn place(size: Size) -> &'static OnceLock<Self> {
        static MADE: [[OnceLock<BlankMoves>; SIDES]; SIDES] =
            [const { [const { OnceLock::new() }; SIDES] }; SIDES];
        &MADE[size.rows() - 2][size.columns() - 2]
    }

    fn new(size: Size) -> Self {
        let columns = size.columns() as i8;
        let mut moves = [0; PLACES];
        for (cell, moves) in moves.iter_mut().enumerate().take(size.cells()) {
            let legal = Move::ALL.into_iter();
            let legal = legal.filter(|&mv| size.neighbour(cell, mv).is_some());
            *moves = legal.map(|mv| 1 << mv as u8).sum();
        }
        Self {
            moves,
            step: [-columns, -1, 1, columns],
        }
    }

    #[inline]
    pub const fn moves(&self, blank: u8) -> u8 {
        self.moves[blank as usize & (PLACES - 1)]
    }

    /// The cell the blank reaches from `blank` by move number `mv`.
    #[inline]
    pub const fn to(&self, blank: u8, mv: u8) -> u8 {
        blank.wrapping_add_signed(self.step[mv as usize & 3]) & (PLACES as u8 - 1)
    }
}

/// `moves` without the reversal of move number `last`; all of them if `last` is 4, which means no move.
#[inline(always)]
pub const fn onward(moves: u8, last: u8) -> u8 {
    if last < 4 {
        moves & !(8 >> last)
    } else {
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiler_knows_the_board() {
        fn same<B: BlankCell>(here: B, size: Size) {
            let board = BlankMoves::of(size);
            assert_eq!(here.moves(board), board.moves(here.cell()));
            let beside = [
                B::Up::at(0).cell(),
                B::Left::at(0).cell(),
                B::Right::at(0).cell(),
                B::Down::at(0).cell(),
            ];
            for mv in Move::ALL {
                if let Some(to) = size.neighbour(here.cell().into(), mv) {
                    assert_eq!(usize::from(beside[mv as usize]), to);
                }
            }
        }
        let size = Size::new(4, 4).expect("a size");
        macro_rules! each {
            ($($cell:literal)*) => {$(
                assert_eq!(KnownCell::<$cell>.cell(), $cell);
                same(KnownCell::<$cell>, size);
            )*};
        }
        each!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    }
}
