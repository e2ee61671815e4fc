//! A state: a whole board in one `u64`.

/// An arrangement of tiles, four bits a cell, cell 0 in the lowest bits and the blank as 0; cells beyond the board's
/// size are 0. It does not know its size: that belongs to the [`Board`](crate::puzzle::Board) or the search around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State(u64);

const LOW: u64 = 0x1111_1111_1111_1111;
const HIGH: u64 = 0x8888_8888_8888_8888;

impl State {
    /// Packs `cells`, at most sixteen values below sixteen.
    #[must_use]
    pub fn pack(cells: &[u8]) -> Self {
        let place = |(cell, &tile): (usize, &u8)| u64::from(tile & 15) << (4 * cell);
        Self(cells.iter().take(16).enumerate().map(place).sum())
    }

    /// The state with these bits.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The packed bits.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The tile on `cell`, 0 for the blank.
    #[inline]
    #[must_use]
    pub const fn tile(self, cell: usize) -> u8 {
        (self.0 >> (4 * cell)) as u8 & 15
    }

    /// The cell of the blank: the lowest cell that is 0.
    #[inline]
    #[must_use]
    pub const fn blank(self) -> usize {
        // Subtracting 1 from every nibble borrows only above the lowest zero, so the lowest flag is exact.
        let zeros = self.0.wrapping_sub(LOW) & !self.0 & HIGH;
        (zeros.trailing_zeros() / 4) as usize & 15
    }

    /// The state after the blank on cell `blank` changes places with the tile on cell `to`.
    #[inline]
    #[must_use]
    pub const fn slide(self, blank: usize, to: usize) -> Self {
        let tile = (self.0 >> (4 * to)) & 15;
        Self(self.0 ^ (tile << (4 * to)) ^ (tile << (4 * blank)))
    }
}
