//! The predecessors of all states with the blank on one cell: moves of the whole space, word by word.

use std::collections::BTreeMap;

use crate::puzzle::{self, half_rank, unrank};
use crate::search::exact::survey::numbering::Numbering;

/// How the words of one cell of the blank are computed from those of a neighbouring cell.
#[derive(Debug)]
pub(crate) struct Link {
    pub from: usize,
    pub how: How,
}

/// The effect of a move on the number of an order.
#[derive(Debug)]
pub(crate) enum How {
    Same,
    /// Moves whole runs of words. Run r of a group of `map.len()` runs comes from run `map[r]`.
    Runs {
        run: usize,
        map: Vec<u32>,
    },
    /// Moves bits within blocks of words: for even and odd words, by place in the block, the sources of its bits.
    Bits {
        block: usize,
        terms: [Vec<Vec<Term>>; 2],
    },
}

/// Bits that move by the same distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Term {
    word: u32,
    /// The number of bits by which they are rotated up.
    up: u32,
    mask: u64,
}

/// The links that lead to each cell of the blank.
pub(crate) fn all(numbering: &Numbering) -> Vec<Vec<Link>> {
    let (cells, width) = (numbering.cells, numbering.width);
    let links = |blank: usize| {
        let mut links = Vec::new();
        let link = |from, how| Link { from, how };
        if !blank.is_multiple_of(width) {
            links.push(link(blank - 1, How::Same));
        }
        if !(blank + 1).is_multiple_of(width) {
            links.push(link(blank + 1, How::Same));
        }
        // Backwards, from the state reached to its predecessor: the blank returns, and a tile moves in the order.
        if let Some(top) = blank.checked_sub(width) {
            links.push(link(top, carry(numbering, blank, top, top + width - 1)));
        }
        if blank + width < cells {
            let how = carry(numbering, blank, blank + width - 1, blank);
            links.push(link(blank + width, how));
        }
        links
    };
    (0..cells).map(links).collect()
}

/// The sources of the states with the blank on `blank` if the tile at place `from` of the order is carried to `to`.
fn carry(numbering: &Numbering, blank: usize, from: usize, to: usize) -> How {
    let (tiles, outer) = (numbering.tiles(), numbering.outer);
    let (first, last) = (from.min(to), from.max(to));
    if last < outer {
        let (run, group) = (
            numbering.words_below(last + 1),
            numbering.words_below(first),
        );
        let rest = (last + 1..tiles - 2)
            .map(|digit| tiles - digit)
            .product::<usize>();
        let source = |r: usize| {
            (carried(r * rest, tiles - first, false, from - first, to - first) / rest) as u32
        };
        return How::Runs {
            run,
            map: (0..group / run).map(source).collect(),
        };
    }
    let start = first.min(outer);
    let (block, bits) = (numbering.words_below(start), numbering.bits());
    // The parity that is left to the tail of the order depends on the digits before.
    let terms = [false, true].map(|odd_before| {
        let odd = numbering.odd(blank) ^ odd_before;
        let word = |word: usize| {
            let mut terms: BTreeMap<(u32, u32), u64> = BTreeMap::new();
            for bit in 0..bits {
                let source = carried(
                    word * bits + bit,
                    tiles - start,
                    odd,
                    from - start,
                    to - start,
                );
                let (from_word, from_bit) = (source / bits, source % bits);
                let up = (bit + 64 - from_bit) % 64;
                *terms.entry((from_word as u32, up as u32)).or_default() |= 1 << from_bit;
            }
            terms
                .into_iter()
                .map(|((word, up), mask)| Term { word, up, mask })
                .collect()
        };
        (0..block).map(word).collect()
    });
    How::Bits { block, terms }
}

/// The half-rank of an order after the element at place `from` is carried to place `to`.
fn carried(rank: usize, tiles: usize, odd: bool, from: usize, to: usize) -> usize {
    let order = unrank(rank as u32, tiles, odd);
    half_rank(puzzle::carry(order, from, to), tiles) as usize
}

impl How {
    /// Adds to `into`, the words from number `first` on, the states reached from `source`. Both ends of `into` are ends of
    /// groups or runs, and of blocks. `odd` holds for each word whether its digits have an odd sum.
    pub(crate) fn pull(&self, source: &[u64], first: usize, into: &mut [u64], odd: &[bool]) {
        match self {
            Self::Same => add(into, &source[first..]),
            Self::Runs { run, map } => {
                for (number, into) in (first / run..).zip(into.chunks_mut(*run)) {
                    let group = number / map.len() * map.len();
                    let from = (group + map[number % map.len()] as usize) * run;
                    add(into, &source[from..]);
                }
            }
            Self::Bits { block, terms } => {
                let blocks = source[first..].chunks(*block).zip(into.chunks_mut(*block));
                for (number, (source, into)) in (first..).step_by(*block).zip(blocks) {
                    if source.iter().any(|&word| word != 0) {
                        gather(
                            source,
                            into,
                            &terms[usize::from(*block == 1 && odd[number])],
                        );
                    }
                }
            }
        }
    }
}

#[inline]
fn add(into: &mut [u64], source: &[u64]) {
    for (into, word) in into.iter_mut().zip(source) {
        *into |= word;
    }
}

#[inline]
fn gather(source: &[u64], into: &mut [u64], terms: &[Vec<Term>]) {
    for (into, terms) in into.iter_mut().zip(terms) {
        for term in terms {
            *into |= (source[term.word as usize] & term.mask).rotate_left(term.up);
        }
    }
}
