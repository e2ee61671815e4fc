//! Reads an order as programs write and print it: JSON, JSON lines, CSV, a board a line or a row a line, and what Python and
//! numpy print of lists, tuples, strings and dicts. What is not understood is refused or named in [`Order::left_out`].
//!
//! ```text
//! ["813467052", "8 1 3 / 0 6 7 / 4 5 2", [8,1,3,4,6,7,5,0,2]]
//! {"order": [{"board": "813467052", "g": 0, "h": 12, "f": 12}, ...], "solution": "RUL"}
//! [(12, 0, 0, (8, 1, 3, 4, 6, 7, None, 5, 2)), ...]
//! [[8 1 3]
//!  [4 6 7]
//!  [0 5 2]]
//!
//! board,g,h,f
//! 813467052,0,12,12
//! solution,RUL
//! ```

mod cells;
mod columns;
mod literal;
mod names;
mod solution;

use std::borrow::Cow;

use crate::files::decode;
use crate::order::read::literal::{Entry, Item, Notes, Parser, Value};
use crate::order::read::names::Key;
use crate::order::read::solution::Raw;
use crate::order::{MAX_BOARDS, MAX_ORDER_FILE, Order, OrderFault, OrderFileFault, Remark};
use crate::puzzle::{Board, Problem, Size};

/// Reads the order of a search of `problem`. The problem decides between readings: whether boards are written column by
/// column, and whose moves a solution has.
///
/// # Errors
/// [`OrderFileFault`].
pub fn read_order(bytes: &[u8], problem: &Problem) -> Result<Order, OrderFileFault> {
    if bytes.len() as u64 > MAX_ORDER_FILE {
        return Err(OrderFileFault::TooLarge);
    }
    let text = match std::str::from_utf8(bytes) {
        // In UTF-16 every other byte of a digit is 0.
        Ok(text) if !bytes.contains(&0) => Cow::from(text),
        _ => Cow::from(decode(bytes.to_vec()).map_err(|_| OrderFileFault::Encoding)?),
    };
    let text = with_plain_signs(text.trim_start_matches('\u{feff}').trim());
    if text.is_empty() {
        return Err(OrderFileFault::Empty);
    }
    let mut reading = Reading::default();
    let mut parser = Parser::new(&text, problem.size());
    match table_separator(&text) {
        Some(separator) => reading.table(&text, separator, &mut parser.notes)?,
        None => {
            let mut number = 0;
            while !parser.is_at_end() {
                number += 1;
                let (items, text) = parser.line()?;
                let ends = text.matches('\n').count();
                if !items.is_empty() {
                    let line = Line {
                        items,
                        text,
                        number,
                    };
                    reading.line(line, &mut parser)?;
                }
                number += ends;
            }
        }
    }
    reading.finish(problem, parser.notes)
}

/// Returns the text with Chinese and typographic signs in their ASCII form.
fn with_plain_signs(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let plain = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '、' => ',',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '−' | '–' => '-',
        '【' => '[',
        '】' => ']',
        c => c,
    };
    text.chars().map(plain).collect()
}

/// Returns the separator of a table if the first line names the column of the boards.
fn table_separator(text: &str) -> Option<char> {
    let mut lines = text.lines().map(str::trim);
    let header = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?;
    let names = |separator: char| {
        let mut fields = header.split(separator);
        fields.any(|field| names::is_board(field) && !field.contains(['{', '[', '(', ':']))
    };
    [',', ';', '\t', '|']
        .into_iter()
        .find(|separator| names(*separator))
}

struct Line<'a> {
    items: Vec<Item<'a>>,
    text: &'a str,
    /// From 1.
    number: usize,
}

/// Where the values of the lines that follow go.
#[derive(Clone, Copy, Default)]
enum Target {
    #[default]
    Order,
    /// The solution with this index.
    Solution(usize),
}

#[derive(Default)]
struct Reading {
    entries: Vec<Entry>,
    solutions: Vec<Raw>,
    target: Target,
    /// The words of a board that is written a row a line and is not whole yet, and the line of the first.
    words: Vec<String>,
    words_from: usize,
    start: Option<Board>,
    goal: Option<Board>,
    costs: Option<String>,
    has_list: bool,
    has_object: bool,
}

type Read = Result<(), OrderFileFault>;

impl Reading {
    fn push(&mut self, entry: Entry) -> Read {
        if let Target::Solution(at) = self.target {
            self.solutions[at].boards.push(entry.board);
            return Ok(());
        }
        if self.entries.len() >= MAX_BOARDS {
            return Err(OrderFileFault::TooMany);
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Takes the values of one line.
    fn line<'a>(&mut self, line: Line<'a>, parser: &mut Parser<'a>) -> Read {
        let Line {
            mut items,
            text,
            number,
        } = line;
        // Most lines of a long file.
        if let [
            Item {
                key: None,
                value: Value::Board(board),
            },
        ] = items.as_slice()
            && self.words.is_empty()
        {
            return self.push(Entry::of(*board));
        }
        let (name, at) = name_of(&items);
        if !name.is_empty()
            && let Some(key) = names::key(&name)
        {
            let mut values = items.split_off(at);
            if let Some(first) = values.first_mut() {
                first.key = None;
            }
            return self.keyed(key, &name, values, &mut parser.notes);
        }
        if items.iter().any(Item::is_board) {
            items = opened(items);
        }
        if is_row(&items, parser.notes.size) {
            return self.row(&items, number, &mut parser.notes);
        }
        self.end_rows(parser.notes.size)?;
        if let [
            Item {
                key: None,
                value: Value::Group(_),
            },
        ] = items.as_slice()
            && let Some(Item {
                value: Value::Group(inside),
                ..
            }) = items.pop()
        {
            return self.list(inside, number, &mut parser.notes);
        }
        let size = parser.notes.size;
        // A line of words, such as “Nodes expanded: 174”, is left out; a board with a fault is refused.
        let other = |text: &str, name: &str, notes: &mut Notes| {
            let starts_with_letters = text.trim_start().starts_with(char::is_alphabetic);
            let numbers = text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|it| !it.is_empty());
            let digits: usize = numbers.clone().map(str::len).sum();
            if starts_with_letters && numbers.count().max(digits) < size.cells() - 1 {
                notes.leave_out(if name.is_empty() { text } else { name });
                return Ok(());
            }
            let fault = cells::text(text, size).err();
            let fault = fault.unwrap_or(OrderFault::NoBoard(size));
            Err(OrderFileFault::Entry { number, fault })
        };
        match (parser.notes.reduced(items), self.target) {
            (Value::Board(board), _) => self.push(Entry::of(board)),
            (Value::Entry(entry), _) => self.push(*entry),
            (Value::Group(items), _) if items.iter().all(Item::is_board) => {
                let mut boards = items.into_iter();
                boards.try_for_each(|item| self.one(item.value, number, size))
            }
            (Value::Group(items), Target::Solution(at)) => {
                self.solutions[at].take(&items);
                Ok(())
            }
            (value @ (Value::Word(_) | Value::Text(_)), Target::Solution(at)) => {
                self.solutions[at].take(&[Item { key: None, value }]);
                Ok(())
            }
            (Value::Group(items), Target::Order) => match parser.notes.flat_entry(&items) {
                Some(entry) => self.push(entry),
                None => other(text, &name, &mut parser.notes),
            },
            (_, _) => match cells::text(text, size) {
                Ok(written) => {
                    let board = parser.notes.noted(written);
                    self.push(Entry::of(board))
                }
                Err(_) => other(text, &name, &mut parser.notes),
            },
        }
    }

    /// Takes what has a name that is known.
    fn keyed(&mut self, key: Key, name: &str, values: Vec<Item<'_>>, notes: &mut Notes) -> Read {
        self.end_rows(notes.size)?;
        let is_heading = matches!(
            values.as_slice(),
            [Item {
                value: Value::Word(""),
                ..
            }]
        );
        match key {
            Key::Solution | Key::Length => {
                let raw = Raw::new(name, key == Key::Length, &values);
                self.solutions.push(raw);
                if is_heading && key == Key::Solution {
                    self.target = Target::Solution(self.solutions.len() - 1);
                }
            }
            Key::Order if is_heading => self.target = Target::Order,
            Key::Order => {
                let size = notes.size;
                for item in values {
                    match item.value {
                        Value::Group(inside) if !self.has_list => self.list(inside, 1, notes)?,
                        value @ (Value::Board(_) | Value::Entry(_)) if !self.has_list => {
                            self.one(value, 1, size)?;
                        }
                        _ => notes.leave_out(name),
                    }
                }
            }
            Key::Start | Key::Goal => {
                let board = values.iter().find_map(|item| match item.value {
                    Value::Board(board) => Some(board),
                    _ => None,
                });
                match (key, board) {
                    (_, None) => notes.leave_out(name),
                    (Key::Start, board) => self.start = board,
                    (_, board) => self.goal = board,
                }
            }
            Key::Costs => match values.first().map(|item| &item.value) {
                Some(Value::Text(text)) => self.costs = Some(text.to_string()),
                _ => notes.leave_out(name),
            },
            Key::Format => {}
        }
        Ok(())
    }

    /// Takes a list of boards, or an object that has one.
    fn list(&mut self, mut items: Vec<Item<'_>>, number: usize, notes: &mut Notes) -> Read {
        let size = notes.size;
        if let Some(rows) = rows_of(&mut items, notes) {
            self.list(rows, number, notes)?;
        }
        if items
            .iter()
            .any(|item| item.key.is_some() && !item.is_board())
        {
            self.has_object = true;
            for mut item in items {
                let name = item.key.take().unwrap_or_default();
                match names::key(&name) {
                    Some(key) => self.keyed(key, &name, vec![item], notes)?,
                    None if names::is_board(&name) => {
                        let fault = fault_of(&item.value, notes);
                        return Err(OrderFileFault::Entry { number, fault });
                    }
                    None => notes.leave_out(&name),
                }
            }
            return Ok(());
        }
        let has_boards = items.iter().any(Item::has_boards);
        if self.has_list && has_boards {
            notes.leave_out("[…]");
            return Ok(());
        }
        if !has_boards && !items.is_empty() {
            let fault = fault_of(&Value::Group(items), notes);
            return Err(OrderFileFault::Entry { number, fault });
        }
        self.has_list = true;
        for (item, number) in items.into_iter().zip(1..) {
            match item.is_board() {
                true => self.one(item.value, number, size)?,
                false => {
                    let fault = fault_of(&item.value, notes);
                    return Err(OrderFileFault::Entry { number, fault });
                }
            }
        }
        Ok(())
    }

    fn one(&mut self, value: Value<'_>, number: usize, size: Size) -> Read {
        match value {
            Value::Board(board) => self.push(Entry::of(board)),
            Value::Entry(entry) => self.push(*entry),
            _ => {
                let fault = OrderFault::NoBoard(size);
                Err(OrderFileFault::Entry { number, fault })
            }
        }
    }

    /// Takes one row of a board.
    fn row(&mut self, items: &[Item<'_>], number: usize, notes: &mut Notes) -> Read {
        if self.words.is_empty() {
            self.words_from = number;
        }
        let words = items.iter().filter_map(Item::cell).map(str::to_owned);
        self.words.extend(words);
        let size = notes.size;
        if self.words.len() < size.cells() {
            return Ok(());
        }
        let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        let Some(written) = cells::board(&words, &[], size) else {
            return self.end_rows(size);
        };
        let board = notes.noted(written);
        self.words.clear();
        self.push(Entry::of(board))
    }

    /// Refuses rows that are no whole board.
    fn end_rows(&self, size: Size) -> Read {
        if self.words.is_empty() {
            return Ok(());
        }
        let rows: Vec<String> = self
            .words
            .chunks(size.columns())
            .map(|row| row.join(" "))
            .collect();
        let fault = cells::text(&rows.join(" / "), size).err();
        Err(OrderFileFault::Entry {
            number: self.words_from,
            fault: fault.unwrap_or(OrderFault::NoBoard(size)),
        })
    }

    /// Takes a table with a line of names.
    fn table(&mut self, text: &str, separator: char, notes: &mut Notes) -> Read {
        let mut reader = csv::ReaderBuilder::new();
        reader
            .has_headers(false)
            .flexible(true)
            .delimiter(separator as u8)
            .comment(Some(b'#'));
        let (mut names, mut board) = (Vec::<String>::new(), 0);
        for record in reader.from_reader(text.as_bytes()).into_records() {
            // The text is UTF-8 and rows may have any length, so nothing else can be wrong.
            let record = record.map_err(|_| OrderFileFault::Encoding)?;
            let number = record.position().map_or(1, |at| at.line() as usize);
            let fields: Vec<&str> = record.iter().map(str::trim).collect();
            if fields.iter().all(|field| field.is_empty()) {
                continue;
            }
            if names.is_empty() {
                names = fields.iter().map(|name| (*name).to_owned()).collect();
                board = names
                    .iter()
                    .position(|name| names::is_board(name))
                    .unwrap_or_default();
                continue;
            }
            let name = fields[0].split([':', '=', ' ']).next().unwrap_or_default();
            if name.starts_with(char::is_alphabetic)
                && let Some(key @ (Key::Solution | Key::Length)) = names::key(name)
            {
                let words = record.iter().map(Item::word);
                self.keyed(key, fields[0], words.skip(1).collect(), notes)?;
                continue;
            }
            let entry = notes.table_row(&names, board, &fields);
            self.push(entry.map_err(|fault| OrderFileFault::Entry { number, fault })?)?;
        }
        Ok(())
    }

    fn finish(mut self, problem: &Problem, mut notes: Notes) -> Result<Order, OrderFileFault> {
        let size = problem.size();
        self.end_rows(size)?;
        // A search that tests for the goal when a board is generated expands nothing where the start is the goal. Then the
        // file gives at least its solution.
        let may_be_empty = problem.start() == problem.goal() && !self.solutions.is_empty();
        if self.entries.is_empty() && !may_be_empty {
            return Err(match self.has_object {
                true => OrderFileFault::NoList,
                false => OrderFileFault::Empty,
            });
        }
        let mut remarks = Vec::new();
        let roots = [problem.start(), problem.goal()];
        let first = self.entries.first().map(|entry| entry.board);
        let is_turned =
            first.is_some_and(|first| !roots.contains(&first) && roots.contains(&first.turned()));
        if notes.is_turned && (!is_turned || notes.is_straight) {
            let fault = OrderFault::NoBoard(size);
            return Err(OrderFileFault::Entry { number: 1, fault });
        }
        if is_turned {
            remarks.push(Remark::ByColumns);
            let entries = self.entries.iter_mut().map(|entry| &mut entry.board);
            let paths = self.solutions.iter_mut().flat_map(|raw| &mut raw.boards);
            let ends = self.start.iter_mut().chain(&mut self.goal);
            entries
                .chain(paths)
                .chain(ends)
                .for_each(|board| *board = board.turned());
        }
        remarks.extend(notes.blank.take().map(Remark::Blank));
        let other = |board: Option<Board>, right| board.filter(|board| *board != right);
        remarks.extend(other(self.start, problem.start()).map(Remark::OtherStart));
        remarks.extend(other(self.goal, problem.goal()).map(Remark::OtherGoal));
        let costs = self.costs.take();
        let costs = costs.filter(|costs| *costs != problem.costs().write());
        remarks.extend(costs.map(Remark::OtherCosts));
        let rows = columns::rows(&self.entries, problem, &mut notes, &mut remarks);
        let mut solutions = Vec::new();
        for raw in &self.solutions {
            let (given, remark) = raw.read(problem, is_turned)?;
            match given {
                Some(given) => solutions.push(given),
                None if raw.is_length => notes.leave_out(&raw.name),
                None => {}
            }
            remarks.extend(remark.filter(|remark| !remarks.contains(remark)));
        }
        Ok(Order {
            rows,
            solutions,
            left_out: notes.left_out,
            remarks,
        })
    }
}

/// Returns the name that a line begins with, or nothing, and the index of the value after it.
fn name_of(items: &[Item<'_>]) -> (String, usize) {
    let is_word = |item: &&Item<'_>| item.key.is_none() && matches!(item.value, Value::Word(_));
    let lead = items.iter().take_while(is_word).count();
    let mut words: Vec<&str> = items[..lead].iter().filter_map(Item::cell).collect();
    match items.get(lead).and_then(|item| item.key.as_deref()) {
        Some(key) => {
            words.push(key);
            let name = words.join(" ");
            let name = name.trim_matches(|c: char| c.is_ascii_digit() || c.is_whitespace());
            (name.to_owned(), lead)
        }
        // As in a table: solution,URD.
        None if lead > 0 && items.len() > 1 && names::key(words[0]) == Some(Key::Solution) => {
            (words[0].to_owned(), 1)
        }
        None => (String::new(), 0),
    }
}

/// Takes the columns out of a table that is written column by column, as pandas does, and returns its rows:
/// `{"state": {"0": "813467052"}, "g": {"0": 0}}`.
fn rows_of<'a>(items: &mut Vec<Item<'a>>, notes: &mut Notes) -> Option<Vec<Item<'a>>> {
    let keys = |item: &Item<'a>| match &item.value {
        Value::Group(inside) => inside.iter().map(|it| it.key.clone()).collect(),
        _ => Vec::new(),
    };
    let boards = items.iter().find(|item| {
        item.key.as_deref().is_some_and(names::is_board) && keys(item).iter().all(Option::is_some)
    });
    let index = keys(boards?);
    if index.is_empty() {
        return None;
    }
    let mut rows: Vec<Vec<Item<'a>>> = index.iter().map(|_| Vec::new()).collect();
    let columns = items.extract_if(.., |item| keys(item) == index);
    for column in columns {
        if let Value::Group(cells) = column.value {
            for (row, cell) in rows.iter_mut().zip(cells) {
                row.push(Item {
                    key: column.key.clone(),
                    value: cell.value,
                });
            }
        }
    }
    let row = |row| Item {
        key: None,
        value: notes.reduced(row),
    };
    Some(rows.into_iter().map(row).collect())
}

/// Takes named values out of their brackets: `Expanding 813467052 (g=0, h=12)`.
fn opened(items: Vec<Item<'_>>) -> Vec<Item<'_>> {
    let open = |item| match item {
        Item {
            key: None,
            value: Value::Group(inside),
        } if inside.iter().all(|it| it.key.is_some()) => inside,
        item => vec![item],
    };
    items.into_iter().flat_map(open).collect()
}

/// Returns `true` for a row of a board: as many values as the board has columns, at most one of them no number.
fn is_row(items: &[Item<'_>], size: Size) -> bool {
    let words = items.iter().map(Item::cell);
    let signs = words.filter(|word| word.is_none_or(|word| word.parse::<f64>().is_err()));
    let all = items.iter().all(|item| item.cell().is_some());
    items.len() == size.columns() && all && signs.count() <= 1
}

/// Returns why a value is no entry.
fn fault_of(value: &Value<'_>, notes: &mut Notes) -> OrderFault {
    if let Value::Group(items) = value {
        if let Err(fault) = notes.entry_of(items) {
            return fault;
        }
        let is_board = |item: &&Item<'_>| item.key.as_deref().is_some_and(names::is_board);
        if let Some(board) = items.iter().find(is_board) {
            return fault_of(&board.value, notes);
        }
        if items.iter().any(|item| item.key.is_some()) {
            return OrderFault::NoBoard(notes.size);
        }
    }
    let fault = cells::text(&value.flat(), notes.size).err();
    fault.unwrap_or(OrderFault::NoBoard(notes.size))
}
