//! Lines of the hash table: keys and what is remembered of each, together in one cache line.

use bytemuck::{Pod, Zeroable};

use crate::search::engine::node_table::Meta;
use crate::search::engine::node_table::ranked::TablePool;

/// A cache line of keys with what is remembered of each. A key of 0 is a free place: no state is all blank.
pub trait CacheLine<M>: Pod {
    /// Places in a line.
    const PLACES: usize;

    /// The keys, filled from the first place on; the others are 0.
    fn keys(&self) -> &[u64];

    /// Places taken.
    fn len(&self) -> usize;

    /// Writes a key into the next free place, and gives back what is remembered there; it is as fresh.
    fn claim(&mut self, key: u64) -> &mut M;

    /// What is remembered in a place.
    fn meta(&self, place: usize) -> M;

    /// The same, to be written.
    fn meta_mut(&mut self, place: usize) -> &mut M;
}

macro_rules! lines {
    ($($name:ident: $places:literal of $meta:ty, $spare:literal bytes to spare;)*) => {$(
        /// See [`CacheLine`].
        #[derive(Clone, Copy, Debug, Pod, Zeroable)]
        #[repr(C, align(64))]
        pub struct $name {
            keys: [u64; $places],
            metas: [$meta; $places],
            spare: [u8; $spare],
            len: u8,
        }

        impl CacheLine<$meta> for $name {
            const PLACES: usize = $places;

            #[inline(always)]
            fn keys(&self) -> &[u64] {
                &self.keys
            }

            #[inline(always)]
            fn len(&self) -> usize {
                usize::from(self.len)
            }

            #[inline(always)]
            fn claim(&mut self, key: u64) -> &mut $meta {
                let place = self.len().min($places - 1);
                self.keys[place] = key;
                self.len = place as u8 + 1;
                &mut self.metas[place]
            }

            #[inline(always)]
            fn meta(&self, place: usize) -> $meta {
                self.metas[place]
            }

            #[inline(always)]
            fn meta_mut(&mut self, place: usize) -> &mut $meta {
                &mut self.metas[place]
            }
        }

        impl Meta for $meta {
            type CacheLine = $name;

            fn pool() -> &'static TablePool<Self> {
                static POOL: TablePool<$meta> = TablePool::new();
                &POOL
            }
        }
    )*};
}

lines! {
    Sevens: 7 of u8, 0 bytes to spare;
    Sixes: 6 of u16, 3 bytes to spare;
    Fives: 5 of u32, 3 bytes to spare;
}
