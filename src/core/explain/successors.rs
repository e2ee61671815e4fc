//! What happened to each successor, and why.

use crate::puzzle::{Move, State};
use crate::recording::{Moment, Node, NodeId};
use crate::search::{Algorithm, Fate};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    pub mv: Move,
    /// The state it leads to; `None` at the board's edge.
    pub state: Option<State>,
    /// The node of that state, if it has been generated.
    pub id: Option<NodeId>,
    pub result: Treatment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// There is no successor: the blank is at the board's edge.
    Edge,
    /// Not generated: the move back to the parent.
    Back,
    /// Not generated: the search ended before it.
    NotReached,
    /// Not generated: the node is at the depth limit.
    AtLimit { limit: u32 },
    /// Generated, but not looked up yet, in the middle of an expansion.
    Undecided,
    Stacked {
        /// Its f, or its depth without a heuristic.
        f: u32,
        threshold: u32,
        /// Whether the threshold limits f; otherwise the depth.
        by_f: bool,
        goal: bool,
    },
    /// New: put into the open list.
    Kept {
        g: u32,
        /// Its f, if the algorithm orders by f.
        f: Option<u32>,
        end: Option<Ending>,
    },
    /// Already stored and not improved by this path, or never reconsidered: dropped.
    Dropped {
        stored: u32,
        g: u32,
        /// Whether it is closed; otherwise it is open.
        closed: bool,
    },
    /// Already stored and improved by this path: its parent changed.
    Reparented {
        old: u32,
        g: u32,
        reopened: bool,
        end: Option<Ending>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The goal, and the algorithm tests a node when it is generated.
    Found,
    /// The goal, but the algorithm tests a node when it is taken from the open list.
    GoalToBeTaken,
    /// The other side has reached it.
    Meeting,
    /// The other side has reached it, and the algorithm searches for the best of the paths that meet.
    Path {
        cost: u32,
        /// Whether it is cheaper than all paths so far.
        best: bool,
        /// Whether moves have different costs; otherwise the cost is a number of moves.
        by_cost: bool,
    },
}

/// The successors of the node expanded last, in the order in which they were tried; empty at moment 0. In the middle of the
/// expansion, only those reached so far.
pub fn successors(moment: &Moment) -> Vec<Successor> {
    let mut all = all_successors(&moment.whole());
    let Some(part) = moment.part else {
        return all;
    };
    let newest = all.iter().rposition(|s| part.generated.has(s.mv));
    all.truncate(newest.map_or(0, |newest| newest + 1));
    for successor in &mut all {
        successor.id = successor.id.filter(|&id| moment.contains(id));
        if part.generated.has(successor.mv) && !part.checked.has(successor.mv) {
            successor.id = None;
            successor.result = Treatment::Undecided;
        }
    }
    all
}

fn all_successors(moment: &Moment) -> Vec<Successor> {
    let Some(node) = moment.current() else {
        return Vec::new();
    };
    let size = moment.recording.problem().size();
    let blank = node.state.blank();
    let children = moment.children(node.id);
    let below = |state: State| {
        let mut children = children.iter().copied();
        children.find(|child| moment.recording.nodes.state(child.0) == state)
    };
    let successor = |mv: Move| {
        let to = size.neighbour(blank, mv);
        let state = to.map(|to| node.state.slide(blank, to));
        let cost = to.map_or(0, |to| moment.recording.cost_of(node.state, to));
        let id = if moment.recording.algorithm.is_depth_first() {
            state.and_then(below)
        } else {
            state.and_then(|state| moment.recording.find(state, node.side))
        };
        let id = id.filter(|&id| moment.contains(id));
        let result = match moment.fate(mv) {
            Fate::None if state.is_none() => Treatment::Edge,
            Fate::None if node.mv == Some(mv.inverse()) => Treatment::Back,
            Fate::None => at_limit(moment, &node).unwrap_or(Treatment::NotReached),
            fate => id.map_or(Treatment::NotReached, |id| {
                treatment(moment, fate, id, node.g + cost)
            }),
        };
        Successor {
            mv,
            state,
            id,
            result,
        }
    };
    let moves = moment.recording.strategy.move_order.moves();
    moves.into_iter().map(successor).collect()
}

/// [`Treatment::AtLimit`] if `node`, expanded last by a depth-first search, is at the limit and not the goal.
fn at_limit(moment: &Moment, node: &Node) -> Option<Treatment> {
    let stack = moment.recording.depth_first()?;
    let limit = stack.depth_limit(stack.of_expansion(moment.k).threshold);
    let goal = moment.recording.goal() == Some(node.id);
    (!goal && node.depth == limit).then_some(Treatment::AtLimit { limit })
}

fn treatment(moment: &Moment, fate: Fate, id: NodeId, g: u32) -> Treatment {
    if let Some(stack) = moment.recording.depth_first() {
        let nodes = &moment.recording.nodes;
        return Treatment::Stacked {
            f: g + nodes.h(id.0),
            threshold: stack.of_expansion(moment.k).threshold,
            by_f: moment.recording.algorithm == Algorithm::IdaStar,
            goal: nodes.state(id.0) == moment.recording.problem.goal().state(),
        };
    }
    let f = moment.node(id).and_then(|node| node.f);
    match fate {
        Fate::None => Treatment::NotReached,
        Fate::New => {
            let end = end(moment, id);
            Treatment::Kept { g, f, end }
        }
        Fate::Duplicate => Treatment::Dropped {
            stored: moment.link(id.0).g,
            g,
            closed: moment.is_closed(id),
        },
        Fate::Improved => {
            let before = Moment::new(moment.recording, moment.k - 1);
            Treatment::Reparented {
                old: before.link(id.0).g,
                g,
                reopened: before.is_closed(id),
                end: end(moment, id).filter(|end| matches!(end, Ending::Path { .. })),
            }
        }
    }
}

fn end(moment: &Moment, id: NodeId) -> Option<Ending> {
    let recording = moment.recording;
    match recording.algorithm {
        Algorithm::Bfs => (recording.goal() == Some(id)).then_some(Ending::Found),
        Algorithm::Bidirectional if !recording.seeks_best_path() => {
            let met = |meeting: &&crate::recording::Meeting| {
                meeting.at == moment.k() && meeting.ends.contains(&id)
            };
            recording.meetings.iter().find(met).map(|_| Ending::Meeting)
        }
        Algorithm::Bidirectional | Algorithm::Mm => {
            let ends = recording.ends(id.0)?;
            if !ends.iter().all(|&end| moment.contains(NodeId(end))) {
                return None;
            }
            let cost = ends.map(|end| moment.link(end).g).iter().sum();
            let before = Moment::new(recording, moment.k - 1).best_path();
            let best = before.is_none_or(|best| cost < best);
            let by_cost = !recording.costs.is_unit();
            Some(Ending::Path {
                cost,
                best,
                by_cost,
            })
        }
        _ => (recording.goal() == Some(id)).then_some(Ending::GoalToBeTaken),
    }
}
