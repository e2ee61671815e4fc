//! The events of one node.
//!
//! Events are not stored. A node can only be generated from its neighbours, at most four, so the fates of their successors
//! show when it was generated, reached again and improved.

use crate::recording::nodes::NEVER;
use crate::recording::{Moment, NodeId, Recording};
use crate::search::Fate;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeEvent {
    Generated {
        /// The expanded node; `None` for a root.
        by: Option<NodeId>,
    },
    Expanded,
    /// It was dropped when its turn came, because it was beyond the threshold. Depth-first searches only.
    Beyond,
    /// It was generated again and dropped.
    MetAgain {
        by: NodeId,
    },
    Improved {
        /// The expanded node, its parent from now on.
        by: NodeId,
        old: u32,
        /// Its g from now on.
        new: u32,
        reopened: bool,
    },
}

/// The events of `id` up to `moment`, each with its moment, in order.
pub fn events_by(moment: &Moment, id: NodeId) -> Vec<(u64, NodeEvent)> {
    let mut events = events_of(moment.recording, id);
    events.retain(|&(at, event)| {
        at < moment.k() || at == moment.k() && has_happened(moment, id, event)
    });
    events
}

/// Whether an event that the last expansion causes for `id` has happened.
fn has_happened(moment: &Moment, id: NodeId, event: NodeEvent) -> bool {
    let Some(part) = moment.part else {
        return true;
    };
    match event {
        NodeEvent::Expanded => true,
        NodeEvent::Generated { .. } | NodeEvent::Improved { .. } => !moment.is_pending(id.0),
        NodeEvent::Beyond => false,
        NodeEvent::MetAgain { by } => {
            let mut neighbours = moment.recording.neighbours(by);
            let way = neighbours.find(|&(_, neighbour)| neighbour == Some(id));
            way.is_some_and(|(mv, _)| part.checked.has(mv))
        }
    }
}

pub fn events_of(recording: &Recording, id: NodeId) -> Vec<(u64, NodeEvent)> {
    if id.index() >= recording.nodes() {
        return Vec::new();
    }
    if recording.algorithm.is_depth_first() {
        return events_of_occurrence(recording, id);
    }
    let mut events = Vec::new();
    if recording.nodes.is_root(id.0) {
        events.push((0, NodeEvent::Generated { by: None }));
    }
    let expanded = recording.expansions_of(id.0);
    events.extend(expanded.map(|at| (u64::from(at), NodeEvent::Expanded)));
    for (mv, neighbour) in recording.neighbours(id) {
        let Some(by) = neighbour else { continue };
        for at in recording.expansions_of(by.0) {
            let event = match recording.expansions.successors(at).get(mv.inverse()) {
                Fate::None => continue,
                Fate::New => NodeEvent::Generated { by: Some(by) },
                Fate::Duplicate => NodeEvent::MetAgain { by },
                Fate::Improved => improvement(recording, id, by, at),
            };
            events.push((u64::from(at), event));
        }
    }
    events.sort_by_key(|&(at, _)| at);
    events
}

/// The events in a depth-first search, which never reaches a node again.
fn events_of_occurrence(recording: &Recording, id: NodeId) -> Vec<(u64, NodeEvent)> {
    let root = recording.nodes.is_root(id.0);
    let by = (!root).then(|| NodeId(recording.nodes.link(id.0).parent));
    let born = u64::from(recording.nodes.generated_at(id.0));
    let mut events = vec![(born, NodeEvent::Generated { by })];
    let left = recording.nodes.expanded_at(id.0);
    if left != NEVER {
        let expanded = recording.expansions.node(left) == Some(id.0);
        let event = if expanded {
            NodeEvent::Expanded
        } else {
            NodeEvent::Beyond
        };
        events.push((u64::from(left), event));
    }
    events
}

fn improvement(recording: &Recording, id: NodeId, by: NodeId, at: u32) -> NodeEvent {
    let revision = recording
        .revisions
        .of(id.0)
        .find(|revision| revision.at == at);
    let new = recording.at(u64::from(at)).link(id.0).g;
    NodeEvent::Improved {
        by,
        old: revision.map_or(0, |revision| revision.old.g),
        new,
        reopened: revision.is_some_and(|revision| revision.reopened),
    }
}
