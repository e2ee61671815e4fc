//! How an estimate adds up, tile by tile.

use egui::Ui;

use slidescope_core::puzzle::{Board, Costs};
use slidescope_core::recording::Node;
use slidescope_core::search::heuristics::own::terms_of;
use slidescope_core::search::heuristics::{LinearConflict, Patchy};
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Strategy, estimator};
use slidescope_core::text::node::estimate as text;
use slidescope_parts::tiles::picture::home;
use slidescope_parts::widgets::label;

pub(crate) fn show(
    ui: &mut Ui,
    heuristic: Heuristic,
    databases: &PatternDatabases,
    (goal, costs): (&Board, Costs),
    node: &Node,
) {
    let Some(board) = Board::from_state(goal.size(), node.state) else {
        return;
    };
    // The other sums are told for moves that cost 1.
    let is_told = matches!(heuristic, Heuristic::Zero | Heuristic::Manhattan);
    if !costs.is_unit() && !is_told {
        return;
    }
    let h = node.h.unwrap_or_default();
    let words = text::sum(h, &words(heuristic, databases, (goal, costs), &board));
    label(ui, &words).on_hover_text(text::ABOUT.text());
}

fn words(
    heuristic: Heuristic,
    databases: &PatternDatabases,
    (goal, costs): (&Board, Costs),
    board: &Board,
) -> String {
    match heuristic {
        Heuristic::Zero => text::ZERO.to_string(),
        Heuristic::Own(own) => {
            let estimate = estimator(Strategy::new(Algorithm::AStar, heuristic), goal, databases);
            let state = board.state();
            text::own(
                own.name(),
                &terms_of(own, goal, (state, estimate(state)), databases.own()),
            )
        }
        Heuristic::Misplaced => {
            text::misplaced(distances(goal, board, costs).map(|(tile, _)| tile))
        }
        Heuristic::Patchy if Patchy::takes_manhattan(board.state()) => {
            text::patchy_even(words(Heuristic::Manhattan, databases, (goal, costs), board))
        }
        Heuristic::Patchy => {
            text::patchy_odd(words(Heuristic::Misplaced, databases, (goal, costs), board))
        }
        Heuristic::Manhattan => text::manhattan(distances(goal, board, costs)),
        Heuristic::Patterns => databases
            .get(goal)
            .and_then(|patterns| patterns.estimate(goal))
            .map_or_else(
                || text::LOOKED_UP.to_string(),
                |estimate| text::patterns(estimate.sums(board.state())),
            ),
        Heuristic::LinearConflict => {
            let (rows, columns) = LinearConflict::new(goal).conflicts(board.state());
            text::linear_conflict(
                &words(Heuristic::Manhattan, databases, (goal, costs), board),
                &rows,
                &columns,
            )
        }
    }
}

/// Returns what each tile adds to the estimate, from tile 1 on. Empty if the estimate is not a sum over tiles.
pub(crate) fn shares(
    heuristic: Heuristic,
    (goal, costs): (&Board, Costs),
    board: &Board,
) -> Vec<u32> {
    let one_each = match heuristic {
        Heuristic::Zero | Heuristic::Patterns | Heuristic::Own(_) => return Vec::new(),
        Heuristic::Misplaced => true,
        Heuristic::Patchy => !Patchy::takes_manhattan(board.state()),
        Heuristic::Manhattan | Heuristic::LinearConflict => false,
    };
    let mut tiles = vec![0; goal.size().cells() - 1];
    for (tile, moves) in distances(goal, board, costs) {
        let cost = costs.of(tile as u8);
        tiles[usize::from(tile) - 1] = if one_each { cost } else { moves as u32 };
    }
    tiles
}

/// Returns the tiles that are not in place, each with its distance in rows and columns to its goal cell, times its cost.
pub fn distances<'a>(
    goal: &'a Board,
    board: &'a Board,
    costs: Costs,
) -> impl Iterator<Item = (u16, usize)> + 'a {
    let size = goal.size();
    (1..size.cells() as u16).filter_map(move |tile| {
        let moves = size.distance(home(board, tile)?, home(goal, tile)?);
        (moves > 0).then_some((tile, moves * costs.of(tile as u8) as usize))
    })
}
