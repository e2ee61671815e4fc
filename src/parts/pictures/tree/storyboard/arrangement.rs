//! The positions of the nodes of a small tree: in rows of equal depth from the root down, as large as there is room for.
//!
//! All nodes are boards if possible. If boards must not be small, the nodes that matter least become circles first. Two
//! searches face each other.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::pictures::tree::detail::Face;
use slidescope_core::layout::tidy::tidy_of;

/// The trees of both searches, one after the other: parents before their children, siblings in the order of moves.
#[derive(Clone, Debug, Default)]
pub struct Families {
    /// The parent of each node; `None` for a root.
    pub parent: Vec<Option<usize>>,
    /// The first node of the backward search; the number of all nodes if there is none.
    pub(crate) backward: usize,
    /// By node: its rank. The nodes that matter most have rank 0.
    pub rank: Vec<u8>,
}

/// The rank of a node that is neither on the path to the current one nor beside it.
pub const LAST_RANK: u8 = 3;

/// Where the nodes are, in points from the upper left corner of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// By node: what it looks like, its box, and the number of its row.
    pub faces: Vec<Face>,
    pub boxes: Vec<Rect>,
    pub rows: Vec<usize>,
}

/// The maximum factor by which the nodes of a row are farther apart than necessary.
const WIDEST: f32 = 1.7;
/// The maximum number of points by which rows are farther apart than necessary.
const TALLEST: f32 = 22.0;
/// The maximum space above the root, in points.
const ABOVE: f32 = 12.0;
/// The space around everything, in points, for marks outside of a frame.
const MARGIN: f32 = 4.0;
/// The space between two searches, and the additional space between cousins, in points.
const APART: f32 = 14.0;
const COUSINS: f64 = 5.0;

/// Returns the arrangement with the largest nodes in a `room`, or `None` if even the smallest of `faces` does not fit. The
/// `faces` go from large to small. If `mixed`, nodes that matter less become circles before all nodes do.
pub fn arrange(
    families: &Families,
    room: Vec2,
    faces: &[Face],
    mixed: bool,
) -> Option<Arrangement> {
    let (boards, circles): (Vec<Face>, Vec<Face>) =
        faces.iter().partition(|face| face.detail.is_board());
    let rest = *circles.last()?;
    let least = if mixed { 0 } else { LAST_RANK };
    for most in (least..=LAST_RANK).rev() {
        for &board in &boards {
            let matters = |node: usize| families.rank[node] <= most;
            let look = |node| if matters(node) { board } else { rest };
            let made = place(families, room, look);
            if made.is_some() {
                return made;
            }
        }
    }
    let mut circles = circles.into_iter();
    circles.find_map(|circle| place(families, room, |_| circle))
}

fn place(families: &Families, room: Vec2, look: impl Fn(usize) -> Face) -> Option<Arrangement> {
    let count = families.parent.len();
    let faces: Vec<Face> = (0..count).map(look).collect();
    let trees = [0..families.backward, families.backward..count];
    let (mut rows, mut across) = (vec![0; count], vec![0.0; count]);
    // By row, first the forward, then the backward ones, each from the root on: its height with the gap.
    let mut heights: Vec<f32> = Vec::new();
    let mut widths = [0.0_f64; 2];
    let mut first_backward = 0;
    for (tree, width) in trees.clone().into_iter().zip(&mut widths) {
        if tree.is_empty() {
            continue;
        }
        first_backward = heights.len();
        let own = |node: usize| (node - tree.start) as u32;
        let parent = |node: usize| families.parent[node].map_or(0, own);
        let parents: Vec<u32> = tree.clone().map(parent).collect();
        let wide = |node: usize| f64::from(faces[tree.start + node].cell().x);
        let (x, whole) = tidy_of(&parents, COUSINS, wide);
        *width = whole;
        for node in tree.clone() {
            across[node] = x[node - tree.start];
            rows[node] = families.parent[node].map_or(first_backward, |parent| rows[parent] + 1);
            heights.resize(heights.len().max(rows[node] + 1), 0.0);
            heights[rows[node]] = heights[rows[node]].max(faces[node].cell().y);
        }
    }
    let two = families.backward < count;
    let backward = if two { first_backward } else { heights.len() };
    let width = widths[0].max(widths[1]) as f32;
    let height = heights.iter().sum::<f32>() + if two { APART } else { 0.0 };
    let free = room - Vec2::splat(2.0 * MARGIN);
    if width > free.x || height > free.y {
        return None;
    }
    let stretch = (free.x / width).min(WIDEST);
    let spare = ((free.y - height) / heights.len() as f32).min(TALLEST);
    let whole = height + spare * heights.len() as f32;
    // Trees hang from the top: the root stays where it is as rows are added.
    let top = MARGIN + ((free.y - whole) / 2.0).min(ABOVE);
    let mut tops = vec![0.0; heights.len()];
    let mut y = top;
    for row in 0..backward {
        tops[row] = y;
        y += heights[row] + spare;
    }
    let mut y = top + whole;
    for row in backward..heights.len() {
        y -= heights[row];
        tops[row] = y;
        y -= spare;
    }
    let boxes = (0..count).map(|node| {
        let width = widths[usize::from(node >= families.backward)] as f32;
        let x = room.x / 2.0 + (across[node] as f32 - width / 2.0) * stretch;
        let size = faces[node].size;
        Rect::from_min_size(pos2(x - size.x / 2.0, tops[rows[node]]).round(), size)
    });
    let boxes = boxes.collect();
    Some(Arrangement { faces, boxes, rows })
}

/// Returns by node the edge from its parent, between the boxes of nodes that are `drawn`: down to the foot of its row, in
/// the space between two rows to the head of the next, and down to the box, so that it crosses no other box.
pub fn edges(
    families: &Families,
    rows: &[usize],
    (boxes, faces): (&[Rect], &[Face]),
    drawn: &[bool],
) -> Vec<Vec<Pos2>> {
    let count = rows.iter().max().map_or(0, |last| last + 1);
    let (mut heads, mut feet) = (vec![f32::MAX; count], vec![f32::MIN; count]);
    for (node, place) in boxes.iter().enumerate().filter(|&(node, _)| drawn[node]) {
        let row = rows[node];
        heads[row] = heads[row].min(place.top());
        feet[row] = feet[row].max(place.bottom());
    }
    let middle = |node: usize| faces[node].frame_in(boxes[node]).center().x;
    let edge = |(node, parent): (usize, &Option<usize>)| {
        let Some(parent) = parent.filter(|&parent| drawn[parent] && drawn[node]) else {
            return Vec::new();
        };
        // A backward search grows upwards.
        let up = node >= families.backward;
        let (above, below) = if up { (node, parent) } else { (parent, node) };
        let from = pos2(middle(above), boxes[above].bottom());
        let to = pos2(middle(below), boxes[below].top());
        let foot = pos2(from.x, feet[rows[above]]);
        let head = pos2(to.x, heads[rows[below]]);
        let mut line = curve(foot, head);
        if foot.y > from.y {
            line.insert(0, from);
        }
        if to.y > head.y {
            line.push(to);
        }
        line
    };
    families.parent.iter().enumerate().map(edge).collect()
}

/// Returns a curve between two rows that begins and ends vertically. It stays between their y.
fn curve(from: Pos2, to: Pos2) -> Vec<Pos2> {
    const PARTS: usize = 12;
    if (from.x - to.x).abs() < 0.5 {
        return vec![from, to];
    }
    let point = |part: usize| {
        let t = part as f32 / PARTS as f32;
        // A Bézier curve with both handles vertical at half the height.
        let s = 1.0 - t;
        let across = t * t * (3.0 - 2.0 * t);
        let down = 1.5 * s * s * t + 1.5 * s * t * t + t * t * t;
        from + vec2((to.x - from.x) * across, (to.y - from.y) * down)
    };
    (0..=PARTS).map(point).collect()
}
