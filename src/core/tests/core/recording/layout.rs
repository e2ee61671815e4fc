//! The parts of the layout of a tree: rows, their cells, their heights, and the tidy drawing of a tree that is known.

use proptest::prelude::*;

use crate::common::{databases, eight_puzzle, far_board};
use slidescope_core::for_tests::{CellCounts, Cursor, Entry, Row, RowCells};
use slidescope_core::layout::Tree;
use slidescope_core::layout::tidy::tidy;
use slidescope_core::recording::Recording;
use slidescope_core::search::{Algorithm, Heuristic, Side, Strategy as SearchStrategy};

proptest! {
    /// Compares with a plain list: entries are inserted anywhere, then found and walked in both directions.
    #[test]
    fn a_row_is_a_sorted_list(positions in prop::collection::vec(0_u32..2000, 0..1500), ascending in any::<bool>()) {
        let (mut row, mut plain) = (Row::default(), Vec::<Entry>::new());
        for (slot, position) in (0..).zip(&positions) {
            let x = f64::from(if ascending { slot } else { *position });
            let guess = slot as usize % 7;
            let cursor = row.first(|other| other.x > x);
            prop_assert_eq!(cursor, row.first_by_x(guess, |other| other > x));
            prop_assert_eq!(cursor, row.first_by_parent(guess, |other| other > x));
            let index = plain.partition_point(|other| other.x <= x);
            let alike = [0, 1, 2].map(|more| Entry { x, under: x, slot: 3 * slot + more, h: 0 });
            let entries = &alike[..=slot as usize % 3];
            plain.splice(index..index, entries.iter().copied());
            let block = row.insert(cursor, entries);
            // Entries of one x stand in the order in which they came.
            let first = row.first(|other| (other.x, other.slot) >= (x, 3 * slot));
            prop_assert_eq!(row.get(first), Some(&entries[0]));
            prop_assert_eq!(row.between(Cursor::default(), first).count(), block + 1);
        }
        prop_assert_eq!(row.after(Cursor::default()).copied().collect::<Vec<_>>(), plain.clone());
        for x in (0..2001).step_by(37).map(f64::from) {
            let (cursor, index) = (row.first(|entry| entry.x >= x), plain.partition_point(|entry| entry.x < x));
            prop_assert_eq!(row.get(cursor), plain.get(index));
            prop_assert!(row.after(cursor).eq(&plain[index..]));
            prop_assert!(row.before(cursor).eq(plain[..index].iter().rev()));
            let (end, length) = (row.first(|entry| entry.x > x + 99.0), plain.partition_point(|entry| entry.x <= x + 99.0));
            prop_assert!(row.between(cursor, end).flatten().eq(&plain[index..length]));
        }
    }
}

const COLUMNS: usize = 256;

fn no_cells() -> RowCells {
    RowCells::Few(Vec::new())
}

proptest! {
    /// Rows of either kind, and one that grows from few to all, give the same counts.
    #[test]
    fn few_cells_and_all_tell_the_same(
        counted in prop::collection::vec((0..COLUMNS, 0..9_u32, any::<bool>()), 0..300),
        added in prop::collection::vec((0..COLUMNS, 0..9_u32, any::<bool>()), 0..300),
        finer in 0..5_u32,
        range in (0..8_i64, 0..8_i64),
    ) {
        let mut all = no_cells();
        all.make_room(RowCells::MANY, COLUMNS);
        let mut rows = [no_cells(), all, no_cells()];
        for row in &mut rows {
            for (node, &(column, h, open)) in (0..).zip(&counted) {
                row.count(column, node, h, open);
            }
            row.settle();
        }
        rows[2].make_room(RowCells::MANY, COLUMNS);
        for row in &mut rows {
            for (node, &(column, h, open)) in (1000..).zip(&added) {
                row.at(column).change(true, node, h, open);
            }
            for (node, &(column, h, open)) in (0..).zip(&counted).step_by(3) {
                row.at(column).change(false, node, h, open);
            }
        }
        let range = (range.0.min(range.1), range.0.max(range.1));
        let seen = rows.each_ref().map(|row| {
            let mut seen = Vec::new();
            row.wider(finer, range, |column, cell| seen.push((column, cell)));
            seen.retain(|(_, cell)| *cell != CellCounts::default());
            seen
        });
        prop_assert_eq!(&seen[0], &seen[1]);
        prop_assert_eq!(&seen[0], &seen[2]);
    }
}

fn bytes(row: &RowCells) -> usize {
    match row {
        RowCells::Few(few) => few.capacity() * size_of::<(u16, CellCounts)>(),
        RowCells::All(all) => size_of_val::<[CellCounts]>(all),
    }
}

#[test]
fn rows_take_room_by_their_nodes() {
    let mut row = no_cells();
    row.make_room(RowCells::MANY - 1, 1 << 13);
    for node in 0..10 {
        row.count(node as usize * 800, node, 0, true);
    }
    row.settle();
    assert!(bytes(&row) <= 16 * size_of::<(u16, CellCounts)>());
    row.make_room(RowCells::MANY, 1 << 13);
    assert!(bytes(&row) <= 64 * RowCells::MANY);
}

/// Whatever two searches were foreseen to need, their rows are in order, and the sides stay apart.
#[test]
fn facing_trees_never_touch() {
    let near = eight_puzzle("867254301", "123456780");
    let mut foreseen = Vec::new();
    for (problem, expansions) in [
        (&near, 0),
        (&near, 6),
        (&near, 20),
        (&near, 300),
        (&far_board(), 5_000),
    ] {
        let strategy = SearchStrategy::new(Algorithm::Bidirectional, Heuristic::Zero);
        let ahead = Recording::ahead(problem, strategy, expansions, databases());
        assert!(!ahead.newest().is_over());
        let tree = Tree::new(&ahead);
        let moment = ahead.at(tree.grown());
        let mut depths = [0, 0];
        for node in (0..moment.nodes()).filter_map(|index| moment.node(ahead.id(index)?)) {
            let depth = &mut depths[node.side as usize];
            *depth = node.depth.max(*depth);
        }
        foreseen.push(depths);
        for side in [Side::Forward, Side::Backward] {
            for g in 0..200 {
                let (here, next) = (tree.y(side, g), tree.y(side, g + 1));
                let down = if side == Side::Forward { 1.0 } else { -1.0 };
                assert!((next - here) * down > 0.0, "row {g} of {side:?}");
            }
        }
        assert!(tree.y(Side::Forward, 200) + 1.0 < tree.y(Side::Backward, 200));
    }
    let some = |is: &dyn Fn(u32, u32) -> bool| foreseen.iter().any(|&[a, b]| is(a, b));
    assert!(
        some(&|a, b| a + b == 0) && some(&|a, b| a != b) && some(&|a, b| a > 8 && b > 8),
        "{foreseen:?}"
    );
}

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
