//! How an estimate adds up, tile by tile.

use std::cmp::Ordering;

use egui::Ui;

use crate::{
    app::widgets::label,
    puzzle::Board,
    recording::Node,
    search::{
        Heuristic,
        heuristics::{LinearConflict, Patchy, pattern_database::PatternDatabase},
    },
};

/// Shows it in a line or two.
pub(crate) fn show(ui: &mut Ui, heuristic: Heuristic, goal: &Board, node: &Node) {
    let Some(board) = Board::from_state(goal.size(), node.state) else {
        return;
    };
    let h = node.h.unwrap_or_default();
    let about = "Each tile by its number, with what it adds to h.";
    label(ui, &format!("h = {h}: {}", words(heuristic, goal, &board))).on_hover_text(about);
}

fn words(heuristic: Heuristic, goal: &Board, board: &Board) -> String {
    match heuristic {
        Heuristic::Zero => "always 0".to_owned(),
        Heuristic::Misplaced => {
            let tiles = distances(goal, board).map(|(tile, _)| tile.to_string());
            let tiles: Vec<String> = tiles.collect();
            format!("tiles not in place: {}", listed(&tiles))
        }
        Heuristic::Patchy if Patchy::takes_manhattan(board.state()) => {
            format!(
                "as Manhattan, the first two cells being even together: {}",
                manhattan(goal, board)
            )
        }
        Heuristic::Patchy => format!(
            "the first two cells being odd together, {}",
            words(Heuristic::Misplaced, goal, board)
        ),
        Heuristic::Manhattan => manhattan(goal, board),
        Heuristic::Patterns => patterns(goal, board),
        Heuristic::LinearConflict => {
            let (rows, columns) = LinearConflict::new(goal).conflicts(board.state());
            let lines = |name: &str, lines: Vec<u32>| -> Vec<String> {
                let counted = lines
                    .into_iter()
                    .enumerate()
                    .filter(|(_, tiles)| *tiles > 0);
                counted
                    .map(|(line, tiles)| format!("{name} {} adds {}", line + 1, 2 * tiles))
                    .collect()
            };
            let mut conflicts = lines("row", rows);
            conflicts.extend(lines("column", columns));
            let conflicts = if conflicts.is_empty() {
                "no tiles in each other’s way".to_owned()
            } else {
                format!("tiles in each other’s way: {}", conflicts.join(", "))
            };
            format!("{}; {conflicts}", manhattan(goal, board))
        }
    }
}

fn manhattan(goal: &Board, board: &Board) -> String {
    let tiles = distances(goal, board).map(|(tile, moves)| format!("tile {tile} {moves}"));
    let tiles: Vec<String> = tiles.collect();
    listed(&tiles)
}

fn listed(tiles: &[String]) -> String {
    if tiles.is_empty() {
        "every tile is in place".to_owned()
    } else {
        tiles.join(", ")
    }
}

/// The tiles that are not in place, each with the rows and columns to its goal cell.
fn distances<'a>(goal: &'a Board, board: &'a Board) -> impl Iterator<Item = (u16, usize)> + 'a {
    let size = goal.size();
    (1..size.cells() as u16).filter_map(move |tile| {
        let place = |board: &Board| {
            let cell = (0..size.cells()).find(|&cell| u16::from(board.tile(cell)) == tile)?;
            Some(size.place(cell))
        };
        let ((row, column), (to_row, to_column)) = (place(board)?, place(goal)?);
        let moves = row.abs_diff(to_row) + column.abs_diff(to_column);
        (moves > 0).then_some((tile, moves))
    })
}

/// Both splits of the tiles, each with its three groups.
fn patterns(goal: &Board, board: &Board) -> String {
    let estimate = PatternDatabase::at_hand(goal).and_then(|patterns| patterns.estimate(goal));
    let Some(estimate) = estimate else {
        return "looked up in tables".to_owned();
    };
    let [first, second] = estimate.sums(board.state());
    match first.cmp(&second) {
        Ordering::Less => {
            format!("the second way to group the tiles says {second}, the first {first}")
        }
        Ordering::Equal => format!("both ways to group the tiles say {first}"),
        Ordering::Greater => {
            format!("the first way to group the tiles says {first}, the second {second}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{puzzle::Size, search::heuristics::estimator};

    #[test]
    fn what_is_told_adds_up_to_the_estimate() {
        let size = Size::new(3, 3).expect("a size");
        let goal = Board::blank_last(size);
        for cells in [[8, 1, 3, 4, 6, 7, 0, 5, 2], [3, 2, 1, 4, 5, 6, 7, 8, 0]] {
            let board = Board::from_cells(size, &cells).expect("legal");
            let told: usize = distances(&goal, &board).map(|(_, moves)| moves).sum();
            let h = estimator(Heuristic::Manhattan, &goal)(board.state());
            assert_eq!(told as u32, h);
            let misplaced = estimator(Heuristic::Misplaced, &goal)(board.state());
            assert_eq!(distances(&goal, &board).count() as u32, misplaced);
            let (rows, columns) = LinearConflict::new(&goal).conflicts(board.state());
            let more: u32 = rows.iter().chain(&columns).sum();
            let linear = estimator(Heuristic::LinearConflict, &goal)(board.state());
            assert_eq!(h + 2 * more, linear);
        }
    }
}
