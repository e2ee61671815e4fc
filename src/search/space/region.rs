//! Any number of items in memory straight from the system, in segments.

use bytemuck::Pod;

use crate::search::mapped::{Mapped, Pool};

/// Zeroed items that lie one behind the other, as many as are asked for. What was not yet written to takes no memory.
pub struct Region<T: Pod> {
    /// One small segment, or any number of large ones.
    segments: Vec<Mapped<T>>,
    /// Items asked for.
    len: usize,
}

/// Bytes of the one segment of a small region.
const SMALL: usize = 1 << 20;
/// Bytes of a segment of a large region.
const LARGE: usize = 1 << 26;

/// Small segments for the next searches, cleared.
static CLEARED: Pool = Pool::new(SMALL, 8);

impl<T: Pod> Region<T> {
    const IN_SMALL: usize = SMALL / size_of::<T>();
    const IN_LARGE: usize = LARGE / size_of::<T>();

    /// One of `len` items.
    pub fn new(len: usize) -> Self {
        const { assert!(size_of::<T>().is_power_of_two()) };
        let mut region = Self {
            segments: vec![CLEARED.take()],
            len: 0,
        };
        region.reserve(len);
        region
    }

    /// Items that have been asked for; there are no others.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Asks for `len` items in all; those there were stay.
    pub fn reserve(&mut self, len: usize) {
        if len > Self::IN_SMALL && self.is_small() {
            let mut large = Self::large();
            large.items_mut()[..self.len].copy_from_slice(&self.segments[0].items()[..self.len]);
            let small = std::mem::replace(&mut self.segments[0], large);
            keep(small, self.len);
        }
        while len > Self::IN_SMALL.max(self.segments.len() * Self::IN_LARGE) {
            self.segments.push(Self::large());
        }
        self.len = self.len.max(len);
    }

    fn large() -> Mapped<T> {
        Mapped::new(LARGE).with_huge_pages()
    }

    fn is_small(&self) -> bool {
        self.segments[0].bytes() == SMALL
    }

    /// The item at `place`.
    #[inline(always)]
    pub fn at(&self, place: usize) -> &T {
        &self.segments[place / Self::IN_LARGE].items()[place % Self::IN_LARGE]
    }

    /// The same, to be written to.
    #[inline(always)]
    pub fn at_mut(&mut self, place: usize) -> &mut T {
        debug_assert!(place < self.len, "what was not asked for is not cleared");
        &mut self.segments[place / Self::IN_LARGE].items_mut()[place % Self::IN_LARGE]
    }
}

/// Leaves a small segment to the next region; its first `used` items may have been written to.
fn keep<T: Pod>(mut small: Mapped<T>, used: usize) {
    small.items_mut()[..used].fill(T::zeroed());
    CLEARED.put(small);
}

impl<T: Pod> Drop for Region<T> {
    fn drop(&mut self) {
        if self.is_small() {
            self.segments
                .drain(..)
                .for_each(|small| keep(small, self.len));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What one region leaves behind, no other finds; what stood in the small segment stands in the large one.
    #[test]
    fn is_zero_until_it_is_written_to() {
        for len in [1, 100, Region::<u64>::IN_SMALL, Region::<u64>::IN_LARGE + 1] {
            let mut region = Region::<u64>::new(len.min(1000));
            for place in 0..region.len() {
                assert_eq!(*region.at(place), 0, "{place}");
                *region.at_mut(place) = place as u64 + 1;
            }
            region.reserve(len);
            for place in 0..len {
                let expected = if place < 1000 { place as u64 + 1 } else { 0 };
                assert_eq!(*region.at(place), expected, "{place} of {len}");
            }
            *region.at_mut(len - 1) = 7;
        }
    }
}
