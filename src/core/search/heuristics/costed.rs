//! The heuristics where moves have different costs.

use std::sync::Arc;

use crate::puzzle::{Arrangement, Board, Costs, State};
use crate::search::heuristics::own::OwnEstimate;
use crate::search::heuristics::pattern_database::PatternDatabases;
use crate::search::heuristics::script::pattern::{Pattern, PatternTable};
use crate::search::heuristics::{
    AnyEstimate, DynamicEstimate, Estimate, Heuristic, LinearConflict, Manhattan, Misplaced,
    Patchy, Zero,
};

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
        Heuristic::Patterns => Box::new(Tables(tables(goal, costs, databases))),
    }
}

/// The estimate by `heuristic` for `goal` in a search that multiplies h by `weight`; 0 without one. One type serves all of
/// them: a type for each, compiled for each search, would make the program larger.
pub(crate) fn estimate(
    (heuristic, weight): (Option<Heuristic>, u32),
    goal: &Board,
    costs: Costs,
    databases: &PatternDatabases,
) -> AnyEstimate {
    match heuristic.unwrap_or(Heuristic::Zero) {
        Heuristic::Own(own) => {
            AnyEstimate::new(OwnEstimate::new(own, goal, costs, weight, databases.own()))
        }
        heuristic => AnyEstimate(built_in(heuristic, goal, costs, databases)),
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
