//! The recursion of depth-first search. IDA*, iterative deepening and backtracking run it within a threshold.

use std::ops::ControlFlow::{self, Break, Continue};

use crate::search::engine::path::packed_call::{Budget, Path};

/// A successor and the path to it; `None` if it is not searched.
pub type Next<N> = Option<(N, Path)>;

/// A node of the recursion. `S` is the data shared by all nodes of a search. If the blank's cell is known at compile time, a
/// successor has another type than its parent, and the recursion is compiled for each; without that IDA* with the Manhattan
/// heuristic is slower.
pub trait Node<S>: Copy {
    type Moves: Copy;
    type Up: Node<S>;
    type Left: Node<S>;
    type Right: Node<S>;
    type Down: Node<S>;

    /// Whether the search [stops](Self::stop) before it expands this node.
    fn must_stop(self, path: Path, shared: &S, budget: Budget) -> bool;

    /// Ends the search before this node is expanded, or does the pending work and continues the search from here.
    fn stop(self, path: Path, shared: &mut S, budget: Budget) -> Budget;

    fn is_goal(self, shared: &S) -> bool;

    /// Ends the search at this node.
    fn found(self, path: Path, shared: &mut S, budget: Budget) -> Budget;

    /// Counts an expansion. Returns the moves to try and the remaining budget.
    fn expand(self, path: Path, shared: &mut S, budget: Budget) -> (Self::Moves, Budget);

    /// The successor by the first of the moves, which is up in the usual order, with the path to it; `None` if `moves` does
    /// not contain the move or its f exceeds the
    /// threshold.
    fn up(self, path: Path, moves: Self::Moves, shared: &mut S) -> Next<Self::Up>;
    fn left(self, path: Path, moves: Self::Moves, shared: &mut S) -> Next<Self::Left>;
    fn right(self, path: Path, moves: Self::Moves, shared: &mut S) -> Next<Self::Right>;
    fn down(self, path: Path, moves: Self::Moves, shared: &mut S) -> Next<Self::Down>;

    /// Whether no move is left to try after move number `last`. Then the call for that move is a tail call.
    fn is_last(moves: Self::Moves, last: u8) -> bool;

    fn search(self, path: Path, shared: &mut S, budget: Budget) -> Budget {
        search(self, path, shared, budget)
    }
}

/// search(n): expands `n` and searches everything below it within the threshold. Returns the remaining budget.
#[inline(never)]
pub fn search<S, N: Node<S>>(n: N, path: Path, shared: &mut S, budget: Budget) -> Budget {
    if n.must_stop(path, shared, budget) {
        return n.stop(path, shared, budget);
    }
    // if n is the goal: return the path
    if n.is_goal(shared) {
        return n.found(path, shared, budget);
    }
    // if depth is the limit: return, for there are no moves
    let (moves, budget) = n.expand(path, shared, budget);
    search_children(n, path, moves, shared, budget)
}

/// Tries some moves of `n`.
#[inline(always)]
pub fn search_children<S, N: Node<S>>(
    n: N,
    path: Path,
    moves: N::Moves,
    shared: &mut S,
    budget: Budget,
) -> Budget {
    let mut all_moves = || {
        // for each neighbour m of n but its parent: if g + 1 + h(m) ≤ threshold: search(m, g + 1)
        let m = n.up(path, moves, shared);
        let budget = search_child(m, N::is_last(moves, 0), shared, budget)?;
        let m = n.left(path, moves, shared);
        let budget = search_child(m, N::is_last(moves, 1), shared, budget)?;
        let m = n.right(path, moves, shared);
        let budget = search_child(m, N::is_last(moves, 2), shared, budget)?;
        let m = n.down(path, moves, shared);
        search_child(m, true, shared, budget)
    };
    match all_moves() {
        Continue(budget) | Break(budget) => budget,
    }
}

/// Searches below a successor, if there is one. Breaks if nothing is left to do at its parent.
#[inline(always)]
fn search_child<S, N: Node<S>>(
    m: Next<N>,
    is_last: bool,
    shared: &mut S,
    budget: Budget,
) -> ControlFlow<Budget, Budget> {
    let Some((m, path)) = m else {
        return Continue(budget);
    };
    match m.search(path, shared, budget) {
        budget if is_last || budget.unwinds() => Break(budget),
        budget => Continue(budget),
    }
}
