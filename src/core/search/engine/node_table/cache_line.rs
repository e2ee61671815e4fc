//! Lines of the hash table: keys and their records, together in one cache line.

use bytemuck::{Pod, Zeroable};

use crate::puzzle::Word;
use crate::search::engine::node_table::Meta;
use crate::search::engine::node_table::ranked::TablePool;

/// A cache line of keys with a record for each. A key of 0 marks a free place: no state is all zero.
pub trait CacheLine<K, M>: Pod {
    const PLACES: usize;

    /// The keys, filled from the first place on; the others are 0.
    fn keys(&self) -> &[K];

    /// Number of occupied places.
    fn len(&self) -> usize;

    /// Writes a key into the next free place. Returns the record of that place, which is all zero.
    fn claim(&mut self, key: K) -> &mut M;

    fn meta(&self, place: usize) -> M;

    fn meta_mut(&mut self, place: usize) -> &mut M;
}

/// A word as the key of a hash table.
pub trait Key: Word {
    type Line<M: Meta>: CacheLine<Self, M>;

    /// Spreads keys evenly over the high bits.
    fn hash(self) -> u64;
}

/// The fractional part of the golden ratio: spreads keys evenly over the high bits (Knuth, TAOCP vol. 3, § 6.4).
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// An odd number with irregular bits, so that the halves of a wide key do not cancel out.
const SPREAD: u64 = 0xBF58_476D_1CE4_E5B9;

impl Key for u64 {
    type Line<M: Meta> = M::NarrowLine;

    #[inline(always)]
    fn hash(self) -> u64 {
        self.wrapping_mul(GOLDEN)
    }
}

impl Key for u128 {
    type Line<M: Meta> = M::WideLine;

    #[inline(always)]
    fn hash(self) -> u64 {
        let high = ((self >> 64) as u64).wrapping_mul(SPREAD);
        (self as u64 ^ high ^ high >> 32).wrapping_mul(GOLDEN)
    }
}

macro_rules! line {
    ($name:ident: $places:literal keys of $key:ident and $meta:ident, $spare:literal bytes to spare) => {
        #[derive(Clone, Copy, Debug, Pod, Zeroable)]
        #[repr(C, align(64))]
        pub struct $name {
            keys: [$key; $places],
            metas: [$meta; $places],
            spare: [u8; $spare],
            len: u8,
        }

        impl CacheLine<$key, $meta> for $name {
            const PLACES: usize = $places;

            #[inline(always)]
            fn keys(&self) -> &[$key] {
                &self.keys
            }

            #[inline(always)]
            fn len(&self) -> usize {
                usize::from(self.len)
            }

            #[inline(always)]
            fn claim(&mut self, key: $key) -> &mut $meta {
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
    };
}

line!(Sevens: 7 keys of u64 and u8, 0 bytes to spare);
line!(Sixes: 6 keys of u64 and u16, 3 bytes to spare);
line!(Fives: 5 keys of u64 and u32, 3 bytes to spare);
line!(Threes: 3 keys of u64 and u64, 15 bytes to spare);
line!(WideBytes: 3 keys of u128 and u8, 12 bytes to spare);
line!(WidePairs: 3 keys of u128 and u16, 9 bytes to spare);
line!(WideFours: 3 keys of u128 and u32, 3 bytes to spare);
line!(WideEights: 2 keys of u128 and u64, 15 bytes to spare);

macro_rules! metas {
    ($($meta:ty: $narrow:ty, $wide:ty;)*) => {$(
        impl Meta for $meta {
            type NarrowLine = $narrow;
            type WideLine = $wide;

            fn pool() -> &'static TablePool<Self> {
                static POOL: TablePool<$meta> = TablePool::new();
                &POOL
            }
        }
    )*};
}

metas! {
    u8: Sevens, WideBytes;
    u16: Sixes, WidePairs;
    u32: Fives, WideFours;
    u64: Threes, WideEights;
}
