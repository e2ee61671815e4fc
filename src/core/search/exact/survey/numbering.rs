//! A numbering of the states of a space in which sixty neighbours in rank share a word.
//!
//! A state is the cell of its blank and the order of its tiles, read without the blank. The order is numbered by its Lehmer
//! code. Its digit i is the number of tiles not yet named that are below tile i; the last two digits follow from the parity.
//! The last three of those kept have 5, 4 and 3 values: they number the bits of a word. Those before number the words.
//!
//! Boards are read along their short side, so that a move along the long side carries one tile past one or two others. It
//! changes only as many digits as tiles are involved; a move along the short side changes none.

use crate::puzzle::{PLACES, Size, unrank};
use crate::search::engine::symmetry::Symmetry;

/// The largest number of digits that number the bits of a word.
const INNER: usize = 3;

#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    /// Cells of the short side: the length of a row in reading order.
    pub width: usize,
    pub cells: usize,
    /// The cell of the goal's blank in reading order.
    goal_blank: usize,
    /// Digits that number the words.
    pub outer: usize,
    pub words: usize,
}

impl Numbering {
    pub(crate) fn new(symmetry: &Symmetry) -> Self {
        let size = symmetry.size;
        let tiles = size.cells() - 1;
        let mut numbering = Self {
            width: size.rows(),
            cells: size.cells(),
            goal_blank: read(size, symmetry.blank()),
            outer: (tiles - 2).saturating_sub(INNER),
            words: 1,
        };
        numbering.words = numbering.words_below(0);
        numbering
    }

    pub(crate) const fn tiles(&self) -> usize {
        self.cells - 1
    }

    pub(crate) fn words_below(&self, digit: usize) -> usize {
        (digit..self.outer)
            .map(|digit| self.tiles() - digit)
            .product()
    }

    pub(crate) fn bits(&self) -> usize {
        (self.outer..self.tiles() - 2)
            .map(|digit| self.tiles() - digit)
            .product()
    }

    /// Whether the order is odd while the blank is on `blank`.
    pub(crate) const fn odd(&self, blank: usize) -> bool {
        let rows = (blank / self.width).abs_diff(self.goal_blank / self.width);
        rows % 2 == 1 && self.width.is_multiple_of(2)
    }

    /// Whether the digits of `word` have an odd sum.
    pub(crate) fn odd_word(&self, word: usize) -> bool {
        let mut rest = word;
        let digits = (0..self.outer).rev().map(|digit| {
            let radix = self.tiles() - digit;
            let value = rest % radix;
            rest /= radix;
            value
        });
        digits.sum::<usize>() % 2 == 1
    }

    /// By canonical cell, the home of the tile there, for the state at a bit.
    pub(crate) fn seen(&self, size: Size, blank: usize, word: usize, bit: usize) -> [u8; PLACES] {
        let rank = word * self.bits() + bit;
        let order = unrank(rank as u32, self.tiles(), self.odd(blank));
        // Tile labels number the homes in reading order, from 1 and without the blank's.
        let home = |label: usize| label - usize::from(label <= self.goal_blank);
        let place = |cell: usize| order >> (4 * (cell - usize::from(cell > blank))) & 15;
        let mut seen = [0; PLACES];
        for (cell, seen) in (0..).zip(&mut seen).take(size.cells()) {
            let at = read(size, cell);
            *seen = if at == blank {
                unread(size, self.goal_blank)
            } else {
                unread(size, home(place(at) as usize))
            };
        }
        seen
    }

    pub(crate) const fn goal(&self) -> (usize, usize, usize) {
        (self.goal_blank, 0, 0)
    }
}

/// The number of a cell when a wide board is read along its short side.
const fn read(size: Size, cell: u8) -> usize {
    let (row, column) = size.place(cell as usize);
    column * size.rows() + row
}

const fn unread(size: Size, read: usize) -> u8 {
    (read % size.rows() * size.columns() + read / size.rows()) as u8
}
