//! Compares bidirectional BFS with A*: a heuristic does not always save more than a second frontier. Manhattan is a weak
//! estimate on hard 8-puzzles, so textbook A*, which expands all nodes with f = C* before the goal, generates more nodes
//! than bidirectional BFS from 26 moves on. Tie-breaking matters as much: A* that takes the larger g first generates
//! fewer nodes than both.

use crate::puzzle::Board;
use crate::study::experiment::{Plan, Run, Source, Summary};
use crate::study::notes::Note;
use crate::study::presets::{Preset, drawn, strategies, titled};
use crate::study::table::{Cell, ColumnKey, Field, Table};

/// Bidirectional BFS, A* as in textbooks, and A* at its best.
pub(super) const STRATEGIES: [&str; 3] = [
    "bidirectional",
    "astar:manhattan:ties=smaller-g",
    "astar:manhattan",
];

/// From the first length at which bidirectional BFS wins to that of the farthest board.
const LENGTHS: (u32, u32) = (26, 31);

pub(super) fn source(boards: Option<u32>, seed: u64) -> Source {
    drawn(Board::blank_last, (LENGTHS.0, LENGTHS.1, 1), boards, seed)
}

struct LengthRow {
    length: u32,
    boards: u64,
    /// The number of boards on which bidirectional BFS generated fewer nodes than A* with ties towards the smaller g.
    wins: u64,
    generated: [f64; 3],
}

pub(crate) fn table(plan: &Plan, runs: &[Run]) -> Table {
    let chosen = strategies(&STRATEGIES);
    // Only boards that all strategies solved count, so that the means are comparable.
    let mut by_board = vec![[None; 3]; plan.tasks().len()];
    for run in runs.iter().filter(|run| run.measured.length.is_some()) {
        by_board[run.index / chosen.len()][run.index % chosen.len()] = Some(run);
    }
    let solved = by_board
        .into_iter()
        .filter_map(|[a, b, c]| Some([a?, b?, c?]));
    let solved: Vec<[&Run; 3]> = solved.collect();
    let summary = Summary::of(plan, solved.iter().flatten().copied());
    let row = |length: u32| {
        let mean = |at: usize| summary.group(Some(length), chosen[at])?.generated.mean();
        let of_it = |[run, ..]: &&[&Run; 3]| plan.task(run.index).length == Some(length);
        let won = |[a, b, _]: &&[&Run; 3]| a.measured.generated < b.measured.generated;
        Some(LengthRow {
            length,
            boards: solved.iter().filter(of_it).count() as u64,
            wins: solved.iter().filter(of_it).filter(won).count() as u64,
            generated: [mean(0)?, mean(1)?, mean(2)?],
        })
    };
    let rows: Vec<LengthRow> = (LENGTHS.0..=LENGTHS.1).filter_map(row).collect();
    let sum = |of: fn(&LengthRow) -> u64| rows.iter().map(of).sum::<u64>();
    let note = Note::BidirectionalWins {
        wins: sum(|row| row.wins),
        boards: sum(|row| row.boards),
    };
    let preset = Preset::BidirectionalAgainstAstar;
    titled(preset, &fields(), &rows).noted(&[note])
}

fn fields() -> [Field<LengthRow>; 6] {
    type F = Field<LengthRow>;
    fn mean(at: usize) -> impl Fn(&LengthRow) -> Cell {
        move |row| Cell::number(Some(row.generated[at]), 0)
    }
    [
        F::of(ColumnKey::Length, |row| row.length),
        F::of(ColumnKey::Boards, |row| row.boards),
        F::of(ColumnKey::Bidirectional, mean(0)),
        F::of(ColumnKey::AstarSmallerG, mean(1)),
        F::of(ColumnKey::AstarLargerG, mean(2)),
        F::of(ColumnKey::Wins, |row| row.wins),
    ]
}
