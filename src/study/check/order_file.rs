//! The file of an order: a JSON list, or CSV with a board a line, as a student's program writes it.
//!
//! ```text
//! ["813467052", "8 1 3 / 0 6 7 / 4 5 2", [8,1,3,4,6,7,5,0,2]]
//! {"order": [{"board": "813467052", "g": 0, "h": 12, "f": 12}, ...], "solution": "RUL"}
//!
//! board,g,h,f
//! 813467052,0,12,12
//! solution,RUL
//! ```
//!
//! g, h, f and the solution may be left out. The solution has the blank's moves.

use serde_json::{Value, json};

use crate::puzzle::{Board, Draft, Faults, Move, Notation, Problem, Size};
use crate::search::{Expansion, Limits, Outcome, PatternDatabases, Status, Strategy, any_search};
use crate::study::check::follow::Rule;
use crate::study::strategy_name;

/// The most boards of a file: more than the 8-puzzle has.
pub const MAX_BOARDS: usize = 200_000;

/// The longest file that is read, in bytes.
pub const MAX_ORDER_FILE: u64 = 32 << 20;

/// What tells this program's own files.
const FORMAT: &str = "slidescope order";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    pub rows: Vec<Row>,
    /// The blank's moves, where the file gives them.
    pub solution: Option<Vec<Move>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub board: Board,
    /// Moves from the start, where they are given.
    pub g: Option<u32>,
    /// The estimate, likewise.
    pub h: Option<u32>,
    /// Their sum, likewise.
    pub f: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderFileFault {
    Empty,
    TooLarge,
    TooMany,
    /// Not UTF-8.
    Encoding,
    /// It begins like JSON, and is none; line and column count from 1.
    Json {
        line: usize,
        column: usize,
    },
    /// JSON, but no list and nothing that has one.
    NoList,
    /// One of the boards is none, or what stands beside it.
    Entry {
        /// Its number in the list, or its line, from 1.
        number: usize,
        fault: OrderFault,
    },
    Solution(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderFault {
    Board(Faults),
    /// Nothing that could be a board of this size.
    NoBoard(Size),
    Value(&'static str),
}

/// Reads an order of boards of `size`.
///
/// # Errors
/// [`OrderFileFault`].
pub fn read_order(bytes: &[u8], size: Size) -> Result<Order, OrderFileFault> {
    if bytes.len() as u64 > MAX_ORDER_FILE {
        return Err(OrderFileFault::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| OrderFileFault::Encoding)?;
    let text = text.trim_start_matches('\u{feff}').trim();
    let order = match is_json(text) {
        true => read_json(text, size)?,
        false => read_csv(text, size)?,
    };
    match order.rows.is_empty() {
        true => Err(OrderFileFault::Empty),
        false => Ok(order),
    }
}

/// A line of CSV may begin with a bracket too: `[[1,2],[3,0]]`.
fn is_json(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default().trim();
    let is_board = Draft::parse(first, None).board().is_ok();
    text.starts_with(['[', '{']) && !is_board
}

fn read_json(text: &str, size: Size) -> Result<Order, OrderFileFault> {
    let value: Value = serde_json::from_str(text).map_err(|fault| OrderFileFault::Json {
        line: fault.line(),
        column: fault.column().max(1),
    })?;
    let (list, solution) = match &value {
        Value::Array(list) => (list, None),
        Value::Object(object) => {
            let names = ["order", "boards", "expanded"];
            let list = names.iter().find_map(|name| object.get(*name)?.as_array());
            let list = list.ok_or(OrderFileFault::NoList)?;
            (list, object.get("solution").and_then(Value::as_str))
        }
        _ => return Err(OrderFileFault::NoList),
    };
    if list.len() > MAX_BOARDS {
        return Err(OrderFileFault::TooMany);
    }
    let rows = list.iter().zip(1..).map(|(entry, number)| {
        json_row(entry, size).map_err(|fault| OrderFileFault::Entry { number, fault })
    });
    Ok(Order {
        rows: rows.collect::<Result<_, _>>()?,
        solution: solution.map(moves).transpose()?,
    })
}

fn json_row(entry: &Value, size: Size) -> Result<Row, OrderFault> {
    let Value::Object(object) = entry else {
        return Ok(Row::of(json_board(entry, size)?));
    };
    let board = object.get("board").or_else(|| object.get("state"));
    let mut row = Row::of(json_board(board.ok_or(OrderFault::NoBoard(size))?, size)?);
    for (name, value) in row.values() {
        *value = match object.get(name) {
            None | Some(Value::Null) => None,
            Some(given) => Some(number(given.as_f64()).ok_or(OrderFault::Value(name))?),
        };
    }
    Ok(row)
}

fn json_board(value: &Value, size: Size) -> Result<Board, OrderFault> {
    match value {
        Value::String(text) => board(text, size),
        // A number has lost its zero in front.
        Value::Number(number) => {
            let digits = number.to_string();
            board(&format!("{digits:0>width$}", width = size.cells()), size)
        }
        Value::Array(_) => board(&value.to_string(), size),
        _ => Err(OrderFault::NoBoard(size)),
    }
}

fn read_csv(text: &str, size: Size) -> Result<Order, OrderFileFault> {
    let mut order = Order::default();
    let mut columns: Option<Vec<String>> = None;
    let mut separator = ',';
    let lines = text.lines().zip(1..);
    for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
        if order.rows.len() >= MAX_BOARDS {
            return Err(OrderFileFault::TooMany);
        }
        if let Some(rest) = line.trim().strip_prefix("solution") {
            let rest = rest.trim_start_matches([':', ',', ';', '\t', ' ', '=']);
            order.solution = Some(moves(rest.trim().trim_matches('"'))?);
            continue;
        }
        if columns.is_none() && order.rows.is_empty() && line.to_lowercase().contains("board") {
            let found = [',', ';', '\t'].into_iter().find(|it| line.contains(*it));
            separator = found.unwrap_or(',');
            let names = fields(line, separator).into_iter();
            columns = Some(names.map(|name| name.to_lowercase()).collect());
            continue;
        }
        let row = csv_row(line, columns.as_deref(), separator, size);
        let row = row.map_err(|fault| OrderFileFault::Entry { number, fault });
        order.rows.push(row?);
    }
    Ok(order)
}

fn csv_row(
    line: &str,
    columns: Option<&[String]>,
    separator: char,
    size: Size,
) -> Result<Row, OrderFault> {
    let whole = board(line, size);
    let usual = ["board", "g", "h", "f"].map(str::to_owned);
    let fields = fields(line, separator);
    let columns = match (columns, &whole) {
        (Some(columns), _) => columns,
        // Without names a line is a board, or a board with its g, h and f.
        (None, Err(_)) if (2..=4).contains(&fields.len()) && board(&fields[0], size).is_ok() => {
            &usual
        }
        (None, _) => return whole.map(Row::of),
    };
    let field = |name: &str| {
        let at = columns.iter().position(|column| column == name)?;
        fields.get(at).map(|field| field.trim())
    };
    let mut row = Row::of(board(
        field("board").ok_or(OrderFault::NoBoard(size))?,
        size,
    )?);
    for (name, value) in row.values() {
        *value = match field(name) {
            None | Some("") => None,
            Some(text) => Some(number(text.parse().ok()).ok_or(OrderFault::Value(name))?),
        };
    }
    Ok(row)
}

/// The fields of a line; one in quotes may have separators in it.
fn fields(line: &str, separator: char) -> Vec<String> {
    let (mut fields, mut quoted) = (vec![String::new()], false);
    for letter in line.chars() {
        match (letter, fields.last_mut()) {
            ('"', _) => quoted = !quoted,
            (letter, _) if letter == separator && !quoted => fields.push(String::new()),
            (letter, Some(field)) => field.push(letter),
            (_, None) => {}
        }
    }
    fields
}

fn board(text: &str, size: Size) -> Result<Board, OrderFault> {
    let draft = Draft::parse(text, Some(size));
    let board = draft.board().map_err(OrderFault::Board)?;
    match board.size() == size {
        true => Ok(board),
        false => Err(OrderFault::NoBoard(size)),
    }
}

/// A value that a search can have; programs may write 12 as 12.0.
fn number(value: Option<f64>) -> Option<u32> {
    let value = value.filter(|it| it.fract() == 0.0 && (0.0..=1e6).contains(it));
    value.map(|value| value as u32)
}

fn moves(text: &str) -> Result<Vec<Move>, OrderFileFault> {
    Move::all_of(text).ok_or_else(|| OrderFileFault::Solution(text.chars().take(20).collect()))
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

    const fn values(&mut self) -> [(&'static str, &mut Option<u32>); 3] {
        [("g", &mut self.g), ("h", &mut self.h), ("f", &mut self.f)]
    }
}

/// The order in which this program expands boards; none where the search ends without an answer, or makes more than
/// [`MAX_BOARDS`] expansions.
pub(crate) fn own_order(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> Option<Order> {
    let limits = Limits {
        expansions: Some(MAX_BOARDS as u64),
        ..Limits::NONE
    };
    let rule = Rule::new(problem, strategy, databases);
    let guided = strategy.heuristic_used().is_some();
    let mut order = Order::default();
    let mut search = any_search(problem, strategy, limits, databases);
    loop {
        let status = search.observe(1000, &mut |expansion: &Expansion| {
            let Some(board) = Board::from_state(problem.size(), expansion.state) else {
                return;
            };
            let h = guided.then(|| (rule.estimate)(expansion.state));
            order.rows.push(Row {
                board,
                g: Some(expansion.g),
                h,
                f: h.and_then(|h| strategy.f(expansion.g, h)),
            });
        });
        match status {
            Status::Running => {}
            Status::Finished(Outcome::Solved(solution)) => {
                order.solution = Some(solution.moves().to_vec());
                return Some(order);
            }
            Status::Finished(Outcome::Exhausted) => return Some(order),
            Status::Finished(_) => return None,
        }
    }
}

/// The text of a file with an order: JSON, or CSV.
pub(crate) fn write_order(
    problem: &Problem,
    strategy: Strategy,
    order: &Order,
    as_json: bool,
) -> String {
    // Larger boards than can be written so are written in rows.
    let notation = Notation::Compact;
    let solution = order.solution.as_ref();
    let solution = solution.map(|moves| moves.iter().map(|mv| mv.letter()).collect::<String>());
    let mut text = String::new();
    if as_json {
        let rows = order.rows.iter().map(|row| {
            let board = row.board.write(notation);
            let row = json!({"board": board, "g": row.g, "h": row.h, "f": row.f});
            row.to_string()
        });
        let rows: Vec<String> = rows.collect();
        let head = json!({
            "format": FORMAT,
            "version": 1,
            "start": problem.start().write(notation),
            "goal": problem.goal().write(notation),
            "strategy": strategy_name(strategy),
            "solution": solution,
        });
        // One line an expansion, for people.
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
