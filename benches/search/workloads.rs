//! The boards that are searched, and their known answers.

use slidescope_core::puzzle::{Board, Problem, Size};

/// The goals of the workloads.
#[derive(Clone, Copy)]
pub enum Goal {
    /// 123456780
    ThreeByThree,
    /// Tiles in order, blank last.
    ThreeByFour,
    /// Tiles in order, blank last.
    FourByFour,
    /// Tiles in order, blank first.
    FourByFourBlankFirst,
}

impl Goal {
    pub fn board(self) -> Board {
        let (rows, columns) = match self {
            Self::ThreeByThree => (3, 3),
            Self::ThreeByFour => (3, 4),
            Self::FourByFour | Self::FourByFourBlankFirst => (4, 4),
        };
        let size = Size::new(rows, columns).expect("a valid size");
        match self {
            Self::FourByFourBlankFirst => Board::blank_first(size),
            Self::ThreeByThree | Self::ThreeByFour | Self::FourByFour => Board::blank_last(size),
        }
    }

    pub fn from<const N: usize>(self, start: [u8; N]) -> Problem {
        let goal = self.board();
        let start = Board::from_cells(goal.size(), &start).expect("a legal board");
        Problem::new(start, goal).expect("boards of the same tiles")
    }
}

/// The two 3×3 boards farthest from 123456780.
pub const HARDEST: [[u8; 9]; 2] = [[8, 6, 7, 2, 5, 4, 3, 0, 1], [6, 4, 7, 8, 5, 0, 3, 2, 1]];

/// Their distance; the last term of OEIS A089473 is for depth 31.
pub const HARDEST_MOVES: usize = 31;

/// Number 12 of the hundred 15-puzzles in R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree
/// search", Artificial Intelligence 27 (1985), which the file of the tests leaves out; the goal has its blank first. For
/// IDA* it is the easiest but one.
pub const KORF_12: [u8; 16] = [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15];

/// Its length in that paper.
pub const KORF_12_MOVES: usize = 45;

/// One of the seventeen 4×4 boards farthest from the ordered one with its blank last.
pub const HARDEST_4X4: [u8; 16] = [0, 12, 14, 13, 15, 11, 9, 10, 8, 3, 6, 2, 4, 7, 5, 1];

/// Their distance (Brüngger, Marzetta, Fukuda and Nievergelt 1999).
pub const HARDEST_4X4_MOVES: usize = 80;

/// The number of 4×4 boards at each distance from the goal with its blank in a corner, up to 20 moves: OEIS A089484.
const STATES_AT_DEPTH: [u64; 21] = [
    1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842, 119_000,
    231_844, 447_342, 859_744, 1_637_383,
];

const fn states_within(depth: usize) -> u64 {
    let (mut sum, mut d) = (0, 0);
    while d <= depth {
        sum += STATES_AT_DEPTH[d];
        d += 1;
    }
    sum
}

/// The states that are stored once the last state at depth 19 is expanded.
pub const STATES_TO_DEPTH_20: u64 = states_within(20);

/// The expansions made by then.
pub const WITHIN_DEPTH_19: u64 = states_within(19);

/// Half of 9!: the states that can be reached from any 3×3 board.
pub const SPACE_3X3: u64 = 181_440;

/// Half of 12!: the states that can be reached from any 3×4 board.
pub const STATES_3X4: u64 = 239_500_800;

/// Korf's instances in `tests/data/korf.txt`, with the published lengths.
pub fn korf() -> Vec<(Problem, usize)> {
    korf_rows().map(|row| korf_instance(&row)).collect()
}

/// The instance of this number, its length, and the nodes that IDA* with the Manhattan distance generates.
pub fn korf_numbered(number: u64) -> (Problem, usize, u64) {
    let row = korf_rows().find(|row| row[0] == number);
    let row = row.expect("an instance of the file");
    let (problem, length) = korf_instance(&row);
    // The file counts the root among the nodes.
    (problem, length, row[19] - 1)
}

fn korf_rows() -> impl Iterator<Item = Vec<u64>> {
    let text = include_str!("../../src/core/tests/data/korf.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let numbers = line.split(' ').map(str::parse);
        numbers.map(|number| number.expect("a number")).collect()
    })
}

fn korf_instance(row: &[u64]) -> (Problem, usize) {
    let start: [u8; 16] = std::array::from_fn(|cell| row[1 + cell] as u8);
    (Goal::FourByFourBlankFirst.from(start), row[18] as usize)
}
