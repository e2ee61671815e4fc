//! Sentences about a moment of a search: why a node is taken, what became of its successors, what is wrong with a guess.

use std::fmt;

use crate::explain::{Ending, FineStep, NamedSuccessor, Reason, StepKind, Treatment, Verdict, Why};
use crate::puzzle::Move;
use crate::search::{Side, Ties};
use crate::text::thousands;

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

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Found => f.write_str("it is the goal, and the search ends"),
            Self::GoalToBeTaken => {
                f.write_str("it is the goal, and must still be taken from the open list")
            }
            Self::Meeting => f.write_str("the other search has it too: the frontiers meet"),
            Self::Path { length, best: true } => write!(
                f,
                "the other search has it too: a path of {length} moves, the best so far"
            ),
            Self::Path {
                length,
                best: false,
            } => write!(
                f,
                "the other search has it too: a path of {length} moves, no better than the best so far"
            ),
        }
    }
}

impl fmt::Display for Treatment {
    fn fmt(&self, fmt: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Edge => fmt.write_str("none: the board’s edge"),
            Self::Back => fmt.write_str("left out: the move straight back"),
            Self::NotReached => fmt.write_str("left out: the search ended before it"),
            Self::AtLimit { limit } => {
                write!(fmt, "left out: the node stands at the depth limit {limit}")
            }
            Self::Undecided => fmt.write_str("not looked up yet"),
            Self::Stacked {
                f,
                threshold,
                by_f,
                goal,
            } => {
                let (name, limit) = if by_f {
                    ("f", "threshold")
                } else {
                    ("depth", "limit")
                };
                if f > threshold {
                    return write!(
                        fmt,
                        "dropped when its turn comes: {name} = {f} is beyond the {limit} {threshold}"
                    );
                }
                write!(fmt, "kept: {name} = {f} is within the {limit} {threshold}")?;
                if goal {
                    fmt.write_str("; it is the goal, and must still be entered")?;
                }
                Ok(())
            }
            Self::Kept { g, f, end } => {
                write!(fmt, "kept: new, with g = {g}")?;
                if let Some(f) = f {
                    write!(fmt, " and f = {f}")?;
                }
                ended(fmt, end)
            }
            Self::Dropped { stored, g, closed } => {
                let list = if closed { "closed" } else { "open" };
                write!(fmt, "dropped: {list} already with g = {stored}, and ")?;
                if g < stored {
                    write!(
                        fmt,
                        "{g} is not looked at: the first way to a state is kept"
                    )
                } else {
                    write!(fmt, "{g} is no better")
                }
            }
            Self::Reparented {
                old,
                g,
                reopened,
                end,
            } => {
                write!(fmt, "re-parented: g = {g} is better than {old}")?;
                if reopened {
                    fmt.write_str("; it was closed and is open again")?;
                }
                ended(fmt, end)
            }
        }
    }
}

fn ended(fmt: &mut fmt::Formatter<'_>, end: Option<Ending>) -> fmt::Result {
    end.map_or(Ok(()), |end| write!(fmt, "; {end}"))
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

impl fmt::Display for FineStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            StepKind::Taken(why) | StepKind::ThresholdRaised(why) => {
                why.map_or(Ok(()), |why| why.fmt(f))
            }
            StepKind::GoalTest { is_goal: true } | StepKind::EndTest(Some(Ending::Found)) => {
                f.write_str("It is the goal: the search is over.")
            }
            StepKind::GoalTest { is_goal: false } => f.write_str("It is not the goal."),
            StepKind::Generated(successor) => write!(f, "{successor} is generated."),
            StepKind::Estimated(_, h) => write!(f, "Its estimate of the moves left: h = {h}."),
            StepKind::Treated(successor, treatment) => write!(f, "{successor}: {treatment}."),
            StepKind::ParentSet => f.write_str("The node taken becomes its parent."),
            StepKind::EndTest(Some(Ending::Meeting)) => {
                f.write_str("The other side has it: the frontiers have met.")
            }
            StepKind::EndTest(Some(end @ Ending::Path { .. })) => write!(f, "Yes: {end}."),
            StepKind::EndTest(Some(Ending::GoalToBeTaken) | None) => f.write_str("Not yet."),
            StepKind::Inserted { improved: false } => f.write_str("It goes into the frontier."),
            StepKind::Inserted { improved: true } => {
                f.write_str("It goes into the frontier with its new g.")
            }
            StepKind::NoShorterPath { best } => {
                write!(
                    f,
                    "None can be shorter than the best path, of {best} moves."
                )
            }
            StepKind::BestReturned => {
                f.write_str("The best path is a shortest one: the search is over.")
            }
            StepKind::LimitTest { reached: None } => f.write_str("Its depth is within the limit."),
            StepKind::LimitTest {
                reached: Some(limit),
            } => write!(f, "Its depth is the limit {limit}: back to its parent."),
            StepKind::Stacked(successor) => write!(f, "{successor} waits on the stack."),
            StepKind::Backtracked => {
                f.write_str("Back on the path, to the last node that has a neighbour left.")
            }
            StepKind::FirstThreshold { threshold } => write!(f, "The first is {threshold}."),
            StepKind::StartEntered => f.write_str("The search begins at the start."),
        }
    }
}

impl fmt::Display for NamedSuccessor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nth = ["First", "Second", "Third", "Fourth"][self.index.min(3)];
        write!(f, "{nth} neighbour")?;
        if let Some(board) = self.board {
            write!(f, ", {board},")?;
        }
        let direction = match self.mv {
            Move::Up => "up",
            Move::Left => "left",
            Move::Down => "down",
            Move::Right => "right",
        };
        write!(f, " by the blank going {direction}")
    }
}
