//! Where a search first came deeper, or to a higher rank, than ever before.

use crate::recording::column::Column;

/// The expansions at which the largest value so far grew, with the new value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rises(Column<(u32, u32), 256>);

impl Rises {
    #[inline]
    pub(crate) fn note(&mut self, at: u32, value: u32) {
        if self.0.last().is_none_or(|&(_, most)| value > most) {
            self.0.push((at, value));
        }
    }

    pub(crate) fn moments(&self) -> Vec<u64> {
        self.0.iter().map(|&(at, _)| u64::from(at)).collect()
    }

    /// The largest value in the first `k` expansions, or 0.
    pub(crate) fn most(&self, k: u32) -> u32 {
        let count = self.0.partition_point(|&(at, _)| at <= k);
        count.checked_sub(1).map_or(0, |last| self.0[last].1)
    }

    /// The first expansion with at least this value.
    pub(crate) fn reaches(&self, value: u32) -> Option<u64> {
        let first = self.0.partition_point(|&(_, most)| most < value);
        self.0.get(first).map(|&(at, _)| u64::from(at))
    }
}
