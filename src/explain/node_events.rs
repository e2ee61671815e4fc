//! Everything that happened to one node.
//!
//! Nothing of this is stored. A node can only be generated from its neighbours, at most four; so the fates of their
//! successors tell when it was generated, met again and improved.

use crate::recording::nodes::NEVER;
use crate::recording::{Moment, NodeId, Recording};
use crate::search::Fate;

/// Something that happened to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeEvent {
    /// It was generated, and put into the open list.
    Generated {
        /// The node expanded; none for a root.
        by: Option<NodeId>,
    },
    /// It was taken from the open list and expanded.
    Expanded,
    /// It was beyond the threshold, and dropped when its turn came. Depth-first searches.
    Beyond,
    /// It was generated again, and dropped.
    MetAgain {
        /// The node expanded.
        by: NodeId,
    },
    /// A better path to it was found.
    Improved {
        /// The node expanded, its parent from now on.
        by: NodeId,
        /// Its g before.
        old: u32,
        /// Its g from now on.
        new: u32,
        /// Whether it was closed, and was put into the open list again.
        reopened: bool,
    },
}

impl NodeEvent {
    /// Whether the node is not what it was before.
    #[must_use]
    pub const fn is_change(self) -> bool {
        !matches!(self, Self::MetAgain { .. })
    }
}

impl Moment<'_> {
    /// What has happened to `id` by now, with the moments at which it did, in order.
    #[must_use]
    pub fn events_of(&self, id: NodeId) -> Vec<(u64, NodeEvent)> {
        let mut events = self.recording.events_of(id);
        events
            .retain(|&(at, event)| at < self.k() || at == self.k() && self.has_happened(id, event));
        events
    }

    /// Whether something that the last expansion does to `id` has been done.
    fn has_happened(&self, id: NodeId, event: NodeEvent) -> bool {
        let Some(part) = self.part else {
            return true;
        };
        match event {
            NodeEvent::Expanded => true,
            NodeEvent::Generated { .. } | NodeEvent::Improved { .. } => !self.is_pending(id.0),
            NodeEvent::Beyond => false,
            NodeEvent::MetAgain { by } => {
                let mut neighbours = self.recording.neighbours(by);
                let way = neighbours.find(|&(_, neighbour)| neighbour == Some(id));
                way.is_some_and(|(mv, _)| part.has_checked(mv))
            }
        }
    }
}

impl Recording {
    /// What happened to `id`, with the moments at which it did, in order.
    #[must_use]
    pub fn events_of(&self, id: NodeId) -> Vec<(u64, NodeEvent)> {
        if id.index() >= self.nodes() {
            return Vec::new();
        }
        if self.algorithm.is_depth_first() {
            return self.events_of_occurrence(id);
        }
        let mut events = Vec::new();
        if self.nodes.is_root(id.0) {
            events.push((0, NodeEvent::Generated { by: None }));
        }
        let expanded = self.expansions_of(id.0);
        events.extend(expanded.map(|at| (u64::from(at), NodeEvent::Expanded)));
        for (mv, neighbour) in self.neighbours(id) {
            let Some(by) = neighbour else { continue };
            for at in self.expansions_of(by.0) {
                let event = match self.expansions.successors(at).get(mv.inverse()) {
                    Fate::None => continue,
                    Fate::New => NodeEvent::Generated { by: Some(by) },
                    Fate::Duplicate => NodeEvent::MetAgain { by },
                    Fate::Improved => self.improvement(id, by, at),
                };
                events.push((u64::from(at), event));
            }
        }
        events.sort_by_key(|&(at, _)| at);
        events
    }

    /// The same for a depth-first search, which meets no node again.
    fn events_of_occurrence(&self, id: NodeId) -> Vec<(u64, NodeEvent)> {
        let root = self.nodes.is_root(id.0);
        let by = (!root).then(|| NodeId(self.nodes.link(id.0).parent));
        let born = u64::from(self.nodes.generated_at(id.0));
        let mut events = vec![(born, NodeEvent::Generated { by })];
        let left = self.nodes.expanded_at(id.0);
        if left != NEVER {
            let expanded = self.expansions.node(left) == Some(id.0);
            let event = if expanded {
                NodeEvent::Expanded
            } else {
                NodeEvent::Beyond
            };
            events.push((u64::from(left), event));
        }
        events
    }

    fn improvement(&self, id: NodeId, by: NodeId, at: u32) -> NodeEvent {
        let revision = self.revisions.of(id.0).find(|revision| revision.at == at);
        let new = self.at(u64::from(at)).link(id.0).g;
        NodeEvent::Improved {
            by,
            old: revision.map_or(0, |revision| revision.old.g),
            new,
            reopened: revision.is_some_and(|revision| revision.reopened),
        }
    }
}
