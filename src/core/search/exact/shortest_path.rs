//! The length of a shortest path by IDA* (Korf 1985), with pattern databases only.
//!
//! The [recursion](crate::search::algorithms::recursion::search) is shared with the IDA* that the app shows; the nodes
//! differ. There, nodes are counted, reported and expanded in the order shown, and a search can stop after any of them.
//! Here, there is no observer, the placements of both views are updated by one xor per move, and an
//! [automaton](crate::search::exact::move_automaton) prunes duplicate paths, so other nodes are expanded.
//!
//! The city-block distance changes by one with each move, so along a path f = g + h grows by two or not at all. Instead of
//! f, a path carries the *slack*: how many more times f may grow within the current bound. A move away from home reduces it
//! by one; a child is cut as soon as one of its views needs more slack than is left.
//!
//! If a bound takes long, the search is split: all nodes a few moves below the root are pieces of work, in the order in
//! which one thread would reach them, and the path is that of the first piece that has one. So the path is the same on any
//! number of threads.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::puzzle::{Move, PLACES, Packed, Problem};
use crate::search::engine::symmetry::Symmetry;
use crate::search::exact::bound_search::{BoundEnd, BoundSearch, HALF_BITS, Lookups, Node};
use crate::search::exact::pieces::search_in_pieces;
use crate::search::heuristics::pattern_database::PatternDatabase;
use crate::search::heuristics::pattern_database::partition::WIDE_PATTERNS;
use crate::search::heuristics::pattern_database::placement::{Placements, is_ranked};
use crate::search::heuristics::{Estimate, Manhattan};
use crate::search::{Outcome, Parallel, Solution};

/// Nodes within one bound from which on the next is split (some milliseconds); each bound has several times the nodes of the
/// previous one.
const NODES_TO_SPLIT: u64 = 1 << 16;

#[derive(Debug)]
pub struct ShortestPath {
    /// A shortest path; [`Outcome::Exhausted`] if the parities show that there is none, [`Outcome::Cancelled`] if the search
    /// was stopped.
    pub outcome: Outcome,
    /// Nodes expanded. On several threads it varies from run to run, because some are expanded unnecessarily.
    pub expanded: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct BoundProgress {
    pub at_least: u32,
    pub expanded: u64,
}

impl PatternDatabase {
    /// Finds a shortest path. `go_on` is called every few thousand nodes, from any thread, and the search stops if it
    /// breaks. Returns `None` if these tables do not [serve](Self::serves) the goal.
    pub fn solve(
        &self,
        problem: &Problem,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BoundProgress) -> ControlFlow<()> + Sync),
    ) -> Option<ShortestPath> {
        if !self.serves(&problem.goal()) {
            return None;
        }
        if !problem.solvability().is_solvable() {
            return Some(ShortestPath {
                outcome: Outcome::Exhausted,
                expanded: 0,
            });
        }
        Some(if is_ranked(self.size) {
            self.search::<[u32; WIDE_PATTERNS]>(problem, parallel, go_on)
        } else {
            self.search::<u64>(problem, parallel, go_on)
        })
    }

    fn search<P: Placements>(
        &self,
        problem: &Problem,
        parallel: &impl Parallel,
        go_on: &(impl Fn(BoundProgress) -> ControlFlow<()> + Sync),
    ) -> ShortestPath {
        let symmetry = Symmetry::new(&problem.goal());
        let root: Node<P> = self.root(&symmetry.see(&problem.start()));
        let distances = Manhattan::new(&problem.goal()).of(problem.start().state());
        let tables: Lookups<'_, P> = Lookups::new(self);
        let (expanded, mut before, mut within) = (AtomicU64::new(0), 0, 0);
        // The slack that the estimate requires, then one more each time.
        let mut slack = root.sums[0].max(root.sums[1]);
        let end = loop {
            let at_least = distances + 2 * slack;
            let ask = |nodes: u64| {
                let expanded = expanded.fetch_add(nodes, Relaxed) + nodes;
                go_on(BoundProgress { at_least, expanded })
            };
            let end = if within < NODES_TO_SPLIT {
                BoundSearch::new(tables, &ask).run(&root, slack)
            } else {
                search_in_pieces(tables, &root, slack, parallel, &ask)
            };
            if end != BoundEnd::Threshold {
                break end;
            }
            let after = expanded.load(Relaxed);
            (before, within) = (after, after - before);
            slack += 1;
        };
        let outcome = match end {
            BoundEnd::Goal(cells) => Outcome::Solved(Solution::found(
                problem,
                unseen(&symmetry, root.blank, &cells),
            )),
            BoundEnd::Stopped | BoundEnd::Threshold => Outcome::Cancelled,
        };
        ShortestPath {
            outcome,
            expanded: expanded.into_inner(),
        }
    }

    fn root<P: Placements>(&self, seen: &[u8; PLACES]) -> Node<P> {
        let seen = &seen[..self.size.cells()];
        let mut placements = [P::default(); 2];
        for (cell, &home) in (0..).zip(seen) {
            for (view, placements) in self.views.iter().zip(&mut placements) {
                if home != self.blank {
                    view.put(placements, home, cell);
                }
            }
        }
        let blank = seen
            .iter()
            .position(|&home| home == self.blank)
            .unwrap_or(0);
        let beyond = self.beyond(placements);
        let by_pattern = |packed: u32, (pattern, &half): (usize, &u32)| {
            packed | half << (HALF_BITS * pattern as u32)
        };
        Node {
            cells: Packed::pack(seen).0,
            placements,
            beyond: beyond.map(|view| view.iter().enumerate().fold(0, by_pattern)),
            sums: beyond.map(|view| view.iter().sum()),
            blank: blank as u8,
            state: blank as u16,
        }
    }
}

/// The moves of the blank on the original board, from the canonical cells it visits.
fn unseen(symmetry: &Symmetry, blank: u8, seen: &[u8]) -> Vec<Move> {
    let size = symmetry.goal.size();
    let mut cell = symmetry.cell_seen(blank);
    let moves = seen.iter().filter_map(|&to| {
        let from = std::mem::replace(&mut cell, symmetry.cell_seen(to));
        let mut moves = Move::ALL.into_iter();
        moves.find(|&mv| size.neighbour(from, mv) == Some(cell))
    });
    moves.collect()
}
