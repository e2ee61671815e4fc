//! The positions of the first nodes, computed from a search ahead of the run.

use crate::layout::Tree;
use crate::layout::overlay::Overlay;
use crate::layout::positions::{Positions, RowHeights};
use crate::layout::rows::{Entry, Row};
use crate::layout::tidy::tidy;
use crate::recording::{Landmark, NodeId, Recording};
use crate::search::{Algorithm, Side};

/// A position that a node will have, before its x is known.
struct PlannedPosition {
    node: u32,
    /// Whether it is the node's first.
    first: bool,
    /// The expansion that puts the node there.
    at: u32,
    side: Side,
    depth: u32,
    /// The index of the position that the node's parent has then.
    parent: u32,
    /// The index of the node among the nodes of its side.
    own: u32,
}

impl Tree {
    /// Returns a tree for the recordings of a run that begins like `ahead`, with the positions of all nodes in it.
    pub fn new(ahead: &Recording) -> Self {
        let known = known(ahead);
        let overlay = ahead.depth_first().map(|_| {
            let mut overlay = Overlay::default();
            overlay.push(None);
            for k in 1..=known {
                overlay.follow(ahead, k);
            }
            overlay
        });
        let plan = Plan::new(ahead, known, overlay.as_ref());
        let tidied = plan.shapes.map(|shape| tidy(&shape));
        let width = tidied[0].1.max(tidied[1].1);
        let leaf = [0, 1].map(|side: usize| width / tidied[side].1);
        let x = |position: &PlannedPosition| {
            let side = position.side as usize;
            tidied[side].0[position.own as usize] * leaf[side]
        };

        let mut positions = Positions::default();
        let mut rows: [Vec<Vec<Entry>>; 2] = Default::default();
        let mut begun: [Vec<u32>; 2] = Default::default();
        if overlay.is_some() {
            for &position in &plan.current {
                positions.push(x(&plan.positions[position as usize]));
            }
        }
        for position in &plan.positions {
            let side = position.side as usize;
            let (here, under) = (x(position), x(&plan.positions[position.parent as usize]));
            let number = if overlay.is_some() {
                position.node
            } else if position.first {
                positions.push(here)
            } else {
                positions.push_later(position.node, position.at, here)
            };
            if position.depth as usize >= rows[side].len() {
                rows[side].push(Vec::new());
                begun[side].push(position.at);
            }
            rows[side][position.depth as usize].push(Entry {
                x: here,
                under,
                slot: number,
                h: ahead.nodes.h(position.node),
            });
        }
        let moment = ahead.at(u64::from(known));
        for node in (0..moment.nodes() as u32).filter(|&node| moment.is_closed(NodeId(node))) {
            positions.close(node);
        }
        let depths = rows.each_ref().map(|rows| rows.len() as u32);
        let heights = if ahead.algorithm.is_bidirectional() {
            RowHeights::two_roots(depths.map(|rows| rows - 1), ahead.newest().is_over())
        } else {
            RowHeights::single()
        };
        Self {
            positions,
            overlay,
            heights,
            rows: rows.map(|rows| rows.into_iter().map(Row::sorted).collect()),
            recent: Default::default(),
            begun: begun.map(|begun| begun.into_iter().collect()),
            width,
            leaf,
            grown: known,
            serial: crate::recording::serial(),
        }
    }
}

/// Returns how many expansions of `ahead` are placed: of BFS whole layers, so that all nodes of one are treated alike.
fn known(ahead: &Recording) -> u32 {
    if ahead.depth_first().is_some() {
        return ahead.expansions.len();
    }
    let layers = ahead.landmarks(Landmark::Layer);
    match layers.last() {
        Some(&last) if !ahead.newest().is_over() => last as u32 - 1,
        _ => ahead.expansions.len(),
    }
}

/// The maximum number of places reserved for later nodes, not counting those of the last rows: some megabytes.
const MOST_ROOM: u32 = 1 << 18;

/// Every position of the first expansions of a recording made ahead, in the order in which they come.
#[derive(Default)]
struct Plan {
    positions: Vec<PlannedPosition>,
    /// By node: its last position.
    current: Vec<u32>,
    /// The tree of each side in the form that [`tidy`] takes.
    shapes: [Vec<u32>; 2],
}

impl Plan {
    fn new(ahead: &Recording, known: u32, overlay: Option<&Overlay>) -> Self {
        let mut plan = Self::default();
        for root in 0..ahead.expansions.roots() {
            plan.put((root, true), 0, ahead.nodes.side(root), None);
        }
        for k in 1..=known {
            let node = ahead.expansions.node(k).unwrap_or_default();
            let parent = plan.current[node as usize];
            for (_, child, new) in ahead.inserted_by(k) {
                let first = overlay.map_or(child, |overlay| overlay.first(child));
                if first == child {
                    plan.put((child, new), k, ahead.nodes.side(node), Some(parent));
                } else {
                    plan.current.push(plan.current[first as usize]);
                }
            }
            if ahead.root_before(k).is_some() {
                plan.current.push(plan.current[0]);
            }
        }
        if ahead.depth_first().is_some() {
            plan.make_room(ahead, known);
        }
        if plan.shapes[1].is_empty() {
            plan.shapes[1].push(0);
        }
        plan
    }

    /// Puts a node, the first time or again, below the position `parent`.
    fn put(&mut self, (node, first): (u32, bool), at: u32, side: Side, parent: Option<u32>) {
        let number = self.positions.len() as u32;
        let shape = &mut self.shapes[side as usize];
        let own = shape.len() as u32;
        let above = parent.map(|parent| &self.positions[parent as usize]);
        shape.push(above.map_or(own, |above| above.own));
        self.positions.push(PlannedPosition {
            node,
            first,
            at,
            side,
            depth: above.map_or(0, |above| above.depth + 1),
            parent: parent.unwrap_or(number),
            own,
        });
        if first {
            self.current.push(number);
        } else {
            self.current[node as usize] = number;
        }
    }

    /// Reserves room at the right, down to the deepest row, for later nodes below those on the stack of a depth-first
    /// search. It fills its tree from the left, so this keeps the path apart from the nodes that wait beside it.
    fn make_room(&mut self, ahead: &Recording, k: u32) {
        let mut is_leaf = vec![true; self.positions.len()];
        for position in self.positions.iter().skip(1) {
            is_leaf[position.parent as usize] = false;
        }
        let stack = ahead.at(u64::from(k)).stack().flatten();
        let waiting = stack.map(|node| self.current[node as usize] as usize);
        let waiting: Vec<usize> = waiting.filter(|&position| is_leaf[position]).collect();
        let depths = self.positions.iter().map(|position| position.depth);
        let deepest = depths.max().unwrap_or(0);
        let leaves = is_leaf.iter().filter(|&&leaf| leaf).count();
        // Each gets a visible part; if everything later comes below them, together half as much as there is already.
        let least = leaves / 64;
        let once = ahead.algorithm == Algorithm::DepthLimited;
        let most = if ahead.newest().is_over() || !once {
            least
        } else {
            least.max(leaves / (2 * waiting.len().max(1)))
        };
        // Below a path of thousands of rows, the reserved rows are limited, to `MOST_ROOM` places in all.
        let rows = MOST_ROOM / waiting.len().max(1) as u32;
        let shape = &mut self.shapes[0];
        for position in waiting.into_iter().map(|index| &self.positions[index]) {
            let mut above = position.own;
            let last = deepest.min(position.depth + rows);
            for depth in position.depth + 1..=last {
                let breadth = if depth == last { most } else { 1 };
                let first = shape.len() as u32;
                shape.extend(std::iter::repeat_n(above, breadth));
                above = first;
            }
        }
    }
}
