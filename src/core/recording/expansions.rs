//! The expansions, in the order in which they were made.

use crate::recording::column::Column;
use crate::search::Successors;

/// All recorded expansions, 20 bytes each. They are numbered from 1, so that "after `k` expansions" and "at expansion `k`"
/// are the same moment.
#[derive(Clone, Debug)]
pub(crate) struct Expansions {
    log: Column<Made>,
    roots: u32,
}

/// One expansion, and the counters after it.
#[derive(Clone, Copy, Debug)]
struct Made {
    node: u32,
    nodes: u32,
    duplicates: u32,
    /// The largest number of open nodes so far.
    peak: u32,
    successors: u8,
}

impl Expansions {
    pub(crate) const fn new(roots: u32) -> Self {
        Self {
            log: Column::new(),
            roots,
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> u32 {
        self.log.len() as u32
    }

    pub(crate) const fn bytes(&self) -> usize {
        self.log.bytes()
    }

    pub(crate) const fn roots(&self) -> u32 {
        self.roots
    }

    #[inline]
    pub(crate) fn push(
        &mut self,
        node: u32,
        nodes: u32,
        duplicates: u32,
        open: u32,
        successors: Successors,
    ) {
        let last = self.log.last();
        let (before, peak) = last.map_or((0, self.roots), |last| (last.duplicates, last.peak));
        self.log.push(Made {
            node,
            nodes,
            duplicates: before + duplicates,
            peak: peak.max(open),
            successors: successors.bits(),
        });
    }

    /// Expansion `k`; `None` for 0.
    #[inline]
    fn made(&self, k: u32) -> Option<&Made> {
        k.checked_sub(1).map(|last| &self.log[last as usize])
    }

    /// The node that expansion `k` expanded; `None` for 0 and beyond the last.
    #[inline]
    pub(crate) fn node(&self, k: u32) -> Option<u32> {
        let last = k.checked_sub(1)?;
        self.log.get(last as usize).map(|made| made.node)
    }

    #[inline]
    pub(crate) fn nodes(&self, k: u32) -> u32 {
        self.made(k).map_or(self.roots, |made| made.nodes)
    }

    #[inline]
    pub(crate) fn duplicates(&self, k: u32) -> u32 {
        self.made(k).map_or(0, |made| made.duplicates)
    }

    /// The largest number of open nodes in the first `k` expansions.
    #[inline]
    pub(crate) fn peak(&self, k: u32) -> u32 {
        self.made(k).map_or(self.roots, |made| made.peak)
    }

    #[inline]
    pub(crate) fn successors(&self, k: u32) -> Successors {
        Successors::from_bits(self.made(k).map_or(0, |made| made.successors))
    }
}
