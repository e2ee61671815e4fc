//! The search within a bound, split into pieces for several threads.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::{Mutex, PoisonError};

use crate::puzzle::Move;
use crate::search::Parallel;
use crate::search::engine::path::packed_call::Path;
use crate::search::exact::bound_search::{BoundEnd, BoundSearch, Lookups, Node};
use crate::search::heuristics::pattern_database::placement::Placements;

const MOST_SPLIT: usize = 24;

/// The number of pieces of a bound. Their sizes differ a hundredfold, so there are many for each thread.
const PIECES: usize = 4096;

/// A node below the root whose subtree is searched separately.
struct Piece<P: Placements> {
    node: Node<P>,
    slack: u32,
    /// The cells that the blank visits on the way from the root to the node.
    cells: Vec<u8>,
}

/// Searches everything below `root` within `slack`, with the pieces distributed by `parallel`.
pub(crate) fn search_in_pieces<P: Placements>(
    tables: Lookups<'_, P>,
    root: &Node<P>,
    slack: u32,
    parallel: &impl Parallel,
    go_on: &(impl Fn(u64) -> ControlFlow<()> + Sync),
) -> BoundEnd {
    let pieces = tables.split(root, slack).into_iter().enumerate().collect();
    // The number of the first piece known to lead to the goal, and its path.
    let (first, stopped) = (AtomicUsize::new(usize::MAX), AtomicBool::new(false));
    let found = Mutex::new(None);
    parallel.each(pieces, |(number, piece): (usize, Piece<P>)| {
        let is_in_vain = || stopped.load(Relaxed) || first.load(Relaxed) < number;
        if is_in_vain() {
            return;
        }
        let ask = |nodes| {
            if go_on(nodes).is_break() {
                stopped.store(true, Relaxed);
            }
            if is_in_vain() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        if let BoundEnd::Goal(below) = BoundSearch::new(tables, &ask).run(&piece.node, piece.slack)
        {
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            if first.fetch_min(number, Relaxed) > number {
                let cells = piece.cells.into_iter().chain(below).collect();
                *found = Some(BoundEnd::Goal(cells));
            }
        }
    });
    if stopped.into_inner() {
        return BoundEnd::Stopped;
    }
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.unwrap_or(BoundEnd::Threshold)
}

impl<P: Placements> Lookups<'_, P> {
    /// All nodes within `slack` at the smallest depth that gives [`PIECES`] of them, in the order of a depth-first search; a
    /// goal above that depth is its own piece.
    fn split(&self, root: &Node<P>, slack: u32) -> Vec<Piece<P>> {
        let mut pieces = vec![Piece {
            node: *root,
            slack,
            cells: Vec::new(),
        }];
        for _ in 0..MOST_SPLIT {
            if pieces.len() >= PIECES {
                break;
            }
            let mut deeper = Vec::with_capacity(2 * pieces.len());
            for piece in pieces {
                if piece.node.cells == self.goal {
                    deeper.push(piece);
                } else {
                    self.expand(&piece, &mut deeper);
                }
            }
            pieces = deeper;
        }
        pieces
    }

    fn expand(&self, piece: &Piece<P>, children: &mut Vec<Piece<P>>) {
        let Some(&states) = self.automaton.get(usize::from(piece.node.state)) else {
            return;
        };
        let path = Path::with_room(piece.slack);
        for mv in Move::ALL {
            if let Some((node, path)) = self.child(&piece.node, mv, states, path) {
                let mut cells = piece.cells.clone();
                cells.push(node.blank);
                let slack = path.room();
                children.push(Piece { node, slack, cells });
            }
        }
    }
}
