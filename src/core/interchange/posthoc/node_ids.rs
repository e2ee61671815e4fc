//! Ids for the nodes of one side of a search.

use std::collections::HashMap;

use crate::puzzle::State;

#[derive(Debug, Default)]
pub(crate) struct NodeIds {
    nodes: Vec<Known>,
    newest: HashMap<State, u64>,
    /// The newest node of a state at a depth. A depth-first search may have several nodes with the same state.
    at: HashMap<(State, u32), u64>,
    /// The number of nodes drawn in each row.
    rows: Vec<u32>,
}

#[derive(Debug, Default)]
struct Known {
    parent: Option<u64>,
    /// The column and row where it is drawn.
    place: Option<(u32, u32)>,
}

impl NodeIds {
    pub(crate) fn add(&mut self, state: State, g: u32, parent: Option<u64>) -> u64 {
        let id = self.reserve();
        self.assign(state, g, parent, id)
    }

    pub(crate) fn reserve(&mut self) -> u64 {
        self.nodes.push(Known::default());
        self.nodes.len() as u64
    }

    /// Assigns `state` at depth `g` below `parent` to the node with this id.
    pub(crate) fn assign(&mut self, state: State, g: u32, parent: Option<u64>, id: u64) -> u64 {
        let row = g as usize;
        if self.rows.len() <= row {
            self.rows.resize(row + 1, 0);
        }
        let node = &mut self.nodes[id as usize - 1];
        node.parent = parent;
        // A new node is drawn at the end of its depth's row. A node reached by a better path keeps its place.
        if node.place.is_none() {
            node.place = Some((self.rows[row], g));
            self.rows[row] += 1;
        }
        self.newest.insert(state, id);
        self.at.insert((state, g), id);
        id
    }

    /// Returns the place where a node is drawn, or `None` while its id is only reserved.
    pub(crate) fn place(&self, id: u64) -> Option<(u32, u32)> {
        self.nodes.get(id as usize - 1)?.place
    }

    /// Returns the node of `state` at depth `g`, or else its newest node.
    pub(crate) fn of(&self, state: State, g: u32) -> Option<u64> {
        let exact = self.at.get(&(state, g));
        exact.or_else(|| self.newest.get(&state)).copied()
    }

    pub(crate) fn parent(&self, id: u64) -> Option<u64> {
        self.nodes.get(id as usize - 1)?.parent
    }

    pub(crate) fn newest(&self, state: State) -> Option<u64> {
        self.newest.get(&state).copied()
    }
}
