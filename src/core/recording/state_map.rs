//! The map of a state space: every state by its distance from the start and its distance to the goal.

use std::ops::Range;

use crate::puzzle::{Ranking, State};
use crate::recording::{Moment, Recording};
use crate::search::Distances;

/// The number of states with each pair of g* (fewest moves from the start) and h* (fewest moves to the goal), and the pair
/// of each state. For spaces of up to [`Distances::MAX_STATES`].
pub struct StateMap {
    ranking: &'static Ranking,
    /// The number of distances to the goal, including 0.
    up: usize,
    /// By g*, then h*.
    states: Vec<u32>,
    /// The cell of each state, by its address.
    cell_of: Vec<u16>,
    optimal: u32,
}

const NO_CELL: u16 = u16::MAX;

impl StateMap {
    /// Creates the map of the space in which `from_start` and `to_goal` were measured. Returns `None` if there is no path
    /// between the two. It takes some milliseconds for the largest space.
    pub fn new(from_start: &Distances, to_goal: &Distances) -> Option<Self> {
        let optimal = to_goal.distance(&from_start.goal())?;
        let (across, up) = (from_start.counts().len(), to_goal.counts().len());
        let mut states = vec![0; across * up];
        let pairs = from_start.by_address().iter().zip(to_goal.by_address());
        let cell = |(&g, &h): (&u16, &u16)| {
            let cell = usize::from(g) * up + usize::from(h);
            let known = usize::from(g) < across && usize::from(h) < up;
            if !known {
                return NO_CELL;
            }
            states[cell] += 1;
            cell as u16
        };
        let cell_of = pairs.map(cell).collect();
        Some(Self {
            ranking: to_goal.ranking(),
            up,
            states,
            cell_of,
            optimal,
        })
    }

    /// The length C* of a shortest path from start to goal: the states on such paths have g* + h* = C*, all others more.
    pub const fn optimal(&self) -> u32 {
        self.optimal
    }

    pub const fn across(&self) -> usize {
        self.states.len() / self.up
    }

    pub const fn up(&self) -> usize {
        self.up
    }

    /// The number of states with this pair.
    pub fn states(&self, g: usize, h: usize) -> u32 {
        self.cell(g, h).map_or(0, |cell| self.states[cell])
    }

    fn cell(&self, g: usize, h: usize) -> Option<usize> {
        (g < self.across() && h < self.up).then_some(g * self.up + h)
    }

    fn cell_of(&self, state: State) -> u16 {
        let address = self.ranking.address(state);
        address.map_or(NO_CELL, |address| self.cell_of[address as usize])
    }
}

/// The numbers of states of a map that a search has generated and expanded at a moment.
#[derive(Clone, Debug, Default)]
pub struct MapCounts {
    serial: Option<u64>,
    cells: Vec<u16>,
    /// For a depth-first search, which may reach a state many times: the address of each node.
    addresses: Vec<u32>,
    /// By address, how often each state was generated and expanded.
    times: [Vec<u32>; 2],
    at: Option<u32>,
    /// The incomplete expansion after those, with its number and the nodes it has added so far.
    begun: Option<((u32, u32), Range<u32>)>,
    counts: Vec<Reached>,
    up: usize,
}

/// The number of states of one cell reached, by side. A state reached by both sides counts for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// States generated, including roots.
    pub generated: [u32; 2],
    /// States expanded at least once.
    pub expanded: [u32; 2],
}

/// The cost of applying or undoing an expansion, in nodes counted.
const EXPANSION: usize = 8;

impl MapCounts {
    /// Goes to a moment. The cost grows with the distance from the last one, up to one pass over the nodes.
    pub fn go(&mut self, map: &StateMap, moment: &Moment<'_>) {
        let recording = moment.recording;
        if self.serial != Some(recording.serial) {
            *self = Self {
                serial: Some(recording.serial),
                ..Self::default()
            };
        }
        let nodes = moment.nodes();
        let new = self.cells.len()..nodes.max(self.cells.len());
        let state = |id: usize| recording.nodes.state(id as u32);
        self.cells.extend(new.map(|id| map.cell_of(state(id))));
        if recording.algorithm.is_depth_first() {
            let new = self.addresses.len()..self.cells.len();
            let address = |id| map.ranking.address(state(id)).unwrap_or(u32::MAX);
            self.addresses.extend(new.map(address));
        }
        if let Some((node, children)) = self.begun.take() {
            self.apply(recording, node, children, 1_u32.wrapping_neg());
        }
        let whole = Moment::new(recording, moment.settled());
        match self.at {
            Some(at) if at.abs_diff(whole.k) as usize * EXPANSION < nodes => {
                for k in at + 1..=whole.k {
                    self.redo(recording, k, 1);
                }
                for k in (whole.k + 1..=at).rev() {
                    self.redo(recording, k, 1_u32.wrapping_neg());
                }
            }
            _ => self.count(map, &whole),
        }
        self.at = Some(whole.k);
        self.up = map.up;
        if moment.part.is_some()
            && let Some(node) = recording.expansions.node(moment.k)
        {
            let node = (node, moment.k);
            let children = recording.expansions.nodes(whole.k)..nodes as u32;
            self.apply(recording, node, children.clone(), 1);
            self.begun = Some((node, children));
        }
    }

    fn count(&mut self, map: &StateMap, moment: &Moment<'_>) {
        self.counts.clear();
        self.counts.resize(map.states.len(), Reached::default());
        let nodes = &moment.recording.nodes;
        if moment.recording.algorithm.is_depth_first() {
            self.times = [(); 2].map(|()| vec![0; map.cell_of.len()]);
            self.touch(0, 0, 1);
            for k in 1..=moment.k {
                self.redo(moment.recording, k, 1);
            }
            return;
        }
        for (node, &cell) in self.cells[..moment.nodes()].iter().enumerate() {
            let side = nodes.side(node as u32) as usize;
            if let Some(reached) = self.counts.get_mut(usize::from(cell)) {
                reached.generated[side] += 1;
                reached.expanded[side] += u32::from(nodes.expanded_at(node as u32) <= moment.k);
            }
        }
    }

    /// Applies expansion `k` (`by` 1), or undoes it (`by` −1).
    fn redo(&mut self, recording: &Recording, k: u32, by: u32) {
        let Some(node) = recording.expansions.node(k) else {
            return;
        };
        let children = recording.expansions.nodes(k - 1)..recording.expansions.nodes(k);
        self.apply(recording, (node, k), children, by);
    }

    /// Applies or undoes expansion `k` of `node`, which added these `children`.
    fn apply(
        &mut self,
        recording: &Recording,
        (node, k): (u32, u32),
        children: Range<u32>,
        by: u32,
    ) {
        if recording.algorithm.is_depth_first() {
            self.touch(1, node, by);
            for child in children {
                self.touch(0, child, by);
            }
            return;
        }
        let side = recording.nodes.side(node) as usize;
        if recording.nodes.expanded_at(node) == k
            && let Some(reached) = self.reached_with(node)
        {
            reached.expanded[side] = reached.expanded[side].wrapping_add(by);
        }
        for child in children {
            if let Some(reached) = self.reached_with(child) {
                reached.generated[side] = reached.generated[side].wrapping_add(by);
            }
        }
    }

    /// The number of states generated, each counted once per side.
    pub fn generated(&self) -> u64 {
        let sides = self.counts.iter().flat_map(|reached| reached.generated);
        sides.map(u64::from).sum()
    }

    /// Records that the state of a node was generated (0) or expanded (1) once more (`by` 1) or once less (`by` −1). A state
    /// counts while its number is not 0.
    fn touch(&mut self, what: usize, node: u32, by: u32) {
        let address = self.addresses[node as usize] as usize;
        let Some(times) = self.times[what].get_mut(address) else {
            return;
        };
        let before = *times;
        *times = before.wrapping_add(by);
        if (before == 0) == (*times == 0) {
            return;
        }
        if let Some(reached) = self.reached_with(node) {
            let counts = [&mut reached.generated, &mut reached.expanded];
            let count = &mut counts[what][0];
            *count = count.wrapping_add(by);
        }
    }

    fn reached_with(&mut self, node: u32) -> Option<&mut Reached> {
        let cell = self.cells[node as usize];
        self.counts.get_mut(usize::from(cell))
    }

    pub fn reached(&self, g: usize, h: usize) -> Reached {
        let cell = (h < self.up).then_some(g * self.up + h);
        let reached = cell.and_then(|cell| self.counts.get(cell));
        reached.copied().unwrap_or_default()
    }
}
