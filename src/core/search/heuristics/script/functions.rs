//! The functions through which a heuristic program reads the board.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use rhai::{Array, Dynamic, Engine, EvalAltResult, Position, Scope};

use crate::puzzle::{Board, Costs, Move, Size, State};
use crate::search::heuristics::script::ScriptFault;
use crate::search::heuristics::script::pattern::{Pattern, PatternTable, ScriptPatterns};
use crate::search::heuristics::{Estimate, LinearConflict, Manhattan, Misplaced};

type Answer<T> = Result<T, Box<EvalAltResult>>;

pub(crate) struct Seen {
    state: Cell<State>,
    pub(super) goal: Board,
    costs: Costs,
    homes: Vec<usize>,
    manhattan: Manhattan,
    misplaced: Misplaced,
    linear_conflict: LinearConflict,
    patterns: ScriptPatterns,
    /// The tables that this program has used already.
    tables: RefCell<Vec<(Pattern, Arc<PatternTable>)>>,
}

impl Seen {
    pub(crate) fn new(goal: &Board, costs: Costs, patterns: ScriptPatterns) -> Self {
        let mut homes = vec![0; goal.size().cells()];
        for cell in 0..goal.size().cells() {
            homes[usize::from(goal.tile(cell))] = cell;
        }
        Self {
            state: Cell::new(goal.state()),
            goal: *goal,
            costs,
            homes,
            manhattan: Manhattan::by(goal, costs),
            misplaced: Misplaced::by(goal, costs),
            linear_conflict: LinearConflict::by(goal, costs),
            patterns,
            tables: RefCell::default(),
        }
    }

    pub(crate) fn look_at(&self, state: State) {
        self.state.set(state);
    }

    fn size(&self) -> Size {
        self.goal.size()
    }

    /// `number` if it is below the number of cells, as those of cells and tiles are; otherwise the `fault`.
    fn within(&self, number: i64, fault: fn(i64, usize) -> ScriptFault) -> Answer<usize> {
        let cells = self.size().cells();
        let found = usize::try_from(number).ok().filter(|&found| found < cells);
        found.map_or_else(|| refuse(fault(number, cells)), Ok)
    }

    fn cell(&self, cell: i64) -> Answer<usize> {
        self.within(cell, |cell, cells| ScriptFault::NoSuchCell { cell, cells })
    }

    fn tile(&self, tile: i64) -> Answer<usize> {
        self.within(tile, |tile, cells| ScriptFault::NoSuchTile { tile, cells })
    }

    fn cell_of(&self, tile: i64) -> Answer<usize> {
        let tile = self.tile(tile)?;
        let state = self.state.get();
        let cells = 0..self.size().cells();
        let mut found = cells.filter(|&cell| usize::from(state.tile(cell)) == tile);
        Ok(found.next().unwrap_or(0))
    }

    fn distance(&self, tile: i64) -> Answer<i64> {
        let home = self.homes[self.tile(tile)?];
        Ok(self.size().distance(self.cell_of(tile)?, home) as i64)
    }

    fn neighbours(&self, cell: i64) -> Answer<Array> {
        let cell = self.cell(cell)?;
        let around = Move::ALL
            .into_iter()
            .filter_map(|mv| self.size().neighbour(cell, mv));
        Ok(around.map(|next| Dynamic::from(next as i64)).collect())
    }

    /// The number of pairs of tiles that are, read row by row, in the opposite order to the goal.
    fn inversions(&self) -> i64 {
        let state = self.state.get();
        let tiles = (0..self.size().cells()).map(|cell| usize::from(state.tile(cell)));
        let homes: Vec<usize> = tiles
            .filter(|&tile| tile != 0)
            .map(|tile| self.homes[tile])
            .collect();
        let before = |place: usize, home: usize| {
            let earlier = homes[..place].iter().filter(|&&other| other > home);
            earlier.count() as i64
        };
        let each = homes.iter().enumerate();
        each.map(|(place, &home)| before(place, home)).sum()
    }

    fn pattern(&self, tiles: &Array, additive: bool) -> Answer<i64> {
        let pattern = self.read_pattern(tiles, additive)?;
        let mut tables = self.tables.borrow_mut();
        let state = self.state.get();
        if let Some((_, table)) = tables.iter().find(|(known, _)| *known == pattern) {
            return Ok(i64::from(table.look_up(state)));
        }
        if tables.len() == ScriptPatterns::MOST {
            let most = ScriptPatterns::MOST;
            return refuse(ScriptFault::TooManyPatterns { most });
        }
        let table = self.patterns.get_or_build(&self.goal, self.costs, &pattern);
        let value = table.look_up(state);
        tables.push((pattern, table));
        Ok(value.into())
    }

    fn read_pattern(&self, tiles: &Array, additive: bool) -> Answer<Pattern> {
        let most = PatternTable::most_tiles(self.size());
        let wrong = || refuse(ScriptFault::BadPattern { most });
        let mut pattern = Pattern {
            tiles: Vec::with_capacity(tiles.len()),
            additive,
        };
        for tile in tiles {
            let Ok(tile) = tile.as_int() else {
                return wrong();
            };
            match self.tile(tile)? as u8 {
                0 => return wrong(),
                tile if pattern.tiles.contains(&tile) => return wrong(),
                tile => pattern.tiles.push(tile),
            }
        }
        if pattern.tiles.is_empty() || pattern.tiles.len() > most {
            return wrong();
        }
        Ok(pattern)
    }
}

fn refuse<T>(fault: ScriptFault) -> Answer<T> {
    // No position: the language fills in that of the call.
    let fault = EvalAltResult::ErrorRuntime(Dynamic::from(fault), Position::NONE);
    Err(Box::new(fault))
}

pub(crate) fn constants(size: Size) -> Scope<'static> {
    let mut scope = Scope::new();
    scope.push_constant("size", size.cells() as i64);
    scope.push_constant("rows", size.rows() as i64);
    scope.push_constant("columns", size.columns() as i64);
    scope
}

/// Registers the functions in `engine`. They are described in `text::heuristic::FUNCTIONS`.
pub(crate) fn register(engine: &mut Engine, seen: &Rc<Seen>) {
    type OfBoard = fn(&Seen, State) -> u32;
    let of_board: [(&str, OfBoard); 4] = [
        ("manhattan", |seen, state| seen.manhattan.of(state)),
        ("misplaced", |seen, state| seen.misplaced.of(state)),
        ("linear_conflict", |seen, state| {
            seen.linear_conflict.of(state)
        }),
        ("blank", |_, state| state.blank() as u32),
    ];
    for (name, of) in of_board {
        let s = Rc::clone(seen);
        engine.register_fn(name, move || i64::from(of(&s, s.state.get())));
    }
    type OfNumber = fn(&Seen, i64) -> Answer<i64>;
    let of_number: [(&str, OfNumber); 7] = [
        ("at", |seen, cell| {
            Ok(seen.state.get().tile(seen.cell(cell)?).into())
        }),
        ("goal_at", |seen, cell| {
            Ok(seen.goal.tile(seen.cell(cell)?).into())
        }),
        ("cell_of", |seen, tile| Ok(seen.cell_of(tile)? as i64)),
        ("row_of", |seen, tile| {
            Ok(seen.size().place(seen.cell_of(tile)?).0 as i64)
        }),
        ("column_of", |seen, tile| {
            Ok(seen.size().place(seen.cell_of(tile)?).1 as i64)
        }),
        ("distance", Seen::distance),
        ("cost", |seen, tile| {
            Ok(seen.costs.of(seen.tile(tile)? as u8).into())
        }),
    ];
    for (name, of) in of_number {
        let s = Rc::clone(seen);
        engine.register_fn(name, move |number: i64| of(&s, number));
    }
    let s = Rc::clone(seen);
    engine.register_fn("inversions", move || s.inversions());
    let s = Rc::clone(seen);
    engine.register_fn("neighbours", move |cell: i64| s.neighbours(cell));
    let s = Rc::clone(seen);
    engine.register_fn("pattern", move |tiles: Array| s.pattern(&tiles, false));
    let s = Rc::clone(seen);
    engine.register_fn("additive_pattern", move |tiles: Array| {
        s.pattern(&tiles, true)
    });
}
