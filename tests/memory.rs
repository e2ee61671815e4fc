//! Memory: its limit is kept, what is said to be held is held, and it is given back.

mod common;

use common::size;
use slidescope::{
    puzzle::{Board, Problem},
    search::{
        Algorithm, Heuristic, Limit, Limits, Outcome, Search, Status, Strategy, Visitor, solve,
        with_search,
    },
};

/// A board of which no search here comes to an end.
fn far_board() -> Problem {
    let size = size("4x4");
    let start = [0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    let start = Board::from_cells(size, &start).expect("a legal board");
    Problem::new(start, Board::blank_first(size)).expect("equal sizes")
}

fn limited(memory: u64) -> Limits {
    Limits {
        memory,
        ..Limits::NONE
    }
}

#[test]
fn the_limit_is_kept_within_a_twentieth() {
    for algorithm in [
        Algorithm::Bfs,
        Algorithm::Bidirectional,
        Algorithm::AStar,
        Algorithm::Greedy,
    ] {
        for mebibytes in [2, 4, 16, 64] {
            let limit = mebibytes << 20;
            let strategy = Strategy::new(algorithm, Heuristic::Zero);
            let (outcome, stats) = solve(&far_board(), strategy, limited(limit), |_| ());
            assert_eq!(outcome, Outcome::Limit(Limit::Memory), "{algorithm}");
            assert!(
                stats.bytes <= limit + limit / 20,
                "{algorithm} holds {} of {limit} bytes",
                stats.bytes
            );
        }
    }
}

/// The memory of this process that is in use, as the system sees it.
#[cfg(target_os = "linux")]
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.split_whitespace().next());
    1024 * kibibytes
        .and_then(|number| number.parse::<u64>().ok())
        .expect("a number of KiB")
}

/// What a search holds at its limit: as it says, and as the system sees.
#[cfg(target_os = "linux")]
struct Held;

#[cfg(target_os = "linux")]
impl Visitor for Held {
    type Output = (u64, u64);

    fn visit<S: Search>(self, mut search: S) -> (u64, u64) {
        let before = resident();
        while search.advance(8192, &mut ()) == Status::Running {}
        (search.stats().bytes, resident() - before)
    }
}

/// Alone in its process, so that no other test's memory is counted: `cargo test --release --test memory -- --ignored`.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes a gigabyte, and must run alone"]
fn the_bytes_held_are_those_the_system_sees() {
    const GIGABYTE: u64 = 1_000_000_000;
    for algorithm in [Algorithm::Bfs, Algorithm::Bidirectional, Algorithm::AStar] {
        let before = resident();
        let strategy = Strategy::new(algorithm, Heuristic::Zero);
        let (said, seen) = with_search(&far_board(), strategy, limited(GIGABYTE), Held);
        let after = resident().saturating_sub(before);
        println!("{algorithm}: {said} bytes said, {seen} seen, {after} kept");
        assert!(
            said.abs_diff(seen) <= seen / 10,
            "{algorithm}: {said}, {seen}"
        );
        assert!(after <= GIGABYTE / 20, "{algorithm} keeps {after}");
    }
}
