//! The file of an order, as written by a student's program: a JSON list, or CSV with one board per line.
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
//! g, h, f and the solution are optional. The solution gives the blank's moves.

use serde_json::{Value, json};

use crate::puzzle::{Board, Draft, Faults, Move, Notation, Problem, Size};
use crate::search::{Expansion, Limits, Outcome, PatternDatabases, Status, Strategy, any_search};
use crate::study::check::follow::Rule;
use crate::study::strategy_name;

/// The maximum number of boards in a file: more than the 8-puzzle has.
pub const MAX_BOARDS: usize = 200_000;

/// The maximum size of a file in bytes.
pub const MAX_ORDER_FILE: u64 = 32 << 20;

/// Identifies files written by this program.
const FORMAT: &str = "slidescope order";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    pub rows: Vec<Row>,
    /// The blank's moves, if the file gives them.
    pub solution: Option<Vec<Move>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub board: Board,
    /// The number of moves from the start, if given.
    pub g: Option<u32>,
    /// The estimate, if given.
    pub h: Option<u32>,
    /// The sum of g and h, if given.
    pub f: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderFileFault {
    Empty,
    TooLarge,
    TooMany,
    /// Not UTF-8.
    Encoding,
    /// It begins like JSON but is malformed. Lines and columns are counted from 1.
    Json {
        line: usize,
        column: usize,
    },
    /// It is JSON but contains no list.
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

/// Returns `true` if the text is JSON. A line of CSV may begin with a bracket too: `[[1,2],[3,0]]`.
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
        // A board written as a number has lost its leading zero.
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
        // Without a header, a line is a board, or a board with g, h and f.
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

/// Splits a line into fields. A quoted field may contain separators.
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

/// Returns the value if a search can have it. Programs may write 12 as 12.0.
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

/// Returns the order in which this program expands boards, or `None` if the search ends without an answer or makes more
/// than [`MAX_BOARDS`] expansions.
pub fn own_order(
    problem: &Problem,
    strategy: Strategy,
    databases: &PatternDatabases,
) -> Option<Order> {
    let limits = Limits::of_expansions(MAX_BOARDS as u64);
    let rule = Rule::new(problem, strategy, databases);
    let mut order = Order::default();
    let mut search = any_search(problem, strategy, limits, databases);
    loop {
        let status = search.observe(1000, &mut |expansion: &Expansion| {
            order.rows.extend(rule.row(expansion.state, expansion.g));
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

/// Returns the text of a file with an order, as JSON or CSV.
pub fn write_order(problem: &Problem, strategy: Strategy, order: &Order, as_json: bool) -> String {
    // Boards that are too large for this notation are written in rows.
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
