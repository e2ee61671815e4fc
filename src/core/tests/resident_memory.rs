//! The memory that a search reports is the memory that the system sees, and it is given back; a deep tree takes little.
//!
//! A binary of its own: each test reads the memory of its process, so that only one runs at a time.

#![cfg(target_os = "linux")]

mod common;

use std::sync::{Mutex, PoisonError};

use common::{databases, far_board, korf};

use slidescope_core::layout::visible::{Visible, Window};
use slidescope_core::layout::{Position, Tree};
use slidescope_core::recording::Recording;
use slidescope_core::search::{Algorithm, Heuristic, Limits, Status, Strategy, any_search};

/// Held by the test that runs.
static ALONE: Mutex<()> = Mutex::new(());

/// The memory of this process that is in use, as the system sees it.
fn resident() -> u64 {
    memory("VmRSS:")
}

/// A line of the system's report on this process, in bytes.
fn memory(name: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix(name));
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
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
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

/// A depth-first search down to this depth, recorded for so many expansions.
fn deep(depth_limit: u32, expansions: u64) -> Recording {
    let strategy = Strategy {
        depth_limit: Some(depth_limit),
        ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
    };
    Recording::ahead(&korf()[0].problem, strategy, expansions, databases())
}

/// On a path of thousands of moves, memory depends on the nodes, not on the rows. Cells for the whole width of each row would
/// take half a gigabyte; room down to the deepest row below each node that waits, hundreds of megabytes.
#[test]
fn a_deep_and_narrow_tree_takes_little_memory() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    // First: what was in use before would hide a peak.
    let ahead = deep(50_000, 4_096);
    let before = memory("VmHWM:");
    let tree = Tree::new(&ahead);
    let most = memory("VmHWM:") - before;
    println!("{most} bytes for a layout of {} rows", tree.height());
    assert!(
        most <= 64 << 19,
        "64 bytes for half a million places: {most}"
    );

    let recording = deep(5_000, 40_000);
    let mut tree = Tree::new(&deep(5_000, 4_096));
    tree.grow(&recording, u64::MAX);
    assert!(tree.height() > 5_000.0 - 2.0, "{} rows", tree.height());
    let moment = recording.newest();
    let mut visible = Visible::default();
    let window = Window {
        low: Position { x: 0.0, y: 0.0 },
        high: Position {
            x: tree.width,
            y: 1.0,
        },
        cell: tree.width / 300.0,
    };
    let before = resident();
    tree.see(&moment, &window, &mut visible);
    let held = resident() - before;
    println!("{held} bytes for {} nodes", moment.nodes());
    assert!(held <= 64 * (moment.nodes() as u64 + 5_000), "{held}");
}
