//! Shared by the tests: boards from digits, strategies, and the published counts.
#![allow(dead_code, reason = "each test crate uses its own part")]

use std::path::Path;
use std::sync::LazyLock;

use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Stats, Strategy, solve,
};

/// The folder of the core, whose sources some tests read.
pub fn core_folder() -> &'static Path {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("a folder")
}

/// The pattern databases of the whole test binary, so that each is built once.
pub fn databases() -> &'static PatternDatabases {
    static DATABASES: LazyLock<PatternDatabases> = LazyLock::new(PatternDatabases::default);
    &DATABASES
}

/// A board from one digit a cell.
pub fn board(size: &str, digits: &str) -> Board {
    let cells: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
    Board::from_cells(size.parse().expect("a size"), &cells).expect("a legal board")
}

/// A 3×3 problem from digits.
pub fn eight_puzzle(start: &str, goal: &str) -> Problem {
    Problem::new(board("3x3", start), board("3x3", goal)).expect("equal sizes")
}

/// Each algorithm that stores the states it has visited; guided ones with each heuristic.
pub fn strategies() -> Vec<Strategy> {
    let mut all = all_strategies();
    all.retain(|strategy| !strategy.algorithm.is_depth_first());
    all
}

/// Each algorithm that stores a single path; IDA* with each heuristic.
pub fn depth_first_strategies() -> Vec<Strategy> {
    let mut all = all_strategies();
    all.retain(|strategy| strategy.algorithm.is_depth_first());
    all
}

/// IDA* by programs: one that estimates nothing, and one that is far too high on many boards.
pub fn own_deepening() -> [Strategy; 2] {
    ["0", "(cell_of(1) * 7 + 2 * blank()) % 5 * 9"].map(|source| {
        let own = OwnHeuristic::new("deepening", source).expect("a heuristic");
        Strategy::new(Algorithm::IdaStar, Heuristic::Own(own))
    })
}

fn all_strategies() -> Vec<Strategy> {
    let with = |algorithm: Algorithm| {
        let heuristics: &[Heuristic] = if algorithm.uses_heuristic() {
            &Heuristic::ALL
        } else {
            &[Heuristic::Zero]
        };
        heuristics
            .iter()
            .map(move |&heuristic| Strategy::new(algorithm, heuristic))
    };
    Algorithm::ALL.iter().copied().flat_map(with).collect()
}

/// Those of [`strategies`] that find shortest paths.
pub fn optimal_strategies() -> Vec<Strategy> {
    let mut all = strategies();
    all.retain(|strategy| strategy.algorithm.is_optimal());
    all
}

/// The length found (`None`: no solution), and the counters.
pub fn length(problem: &Problem, strategy: Strategy) -> (Option<u32>, Stats) {
    match solve(problem, strategy, Limits::NONE, databases(), |_| ()) {
        (Outcome::Solved(path), stats) => (Some(path.len() as u32), stats),
        (Outcome::Exhausted, stats) => (None, stats),
        (other, _) => panic!("{strategy}: {other:?}"),
    }
}

/// The published number of states at each distance from a goal; the head of the file names the sources.
pub fn published_counts(row: &str) -> Vec<u64> {
    let text = include_str!("../data/depth_counts.txt");
    let line = text
        .lines()
        .find(|line| line.split(" | ").next() == Some(row))
        .expect("a row of that name");
    let counts = line.rsplit(" | ").next().expect("counts");
    counts
        .split_whitespace()
        .map(|count| count.parse().expect("a count"))
        .collect()
}

/// Every board that can be reached from `root`, by a plain breadth-first search.
pub fn reachable(root: Board) -> Vec<Board> {
    let mut seen = std::collections::HashSet::from([root]);
    let mut all = vec![root];
    let mut next = 0;
    while let Some(&board) = all.get(next) {
        next += 1;
        for mv in slidescope_core::puzzle::Move::ALL {
            if let Some(after) = board.after(mv).filter(|after| seen.insert(*after)) {
                all.push(after);
            }
        }
    }
    all
}

pub fn size(text: &str) -> Size {
    text.parse().expect("a size")
}

/// A board on which no search here ends.
pub fn far_board() -> Problem {
    let size = size("4x4");
    let start = [0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    let start = Board::from_cells(size, &start).expect("a legal board");
    Problem::new(start, Board::blank_first(size)).expect("equal sizes")
}

/// One row of `data/korf.txt`: Korf's number, the board, the length of a shortest solution, nodes generated.
pub struct Korf {
    pub id: u32,
    pub problem: Problem,
    pub length: usize,
    pub nodes: u64,
}

/// Korf's boards, with the nodes that IDA* by Manhattan generates; the head of the file names the source.
pub fn korf() -> Vec<Korf> {
    let size = size("4x4");
    let text = include_str!("../data/korf.txt");
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let numbers: Vec<u64> = row
            .split_whitespace()
            .map(|number| number.parse().expect("a number"))
            .collect();
        let tiles: Vec<u8> = numbers[1..17].iter().map(|&tile| tile as u8).collect();
        let start = Board::from_cells(size, &tiles).expect("a legal board");
        Korf {
            id: numbers[0] as u32,
            problem: Problem::new(start, Board::blank_first(size)).expect("equal sizes"),
            length: numbers[18] as usize,
            nodes: numbers[19],
        }
    })
    .collect()
}
