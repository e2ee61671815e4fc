//! Lists of boards, each with a name, a goal and a length if they are given: a board a line, a table with a header, JSON, or
//! blocks with blank lines between them.

mod named;

use serde_json::Value;

use crate::puzzle::{Board, Mismatch, Size, Solvability, UsualGoal};
use crate::reading::choice::boards;
use crate::reading::list::named::{Column, json, json_entry, table};
use crate::reading::surroundings::is_link;
use crate::reading::wrapped::remarked;
use crate::reading::{Draft, Fault, Faults, json_text, plain};

/// A board of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub place: Place,
    /// The name, or an empty string.
    pub name: String,
    pub start: Board,
    /// The goal, if the list gives one.
    pub goal: Option<Board>,
    /// The length beside the board.
    pub length: Option<u32>,
}

/// Where an entry stands, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Line(usize),
    /// An entry of a JSON list.
    Entry(usize),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ListError {
    pub place: Place,
    pub fault: ListFault,
}

/// What is wrong with an entry: it cannot be read, or it can be no problem to solve.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListFault {
    Board(Faults),
    /// It is no number of moves.
    Length(String),
    /// Columns or keys that mean nothing here.
    Columns(Vec<String>),
    TooMany,
    Mismatch(#[from] Mismatch),
    Unsolvable(Solvability),
    /// A shortest solution has another length.
    WrongLength {
        given: u32,
        shortest: u32,
    },
    /// No solution can have this length.
    ImpossibleLength {
        given: u32,
        next: u32,
    },
}

type Read<T> = Result<T, ListError>;

/// No shortest solution is as long.
const MAX_LENGTH: u32 = 9999;

/// The largest text of which the boards may stand on one line, in bytes.
const MAX_LINE: usize = 1 << 18;

/// Reads a list of at most `most` boards.
///
/// A line is `name: board = length`, of which only the board is required, or has its parts in another usual order. A line
/// `goal: board` sets the goal of the lines below it. Text after a `#` is a comment.
///
/// # Errors
/// [`ListError`] for the first entry that cannot be read. An empty list is not an error.
pub fn read(text: &str, most: usize) -> Read<Vec<Entry>> {
    let text = plain(text.trim_start_matches('\u{feff}'));
    let read = table(&text).unwrap_or_else(|| untitled(&text))?;
    match read.get(most) {
        None => Ok(read),
        Some(entry) => Err(entry.place.wrong(ListFault::TooMany)),
    }
}

fn untitled(text: &str) -> Read<Vec<Entry>> {
    let by_line = |form| lines(text, form);
    let mut told = Vec::new();
    // A length behind a comma could be a tile, too.
    for forms in [
        &[Form::Board, Form::MixedLength][..],
        &[],
        &[Form::Length, Form::Name],
        &[Form::Both],
    ] {
        let read = match forms {
            [] => vec![json(text), blocks(text), whole(text)],
            forms => forms.iter().copied().map(by_line).collect(),
        };
        let (good, bad): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_ok);
        told.extend(bad.into_iter().filter_map(Result::err));
        let mut good = good.into_iter().flatten();
        if let Some(first) = good.next() {
            return match good.find(|other| !forms.is_empty() && *other != first) {
                None => Ok(first),
                Some(other) => Err(differing(&first, &other)),
            };
        }
    }
    // The form that reads the most lines is the one meant; of equals the first.
    told.reverse();
    let meant = told.into_iter().max_by_key(|error| error.place);
    meant.map_or_else(|| Ok(Vec::new()), Err)
}

/// The fault that a list can be read in two ways.
fn differing(one: &[Entry], other: &[Entry]) -> ListError {
    let differ = one.iter().zip(other).find(|(one, other)| one != other);
    let (place, readings) = match differ {
        Some((one, other)) => (one.place, vec![one.start, other.start]),
        None => (Place::Line(1), Vec::new()),
    };
    place.wrong(ListFault::Board(Faults(vec![Fault::Ambiguous {
        readings,
    }])))
}

/// What stands on a line beside the board, with no sign before it that says so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Board,
    /// A length, behind a separator that the board does not have.
    MixedLength,
    Length,
    Name,
    /// A name and a length.
    Both,
}

const SEPARATORS: [char; 4] = [' ', '\t', ',', ';'];

fn lines(text: &str, form: Form) -> Read<Vec<Entry>> {
    let (mut found, mut goal) = (Vec::new(), None);
    for (line, at) in text.lines().zip(1..) {
        let place = Place::Line(at);
        if is_link(line) {
            found.push(entry(line, place)?);
            continue;
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if line.starts_with('{')
            && let Ok(value @ Value::Object(_)) = serde_json::from_str(&json_text(line))
        {
            found.push(json_entry(&value, place)?);
            continue;
        }
        // `8:1:3` has no name, and `3x3:` is a size.
        let named = line
            .split_once(':')
            .filter(|(name, rest)| !rest.contains(':') && name.trim().parse::<Size>().is_err());
        let (mut name, mut rest) = named.unwrap_or(("", line));
        if Column::named(name) == Some(Column::Goal) {
            goal = Some(goal_of(rest, place)?);
            continue;
        }
        let mut length = None;
        if let Some((start, moves)) = rest.split_once('=') {
            (rest, length) = (start, Some(moves));
        }
        if matches!(form, Form::Name | Form::Both)
            && let Some((first, others)) = rest.split_once(SEPARATORS)
        {
            (name, rest) = (first, others);
        }
        if matches!(form, Form::MixedLength | Form::Length | Form::Both) && length.is_none() {
            let Some((start, moves)) = rest.rsplit_once(SEPARATORS) else {
                return Err(place.wrong(ListFault::Length(short(rest))));
            };
            let sign = rest[start.len()..].chars().next().unwrap_or(' ');
            if form == Form::MixedLength && (sign == ' ' || start.contains(sign)) {
                return Err(place.wrong(ListFault::Length(short(moves))));
            }
            (rest, length) = (start, Some(moves));
        }
        let is_given = length.is_some();
        let length = length.map(|length| number(length, place)).transpose()?;
        let read = entry(rest, place)?;
        // A remark has the length only if the board is the same without it.
        let is_start = |text: &str| entry(text, place).is_ok_and(|it| it.start == read.start);
        let remark = remarked(rest).filter(|(board, _)| !is_given && is_start(board));
        let told = remark.and_then(|(_, moves)| moves?.parse().ok());
        found.push(Entry {
            name: name.trim().to_owned(),
            goal: read.goal.or_else(|| goal?.at(read.start.size())),
            length: length.or(told),
            ..read
        });
    }
    Ok(found)
}

/// Boards of several lines, with blank lines between them. The first line may be a name with a colon.
fn blocks(text: &str) -> Read<Vec<Entry>> {
    let (mut found, mut goal) = (Vec::new(), None);
    let mut lines = text.lines().zip(1..).peekable();
    while lines.peek().is_some() {
        let blank = |line: &str| line.trim().is_empty();
        let block: Vec<(&str, usize)> = lines
            .by_ref()
            .take_while(|(line, _)| !blank(line))
            .collect();
        let Some(&(first, at)) = block.first() else {
            continue;
        };
        let place = Place::Line(at);
        let words: Vec<&str> = block.iter().map(|(line, _)| *line).collect();
        let name = first.split_once(':').map_or("", |(name, _)| name.trim());
        let words = words.join("\n");
        if Column::named(name) == Some(Column::Goal) {
            goal = Some(goal_of(&words[name.len() + 1..], place)?);
            continue;
        }
        let read = entry(&words, place)?;
        found.push(Entry {
            name: name.to_owned(),
            goal: read.goal.or_else(|| goal?.at(read.start.size())),
            ..read
        });
    }
    Ok(found)
}

/// One board in the whole text, or many boards on its lines.
fn whole(text: &str) -> Read<Vec<Entry>> {
    let place = Place::Line(1);
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let many = boards(text).filter(|_| text.len() <= MAX_LINE);
    let all = match many {
        Some(all) => all,
        None => vec![board(text, place)?],
    };
    Ok(all
        .into_iter()
        .map(|start| board_entry(start, place))
        .collect())
}

const fn board_entry(start: Board, place: Place) -> Entry {
    Entry {
        place,
        name: String::new(),
        start,
        goal: None,
        length: None,
    }
}

fn board(text: &str, place: Place) -> Read<Board> {
    let read = Draft::parse(text, None).board();
    read.map_err(|faults| place.wrong(ListFault::Board(faults)))
}

/// A goal as a board, or by a name that stands for one at each size.
#[derive(Clone, Copy)]
enum Goal {
    Board(Board),
    Usual(UsualGoal),
}

impl Goal {
    fn at(self, size: Size) -> Option<Board> {
        match self {
            Self::Board(board) => Some(board),
            Self::Usual(usual) => usual.at(size),
        }
    }
}

fn goal_of(text: &str, place: Place) -> Read<Goal> {
    match UsualGoal::known_as(&text.trim().to_lowercase()) {
        Some(usual) => Ok(Goal::Usual(usual)),
        None => board(text, place).map(Goal::Board),
    }
}

/// A board, or a start and a goal with an arrow between them or in a link.
fn entry(text: &str, place: Place) -> Read<Entry> {
    let draft = Draft::parse(text, None);
    let is_pair = ["->", "=>", "goal"].iter().any(|sign| text.contains(sign));
    match (draft.problem().filter(|_| is_pair), draft.board()) {
        (Some(both), _) => Ok(Entry {
            goal: Some(both.goal()),
            ..board_entry(both.start(), place)
        }),
        (None, Ok(start)) => Ok(board_entry(start, place)),
        (None, Err(faults)) => Err(place.wrong(ListFault::Board(faults))),
    }
}

/// A number of moves. Programs may write 20 as 20.0.
fn number(text: &str, place: Place) -> Read<u32> {
    let text = text.trim();
    let number = text.strip_suffix(".0").unwrap_or(text).parse().ok();
    let number = number.filter(|number| *number <= MAX_LENGTH);
    number.ok_or_else(|| place.wrong(ListFault::Length(short(text))))
}

/// The beginning of `text`, to be quoted.
fn short(text: &str) -> String {
    const MOST: usize = 40;
    let mut letters = text.trim().chars();
    letters.by_ref().take(MOST).collect()
}

impl Place {
    pub(crate) const fn wrong(self, fault: ListFault) -> ListError {
        ListError { place: self, fault }
    }
}
