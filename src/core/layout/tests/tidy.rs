use super::*;
use proptest::prelude::*;

/// Trees whose nodes have few children, now bushy, now long.
fn shapes() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec((0.0..1.0_f64, 1_i32..5), 0..150).prop_map(|draws| {
        let mut parents = vec![0];
        for (draw, sharpness) in draws {
            let from = draw.powi(sharpness);
            let last = parents.len() - 1;
            parents.push((((1.0 - from) * parents.len() as f64) as usize).min(last) as u32);
        }
        parents
    })
}

proptest! {
    #[test]
    fn levels_are_in_order_and_apart_and_parents_in_the_middle(shape in shapes()) {
        let (x, width) = tidy(&shape);
        let mut children = vec![Vec::new(); shape.len()];
        for node in 1..shape.len() {
            children[shape[node] as usize].push(node);
        }
        // Depth-first order, siblings in order, meets the nodes of a level from left to right.
        let mut rightmost = vec![f64::NEG_INFINITY; x.len()];
        let mut stack = vec![(0, 0)];
        while let Some((node, depth)) = stack.pop() {
            prop_assert!(x[node] >= 0.5 - 1e-9 && x[node] <= width - 0.5 + 1e-9);
            prop_assert!(x[node] >= rightmost[depth] + 1.0 - 1e-9);
            rightmost[depth] = x[node];
            if let [a, .., b] | [a @ b] = children[node][..] {
                prop_assert!((x[node] - (x[a] + x[b]) / 2.0).abs() < 1e-9);
            }
            stack.extend(children[node].iter().rev().map(|&child| (child, depth + 1)));
        }
    }
}

/// Mirroring a tree mirrors its drawing.
#[test]
fn neither_side_is_preferred() {
    // A root with three children, of which the outer ones have wide levels that push the middle one aside.
    let shape = |widths: [usize; 3]| {
        let mut parents = vec![0, 0, 0, 0];
        for (child, width) in widths.into_iter().enumerate() {
            parents.extend(std::iter::repeat_n(child as u32 + 1, width));
        }
        parents
    };
    let (left, width) = tidy(&shape([5, 0, 2]));
    let (right, other) = tidy(&shape([2, 0, 5]));
    assert!((width - other).abs() < 1e-9);
    for (a, b) in [(1, 3), (2, 2), (3, 1), (0, 0)] {
        assert!((left[a] - (width - right[b])).abs() < 1e-9);
    }
}
