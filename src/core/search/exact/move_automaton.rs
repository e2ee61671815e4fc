//! An automaton that prunes moves which complete a short detour.
//!
//! A depth-first search keeps no list of visited states, so it reaches a state once for every path to it. Many of these
//! paths differ in a few moves only: six moves round a block of four cells one way have the same result as six the other
//! way. From each cell of the blank all strings of up to [`DEPTH`] moves are generated. If two lead to the same board, the
//! longer one, or of two equally long ones the later in the order of moves, is *forbidden*. Of all shortest paths from one
//! board to another, the first in that order contains no forbidden string: replacing the string by its better one would make
//! the path shorter or earlier. So a search that never makes one still finds a shortest path (Taylor and Korf, *Pruning
//! duplicate nodes in depth-first search*, AAAI 1993).

use std::collections::{HashMap, HashSet};
use std::iter;
use std::sync::OnceLock;

use crate::puzzle::{Board, Move, SIDES, Size, State};

/// The length of the strings compared. Longer ones find more detours, but take more time and cache.
const DEPTH: usize = 10;

/// Marks a move that leads off the board or completes a forbidden string.
pub const DEAD: u16 = u16::MAX;

/// The automaton for boards of `size`, built once: for each of its states, the state after each move. In state c the blank is
/// on cell c and no move has been made.
pub fn automaton(size: Size) -> &'static [[u16; 4]] {
    static MADE: [[OnceLock<Vec<[u16; 4]>>; SIDES]; SIDES] =
        [const { [const { OnceLock::new() }; SIDES] }; SIDES];
    let made = &MADE[size.rows() - 2][size.columns() - 2];
    made.get_or_init(|| compile(size, &forbidden(size, DEPTH)))
}

/// Moves from a cell of the blank, two bits each, with the newest in the lowest bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Moves {
    len: u8,
    from: u8,
    code: u32,
}

impl Moves {
    const fn none(from: usize) -> Self {
        Self {
            len: 0,
            from: from as u8,
            code: 0,
        }
    }

    const fn then(self, mv: Move) -> Self {
        Self {
            len: self.len + 1,
            from: self.from,
            code: self.code << 2 | mv as u32,
        }
    }

    fn get(self, index: u8) -> Option<Move> {
        let behind = self.len.checked_sub(index + 1)?;
        Move::from_code((self.code >> (2 * behind)) as u8 & 3)
    }

    /// The string without its first move.
    fn tail(self, size: Size) -> Option<Self> {
        let from = size.neighbour(usize::from(self.from), self.get(0)?)? as u8;
        let len = self.len - 1;
        let code = self.code & ((1 << (2 * len)) - 1);
        Some(Self { len, from, code })
    }

    /// The suffixes, from the string itself down to the empty one.
    fn tails(self, size: Size) -> impl Iterator<Item = Self> + Clone {
        iter::successors(Some(self), move |moves| moves.tail(size))
    }

    /// The proper prefixes, shortest first.
    fn heads(self) -> impl Iterator<Item = Self> {
        (0..self.len).map(move |len| Self {
            len,
            from: self.from,
            code: self.code >> (2 * (self.len - len)),
        })
    }

    fn end(self, size: Size) -> usize {
        let moves = (0..self.len).filter_map(|index| self.get(index));
        moves.fold(usize::from(self.from), |cell, mv| {
            size.neighbour(cell, mv).unwrap_or(cell)
        })
    }
}

/// All forbidden strings of up to `depth` moves that contain no shorter forbidden one.
fn forbidden(size: Size, depth: usize) -> HashSet<Moves> {
    let mut forbidden = HashSet::new();
    let mut walks: Vec<Walk> = (0..size.cells())
        .map(|cell| Walk::new(size, cell))
        .collect();
    for _ in 0..depth {
        let mut late = Vec::new();
        for walk in &mut walks {
            walk.deepen(size, &mut late);
        }
        late.retain(|moves| !moves.tails(size).any(|tail| forbidden.contains(&tail)));
        forbidden.extend(late);
    }
    forbidden
}

/// A breadth-first walk from one cell of the blank.
struct Walk {
    layer: Vec<(State, Moves)>,
    seen: HashSet<State>,
}

impl Walk {
    fn new(size: Size, cell: usize) -> Self {
        let state = Board::blank_first(size).swapped(0, cell).state();
        Self {
            layer: vec![(state, Moves::none(cell))],
            seen: HashSet::from([state]),
        }
    }

    /// Advances by one move; strings that lead to the same board as an earlier one are added to `late`.
    fn deepen(&mut self, size: Size, late: &mut Vec<Moves>) {
        let mut next = Vec::with_capacity(3 * self.layer.len());
        for &(state, moves) in &self.layer {
            let blank = state.blank();
            for mv in Move::ALL {
                let Some(to) = size.neighbour(blank, mv) else {
                    continue;
                };
                let (after, moves) = (state.slide(blank, to), moves.then(mv));
                if self.seen.insert(after) {
                    next.push((after, moves));
                } else {
                    late.push(moves);
                }
            }
        }
        self.layer = next;
    }
}

/// Builds the Aho-Corasick automaton that recognises the forbidden strings. A state is the longest prefix of a forbidden
/// string with which the moves so far end.
fn compile(size: Size, forbidden: &HashSet<Moves>) -> Vec<[u16; 4]> {
    let mut heads: Vec<Moves> = (0..size.cells()).map(Moves::none).collect();
    heads.extend(forbidden.iter().flat_map(|moves| moves.heads().skip(1)));
    heads.sort_unstable();
    heads.dedup();
    // If there were too many to number, the longest would be dropped: fewer detours are found, but none wrongly.
    heads.truncate(usize::from(DEAD));
    let number: HashMap<Moves, u16> = heads.iter().copied().zip(0..).collect();
    let after = |head: &Moves, mv: Move| {
        size.neighbour(head.end(size), mv)?;
        let mut tails = head.then(mv).tails(size);
        if tails.clone().any(|tail| forbidden.contains(&tail)) {
            return None;
        }
        tails.find_map(|tail| number.get(&tail).copied())
    };
    let row = |head: &Moves| Move::ALL.map(|mv| after(head, mv).unwrap_or(DEAD));
    heads.iter().map(row).collect()
}
