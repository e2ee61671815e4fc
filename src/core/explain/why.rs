//! The reason why a node is taken, from the order of the open list, and the verdict on a guess of the next one.

use crate::explain::Reason;
use crate::puzzle::MoveOrder;
use crate::recording::{Moment, NodeId, OpenList};
use crate::search::{Algorithm, Side, Ties};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub reason: Reason,
    /// The number of nodes that are equal by the rule, including the one taken: siblings inserted by one expansion. Among
    /// them the order of moves decides, which is not a preference of the algorithm.
    pub tied: usize,
    /// The order of moves.
    pub order: MoveOrder,
}

pub fn why(moment: &Moment) -> Option<Selection> {
    let before = moment.k.checked_sub(1)?;
    why_next(&Moment::new(moment.recording, before))
}

/// Why the next node will be taken; `None` if the search is over or in the middle of an expansion.
pub fn why_next(moment: &Moment) -> Option<Selection> {
    if moment.is_over() || moment.part.is_some() {
        return None;
    }
    let open = moment.open();
    if open.is_empty() {
        return None;
    }
    let stack = moment.recording.algorithm.is_depth_first();
    let reason = if open.len() == 1 && !stack {
        Reason::Only
    } else {
        moment.recording.timeline.kind().reason(moment, &open)
    };
    let stack = stack || moment.recording.algorithm == Algorithm::Dfs;
    let tied = if stack { 1 } else { tied(&open) };
    let order = moment.recording.strategy.move_order;
    Some(Selection {
        reason,
        tied,
        order,
    })
}

/// The nodes that count as a correct prediction of the next one: the next one, and all siblings that are equal by the rule
/// (see [`Selection::tied`]).
pub fn predictable(moment: &Moment) -> Vec<NodeId> {
    let open = moment.open();
    let count = why_next(moment).map_or(0, |why| why.tied);
    (0..count).filter_map(|place| open.id(place)).collect()
}

/// The number of nodes at the head of `open` that one expansion inserted and that are in one group.
fn tied(open: &OpenList<'_>) -> usize {
    let Some((_, put)) = open.entry(0) else {
        return 0;
    };
    // An expansion inserts at most four.
    let most = open.groups()[0].len.min(4);
    (0..most)
        .take_while(|&place| open.entry(place).is_some_and(|(_, other)| other == put))
        .count()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessVerdict {
    Right,
    /// As good as right: it was inserted together with the node that is taken, and only the order of moves separates
    /// them.
    AsGood,
    NotOpen {
        /// It has already been expanded; otherwise it has not been generated yet.
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
    /// Its priority is larger than another's, on either side. MM only.
    LargerPriority {
        priority: u32,
        /// The lowest of both sides.
        lowest: u32,
    },
    /// Its priority is lowest, but it is a backward node, and among equal ones forward goes first. MM only.
    ForwardFirst,
    /// Its h is larger than another's, and the algorithm orders by h.
    LargerH {
        h: u32,
        lowest: u32,
    },
    /// Its g is larger than another's, and the algorithm takes the smaller one.
    LargerG {
        g: u32,
        smallest: u32,
    },
    /// It is in the right group, but was inserted later than another.
    Younger {
        before: usize,
    },
    /// It has the lowest f, but was inserted earlier than another, and the newest goes first.
    Older {
        before: usize,
    },
    /// It waits on the stack of a depth-first search, below others.
    LaterOnStack {
        before: usize,
    },
    /// It waits on the stack of a depth-first search, but is beyond the threshold and will be dropped.
    Beyond {
        /// Its f, or its depth without a heuristic.
        f: u32,
        by_f: bool,
        threshold: u32,
    },
    OtherSide {
        turn: Side,
    },
    /// The search is over: there is no next node.
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
    let before = || open.place(&guess).unwrap_or_default();
    if let Some(stack) = moment.recording.depth_first() {
        let threshold = stack.begun(moment.k).1.threshold;
        let f = guess.g + guess.h.unwrap_or(0);
        if f > threshold {
            let by_f = moment.recording.algorithm.uses_heuristic();
            return GuessVerdict::Beyond { f, by_f, threshold };
        }
        return GuessVerdict::LaterOnStack { before: before() };
    }
    if moment.recording.algorithm == Algorithm::Dfs {
        return GuessVerdict::LaterOnStack { before: before() };
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
    if let (Some(f), Some(lowest)) = (guess.f, first.f)
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
    let ties = moment.recording.strategy.ties_used();
    if ties.is_some_and(Ties::goes_by_age) {
        let before = before();
        return match ties {
            Some(Ties::Newest) => GuessVerdict::Older { before },
            _ => GuessVerdict::Younger { before },
        };
    }
    let by_smaller_g = moment.recording.strategy.takes_smaller_g();
    match by_smaller_g || moment.recording.seeks_best_path() {
        true if g > best => GuessVerdict::LargerG { g, smallest: best },
        false if g < best => GuessVerdict::SmallerG { g, largest: best },
        _ => GuessVerdict::Younger { before: before() },
    }
}
