//! Example problems and usual goals, by name.

use std::sync::LazyLock;

use crate::puzzle::{Board, Draft, Problem, Size};

/// A named problem whose answer is known.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its name, such as “Korf 79”.
    pub name: &'static str,
    /// One line on what it is good for.
    pub about: &'static str,
    /// The start board.
    pub start: Board,
    /// The goal board.
    pub goal: Board,
    /// Length of a shortest solution in moves; `None` where there is no solution.
    pub optimal: Option<u32>,
    /// Where the board, or its answer, was published.
    pub source: &'static str,
}

impl Example {
    /// Its name for a command line, such as `korf-79`.
    #[must_use]
    pub fn id(&self) -> String {
        name_id(self.name)
    }

    /// Its start and goal as a problem.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        Problem::new(self.start, self.goal).ok()
    }
}

/// A name as a command line writes it: lower case, one hyphen for anything but letters and digits.
#[must_use]
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

/// The example problems: one to begin with, then by size, the easy ones first.
#[must_use]
pub fn examples() -> &'static [Example] {
    static ALL: LazyLock<Vec<Example>> =
        LazyLock::new(|| ENTRIES.iter().filter_map(read).collect());
    &ALL
}

/// Name, start, goal, optimal length, what it is good for, source.
type Entry = (
    &'static str,
    &'static str,
    &'static str,
    Option<u32>,
    &'static str,
    &'static str,
);

const LEETCODE: &str = "LeetCode 773, Sliding Puzzle";
const P1379: &str = "Luogu P1379, the eight-digit problem";
const HARDEST: &str = "A. Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993";
const KORF: &str = "R. E. Korf, Depth-First Iterative-Deepening, Artificial Intelligence 27, 1985";
const LOYD: &str = "Johnson and Story, Notes on the “15” Puzzle, Amer. J. Math. 2, 1879";
const CLASSROOM: &str = "Lecture example";
const FIVE_BY_FIVE: &str =
    "1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 0";
const BLANK_FIRST: &str = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";

#[rustfmt::skip]
const ENTRIES: &[Entry] = &[
    ("Easy, 8 moves", "1 2 3 / 5 0 7 / 4 8 6", "1 2 3 / 4 5 6 / 7 8 0", Some(8), "to begin with: the whole tree of A* fits on the screen", CLASSROOM),
    ("LeetCode 773 A", "1 2 3 / 4 0 5", "1 2 3 / 4 5 0", Some(1), "one move from its goal: what a single expansion does", LEETCODE),
    ("LeetCode 773 B", "4 1 2 / 5 0 3", "1 2 3 / 4 5 0", Some(5), "small enough to search on paper", LEETCODE),
    ("LeetCode 773 C", "3 2 4 / 1 5 0", "1 2 3 / 4 5 0", Some(14), "many moves for so small a board", LEETCODE),
    ("LeetCode 773 D", "1 2 3 / 5 4 0", "1 2 3 / 4 5 0", None, "why parity matters: a search visits all 360 states in vain", LEETCODE),
    ("P1379", "2 8 3 / 1 0 4 / 7 6 5", "1 2 3 / 8 0 4 / 7 6 5", Some(4), "another goal: the blank in the middle", P1379),
    ("Nineteen moves", "2 8 5 / 1 7 4 / 3 0 6", "1 2 3 / 4 5 6 / 7 8 0", Some(19), "BFS against A*: what a heuristic saves", CLASSROOM),
    ("Twenty moves", "8 1 3 / 4 6 7 / 0 5 2", "1 2 3 / 4 5 6 / 7 8 0", Some(20), "a typical 8-puzzle, to compare strategies", CLASSROOM),
    ("Hardest 3x3 A", "8 6 7 / 2 5 4 / 3 0 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), "the most moves that any 8-puzzle needs", HARDEST),
    ("Hardest 3x3 B", "6 4 7 / 8 5 0 / 3 2 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), "the only other board that needs 31 moves", HARDEST),
    ("Unsolvable 3x3", "1 2 3 / 4 5 6 / 8 7 0", "1 2 3 / 4 5 6 / 7 8 0", None, "why parity matters: only 7 and 8 are exchanged", CLASSROOM),
    ("Korf 55", "13 8 14 3 / 9 1 0 7 / 15 5 4 10 / 12 2 6 11", BLANK_FIRST, Some(41), "a 15-puzzle with a short solution", KORF),
    ("Korf 79", "0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15", BLANK_FIRST, Some(42), "an easy 15-puzzle: A* with Manhattan solves it fast", KORF),
    ("Korf 97", "9 14 5 7 / 8 15 1 2 / 10 4 13 6 / 12 0 11 3", BLANK_FIRST, Some(44), "a 15-puzzle a little harder than Korf 79", KORF),
    ("Korf 9", "3 14 9 11 / 5 4 8 2 / 13 12 6 7 / 10 1 15 0", BLANK_FIRST, Some(46), "a middling 15-puzzle, to compare heuristics", KORF),
    ("Korf 5", "4 7 14 13 / 10 3 9 12 / 11 5 6 15 / 1 2 8 0", BLANK_FIRST, Some(56), "memory: A* with Manhattan stores millions of states", KORF),
    ("Korf 1", "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3", BLANK_FIRST, Some(57), "memory: A* needs hundreds of megabytes, IDA* one path", KORF),
    ("14-15 puzzle", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0", None, "the famous unsolvable puzzle of 1880", LOYD),
    ("24-puzzle, 12", "1 2 0 4 5 / 6 7 3 9 10 / 11 12 8 13 14 / 16 17 18 19 20 / 21 22 23 15 24", FIVE_BY_FIVE, Some(12), "5 × 5 to begin with: A* needs few expansions", CLASSROOM),
    ("24-puzzle, 40", "1 3 4 9 5 / 6 13 2 10 24 / 12 16 7 8 20 / 11 18 22 19 14 / 21 17 23 15 0", FIVE_BY_FIVE, Some(40), "5 × 5: optimal search against weighted A*", CLASSROOM),
];

fn read(&(name, start, goal, optimal, about, source): &Entry) -> Option<Example> {
    let board = |text| Draft::parse(text, None).board().ok();
    Some(Example {
        name,
        about,
        start: board(start)?,
        goal: board(goal)?,
        optimal,
        source,
    })
}

/// The usual goals of a size, the tiles in order, each with its name; the first is the default. On 3 × 3
/// there is also the goal of Luogu's P1379, the tiles clockwise around the blank.
#[must_use]
pub fn default_goals(size: Size) -> Vec<(&'static str, Board)> {
    let mut goals = vec![
        ("Blank last", Board::blank_last(size)),
        ("Blank first", Board::blank_first(size)),
    ];
    goals.extend(Board::from_cells(size, &[1, 2, 3, 8, 0, 4, 7, 6, 5]).map(|b| ("P1379", b)));
    goals
}

impl Problem {
    /// The usual goals that can be reached from its start and are not its goal, each with its name. For a problem without a
    /// solution they are the goals that it would have one with.
    #[must_use]
    pub fn other_goals(&self) -> Vec<(&'static str, Board)> {
        let is_reached = |goal: Board| {
            let other = Self::new(self.start(), goal);
            goal != self.goal() && other.is_ok_and(|other| other.solvability().is_solvable())
        };
        let mut goals = default_goals(self.size());
        goals.retain(|(_, goal)| is_reached(*goal));
        goals
    }
}
