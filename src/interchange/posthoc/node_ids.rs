//! Ids for the nodes of one side of a search.

use std::collections::HashMap;

use crate::puzzle::State;

#[derive(Debug, Default)]
pub(crate) struct NodeIds {
    /// The parent of each node, 0 where it has none.
    parents: Vec<u64>,
    newest: HashMap<State, u64>,
    /// The newest node of a state at that depth: a depth-first search may hold several nodes of a state.
    at: HashMap<(State, u32), u64>,
    /// Where each node is drawn, by its column and its row.
    places: Vec<Option<(u32, u32)>>,
    /// How many nodes are drawn in each row.
    rows: Vec<u32>,
}

impl NodeIds {
    pub(crate) fn add(&mut self, state: State, g: u32, parent: Option<u64>) -> u64 {
        let id = self.reserve();
        self.assign(state, g, parent, id)
    }

    pub(crate) fn reserve(&mut self) -> u64 {
        self.parents.push(0);
        self.places.push(None);
        self.parents.len() as u64
    }

    /// Makes the node with this id that of `state`, at depth `g` below `parent`.
    pub(crate) fn assign(&mut self, state: State, g: u32, parent: Option<u64>, id: u64) -> u64 {
        if let Some(slot) = self.parents.get_mut(id as usize - 1) {
            *slot = parent.unwrap_or(0);
        }
        self.newest.insert(state, id);
        self.at.insert((state, g), id);
        self.put(g, id);
        id
    }

    /// Draws a node at the end of its depth's row. One that is reached a better way stays where it is.
    fn put(&mut self, g: u32, id: u64) {
        let row = g as usize;
        if self.rows.len() <= row {
            self.rows.resize(row + 1, 0);
        }
        if let Some(place @ None) = self.places.get_mut(id as usize - 1) {
            *place = Some((self.rows[row], g));
            self.rows[row] += 1;
        }
    }

    /// Where a node is drawn; none while its id is only reserved.
    pub(crate) fn place(&self, id: u64) -> Option<(u32, u32)> {
        self.places.get(id as usize - 1).copied().flatten()
    }

    /// The node of `state` that stands at depth `g`, else its newest.
    pub(crate) fn of(&self, state: State, g: u32) -> Option<u64> {
        let exact = self.at.get(&(state, g));
        exact.or_else(|| self.newest.get(&state)).copied()
    }

    pub(crate) fn parent(&self, id: u64) -> Option<u64> {
        let parent = self.parents.get(id as usize - 1).copied();
        parent.filter(|parent| *parent > 0)
    }

    pub(crate) fn newest(&self, state: State) -> Option<u64> {
        self.newest.get(&state).copied()
    }
}
