//! Texts of the board editor.

use crate::text::messages::board_editor as said;
pub use said::*;

use std::time::Duration;

use crate::puzzle::{Board, Notation, Size, Solvability};
use crate::search::heuristics::pattern_database::PatternPlan;
use crate::services::Oracle;
use crate::text::boards::parities as parities_of;
use crate::text::units::{bytes, time_left_unpadded};
use crate::worksheet::NotFound;

/// Returns the text of the button that sets another goal, with which an unsolvable board is solvable.
pub fn solvable_with(name: &str, goal: &Board) -> String {
    if goal.size().cells() <= 9 {
        said::solvable_with_goal(goal.write(Notation::Rows))
    } else {
        // A large board does not fit on a line.
        said::solvable_with_usual_goal(name)
    }
}

/// Returns a short text and an explanation. `is_longer` tells that the user had asked for a longer search.
pub fn gave_up(at_least: u32, is_longer: bool) -> (String, String) {
    let time = match is_longer {
        true => minutes_of_more_patience(),
        false => Oracle::PATIENCE.as_secs(),
    };
    let about = said::about_gave_up(is_longer, at_least, time);
    (said::gave_up(is_longer, time), about)
}

fn minutes_of_more_patience() -> u64 {
    (Oracle::PATIENCE * Oracle::MORE_PATIENCE).as_secs() / 60
}

/// Explains what a longer search does, including the tables that must be built first, if any.
pub fn about_search_longer(tables: Option<&PatternPlan>) -> String {
    let minutes = minutes_of_more_patience();
    let Some(plan) = tables else {
        return said::about_search_longer(minutes);
    };
    let (size, memory) = (plan.bytes() as u64, plan.building_bytes());
    said::about_search_longer_tables(
        minutes,
        time_left_unpadded(Duration::from_secs(plan.estimated_seconds())),
        bytes(memory),
        bytes(size),
    )
}

pub fn parities(s: Solvability) -> String {
    let [tiles, blank] = parities_of(&s);
    said::parities(s.is_solvable(), tiles, blank)
}

/// Returns the argument with the numbers of this board.
pub fn why_solvable(s: Solvability) -> String {
    let differ = if s.is_solvable() {
        String::new()
    } else {
        let [tiles, blank] = parities_of(&s);
        said::why_parities_differ(tiles, blank) + "\n\n"
    };
    let always = said::WHY_SOLVABLE.text();
    format!("{differ}{s}\n\n{always}")
}

/// Returns the accessible name of a cell with its tile. 0 is the blank, `None` a tile that is not valid.
pub fn cell(size: Size, cell: usize, tile: Option<u16>) -> String {
    let [row, column] = place(size, cell);
    // As text: a number would be grouped, as in 65,535.
    let name = |tile| match tile {
        0 => "blank".to_owned(),
        tile => tile.to_string(),
    };
    said::cell(tile.map(name), row, column)
}

/// Like [`cell`], with what a move of the tile costs, if moves have different costs.
pub fn cell_of_cost(size: Size, at: usize, tile: Option<u16>, cost: Option<u32>) -> String {
    let named = cell(size, at, tile);
    match cost {
        Some(cost) => said::of_cost(named, cost),
        None => named,
    }
}

pub fn empty_cell(size: Size, cell: usize) -> String {
    let [row, column] = place(size, cell);
    said::cell_empty(row, column)
}

/// Returns row and column, counted from 1.
fn place(size: Size, cell: usize) -> [usize; 2] {
    let (row, column) = size.place(cell);
    [row + 1, column + 1]
}

pub fn no_board(fault: &NotFound) -> String {
    match fault {
        NotFound::TooFew { tried, .. } | NotFound::Cancelled { tried } => said::none_among(*tried),
        NotFound::Never(fault) => said::never(fault),
        NotFound::NoSheet(fault) => said::never(fault),
    }
}
