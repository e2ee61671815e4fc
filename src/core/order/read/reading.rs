//! What has been read of a file so far, and where its further lines go.

use crate::order::read::literal::Parser;
use crate::order::read::names::Key;
use crate::order::read::shapes::{fault_of, is_row, name_of, opened, rows_of};
use crate::order::read::solution::Raw;
use crate::order::read::values::{Entry, Item, Notes, Value};
use crate::order::read::{cells, columns, names};
use crate::order::{MAX_BOARDS, Order, OrderFault, OrderFileFault, Remark};
use crate::puzzle::{Board, Problem, Size};

pub(super) struct Line<'a> {
    pub(super) items: Vec<Item<'a>>,
    pub(super) text: &'a str,
    /// From 1.
    pub(super) number: usize,
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
pub(super) struct Reading {
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
    pub(super) fn line<'a>(&mut self, line: Line<'a>, parser: &mut Parser<'a>) -> Read {
        let Line {
            mut items,
            text,
            number,
        } = line;
        // Most lines of a long file.
        if let [
            Item {
                key: None,
                value: Value::Entry(entry),
            },
        ] = items.as_slice()
            && self.words.is_empty()
        {
            return self.push(entry.clone());
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
            (Value::Entry(entry), _) => self.push(entry),
            (Value::Group(items), _) if items.iter().all(Item::is_board) => {
                let mut boards = items.into_iter();
                boards.try_for_each(|item| self.one(item.value, number, &mut parser.notes))
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
                for item in values {
                    match item.value {
                        Value::Group(inside) if !self.has_list => self.list(inside, 1, notes)?,
                        Value::Entry(entry) if !self.has_list => self.push(entry)?,
                        _ => notes.leave_out(name),
                    }
                }
            }
            Key::Start | Key::Goal => {
                let board = values.iter().find_map(|item| match item.value {
                    Value::Entry(Entry { board, ref numbers }) if numbers.is_empty() => Some(board),
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
            self.one(item.value, number, notes)?;
        }
        Ok(())
    }

    fn one(&mut self, value: Value<'_>, number: usize, notes: &mut Notes) -> Read {
        match value {
            Value::Entry(entry) => self.push(entry),
            value => {
                let fault = fault_of(&value, notes);
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
    pub(super) fn table(&mut self, text: &str, separator: char, notes: &mut Notes) -> Read {
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

    pub(super) fn finish(
        mut self,
        problem: &Problem,
        mut notes: Notes,
    ) -> Result<Order, OrderFileFault> {
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
