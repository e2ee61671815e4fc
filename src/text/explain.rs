//! Sentences about a moment of a search: why a node is taken, what became of its successors, what is wrong with a guess.

use std::fmt;

use crate::explain::{Ending, FineStep, NamedSuccessor, Reason, StepKind, Treatment, Verdict, Why};
use crate::puzzle::Move;
use crate::search::{Side, Ties};
use crate::text::message;

impl Side {
    /// "forward" or "backward", as it stands in a sentence.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Forward => message!("explain-side-word-forward"),
            Self::Backward => message!("explain-side-word-backward"),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.reason {
            Reason::Only => return f.write_str(message!("explain-why-only")),
            Reason::Oldest { waiting } => message!("explain-why-oldest", waiting),
            Reason::LowestG { g, with_g } => {
                let lowest = message!("explain-why-lowest-g", g = g.to_string());
                followed(lowest, tie(with_g, with_g, SMALLEST, g))
            }
            Reason::LowestH {
                h,
                with_h,
                g,
                with_g,
            } => {
                let lowest = message!("explain-why-lowest-h", h = h.to_string());
                followed(lowest, tie(with_h, with_g, SMALLEST, g))
            }
            Reason::LowestF {
                ties,
                f: least,
                with_f,
                g,
                with_g,
            } => {
                let end = match ties {
                    Ties::LargerG => LARGEST,
                    Ties::SmallerG => SMALLEST,
                };
                let lowest = message!("explain-why-lowest-f", f = least.to_string());
                followed(lowest, tie(with_f, with_g, end, g))
            }
            Reason::LowestPriority {
                side,
                priority,
                other,
                with_priority,
                g,
                with_g,
            } => {
                let p = priority.to_string();
                let lowest = if priority == other {
                    message!("explain-why-lowest-p-in-both", p)
                } else {
                    message!(
                        "explain-why-lowest-p",
                        p,
                        side = side.word(),
                        turned = side.other().word(),
                        other = other.to_string()
                    )
                };
                followed(lowest, tie(with_priority, with_g, SMALLEST, g))
            }
            Reason::LastOnPath {
                back,
                by_f,
                threshold,
            } => {
                let (limit, threshold) = (limit_of(by_f), threshold.to_string());
                match back {
                    0 => message!("explain-why-first-within", limit, threshold),
                    _ => message!(
                        "explain-why-goes-back",
                        nodes = message!("count-node", count = back),
                        limit,
                        threshold
                    ),
                }
            }
            Reason::NextThreshold {
                by_f,
                last,
                threshold,
            } => message!(
                "explain-why-next-threshold",
                limit = limit_of(by_f),
                last = last.to_string(),
                threshold = threshold.to_string()
            ),
            Reason::SmallerFrontier {
                side,
                depth,
                here,
                there,
            } => {
                let nodes = message!("count-node", count = here);
                let goes_next = if here < there {
                    message!(
                        "explain-why-smaller-frontier",
                        own = side.word(),
                        nodes,
                        other = side.other().word(),
                        there
                    )
                } else {
                    message!("explain-why-equal-frontiers", nodes)
                };
                let begins = message!("explain-why-layer-begins", depth = depth.to_string());
                followed(goes_next, begins)
            }
            Reason::SameLayer { side, depth, left } => message!(
                "explain-why-same-layer",
                left,
                side = side.word(),
                depth = depth.to_string()
            ),
        };
        if self.tied > 1 {
            let order = message!("explain-why-order-of-moves").to_owned();
            return f.write_str(&followed(words, order));
        }
        f.write_str(&words)
    }
}

/// Two sentences, one after the other.
fn followed(first: String, second: String) -> String {
    message!("explain-two-sentences", first, second)
}

/// The values of the argument `end` of the messages on ties.
const LARGEST: &str = "largest";
const SMALLEST: &str = "smallest";

/// What decides between the nodes that share the lowest number: the largest or smallest g, then who came first.
fn tie(with_it: usize, with_g: usize, end: &str, g: u32) -> String {
    let g = g.to_string();
    match (with_it, with_g) {
        (1, _) => message!("explain-tie-none").to_owned(),
        (_, 1) => message!("explain-tie-by-g", count = with_it, end, g),
        _ if with_it == with_g => message!("explain-tie-same-g", count = with_it, g),
        _ => message!("explain-tie-some-with-g", count = with_it, with_g, end, g),
    }
}

/// The value of the argument `limit`.
const fn limit_of(by_f: bool) -> &'static str {
    if by_f { "f" } else { "depth" }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match *self {
            Self::Found => message!("explain-ending-found").to_owned(),
            Self::GoalToBeTaken => message!("explain-ending-goal-to-be-taken").to_owned(),
            Self::Meeting => message!("explain-ending-meeting").to_owned(),
            Self::Path { length, best: true } => {
                message!("explain-ending-best-path", length = length.to_string())
            }
            Self::Path {
                length,
                best: false,
            } => message!("explain-ending-path", length = length.to_string()),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for Treatment {
    fn fmt(&self, fmt: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match *self {
            Self::Edge => message!("explain-edge").to_owned(),
            Self::Back => message!("explain-back").to_owned(),
            Self::NotReached => message!("explain-not-reached").to_owned(),
            Self::AtLimit { limit } => message!("explain-at-limit", limit = limit.to_string()),
            Self::Undecided => message!("explain-undecided").to_owned(),
            Self::Stacked {
                f,
                threshold,
                by_f,
                goal,
            } => {
                let beyond = f > threshold;
                let (limit, f) = (limit_of(by_f), f.to_string());
                let threshold = threshold.to_string();
                if beyond {
                    message!("explain-beyond", limit, f, threshold)
                } else if goal {
                    message!("explain-within-and-goal", limit, f, threshold)
                } else {
                    message!("explain-within", limit, f, threshold)
                }
            }
            Self::Kept { g, f, end } => {
                let g = g.to_string();
                let kept = match f {
                    None => message!("explain-kept", g),
                    Some(f) => message!("explain-kept-with-f", g, f = f.to_string()),
                };
                ended(kept, end)
            }
            Self::Dropped { stored, g, closed } => {
                let first_is_kept = g < stored;
                let (stored, g) = (stored.to_string(), g.to_string());
                let list = if closed { "closed" } else { "open" };
                if first_is_kept {
                    message!("explain-dropped-uncompared", list, stored, g)
                } else {
                    message!("explain-dropped", list, stored, g)
                }
            }
            Self::Reparented {
                old,
                g,
                reopened,
                end,
            } => {
                let (old, g) = (old.to_string(), g.to_string());
                let better = if reopened {
                    message!("explain-reopened", g, old)
                } else {
                    message!("explain-reparented", g, old)
                };
                ended(better, end)
            }
        };
        fmt.write_str(&words)
    }
}

fn ended(treated: String, end: Option<Ending>) -> String {
    match end {
        None => treated,
        Some(end) => message!("explain-ended", treated, end = end.to_string()),
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match *self {
            Self::Right => message!("explain-right").to_owned(),
            Self::AsGood => message!("explain-as-good").to_owned(),
            Self::NotOpen { closed: true } => message!("explain-closed").to_owned(),
            Self::NotOpen { closed: false } => message!("explain-not-generated").to_owned(),
            Self::LargerF { f: own, lowest } => message!(
                "explain-larger-f",
                own = own.to_string(),
                lowest = lowest.to_string()
            ),
            Self::SmallerG { g, largest } => message!(
                "explain-smaller-g",
                g = g.to_string(),
                largest = largest.to_string()
            ),
            Self::LargerPriority { priority, lowest } => message!(
                "explain-larger-p",
                own = priority.to_string(),
                lowest = lowest.to_string()
            ),
            Self::ForwardFirst => message!("explain-forward-first").to_owned(),
            Self::LargerH { h, lowest } => message!(
                "explain-larger-h",
                own = h.to_string(),
                lowest = lowest.to_string()
            ),
            Self::LargerG { g, smallest } => message!(
                "explain-larger-g",
                g = g.to_string(),
                smallest = smallest.to_string()
            ),
            Self::Younger { before } => message!("explain-younger", before),
            Self::LaterOnStack { before } => message!("explain-later-on-stack", before),
            Self::Beyond { f: own, threshold } => message!(
                "explain-beyond-threshold",
                own = own.to_string(),
                threshold = threshold.to_string()
            ),
            Self::OtherSide { turn } => message!("explain-other-side", side = turn.word()),
            Self::Over => message!("explain-over").to_owned(),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for FineStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.kind {
            StepKind::Taken(why) | StepKind::ThresholdRaised(why) => {
                return why.map_or(Ok(()), |why| why.fmt(f));
            }
            StepKind::GoalTest { is_goal: true } | StepKind::EndTest(Some(Ending::Found)) => {
                message!("explain-step-goal").to_owned()
            }
            StepKind::GoalTest { is_goal: false } => message!("explain-step-no-goal").to_owned(),
            StepKind::Generated(successor) => {
                message!("explain-step-generated", successor = successor.to_string())
            }
            StepKind::Estimated(_, h) => message!("explain-step-estimated", h = h.to_string()),
            StepKind::Treated(successor, treatment) => message!(
                "explain-step-treated",
                successor = successor.to_string(),
                treatment = treatment.to_string()
            ),
            StepKind::ParentSet => message!("explain-step-parent-set").to_owned(),
            StepKind::EndTest(Some(Ending::Meeting)) => message!("explain-step-met").to_owned(),
            StepKind::EndTest(Some(end @ Ending::Path { .. })) => {
                message!("explain-step-ended", end = end.to_string())
            }
            StepKind::EndTest(Some(Ending::GoalToBeTaken) | None) => {
                message!("explain-step-not-yet").to_owned()
            }
            StepKind::Inserted { improved: false } => message!("explain-step-inserted").to_owned(),
            StepKind::Inserted { improved: true } => {
                message!("explain-step-inserted-again").to_owned()
            }
            StepKind::NoShorterPath { best } => {
                message!("explain-step-no-shorter", best = best.to_string())
            }
            StepKind::BestReturned => message!("explain-step-best-returned").to_owned(),
            StepKind::LimitTest { reached: None } => {
                message!("explain-step-within-limit").to_owned()
            }
            StepKind::LimitTest {
                reached: Some(limit),
            } => message!("explain-step-at-limit", limit = limit.to_string()),
            StepKind::Stacked(successor) => {
                message!("explain-step-stacked", successor = successor.to_string())
            }
            StepKind::Backtracked => message!("explain-step-backtracked").to_owned(),
            StepKind::FirstThreshold { threshold } => message!(
                "explain-step-first-threshold",
                threshold = threshold.to_string()
            ),
            StepKind::StartEntered => message!("explain-step-start").to_owned(),
        };
        f.write_str(&words)
    }
}

impl fmt::Display for NamedSuccessor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // There are four moves.
        let nth = self.index.min(3) + 1;
        let direction = direction(self.mv);
        let words = match (self.board, self.slid()) {
            (None, _) => message!("explain-neighbour", nth, direction),
            (Some(board), None) => {
                let board = board.to_string();
                message!("explain-neighbour-with-board", nth, board, direction)
            }
            (Some(board), Some((tile, slides))) => message!(
                "explain-neighbour-with-tile",
                nth,
                board = board.to_string(),
                direction,
                tile,
                slides
            ),
        };
        f.write_str(&words)
    }
}

impl NamedSuccessor {
    /// The tile that slides, and which way: against the blank.
    fn slid(&self) -> Option<(u8, &'static str)> {
        let board = self.board?;
        let back = self.mv.inverse();
        let cell = board.size().neighbour(board.blank(), back)?;
        Some((board.tile(cell), direction(back)))
    }
}

fn direction(mv: Move) -> &'static str {
    match mv {
        Move::Up => message!("explain-direction-up"),
        Move::Left => message!("explain-direction-left"),
        Move::Down => message!("explain-direction-down"),
        Move::Right => message!("explain-direction-right"),
    }
}
