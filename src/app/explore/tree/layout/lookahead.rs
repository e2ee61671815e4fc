//! The places of what is known beforehand.

use crate::{
    app::explore::tree::layout::{
        Tree,
        overlay::Overlay,
        positions::Positions,
        row_heights::RowHeights,
        rows::{Entry, Row},
        tidy::{TreeShape, tidy},
    },
    recording::{History, Landmark},
    search::{Algorithm, Side},
};

/// A place that is foreseen, before it has an x.
struct ForeseenNode {
    node: u32,
    /// Whether it is the node's first.
    first: bool,
    /// The expansion that puts the node there.
    at: u32,
    side: Side,
    depth: u32,
    /// The place of the node's parent then.
    parent: u32,
    /// Which it is of its side.
    own: u32,
}

impl Tree {
    /// A tree for the histories of a run that begins as `ahead` does, with the places of all that is in there.
    #[must_use]
    pub fn new(ahead: &History) -> Self {
        let known = known(ahead);
        let overlay = ahead.depth_first().map(|_| {
            let mut overlay = Overlay::default();
            overlay.push(None);
            (1..=known).for_each(|k| overlay.follow(ahead, k));
            overlay
        });
        let (foreseen, current, shapes) = foreseen(ahead, known, overlay.as_ref());
        let tidied = shapes.map(|shape| tidy(&shape));
        let width = tidied[0].1.max(tidied[1].1);
        let leaf = [0, 1].map(|side: usize| width / tidied[side].1);
        let x = |slot: &ForeseenNode| {
            let side = slot.side as usize;
            tidied[side].0[slot.own as usize] * leaf[side]
        };

        let mut positions = Positions::default();
        let mut rows: [Vec<Vec<Entry>>; 2] = Default::default();
        let mut begun: [Vec<u32>; 2] = Default::default();
        if overlay.is_some() {
            for &slot in &current {
                positions.push(x(&foreseen[slot as usize]));
            }
        }
        for slot in &foreseen {
            let side = slot.side as usize;
            let (here, under) = (x(slot), x(&foreseen[slot.parent as usize]));
            let number = if overlay.is_some() {
                slot.node
            } else if slot.first {
                positions.push(here)
            } else {
                positions.push_later(slot.node, slot.at, here)
            };
            if slot.depth as usize >= rows[side].len() {
                rows[side].push(Vec::new());
                begun[side].push(slot.at);
            }
            rows[side][slot.depth as usize].push(Entry {
                x: here,
                under,
                slot: number,
            });
        }
        Self {
            positions,
            overlay,
            heights: heights(ahead, &rows),
            rows: rows.map(|rows| rows.into_iter().map(Row::sorted).collect()),
            begun,
            width,
            leaf,
            grown: known,
            serial: crate::recording::serial(),
        }
    }
}

/// How much of `ahead` is drawn with foresight: of BFS whole layers, so that the nodes of one are treated alike.
fn known(ahead: &History) -> u32 {
    if ahead.depth_first().is_some() {
        return ahead.expansions.len();
    }
    let layers = ahead.landmarks(Landmark::Layer);
    match layers.last() {
        Some(&last) if !ahead.newest().is_over() => last as u32 - 1,
        _ => ahead.expansions.len(),
    }
}

/// Every place of the first `known` expansions, in the order in which they come, the last one of each node, and the tree
/// of each side.
fn foreseen(
    ahead: &History,
    known: u32,
    overlay: Option<&Overlay>,
) -> (Vec<ForeseenNode>, Vec<u32>, [TreeShape; 2]) {
    let mut foreseen: Vec<ForeseenNode> = Vec::new();
    let mut shapes: [TreeShape; 2] = Default::default();
    let mut current: Vec<u32> = Vec::new();
    let mut put = |node: u32,
                   first: bool,
                   at: u32,
                   side: Side,
                   parent: Option<u32>,
                   current: &mut Vec<u32>| {
        let number = foreseen.len() as u32;
        let shape = &mut shapes[side as usize];
        let own = shape.parent.len() as u32;
        let above = parent.map(|parent| &foreseen[parent as usize]);
        shape.parent.push(above.map_or(own, |above| above.own));
        let depth = above.map_or(0, |above| above.depth + 1);
        foreseen.push(ForeseenNode {
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
        make_room(ahead, known, (&foreseen, &current), &mut shapes[0]);
    }
    if shapes[1].parent.is_empty() {
        shapes[1].parent.push(0);
    }
    (foreseen, current, shapes)
}

/// Keeps room at the right, down to the deepest row, for what has yet to come below the nodes on the stack of a depth-first
/// search: it fills its tree from the left, and so the path and what waits beside it can be told from each other.
fn make_room(
    ahead: &History,
    k: u32,
    (foreseen, current): (&[ForeseenNode], &[u32]),
    shape: &mut TreeShape,
) {
    let mut is_leaf = vec![true; foreseen.len()];
    for slot in foreseen.iter().skip(1) {
        is_leaf[slot.parent as usize] = false;
    }
    let waiting = ahead.stack(k).flatten();
    let waiting = waiting.map(|node| current[node as usize]);
    let waiting: Vec<u32> = waiting.filter(|&slot| is_leaf[slot as usize]).collect();
    let deepest = foreseen.iter().map(|slot| slot.depth).max().unwrap_or(0);
    let leaves = is_leaf.iter().filter(|&&leaf| leaf).count();
    // Each as much as can be seen; where all that comes will be below them, half as much together as there is already.
    let least = leaves / 64;
    let once = ahead.algorithm == Algorithm::DepthLimited;
    let most = if ahead.newest().is_over() || !once {
        least
    } else {
        least.max(leaves / (2 * waiting.len().max(1)))
    };
    for slot in waiting.into_iter().map(|slot| &foreseen[slot as usize]) {
        let mut above = slot.own;
        for depth in slot.depth + 1..=deepest {
            let breadth = if depth == deepest { most } else { 1 };
            let first = shape.parent.len() as u32;
            shape.parent.extend(std::iter::repeat_n(above, breadth));
            above = first;
        }
    }
}

fn heights(ahead: &History, rows: &[Vec<Vec<Entry>>; 2]) -> RowHeights {
    if !ahead.algorithm.is_bidirectional() {
        return RowHeights::single();
    }
    let depths = rows.each_ref().map(|rows| rows.len() as u32 - 1);
    RowHeights::two_roots(depths, ahead.newest().is_over())
}
