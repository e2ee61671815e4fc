//! The memory that a search reports is the memory that the system sees, and it is given back.
//!
//! A binary of its own: the test reads the memory of its process, and must be the only test in it.

#![cfg(target_os = "linux")]

mod common;

use common::{databases, far_board};

use slidescope_core::search::{Algorithm, Heuristic, Limits, Status, Strategy, any_search};

/// The memory of this process that is in use, as the system sees it.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.split_whitespace().next());
    1024 * kibibytes
        .and_then(|number| number.parse::<u64>().ok())
        .expect("a number of KiB")
}

/// The bytes that a search holds at its limit: as it reports them, and as the system sees them.
fn held(strategy: Strategy, limits: Limits) -> (u64, u64) {
    let mut search = any_search(&far_board(), strategy, limits, databases());
    let before = resident();
    while search.advance(8192) == Status::Running {}
    (search.stats().bytes, resident() - before)
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_the_bytes_held_are_those_the_system_sees_and_are_given_back() {
    const GIGABYTE: u64 = 1_000_000_000;
    for algorithm in [
        Algorithm::Bfs,
        Algorithm::Bidirectional,
        Algorithm::AStar,
        Algorithm::Mm,
    ] {
        let before = resident();
        let limits = Limits {
            memory: GIGABYTE,
            ..Limits::NONE
        };
        let strategy = Strategy::new(algorithm, Heuristic::Zero);
        let (said, seen) = held(strategy, limits);
        let after = resident().saturating_sub(before);
        println!("{algorithm}: {said} bytes said, {seen} seen, {after} kept");
        assert!(
            said.abs_diff(seen) <= seen / 10,
            "{algorithm}: {said} said, {seen} seen"
        );
        assert!(after <= GIGABYTE / 20, "{algorithm} keeps {after}");
    }
    // A depth-first search fills its memory limit, and hardly exceeds it.
    const LIMIT: u64 = 200_000_000;
    let limits = Limits {
        memory: LIMIT,
        ..Limits::NONE
    };
    let strategy = Strategy {
        depth_limit: Some(u32::MAX),
        ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
    };
    let (said, seen) = held(strategy, limits);
    println!("depth-limited: {said} bytes said, {seen} seen");
    for bytes in [said, seen] {
        assert!(
            bytes.abs_diff(LIMIT) <= LIMIT / 20,
            "{said} said, {seen} seen"
        );
    }
}
