//! Sentences about a moment of a search: why a node is taken, what became of its successors, what is wrong with a guess.

use std::fmt;

use crate::explain::{Ending, FineStep, NamedSuccessor, Reason, StepKind, Treatment, Verdict, Why};
use crate::puzzle::Move;
use crate::search::{Side, Ties};
use crate::text::message;
use crate::text::thousands;

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
        match self.reason {
            Reason::Only => return f.write_str("It is the only node in the frontier."),
            Reason::Oldest { waiting } => {
                let waiting = thousands(waiting);
                write!(f, "It entered the frontier first of {waiting} nodes.")
            }
            Reason::LowestG { g, with_g } => {
                write!(f, "g = {g} is the lowest in the frontier.")?;
                shared(f, with_g, with_g, ("smallest", g))
            }
            Reason::LowestH {
                h,
                with_h,
                g,
                with_g,
            } => {
                write!(f, "h = {h} is the lowest in the frontier.")?;
                shared(f, with_h, with_g, ("smallest", g))
            }
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
                write!(f, "f = {least} is the lowest in the frontier.")?;
                shared(f, with_f, with_g, (end, g))
            }
            Reason::LowestPriority {
                side,
                priority,
                other,
                with_priority,
                g,
                with_g,
            } => {
                if priority == other {
                    write!(
                        f,
                        "p = {priority} is the lowest in both frontiers, and forward goes first."
                    )?;
                } else {
                    let (side, turned) = (side.word(), side.other().word());
                    write!(
                        f,
                        "p = {priority} is the lowest in the {side} frontier; the {turned} frontier has {other}."
                    )?;
                }
                shared(f, with_priority, with_g, ("smallest", g))
            }
            Reason::LastOnPath {
                back,
                by_f,
                threshold,
            } => {
                let limit = limit_name(by_f);
                match back {
                    0 => write!(
                        f,
                        "It is the first successor of the node expanded last that is within the {limit} {threshold}."
                    ),
                    _ => {
                        let nodes = message!("count-node", count = back);
                        write!(
                            f,
                            "The search goes back {nodes} on the path, to the last one with a successor left within the {limit} {threshold}: this one."
                        )
                    }
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
                    "No node is left within the {limit} {last}. The search begins again at the root, with the {limit} {threshold}."
                )
            }
            Reason::SmallerFrontier {
                side,
                depth,
                here,
                there,
            } => {
                let (own, other) = (side.word(), side.other().word());
                let nodes = message!("count-node", count = here);
                if here < there {
                    let there = thousands(there);
                    write!(
                        f,
                        "The {own} frontier has {nodes}, the {other} frontier {there}: the smaller one goes next."
                    )?;
                } else {
                    write!(f, "Both frontiers have {nodes}: forward goes first.")?;
                }
                write!(
                    f,
                    " Its layer of depth {depth} begins with the node that entered the frontier first."
                )
            }
            Reason::SameLayer { side, depth, left } => {
                let nodes = message!("count-node", count = left);
                let are = if left == 1 { "is" } else { "are" };
                write!(
                    f,
                    "{nodes} {are} left in the {} layer of depth {depth}, which is finished first. This one entered the frontier first.",
                    side.word()
                )
            }
        }?;
        if self.tied > 1 {
            f.write_str(" Siblings enter in the order of moves: blank up, left, right, down.")?;
        }
        Ok(())
    }
}

/// What decides between the nodes that share the lowest number: the largest or smallest g, then who came first.
fn shared(
    f: &mut fmt::Formatter<'_>,
    with_it: usize,
    with_g: usize,
    (end, g): (&str, u32),
) -> fmt::Result {
    let count = thousands(with_it);
    match (with_it, with_g) {
        (1, _) => f.write_str(" No other node has it."),
        (_, 1) => write!(
            f,
            " {count} nodes share it; this one has the {end} g ({g})."
        ),
        _ if with_it == with_g => write!(
            f,
            " {count} nodes share it, all with g = {g}; this one entered the frontier first."
        ),
        _ => write!(
            f,
            " {count} nodes share it, {} of them with the {end} g ({g}); of these it entered the frontier first.",
            thousands(with_g)
        ),
    }
}

const fn limit_name(by_f: bool) -> &'static str {
    if by_f { "threshold" } else { "depth limit" }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Found => f.write_str("it is the goal, and the search ends"),
            Self::GoalToBeTaken => {
                f.write_str("it is the goal, and must still be taken from the frontier")
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
                write!(fmt, "left out: the node is at the depth limit {limit}")
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
                let list = if closed { "closed" } else { "in the frontier" };
                write!(fmt, "dropped: {list} already with g = {stored}; ")?;
                if g < stored {
                    write!(
                        fmt,
                        "g = {g} is not compared, because the first path to a state is kept"
                    )
                } else {
                    write!(fmt, "g = {g} is no better")
                }
            }
            Self::Reparented {
                old,
                g,
                reopened,
                end,
            } => {
                write!(fmt, "better path: g = {g} instead of {old}")?;
                if reopened {
                    fmt.write_str("; it was closed and is reopened")?;
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
                "Right: it entered the frontier together with the node that is taken; only the order of moves decides between them.",
            ),
            Self::NotOpen { closed: true } => {
                f.write_str("It is closed: it has been expanded already.")
            }
            Self::NotOpen { closed: false } => f.write_str("It has not been generated yet."),
            Self::LargerF { f: own, lowest } => {
                write!(f, "Its f is {own}; the lowest in the frontier is {lowest}.")
            }
            Self::SmallerG { g, largest } => write!(
                f,
                "Its f is the lowest, but its g is {g}; a node with the same f and g = {largest} goes first."
            ),
            Self::LargerPriority { priority, lowest } => write!(
                f,
                "Its p is {priority}; the lowest in both frontiers is {lowest}."
            ),
            Self::ForwardFirst => {
                f.write_str("Its p is the lowest, but the forward search has a node with the same p and goes first.")
            }
            Self::LargerH { h, lowest } => {
                write!(f, "Its h is {h}; the lowest in the frontier is {lowest}.")
            }
            Self::LargerG { g, smallest } => {
                write!(f, "Its g is {g}; a node with g = {smallest} goes first.")
            }
            Self::Younger { before: 1 } => f.write_str("One node entered the frontier earlier."),
            Self::Younger { before } => write!(f, "{} nodes entered the frontier earlier.", thousands(before)),
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
            write!(f, ", {board}")?;
        }
        f.write_str(",")?;
        let direction = direction(self.mv);
        write!(f, " blank {direction}")?;
        if let Some((tile, slides)) = self.slid() {
            write!(f, " (tile {tile} moves {slides})")?;
        }
        Ok(())
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
