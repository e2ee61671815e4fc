//! What the Explore screen says of one node: its figures, why it was taken, its successors, its place in the frontier.

pub(crate) mod expansion;
pub(crate) mod fine;
pub(crate) mod frontier;

use crate::text::Message;

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
    use crate::puzzle::Move;
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
    use crate::search::{Algorithm, Strategy, Ties};
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
