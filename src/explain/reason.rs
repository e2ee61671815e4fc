//! What decides which node is taken, put into a sentence.

use std::fmt;

use crate::{
    search::{Side, Ties},
    text::thousands,
};

/// Why the algorithm takes one node and no other. It displays as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// What decided.
    pub reason: Reason,
    /// Nodes that are equal in everything the rule looks at, the one taken included: siblings that went in by one
    /// expansion. Between them the fixed order of moves decides, which is no preference of the algorithm.
    pub tied: usize,
}

/// What decides which node is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the only one that is open.
    Only,
    /// BFS: the oldest.
    Oldest {
        /// Nodes in the queue.
        waiting: usize,
    },
    /// Uniform-cost search: lowest g, then the oldest.
    LowestG {
        /// Its g.
        g: u32,
        /// Open nodes with that g.
        with_g: usize,
    },
    /// Greedy search: lowest h, then smallest g, then the oldest.
    LowestH {
        /// Its h.
        h: u32,
        /// Open nodes with that h.
        with_h: usize,
        /// Its g.
        g: u32,
        /// Open nodes with that h and g.
        with_g: usize,
    },
    /// A*: lowest f, then largest g (or smallest, where ties go that way), then the oldest.
    LowestF {
        /// Which g goes first.
        ties: Ties,
        /// Its f.
        f: u32,
        /// Open nodes with that f.
        with_f: usize,
        /// Its g.
        g: u32,
        /// Open nodes with that f and g.
        with_g: usize,
    },
    /// MM: lowest priority of both sides, forward first; then smallest g, then the oldest.
    LowestPriority {
        /// Its side.
        side: Side,
        /// Its priority.
        priority: u32,
        /// The lowest priority of the other side.
        other: u32,
        /// Open nodes of its side with that priority.
        with_priority: usize,
        /// Its g.
        g: u32,
        /// Those of them with that g.
        with_g: usize,
    },
    /// Depth-first search: the next successor of the last node on the path that has any left within the threshold.
    LastOnPath {
        /// Nodes at the end of the path that had none left and were given up.
        back: u32,
        /// Whether the threshold is one of f; else it is one of depth.
        by_f: bool,
        /// The threshold.
        threshold: u32,
    },
    /// Depth-first search: nothing is left within the last threshold, so that the root comes again with the next.
    NextThreshold {
        /// Whether the threshold is one of f; else it is one of depth.
        by_f: bool,
        /// The last threshold.
        last: u32,
        /// The next.
        threshold: u32,
    },
    /// Bidirectional BFS, first node of a layer: the side with the smaller frontier.
    SmallerFrontier {
        /// The side whose layer begins.
        side: Side,
        /// Its depth.
        depth: u32,
        /// Open nodes of this side.
        here: usize,
        /// Open nodes of the other side.
        there: usize,
    },
    /// Bidirectional BFS: a layer that was begun is finished.
    SameLayer {
        /// The side whose layer is at work.
        side: Side,
        /// Its depth.
        depth: u32,
        /// Nodes left in the layer.
        left: usize,
    },
}

impl Side {
    /// "forward" or "backward", as it stands in a sentence.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Backward => "backward",
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            Reason::Only => return f.write_str("It is the only node in the open list."),
            Reason::Oldest { waiting } => {
                write!(
                    f,
                    "It has waited longest of {} in the queue",
                    thousands(waiting)
                )
            }
            Reason::LowestG { g, with_g } => {
                write!(f, "g = {g} is the lowest in the open list")?;
                if with_g > 1 {
                    write!(
                        f,
                        "; of {} with it, it has waited longest",
                        thousands(with_g)
                    )?;
                }
                Ok(())
            }
            Reason::LowestH {
                h,
                with_h,
                g,
                with_g,
            } => lowest(f, ("h", h, with_h), ("smallest", g, with_g)),
            Reason::LowestF {
                ties,
                f: least,
                with_f,
                g,
                with_g,
            } => {
                let end = match ties {
                    Ties::LargerG => "largest",
                    Ties::SmallerG => "smallest",
                };
                lowest(f, ("f", least, with_f), (end, g, with_g))
            }
            Reason::LowestPriority {
                side,
                priority,
                other,
                with_priority,
                g,
                with_g,
            } => lowest_priority(f, (side, priority, other), with_priority, g, with_g),
            Reason::LastOnPath {
                back,
                by_f,
                threshold,
            } => {
                let limit = limit_name(by_f);
                match back {
                    0 => write!(
                        f,
                        "It is the first successor, within {limit} {threshold}, of the node expanded last"
                    ),
                    _ => write!(
                        f,
                        "Backtracked by {back}: it is the next successor of the last node on the path that has any left within {limit} {threshold}"
                    ),
                }
            }
            Reason::NextThreshold {
                by_f,
                last,
                threshold,
            } => {
                let limit = limit_name(by_f);
                write!(
                    f,
                    "Nothing is left within {limit} {last}: it is the root once more, with {limit} {threshold}"
                )
            }
            Reason::SmallerFrontier {
                side,
                depth,
                here,
                there,
            } => {
                let side = side.word();
                write!(
                    f,
                    "The {side} frontier, {} {}, is ",
                    thousands(here),
                    nodes(here)
                )?;
                if here < there {
                    write!(f, "smaller than the other, {}", thousands(there))?;
                } else {
                    f.write_str("as large as the other, and forward goes first")?;
                }
                write!(
                    f,
                    "; so its layer of depth {depth} begins, with the node that has waited longest"
                )
            }
            Reason::SameLayer { side, depth, left } => write!(
                f,
                "A layer once begun is finished; of {} left in the {} layer of depth {depth}, it has waited longest",
                thousands(left),
                side.word()
            ),
        }?;
        if self.tied > 1 {
            f.write_str("; of siblings the one whose move comes first: up, left, right, down")?;
        }
        f.write_str(".")
    }
}

/// The lowest f or h, and the largest or smallest g among those that have it.
fn lowest(
    f: &mut fmt::Formatter<'_>,
    (name, least, with_it): (&str, u32, usize),
    (end, g, with_g): (&str, u32, usize),
) -> fmt::Result {
    write!(f, "{name} = {least} is the lowest in the open list")?;
    let count = thousands(with_it);
    match (with_it, with_g) {
        (1, _) => f.write_str(", and no other node has it"),
        (_, 1) => write!(f, "; of {count} with that {name}, g = {g} is the {end}"),
        _ if with_it == with_g => write!(
            f,
            "; of {count} with that {name}, all with g = {g}, it has waited longest"
        ),
        _ => write!(
            f,
            "; of {count} with that {name}, g = {g} is the {end}; of {} with that g, it has waited longest",
            thousands(with_g)
        ),
    }
}

/// The lowest priority of two frontiers, and the smallest g among those that have it.
fn lowest_priority(
    f: &mut fmt::Formatter<'_>,
    (side, priority, other): (Side, u32, u32),
    with_it: usize,
    g: u32,
    with_g: usize,
) -> fmt::Result {
    let side = side.word();
    write!(
        f,
        "The {side} frontier’s lowest p = max(g + h, 2g + 1) is {priority}, "
    )?;
    if priority == other {
        f.write_str("as the other’s is, and forward goes first")?;
    } else {
        write!(f, "the other’s {other}")?;
    }
    match (with_it, with_g) {
        (1, _) => Ok(()),
        (_, 1) => write!(
            f,
            "; of {} with that p, g = {g} is the smallest",
            thousands(with_it)
        ),
        _ if with_it == with_g => write!(
            f,
            "; of {} with that p, all with g = {g}, it has waited longest",
            thousands(with_it)
        ),
        _ => write!(
            f,
            "; of {} with that p and the smallest g, {g}, it has waited longest",
            thousands(with_g)
        ),
    }
}

const fn limit_name(by_f: bool) -> &'static str {
    if by_f { "threshold" } else { "depth limit" }
}

const fn nodes(count: usize) -> &'static str {
    if count == 1 { "node" } else { "nodes" }
}
