//! The built-in heuristics where moves have different costs.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, Costs, State};
use crate::search::heuristics::own::OwnEstimate;
use crate::search::heuristics::pattern_database::PatternDatabases;
use crate::search::heuristics::script::ScriptError;
use crate::search::heuristics::script::pattern::{Pattern, PatternTable};
use crate::search::heuristics::tile_sums::TileSums;
use crate::search::heuristics::{Estimate, Heuristic, Patchy};

/// A built-in heuristic.
pub(crate) struct BuiltIn {
    sums: TileSums,
    kind: Kind,
}

/// Any heuristic of a problem whose moves have different costs. One type serves all of them: a type for each, compiled for
/// each search, would make the program larger.
pub(crate) enum Costed {
    BuiltIn(Box<BuiltIn>),
    Own(Box<OwnEstimate>),
}

enum Kind {
    Zero,
    Misplaced,
    Patchy,
    Manhattan,
    LinearConflict,
    /// Additive tables of patterns without a common tile. Each knows the blank's cell, so their sum is consistent.
    Patterns(Vec<Arc<PatternTable>>),
}

/// The most entries of a table of patterns.
const MOST_ENTRIES: usize = 1 << 20;
/// The most tiles of a pattern.
const MOST_TILES: usize = 4;

impl BuiltIn {
    /// The estimate by `heuristic` for `goal`; 0 by one of the user.
    pub(crate) fn new(
        heuristic: Heuristic,
        goal: &Board,
        costs: Costs,
        databases: &PatternDatabases,
    ) -> Self {
        let kind = match heuristic {
            Heuristic::Zero | Heuristic::Own(_) => Kind::Zero,
            Heuristic::Misplaced => Kind::Misplaced,
            Heuristic::Patchy => Kind::Patchy,
            Heuristic::Manhattan => Kind::Manhattan,
            Heuristic::LinearConflict => Kind::LinearConflict,
            Heuristic::Patterns => Kind::Patterns(tables(goal, costs, databases)),
        };
        Self {
            sums: TileSums::new(goal, costs),
            kind,
        }
    }
}

impl Costed {
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
                Self::Own(Box::new(OwnEstimate::new(own, goal, costs, weight, tables)))
            }
            built_in => Self::BuiltIn(Box::new(BuiltIn::new(built_in, goal, costs, databases))),
        }
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

impl Estimate for BuiltIn {
    fn of(&self, state: impl Arrangement) -> u32 {
        let sums = &self.sums;
        match &self.kind {
            Kind::Zero => 0,
            Kind::Patchy if Patchy::takes_manhattan(state) => sums.manhattan(state),
            Kind::Misplaced | Kind::Patchy => sums.misplaced(state),
            Kind::Manhattan => sums.manhattan(state),
            Kind::LinearConflict => sums.linear_conflict(state),
            Kind::Patterns(tables) => {
                let state: State = state.into();
                let parts = tables.iter().map(|table| u32::from(table.look_up(state)));
                parts.sum()
            }
        }
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        match self.kind {
            Kind::Zero => 0,
            Kind::Manhattan => self.sums.manhattan_after(h, parent, blank, to),
            _ => self.of(parent.slide(blank, to)),
        }
    }
}

impl Estimate for Costed {
    const CAN_FAIL: bool = true;

    #[inline(always)]
    fn can_fail(&self) -> bool {
        matches!(self, Self::Own(_))
    }

    fn of(&self, state: impl Arrangement) -> u32 {
        match self {
            Self::BuiltIn(built_in) => built_in.of(state),
            Self::Own(own) => own.of(state),
        }
    }

    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        match self {
            Self::BuiltIn(built_in) => built_in.after(h, parent, blank, to),
            Self::Own(own) => own.after(h, parent, blank, to),
        }
    }

    fn failure(&self) -> Option<&ScriptError> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Own(own) => own.failure(),
        }
    }
}
