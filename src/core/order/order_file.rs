//! An order of expansions, and the file that this program writes.

use serde_json::json;

use crate::puzzle::{Board, Move, Notation, Problem, Size};
use crate::reading::Faults;
use crate::search::Strategy;
use crate::study::strategy_name;

/// The maximum number of boards in a file. A depth-first search lists a board again in each iteration.
pub const MAX_BOARDS: usize = 1_000_000;

/// The maximum size of a file in bytes. [`write_order`] writes [`MAX_BOARDS`] of the largest boards in fewer.
pub const MAX_ORDER_FILE: u64 = 128 << 20;

/// Identifies files written by this program.
const FORMAT: &str = "slidescope order";

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Order {
    pub rows: Vec<Row>,
    /// The solutions that the file gives.
    pub solutions: Vec<Given>,
    /// The names of what the file has besides, which is not compared.
    pub left_out: Vec<String>,
    /// How the file was read, where that does not go without saying.
    pub remarks: Vec<Remark>,
}

/// A solution in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The blank's moves.
    Moves(Vec<Move>),
    /// Only the number of moves.
    Length(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The boards are written column by column.
    ByColumns,
    /// The sign of the blank, if it is not a usual one.
    Blank(String),
    /// The moves are those of the tiles.
    TilesMoves,
    /// The solution names the tiles that move.
    TilesNumbers,
    /// A number without a name is this value. The place counts the numbers beside a board, from 0.
    Column(usize, &'static str),
    /// The file is of a search from another start.
    OtherStart(Board),
    /// The file is of a search to another goal.
    OtherGoal(Board),
    /// The file is of a search with other costs of moves.
    OtherCosts(String),
}

/// The values are as the file has them: a program may write 12 as 12.0, and an estimate may be 9.2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    pub board: Board,
    /// The number of moves from the start, or what they cost, if given.
    pub g: Option<f64>,
    /// The estimate, if given.
    pub h: Option<f64>,
    /// The sum of g and h, if given.
    pub f: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderFileFault {
    Empty,
    TooLarge,
    TooMany,
    /// Not UTF-8.
    Encoding,
    /// A bracket or a quotation mark is not closed, or closed without being open. Lines and columns are counted from 1.
    Damaged {
        line: usize,
        column: usize,
    },
    /// It has no list of boards.
    NoList,
    /// One of the boards or a value next to it is invalid.
    Entry {
        /// The number in the list, or the line, from 1.
        number: usize,
        fault: OrderFault,
    },
    Solution(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderFault {
    Board(Faults),
    /// It cannot be a board of this size.
    NoBoard(Size),
    /// The value with this name cannot be that of a search.
    Value(String),
}

impl Row {
    #[must_use]
    pub const fn of(board: Board) -> Self {
        Self {
            board,
            g: None,
            h: None,
            f: None,
        }
    }

    /// Returns the value with this name: g, h or f.
    pub(crate) fn value(&self, name: &str) -> Option<f64> {
        match name {
            "g" => self.g,
            "h" => self.h,
            "f" => self.f,
            _ => None,
        }
    }

    pub(super) fn set(&mut self, name: &str, value: f64) {
        match name {
            "g" => self.g = Some(value),
            "h" => self.h = Some(value),
            "f" => self.f = Some(value),
            _ => {}
        }
    }
}

/// Returns a value for JSON, whole where it is whole.
pub fn plain_value(value: Option<f64>) -> serde_json::Value {
    match value {
        Some(value) if value.fract() == 0.0 => (value as i64).into(),
        value => value.into(),
    }
}

/// Returns the text of a file with an order, as JSON or CSV.
pub fn write_order(problem: &Problem, strategy: Strategy, order: &Order, as_json: bool) -> String {
    // Boards that are too large for this notation are written in rows.
    let notation = Notation::Compact;
    let solution = order.solutions.iter().find_map(|given| match given {
        Given::Moves(moves) => Some(moves.iter().map(|mv| mv.letter()).collect::<String>()),
        Given::Length(_) => None,
    });
    let mut text = String::new();
    if as_json {
        let rows = order.rows.iter().map(|row| {
            let board = row.board.write(notation);
            let [g, h, f] = [row.g, row.h, row.f].map(plain_value);
            let row = json!({"board": board, "g": g, "h": h, "f": f});
            row.to_string()
        });
        let rows: Vec<String> = rows.collect();
        let mut head = json!({
            "format": FORMAT,
            "version": 1,
            "start": problem.start().write(notation),
            "goal": problem.goal().write(notation),
            "strategy": strategy_name(strategy),
            "solution": solution,
        });
        if !problem.costs().is_unit() {
            head["costs"] = problem.costs().write().into();
        }
        // One line per expansion, for human readers.
        let head = head.to_string();
        let head = head.trim_end_matches('}');
        return format!("{head},\"order\":[\n{}\n]}}\n", rows.join(",\n"));
    }
    text.push_str("board,g,h,f\n");
    for row in &order.rows {
        let [g, h, f] =
            [row.g, row.h, row.f].map(|it| it.map_or(String::new(), |it| it.to_string()));
        text.push_str(&format!("{},{g},{h},{f}\n", row.board.write(notation)));
    }
    if let Some(solution) = solution {
        text.push_str(&format!("solution,{solution}\n"));
    }
    text
}
