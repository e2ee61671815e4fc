//! Ids for the nodes of one side of a search.

use std::collections::HashMap;

use crate::puzzle::State;

/// The nodes of one search by state.
#[derive(Debug, Default)]
pub(crate) struct NodeIds {
    /// The parent of each node, 0 where it has none.
    parents: Vec<u64>,
    /// The newest node of a state.
    newest: HashMap<State, u64>,
    /// The newest node of a state at that depth: a depth-first search may hold several nodes of a state.
    at: HashMap<(State, u32), u64>,
}

impl NodeIds {
    /// A new node of `state` at depth `g`.
    pub(crate) fn add(&mut self, state: State, g: u32, parent: Option<u64>) -> u64 {
        let id = self.reserve();
        self.assign(state, g, parent, id)
    }

    /// Reserves an id for a node that is yet to come.
    pub(crate) fn reserve(&mut self) -> u64 {
        self.parents.push(0);
        self.parents.len() as u64
    }

    /// Makes the node with this id that of `state`, at depth `g` below `parent`.
    pub(crate) fn assign(&mut self, state: State, g: u32, parent: Option<u64>, id: u64) -> u64 {
        if let Some(slot) = self.parents.get_mut(id as usize - 1) {
            *slot = parent.unwrap_or(0);
        }
        self.newest.insert(state, id);
        self.at.insert((state, g), id);
        id
    }

    /// The node of `state` that stands at depth `g`, else its newest.
    pub(crate) fn of(&self, state: State, g: u32) -> Option<u64> {
        let exact = self.at.get(&(state, g));
        exact.or_else(|| self.newest.get(&state)).copied()
    }

    /// The parent of a node.
    pub(crate) fn parent(&self, id: u64) -> Option<u64> {
        let parent = self.parents.get(id as usize - 1).copied();
        parent.filter(|parent| *parent > 0)
    }

    /// The newest node of `state`.
    pub(crate) fn newest(&self, state: State) -> Option<u64> {
        self.newest.get(&state).copied()
    }
}
