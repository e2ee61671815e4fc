//! The data that a best-first search stores for a node.

use crate::puzzle::Move;
use crate::search::Side;
use crate::search::engine::node_table::Meta;
use crate::search::engine::parent_move::ParentMove;

/// How a node was reached, whether it is closed, and its g; all zero if it was not visited. Sixteen bits are enough for the
/// number of moves, thirty-two for costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeRecord<B = u16>(pub B);

/// The bits of a record.
pub trait RecordBits: Meta {
    /// Two records, one for each side of a bidirectional search.
    type Pair: Meta;
    const BITS: u32;

    /// Packs bits of which those beyond this width are zero.
    fn pack(bits: u32) -> Self;
    fn bits(self) -> u32;
    /// The record of `side` in an entry that holds both.
    fn of(pair: Self::Pair, side: Side) -> Self;
    fn store(self, pair: &mut Self::Pair, side: Side);
}

macro_rules! record_bits {
    ($($bits:ty, $pair:ty;)*) => {$(
        impl RecordBits for $bits {
            type Pair = $pair;
            const BITS: u32 = Self::BITS;

            #[inline(always)]
            fn pack(bits: u32) -> Self {
                bits as Self
            }

            #[inline(always)]
            fn bits(self) -> u32 {
                self.into()
            }

            #[inline(always)]
            fn of(pair: $pair, side: Side) -> Self {
                (pair >> (side as u32 * Self::BITS)) as Self
            }

            #[inline(always)]
            fn store(self, pair: &mut $pair, side: Side) {
                let shift = side as u32 * Self::BITS;
                *pair &= !(<$pair>::from(Self::MAX) << shift);
                *pair |= <$pair>::from(self) << shift;
            }
        }
    )*};
}

record_bits! {
    u16, u32;
    u32, u64;
}

const CLOSED: u32 = 1 << ParentMove::BITS;
const G: u32 = ParentMove::BITS + 1;

impl<B: RecordBits> NodeRecord<B> {
    /// The largest g that can be stored, far above the length of any shortest path (always below 256) and, in 28 bits, its
    /// cost. Only greedy search may exceed it; it never compares two values of g.
    const LARGEST_G: u32 = u32::MAX >> (u32::BITS - B::BITS + G);

    /// The record of `side` in an entry that holds both.
    #[inline]
    pub fn of(entry: B::Pair, side: Side) -> Self {
        Self(B::of(entry, side))
    }

    /// Writes the record into such an entry.
    #[inline]
    pub fn store(self, entry: &mut B::Pair, side: Side) {
        self.0.store(entry, side);
    }

    #[inline]
    pub fn open(g: u32, parent_move: ParentMove) -> Self {
        let code = u32::from(parent_move.code());
        Self(B::pack(g.min(Self::LARGEST_G) << G | code))
    }

    #[inline]
    pub fn closed(self) -> Self {
        Self(B::pack(self.0.bits() | CLOSED))
    }

    #[inline]
    pub fn is_visited(self) -> bool {
        self.0.bits() != 0
    }

    #[inline]
    pub fn g(self) -> u32 {
        self.0.bits() >> G
    }

    #[inline]
    pub fn is_closed(self) -> bool {
        self.0.bits() & CLOSED != 0
    }

    #[inline]
    pub fn parent_move(self) -> Option<Move> {
        ParentMove::from_code(self.0.bits() as u8).mv()
    }
}
