//! The positions of the first nodes, computed from a search ahead of the run.

use crate::app::explore::tree::layout::Tree;
use crate::app::explore::tree::layout::overlay::Overlay;
use crate::app::explore::tree::layout::positions::{Positions, RowHeights};
use crate::app::explore::tree::layout::rows::{Entry, Row};
use crate::app::explore::tree::layout::tidy::tidy;
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
    /// Its index among those of its side.
    own: u32,
}

impl Tree {
    /// Returns a tree for the recordings of a run that begins like `ahead`, with the positions of all nodes in it.
    pub fn new(ahead: &Recording) -> Self {
        let known = known(ahead);
        let overlay = ahead.depth_first().map(|_| {
            let mut overlay = Overlay::default();
            overlay.push(None);
            (1..=known).for_each(|k| overlay.follow(ahead, k));
            overlay
        });
        let (planned, current, shapes) = planned(ahead, known, overlay.as_ref());
        let tidied = shapes.map(|shape| tidy(&shape));
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
            for &position in &current {
                positions.push(x(&planned[position as usize]));
            }
        }
        for position in &planned {
            let side = position.side as usize;
            let (here, under) = (x(position), x(&planned[position.parent as usize]));
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
        Self {
            positions,
            overlay,
            heights: heights(ahead, &rows),
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

/// Returns every position of the first `known` expansions, in the order in which they come, the last one of each node, and
/// the tree of each side in the form that [`tidy`] takes.
fn planned(
    ahead: &Recording,
    known: u32,
    overlay: Option<&Overlay>,
) -> (Vec<PlannedPosition>, Vec<u32>, [Vec<u32>; 2]) {
    let mut planned: Vec<PlannedPosition> = Vec::new();
    let mut shapes: [Vec<u32>; 2] = Default::default();
    let mut current: Vec<u32> = Vec::new();
    let mut put = |node: u32,
                   first: bool,
                   at: u32,
                   side: Side,
                   parent: Option<u32>,
                   current: &mut Vec<u32>| {
        let number = planned.len() as u32;
        let shape = &mut shapes[side as usize];
        let own = shape.len() as u32;
        let above = parent.map(|parent| &planned[parent as usize]);
        shape.push(above.map_or(own, |above| above.own));
        let depth = above.map_or(0, |above| above.depth + 1);
        planned.push(PlannedPosition {
            node,
            first,
            at,
            side,
            depth,
            parent: parent.unwrap_or(number),
            own,
        });
        if first {
            current.push(number);
        } else {
            current[node as usize] = number;
        }
    };
    for root in 0..ahead.expansions.roots() {
        put(root, true, 0, ahead.nodes.side(root), None, &mut current);
    }
    for k in 1..=known {
        let node = ahead.expansions.node(k).unwrap_or_default();
        let parent = current[node as usize];
        for (child, new) in ahead.inserted_by(k) {
            let first = overlay.map_or(child, |overlay| overlay.first(child));
            if first != child {
                current.push(current[first as usize]);
                continue;
            }
            put(
                child,
                new,
                k,
                ahead.nodes.side(node),
                Some(parent),
                &mut current,
            );
        }
        if ahead.root_before(k).is_some() {
            current.push(current[0]);
        }
    }
    if ahead.depth_first().is_some() {
        make_room(ahead, known, (&planned, &current), &mut shapes[0]);
    }
    if shapes[1].is_empty() {
        shapes[1].push(0);
    }
    (planned, current, shapes)
}

/// The maximum number of places reserved for later nodes, not counting those of the last rows: some megabytes.
const MOST_ROOM: u32 = 1 << 18;

/// Reserves room at the right, down to the deepest row, for later nodes below those on the stack of a depth-first search.
/// It fills its tree from the left, so this keeps the path apart from the nodes that wait beside it.
fn make_room(
    ahead: &Recording,
    k: u32,
    (planned, current): (&[PlannedPosition], &[u32]),
    shape: &mut Vec<u32>,
) {
    let mut is_leaf = vec![true; planned.len()];
    for position in planned.iter().skip(1) {
        is_leaf[position.parent as usize] = false;
    }
    let waiting = ahead.at(u64::from(k)).stack().flatten();
    let waiting = waiting.map(|node| current[node as usize]);
    let waiting: Vec<u32> = waiting
        .filter(|&position| is_leaf[position as usize])
        .collect();
    let deepest = planned
        .iter()
        .map(|position| position.depth)
        .max()
        .unwrap_or(0);
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
    for position in waiting
        .into_iter()
        .map(|position| &planned[position as usize])
    {
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

fn heights(ahead: &Recording, rows: &[Vec<Vec<Entry>>; 2]) -> RowHeights {
    if !ahead.algorithm.is_bidirectional() {
        return RowHeights::single();
    }
    let depths = rows.each_ref().map(|rows| rows.len() as u32 - 1);
    RowHeights::two_roots(depths, ahead.newest().is_over())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::examples;
    use crate::search::{Heuristic, PatternDatabases, Strategy};

    /// Room for each of thousands of nodes down to the deepest row would be eight million places.
    #[test]
    fn a_path_of_thousands_of_rows_takes_little_room() {
        let korf = examples().iter().find(|example| example.id() == "korf-1");
        let korf = korf.expect("it is there");
        let problem = crate::puzzle::Problem::new(korf.start, korf.goal).expect("equal sizes");
        let strategy = Strategy {
            depth_limit: Some(50_000),
            ..Strategy::new(Algorithm::DepthLimited, Heuristic::Zero)
        };
        let ahead = Recording::ahead(&problem, strategy, 4_096, &PatternDatabases::default());
        let (_, _, shapes) = planned(&ahead, known(&ahead), None);
        let places = shapes[0].len();
        assert!(places < 2 * MOST_ROOM as usize, "{places} places");
    }
}
