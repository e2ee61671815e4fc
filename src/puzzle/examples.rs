//! Example problems and usual goals, by name.

use std::sync::LazyLock;

use crate::puzzle::{Board, Draft, Problem, Size};
use crate::text::Message;

/// A named problem whose answer is known.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its name in English, such as “Korf 79”.
    pub name: &'static str,
    title: Message,
    about: Message,
    /// The start board.
    pub start: Board,
    /// The goal board.
    pub goal: Board,
    /// Length of a shortest solution in moves; `None` where there is no solution.
    pub optimal: Option<u32>,
    source: Message,
}

impl Example {
    /// Its name for a command line, such as `korf-79`.
    #[must_use]
    pub fn id(&self) -> String {
        name_id(self.name)
    }

    /// Its name in the chosen language.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.title.text()
    }

    /// One line on what it is good for.
    #[must_use]
    pub fn about(&self) -> &'static str {
        self.about.text()
    }

    /// That line in English, for `--help`.
    pub(crate) fn about_in_english(&self) -> &'static str {
        self.about.in_english()
    }

    /// Where the board, or its answer, was published.
    #[must_use]
    pub fn source(&self) -> &'static str {
        self.source.text()
    }

    /// Whether its length is cited from a publication, which only says that it was proven elsewhere.
    #[must_use]
    pub fn is_cited(&self) -> bool {
        self.source != CLASSROOM
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
    Message,
    &'static str,
    &'static str,
    Option<u32>,
    Message,
    Message,
);

const LEETCODE: Message = Message("examples-source-leetcode");
const P1379: Message = Message("examples-source-p1379");
const HARDEST: Message = Message("examples-source-hardest");
const KORF: Message = Message("examples-source-korf");
const KORF_FELNER: Message = Message("examples-source-korf-felner");
const LOYD: Message = Message("examples-source-loyd");
const CLASSROOM: Message = Message("examples-source-classroom");
const FIVE_BY_FIVE: &str =
    "1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15 / 16 17 18 19 20 / 21 22 23 24 0";
const FIVE_BY_FIVE_BLANK_FIRST: &str =
    "0 1 2 3 4 / 5 6 7 8 9 / 10 11 12 13 14 / 15 16 17 18 19 / 20 21 22 23 24";
const BLANK_FIRST: &str = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";

#[rustfmt::skip]
const ENTRIES: &[Entry] = &[
    (Message("examples-easy"), "1 2 3 / 5 0 7 / 4 8 6", "1 2 3 / 4 5 6 / 7 8 0", Some(8), Message("examples-easy-about"), CLASSROOM),
    (Message("examples-leetcode-a"), "1 2 3 / 4 0 5", "1 2 3 / 4 5 0", Some(1), Message("examples-leetcode-a-about"), LEETCODE),
    (Message("examples-leetcode-b"), "4 1 2 / 5 0 3", "1 2 3 / 4 5 0", Some(5), Message("examples-leetcode-b-about"), LEETCODE),
    (Message("examples-leetcode-c"), "3 2 4 / 1 5 0", "1 2 3 / 4 5 0", Some(14), Message("examples-leetcode-c-about"), LEETCODE),
    (Message("examples-leetcode-d"), "1 2 3 / 5 4 0", "1 2 3 / 4 5 0", None, Message("examples-leetcode-d-about"), LEETCODE),
    (Message("examples-p1379"), "2 8 3 / 1 0 4 / 7 6 5", "1 2 3 / 8 0 4 / 7 6 5", Some(4), Message("examples-p1379-about"), P1379),
    (Message("examples-nineteen"), "2 8 5 / 1 7 4 / 3 0 6", "1 2 3 / 4 5 6 / 7 8 0", Some(19), Message("examples-nineteen-about"), CLASSROOM),
    (Message("examples-twenty"), "8 1 3 / 4 6 7 / 0 5 2", "1 2 3 / 4 5 6 / 7 8 0", Some(20), Message("examples-twenty-about"), CLASSROOM),
    (Message("examples-hardest-a"), "8 6 7 / 2 5 4 / 3 0 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), Message("examples-hardest-a-about"), HARDEST),
    (Message("examples-hardest-b"), "6 4 7 / 8 5 0 / 3 2 1", "1 2 3 / 4 5 6 / 7 8 0", Some(31), Message("examples-hardest-b-about"), HARDEST),
    (Message("examples-unsolvable"), "1 2 3 / 4 5 6 / 8 7 0", "1 2 3 / 4 5 6 / 7 8 0", None, Message("examples-unsolvable-about"), CLASSROOM),
    (Message("examples-korf-55"), "13 8 14 3 / 9 1 0 7 / 15 5 4 10 / 12 2 6 11", BLANK_FIRST, Some(41), Message("examples-korf-55-about"), KORF),
    (Message("examples-korf-79"), "0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15", BLANK_FIRST, Some(42), Message("examples-korf-79-about"), KORF),
    (Message("examples-korf-97"), "9 14 5 7 / 8 15 1 2 / 10 4 13 6 / 12 0 11 3", BLANK_FIRST, Some(44), Message("examples-korf-97-about"), KORF),
    (Message("examples-korf-9"), "3 14 9 11 / 5 4 8 2 / 13 12 6 7 / 10 1 15 0", BLANK_FIRST, Some(46), Message("examples-korf-9-about"), KORF),
    (Message("examples-korf-5"), "4 7 14 13 / 10 3 9 12 / 11 5 6 15 / 1 2 8 0", BLANK_FIRST, Some(56), Message("examples-korf-5-about"), KORF),
    (Message("examples-korf-1"), "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3", BLANK_FIRST, Some(57), Message("examples-korf-1-about"), KORF),
    (Message("examples-fourteen-fifteen"), "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0", None, Message("examples-fourteen-fifteen-about"), LOYD),
    (Message("examples-24-puzzle-12"), "1 2 0 4 5 / 6 7 3 9 10 / 11 12 8 13 14 / 16 17 18 19 20 / 21 22 23 15 24", FIVE_BY_FIVE, Some(12), Message("examples-24-puzzle-12-about"), CLASSROOM),
    (Message("examples-24-puzzle-40"), "1 3 4 9 5 / 6 13 2 10 24 / 12 16 7 8 20 / 11 18 22 19 14 / 21 17 23 15 0", FIVE_BY_FIVE, Some(40), Message("examples-24-puzzle-40-about"), CLASSROOM),
    (Message("examples-korf-felner-25"), "3 17 9 8 24 / 1 11 12 14 0 / 5 4 22 13 16 / 21 15 6 7 10 / 20 23 2 18 19", FIVE_BY_FIVE_BLANK_FIRST, Some(81), Message("examples-korf-felner-25-about"), KORF_FELNER),
    (Message("examples-korf-felner-1"), "14 5 9 2 18 / 8 23 19 12 17 / 15 0 10 20 4 / 6 11 21 1 7 / 24 3 16 22 13", FIVE_BY_FIVE_BLANK_FIRST, Some(95), Message("examples-korf-felner-1-about"), KORF_FELNER),
];

fn read(&(title, start, goal, optimal, about, source): &Entry) -> Option<Example> {
    let board = |text| Draft::parse(text, None).board().ok();
    Some(Example {
        name: title.in_english(),
        title,
        about,
        start: board(start)?,
        goal: board(goal)?,
        optimal,
        source,
    })
}

/// A usual goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsualGoal {
    /// The tiles in order, the blank behind them.
    BlankLast,
    /// The tiles in order, the blank before them.
    BlankFirst,
    /// The goal of Luogu's P1379: on 3 × 3, the tiles clockwise around the blank.
    P1379,
}

impl UsualGoal {
    /// Its name for a command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BlankLast => "blank-last",
            Self::BlankFirst => "blank-first",
            Self::P1379 => "p1379",
        }
    }

    /// Its name for a person.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::BlankLast => Message("examples-goal-blank-last").text(),
            Self::BlankFirst => Message("examples-goal-blank-first").text(),
            Self::P1379 => Message("examples-goal-p1379").text(),
        }
    }
}

/// The usual goals of a size; the first is the default.
#[must_use]
pub fn default_goals(size: Size) -> Vec<(UsualGoal, Board)> {
    let mut goals = vec![
        (UsualGoal::BlankLast, Board::blank_last(size)),
        (UsualGoal::BlankFirst, Board::blank_first(size)),
    ];
    let clockwise = Board::from_cells(size, &[1, 2, 3, 8, 0, 4, 7, 6, 5]);
    goals.extend(clockwise.map(|goal| (UsualGoal::P1379, goal)));
    goals
}

impl Problem {
    /// The usual goals that can be reached from its start and are not its goal. For a problem without a solution they are the
    /// goals that it would have one with.
    #[must_use]
    pub fn other_goals(&self) -> Vec<(UsualGoal, Board)> {
        let is_reached = |goal: Board| {
            let other = Self::new(self.start(), goal);
            goal != self.goal() && other.is_ok_and(|other| other.solvability().is_solvable())
        };
        let mut goals = default_goals(self.size());
        goals.retain(|(_, goal)| is_reached(*goal));
        goals
    }
}
