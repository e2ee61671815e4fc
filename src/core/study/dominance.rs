//! Compares two heuristics: whether one dominates the other.
//!
//! h₁ dominates h₂ if h₁(n) ≥ h₂(n) for every state n (Russell & Norvig, 4th ed., § 3.6.1). If both are admissible, A*
//! then expands no more nodes with h₁ than with h₂, except for ties.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::puzzle::Board;
use crate::search::{Distances, PatternDatabases};
use crate::study::heuristic_check::values::{NoValues, Subject};
use crate::study::heuristic_check::{Extent, sample::random_boards};

/// A state on which two heuristics differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    pub board: Board,
    pub first: u32,
    pub second: u32,
}

/// How one heuristic relates to another on the states examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Equal,
    /// The first is nowhere lower, and higher somewhere.
    Dominates,
    /// The second is nowhere lower, and higher somewhere.
    IsDominated,
    /// Each is higher somewhere.
    Neither,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dominance {
    /// The states examined. A sample can refute dominance but not prove it.
    pub extent: Extent,
    pub states: u64,
    pub higher: u64,
    /// States on which the second is higher.
    pub lower: u64,
    /// The state on which the first is higher by the most: the counterexample to being dominated.
    pub highest: Option<Difference>,
    /// The state on which the second is higher by the most: the counterexample to dominating.
    pub lowest: Option<Difference>,
}

impl Dominance {
    pub const fn relation(&self) -> Relation {
        match (self.higher, self.lower) {
            (0, 0) => Relation::Equal,
            (_, 0) => Relation::Dominates,
            (0, _) => Relation::IsDominated,
            (_, _) => Relation::Neither,
        }
    }

    fn see(&mut self, first: u32, second: u32, board: impl FnOnce() -> Option<Board>) {
        self.states += 1;
        let (count, most) = match first.cmp(&second) {
            Ordering::Equal => return,
            Ordering::Greater => (&mut self.higher, &mut self.highest),
            Ordering::Less => (&mut self.lower, &mut self.lowest),
        };
        *count += 1;
        let largest = most.map_or(0, |most| most.first.abs_diff(most.second));
        if first.abs_diff(second) > largest {
            *most = board().map(|board| Difference {
                board,
                first,
                second,
            });
        }
    }
}

/// Compares two heuristics on every state. The values are those returned by
/// [`every_value`](crate::study::heuristic_check::every_value).
pub fn compare_every_state(distances: &Distances, first: &[u32], second: &[u32]) -> Dominance {
    let size = distances.goal().size();
    let ranking = distances.ranking();
    let mut found = Dominance::default();
    for (address, (&first, &second)) in (0..).zip(first.iter().zip(second)) {
        found.see(first, second, || {
            Board::from_state(size, ranking.state(address))
        });
    }
    found
}

/// Compares two heuristics on `boards` random boards, always the same ones. `go_on` is called with the number done so far.
///
/// # Errors
/// If a heuristic's program cannot be read or fails, or `go_on` breaks.
pub fn compare_sample(
    [first, second]: [&Subject; 2],
    goal: Board,
    boards: u64,
    databases: &PatternDatabases,
    go_on: &dyn Fn(u64) -> ControlFlow<()>,
) -> Result<Dominance, NoValues> {
    let mut of_first = first.for_goal(&goal, databases)?;
    let mut of_second = second.for_goal(&goal, databases)?;
    let mut found = Dominance {
        extent: Extent::Sample(boards),
        ..Dominance::default()
    };
    for board in random_boards(goal, boards) {
        let [first, second] = [of_first(board.state())?, of_second(board.state())?];
        found.see(first, second, || Some(board));
        if go_on(found.states).is_break() {
            return Err(NoValues::Cancelled);
        }
    }
    Ok(found)
}
