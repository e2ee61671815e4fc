//! Lists whose values have names: tables with a header, and JSON.

use serde_json::Value;

use crate::reading::json_text;
use crate::reading::list::{
    Entry, ListFault, Place, Read, board, board_entry, entry, goal_of, number, short,
};

/// A column of a table, or a key of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Name,
    Start,
    Goal,
    Length,
}

impl Column {
    pub(super) fn named(name: &str) -> Option<Self> {
        let name = name.trim().to_lowercase().replace(['_', '-', '.'], " ");
        Some(match name.trim() {
            "name" | "id" | "nr" | "no" | "#" | "number" | "instance" | "label" | "index"
            | "puzzle id" | "编号" | "名称" | "序号" | "题号" => Self::Name,
            "board" | "start" | "state" | "initial" | "initial state" | "start state"
            | "puzzle" | "tiles" | "position" | "configuration" | "棋盘" | "局面" | "起点"
            | "状态" | "初始状态" => Self::Start,
            "goal" | "target" | "goal state" | "目标" | "终点" | "目标状态" => Self::Goal,
            "length" | "cost" | "optimal" | "optimum" | "moves" | "steps" | "depth" | "d"
            | "solution length" | "optimal cost" | "optimal length" | "shortest" | "distance"
            | "步数" | "长度" | "代价" | "最短" | "最短步数" => Self::Length,
            _ => return None,
        })
    }
}

/// A table with a header. Without a column of boards, its unknown columns are the cells.
pub(super) fn table(text: &str) -> Option<Read<Vec<Entry>>> {
    let header = text.lines().find(|line| !line.trim().is_empty())?;
    let delimiter = ['\t', ';', ',', '|']
        .into_iter()
        .find(|it| header.contains(*it));
    let delimiter = delimiter.unwrap_or(',');
    let names: Vec<&str> = header
        .split(delimiter)
        .map(|name| name.trim().trim_matches('"'))
        .collect();
    let mut columns: Vec<Option<Column>> = names.iter().map(|name| Column::named(name)).collect();
    // pandas numbers the rows in a column without a name.
    let is_index = matches!(names[0], "" | "Unnamed: 0");
    if is_index {
        columns[0] = Some(Column::Name);
    }
    let is_word = |name: &&str| name.starts_with(|c: char| c.is_alphabetic() || c == '#');
    let is_header = names.iter().skip(usize::from(is_index)).all(is_word)
        && columns.iter().any(Option::is_some);
    let unknown = columns.iter().filter(|column| column.is_none()).count();
    let has_board = columns.contains(&Some(Column::Start));
    if !is_header || (!has_board && unknown < 4) {
        return None;
    }
    if has_board && unknown > 0 {
        let named = names
            .iter()
            .zip(&columns)
            .filter(|(_, column)| column.is_none());
        let named = named.map(|(name, _)| short(name)).collect();
        return Some(Err(Place::Line(1).wrong(ListFault::Columns(named))));
    }
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader
        .flexible(true)
        .delimiter(delimiter as u8)
        .trim(csv::Trim::All);
    let mut reader = reader.from_reader(text.as_bytes());
    // Text is UTF-8 and rows may have any length, so that no record fails.
    let records = reader.records().filter_map(Result::ok);
    Some(
        records
            .map(|record| {
                let line = record.position().map_or(0, csv::Position::line);
                row(&record, &columns, Place::Line(line as usize))
            })
            .collect(),
    )
}

fn row(record: &csv::StringRecord, columns: &[Option<Column>], place: Place) -> Read<Entry> {
    let (mut name, mut start, mut goal, mut length) = (String::new(), String::new(), None, None);
    let mut fields = record.iter();
    // A board with commas and without quotes takes several fields.
    let surplus = record.len().saturating_sub(columns.len());
    for column in columns {
        let field = fields.next().unwrap_or_default();
        match column {
            Some(Column::Name) => name = field.to_owned(),
            Some(Column::Start) => {
                start = field.to_owned();
                for more in fields.by_ref().take(surplus) {
                    start = start + "," + more;
                }
            }
            Some(Column::Goal | Column::Length) if field.is_empty() => {}
            Some(Column::Goal) => goal = Some(goal_of(field, place)?),
            Some(Column::Length) => length = Some(number(field, place)?),
            None => start = start + if field.is_empty() { "_" } else { field } + " ",
        }
    }
    let read = entry(&start, place)?;
    Ok(Entry {
        name,
        goal: goal
            .and_then(|goal| goal.at(read.start.size()))
            .or(read.goal),
        length,
        ..read
    })
}

/// Lists and tuples of Python as JSON, without the name that they are given.
fn of_python(text: &str) -> String {
    let is_name = |name: &str| !name.contains(['[', '(', '{', '"', '\'']);
    let named = text.split_once('=').filter(|(name, _)| is_name(name));
    let list = named.map_or(text, |(_, list)| list).replace('(', "[");
    let list = list.replace(')', "]").replace('\'', "\"");
    let words: Vec<&str> = list.split_whitespace().collect();
    words.join(" ").replace(", ]", "]").replace(",]", "]")
}

/// A JSON list of boards, of pairs of a board and its length, or of objects, or an object of named boards.
pub(super) fn json(text: &str) -> Read<Vec<Entry>> {
    let alone = board(text, Place::Line(1)).map(|start| vec![board_entry(start, Place::Line(1))]);
    let read = serde_json::from_str::<Value>(&json_text(text));
    let Ok(value) = read.or_else(|_| serde_json::from_str(&of_python(text))) else {
        return alone;
    };
    if alone.is_ok() {
        return alone;
    }
    match &value {
        Value::Array(list) => {
            let places = (1..).map(Place::Entry);
            list.iter()
                .zip(places)
                .map(|(value, place)| json_entry(value, place))
                .collect()
        }
        Value::Object(object) if object.keys().any(|key| Column::named(key).is_some()) => {
            Ok(vec![json_entry(&value, Place::Entry(1))?])
        }
        Value::Object(object) => {
            let lists: Vec<&Value> = object.values().filter(|value| value.is_array()).collect();
            if let [Value::Array(list)] = lists[..]
                && object.len() == 1
            {
                return json(&Value::Array(list.clone()).to_string());
            }
            let named = object.iter().zip(1..).map(|((name, value), at)| {
                let mut entry = json_entry(value, Place::Entry(at))?;
                entry.name.clone_from(name);
                Ok(entry)
            });
            named.collect()
        }
        _ => alone,
    }
}

pub(super) fn json_entry(value: &Value, place: Place) -> Read<Entry> {
    let words = |value: &Value| match value {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    let Value::Object(object) = value else {
        let pair = value.as_array().map(Vec::as_slice);
        let (value, length) = match pair {
            Some(
                [
                    first @ (Value::Array(_) | Value::String(_)),
                    moves @ Value::Number(_),
                ],
            ) => (first, Some(number(&moves.to_string(), place)?)),
            _ => (value, None),
        };
        let read = entry(&words(value), place)?;
        return Ok(Entry { length, ..read });
    };
    let unknown: Vec<String> = object
        .keys()
        .filter(|key| Column::named(key).is_none())
        .map(|key| short(key))
        .collect();
    if !unknown.is_empty() {
        return Err(place.wrong(ListFault::Columns(unknown)));
    }
    let field = |wanted: Column| {
        let mut fields = object
            .iter()
            .filter(|(key, value)| Column::named(key) == Some(wanted) && !value.is_null());
        fields.next().map(|(_, value)| words(value))
    };
    let start = board(&field(Column::Start).unwrap_or_default(), place)?;
    let goal = field(Column::Goal).map(|goal| goal_of(&goal, place));
    Ok(Entry {
        place,
        name: field(Column::Name).unwrap_or_default(),
        start,
        goal: goal.transpose()?.and_then(|goal| goal.at(start.size())),
        length: field(Column::Length)
            .map(|moves| number(&moves, place))
            .transpose()?,
    })
}
