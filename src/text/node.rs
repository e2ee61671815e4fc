//! What the Explore screen says of one node: its figures, why it was taken, its successors, its place in the frontier.

use crate::explain::{Ending, Treatment};
use crate::puzzle::{Board, Move};
use crate::search::{Algorithm, NodeView, Side, Strategy, Ties};
use crate::text::Message;
use crate::text::glossary::Term;
use crate::text::thousands;

pub(crate) const NONE_YET: Message = Message("node-none-yet");
pub(crate) const CHOSEN: Message = Message("node-chosen");
pub(crate) const CURRENT: Message = Message("node-current");
/// The link away from a chosen node.
pub(crate) const BACK: (Message, Message) = (Message("node-back"), Message("node-back-about"));

/// When something happened to a node, and what a click on the moment does.
pub(crate) mod life {
    use crate::text::Message;

    pub(crate) const NOT_YET: Message = Message("node-life-not-yet");
    pub(crate) const GENERATED: (Message, Message) = (
        Message("node-life-generated"),
        Message("node-life-generated-about"),
    );
    pub(crate) const DROPPED: (Message, Message) = (
        Message("node-life-dropped"),
        Message("node-life-dropped-about"),
    );
    pub(crate) const EXPANDED: (Message, Message) = (
        Message("node-life-expanded"),
        Message("node-life-expanded-about"),
    );
    pub(crate) const ABOUT_CHILDREN: Message = Message("node-life-about-children");

    pub(crate) fn children(children: usize) -> String {
        let word = if children == 1 { "child" } else { "children" };
        format!("{children} {word}")
    }
}

/// What is told on demand.
pub(crate) mod details {
    use super::Move;
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const TITLE: Message = Message("node-details-title");
    pub(crate) const PARENT: Message = Message("node-details-parent");
    pub(crate) const NO_PARENT: Message = Message("node-details-no-parent");
    pub(crate) const CHILDREN: Message = Message("node-details-children");
    pub(crate) const DROPPED: Message = Message("node-details-dropped");
    pub(crate) const ONE_OCCURRENCE: Message = Message("node-details-one-occurrence");
    pub(crate) const INSPECT: Message = Message("node-details-inspect");
    pub(crate) const COPY: (Message, Message) = (
        Message("node-details-copy"),
        Message("node-details-copy-about"),
    );
    pub(crate) const ABOUT_PATH: Message = Message("node-details-about-path");

    pub(crate) fn met_again(met: usize, reopened: usize) -> String {
        format!(
            "generated again {}, reopened {}",
            message!("count-time", count = met),
            message!("count-time", count = reopened)
        )
    }

    pub(crate) fn path(moves: usize) -> String {
        format!("path of {}", message!("count-move", count = moves))
    }

    /// A move by the tile that moves.
    pub(crate) fn tile_move(tile: u8, mv: Move) -> String {
        format!("{tile} {}", mv.tile_arrow())
    }

    /// Moves by their tiles, with `between` each tile and its arrow.
    pub(crate) fn moves(moves: &[(u8, Move)], between: &str) -> String {
        let one = |(tile, mv): &(u8, Move)| format!("{tile}{between}{}", mv.tile_arrow());
        let all: Vec<String> = moves.iter().map(one).collect();
        all.join(", ")
    }
}

/// How an estimate adds up.
pub(crate) mod estimate {
    use crate::search::heuristics::script::{Term, TermSource};
    use crate::text::Message;

    pub(crate) const ABOUT: Message = Message("node-estimate-about");
    pub(crate) const ZERO: Message = Message("node-estimate-zero");
    pub(crate) const LOOKED_UP: Message = Message("node-estimate-looked-up");

    /// Characters of an expression that are shown.
    const LONGEST_TERM: usize = 40;

    /// By a heuristic that a person wrote: what it adds up from, where it is a sum.
    pub(crate) fn own(name: &str, terms: &[Term]) -> String {
        let part = |term: &Term| {
            let from = match &term.from {
                TermSource::Expression(text) if text.chars().count() > LONGEST_TERM => {
                    let begin: String = text.chars().take(LONGEST_TERM).collect();
                    format!("{begin}…")
                }
                TermSource::Expression(text) => text.clone(),
                TermSource::Lines(first, last) if first == last => format!("line {first}"),
                TermSource::Lines(first, last) => format!("lines {first} to {last}"),
            };
            format!("{} ({from})", term.value)
        };
        let parts: Vec<String> = terms.iter().map(part).collect();
        if parts.is_empty() {
            format!(", by {name}")
        } else {
            format!(" = {}, by {name}", parts.join(" + "))
        }
    }

    pub(crate) fn sum(h: u32, parts: &str) -> String {
        format!("h = {h}{parts}")
    }

    /// One for each tile.
    pub(crate) fn misplaced(tiles: impl Iterator<Item = u16>) -> String {
        manhattan(tiles.map(|tile| (tile, 1)))
    }

    /// Each tile with its moves.
    pub(crate) fn manhattan(tiles: impl Iterator<Item = (u16, usize)>) -> String {
        let summands: Vec<String> = tiles
            .map(|(tile, moves)| format!("{moves} (tile {tile})"))
            .collect();
        if summands.is_empty() {
            ": every tile is in place".to_owned()
        } else {
            format!(" = {}", summands.join(" + "))
        }
    }

    pub(crate) fn patchy_even(manhattan: &str) -> String {
        format!("{manhattan}, as Manhattan: the first two cells add up to an even number")
    }

    pub(crate) fn patchy_odd(misplaced: &str) -> String {
        format!("{misplaced}, as misplaced tiles: the first two cells add up to an odd number")
    }

    /// With the tiles that must step out of each row and each column.
    pub(crate) fn linear_conflict(manhattan: &str, rows: &[u32], columns: &[u32]) -> String {
        let lines = [("row", rows), ("column", columns)];
        let lines = lines.into_iter().flat_map(|(name, lines)| {
            let lines = lines.iter().zip(1..).filter(|(tiles, _)| **tiles > 0);
            lines.map(move |(tiles, line)| format!(" + {} (conflicts in {name} {line})", 2 * tiles))
        });
        let conflicts: String = lines.collect();
        if conflicts.is_empty() {
            format!("{manhattan}; no tiles in each other’s way")
        } else {
            format!("{manhattan}{conflicts}")
        }
    }

    /// The sums of both ways to group the tiles.
    pub(crate) fn patterns([first, second]: [u32; 2]) -> String {
        format!(", the larger of two sums of tables: {first} and {second}")
    }
}

/// Why a node was taken, and the game of guessing the next one.
pub(crate) mod why {
    use super::{Algorithm, Strategy, Ties};
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const WHICH_NEXT: Message = Message("node-why-which-next");
    pub(crate) const TAKEN: Message = Message("node-why-taken");
    pub(crate) const NEXT: Message = Message("node-why-next");
    pub(crate) const NOT_YET: Message = Message("node-why-not-yet");
    pub(crate) const NOT_TAKEN: Message = Message("node-why-not-taken");
    pub(crate) const DROPPED: Message = Message("node-why-dropped");

    pub(crate) const PREDICT: (Message, Message) = (
        Message("node-why-predict"),
        Message("node-why-predict-about"),
    );
    pub(crate) const QUESTION: Message = Message("node-why-question");
    pub(crate) const OVER: Message = Message("node-why-over");
    pub(crate) const END_GAME: Message = Message("node-why-end-game");
    pub(crate) const ABOUT_SCORE: Message = Message("node-why-about-score");

    pub(crate) fn score(right: impl std::fmt::Display, answered: impl std::fmt::Display) -> String {
        format!("Score: {right} of {answered}")
    }

    /// What there is to say of a guess.
    pub(crate) fn guessed(verdict: impl std::fmt::Display, right: bool) -> String {
        if right {
            verdict.to_string()
        } else {
            format!("Not your guess: {verdict}")
        }
    }

    pub(crate) const ANSWER: Message = Message("node-why-answer");
    pub(crate) const GO_ON: Message = Message("node-why-go-on");

    /// The name of the node taken: its figures and its board.
    pub(crate) fn taken(figures: &str, board: &str) -> String {
        format!("taken, {figures}: {board}")
    }

    /// The whole answer as one text.
    pub(crate) fn answer(guessed: Option<&str>, figures: &str, board: &str, why: &str) -> String {
        let guessed = guessed.map_or_else(String::new, |guessed| format!("{guessed} "));
        format!("{guessed}{ANSWER}: {board}, {figures}. {why} {GO_ON}")
    }

    pub(crate) fn how_to_answer(open_list: &str) -> String {
        format!(
            "Click a node of the {open_list}, in the list or in the tree; Space shows the answer."
        )
    }

    /// Which node comes next, in a sentence.
    pub(crate) fn rule(strategy: Strategy) -> &'static str {
        match strategy.algorithm {
            Algorithm::Bfs => message!("node-why-rule-bfs"),
            Algorithm::Bidirectional => message!("node-why-rule-bidirectional"),
            Algorithm::AStar => match strategy.ties {
                Ties::SmallerG => message!("node-why-rule-smaller-g"),
                Ties::LargerG => message!("node-why-rule-larger-g"),
            },
            Algorithm::UniformCost => message!("node-why-rule-uniform-cost"),
            Algorithm::WeightedAStar => message!("node-why-rule-weighted-astar"),
            Algorithm::Mm => message!("node-why-rule-mm"),
            Algorithm::DepthLimited | Algorithm::IterativeDeepening => {
                message!("node-why-rule-depth-limited-iterative-deepening")
            }
            Algorithm::IdaStar => message!("node-why-rule-ida-star"),
            Algorithm::Greedy => message!("node-why-rule-greedy"),
        }
    }
}

/// The node just expanded and its successors.
pub(crate) mod expansion {
    use super::{Ending, Side, Treatment, thousands};
    use crate::text::Message;
    use crate::text::message;

    pub(crate) const ABOUT_BOARD: Message = Message("node-expansion-about-board");
    pub(crate) const NUMBER: Message = Message("node-expansion-number");
    pub(crate) const ABOUT_NUMBER: Message = Message("node-expansion-about-number");

    pub(crate) fn side(side: Side) -> &'static str {
        match side {
            Side::Forward => message!("node-expansion-side-forward"),
            Side::Backward => message!("node-expansion-side-backward"),
        }
    }

    /// What became of a successor; `place` is where it stands in the open list, from 0, and how many nodes stand there.
    pub(crate) fn outcome(treatment: Treatment, place: Option<(usize, usize)>) -> String {
        let stands = |list: &str| match place {
            Some((place, of)) => format!("{} of {} {list}", ordinal(place + 1), thousands(of)),
            None => list.to_owned(),
        };
        match treatment {
            Treatment::Edge | Treatment::Undecided => String::new(),
            Treatment::Back => "back to the parent: left out".to_owned(),
            Treatment::NotReached => "not generated: the search ended".to_owned(),
            Treatment::AtLimit { limit } => format!("left out: depth limit {limit}"),
            Treatment::Stacked {
                f, threshold, by_f, ..
            } if f > threshold => {
                let (name, limit) = if by_f {
                    ("f", "threshold")
                } else {
                    ("depth", "limit")
                };
                format!("{name} {f} > {limit} {threshold}: dropped at its turn")
            }
            Treatment::Stacked { goal: true, .. } => {
                format!("the goal: {}", stands("on the stack"))
            }
            Treatment::Stacked { .. } => format!("new: {}", stands("on the stack")),
            Treatment::Kept { end, .. } => match end {
                Some(Ending::Found) => "the goal: solved".to_owned(),
                Some(Ending::GoalToBeTaken) => format!("the goal: {}", stands("in the frontier")),
                Some(Ending::Meeting) => "the frontiers meet".to_owned(),
                Some(Ending::Path { length, best }) => {
                    let best = if best { ", the best" } else { "" };
                    format!(
                        "a path of {length} moves{best}: {}",
                        stands("in the frontier")
                    )
                }
                None => format!("new: {}", stands("in the frontier")),
            },
            Treatment::Dropped { .. } => "already visited: dropped".to_owned(),
            Treatment::Reparented { reopened: true, .. } => {
                format!("better path: reopened, {}", stands("in the frontier"))
            }
            Treatment::Reparented { old, g, .. } => {
                format!("better path (g {old} → {g}): {}", stands("in the frontier"))
            }
        }
    }

    /// What is read out of a successor.
    pub(crate) fn successor(moved: &str, figures: &str, outcome: &str) -> String {
        if figures.is_empty() {
            format!("{moved}, {outcome}")
        } else {
            format!("{moved}, {figures}, {outcome}")
        }
    }

    /// 1st, 2nd, 3rd, 4th.
    pub(crate) fn ordinal(number: usize) -> String {
        let ending = match (number % 10, number % 100) {
            (1, hundred) if hundred != 11 => "st",
            (2, hundred) if hundred != 12 => "nd",
            (3, hundred) if hundred != 13 => "rd",
            _ => "th",
        };
        format!("{}{ending}", thousands(number))
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn places_are_counted_in_english() {
            let names = [1, 2, 3, 4, 11, 12, 13, 21, 102, 1113].map(ordinal);
            let expected = [
                "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "1,113th",
            ];
            assert_eq!(names, expected);
        }
    }
}

/// An expansion in fine steps.
pub(crate) mod fine {
    use super::{Move, Treatment};
    use crate::text::Message;

    pub(crate) const DONE: Message = Message("node-fine-done");
    pub(crate) const NODE: Message = Message("node-fine-node");

    pub(crate) const MANHATTAN: Message = Message("node-fine-manhattan");
    pub(crate) const MISPLACED: Message = Message("node-fine-misplaced");
    pub(crate) const LINEAR_CONFLICT: Message = Message("node-fine-linear-conflict");
    pub(crate) const PATTERNS: Message = Message("node-fine-patterns");
    pub(crate) const PATCHY: Message = Message("node-fine-patchy");

    pub(crate) const fn taken_from(depth_first: bool) -> &'static str {
        if depth_first {
            "Taken from the stack"
        } else {
            "Taken from the frontier"
        }
    }

    pub(crate) const fn list(depth_first: bool) -> &'static str {
        if depth_first { "Stack" } else { "Frontier" }
    }

    pub(crate) fn expansion(number: &str) -> String {
        format!("expansion {number}")
    }

    pub(crate) fn successor(number: usize, tile: u8, mv: Move) -> String {
        // The tile goes where the blank was.
        let direction = match mv {
            Move::Up => "down",
            Move::Left => "right",
            Move::Down => "up",
            Move::Right => "left",
        };
        format!("Successor {number}: tile {tile} moves {direction}")
    }

    /// "0 + 1 = 1".
    pub(crate) fn estimate(parts: &[u32], h: u32) -> String {
        let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
        match parts.len() {
            0 | 1 => h.to_string(),
            _ => format!("{} = {h}", parts.join(" + ")),
        }
    }

    pub(crate) fn one_more(g: u32) -> String {
        format!("{g} + 1 = {}", g + 1)
    }

    pub(crate) fn priority(g: u32, h: u32, p: u32) -> String {
        format!("max({g} + {h}, 2 × {g} + 1) = {p}")
    }

    /// What the look-up among the visited found, or the test against the threshold.
    pub(crate) fn looked_up(treatment: Treatment) -> String {
        match treatment {
            Treatment::Edge
            | Treatment::Back
            | Treatment::NotReached
            | Treatment::AtLimit { .. }
            | Treatment::Undecided => String::new(),
            Treatment::Stacked {
                f, threshold, by_f, ..
            } => {
                let (name, limit) = if by_f {
                    ("f", "threshold")
                } else {
                    ("Depth", "limit")
                };
                if f > threshold {
                    format!("{name} = {f} is beyond the {limit} {threshold}: dropped at its turn.")
                } else {
                    format!("{name} = {f} is within the {limit} {threshold}.")
                }
            }
            Treatment::Kept { .. } => "Not visited yet: it is new.".to_owned(),
            Treatment::Dropped { stored, g, .. } if g < stored => {
                format!("Visited already: dropped. The first path is kept (g = {stored}).")
            }
            Treatment::Dropped { stored, g, .. } => {
                format!("Visited already with g = {stored}. g = {g} is no better: dropped.")
            }
            Treatment::Reparented {
                old, g, reopened, ..
            } => {
                let again = if reopened { " It is reopened." } else { "" };
                format!("Visited already with g = {old}. g = {g} is better.{again}")
            }
        }
    }

    /// Where a successor goes, with its place and how many there are.
    pub(crate) fn goes_in(list: &str, place: Option<(String, String)>) -> String {
        let place = place.map(|(place, of)| format!(": {place} of {of}"));
        format!("It goes into the {list}{}.", place.unwrap_or_default())
    }

    /// The same of a depth-first search.
    pub(crate) fn waits(place: Option<(String, String)>) -> String {
        let place = place.map(|(place, of)| format!(": {place} of {of}"));
        format!("It waits on the stack{}.", place.unwrap_or_default())
    }
}

/// The nodes of the open list.
pub(crate) mod frontier {
    use super::{Board, NodeView, Side, Term, thousands};
    use crate::text::Message;

    pub(crate) const FILTER: Message = Message("node-frontier-filter");
    pub(crate) const FILTER_HINT: Message = Message("node-frontier-filter-hint");
    pub(crate) const ABOUT_FILTER: Message = Message("node-frontier-about-filter");
    pub(crate) const ABOUT_GROUP: Message = Message("node-frontier-about-group");

    const STACK: Message = Term::Stack.about();
    const OPEN: Message = Term::Frontier.about();

    /// The title of the list and what is in it. `neutral`: in an order that gives nothing away.
    pub(crate) fn title(neutral: bool, depth_first: bool) -> (&'static str, &'static str) {
        match (neutral, depth_first) {
            (true, true) => ("The stack, by board", &STACK),
            (false, true) => ("Next on the stack", &STACK),
            (true, false) => ("The frontier, by board", &OPEN),
            (false, false) => ("Next in the frontier", &OPEN),
        }
    }

    pub(crate) fn group(name: &str, nodes: usize) -> String {
        format!("{name}: {}", thousands(nodes as u64))
    }

    pub(crate) fn only(name: &str) -> String {
        format!("Only {name}")
    }

    pub(crate) fn empty(open_list: &str) -> String {
        format!("The {open_list} is empty.")
    }

    pub(crate) fn none_left(open_list: &str) -> String {
        format!("No node of the {open_list} matches.")
    }

    /// What is read out of a node: `figures` as [`figures`] gives them.
    pub(crate) fn row(figures: &str, beyond: bool, board: &Board) -> String {
        let beyond = if beyond { ", beyond the threshold" } else { "" };
        format!("{figures}{beyond}: {board}")
    }

    pub(crate) fn about_row(beyond: bool, open_list: &str) -> String {
        if beyond {
            return "It is beyond the threshold and will be dropped when its turn comes. A click shows it.".to_owned();
        }
        format!(
            "A node of the {open_list}. The bar shows g filled and h outlined. A click shows it."
        )
    }

    /// The figures of a node: what the strategy goes by, the others, and all of them as they are read out. `f` and `p` are
    /// those that the strategy goes by.
    pub(crate) fn figures(node: NodeView, f: Option<u32>, p: Option<u32>) -> [String; 3] {
        let (g, side) = (format!("g {}", node.g), node.side.word());
        let Some(h) = node.h else {
            return match node.side {
                Side::Forward => [g.clone(), String::new(), g],
                Side::Backward => [g.clone(), side.to_owned(), format!("{side}, {g}")],
            };
        };
        match (f, p) {
            (Some(f), _) => [
                format!("f {f}"),
                format!("{g}  h {h}"),
                format!("f {f}, {g}, h {h}"),
            ],
            (None, Some(p)) => [
                format!("p {p}"),
                format!("{g}  h {h}"),
                format!("{side}, p {p}, {g}, h {h}"),
            ],
            (None, None) => [format!("h {h}"), g.clone(), format!("h {h}, {g}")],
        }
    }
}
