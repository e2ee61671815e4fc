//! The tables that ship with the program: what [`STRATEGIES`](super::STRATEGIES) need on every board of three sizes, with the
//! blank last in the goal.

use std::sync::LazyLock;

use crate::puzzle::{Board, Ranking};
use crate::search::Strategy;
use crate::study::every_board::{Extreme, Scope, Summary};
use crate::study::strategy_name;

/// The rows of one strategy, by length and then over all.
pub type Rows = Vec<(Scope, Summary)>;

struct Shipped {
    goal: Board,
    /// By the name of the strategy.
    strategies: Vec<(String, Rows)>,
}

static TABLES: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let tables = [
        (
            "2x3",
            include_str!("../../../../assets/studies/every-board-2x3.csv"),
        ),
        (
            "2x4",
            include_str!("../../../../assets/studies/every-board-2x4.csv"),
        ),
        (
            "3x3",
            include_str!("../../../../assets/studies/every-board-3x3.csv"),
        ),
    ];
    let table = |(size, table): (&str, &str)| read(Board::blank_last(size.parse().ok()?), table);
    tables.into_iter().filter_map(table).collect()
});

/// What `strategy` needs on every board that can be solved to `goal` if every move costs 1, or `None` if that is not shipped.
pub fn shipped(goal: Board, strategy: Strategy) -> Option<&'static Rows> {
    let table = TABLES.iter().find(|table| table.goal == goal)?;
    let name = strategy_name(strategy);
    let mut strategies = table.strategies.iter();
    strategies
        .find(|(known, _)| *known == name)
        .map(|(_, rows)| rows)
}

/// The board with the most expansions, and the one with the longest path found if a shorter one exists.
pub fn shipped_extremes(goal: Board, strategy: Strategy) -> [Option<(u64, Board)>; 2] {
    let all = shipped(goal, strategy).and_then(|rows| rows.last());
    let board = |extreme: Extreme| {
        let ranking = Ranking::of(&goal)?;
        let board = Board::from_state(goal.size(), ranking.state(extreme.board))?;
        Some((extreme.value, board))
    };
    all.map_or([None; 2], |(_, all)| {
        let longest = all.longest.filter(|_| all.not_shortest > 0);
        [all.most.and_then(board), longest.and_then(board)]
    })
}

fn read(goal: Board, table: &str) -> Option<Shipped> {
    let ranking = Ranking::of(&goal)?;
    let mut lines = table.lines();
    let titles: Vec<&str> = lines.next()?.split(',').collect();
    let mut strategies: Vec<(String, Rows)> = Vec::new();
    for line in lines {
        let cells: Vec<&str> = line.split(',').collect();
        let cell = |title: &str| {
            cells
                .get(titles.iter().position(|it| *it == title)?)
                .copied()
        };
        let count = |title: &str| cell(title)?.parse::<u64>().ok();
        let extreme = |title: &str| {
            let board: Board = cell(&format!("{title}_board"))?.parse().ok()?;
            let board = ranking.address(board.state())?;
            let value = count(title)?;
            Some(Extreme { value, board })
        };
        let boards = count("boards")?;
        let found: f64 = cell("found")?.parse().ok()?;
        let summary = Summary {
            boards,
            expanded: count("expanded_total")?.into(),
            generated: count("generated_total")?.into(),
            found: (found * boards as f64).round() as u128,
            quartiles: [
                count("expanded_q1")?,
                count("expanded_median")?,
                count("expanded_q3")?,
            ],
            least: extreme("least"),
            most: extreme("most"),
            not_shortest: count("not_shortest")?,
            longest: extreme("longest"),
            against: None,
        };
        let length = cell("length")?;
        let scope = length.parse().map_or(Scope::All, Scope::Length);
        let name = cell("strategy")?;
        match strategies.iter_mut().find(|(known, _)| known == name) {
            Some((_, rows)) => rows.push((scope, summary)),
            None => strategies.push((name.to_owned(), vec![(scope, summary)])),
        }
    }
    Some(Shipped { goal, strategies })
}
