//! A short summary of a search, used to check that builds for other machines search in the same way.

use serde::Serialize;

use crate::puzzle::Problem;
use crate::search::{Limits, Outcome, PatternDatabases, Stats, Status, Strategy, any_search};

/// The summary of a search.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fingerprint {
    /// All counters except the bytes, which are set to 0 because pointers are smaller in a browser.
    pub stats: Stats,
    /// The letters of the blank's moves, or an empty string if no path was found.
    pub moves: String,
    /// A hash of the states in the order in which they are expanded, in hexadecimal digits.
    pub order: String,
}

/// Runs the search to its end, one expansion at a time, and returns its summary.
pub fn fingerprint(problem: &Problem, strategy: Strategy) -> Fingerprint {
    let databases = PatternDatabases::default();
    let mut search = any_search(problem, strategy, Limits::NONE, &databases);
    // FNV-1a, by Fowler, Noll and Vo, applied to 64-bit words of the state instead of bytes.
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let outcome = loop {
        if let Status::Finished(outcome) = search.advance(1) {
            break outcome;
        }
        let state = search.current().map_or(0, |node| node.state.bits());
        for word in [state as u64, (state >> 64) as u64] {
            hash = (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    let moves = match &outcome {
        Outcome::Solved(solution) => solution.moves().iter().map(|mv| mv.letter()).collect(),
        _ => String::new(),
    };
    Fingerprint {
        stats: Stats {
            bytes: 0,
            ..search.stats()
        },
        moves,
        order: format!("{hash:016x}"),
    }
}
