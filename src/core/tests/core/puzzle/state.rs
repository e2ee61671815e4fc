//! Packed states.

use proptest::prelude::*;
use slidescope_core::puzzle::{Arrangement, NARROW_CELLS, Packed, State, Word};

/// A number of cells that a board may have, and a permutation of that many values.
fn cells() -> impl Strategy<Value = Vec<u8>> {
    (4_u8..=25).prop_flat_map(|cells| Just((0..cells).collect::<Vec<u8>>()).prop_shuffle())
}

/// Compares with a list of cells; `W` is the word they are packed into.
fn is_a_list<W: Word>(cells: &[u8], to: usize) -> Result<(), TestCaseError> {
    let (packed, state) = (Packed::<W>::pack(cells), State::pack(cells));
    let blank = cells.iter().position(|&tile| tile == 0).expect("a blank");
    prop_assert_eq!(State::from(packed), state);
    prop_assert_eq!(state.packed::<W>(), packed);
    prop_assert_eq!((packed.blank(), state.blank()), (blank, blank));
    for (cell, &tile) in cells.iter().enumerate() {
        prop_assert_eq!((packed.tile(cell), state.tile(cell)), (tile, tile));
        let mask = (1 << W::CELL_BITS) - 1;
        prop_assert_eq!(packed.five_bits(cell) & mask, u32::from(tile));
        prop_assert_eq!(Arrangement::five_bits(state, cell), packed.five_bits(cell));
    }
    let mut moved = cells.to_vec();
    moved.swap(blank, to);
    prop_assert_eq!(packed.slide(blank, to), Packed::pack(&moved));
    prop_assert_eq!(state.slide(blank, to), State::pack(&moved));
    Ok(())
}

proptest! {
    #[test]
    fn packed_cells_are_a_list_of_cells(cells in cells(), to in any::<prop::sample::Index>()) {
        let to = to.index(cells.len());
        if cells.len() > NARROW_CELLS {
            is_a_list::<u128>(&cells, to)?;
        } else {
            is_a_list::<u64>(&cells, to)?;
        }
        prop_assert_eq!(State::pack(&cells).is_wide(), cells.len() > NARROW_CELLS);
    }
}
