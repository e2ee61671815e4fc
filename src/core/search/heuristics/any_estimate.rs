//! Estimates of any type behind a pointer: for searches by costs, and for heuristics that searches are not compiled for.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, Costs, State};
use crate::search::heuristics::own::OwnEstimate;
use crate::search::heuristics::pattern_database::{PatternDatabases, PatternEstimate};
use crate::search::heuristics::script::ScriptError;
use crate::search::heuristics::script::pattern::{Pattern, PatternTable};
use crate::search::heuristics::{
    Estimate, Heuristic, LinearConflict, Manhattan, Misplaced, Patchy, Zero,
};

/// An estimate of any type behind a pointer, for a search that is compiled once for all of them: compiled for each type, it
/// would make the program larger.
pub struct AnyEstimate(Box<dyn DynamicEstimate>);

/// The functions of an [`Estimate`] that can be called without its type.
pub(crate) trait DynamicEstimate {
    fn value(&self, state: State) -> u32;
    fn value_after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32;
    fn may_fail(&self) -> bool;
    fn fault(&self) -> Option<&ScriptError>;
}

impl<E: Estimate> DynamicEstimate for E {
    fn value(&self, state: State) -> u32 {
        self.of(state)
    }

    fn value_after(&self, h: u32, parent: State, blank: usize, to: usize) -> u32 {
        self.after(h, parent, blank, to)
    }

    fn may_fail(&self) -> bool {
        self.can_fail()
    }

    fn fault(&self) -> Option<&ScriptError> {
        self.failure()
    }
}

impl AnyEstimate {
    /// The estimate by `heuristic` for `goal` in a search that multiplies h by `weight`; 0 without one.
    pub(crate) fn new(
        (heuristic, weight): (Option<Heuristic>, u32),
        goal: &Board,
        costs: Costs,
        databases: &PatternDatabases,
    ) -> Self {
        match heuristic.unwrap_or(Heuristic::Zero) {
            Heuristic::Own(own) => {
                let tables = databases.own();
                Self(Box::new(OwnEstimate::new(own, goal, costs, weight, tables)))
            }
            heuristic => Self(built_in(heuristic, goal, costs, databases)),
        }
    }
}

impl Estimate for AnyEstimate {
    const CAN_FAIL: bool = true;

    #[inline]
    fn can_fail(&self) -> bool {
        self.0.may_fail()
    }

    fn of(&self, state: impl Arrangement) -> u32 {
        self.0.value(state.into())
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        self.0.value_after(h, parent.into(), blank, to)
    }

    fn failure(&self) -> Option<&ScriptError> {
        self.0.fault()
    }
}

/// The most entries of a table of patterns.
const MOST_ENTRIES: usize = 1 << 20;
/// The most tiles of a pattern.
const MOST_TILES: usize = 4;

/// The estimate by a built-in heuristic for `goal`; 0 by one of the user.
pub(crate) fn built_in(
    heuristic: Heuristic,
    goal: &Board,
    costs: Costs,
    databases: &PatternDatabases,
) -> Box<dyn DynamicEstimate + Send + Sync> {
    match heuristic {
        Heuristic::Zero | Heuristic::Own(_) => Box::new(Zero),
        Heuristic::Misplaced => Box::new(Misplaced::by(goal, costs)),
        Heuristic::Patchy => Box::new(Patchy::by(goal, costs)),
        Heuristic::Manhattan => Box::new(Manhattan::by(goal, costs)),
        Heuristic::LinearConflict => Box::new(LinearConflict::by(goal, costs)),
        Heuristic::Patterns if costs.is_unit() => {
            Box::new(PatternEstimate::new(databases.get_or_build(goal), goal))
        }
        Heuristic::Patterns => Box::new(Tables(tables(goal, costs, databases))),
    }
}

/// The tables of a partition of the tiles, in the order of their goal cells.
pub(crate) fn tables(
    goal: &Board,
    costs: Costs,
    databases: &PatternDatabases,
) -> Vec<Arc<PatternTable>> {
    let cells = goal.size().cells();
    let fits = |tiles: &usize| cells.pow(*tiles as u32 + 1) <= MOST_ENTRIES;
    let most = (1..=MOST_TILES).rev().find(fits).unwrap_or(1);
    let tiles: Vec<u8> = goal.cells().into_iter().filter(|&tile| tile != 0).collect();
    let table = |tiles: &[u8]| {
        let pattern = Pattern {
            tiles: tiles.to_vec(),
            additive: true,
        };
        let patterns = &databases.own().patterns;
        patterns.get_or_build(goal, costs, &pattern)
    };
    tiles.chunks(most).map(table).collect()
}

/// Additive tables of patterns without a common tile. Each knows the blank's cell, so their sum is consistent.
struct Tables(Vec<Arc<PatternTable>>);

impl Estimate for Tables {
    fn of(&self, state: impl Arrangement) -> u32 {
        let state: State = state.into();
        let parts = self.0.iter().map(|table| u32::from(table.look_up(state)));
        parts.sum()
    }
}
