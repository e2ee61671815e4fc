use super::*;
use proptest::prelude::*;

const COLUMNS: usize = 256;

proptest! {
    /// Rows of either kind, and one that grows from few to all, give the same counts.
    #[test]
    fn few_cells_and_all_tell_the_same(
        counted in prop::collection::vec((0..COLUMNS, 0..9_u32, any::<bool>()), 0..300),
        added in prop::collection::vec((0..COLUMNS, 0..9_u32, any::<bool>()), 0..300),
        finer in 0..5_u32,
        range in (0..8_i64, 0..8_i64),
    ) {
        let few = RowCells::new();
        let mut all = RowCells::new();
        all.make_room(RowCells::MANY, COLUMNS);
        let mut rows = [few.clone(), all, few];
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
            seen.retain(|(_, cell)| cell.nodes > 0);
            seen
        });
        prop_assert_eq!(&seen[0], &seen[1]);
        prop_assert_eq!(&seen[0], &seen[2]);
    }
}

#[test]
fn rows_take_room_by_their_nodes() {
    let mut row = RowCells::new();
    row.make_room(RowCells::MANY - 1, 1 << 13);
    for node in 0..10 {
        row.count(node as usize * 800, node, 0, true);
    }
    row.settle();
    assert!(row.bytes() <= 16 * size_of::<(u16, CellCounts)>());
    row.make_room(RowCells::MANY, 1 << 13);
    assert!(row.bytes() <= 64 * RowCells::MANY);
}
