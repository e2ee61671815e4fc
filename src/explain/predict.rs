//! Judging a guess at the node that comes next.

use std::fmt;

use crate::{
    recording::{Moment, NodeId},
    search::Side,
    text::thousands,
};

/// What there is to say of a guess. It displays as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the node that is taken.
    Right,
    /// It may as well have been: it went in together with the node that is taken, and only the fixed order of moves comes
    /// between them.
    AsGood,
    /// It is not open.
    NotOpen {
        /// It has been expanded already; else it has not been generated yet.
        closed: bool,
    },
    /// Its f is larger than another's.
    LargerF {
        /// Its f.
        f: u32,
        /// The lowest.
        lowest: u32,
    },
    /// Its f is the lowest, but its g is smaller than another's.
    SmallerG {
        /// Its g.
        g: u32,
        /// The largest.
        largest: u32,
    },
    /// Its priority is larger than another's, on either side. MM.
    LargerPriority {
        /// Its priority.
        priority: u32,
        /// The lowest of both sides.
        lowest: u32,
    },
    /// Its priority is as low as any, but it is a backward one, and of equal ones forward goes first. MM.
    ForwardFirst,
    /// Its h is larger than another's, and the algorithm goes by it.
    LargerH {
        /// Its h.
        h: u32,
        /// The lowest.
        lowest: u32,
    },
    /// Its g is larger than another's, and the algorithm takes the smaller one.
    LargerG {
        /// Its g.
        g: u32,
        /// The smallest.
        smallest: u32,
    },
    /// It is in the right place, but went in later than another.
    Younger {
        /// How many come before it.
        before: usize,
    },
    /// It waits on the stack of a depth-first search, below others.
    LaterOnStack {
        /// How many come before it.
        before: usize,
    },
    /// It waits on the stack of a depth-first search, but is beyond the threshold and will be dropped.
    Beyond {
        /// Its f; its depth where there is no estimate.
        f: u32,
        /// The threshold.
        threshold: u32,
    },
    /// The other of two searches is at work.
    OtherSide {
        /// The one at work.
        turn: Side,
    },
    /// The search is over: nothing comes next.
    Over,
}

impl Verdict {
    /// Whether the guess counts as right.
    #[must_use]
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right | Self::AsGood)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Right => f.write_str("Right."),
            Self::AsGood => f.write_str(
                "Right: it went in together with the one that is taken, and only the order of moves comes between them.",
            ),
            Self::NotOpen { closed: true } => {
                f.write_str("It is closed: it has been expanded already.")
            }
            Self::NotOpen { closed: false } => f.write_str("It has not been generated yet."),
            Self::LargerF { f: own, lowest } => {
                write!(f, "Its f is {own}, and {lowest} is the lowest in the open list.")
            }
            Self::SmallerG { g, largest } => write!(
                f,
                "Its f is the lowest, but its g is {g}, and of those with that f the one with g = {largest} goes first."
            ),
            Self::LargerPriority { priority, lowest } => write!(
                f,
                "Its p = max(g + h, 2g + 1) is {priority}, and {lowest} is the lowest of both frontiers."
            ),
            Self::ForwardFirst => {
                f.write_str("Its p is as low as any, but of equal ones the forward search goes first.")
            }
            Self::LargerH { h, lowest } => {
                write!(f, "Its h is {h}, and {lowest} is the lowest in the open list.")
            }
            Self::LargerG { g, smallest } => {
                write!(f, "Its g is {g}, and one with g = {smallest} goes first.")
            }
            Self::Younger { before: 1 } => f.write_str("One node has waited longer."),
            Self::Younger { before } => write!(f, "{} nodes have waited longer.", thousands(before)),
            Self::LaterOnStack { before: 1 } => f.write_str("One successor comes before it on the stack."),
            Self::LaterOnStack { before } => {
                write!(f, "{} successors come before it on the stack.", thousands(before))
            }
            Self::Beyond { f: own, threshold } => write!(
                f,
                "Its f is {own}, beyond the threshold {threshold}: it is dropped when its turn comes."
            ),
            Self::OtherSide { turn } => {
                write!(f, "The {} search is at work.", turn.word())
            }
            Self::Over => f.write_str("The search is over: nothing comes next."),
        }
    }
}

impl Moment<'_> {
    /// Judges the guess that `id` is the node taken next.
    #[must_use]
    pub fn judge(&self, id: NodeId) -> Verdict {
        let open = self.open();
        let (Some(next), Some(&first)) = (self.next(), open.groups().first()) else {
            return Verdict::Over;
        };
        if next.id == id {
            return Verdict::Right;
        }
        let Some(guess) = self.node(id).filter(|node| !node.closed) else {
            let closed = self.contains(id);
            return Verdict::NotOpen { closed };
        };
        if let Some(descent) = self.history.descent() {
            let threshold = descent.begun(self.k).1.threshold;
            let f = guess.g + guess.h.unwrap_or(0);
            if f > threshold {
                return Verdict::Beyond { f, threshold };
            }
            let before = open.place(&guess).unwrap_or_default();
            return Verdict::LaterOnStack { before };
        }
        if self.predictable().contains(&id) {
            return Verdict::AsGood;
        }
        if let Some(lowest) = first.priority {
            let priority = self.history.rank(guess.g, guess.h.unwrap_or(0));
            if priority > lowest {
                return Verdict::LargerPriority { priority, lowest };
            }
            if guess.side != next.side {
                return Verdict::ForwardFirst;
            }
        }
        if guess.side != next.side {
            return Verdict::OtherSide { turn: next.side };
        }
        if let (Some(f), Some(lowest)) = (guess.f(), first.f) {
            if f > lowest {
                return Verdict::LargerF { f, lowest };
            }
            if guess.g < first.g {
                let (g, largest) = (guess.g, first.g);
                return Verdict::SmallerG { g, largest };
            }
        }
        if let (Some(h), Some(lowest)) = (guess.h, first.h)
            && h > lowest
        {
            return Verdict::LargerH { h, lowest };
        }
        let ranked = matches!(
            self.history.open,
            crate::recording::Order::Buckets(_) | crate::recording::Order::Facing(_)
        );
        let smaller = first.f.is_none() || self.history.strategy.takes_smaller_g();
        if ranked && guess.g > first.g && smaller {
            let (g, smallest) = (guess.g, first.g);
            return Verdict::LargerG { g, smallest };
        }
        let before = open.place(&guess).unwrap_or_default();
        Verdict::Younger { before }
    }
}
