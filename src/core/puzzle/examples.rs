//! Example problems, by name.

use std::sync::LazyLock;

use crate::puzzle::{Board, Problem, Size};

/// A named problem whose solution length is known.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its name in English, such as “Korf 79”.
    pub name: &'static str,
    pub start: Board,
    pub goal: Board,
    /// Length of a shortest solution in moves; `None` if there is no solution.
    pub optimal: Option<u32>,
    /// The id of the publication that the problem, or its length, is from.
    pub source: &'static str,
}

impl Example {
    /// Its name for a command line, such as `korf-79`.
    pub fn id(&self) -> String {
        name_id(self.name)
    }

    /// Whether its length is cited from a publication, that is, proven elsewhere.
    pub fn is_cited(&self) -> bool {
        self.source != CLASSROOM
    }

    pub fn problem(&self) -> Option<Problem> {
        Problem::new(self.start, self.goal).ok()
    }
}

/// Converts a name for the command line: lower case, with one hyphen for each run of other characters.
pub fn name_id(name: &str) -> String {
    let mut id = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            id.push(c.to_ascii_lowercase());
        } else if !id.ends_with('-') {
            id.push('-');
        }
    }
    id
}

/// The example problems: a simple first one, then by size, the easy ones first.
pub fn examples() -> &'static [Example] {
    static ALL: LazyLock<Vec<Example>> =
        LazyLock::new(|| ENTRIES.iter().filter_map(read).collect());
    &ALL
}

/// Name, start, goal, optimal length, source.
type Entry = (
    &'static str,
    &'static str,
    &'static str,
    Option<u32>,
    &'static str,
);

const LEETCODE: &str = "leetcode";
const P1379: &str = "p1379";
const HARDEST: &str = "hardest";
const KORF: &str = "korf";
const KORF_FELNER: &str = "korf-felner";
const LOYD: &str = "loyd";
const CLASSROOM: &str = "classroom";
const FIVE_BY_FIVE: &str =
    "1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 0";
const FIVE_BY_FIVE_BLANK_FIRST: &str =
    "0 1 2 3 4 / 5 6 7 8 9 / 10 11 12 13 14 / 15 16 17 18 19 / 20 21 22 23 24";
const BLANK_FIRST: &str = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";

#[rustfmt::skip]
const ENTRIES: &[Entry] = &[
    ("Easy, 8 moves", "1 2 3 / 5 0 7 / 4 8 6", "1 2 3 / 4 5 6 / 7 8 0", Some(8), CLASSROOM),
    ("LeetCode 773 A", "1 2 3 / 4 0 5", "1 2 3 / 4 5 0", Some(1), LEETCODE),
    ("LeetCode 773 B", "4 1 2 / 5 0 3", "1 2 3 / 4 5 0", Some(5), LEETCODE),
    ("LeetCode 773 C", "3 2 4 / 1 5 0", "1 2 3 / 4 5 0", Some(14), LEETCODE),
    ("LeetCode 773 D", "1 2 3 / 5 4 0", "1 2 3 / 4 5 0", None, LEETCODE),
    ("P1379", "2 8 3 / 1 0 4 / 7 6 5", "1 2 3 / 8 0 4 / 7 6 5", Some(4), P1379),
    ("Nineteen moves", "2 8 5 / 1 7 4 / 3 0 6", "1 2 3 / 4 5 6 / 7 8 0", Some(19), CLASSROOM),
    ("Twenty moves", "8 1 3 / 4 6 7 / 0 5 2", "1 2 3 / 4 5 6 / 7 8 0", Some(20), CLASSROOM),
    ("Hardest 3x3 A", "8 6 7 / 2 5 4 / 3 0 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), HARDEST),
    ("Hardest 3x3 B", "6 4 7 / 8 5 0 / 3 2 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), HARDEST),
    ("Unsolvable 3x3", "1 2 3 / 4 5 6 / 8 7 0", "1 2 3 / 4 5 6 / 7 8 0", None, CLASSROOM),
    ("Korf 55", "13 8 14 3 / 9 1 0 7 / 15 5 4 10 / 12 2 6 11", BLANK_FIRST, Some(41), KORF),
    ("Korf 79", "0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15", BLANK_FIRST, Some(42), KORF),
    ("Korf 97", "9 14 5 7 / 8 15 1 2 / 10 4 13 6 / 12 0 11 3", BLANK_FIRST, Some(44), KORF),
    ("Korf 9", "3 14 9 11 / 5 4 8 2 / 13 12 6 7 / 10 1 15 0", BLANK_FIRST, Some(46), KORF),
    ("Korf 5", "4 7 14 13 / 10 3 9 12 / 11 5 6 15 / 1 2 8 0", BLANK_FIRST, Some(56), KORF),
    ("Korf 1", "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3", BLANK_FIRST, Some(57), KORF),
    ("14-15 puzzle", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0", None, LOYD),
    ("24-puzzle, 12", "1 2 0 4 5 / 6 7 3 9 10 / 11 12 8 13 14 / 16 17 18 19 20 / 21 22 23 15 24", FIVE_BY_FIVE, Some(12), CLASSROOM),
    ("24-puzzle, 40", "1 3 4 9 5 / 6 13 2 10 24 / 12 16 7 8 20 / 11 18 22 19 14 / 21 17 23 15 0", FIVE_BY_FIVE, Some(40), CLASSROOM),
    ("Korf-Felner 25", "3 17 9 8 24 / 1 11 12 14 0 / 5 4 22 13 16 / 21 15 6 7 10 / 20 23 2 18 19", FIVE_BY_FIVE_BLANK_FIRST, Some(81), KORF_FELNER),
    ("Korf-Felner 1", "14 5 9 2 18 / 8 23 19 12 17 / 15 0 10 20 4 / 6 11 21 1 7 / 24 3 16 22 13", FIVE_BY_FIVE_BLANK_FIRST, Some(95), KORF_FELNER),
];

fn row(text: &str) -> Vec<u8> {
    text.split(' ').flat_map(str::parse).collect()
}

fn read(&(name, start, goal, optimal, source): &Entry) -> Option<Example> {
    let board = |rows: &str| {
        let rows: Vec<Vec<u8>> = rows.split(" / ").map(row).collect();
        let size = Size::new(rows.len(), rows[0].len()).ok()?;
        Board::from_cells(size, &rows.concat())
    };
    Some(Example {
        name,
        start: board(start)?,
        goal: board(goal)?,
        optimal,
        source,
    })
}
