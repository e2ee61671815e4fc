//! Texts of the Explore screen about one node: its values, why it was taken, its successors, its place in the frontier.

use crate::text::messages::node as said;
pub use said::*;

pub mod expansion;
pub mod fine;
pub mod frontier;

pub mod details {
    use crate::puzzle::Move;
    use crate::text::messages::node::details as said;
    pub use said::*;

    use crate::text::listed;

    pub fn tile_move(tile: u8, mv: Move) -> String {
        format!("{tile} {}", mv.tile_arrow())
    }

    /// Returns moves by their tiles, with `between` between each tile and its arrow.
    pub fn moves(moves: &[(u8, Move)], between: &str) -> String {
        let one = |(tile, mv): &(u8, Move)| format!("{tile}{between}{}", mv.tile_arrow());
        listed(moves.iter().map(one))
    }
}

pub mod estimate {
    use crate::search::heuristics::script::{Term, TermSource};
    use crate::text::messages::node::estimate as said;
    pub use said::*;

    const LONGEST_TERM: usize = 40;

    /// Returns the value of a user-defined heuristic, with its terms if it is a sum.
    pub fn own(name: &str, terms: &[Term]) -> String {
        let part = |term: &Term| {
            let from = match &term.from {
                TermSource::Expression(text) if text.chars().count() > LONGEST_TERM => {
                    let begin: String = text.chars().take(LONGEST_TERM).collect();
                    format!("{begin}…")
                }
                TermSource::Expression(text) => text.clone(),
                TermSource::Lines(first, last) if first == last => said::line(first),
                TermSource::Lines(first, last) => said::lines(first, last),
            };
            said::part(term.value, from)
        };
        let parts: Vec<String> = terms.iter().map(part).collect();
        if parts.is_empty() {
            said::own(name)
        } else {
            said::own_sum(parts.join(" + "), name)
        }
    }

    pub fn sum(h: u32, parts: &str) -> String {
        format!("h = {h}{parts}")
    }

    pub fn misplaced(tiles: impl Iterator<Item = u16>) -> String {
        manhattan(tiles.map(|tile| (tile, 1)))
    }

    pub fn manhattan(tiles: impl Iterator<Item = (u16, usize)>) -> String {
        let summands: Vec<String> = tiles.map(|(tile, moves)| said::tile(moves, tile)).collect();
        if summands.is_empty() {
            said::IN_PLACE.to_string()
        } else {
            format!(" = {}", summands.join(" + "))
        }
    }

    /// Includes the number of tiles that must leave each row and each column.
    pub fn linear_conflict(manhattan: &str, rows: &[u32], columns: &[u32]) -> String {
        let lines = [(true, rows), (false, columns)];
        let lines = lines.into_iter().flat_map(|(are_rows, lines)| {
            let lines = (1_usize..).zip(lines).filter(|(_, tiles)| **tiles > 0);
            lines.map(move |(line, tiles)| said::conflicts(are_rows, 2 * tiles, line))
        });
        let conflicts: Vec<String> = lines.collect();
        if conflicts.is_empty() {
            said::no_conflict(manhattan)
        } else {
            format!("{manhattan} + {}", conflicts.join(" + "))
        }
    }

    /// Returns the sums for both ways to group the tiles.
    pub fn patterns([first, second]: [u32; 2]) -> String {
        said::patterns(first, second)
    }
}

pub mod why {
    use crate::text::messages::node::why as said;
    pub use crate::text::pseudocode::rule;
    pub use said::taken_node as taken;
    pub use said::*;

    pub fn guessed(verdict: impl std::fmt::Display, right: bool) -> String {
        let verdict = verdict.to_string();
        if right {
            verdict
        } else {
            said::guessed_wrong(verdict)
        }
    }
}
