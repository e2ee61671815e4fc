//! Slidescope's side.

use std::sync::LazyLock;

use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{
    Algorithm, Heuristic, Limits, Outcome, PatternDatabases, Stats, Strategy, solve,
};

/// Not used by these searches; shared so that it is not made for each.
static DATABASES: LazyLock<PatternDatabases> = LazyLock::new(PatternDatabases::default);

fn run(problem: &Problem, algorithm: Algorithm, limits: Limits) -> (Outcome, Stats) {
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    solve(problem, strategy, limits, &DATABASES, |_| {})
}

fn moves(problem: &Problem, algorithm: Algorithm) -> usize {
    match run(problem, algorithm, Limits::NONE) {
        (Outcome::Solved(solution), _) => solution.len(),
        (other, _) => panic!("no solution, but {other:?}"),
    }
}

pub fn bfs(problem: &Problem) -> usize {
    moves(problem, Algorithm::Bfs)
}

pub fn bidirectional(problem: &Problem) -> usize {
    moves(problem, Algorithm::Bidirectional)
}

pub fn astar(problem: &Problem) -> usize {
    moves(problem, Algorithm::AStar)
}

pub fn idastar(problem: &Problem) -> usize {
    moves(problem, Algorithm::IdaStar)
}

/// The nodes that IDA* generates.
pub fn idastar_generated(problem: &Problem) -> u64 {
    run(problem, Algorithm::IdaStar, Limits::NONE).1.generated
}

/// A BFS from `centre` to a goal that cannot be reached: over the whole space, or for `expansions` expansions.
fn flood(centre: Board, expansions: Option<u64>) -> Stats {
    let out_of_reach = centre.swapped(0, 1);
    let problem = Problem::new(centre, out_of_reach).expect("boards of the same tiles");
    let limits = Limits {
        expansions,
        ..Limits::NONE
    };
    run(&problem, Algorithm::Bfs, limits).1
}

/// The number of states that a BFS from `centre` stores.
pub fn states_around(centre: Board, expansions: Option<u64>) -> u64 {
    flood(centre, expansions).visited
}

/// Prints the bytes per stored state of that BFS.
pub fn print_memory_around(centre: Board, expansions: u64) {
    print_memory("bfs-4x4-depth20", flood(centre, Some(expansions)));
}

/// Prints the bytes per stored state of a bidirectional BFS.
pub fn print_memory_bidirectional(group: &str, problem: &Problem) {
    print_memory(
        group,
        run(problem, Algorithm::Bidirectional, Limits::NONE).1,
    );
}

/// Prints the bytes per stored state of A*.
pub fn print_memory_astar(group: &str, problem: &Problem) {
    print_memory(group, run(problem, Algorithm::AStar, Limits::NONE).1);
}

fn print_memory(group: &str, stats: Stats) {
    let each = stats.bytes as f64 / stats.visited as f64;
    println!(
        "{group}/slidescope holds {} bytes for {} states: {each:.1} bytes a state\n",
        stats.bytes, stats.visited
    );
}
