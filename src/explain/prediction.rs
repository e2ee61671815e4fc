//! Judging a guess at the node that comes next.

use crate::explain::why::predictable;
use crate::recording::{Moment, NodeId};
use crate::search::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessVerdict {
    Right,
    /// It may as well have been: it went in together with the node that is taken, and only the fixed order of moves comes
    /// between them.
    AsGood,
    NotOpen {
        /// It has been expanded already; else it has not been generated yet.
        closed: bool,
    },
    /// Its f is larger than another's.
    LargerF {
        f: u32,
        lowest: u32,
    },
    /// Its f is the lowest, but its g is smaller than another's.
    SmallerG {
        g: u32,
        largest: u32,
    },
    /// Its priority is larger than another's, on either side. MM.
    LargerPriority {
        priority: u32,
        /// The lowest of both sides.
        lowest: u32,
    },
    /// Its priority is as low as any, but it is a backward one, and of equal ones forward goes first. MM.
    ForwardFirst,
    /// Its h is larger than another's, and the algorithm goes by it.
    LargerH {
        h: u32,
        lowest: u32,
    },
    /// Its g is larger than another's, and the algorithm takes the smaller one.
    LargerG {
        g: u32,
        smallest: u32,
    },
    /// It is in the right place, but went in later than another.
    Younger {
        before: usize,
    },
    /// It waits on the stack of a depth-first search, below others.
    LaterOnStack {
        before: usize,
    },
    /// It waits on the stack of a depth-first search, but is beyond the threshold and will be dropped.
    Beyond {
        /// Its f; its depth where there is no estimate.
        f: u32,
        threshold: u32,
    },
    OtherSide {
        turn: Side,
    },
    /// The search is over: nothing comes next.
    Over,
}

impl GuessVerdict {
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right | Self::AsGood)
    }
}

pub fn judge(moment: &Moment, id: NodeId) -> GuessVerdict {
    let open = moment.open();
    let (Some(next), Some(&first)) = (moment.next(), open.groups().first()) else {
        return GuessVerdict::Over;
    };
    if next.id == id {
        return GuessVerdict::Right;
    }
    let Some(guess) = moment.node(id).filter(|node| !node.closed) else {
        let closed = moment.contains(id);
        return GuessVerdict::NotOpen { closed };
    };
    if let Some(stack) = moment.recording.depth_first() {
        let threshold = stack.begun(moment.k).1.threshold;
        let f = guess.g + guess.h.unwrap_or(0);
        if f > threshold {
            return GuessVerdict::Beyond { f, threshold };
        }
        let before = open.place(&guess).unwrap_or_default();
        return GuessVerdict::LaterOnStack { before };
    }
    if predictable(moment).contains(&id) {
        return GuessVerdict::AsGood;
    }
    if let Some(lowest) = first.priority {
        let priority = moment.recording.rank(guess.g, guess.h.unwrap_or(0));
        if priority > lowest {
            return GuessVerdict::LargerPriority { priority, lowest };
        }
        if guess.side != next.side {
            return GuessVerdict::ForwardFirst;
        }
    }
    if guess.side != next.side {
        return GuessVerdict::OtherSide { turn: next.side };
    }
    if let (Some(f), Some(lowest)) = (guess.f(), first.f)
        && f > lowest
    {
        return GuessVerdict::LargerF { f, lowest };
    }
    if let (Some(h), Some(lowest)) = (guess.h, first.h)
        && h > lowest
    {
        return GuessVerdict::LargerH { h, lowest };
    }
    let (g, best) = (guess.g, first.g);
    match moment.recording.strategy.takes_smaller_g() {
        true if g > best => GuessVerdict::LargerG { g, smallest: best },
        false if g < best => GuessVerdict::SmallerG { g, largest: best },
        _ => GuessVerdict::Younger {
            before: open.place(&guess).unwrap_or_default(),
        },
    }
}
