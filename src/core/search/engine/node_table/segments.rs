//! An array of any length in segments of memory obtained directly from the system.

use bytemuck::Pod;

use crate::search::engine::mapped_memory::{MappedMemory, Pool};

/// A growing array of zeroed items. Pages that were not yet written to take no memory.
pub struct Segments<T: Pod> {
    /// A small segment, or a large one that is enough for all but the largest tables.
    first: MappedMemory<T>,
    /// Items beyond the first segment, in segments of [`FURTHER`] bytes.
    more: Vec<MappedMemory<T>>,
    len: usize,
}

const SIZE: usize = 64;
/// Bytes of the only segment of a small region.
const SMALL: usize = 1 << 20;
/// Bytes of a further segment. A page clears each at once, between two frames, and has no addresses without memory.
const FURTHER: usize = if cfg!(target_arch = "wasm32") {
    1 << 24
} else {
    1 << 26
};
/// Bytes of the first segment of a large region. If the system provides addresses without memory behind them, this is so
/// large that hardly any table needs more segments.
pub const LARGE: usize = if cfg!(all(unix, target_pointer_width = "64")) {
    1 << 33
} else {
    FURTHER
};

/// Cleared small segments for the next searches.
static CLEARED: Pool = Pool::new(SMALL, 8);

impl<T: Pod> Segments<T> {
    pub const IN_SMALL: usize = SMALL / size_of::<T>();
    pub const IN_FURTHER: usize = FURTHER / size_of::<T>();

    pub fn new(len: usize) -> Self {
        const { assert!(size_of::<T>() == SIZE) };
        let mut region = Self {
            first: CLEARED.take(),
            more: Vec::new(),
            len: 0,
        };
        region.reserve(len);
        region
    }

    /// Number of items reserved.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Grows the array to `len` items; existing items are kept.
    ///
    /// # Panics
    /// If the system refuses the memory. A caller that needs many items calls [`make_room`](Self::make_room) first.
    pub fn reserve(&mut self, len: usize) {
        assert!(self.make_room(len), "room was made for the items");
        self.len = self.len.max(len);
    }

    /// Obtains memory for a later [`reserve`](Self::reserve) of `len` items; returns whether that succeeded.
    pub fn make_room(&mut self, len: usize) -> bool {
        if len > Self::IN_SMALL && self.is_small() {
            let large = MappedMemory::reserved(LARGE).or_else(|| MappedMemory::try_new(FURTHER));
            let Some(mut large) = large.map(MappedMemory::with_huge_pages) else {
                return false;
            };
            large.items_mut()[..self.len].copy_from_slice(&self.first.items()[..self.len]);
            let small = std::mem::replace(&mut self.first, large);
            keep(small, self.len);
        }
        while len > self.first.items().len() + self.more.len() * Self::IN_FURTHER {
            let Some(segment) = MappedMemory::try_new(FURTHER) else {
                return false;
            };
            self.more.push(segment.with_huge_pages());
        }
        true
    }

    fn is_small(&self) -> bool {
        self.first.bytes() == SMALL
    }

    #[inline(always)]
    pub fn at(&self, place: usize) -> &T {
        let first = self.first.items();
        match first.get(place) {
            Some(item) => item,
            None => self.further(place - first.len()),
        }
    }

    #[cold]
    fn further(&self, place: usize) -> &T {
        &self.more[place / Self::IN_FURTHER].items()[place % Self::IN_FURTHER]
    }

    #[inline(always)]
    pub fn at_mut(&mut self, place: usize) -> &mut T {
        debug_assert!(place < self.len, "what was not asked for is not cleared");
        let room = self.first.items().len();
        if place >= room {
            return self.further_mut(place - room);
        }
        &mut self.first.items_mut()[place]
    }

    #[cold]
    fn further_mut(&mut self, place: usize) -> &mut T {
        &mut self.more[place / Self::IN_FURTHER].items_mut()[place % Self::IN_FURTHER]
    }
}

/// Returns a small segment to the pool after clearing its first `used` items, which may have been written to.
fn keep<T: Pod>(mut small: MappedMemory<T>, used: usize) {
    small.items_mut()[..used].fill(T::zeroed());
    CLEARED.put(small);
}

impl<T: Pod> Drop for Segments<T> {
    fn drop(&mut self) {
        if self.is_small()
            && let Some(nothing) = MappedMemory::reserved(0)
        {
            keep(std::mem::replace(&mut self.first, nothing), self.len);
        }
    }
}
