//! What the Explore screen says of one node: its figures, why it was taken, its successors, its place in the frontier.

use crate::explain::{Ending, Treatment};
use crate::puzzle::{Board, Move};
use crate::search::{Algorithm, NodeView, Side, Strategy, Ties};
use crate::text::Message;
use crate::text::glossary::Term;

pub(crate) const NONE_YET: Message = Message("node-none-yet");
pub(crate) const CHOSEN: Message = Message("node-chosen");
pub(crate) const CURRENT: Message = Message("node-current");
/// The link away from a chosen node.
pub(crate) const BACK: (Message, Message) = (Message("node-back"), Message("node-back-about"));

/// When something happened to a node, and what a click on the moment does.
pub(crate) mod life {
    use crate::text::Message;
    use crate::text::message;

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
        message!("node-life-children", children)
    }
}

/// What is told on demand.
pub(crate) mod details {
    use super::Move;
    use crate::text::Message;
    use crate::text::listed;
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
        message!("node-details-met-again", met, reopened)
    }

    pub(crate) fn path(moves: usize) -> String {
        message!("node-details-path", moves)
    }

    /// A move by the tile that moves.
    pub(crate) fn tile_move(tile: u8, mv: Move) -> String {
        format!("{tile} {}", mv.tile_arrow())
    }

    /// Moves by their tiles, with `between` each tile and its arrow.
    pub(crate) fn moves(moves: &[(u8, Move)], between: &str) -> String {
        let one = |(tile, mv): &(u8, Move)| format!("{tile}{between}{}", mv.tile_arrow());
        listed(moves.iter().map(one))
    }
}

/// How an estimate adds up.
pub(crate) mod estimate {
    use crate::search::heuristics::script::{Term, TermSource};
    use crate::text::Message;
    use crate::text::message;

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
                TermSource::Lines(first, last) if first == last => {
                    message!("node-estimate-line", line = first.to_string())
                }
                TermSource::Lines(first, last) => message!(
                    "node-estimate-lines",
                    first = first.to_string(),
                    last = last.to_string()
                ),
            };
            message!("node-estimate-part", value = term.value.to_string(), from)
        };
        let parts: Vec<String> = terms.iter().map(part).collect();
        if parts.is_empty() {
            message!("node-estimate-own", name)
        } else {
            message!("node-estimate-own-sum", sum = parts.join(" + "), name)
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
            .map(|(tile, moves)| message!("node-estimate-tile", moves, tile))
            .collect();
        if summands.is_empty() {
            message!("node-estimate-in-place").to_owned()
        } else {
            format!(" = {}", summands.join(" + "))
        }
    }

    pub(crate) fn patchy_even(manhattan: &str) -> String {
        message!("node-estimate-patchy-even", manhattan)
    }

    pub(crate) fn patchy_odd(misplaced: &str) -> String {
        message!("node-estimate-patchy-odd", misplaced)
    }

    /// With the tiles that must step out of each row and each column.
    pub(crate) fn linear_conflict(manhattan: &str, rows: &[u32], columns: &[u32]) -> String {
        let lines = [(true, rows), (false, columns)];
        let lines = lines.into_iter().flat_map(|(are_rows, lines)| {
            let lines = (1_usize..).zip(lines).filter(|(_, tiles)| **tiles > 0);
            lines.map(move |(line, tiles)| {
                let moves = 2 * tiles;
                if are_rows {
                    message!("node-estimate-conflicts-in-row", moves, line)
                } else {
                    message!("node-estimate-conflicts-in-column", moves, line)
                }
            })
        });
        let conflicts: Vec<String> = lines.collect();
        if conflicts.is_empty() {
            message!("node-estimate-no-conflict", manhattan)
        } else {
            format!("{manhattan} + {}", conflicts.join(" + "))
        }
    }

    /// The sums of both ways to group the tiles.
    pub(crate) fn patterns([first, second]: [u32; 2]) -> String {
        message!("node-estimate-patterns", first, second)
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
        message!(
            "node-why-score",
            right = right.to_string(),
            answered = answered.to_string()
        )
    }

    /// What there is to say of a guess.
    pub(crate) fn guessed(verdict: impl std::fmt::Display, right: bool) -> String {
        let verdict = verdict.to_string();
        if right {
            verdict
        } else {
            message!("node-why-guessed-wrong", verdict)
        }
    }

    pub(crate) const ANSWER: Message = Message("node-why-answer");
    pub(crate) const GO_ON: Message = Message("node-why-go-on");

    /// The name of the node taken: its figures and its board.
    pub(crate) fn taken(figures: &str, board: &str) -> String {
        message!("node-why-taken-node", figures, board)
    }

    /// The whole answer as one text.
    pub(crate) fn answer(guessed: Option<&str>, figures: &str, board: &str, why: &str) -> String {
        match guessed {
            Some(guessed) => {
                message!("node-why-answer-to-guess", guessed, board, figures, why)
            }
            None => message!("node-why-answer-whole", board, figures, why),
        }
    }

    pub(crate) fn how_to_answer(open_list: &str) -> String {
        message!("node-why-how-to-answer", open_list)
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
    use super::{Ending, Side, Treatment};
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
        let on_stack = || match place {
            Some((place, of)) => {
                message!(
                    "node-expansion-place-on-stack",
                    place = ordinal(place + 1),
                    of
                )
            }
            None => message!("node-expansion-on-stack").to_owned(),
        };
        let in_frontier = || match place {
            Some((place, of)) => {
                message!(
                    "node-expansion-place-in-frontier",
                    place = ordinal(place + 1),
                    of
                )
            }
            None => message!("node-expansion-in-frontier").to_owned(),
        };
        match treatment {
            Treatment::Edge | Treatment::Undecided => String::new(),
            Treatment::Back => message!("node-expansion-back").to_owned(),
            Treatment::NotReached => message!("node-expansion-not-reached").to_owned(),
            Treatment::AtLimit { limit } => message!("node-expansion-at-limit", limit),
            Treatment::Stacked {
                f, threshold, by_f, ..
            } if f > threshold => {
                if by_f {
                    message!("node-expansion-f-beyond", f, threshold)
                } else {
                    message!("node-expansion-depth-beyond", depth = f, limit = threshold)
                }
            }
            Treatment::Stacked { goal: true, .. } => {
                message!("node-expansion-goal", place = on_stack())
            }
            Treatment::Stacked { .. } => message!("node-expansion-new", place = on_stack()),
            Treatment::Kept { end, .. } => match end {
                Some(Ending::Found) => message!("node-expansion-solved").to_owned(),
                Some(Ending::GoalToBeTaken) => {
                    message!("node-expansion-goal", place = in_frontier())
                }
                Some(Ending::Meeting) => message!("node-expansion-meeting").to_owned(),
                Some(Ending::Path { length, best }) => {
                    let place = in_frontier();
                    if best {
                        message!("node-expansion-best-path", length, place)
                    } else {
                        message!("node-expansion-path", length, place)
                    }
                }
                None => message!("node-expansion-new", place = in_frontier()),
            },
            Treatment::Dropped { .. } => message!("node-expansion-dropped").to_owned(),
            Treatment::Reparented { reopened: true, .. } => {
                message!("node-expansion-reopened", place = in_frontier())
            }
            Treatment::Reparented { old, g, .. } => {
                message!("node-expansion-reparented", old, g, place = in_frontier())
            }
        }
    }

    /// What is read out of a successor.
    pub(crate) fn successor(moved: &str, figures: &str, outcome: &str) -> String {
        if figures.is_empty() {
            message!("node-expansion-successor", moved, outcome)
        } else {
            message!(
                "node-expansion-successor-with-figures",
                moved,
                figures,
                outcome
            )
        }
    }

    /// 1st, 2nd, 3rd, 4th.
    pub(crate) fn ordinal(number: usize) -> String {
        message!("node-expansion-ordinal", number)
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
    use crate::text::message;

    pub(crate) const DONE: Message = Message("node-fine-done");
    pub(crate) const NODE: Message = Message("node-fine-node");

    pub(crate) const MANHATTAN: Message = Message("node-fine-manhattan");
    pub(crate) const MISPLACED: Message = Message("node-fine-misplaced");
    pub(crate) const LINEAR_CONFLICT: Message = Message("node-fine-linear-conflict");
    pub(crate) const PATTERNS: Message = Message("node-fine-patterns");
    pub(crate) const PATCHY: Message = Message("node-fine-patchy");

    pub(crate) fn taken_from(depth_first: bool) -> &'static str {
        if depth_first {
            message!("node-fine-taken-from-stack")
        } else {
            message!("node-fine-taken-from-frontier")
        }
    }

    pub(crate) fn list(depth_first: bool) -> &'static str {
        if depth_first {
            message!("node-fine-stack")
        } else {
            message!("node-fine-frontier")
        }
    }

    pub(crate) fn expansion(number: &str) -> String {
        message!("node-fine-expansion", number)
    }

    pub(crate) fn successor(number: usize, tile: u8, mv: Move) -> String {
        // The tile goes where the blank was.
        match mv {
            Move::Up => message!("node-fine-successor-down", number, tile),
            Move::Left => message!("node-fine-successor-right", number, tile),
            Move::Down => message!("node-fine-successor-up", number, tile),
            Move::Right => message!("node-fine-successor-left", number, tile),
        }
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
                let (depth, limit) = (f, threshold);
                match (by_f, f > threshold) {
                    (true, true) => message!("node-fine-f-beyond", f, threshold),
                    (true, false) => message!("node-fine-f-within", f, threshold),
                    (false, true) => message!("node-fine-depth-beyond", depth, limit),
                    (false, false) => message!("node-fine-depth-within", depth, limit),
                }
            }
            Treatment::Kept { .. } => message!("node-fine-new").to_owned(),
            Treatment::Dropped { stored, g, .. } if g < stored => {
                message!("node-fine-first-path-kept", stored)
            }
            Treatment::Dropped { stored, g, .. } => {
                message!("node-fine-no-better", stored, g)
            }
            Treatment::Reparented {
                old,
                g,
                reopened: true,
                ..
            } => message!("node-fine-better-reopened", old, g),
            Treatment::Reparented { old, g, .. } => message!("node-fine-better", old, g),
        }
    }

    /// Where a successor goes, with its place and how many there are.
    pub(crate) fn goes_in(list: &str, place: Option<(String, String)>) -> String {
        match place {
            Some((place, of)) => message!("node-fine-goes-in-at", list, place, of),
            None => message!("node-fine-goes-in", list),
        }
    }

    /// The same of a depth-first search.
    pub(crate) fn waits(place: Option<(String, String)>) -> String {
        match place {
            Some((place, of)) => message!("node-fine-waits-at", place, of),
            None => message!("node-fine-waits").to_owned(),
        }
    }
}

/// The nodes of the open list.
pub(crate) mod frontier {
    use super::{Board, NodeView, Side, Term};
    use crate::text::Message;
    use crate::text::listed;
    use crate::text::message;

    pub(crate) const FILTER: Message = Message("node-frontier-filter");
    pub(crate) const FILTER_HINT: Message = Message("node-frontier-filter-hint");
    pub(crate) const ABOUT_FILTER: Message = Message("node-frontier-about-filter");
    pub(crate) const ABOUT_GROUP: Message = Message("node-frontier-about-group");

    const STACK: Message = Term::Stack.about();
    const OPEN: Message = Term::Frontier.about();

    /// The title of the list and what is in it. `neutral`: in an order that gives nothing away.
    pub(crate) fn title(neutral: bool, depth_first: bool) -> (&'static str, &'static str) {
        match (neutral, depth_first) {
            (true, true) => (message!("node-frontier-stack-by-board"), &STACK),
            (false, true) => (message!("node-frontier-stack"), &STACK),
            (true, false) => (message!("node-frontier-frontier-by-board"), &OPEN),
            (false, false) => (message!("node-frontier-frontier"), &OPEN),
        }
    }

    pub(crate) fn group(name: &str, nodes: usize) -> String {
        message!("node-frontier-group", name, nodes)
    }

    pub(crate) fn only(name: &str) -> String {
        message!("node-frontier-only", name)
    }

    pub(crate) fn empty(open_list: &str) -> String {
        message!("node-frontier-empty", open_list)
    }

    pub(crate) fn none_left(open_list: &str) -> String {
        message!("node-frontier-none-left", open_list)
    }

    /// What is read out of a node: `figures` as [`figures`] gives them.
    pub(crate) fn row(figures: &str, beyond: bool, board: &Board) -> String {
        let board = board.to_string();
        if beyond {
            message!("node-frontier-row-beyond", figures, board)
        } else {
            message!("node-frontier-row", figures, board)
        }
    }

    pub(crate) fn about_row(beyond: bool, open_list: &str) -> String {
        if beyond {
            message!("node-frontier-about-row-beyond").to_owned()
        } else {
            message!("node-frontier-about-row", open_list)
        }
    }

    /// The figures of a node: what the strategy goes by, the others, and all of them as they are read out. `f` and `p` are
    /// those that the strategy goes by.
    pub(crate) fn figures(node: NodeView, f: Option<u32>, p: Option<u32>) -> [String; 3] {
        let (g, side) = (format!("g {}", node.g), node.side.word());
        let Some(h) = node.h else {
            return match node.side {
                Side::Forward => [g.clone(), String::new(), g],
                Side::Backward => [g.clone(), side.to_owned(), listed([side, &g])],
            };
        };
        match (f, p) {
            (Some(f), _) => [
                format!("f {f}"),
                format!("{g}  h {h}"),
                listed([format!("f {f}"), g, format!("h {h}")]),
            ],
            (None, Some(p)) => [
                format!("p {p}"),
                format!("{g}  h {h}"),
                listed([side.to_owned(), format!("p {p}"), g, format!("h {h}")]),
            ],
            (None, None) => [format!("h {h}"), g.clone(), listed([format!("h {h}"), g])],
        }
    }
}
