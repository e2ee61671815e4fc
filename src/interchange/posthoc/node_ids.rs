//! Ids for the nodes of one side of a search.

use std::collections::HashMap;

use crate::puzzle::State;

#[derive(Debug, Default)]
pub(crate) struct NodeIds {
    nodes: Vec<Known>,
    newest: HashMap<State, u64>,
    /// The newest node of a state at that depth: a depth-first search may hold several nodes of a state.
    at: HashMap<(State, u32), u64>,
    /// How many nodes are drawn in each row.
    rows: Vec<u32>,
}

#[derive(Debug, Default)]
struct Known {
    parent: Option<u64>,
    /// Where it is drawn, by its column and its row.
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

    /// Makes the node with this id that of `state`, at depth `g` below `parent`.
    pub(crate) fn assign(&mut self, state: State, g: u32, parent: Option<u64>, id: u64) -> u64 {
        let row = g as usize;
        if self.rows.len() <= row {
            self.rows.resize(row + 1, 0);
        }
        let node = &mut self.nodes[id as usize - 1];
        node.parent = parent;
        // It is drawn at the end of its depth's row. One that is reached a better way stays where it is.
        if node.place.is_none() {
            node.place = Some((self.rows[row], g));
            self.rows[row] += 1;
        }
        self.newest.insert(state, id);
        self.at.insert((state, g), id);
        id
    }

    /// Where a node is drawn; none while its id is only reserved.
    pub(crate) fn place(&self, id: u64) -> Option<(u32, u32)> {
        self.nodes.get(id as usize - 1)?.place
    }

    /// The node of `state` that stands at depth `g`, else its newest.
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
