//! A tidy drawing of a tree that is known in full.
//!
//! Subtrees are drawn separately, then pushed together until they are a leaf apart at the closest level, and their
//! parent is put above the middle of its children (Reingold & Tilford, *Tidier drawings of trees*, 1981). Of a subtree,
//! only its two outlines matter to its neighbours, and joining outlines costs no more than the depth of the shallower
//! one, so that the whole takes linear time.

/// The additional minimum distance of nodes with different parents, compared with siblings, in leaves.
const COUSINS: f64 = 0.25;

/// The outlines of a subtree, relative to its root.
#[derive(Default)]
struct Outline {
    /// The left edge of the leftmost and the right edge of the rightmost node of each level, less `shift`; the deepest
    /// level first.
    levels: Vec<(f64, f64)>,
    shift: f64,
}

impl Outline {
    /// Returns the outer edges of the nodes `depth` levels below the root.
    fn level(&self, depth: usize) -> (f64, f64) {
        let (left, right) = self.levels[self.levels.len() - 1 - depth];
        (left + self.shift, right + self.shift)
    }

    fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Returns how far to the right of this root the root of `other` must be, with cousins `apart` farther than siblings.
    fn distance(&self, other: &Self, apart: f64) -> f64 {
        let common = self.depth().min(other.depth());
        let reach = |depth: usize| {
            let room = if depth == 0 { 0.0 } else { apart };
            self.level(depth).1 - other.level(depth).0 + room
        };
        (0..common).map(reach).fold(f64::MIN, f64::max)
    }
}

/// Returns the x of every node in leaves, from 0, and the width. A tree is a list of its nodes' parents: parents come
/// before their children, siblings are in the order in which they are drawn, and the root is its own parent.
pub fn tidy(parents: &[u32]) -> (Vec<f64>, f64) {
    tidy_of(parents, COUSINS, |_| 1.0)
}

/// As `tidy`, for nodes as `wide` as given, including the space beside them, with cousins `apart` farther than siblings.
pub fn tidy_of(parents: &[u32], apart: f64, wide: impl Fn(usize) -> f64) -> (Vec<f64>, f64) {
    let count = parents.len();
    // By node: its children with the outlines of their subtrees.
    let mut below: Vec<Vec<(usize, Outline)>> = Vec::new();
    below.resize_with(count, Vec::new);
    // At first relative to the parent.
    let mut x = vec![0.0; count];
    for node in (0..count).rev() {
        let mut subtrees = std::mem::take(&mut below[node]);
        subtrees.reverse();
        let positions = side_by_side(&subtrees, apart);
        for ((child, _), &position) in subtrees.iter().zip(&positions) {
            x[*child] = position;
        }
        let outline = join(subtrees, &positions, wide(node) / 2.0);
        below[parents[node] as usize].push((node, outline));
    }
    let (_, whole) = &below[0][0];
    let levels = (0..whole.depth()).map(|depth| whole.level(depth));
    let (left, right) = levels.fold((0.0, 0.0), |(left, right): (f64, f64), level| {
        (left.min(level.0), right.max(level.1))
    });
    x[0] = -left;
    for node in 1..count {
        x[node] += x[parents[node] as usize];
    }
    (x, right - left)
}

/// Returns the outline of subtrees at `positions` below a common parent, which is twice `half` wide.
fn join(mut subtrees: Vec<(usize, Outline)>, positions: &[f64], half: f64) -> Outline {
    let depth = |index: &usize| subtrees[*index].1.depth();
    let mut outline = Outline::default();
    if let Some(deepest) = (0..subtrees.len()).max_by_key(depth) {
        let others = (0..subtrees.len()).filter(|&index| index != deepest);
        let shared = others.map(|index| depth(&index)).max().unwrap_or(0);
        let outermost = |depth: usize| {
            let all = subtrees.iter().zip(positions);
            let there = all.filter(|((_, subtree), _)| depth < subtree.depth());
            let edges = there.map(|((_, subtree), position)| {
                let (left, right) = subtree.level(depth);
                (left + position, right + position)
            });
            edges.fold((f64::MAX, f64::MIN), |(left, right), edge| {
                (left.min(edge.0), right.max(edge.1))
            })
        };
        let levels: Vec<(f64, f64)> = (0..shared).map(outermost).collect();
        outline = std::mem::take(&mut subtrees[deepest].1);
        outline.shift += positions[deepest];
        let last = outline.depth() - 1;
        for (depth, (left, right)) in levels.into_iter().enumerate() {
            outline.levels[last - depth] = (left - outline.shift, right - outline.shift);
        }
    }
    let own = (-half - outline.shift, half - outline.shift);
    outline.levels.push(own);
    outline
}

/// Returns the places of the roots of `subtrees` below their parent. Subtrees pushed together from the left leave free room
/// at the right, and the other way round. The mean of both arrangements is as narrow, and the room in it is spread evenly.
fn side_by_side(subtrees: &[(usize, Outline)], apart: f64) -> Vec<f64> {
    let count = subtrees.len();
    let distance = |left: usize, right: usize| subtrees[left].1.distance(&subtrees[right].1, apart);
    let mut from_left = vec![0.0; count];
    let mut from_right = vec![0.0; count];
    for right in 1..count {
        let reach = |left: usize| from_left[left] + distance(left, right);
        from_left[right] = (0..right).map(reach).fold(f64::MIN, f64::max);
    }
    for left in (0..count.saturating_sub(1)).rev() {
        let reach = |right: usize| from_right[right] - distance(left, right);
        from_right[left] = (left + 1..count).map(reach).fold(f64::MAX, f64::min);
    }
    let middle = |positions: &[f64]| match positions {
        [first, .., last] => (first + last) / 2.0,
        _ => 0.0,
    };
    let (a, b) = (middle(&from_left), middle(&from_right));
    let both = from_left.iter().zip(&from_right);
    both.map(|(left, right)| ((left - a) + (right - b)) / 2.0)
        .collect()
}
