//! What a search does, in a few words: to tell whether a program built for another machine does the same.

use serde::Serialize;

use crate::puzzle::Problem;
use crate::search::{Limits, Outcome, PatternDatabases, Stats, Status, Strategy, any_search};

/// A search in short.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fingerprint {
    /// All counters but the bytes: pointers are smaller in a browser.
    pub stats: Stats,
    /// The blank's moves as one word, where it was solved.
    pub moves: String,
    /// A hash of the states in the order in which they are expanded, in hexadecimal digits.
    pub order: String,
}

/// Searches to the end, one expansion at a time.
pub fn fingerprint(problem: &Problem, strategy: Strategy) -> Fingerprint {
    let databases = PatternDatabases::default();
    let mut search = any_search(problem, strategy, Limits::NONE, &databases);
    // FNV-1a, by Fowler, Noll and Vo, with a word of a state in place of a byte.
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
